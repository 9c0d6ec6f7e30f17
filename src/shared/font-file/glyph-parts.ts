/** Whether the outlines of a TrueType font can be drawn: parts of glyphs that hold one another in circles cannot, nor bombs. */

import { viewOf } from '../text/fonts/sfnt.ts';
import { refuseFont, refusePart } from './font-problem.ts';

/** Outlines that one glyph may be built of, all levels taken together; letters with accents have two or three. */
const MOST_PARTS = 1000;
/** How deep parts may stand in one another. */
const MOST_DEPTH = 32;

const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const XY_SCALE = 0x0040;
const TWO_BY_TWO = 0x0080;

/** Where the glyphs of a font are. */
interface Outlines {
  readonly glyphs: number;
  readonly data: DataView;
  readonly offset: (id: number) => number;
  /** Outlines of a glyph with those of its parts; -1 while it is being counted. */
  readonly counts: Int32Array;
}

/** Throws a FontFault where parts are missing, in a circle or too many. `glyphs` is how many the font has. */
export function checkGlyphParts(tables: ReadonlyMap<string, Uint8Array>, glyphs: number): void {
  const loca = viewOf(tables.get('loca') ?? new Uint8Array());
  const long = viewOf(tables.get('head') ?? new Uint8Array()).getInt16(50) === 1;
  if (loca.byteLength < (glyphs + 1) * (long ? 4 : 2)) refusePart({ kind: 'glyphs' });
  const outlines: Outlines = {
    glyphs,
    data: viewOf(tables.get('glyf') ?? new Uint8Array()),
    offset: (id) => (long ? loca.getUint32(4 * id) : 2 * loca.getUint16(2 * id)),
    counts: new Int32Array(glyphs),
  };
  for (let id = 0; id < glyphs; id += 1) count(outlines, id, 0);
}

function count(outlines: Outlines, id: number, depth: number): number {
  const { glyphs, counts } = outlines;
  if (depth > MOST_DEPTH) return refuseFont({ kind: 'too-complex' });
  if (id >= glyphs) return refusePart({ kind: 'glyphPart', id });
  const known = counts[id] ?? 0;
  if (known === -1) return refusePart({ kind: 'glyphInItself', id });
  if (known > 0) return known;
  counts[id] = -1;
  let parts = 1;
  for (const part of partsIn(outlines, id)) {
    parts += count(outlines, part, depth + 1);
    if (parts > MOST_PARTS) refuseFont({ kind: 'too-complex' });
  }
  counts[id] = parts;
  return parts;
}

/** The glyphs that a glyph is built of; none where it has an outline of its own. */
function partsIn({ data, offset }: Outlines, id: number): number[] {
  const [from, to] = [offset(id), offset(id + 1)];
  if (from > to || to > data.byteLength) return refusePart({ kind: 'glyph', id });
  return to - from >= 10 && data.getInt16(from) < 0 ? partsOf(data, from + 10, to) : [];
}

function partsOf(data: DataView, from: number, to: number): number[] {
  const out: number[] = [];
  let flags = MORE;
  for (let at = from; flags & MORE; ) {
    if (at + 4 > to) refusePart({ kind: 'composite' });
    flags = data.getUint16(at);
    out.push(data.getUint16(at + 2));
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & TWO_BY_TWO ? 8 : 0);
  }
  return out;
}
