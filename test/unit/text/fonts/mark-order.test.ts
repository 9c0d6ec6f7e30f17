import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypeface, shapeWord } from '../../../../src/shared/text/fonts/fonts.ts';
import { orderMarks } from '../../../../src/shared/text/fonts/mark-order.ts';
import { testFonts } from '../../card/support.ts';

type Place = readonly [glyph: number, x: number, y: number];
const file = new URL('../../../fixtures/unicode/harfbuzz-marks.json', import.meta.url);
const ROWS = JSON.parse(readFileSync(file, 'utf8')) as readonly [font: keyof typeof FACES, word: string, Place[]][];

const parseFixture = (name: string) =>
  parseTypeface('arabic', readFileSync(new URL(`../../../fixtures/fonts/${name}.ttf`, import.meta.url)), false);
const fonts = testFonts();
const FACES = {
  arabic: fonts.arabic,
  hebrew: fonts.hebrew,
  'lam-alef': parseFixture('lam-alef'),
  nastaliq: parseFixture('nastaliq'),
  thai: parseFixture('thai'),
  burmese: parseFixture('burmese'),
};
const glyphsOf = (font: keyof typeof FACES, word: string): readonly Place[] =>
  shapeWord(FACES[font], word, { rightToLeft: !['thai', 'burmese'].includes(font) }).glyphs.map(
    ({ id, x, y }): Place => [id, x, y],
  );
/** Marks of one letter may be listed in any order. */
const sorted = (places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);

const points = (text: string): string => [...text].map((one) => (one.codePointAt(0) ?? 0).toString(16)).join(' ');

describe('marks on letters', () => {
  const differingWords = (font: keyof typeof FACES): string[] =>
    ROWS.filter(
      ([name, word, places]) => name === font && !isDeepStrictEqual(sorted(glyphsOf(font, word)), sorted(places)),
    ).map(([, word]) => points(word));

  it('are set where HarfBuzz sets them in Quranic, Persian, Urdu, Pashto, Sindhi and Kashmiri words and in random stacks', () => {
    expect(ROWS.filter(([name]) => name === 'arabic').length).toBeGreaterThan(250);
    expect(differingWords('arabic')).toEqual([]);
  });

  it('are set where HarfBuzz sets them in Hebrew', () => {
    expect(ROWS.filter(([name]) => name === 'hebrew').length).toBeGreaterThan(50);
    expect(differingWords('hebrew')).toEqual([]);
  });

  it('are set on the alef of a ligature whose font counts more components than characters', () => {
    expect(differingWords('lam-alef')).toEqual([]);
  });

  it('leave Nastaliq letters the shapes that depend on two letters before them', () => {
    expect(differingWords('nastaliq')).toEqual([]);
  });

  it('put the ring of a Thai am below its tone mark', () => {
    expect(differingWords('thai')).toEqual([]);
  });

  it('leave Burmese letters in the order in which they are drawn', () => {
    expect(differingWords('burmese')).toEqual([]);
  });

  it('keep the text of Thai and Burmese words as it was written', () => {
    for (const [font, word] of ROWS.filter(([name]) => name === 'thai' || name === 'burmese')) {
      const text = shapeWord(FACES[font], word).glyphs.map((glyph) => glyph.text);
      expect(text.join(''), points(word)).toBe(word);
    }
  });

  it('are set alike in both stored orders of shadda and vowel', () => {
    for (const vowel of 'ًٌٍَُِْٰ')
      expect(glyphsOf('arabic', `مُح${vowel}ّد`), points(vowel)).toEqual(glyphsOf('arabic', `مُحّ${vowel}د`));
  });

  it('keep the text in the order in which it was written', () => {
    const glyphs = [...shapeWord(fonts.arabic, 'مُحَمَّد', { rightToLeft: true }).glyphs].reverse();
    expect(glyphs.map(({ text }) => text).join('')).toBe('مُحَمَّد');
  });

  it('never throw for a letter that the font has no place on', () => {
    expect(() => shapeWord(fonts.arabic, 'ي\u0654\u06e8\u0651ه\u0654\u0651د', { rightToLeft: true })).not.toThrow();
  });
});

describe('the order of marks for shaping', () => {
  it.each([
    ['shadda before a vowel', '062d 064e 0651', '62d 651 64e'],
    ['a modifier above before a shadda', '062f 064e 0651 0658', '62f 658 651 64e'],
    ['a modifier below before one above', '062f 0658 06e3', '62f 6e3 658'],
    ['no modifier behind another mark of its side', '062f 064e 0653 0658', '62f 64e 653 658'],
    ['a hamza joined to its letter', '0648 064f 0654', '624 64f'],
    ['a madda joined to its alef past a fatha', '0627 064e 0653', '622 64e'],
    ['no hamza joined to its waw past another mark above', '0648 0615 0654', '648 615 654'],
    ['nothing across a grapheme joiner', '062d 064e 034f 0651', '62d 64e 34f 651'],
    ['a dagesh before a vowel', '05d1 05b8 05bc', '5d1 5bc 5b8'],
    ['a shin dot before a dagesh', '05e9 05bc 05c1', '5e9 5c1 5bc'],
  ])('has %s', (_, word, ordered) => {
    const text = String.fromCodePoint(...word.split(' ').map((point) => Number.parseInt(point, 16)));
    expect(points(orderMarks(text))).toBe(ordered);
  });

  it('leaves letter and mark apart where the font has no character for both', () => {
    expect(points(orderMarks('\u0627\u0653', () => false))).toBe('627 653');
  });

  const MARKS = [...'\u064b\u064c\u064e\u0650\u0651\u0652\u0670\u0654\u0655\u0653\u0658\u06dc\u06e3\u05b4\u05bc\u05c1'];
  const word = fc
    .array(fc.tuple(fc.constantFrom(...'بدحرو'), fc.uniqueArray(fc.constantFrom(...MARKS), { maxLength: 4 })))
    .map((letters) => letters.map(([letter, marks]) => letter + marks.join('')).join(''));

  it('is the same for every way of storing the same text, adds nothing and loses nothing', () => {
    fc.assert(
      fc.property(word, (text) => {
        const [decomposed, composed] = [text.normalize('NFD'), text.normalize('NFC')];
        expect(orderMarks(decomposed)).toBe(orderMarks(composed));
        expect(orderMarks(text)).toBe(orderMarks(composed));
        expect(orderMarks(orderMarks(text))).toBe(orderMarks(text));
        expect(orderMarks(text).normalize('NFD')).toBe(decomposed);
      }),
      { seed: 53 },
    );
  });
});
