/** Checks that the outlines of a TrueType font can be drawn, without circular references or excessive numbers of parts. */

import { createView } from '../text/fonts/sfnt.ts';
import { refuseFont, refusePart } from './font-problem.ts';

/** The maximum number of outlines of one glyph on all levels. Letters with accents have two or three. */
const MAX_PARTS = 1000;
/** The maximum nesting depth of parts. */
const MAX_DEPTH = 32;

/** Flags of the parts of a composite glyph (OpenType 1.9, table `glyf`). */
const WORD_ARGUMENTS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_MATRIX = 0x0080;

/** The glyph data of a font. */
interface GlyphOutlines {
  readonly glyphCount: number;
  readonly data: DataView;
  readonly getOffset: (id: number) => number;
  /** The number of outlines of each glyph, including its parts; -1 while the glyph is being counted. */
  readonly outlineCounts: Int32Array;
}

/** Throws a FontError if parts are missing, circular or too many. */
export function checkGlyphParts(tables: ReadonlyMap<string, Uint8Array>, glyphCount: number): void {
  const locations = createView(tables.get('loca') ?? new Uint8Array());
  // The field head.indexToLocFormat: 1 for offsets of four bytes, 0 for half offsets of two bytes.
  const isLong = createView(tables.get('head') ?? new Uint8Array()).getInt16(50) === 1;
  if (locations.byteLength < (glyphCount + 1) * (isLong ? 4 : 2)) refusePart({ kind: 'glyphs' });
  const outlines: GlyphOutlines = {
    glyphCount,
    data: createView(tables.get('glyf') ?? new Uint8Array()),
    getOffset: (glyphId) => (isLong ? locations.getUint32(4 * glyphId) : 2 * locations.getUint16(2 * glyphId)),
    outlineCounts: new Int32Array(glyphCount),
  };
  for (let glyphId = 0; glyphId < glyphCount; glyphId += 1) countOutlines(outlines, glyphId, 0);
}

function countOutlines(outlines: GlyphOutlines, glyphId: number, depth: number): number {
  const { glyphCount, outlineCounts } = outlines;
  if (depth > MAX_DEPTH) return refuseFont({ kind: 'too-complex' });
  if (glyphId >= glyphCount) return refusePart({ kind: 'glyphPart', id: glyphId });
  const knownCount = outlineCounts[glyphId] ?? 0;
  if (knownCount === -1) return refusePart({ kind: 'glyphInItself', id: glyphId });
  if (knownCount > 0) return knownCount;
  outlineCounts[glyphId] = -1;
  let outlineCount = 1;
  for (const partId of listParts(outlines, glyphId)) {
    outlineCount += countOutlines(outlines, partId, depth + 1);
    if (outlineCount > MAX_PARTS) refuseFont({ kind: 'too-complex' });
  }
  outlineCounts[glyphId] = outlineCount;
  return outlineCount;
}

/** Lists the parts of a composite glyph, whose header of ten bytes begins with a negative number of contours. A simple glyph has none. */
function listParts({ data, getOffset }: GlyphOutlines, glyphId: number): number[] {
  const [start, end] = [getOffset(glyphId), getOffset(glyphId + 1)];
  if (start > end || end > data.byteLength) return refusePart({ kind: 'glyph', id: glyphId });
  return end - start >= 10 && data.getInt16(start) < 0 ? readParts(data, start + 10, end) : [];
}

/** Reads the parts: each has flags, a glyph id, two arguments of one or two bytes, and up to four factors that scale it. */
function readParts(data: DataView, start: number, end: number): number[] {
  const partIds: number[] = [];
  let flags = MORE_COMPONENTS;
  for (let offset = start; flags & MORE_COMPONENTS; ) {
    if (offset + 4 > end) refusePart({ kind: 'composite' });
    flags = data.getUint16(offset);
    partIds.push(data.getUint16(offset + 2));
    offset +=
      4 +
      (flags & WORD_ARGUMENTS ? 4 : 2) +
      (flags & HAS_SCALE ? 2 : flags & HAS_XY_SCALE ? 4 : flags & HAS_MATRIX ? 8 : 0);
  }
  return partIds;
}
