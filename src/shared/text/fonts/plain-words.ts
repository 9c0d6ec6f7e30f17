/** Words of which a face asks no more than kerning and ligatures: nearly all. Shaped as fontkit does, in a tenth of its time. */
import type { Face, ShapedGlyph, ShapedWord } from './fonts.ts';

/**
 * Letters of Latin, figures and usual signs from which our faces build nothing but ligatures. Left out is what other
 * features of theirs look at: accents that stand alone, `ß`, which a capital may follow, and `#`, part of an arrow.
 */
export const PLAIN_WORD = /^[ !"$-_a-~¡-§©-¬®°-³µ-·¹-Þà-ſ–—‘-„•…−≤≥]+$/;

/** The word, or undefined where it takes all that shaping can do, or the face lacks a character of it. */
export function plainWord(face: Face, word: string, loose: boolean): ShapedWord | undefined {
  const { font, pairs } = face;
  if (pairs === undefined || !PLAIN_WORD.test(word)) return undefined;
  const codePoints = Array.from(word, (_, i) => word.charCodeAt(i));
  if (!codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint))) return undefined;
  const single = codePoints.map((codePoint) => ({
    id: font.glyphForCodePoint(codePoint).id,
    codePoints: [codePoint],
  }));
  const spelled = loose ? single : pairs.ligate(single);
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  let top = 0;
  let bottom = 0;
  for (const [i, { id, codePoints }] of spelled.entries()) {
    // The font keeps a glyph with the characters that it is first asked for with.
    const glyph = font.getGlyph(id, codePoints);
    glyphs.push({ id, text: String.fromCharCode(...codePoints), x: advance, y: 0 });
    const { minY, maxY } = glyph.bbox;
    if (Number.isFinite(maxY)) {
      top = Math.max(top, maxY);
      bottom = Math.min(bottom, minY);
    }
    const next = spelled[i + 1];
    advance += glyph.advanceWidth + (next === undefined ? 0 : pairs.kern(id, next.id));
  }
  return { glyphs, advance, top, bottom, missing: '', raised: false };
}
