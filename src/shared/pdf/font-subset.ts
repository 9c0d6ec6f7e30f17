/**
 * Reduces a TrueType file to the glyphs that a document uses. Glyphs are numbered in the order of `glyphs`, so that one outline can
 * represent two characters (Latin A, Greek Alpha) and copied text is still correct.
 */

import { alignLength, buildFontFile, createView, readTables } from '../text/fonts/sfnt.ts';

const REQUIRED_TABLES = ['head', 'hhea', 'maxp'] as const;
const COPIED_TABLES = ['cvt ', 'fpgm', 'prep'] as const;

/** Flags of the components of a composite glyph (OpenType specification, glyf table). */
const WORD_ARGUMENTS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_MATRIX = 0x0080;

function getTable(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const foundTable = tables.get(tag);
  if (foundTable === undefined) throw new Error(`The font file has no ${tag.trim()} table.`);
  return foundTable;
}

/** Finds the offsets of the component numbers in a composite glyph. */
function findComponentOffsets(glyph: Uint8Array): number[] {
  if (glyph.length < 10) return [];
  const view = createView(glyph);
  if (view.getInt16(0) >= 0) return [];
  const offsets: number[] = [];
  let componentStart = 10;
  let flags = MORE_COMPONENTS;
  while (flags & MORE_COMPONENTS) {
    flags = view.getUint16(componentStart);
    offsets.push(componentStart + 2);
    componentStart +=
      4 +
      (flags & WORD_ARGUMENTS ? 4 : 2) +
      (flags & HAS_SCALE ? 2 : flags & HAS_XY_SCALE ? 4 : flags & HAS_MATRIX ? 8 : 0);
  }
  return offsets;
}

/**
 * Creates a font file in which glyph `i` is the glyph `glyphs[i]` of `fontFile`. The first glyph should be 0, the missing glyph.
 * Components of composite glyphs are added at the end.
 */
export function subsetFont(fontFile: Uint8Array, glyphs: readonly number[]): Uint8Array {
  const tables = readTables(fontFile);
  const glyf = getTable(tables, 'glyf');
  const locaView = createView(getTable(tables, 'loca'));
  const isLong = createView(getTable(tables, 'head')).getInt16(50) === 1;
  const getOffset = (glyphId: number): number =>
    isLong ? locaView.getUint32(4 * glyphId) : 2 * locaView.getUint16(2 * glyphId);
  // The slice of a Node Buffer would share memory, and components are renumbered below, so the outline is always copied.
  const copyOutline = (glyphId: number): Uint8Array =>
    new Uint8Array(glyf.subarray(getOffset(glyphId), getOffset(glyphId + 1)));

  const glyphOrder = [...glyphs];
  const newIds = new Map(glyphOrder.map((glyphId, index) => [glyphId, index]));
  const outlines: Uint8Array[] = [];
  for (let index = 0; index < glyphOrder.length; index += 1) {
    const outline = copyOutline(glyphOrder[index] ?? 0);
    const view = createView(outline);
    for (const partOffset of findComponentOffsets(outline)) {
      const partId = view.getUint16(partOffset);
      if (!newIds.has(partId)) {
        newIds.set(partId, glyphOrder.length);
        glyphOrder.push(partId);
      }
      view.setUint16(partOffset, newIds.get(partId) ?? 0);
    }
    outlines.push(outline);
  }
  return buildSubset(tables, glyphOrder, outlines);
}

function buildSubset(
  tables: ReadonlyMap<string, Uint8Array>,
  glyphOrder: readonly number[],
  outlines: readonly Uint8Array[],
) {
  const [head, hhea, maxp] = REQUIRED_TABLES.map((tag) => getTable(tables, tag).slice()) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const glyf = new Uint8Array(outlines.reduce((sum, outline) => sum + alignLength(outline.length), 0));
  const loca = new Uint8Array(4 * (glyphOrder.length + 1));
  let outlineStart = 0;
  outlines.forEach((outline, index) => {
    createView(loca).setUint32(4 * index, outlineStart);
    glyf.set(outline, outlineStart);
    outlineStart += alignLength(outline.length);
  });
  createView(loca).setUint32(4 * glyphOrder.length, outlineStart);
  const subsetMetrics = subsetWidths(getTable(tables, 'hmtx'), createView(hhea).getUint16(34), glyphOrder);
  // The offsets are those of indexToLocFormat and checkSumAdjustment in head, numberOfHMetrics in hhea, and numGlyphs in maxp.
  createView(head).setInt16(50, 1);
  createView(head).setUint32(8, 0);
  createView(hhea).setUint16(34, glyphOrder.length);
  createView(maxp).setUint16(4, glyphOrder.length);
  const copiedTables = COPIED_TABLES.flatMap((tag): [string, Uint8Array][] => {
    const foundTable = tables.get(tag);
    return foundTable === undefined ? [] : [[tag, foundTable]];
  });
  return buildFontFile([
    ...copiedTables,
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', subsetMetrics],
    ['loca', loca],
    ['maxp', maxp],
  ]);
}

/** Returns the advance and left bearing of each glyph of the subset. Glyphs from `fullWidthCount` on share the last advance. */
function subsetWidths(hmtx: Uint8Array, fullWidthCount: number, glyphOrder: readonly number[]): Uint8Array {
  const view = createView(hmtx);
  const metrics = new Uint8Array(4 * glyphOrder.length);
  glyphOrder.forEach((glyphId, index) => {
    createView(metrics).setUint16(4 * index, view.getUint16(4 * Math.min(glyphId, fullWidthCount - 1)));
    createView(metrics).setInt16(
      4 * index + 2,
      view.getInt16(glyphId < fullWidthCount ? 4 * glyphId + 2 : 4 * fullWidthCount + 2 * (glyphId - fullWidthCount)),
    );
  });
  return metrics;
}
