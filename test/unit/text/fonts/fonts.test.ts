import { describe, expect, it } from 'vitest';
import { FONT_FILES, FONT_IDS, type FontId, STYLE_FONTS } from '../../../../src/shared/display/font-ids.ts';
import { splitTypefaceRuns } from '../../../../src/shared/text/fonts/fallback.ts';
import { loadFonts, shapeWord } from '../../../../src/shared/text/fonts/fonts.ts';
import { testFonts } from '../../card/support.ts';

const fonts = testFonts();

describe('fonts', () => {
  it('kerns: a pair that fits into each other is narrower than its letters', () => {
    const face = fonts['display-black'];
    const apart = shapeWord(face, 'A').advance + shapeWord(face, 'V').advance;
    expect(shapeWord(face, 'AV').advance).toBeLessThan(apart);
  });

  it('joins letters into ligatures that still say both', () => {
    const { glyphs } = shapeWord(fonts.text, 'fine');
    expect(glyphs.map((glyph) => glyph.text)).toEqual(['fi', 'n', 'e']);
  });

  it('has a space in every face, so that what each says can be told apart', () => {
    expect(FONT_IDS.filter((id) => !fonts[id].font.hasGlyphForCodePoint(32))).toEqual([]);
  });

  it('shapes a word once', () => {
    expect(shapeWord(fonts.text, 'remember')).toBe(shapeWord(fonts.text, 'remember'));
  });

  it.each(['Ærøskøbing', 'Ночной', 'Ξύπνα', 'Łódź', 'Йети'])('has every letter of %s in every face', (word) => {
    for (const id of STYLE_FONTS) expect(shapeWord(fonts[id], word).missing).toBe('');
  });

  it('says which characters no face has, and stays with the wanted face then', () => {
    expect(shapeWord(fonts.text, 'a語').missing).toBe('語');
    expect(runs('text', 'a語b')).toEqual([
      ['text', 'a'],
      ['text', '語'],
      ['text', 'b'],
    ]);
  });

  it('parses a face when it is first asked for, and only then', () => {
    const asked: string[] = [];
    const files: Partial<Record<FontId, Uint8Array>> = {};
    for (const id of FONT_IDS) {
      const get = (): Uint8Array => {
        asked.push(id);
        return fonts[id].file;
      };
      Object.defineProperty(files, id, { get });
    }
    const lazy = loadFonts(files as Record<FontId, Uint8Array>);
    expect(asked).toEqual([]);
    splitTypefaceRuns(lazy, 'text', 'Plain words');
    splitTypefaceRuns(lazy, 'text', 'אור');
    expect(asked).toEqual(['text', 'hebrew']);
    expect(lazy.text).toBe(lazy.text);
    expect(Object.keys(FONT_FILES)).toEqual([...FONT_IDS]);
  });

  it('places the same glyphs with and without the tables for marks, where there are none to place', () => {
    for (const id of STYLE_FONTS) {
      const { font } = fonts[id];
      const letters = font.characterSet.filter(
        (code) => code >= 0x21 && code <= 0x52f && !(code >= 0x300 && code <= 0x36f),
      );
      const words = letters.map((code) => `V${String.fromCodePoint(code)}j`);
      const found = words.map((word) => shapeWord(fonts[id], word).glyphs.map((glyph) => [glyph.id, glyph.x, glyph.y]));
      const wanted = words.map((word) => {
        const { glyphs, positions } = font.layout(word);
        let pen = 0;
        return glyphs.map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          pen += xAdvance;
          return [glyph.id, pen - xAdvance + xOffset, yOffset];
        });
      });
      expect(words.filter((_, index) => JSON.stringify(found[index]) !== JSON.stringify(wanted[index]))).toEqual([]);
    }
    // Marks by themselves are placed all the same.
    expect(shapeWord(fonts.text, 'x\u0301').glyphs[1]?.x).not.toBe(shapeWord(fonts.text, 'x').advance);
  });

  it('gives each glyph of one outline its own character: Greek capitals are not spelt in Latin', () => {
    const texts = (word: string): string[] => shapeWord(fonts.text, word).glyphs.map((glyph) => glyph.text);
    expect(texts('AHO')).toEqual(['A', 'H', 'O']);
    expect(texts('ΑΗΟ')).toEqual(['Α', 'Η', 'Ο']);
  });
});

const runs = (wanted: FontId, word: string): [string, string][] =>
  splitTypefaceRuns(fonts, wanted, word).map(({ typeface: face, text }) => [face.id, text]);

describe('stand-ins', () => {
  it.each<[FontId, string, [string, string][]]>([
    [
      'display-black',
      'Żółć★',
      [
        ['display-black', 'Żółć'],
        ['symbols', '★'],
      ],
    ],
    // Letters of a word stay together; signs and other scripts step in alone.
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
  ])('%s spells %s', (wanted, word, expected) => {
    expect(runs(wanted, word)).toEqual(expected);
  });

  it('keeps what a reader takes for one character in one face', () => {
    expect(runs('text', '👩‍🚀❤️')).toEqual([['emoji', '👩‍🚀❤️']]);
    expect(runs('display-black', 'A\u0301')).toHaveLength(1);
  });
});
