import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { describeOptions, groupOptions } from '../../../src/shared/rules/option-texts.ts';
import { toggle } from '../../../src/shared/rules/options.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { t, tGerman } from '../../support/texts.ts';

describe.each(GAMES.all.map((game) => [game.id, game] as const))('the house rules of %s', (_, game) => {
  const groups = groupOptions(game.options, game.optionTexts);

  it('have a group each', () => {
    const shown = groups.flatMap(({ options }) => options.map(({ key }) => key));
    expect(shown.sort()).toEqual(Object.keys(game.options).sort());
    expect(groups.map(({ title }) => title)).not.toContain('');
  });

  it.each([
    ['English', t],
    ['German', tGerman],
  ])('have a message for each text in %s', (_language, translate) => {
    const texts = groups.flatMap(({ title, options }) => [
      title,
      ...options.flatMap(({ text }) => [text.label, text.changes, ...Object.values(text.values ?? {})]),
    ]);
    // A message that is missing is shown as its key.
    expect(texts.map((text) => formatLateText(translate, text)).filter((text) => /^\w+Options\./.test(text))).toEqual(
      [],
    );
  });

  it('have labels of their own, say what they change in sentences, and name each value that can be chosen', () => {
    const shown = groups.flatMap(({ options }) => options);
    expect(new Set(shown.map(({ text }) => formatLateText(t, text.label))).size).toBe(shown.length);
    for (const { key, row, text } of shown) {
      expect(formatLateText(t, text.changes), key).toMatch(/\.$/);
      expect(Object.keys(text.values ?? {}), key).toEqual(row.kind === 'choice' ? row.values : []);
    }
  });
});

it('an option without a group is shown last, by its key', () => {
  const register = { 'x.one': toggle('A-1'), 'x.two': toggle('A-2') };
  const texts = describeOptions(register, { first: ['two', 'unknown'] }, (option, text) => `${option}.${text}`);
  expect(groupOptions(register, texts)).toMatchObject([
    { title: 'groups.first', options: [{ key: 'x.two', text: { label: 'two.label', changes: 'two.changes' } }] },
    { title: '', options: [{ key: 'x.one', text: { label: 'x.one', changes: '' } }] },
  ]);
});
