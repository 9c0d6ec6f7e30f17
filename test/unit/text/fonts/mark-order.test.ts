import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypeface, shapeWord } from '../../../../src/shared/text/fonts/fonts.ts';
import { orderMarks } from '../../../../src/shared/text/fonts/mark-order.ts';
import { getTestFonts } from '../../card/support.ts';

/**
 * Tests where the marks (accents and vowel signs) of Arabic, Hebrew, Thai and Burmese letters are placed. The fixture has the results of
 * HarfBuzz, the shaping library of browsers.
 */

type GlyphPlace = readonly [glyph: number, x: number, y: number];
const fixtureUrl = new URL('../../../fixtures/unicode/harfbuzz-marks.json', import.meta.url);
const SHAPED_WORDS = JSON.parse(readFileSync(fixtureUrl, 'utf8')) as readonly [
  font: keyof typeof TYPEFACES,
  word: string,
  GlyphPlace[],
][];

const parseFixture = (fixtureName: string) =>
  parseTypeface('arabic', readFileSync(new URL(`../../../fixtures/fonts/${fixtureName}.ttf`, import.meta.url)), false);
const fonts = getTestFonts();
const TYPEFACES = {
  arabic: fonts.arabic,
  hebrew: fonts.hebrew,
  'lam-alef': parseFixture('lam-alef'),
  nastaliq: parseFixture('nastaliq'),
  thai: parseFixture('thai'),
  burmese: parseFixture('burmese'),
};
const shapeGlyphs = (fontName: keyof typeof TYPEFACES, word: string): readonly GlyphPlace[] =>
  shapeWord(TYPEFACES[fontName], word, { rightToLeft: !['thai', 'burmese'].includes(fontName) }).glyphs.map(
    ({ id, x, y }): GlyphPlace => [id, x, y],
  );
/** Sorts the marks of a letter, because their order does not matter. */
const sortPlaces = (glyphPlaces: readonly GlyphPlace[]): GlyphPlace[] =>
  [...glyphPlaces].sort(
    (firstPlace, secondPlace) =>
      firstPlace[0] - secondPlace[0] || firstPlace[1] - secondPlace[1] || firstPlace[2] - secondPlace[2],
  );

const formatCodePoints = (text: string): string =>
  [...text].map((character) => (character.codePointAt(0) ?? 0).toString(16)).join(' ');

describe('marks on letters', () => {
  const listDifferingWords = (fontName: keyof typeof TYPEFACES): string[] =>
    SHAPED_WORDS.filter(
      ([rowFont, word, glyphPlaces]) =>
        rowFont === fontName && !isDeepStrictEqual(sortPlaces(shapeGlyphs(fontName, word)), sortPlaces(glyphPlaces)),
    ).map(([, word]) => formatCodePoints(word));

  it('match HarfBuzz in Quranic, Persian, Urdu, Pashto, Sindhi and Kashmiri words and in random stacks', () => {
    expect(SHAPED_WORDS.filter(([name]) => name === 'arabic').length).toBeGreaterThan(250);
    expect(listDifferingWords('arabic')).toEqual([]);
  });

  it('match HarfBuzz in Hebrew', () => {
    expect(SHAPED_WORDS.filter(([name]) => name === 'hebrew').length).toBeGreaterThan(50);
    expect(listDifferingWords('hebrew')).toEqual([]);
  });

  it('attach to the alef of a ligature whose font counts more components than characters', () => {
    expect(listDifferingWords('lam-alef')).toEqual([]);
  });

  it('keep the Nastaliq letter shapes that depend on two preceding letters', () => {
    expect(listDifferingWords('nastaliq')).toEqual([]);
  });

  it('put the ring of a Thai am below its tone mark', () => {
    expect(listDifferingWords('thai')).toEqual([]);
  });

  it('keep the drawing order of Burmese letters', () => {
    expect(listDifferingWords('burmese')).toEqual([]);
  });

  it('keep the text of Thai and Burmese words', () => {
    for (const [fontName, word] of SHAPED_WORDS.filter(([name]) => name === 'thai' || name === 'burmese')) {
      const glyphTexts = shapeWord(TYPEFACES[fontName], word).glyphs.map((glyph) => glyph.text);
      expect(glyphTexts.join(''), formatCodePoints(word)).toBe(word);
    }
  });

  it('look the same in both stored orders of shadda and vowel', () => {
    for (const vowelMark of 'ًٌٍَُِْٰ')
      expect(shapeGlyphs('arabic', `مُح${vowelMark}ّد`), formatCodePoints(vowelMark)).toEqual(
        shapeGlyphs('arabic', `مُحّ${vowelMark}د`),
      );
  });

  it('keep the written order of the text', () => {
    const wordGlyphs = [...shapeWord(fonts.arabic, 'مُحَمَّد', { rightToLeft: true }).glyphs].reverse();
    expect(wordGlyphs.map(({ text }) => text).join('')).toBe('مُحَمَّد');
  });

  it('do not throw on a letter without an anchor in the font', () => {
    expect(() => shapeWord(fonts.arabic, 'ي\u0654\u06e8\u0651ه\u0654\u0651د', { rightToLeft: true })).not.toThrow();
  });
});

describe('orderMarks', () => {
  // Each row has the code points of a word as it is written, and as its marks are ordered.
  it.each([
    ['a shadda precedes a vowel', '062d 064e 0651', '62d 651 64e'],
    ['a modifier above precedes a shadda', '062f 064e 0651 0658', '62f 658 651 64e'],
    ['a modifier below precedes one above', '062f 0658 06e3', '62f 6e3 658'],
    ['a modifier stays after another mark on its side', '062f 064e 0653 0658', '62f 64e 653 658'],
    ['a hamza joins its letter', '0648 064f 0654', '624 64f'],
    ['a madda joins its alef past a fatha', '0627 064e 0653', '622 64e'],
    ['a hamza does not join its waw past another mark above', '0648 0615 0654', '648 615 654'],
    ['no mark crosses a grapheme joiner', '062d 064e 034f 0651', '62d 64e 34f 651'],
    ['a dagesh precedes a vowel', '05d1 05b8 05bc', '5d1 5bc 5b8'],
    ['a shin dot precedes a dagesh', '05e9 05bc 05c1', '5e9 5c1 5bc'],
  ])('orders marks so that %s', (_label, codePoints, expectedOrder) => {
    const text = String.fromCodePoint(...codePoints.split(' ').map((point) => Number.parseInt(point, 16)));
    expect(formatCodePoints(orderMarks(text))).toBe(expectedOrder);
  });

  it('keeps letter and mark separate when the font has no composed character', () => {
    expect(formatCodePoints(orderMarks('\u0627\u0653', () => false))).toBe('627 653');
  });

  const MARKS = [...'\u064b\u064c\u064e\u0650\u0651\u0652\u0670\u0654\u0655\u0653\u0658\u06dc\u06e3\u05b4\u05bc\u05c1'];
  const arbitraryWord = fc
    .array(fc.tuple(fc.constantFrom(...'بدحرو'), fc.uniqueArray(fc.constantFrom(...MARKS), { maxLength: 4 })))
    .map((letters) => letters.map(([letter, marks]) => letter + marks.join('')).join(''));

  it('gives the same order for every normalization form and keeps all marks', () => {
    fc.assert(
      fc.property(arbitraryWord, (arbitraryText) => {
        const [decomposed, composed] = [arbitraryText.normalize('NFD'), arbitraryText.normalize('NFC')];
        expect(orderMarks(decomposed)).toBe(orderMarks(composed));
        expect(orderMarks(arbitraryText)).toBe(orderMarks(composed));
        expect(orderMarks(orderMarks(arbitraryText))).toBe(orderMarks(arbitraryText));
        expect(orderMarks(arbitraryText).normalize('NFD')).toBe(decomposed);
      }),
      { seed: 53 },
    );
  });
});
