import { expect, it } from 'vitest';
import { switchLanguage, translated } from '../../../src/shared/i18n/translation.ts';

it('a translation takes the place of the English sentences, deep inside too, for whoever holds them already', () => {
  const english = { one: 'One', more: { two: 'Two', count: (n: number) => `${n} more` }, list: ['a'] };
  const { more } = english;
  const read = () => [english.one, more.two, more.count(3), english.list];
  const german = { one: 'Eins', more: { two: 'Zwei', count: (n: number) => `${n} weitere` }, list: ['b'] };
  const restore = switchLanguage('de', [{ groups: [translated(english, german)] }]);
  expect(read()).toEqual(['Eins', 'Zwei', '3 weitere', ['b']]);
  restore();
  expect(read()).toEqual(['One', 'Two', '3 more', ['a']]);
});
