/** Laws of shaping: what our short way makes of a word is what fontkit makes of it with every feature on. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FontId, STYLE_FONTS } from '../../src/shared/display/font-ids.ts';
import { shapeWord, type Typeface } from '../../src/shared/text/fonts/fonts.ts';
import { PLAIN_WORD, shapePlainWord } from '../../src/shared/text/fonts/plain-words.ts';
import { scaleRuns } from '../support/runs.ts';
import { testFonts } from '../unit/card/support.ts';

const fonts = testFonts();
const FACES: readonly FontId[] = STYLE_FONTS;

/** Glyphs, their places, and the width. */
function shapedWhole({ font }: Typeface, word: string, loose: boolean): string {
  const { glyphs, positions } = loose ? font.layout(word, { liga: false, clig: false }) : font.layout(word);
  let advance = 0;
  const places = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const at = `${glyph.id}@${advance + xOffset},${yOffset}`;
    advance += xAdvance;
    return at;
  });
  return `${places.join(' ')} ${advance}`;
}

function expectSame(face: Typeface, word: string, loose: boolean): void {
  const { glyphs, advance } = shapeWord(face, word, { loose });
  const ours = `${glyphs.map(({ id, x, y }) => `${id}@${x},${y}`).join(' ')} ${advance}`;
  expect(ours, `${face.id}: ${word}`).toBe(shapedWhole(face, word, loose));
  expect(glyphs.map(({ text }) => text).join('')).toBe(word);
}

const plain = Array.from({ length: 0x3000 }, (_, index) => String.fromCharCode(index)).filter((c) =>
  PLAIN_WORD.test(c),
);
const word = (characters: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: most }).map((all) => all.join(''));
const anyWord = fc.oneof(
  word(plain, 12),
  // Where faces have ligatures and the most pairs of their own.
  word([...'ffffiilltjTVAWYLoeanr’.,-'], 9),
  word([...'0123456789.,:;+()'], 9),
);

describe('shaping plain words', () => {
  it('gives the same glyphs and positions as shaping with all features', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACES), anyWord, fc.boolean(), (id, text, loose) =>
        expectSame(fonts[id], text, loose),
      ),
      { seed: 21, numRuns: scaleRuns(1200) },
    );
  });

  it('gives the same result for each single character, without full shaping', () => {
    for (const id of FACES) {
      const has = plain.filter((c) => fonts[id].font.hasGlyphForCodePoint(c.charCodeAt(0)));
      expect(has.length).toBeGreaterThan(250);
      for (const c of has) {
        expectSame(fonts[id], c, false);
        expect(shapePlainWord(fonts[id], c, false)).toBeDefined();
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
