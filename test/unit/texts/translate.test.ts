import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumeral } from '../../../src/shared/text/numeral.ts';
import { formatLateText, isSameText } from '../../../src/shared/texts/late-text.ts';
import { formatNumber } from '../../../src/shared/texts/numbers.ts';
import { createTranslate, type MessageCatalog, type Translate } from '../../../src/shared/texts/translate.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

/** A translate function that accepts keys that are in no catalog of the app. */
type TranslateAny = ((key: string, values?: object) => string) & Pick<Translate, 'add' | 'has' | 'language'>;
const createTranslateFor = (language: string, ...catalogues: MessageCatalog[]) =>
  createTranslate(language, catalogues) as unknown as TranslateAny;

describe('a message that was formatted before', () => {
  it('changes when a catalog that replaces it is added later', () => {
    const translate = createTranslateFor('en', { text: '{name} is missing.' });
    expect(translate('text', { name: 'Ash' })).toBe('Ash is missing.');
    translate.add({ text: '{name} cannot be found.' });
    expect(translate('text', { name: 'Ash' })).toBe('Ash cannot be found.');
  });

  it('throws without its values, like the first time', () => {
    const translate = createTranslateFor('en', { text: '{name} is missing.' });
    expect(() => translate('text')).toThrow('name');
    expect(translate('text', { name: 'Ash' })).toBe('Ash is missing.');
    expect(() => translate('text')).toThrow('name');
  });
});

describe('a number in a message', () => {
  it('uses the digits and the grouping of its language, whether it is small or large', () => {
    expect(formatNumber('ar-EG', 1234)).toBe('١٢٣٤');
    expect(['en', 'de'].map((language) => formatNumber(language, 9999))).toEqual(['9999', '9999']);
    expect(['en', 'de'].map((language) => formatNumber(language, 10_000))).toEqual(['10,000', '10.000']);
    expect(['en', 'de'].map((language) => formatNumber(language, -0))).toEqual(['0', '0']);
  });

  it('matches formatNumeral in English', () => {
    const numbers = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.integer({ min: -99_999, max: 99_999 }).map((number) => number / 100),
    );
    fc.assert(
      fc.property(numbers, (number) => {
        expect(formatNumber('en', number)).toBe(formatNumeral(number));
        expect(createTranslateFor('en', { count: '{n, number}' })('count', { n: number })).toBe(formatNumeral(number));
      }),
      { seed: 40, numRuns: 2000 },
    );
    expect([formatNumber('en', Infinity), formatNumber('en', -Infinity)]).toEqual(['∞', '-∞']);
  });

  it('uses the decimal and grouping marks of its language, and no grouping in a four-digit number', () => {
    const numbers = [4500, 45_000, 0.5, -12_345.25, -0];
    expect(numbers.map((number) => formatNumber('en', number))).toEqual(['4500', '45,000', '0.5', '-12,345.25', '0']);
    expect(numbers.map((number) => formatNumber('de', number))).toEqual(['4500', '45.000', '0,5', '-12.345,25', '0']);
  });
});

describe('a message', () => {
  it('returns its text unchanged without values, except for quoted braces and apostrophes', () => {
    fc.assert(
      fc.property(
        fc.string().filter((messageText) => !/[{}'#|]/.test(messageText)),
        (messageText) => {
          expect(createTranslateFor('en', { group: { text: messageText } })('group.text')).toBe(messageText);
        },
      ),
      { seed: 41, numRuns: 500 },
    );
    expect(createTranslateFor('en', { text: "It's <b>here</b>, '{'not a value'}'." })('text')).toBe(
      "It's <b>here</b>, {not a value}.",
    );
  });

  it('inserts values literally, including braces, apostrophes and tags', () => {
    const arbitraryNames = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(arbitraryNames, (arbitraryName) => {
        expect(createTranslateFor('de', { text: '„{name}“ fehlt.' })('text', { name: arbitraryName })).toBe(
          `„${arbitraryName}“ fehlt.`,
        );
      }),
      { seed: 42, numRuns: 500, examples: [['{name}'], ["O'Neil"], ['<b>'], ['#'], ['']] },
    );
  });

  it('uses the plural rules of its language', () => {
    const countMessage = '{n, plural, one {{n, number} card} other {{n, number} cards}}';
    const english = createTranslateFor('en', { count: countMessage });
    expect([0, 1, 2, 12_000].map((number) => english('count', { n: number }))).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
      '12,000 cards',
    ]);
    expect(
      createTranslateFor('de', { count: '{n, plural, one {# Karte} other {# Karten}}' })('count', { n: 12_000 }),
    ).toBe('12.000 Karten');
  });

  it('overrides the message of an earlier catalog, even when it is added after the first use', () => {
    const translateTexts = createTranslateFor('de', { a: 'one {x}', b: 'two' }, { a: 'eins {x}' });
    expect([
      translateTexts('a', { x: 1 }),
      translateTexts('b'),
      translateTexts('c.d'),
      translateTexts.has('c.d'),
    ]).toEqual(['eins 1', 'two', 'c.d', false]);
    translateTexts.add({ a: 'ein {x}', c: { d: 'drei' } });
    expect([
      translateTexts('a', { x: 1 }),
      translateTexts('b'),
      translateTexts('c.d'),
      translateTexts.has('c.d'),
    ]).toEqual(['ein 1', 'two', 'drei', true]);
  });
});

describe('a text that is formatted when it is shown', () => {
  it('uses the language of the viewer', () => {
    expect(
      [translate, translateToGerman].map((translateTexts) =>
        formatLateText(translateTexts, (translateText) => translateText('shell.undo')),
      ),
    ).toEqual(['Undo', 'Rückgängig']);
    expect(formatLateText(translateToGerman, 'Tide Warden')).toBe('Tide Warden');
  });

  it('compares equal only to a text with the same message and values', () => {
    const describeRows = (number: number) => (translateText: Translate) => translateText('decks.rows', { n: number });
    expect(isSameText(describeRows(1), describeRows(1))).toBe(true);
    expect(isSameText(describeRows(1), describeRows(2))).toBe(false);
    expect(isSameText('Undo', (translateText) => translateText('shell.undo'))).toBe(false);
    expect(isSameText('Undo', 'Undo')).toBe(true);
    expect([isSameText(undefined, undefined), isSameText(undefined, ''), isSameText('', undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
