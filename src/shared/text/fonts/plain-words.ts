/** Shapes words that need only kerning and ligatures, which are nearly all. The result is that of fontkit in a tenth of the time. */
import type { Font, Glyph } from 'fontkit';
import { getOrCreateFor } from '../../base/cache.ts';
import type { ShapedGlyph, ShapedWord } from '../../display/shaped-word.ts';
import type { Typeface } from './fonts.ts';
import type { GlyphWithText } from './pair-tables.ts';

/**
 * Matches words of Latin letters, digits and common signs for which the built-in fonts have only ligatures. Excluded are characters with
 * other features: separate accents, `ß`, which depends on a following capital, and `#`, which can be part of an arrow.
 */
export const PLAIN_WORD = /^[ !"$-_a-~¡-§©-¬®°-³µ-·¹-Þà-ſ–—‘-„•…−≤≥]+$/;

/** The required properties of a font. */
type TypefaceTables = Pick<Typeface, 'font' | 'pairs'>;

/** A glyph of a plain word, and the distance to the next glyph. */
interface PlainGlyph {
  readonly glyph: Glyph;
  readonly codePoints: readonly number[];
  readonly advance: number;
}

/** Caches the glyphs of characters, 0 if there is none, since fontkit searches the file every time. */
const glyphIds = new WeakMap<Font, Map<number, number>>();

function getGlyphId(font: Font, codePoint: number): number {
  const fontGlyphIds = getOrCreateFor(glyphIds, font, () => new Map<number, number>());
  const knownId = fontGlyphIds.get(codePoint);
  if (knownId !== undefined) return knownId;
  const glyphId = font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).id : 0;
  fontGlyphIds.set(codePoint, glyphId);
  return glyphId;
}

/** Returns the glyphs of a word, or undefined if the word needs full shaping or the font lacks a character. */
export function findPlainGlyphs(
  { font, pairs }: TypefaceTables,
  word: string,
  isLoose: boolean,
): PlainGlyph[] | undefined {
  if (pairs === undefined || !PLAIN_WORD.test(word)) return undefined;
  const glyphs: GlyphWithText[] = [];
  for (let index = 0; index < word.length; index += 1) {
    const codePoint = word.charCodeAt(index);
    const glyphId = getGlyphId(font, codePoint);
    if (glyphId === 0) return undefined;
    glyphs.push({ id: glyphId, codePoints: [codePoint] });
  }
  const spelledGlyphs = isLoose ? glyphs : pairs.ligate(glyphs);
  return spelledGlyphs.map(({ id, codePoints }, index) => {
    // The font caches a glyph with the characters of the first call.
    const glyph = font.getGlyph(id, codePoints);
    const nextGlyph = spelledGlyphs[index + 1];
    const kerning = nextGlyph === undefined ? 0 : pairs.kern(id, nextGlyph.id);
    return { glyph, codePoints, advance: glyph.advanceWidth + kerning };
  });
}

/** Shapes a plain word. Returns undefined if the word needs full shaping or the font lacks a character. */
export function shapePlainWord(typeface: TypefaceTables, word: string, isLoose: boolean): ShapedWord | undefined {
  const plainWordGlyphs = findPlainGlyphs(typeface, word, isLoose);
  if (plainWordGlyphs === undefined) return undefined;
  const glyphs: ShapedGlyph[] = [];
  let advance = 0;
  let top = 0;
  let bottom = 0;
  for (const { glyph, codePoints, advance: glyphAdvance } of plainWordGlyphs) {
    glyphs.push({ id: glyph.id, text: String.fromCharCode(...codePoints), x: advance, y: 0 });
    const { minY, maxY } = glyph.bbox;
    if (Number.isFinite(maxY)) {
      top = Math.max(top, maxY);
      bottom = Math.min(bottom, minY);
    }
    advance += glyphAdvance;
  }
  return { glyphs, advance, top, bottom, missing: '', raised: false };
}
