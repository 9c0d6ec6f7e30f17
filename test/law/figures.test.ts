import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STYLE_FONTS } from '../../src/shared/text/fonts/font-ids.ts';
import { type Face, shapeWord } from '../../src/shared/text/fonts/fonts.ts';
import { testFonts } from '../unit/card/support.ts';

const fonts = testFonts();

/** What fontkit makes of a word in one go: glyphs, their places, and the width. */
function shapedWhole(face: Face, word: string, loose: boolean): string {
  const { glyphs, positions } = loose ? face.font.layout(word, { liga: false, clig: false }) : face.font.layout(word);
  let advance = 0;
  const places = glyphs.map((glyph, i) => {
    const at = `${glyph.id}@${advance + (positions[i]?.xOffset ?? 0)}`;
    advance += positions[i]?.xAdvance ?? 0;
    return at;
  });
  return `${places.join(' ')} ${advance}`;
}

const word = fc
  .array(fc.constantFrom(...'0123456789.,:;+()'), { minLength: 3, maxLength: 9 })
  .map((characters) => characters.join(''));

describe('figures', () => {
  it('shaped from their pairs stand where shaping the whole word puts them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STYLE_FONTS), word, fc.boolean(), (id, text, loose) => {
        const { glyphs, advance } = shapeWord(fonts[id], text, { loose });
        const ours = `${glyphs.map((glyph) => `${glyph.id}@${glyph.x}`).join(' ')} ${advance}`;
        expect(ours).toBe(shapedWhole(fonts[id], text, loose));
        expect(glyphs.map((glyph) => glyph.text).join('')).toBe(text);
      }),
      { seed: 21, numRuns: 600 },
    );
  });
});
