/** Tests that the fast shaping of plain words gives the same result as fontkit with all features. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FontId, STYLE_FONTS } from '../../src/shared/display/font-ids.ts';
import { shapeWord, type Typeface } from '../../src/shared/text/fonts/fonts.ts';
import { PLAIN_WORD, shapePlainWord } from '../../src/shared/text/fonts/plain-words.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { getTestFonts } from '../unit/card/support.ts';

const fonts = getTestFonts();
const FONT_IDS: readonly FontId[] = STYLE_FONTS;

/** Returns the glyphs, their positions and the width as text. `loose` means letter-spaced text, which has no ligatures. */
function shapeCompletely({ font }: Typeface, word: string, loose: boolean): string {
  const { glyphs, positions } = loose ? font.layout(word, { liga: false, clig: false }) : font.layout(word);
  let advance = 0;
  const places = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const glyphPlace = `${glyph.id}@${advance + xOffset},${yOffset}`;
    advance += xAdvance;
    return glyphPlace;
  });
  return `${places.join(' ')} ${advance}`;
}

function expectSame(typeface: Typeface, word: string, loose: boolean): void {
  const { glyphs, advance } = shapeWord(typeface, word, { loose });
  const shapedText = `${glyphs.map(({ id, x, y }) => `${id}@${x},${y}`).join(' ')} ${advance}`;
  expect(shapedText, `${typeface.id}: ${word}`).toBe(shapeCompletely(typeface, word, loose));
  expect(glyphs.map(({ text }) => text).join('')).toBe(word);
}

const plainCharacters = Array.from({ length: 0x3000 }, (_element, index) => String.fromCharCode(index)).filter(
  (character) => PLAIN_WORD.test(character),
);
const createWordArbitrary = (characters: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength }).map((letters) => letters.join(''));
const anyWord = fc.oneof(
  createWordArbitrary(plainCharacters, 12),
  // These letters have ligatures and the most kerning pairs.
  createWordArbitrary([...'ffffiilltjTVAWYLoeanr’.,-'], 9),
  createWordArbitrary([...'0123456789.,:;+()'], 9),
);

describe('shaping plain words', () => {
  it('gives the same glyphs and positions as shaping with all features', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FONT_IDS), anyWord, fc.boolean(), (fontId, text, loose) =>
        expectSame(fonts[fontId], text, loose),
      ),
      { seed: 21, numRuns: scaleRuns(1200) },
    );
  });

  it('gives the same result for each single character, without full shaping', () => {
    for (const fontId of FONT_IDS) {
      const supportedCharacters = plainCharacters.filter((character) =>
        fonts[fontId].font.hasGlyphForCodePoint(character.charCodeAt(0)),
      );
      expect(supportedCharacters.length).toBeGreaterThan(250);
      for (const character of supportedCharacters) {
        expectSame(fonts[fontId], character, false);
        expect(shapePlainWord(fonts[fontId], character, false)).toBeDefined();
      }
    }
  });

  it('returns undefined for characters that the typeface lacks or that need other features', () => {
    for (const text of ['語', 'a語', 'Straße', '<#&>', '´A', 'e\u0301', 'soft\u00adhyphen', '1\u20442', '']) {
      expect(shapePlainWord(fonts.text, text, false), text).toBeUndefined();
    }
    expect(shapePlainWord(fonts.symbols, 'a', false)).toBeUndefined();
  });
});
