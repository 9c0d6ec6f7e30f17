/** The glyphs a document has used so far, numbered for its fonts: one pool a file, so that each face is embedded once. */
import type { FaceId } from '../display/font-ids.ts';
import { type FontSet, faceOf } from '../text/fonts/fonts.ts';

export interface UsedGlyph {
  /** In the font file. */
  readonly id: number;
  readonly text: string;
  /** Thousandths of the size. */
  readonly width: number;
  /** Its number in this document, as four hexadecimal digits. */
  readonly code: string;
}

export interface UsedFont {
  /** Name in the resources: F0, F1 … */
  readonly name: string;
  /** By their new numbers; the first is the missing glyph. */
  readonly glyphs: UsedGlyph[];
  /** For each glyph of the font file, the first text it was used for: nearly always the only one. */
  readonly first: (UsedGlyph | undefined)[];
  /** The same glyphs for other texts, by number and text. */
  readonly others: Map<string, UsedGlyph>;
}

export interface FontPool {
  readonly fonts: FontSet;
  readonly used: Map<FaceId, UsedFont>;
}

export const fontPool = (fonts: FontSet): FontPool => ({ fonts, used: new Map() });

/** The face as this document knows it, added on first use. */
export function usedFont(pool: FontPool, font: FaceId): UsedFont {
  const known = pool.used.get(font);
  if (known !== undefined) return known;
  const added: UsedFont = {
    name: `F${pool.used.size}`,
    glyphs: [],
    first: [],
    others: new Map(),
  };
  pool.used.set(font, added);
  glyphOf(pool, added, font, 0, '');
  return added;
}

/** The glyph as it stands for this text, numbered when it is new. The same glyph for another text is another number. */
export function glyphOf(pool: FontPool, used: UsedFont, font: FaceId, id: number, text: string): UsedGlyph {
  const first = used.first[id];
  if (first !== undefined && first.text === text) return first;
  if (first === undefined) {
    const added = add(pool, used, font, id, text);
    used.first[id] = added;
    return added;
  }
  const key = `${id} ${text}`;
  const known = used.others.get(key) ?? add(pool, used, font, id, text);
  used.others.set(key, known);
  return known;
}

const SPACE = 32;

/** The space of a face; every one of ours has it. */
export const spaceOf = (pool: FontPool, font: FaceId): UsedGlyph =>
  glyphOf(pool, usedFont(pool, font), font, faceOf(pool.fonts, font).font.glyphForCodePoint(SPACE).id, ' ');

/** Numbers of four hexadecimal digits. */
const MOST_GLYPHS = 0x10000;

function add(pool: FontPool, used: UsedFont, font: FaceId, id: number, text: string): UsedGlyph {
  // Only different characters without a glyph can be so many, and these look alike.
  if (used.glyphs.length === MOST_GLYPHS) return used.glyphs[0] as UsedGlyph;
  const face = faceOf(pool.fonts, font);
  const width = (face.font.getGlyph(id).advanceWidth * 1000) / face.unitsPerEm;
  const glyph = { id, text, width, code: used.glyphs.length.toString(16).padStart(4, '0') };
  used.glyphs.push(glyph);
  return glyph;
}
