/**
 * Cuts a TrueType file down to the glyphs that a document uses. Glyphs get new numbers in the order they are asked for, so
 * that one and the same outline can stand for two characters (Latin A, Greek Alpha) and text can still be copied right.
 */

import { fontFile, padded, tablesOf, viewOf } from '../text/fonts/sfnt.ts';

const REQUIRED = ['head', 'hhea', 'maxp'] as const;
const COPIED = ['cvt ', 'fpgm', 'prep'] as const;

/** Flags of a composite glyph's parts, OpenType specification, glyf table. */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const XY_SCALE = 0x0040;
const TWO_BY_TWO = 0x0080;

function table(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`The font file has no ${tag.trim()} table.`);
  return found;
}

/** The offsets in a composite glyph at which numbers of other glyphs stand. */
function componentOffsets(glyph: Uint8Array): number[] {
  if (glyph.length < 10) return [];
  const view = viewOf(glyph);
  if (view.getInt16(0) >= 0) return [];
  const out: number[] = [];
  let at = 10;
  let flags = MORE;
  while (flags & MORE) {
    flags = view.getUint16(at);
    out.push(at + 2);
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & TWO_BY_TWO ? 8 : 0);
  }
  return out;
}

/**
 * A font file in which glyph `i` is what `glyphs[i]` was in `file`; the first one should be 0, the missing glyph. Parts of
 * composite glyphs are added at the end.
 */
export function subsetFont(file: Uint8Array, glyphs: readonly number[]): Uint8Array {
  const tables = tablesOf(file);
  const glyf = table(tables, 'glyf');
  const locaView = viewOf(table(tables, 'loca'));
  const long = viewOf(table(tables, 'head')).getInt16(50) === 1;
  const offset = (id: number): number => (long ? locaView.getUint32(4 * id) : 2 * locaView.getUint16(2 * id));
  // A copy in any case: the slice of a Node Buffer would share its memory, and its parts are renumbered below.
  const outlineOf = (id: number): Uint8Array => new Uint8Array(glyf.subarray(offset(id), offset(id + 1)));

  const order = [...glyphs];
  const newId = new Map(order.map((id, index) => [id, index]));
  const outlines: Uint8Array[] = [];
  for (let index = 0; index < order.length; index += 1) {
    const outline = outlineOf(order[index] ?? 0);
    const view = viewOf(outline);
    for (const at of componentOffsets(outline)) {
      const part = view.getUint16(at);
      if (!newId.has(part)) {
        newId.set(part, order.length);
        order.push(part);
      }
      view.setUint16(at, newId.get(part) ?? 0);
    }
    outlines.push(outline);
  }
  return assemble(tables, order, outlines);
}

function assemble(tables: ReadonlyMap<string, Uint8Array>, order: readonly number[], outlines: readonly Uint8Array[]) {
  const [head, hhea, maxp] = REQUIRED.map((tag) => table(tables, tag).slice()) as [Uint8Array, Uint8Array, Uint8Array];
  const glyf = new Uint8Array(outlines.reduce((sum, outline) => sum + padded(outline.length), 0));
  const loca = new Uint8Array(4 * (order.length + 1));
  let at = 0;
  outlines.forEach((outline, index) => {
    viewOf(loca).setUint32(4 * index, at);
    glyf.set(outline, at);
    at += padded(outline.length);
  });
  viewOf(loca).setUint32(4 * order.length, at);
  const hmtx = metrics(table(tables, 'hmtx'), viewOf(hhea).getUint16(34), order);
  viewOf(head).setInt16(50, 1);
  viewOf(head).setUint32(8, 0);
  viewOf(hhea).setUint16(34, order.length);
  viewOf(maxp).setUint16(4, order.length);
  const copied = COPIED.flatMap((tag): [string, Uint8Array][] => {
    const found = tables.get(tag);
    return found === undefined ? [] : [[tag, found]];
  });
  return fontFile([
    ...copied,
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ]);
}

/** Advance and left bearing of each kept glyph; glyphs beyond `full` share the last advance. */
function metrics(hmtx: Uint8Array, full: number, order: readonly number[]): Uint8Array {
  const view = viewOf(hmtx);
  const out = new Uint8Array(4 * order.length);
  order.forEach((id, index) => {
    viewOf(out).setUint16(4 * index, view.getUint16(4 * Math.min(id, full - 1)));
    viewOf(out).setInt16(4 * index + 2, view.getInt16(id < full ? 4 * id + 2 : 4 * full + 2 * (id - full)));
  });
  return out;
}
