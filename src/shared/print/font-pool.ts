/** The glyphs a document has used so far, numbered for its fonts: one pool a file, so that each face is embedded once. */
import type { FontId } from '../card/font-ids.ts';
import type { FontSet } from '../card/fonts.ts';

export interface UsedGlyph {
  /** In the font file. */
  readonly id: number;
  readonly text: string;
  /** Thousandths of the size. */
  readonly width: number;
}

export interface UsedFont {
  /** Name in the resources: F0, F1 … */
  readonly name: string;
  /** By their new numbers; the first is the missing glyph. */
  readonly glyphs: UsedGlyph[];
  readonly numbers: Map<string, number>;
}

export interface FontPool {
  readonly fonts: FontSet;
  readonly used: Map<FontId, UsedFont>;
}

export const fontPool = (fonts: FontSet): FontPool => ({ fonts, used: new Map() });

/** The face as this document knows it, added on first use. */
export function usedFont(pool: FontPool, font: FontId): UsedFont {
  const known = pool.used.get(font);
  if (known !== undefined) return known;
  const added: UsedFont = { name: `F${pool.used.size}`, glyphs: [], numbers: new Map() };
  pool.used.set(font, added);
  numberOf(pool, font, 0, '');
  return added;
}

/** The number of a glyph that stands for this text. The same glyph for another text is another number. */
export function numberOf(pool: FontPool, font: FontId, id: number, text: string): number {
  const used = usedFont(pool, font);
  const key = `${id} ${text}`;
  const known = used.numbers.get(key);
  if (known !== undefined) return known;
  const face = pool.fonts[font];
  const width = (face.font.getGlyph(id).advanceWidth * 1000) / face.unitsPerEm;
  used.numbers.set(key, used.glyphs.length);
  used.glyphs.push({ id, text, width });
  return used.glyphs.length - 1;
}
