import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { describeOptions, groupOptions } from '../../../src/shared/rules/option-texts.ts';
import { toggle } from '../../../src/shared/rules/options.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

describe.each(GAMES.all.map((game) => [game.id, game] as const))('house rules of %s', (_, game) => {
  const groups = groupOptions(game.options, game.optionTexts);

  it('belong to exactly one group each', () => {
    const shownKeys = groups.flatMap(({ options }) => options.map(({ key }) => key));
    expect(shownKeys.sort()).toEqual(Object.keys(game.options).sort());
    expect(groups.map(({ title }) => title)).not.toContain('');
  });

  it.each([
    ['English', translate],
    ['German', translateToGerman],
  ])('use a message for each text in %s', (_language, translateToLanguage) => {
    const lateTexts = groups.flatMap(({ title, options }) => [
      title,
      ...options.flatMap(({ text }) => [text.label, text.changes, ...Object.values(text.values ?? {})]),
    ]);
    // A missing message appears as its key.
    expect(
      lateTexts
        .map((lateText) => formatLateText(translateToLanguage, lateText))
        .filter((formattedText) => /^\w+Options\./.test(formattedText)),
    ).toEqual([]);
  });

  it('show unique labels, explain their effect in sentences and name each possible value', () => {
    const shownOptions = groups.flatMap(({ options }) => options);
    expect(new Set(shownOptions.map(({ text }) => formatLateText(translate, text.label))).size).toBe(
      shownOptions.length,
    );
    for (const { key, row, text } of shownOptions) {
      expect(formatLateText(translate, text.changes), key).toMatch(/\.$/);
      expect(Object.keys(text.values ?? {}), key).toEqual(row.kind === 'choice' ? row.values : []);
    }
  });
});

it('an option without a group is listed last under its key', () => {
  const optionRegister = { 'x.one': toggle('A-1'), 'x.two': toggle('A-2') };
  const optionTexts = describeOptions(
    optionRegister,
    { first: ['two', 'unknown'] },
    (option, textName) => `${option}.${textName}`,
  );
  expect(groupOptions(optionRegister, optionTexts)).toMatchObject([
    { title: 'groups.first', options: [{ key: 'x.two', text: { label: 'two.label', changes: 'two.changes' } }] },
    { title: '', options: [{ key: 'x.one', text: { label: 'x.one', changes: '' } }] },
  ]);
});
