/** Words of which a face asks no more than kerning and ligatures: nearly all. Shaped as fontkit does, in a tenth of its time. */
import type { Font, Glyph } from 'fontkit';
import { cachedFor } from '../../base/cache.ts';
import type { ShapedGlyph, ShapedWord } from '../../display/shaped-word.ts';
import type { Face } from './fonts.ts';
import type { GlyphWithText } from './pair-tables.ts';

/**
 * Letters of Latin, figures and usual signs from which our faces build nothing but ligatures. Left out is what other
 * features of theirs look at: accents that stand alone, `ß`, which a capital may follow, and `#`, part of an arrow.
 */
export const PLAIN_WORD = /^[ !"$-_a-~¡-§©-¬®°-³µ-·¹-Þà-ſ–—‘-„•…−≤≥]+$/;

/** What it takes of a face. */
type Tables = Pick<Face, 'font' | 'pairs'>;

/** A glyph of a plain word, and how far it goes on before the next one. */
interface PlainGlyph {
  readonly glyph: Glyph;
  readonly codePoints: readonly number[];
  readonly advance: number;
}

/** Glyphs of characters, 0 where the font has none: fontkit searches its file for each anew. */
const ids = new WeakMap<Font, Map<number, number>>();

function idOf(font: Font, codePoint: number): number {
  const known = cachedFor(ids, font, () => new Map<number, number>());
  const found = known.get(codePoint);
  if (found !== undefined) return found;
  const id = font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).id : 0;
  known.set(codePoint, id);
  return id;
}

/** The glyphs of a word, or undefined where it takes all that shaping can do, or the face lacks a character of it. */
export function plainGlyphs({ font, pairs }: Tables, word: string, loose: boolean): PlainGlyph[] | undefined {
  if (pairs === undefined || !PLAIN_WORD.test(word)) return undefined;
  const single: GlyphWithText[] = [];
  for (let index = 0; index < word.length; index += 1) {
    const codePoint = word.charCodeAt(index);
    const id = idOf(font, codePoint);
    if (id === 0) return undefined;
    single.push({ id, codePoints: [codePoint] });
  }
  const spelled = loose ? single : pairs.ligate(single);
  return spelled.map(({ id, codePoints }, index) => {
    // The font keeps a glyph with the characters that it is first asked for with.
    const glyph = font.getGlyph(id, codePoints);
    const next = spelled[index + 1];
    const kern = next === undefined ? 0 : pairs.kern(id, next.id);
    return { glyph, codePoints, advance: glyph.advanceWidth + kern };
  });
}

/** The same, put together. */
export function plainWord(face: Tables, word: string, loose: boolean): ShapedWord | undefined {
  const found = plainGlyphs(face, word, loose);
  if (found === undefined) return undefined;
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  let top = 0;
  let bottom = 0;
  for (const { glyph, codePoints, advance: own } of found) {
    glyphs.push({ id: glyph.id, text: String.fromCharCode(...codePoints), x: advance, y: 0 });
    const { minY, maxY } = glyph.bbox;
    if (Number.isFinite(maxY)) {
      top = Math.max(top, maxY);
      bottom = Math.min(bottom, minY);
    }
    advance += own;
  }
  return { glyphs, advance, top, bottom, missing: '', raised: false };
}
