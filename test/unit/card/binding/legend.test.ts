import { expect, it } from 'vitest';
import { createLegend } from '../../../../src/shared/card/binding/legend.ts';
import { ICONS } from '../../../support/cards/cards.ts';

it('the legend names the icons that texts of a character have, each once, and passes over what is left open', () => {
  const names = (character: object) =>
    createLegend({ card: { icons: ICONS } } as never, character as never, { word: String } as never).map(
      ({ icon }) => icon,
    );
  const [first = '', second = ''] = Object.keys(ICONS);
  expect(names({ odd: null, level: 3, talents: [{ text: `Spend {2 ${first}} or {${first}}.` }] })).toEqual([
    `{${first}}`,
  ]);
  expect(names({ text: `\\{${second}}`, art: { credit: `{${second}}` }, more: undefined })).toEqual([]);
  expect(names({ text: 'plain' })).toEqual([]);
});
