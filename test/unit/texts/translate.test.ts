import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumeral } from '../../../src/shared/text/numeral.ts';
import { formatLateText, isSameText } from '../../../src/shared/texts/late-text.ts';
import { formatNumber } from '../../../src/shared/texts/numbers.ts';
import { createTranslate, type MessageCatalog, type Translate } from '../../../src/shared/texts/translate.ts';
import { t, tGerman } from '../../support/texts.ts';

/** A function for messages that no catalogue of the app has. */
type TranslateAny = ((key: string, values?: object) => string) & Pick<Translate, 'add' | 'has' | 'language'>;
const createFor = (language: string, ...catalogues: MessageCatalog[]) =>
  createTranslate(language, catalogues) as unknown as TranslateAny;

describe('a message that was formatted before', () => {
  it('is the text of a catalogue that is added later', () => {
    const translate = createFor('en', { text: '{name} is missing.' });
    expect(translate('text', { name: 'Ash' })).toBe('Ash is missing.');
    translate.add({ text: '{name} cannot be found.' });
    expect(translate('text', { name: 'Ash' })).toBe('Ash cannot be found.');
  });

  it('fails without its values, like the first time', () => {
    const translate = createFor('en', { text: '{name} is missing.' });
    expect(() => translate('text')).toThrow('name');
    expect(translate('text', { name: 'Ash' })).toBe('Ash is missing.');
    expect(() => translate('text')).toThrow('name');
  });
});

describe('a number in a message', () => {
  it('has the digits and the grouping of its language, whether it is small or large', () => {
    expect(formatNumber('ar-EG', 1234)).toBe('١٢٣٤');
    expect(['en', 'de'].map((language) => formatNumber(language, 9999))).toEqual(['9999', '9999']);
    expect(['en', 'de'].map((language) => formatNumber(language, 10_000))).toEqual(['10,000', '10.000']);
    expect(['en', 'de'].map((language) => formatNumber(language, -0))).toEqual(['0', '0']);
  });

  it('is written in English as everywhere else in Rollcall', () => {
    const numbers = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 100),
    );
    fc.assert(
      fc.property(numbers, (n) => {
        expect(formatNumber('en', n)).toBe(formatNumeral(n));
        expect(createFor('en', { count: '{n, number}' })('count', { n })).toBe(formatNumeral(n));
      }),
      { seed: 40, numRuns: 2000 },
    );
    expect([formatNumber('en', Infinity), formatNumber('en', -Infinity)]).toEqual(['∞', '-∞']);
  });

  it('has the marks of its language, and none in a number of four digits', () => {
    const numbers = [4500, 45_000, 0.5, -12_345.25, -0];
    expect(numbers.map((n) => formatNumber('en', n))).toEqual(['4500', '45,000', '0.5', '-12,345.25', '0']);
    expect(numbers.map((n) => formatNumber('de', n))).toEqual(['4500', '45.000', '0,5', '-12.345,25', '0']);
  });
});

describe('a message', () => {
  it('without values is returned as it is, except for quoted braces and apostrophes', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}'#|]/.test(text)),
        (text) => {
          expect(createFor('en', { group: { text } })('group.text')).toBe(text);
        },
      ),
      { seed: 41, numRuns: 500 },
    );
    expect(createFor('en', { text: "It's <b>here</b>, '{'not a value'}'." })('text')).toBe(
      "It's <b>here</b>, {not a value}.",
    );
  });

  it('shows its values as they are: braces, apostrophes and tags in a name mean nothing', () => {
    const names = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(names, (name) => {
        expect(createFor('de', { text: '„{name}“ fehlt.' })('text', { name })).toBe(`„${name}“ fehlt.`);
      }),
      { seed: 42, numRuns: 500, examples: [['{name}'], ["O'Neil"], ['<b>'], ['#'], ['']] },
    );
  });

  it('counts in its language', () => {
    const count = '{n, plural, one {{n, number} card} other {{n, number} cards}}';
    const english = createFor('en', { count });
    expect([0, 1, 2, 12_000].map((n) => english('count', { n }))).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
      '12,000 cards',
    ]);
    expect(createFor('de', { count: '{n, plural, one {# Karte} other {# Karten}}' })('count', { n: 12_000 })).toBe(
      '12.000 Karten',
    );
  });

  it('of a later catalogue takes the place of an earlier one, also when it is added after the first use', () => {
    const texts = createFor('de', { a: 'one {x}', b: 'two' }, { a: 'eins {x}' });
    expect([texts('a', { x: 1 }), texts('b'), texts('c.d'), texts.has('c.d')]).toEqual(['eins 1', 'two', 'c.d', false]);
    texts.add({ a: 'ein {x}', c: { d: 'drei' } });
    expect([texts('a', { x: 1 }), texts('b'), texts('c.d'), texts.has('c.d')]).toEqual(['ein 1', 'two', 'drei', true]);
  });
});

describe('a text that is made where it is shown', () => {
  it('is in the language of whoever shows it', () => {
    expect([t, tGerman].map((texts) => formatLateText(texts, (own) => own('shell.undo')))).toEqual([
      'Undo',
      'Rückgängig',
    ]);
    expect(formatLateText(tGerman, 'Tide Warden')).toBe('Tide Warden');
  });

  it('is the same as another one with the same message and values, and as no other', () => {
    const describeRows = (n: number) => (own: Translate) => own('decks.rows', { n });
    expect(isSameText(describeRows(1), describeRows(1))).toBe(true);
    expect(isSameText(describeRows(1), describeRows(2))).toBe(false);
    expect(isSameText('Undo', (own) => own('shell.undo'))).toBe(false);
    expect(isSameText('Undo', 'Undo')).toBe(true);
    expect([isSameText(undefined, undefined), isSameText(undefined, ''), isSameText('', undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
