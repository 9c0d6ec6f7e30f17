import { expect, it } from 'vitest';
import { optionInWords, shownOptions } from '../../../src/shared/games/option-texts.ts';
import { OPTION_TEXTS } from '../../../src/shared/games/supers-unlimited/option-texts.ts';
import { OPTIONS } from '../../../src/shared/games/supers-unlimited/options.ts';

it('every house rule says what it changes, and every value of a choice has a name', () => {
  const shown = shownOptions(OPTIONS, OPTION_TEXTS).flatMap(({ options }) => options);
  expect(shown.map(({ key }) => key).sort()).toEqual(Object.keys(OPTIONS).sort());
  for (const { key, row, text } of shown) {
    expect(text.changes, key).toMatch(/\.$/);
    expect(Object.keys(text.values ?? {}).sort(), key).toEqual(row.kind === 'choice' ? [...row.values].sort() : []);
  }
});

it('says an option in words, and an unknown one by its key', () => {
  expect(optionInWords(OPTION_TEXTS, 'su.uniqueSupers', true)).toEqual(['Every Super once', 'on']);
  expect(optionInWords(OPTION_TEXTS, 'su.spray', 'off')).toEqual(['Spray', 'not at all']);
  expect(optionInWords(OPTION_TEXTS, 'su.none', 3)).toEqual(['su.none', '3']);
});
