/** Collects and numbers the glyphs that a document uses. There is one pool per file, so that each font is embedded once. */
import type { TypefaceId } from '../display/font-ids.ts';
import { type FontSet, getTypeface } from '../text/fonts/fonts.ts';

export interface UsedGlyph {
  /** The glyph's number in the font file. */
  readonly id: number;
  readonly text: string;
  /** The width in thousandths of the font size. */
  readonly width: number;
  /** The glyph's number in this document, as four hexadecimal digits. */
  readonly code: string;
}

export interface UsedFont {
  /** The name in the resources: F0, F1 … */
  readonly name: string;
  /** Glyphs by their new numbers. The first is the missing glyph. */
  readonly glyphs: UsedGlyph[];
  /** Each glyph of the font file with the first text for which it was used, which is nearly always the only one. */
  readonly first: (UsedGlyph | undefined)[];
  /** Glyphs that are used for further texts, by number and text. */
  readonly others: Map<string, UsedGlyph>;
}

export interface FontPool {
  readonly fonts: FontSet;
  readonly used: Map<TypefaceId, UsedFont>;
}

export const createFontPool = (fonts: FontSet): FontPool => ({ fonts, used: new Map() });

/** Returns the font in this document and adds the font on first use. */
export function getUsedFont(pool: FontPool, typefaceId: TypefaceId): UsedFont {
  const knownFont = pool.used.get(typefaceId);
  if (knownFont !== undefined) return knownFont;
  const addedFont: UsedFont = {
    name: `F${pool.used.size}`,
    glyphs: [],
    first: [],
    others: new Map(),
  };
  pool.used.set(typefaceId, addedFont);
  getUsedGlyph(pool, addedFont, typefaceId, 0, '');
  return addedFont;
}

/**
 * Returns the glyph for this text, with a new number on first use. The same glyph has another number for another text, because the file
 * states one text per number, which viewers use to search and copy.
 */
export function getUsedGlyph(
  pool: FontPool,
  usedFont: UsedFont,
  typefaceId: TypefaceId,
  glyphId: number,
  glyphText: string,
): UsedGlyph {
  const firstGlyph = usedFont.first[glyphId];
  if (firstGlyph !== undefined && firstGlyph.text === glyphText) return firstGlyph;
  if (firstGlyph === undefined) {
    const addedGlyph = addGlyph(pool, usedFont, typefaceId, glyphId, glyphText);
    usedFont.first[glyphId] = addedGlyph;
    return addedGlyph;
  }
  const glyphKey = `${glyphId} ${glyphText}`;
  const glyph = usedFont.others.get(glyphKey) ?? addGlyph(pool, usedFont, typefaceId, glyphId, glyphText);
  usedFont.others.set(glyphKey, glyph);
  return glyph;
}

const SPACE = 32;

/** Returns the space of a font. All built-in fonts have one. */
export const getSpaceGlyph = (pool: FontPool, typefaceId: TypefaceId): UsedGlyph =>
  getUsedGlyph(
    pool,
    getUsedFont(pool, typefaceId),
    typefaceId,
    getTypeface(pool.fonts, typefaceId).font.glyphForCodePoint(SPACE).id,
    ' ',
  );

/** The maximum number of glyphs, which have numbers of four hexadecimal digits. */
const MAX_GLYPHS = 0x10000;

function addGlyph(
  pool: FontPool,
  usedFont: UsedFont,
  typefaceId: TypefaceId,
  glyphId: number,
  glyphText: string,
): UsedGlyph {
  // A font has at most 65,536 glyphs, so the numbers run out only when the missing glyph stands for tens of thousands of different
  // characters. Everything after that is shown as the missing glyph too.
  if (usedFont.glyphs.length === MAX_GLYPHS) return usedFont.glyphs[0] as UsedGlyph;
  const typeface = getTypeface(pool.fonts, typefaceId);
  const glyphWidth = (typeface.font.getGlyph(glyphId).advanceWidth * 1000) / typeface.unitsPerEm;
  const glyph = {
    id: glyphId,
    text: glyphText,
    width: glyphWidth,
    code: usedFont.glyphs.length.toString(16).padStart(4, '0'),
  };
  usedFont.glyphs.push(glyph);
  return glyph;
}
