import { describe, expect, it } from 'vitest';
import { FONT_FILES, FONT_IDS, type FontId, STYLE_FONTS } from '../../../../src/shared/display/font-ids.ts';
import { splitTypefaceRuns } from '../../../../src/shared/text/fonts/fallback.ts';
import { loadFonts, shapeWord } from '../../../../src/shared/text/fonts/fonts.ts';
import { getTestFonts } from '../../card/support.ts';

const fonts = getTestFonts();

describe('fonts', () => {
  it('kern pairs of letters', () => {
    const typeface = fonts['display-black'];
    const separateWidth = shapeWord(typeface, 'A').advance + shapeWord(typeface, 'V').advance;
    expect(shapeWord(typeface, 'AV').advance).toBeLessThan(separateWidth);
  });

  it('join letters into ligatures that keep the text of both', () => {
    const { glyphs } = shapeWord(fonts.text, 'fine');
    expect(glyphs.map((glyph) => glyph.text)).toEqual(['fi', 'n', 'e']);
  });

  it('contain a space in every typeface, so that copied words stay apart', () => {
    expect(FONT_IDS.filter((id) => !fonts[id].font.hasGlyphForCodePoint(32))).toEqual([]);
  });

  it('shape a word once and cache it', () => {
    expect(shapeWord(fonts.text, 'remember')).toBe(shapeWord(fonts.text, 'remember'));
  });

  it.each(['Ærøskøbing', 'Ночной', 'Ξύπνα', 'Łódź', 'Йети'])(
    'contain every letter of %s in every typeface',
    (sampleWord) => {
      for (const fontId of STYLE_FONTS) expect(shapeWord(fonts[fontId], sampleWord).missing).toBe('');
    },
  );

  it('report characters that no typeface has and keep the requested typeface for them', () => {
    expect(shapeWord(fonts.text, 'a語').missing).toBe('語');
    expect(splitRuns('text', 'a語b')).toEqual([
      ['text', 'a'],
      ['text', '語'],
      ['text', 'b'],
    ]);
  });

  it('parse a typeface only when it is first needed', () => {
    const parsedIds: string[] = [];
    const lazyFiles: Partial<Record<FontId, Uint8Array>> = {};
    for (const fontId of FONT_IDS) {
      const readFile = (): Uint8Array => {
        parsedIds.push(fontId);
        return fonts[fontId].file;
      };
      Object.defineProperty(lazyFiles, fontId, { get: readFile });
    }
    const lazyFonts = loadFonts(lazyFiles as Record<FontId, Uint8Array>);
    expect(parsedIds).toEqual([]);
    splitTypefaceRuns(lazyFonts, 'text', 'Plain words');
    splitTypefaceRuns(lazyFonts, 'text', 'אור');
    expect(parsedIds).toEqual(['text', 'hebrew']);
    expect(lazyFonts.text).toBe(lazyFonts.text);
    expect(Object.keys(FONT_FILES)).toEqual([...FONT_IDS]);
  });

  it('place the same glyphs with and without the mark tables when there are no marks', () => {
    for (const fontId of STYLE_FONTS) {
      const { font } = fonts[fontId];
      const codePoints = font.characterSet.filter(
        (codePoint) => codePoint >= 0x21 && codePoint <= 0x52f && !(codePoint >= 0x300 && codePoint <= 0x36f),
      );
      const testWords = codePoints.map((codePoint) => `V${String.fromCodePoint(codePoint)}j`);
      const foundGlyphs = testWords.map((word) =>
        shapeWord(fonts[fontId], word).glyphs.map((glyph) => [glyph.id, glyph.x, glyph.y]),
      );
      const expectedGlyphs = testWords.map((word) => {
        const { glyphs, positions } = font.layout(word);
        let penPosition = 0;
        return glyphs.map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          penPosition += xAdvance;
          return [glyph.id, penPosition - xAdvance + xOffset, yOffset];
        });
      });
      expect(
        testWords.filter(
          (_entry, index) => JSON.stringify(foundGlyphs[index]) !== JSON.stringify(expectedGlyphs[index]),
        ),
      ).toEqual([]);
    }
    // Marks on their own are still placed.
    expect(shapeWord(fonts.text, 'x\u0301').glyphs[1]?.x).not.toBe(shapeWord(fonts.text, 'x').advance);
  });

  it('give Greek capitals their own characters, although they share outlines with Latin ones', () => {
    const listGlyphTexts = (word: string): string[] => shapeWord(fonts.text, word).glyphs.map((glyph) => glyph.text);
    expect(listGlyphTexts('AHO')).toEqual(['A', 'H', 'O']);
    expect(listGlyphTexts('ΑΗΟ')).toEqual(['Α', 'Η', 'Ο']);
  });
});

const splitRuns = (fontId: FontId, word: string): [string, string][] =>
  splitTypefaceRuns(fonts, fontId, word).map(({ typeface, text }) => [typeface.id, text]);

describe('fallback typefaces', () => {
  it.each<[FontId, string, [string, string][]]>([
    [
      'display-black',
      'Żółć★',
      [
        ['display-black', 'Żółć'],
        ['symbols', '★'],
      ],
    ],
    // The letters of a word stay together. Symbols and other scripts change the typeface on their own.
    ['display-black', 'Ŝip', [['text-bold', 'Ŝip']]],
    ['display-bold', 'NGUYỄN', [['text-bold', 'NGUYỄN']]],
    [
      'display-black',
      'Nguyễn★',
      [
        ['text-bold', 'Nguyễn'],
        ['symbols', '★'],
      ],
    ],
    [
      'display-black',
      'Ŝאור',
      [
        ['text-bold', 'Ŝ'],
        ['hebrew-black', 'אור'],
      ],
    ],
    [
      'text',
      'Ẁỳn₿',
      [
        ['text', 'Ẁỳn'],
        ['letters', '₿'],
      ],
    ],
    ['text', '→½€', [['text', '→½€']]],
    [
      'text',
      'aⅧ∞♥',
      [
        ['text', 'a'],
        ['symbols', 'Ⅷ'],
        ['text', '∞'],
        ['symbols', '♥'],
      ],
    ],
    ['text-bold', 'אור', [['hebrew-black', 'אור']]],
    ['text', 'نور،', [['arabic', 'نور،']]],
    [
      'text',
      'x😀',
      [
        ['text', 'x'],
        ['emoji', '😀'],
      ],
    ],
  ])('for %s set %s in runs of the right typefaces', (fontId, word, expectedRuns) => {
    expect(splitRuns(fontId, word)).toEqual(expectedRuns);
  });

  it('keep a grapheme cluster in one typeface', () => {
    expect(splitRuns('text', '👩‍🚀❤️')).toEqual([['emoji', '👩‍🚀❤️']]);
    expect(splitRuns('display-black', 'A\u0301')).toHaveLength(1);
  });
});
