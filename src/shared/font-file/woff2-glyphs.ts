/** Converts outlines and widths from the packed form of WOFF2 (W3C WOFF 2.0, 5.1 and 5.4) to TrueType tables. */
import { alignLength, createView } from '../text/fonts/sfnt.ts';
import { ByteReader } from './byte-reader.ts';

/** Flags of the components of a composite glyph. */
const WORD_ARGUMENTS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_MATRIX = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

/** Flags of points: the point is on the curve; contours may overlap. */
const ON_CURVE = 0x01;
const OVERLAP = 0x40;

export interface UnpackedOutlines {
  readonly glyf: Uint8Array;
  /** Offsets in the long format. */
  readonly loca: Uint8Array;
  /** The left edge of each glyph, from which its bearing is computed. */
  readonly left: Int16Array;
}

type GlyphStreams = Readonly<
  Record<'contours' | 'points' | 'flags' | 'glyphs' | 'parts' | 'boxes' | 'instructions', ByteReader>
>;

export function unpackOutlines(packed: Uint8Array): UnpackedOutlines {
  const header = new ByteReader(packed);
  // The first field is reserved.
  header.u16();
  const options = header.u16();
  const glyphCount = header.u16();
  // The format of `loca` doesn't matter, because `loca` is built in the long format.
  header.u16();
  const streamSizes = Array.from({ length: 7 }, () => header.u32());
  const [contours, points, flags, glyphs, parts, boxes, instructions] = streamSizes.map((size) => header.take(size));
  const boxBitmap = (boxes ?? packed).subarray(0, ((glyphCount + 31) >> 5) << 2);
  const overlaps = (options & 1) === 0 ? undefined : header.take((glyphCount + 7) >> 3);
  const hasBit = (bits: Uint8Array | undefined, index: number): boolean =>
    ((bits?.[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  const createReader = (bytes: Uint8Array | undefined, offset = 0) => new ByteReader(bytes ?? new Uint8Array(), offset);
  const streams: GlyphStreams = {
    contours: createReader(contours),
    points: createReader(points),
    flags: createReader(flags),
    glyphs: createReader(glyphs),
    parts: createReader(parts),
    boxes: createReader(boxes, boxBitmap.length),
    instructions: createReader(instructions),
  };
  const leftEdges = new Int16Array(glyphCount);
  const outlines: Uint8Array[] = [];
  for (let index = 0; index < glyphCount; index += 1) {
    const outline = unpackGlyph(streams, hasBit(boxBitmap, index), hasBit(overlaps, index));
    if (outline.length > 0) leftEdges[index] = createView(outline).getInt16(2);
    outlines.push(outline);
  }
  return { ...joinOutlines(outlines), left: leftEdges };
}

function joinOutlines(outlines: readonly Uint8Array[]): Pick<UnpackedOutlines, 'glyf' | 'loca'> {
  const glyf = new Uint8Array(outlines.reduce((sum, outline) => sum + alignLength(outline.length), 0));
  const loca = new Uint8Array(4 * (outlines.length + 1));
  let outlineStart = 0;
  outlines.forEach((outline, index) => {
    createView(loca).setUint32(4 * index, outlineStart);
    glyf.set(outline, outlineStart);
    outlineStart += alignLength(outline.length);
  });
  createView(loca).setUint32(4 * outlines.length, outlineStart);
  return { glyf, loca };
}

function unpackGlyph(streams: GlyphStreams, hasBox: boolean, overlaps: boolean): Uint8Array {
  const contourCount = streams.contours.u16();
  if (contourCount === 0) return new Uint8Array();
  return contourCount === 0xffff ? unpackComposite(streams) : unpackSimple(streams, contourCount, hasBox, overlaps);
}

function unpackComposite({ parts, boxes, glyphs, instructions }: GlyphStreams): Uint8Array {
  const start = parts.offset;
  let flags = MORE_COMPONENTS;
  let hasInstructions = false;
  while (flags & MORE_COMPONENTS) {
    flags = parts.u16();
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    parts.take(
      2 +
        (flags & WORD_ARGUMENTS ? 4 : 2) +
        (flags & HAS_SCALE ? 2 : flags & HAS_XY_SCALE ? 4 : flags & HAS_MATRIX ? 8 : 0),
    );
  }
  const length = parts.offset - start;
  parts.offset = start;
  const components = parts.take(length);
  const bytecode = hasInstructions ? instructions.take(glyphs.short()) : undefined;
  const glyph = new Uint8Array(10 + length + (bytecode === undefined ? 0 : 2 + bytecode.length));
  createView(glyph).setInt16(0, -1);
  glyph.set(boxes.take(8), 2);
  glyph.set(components, 10);
  if (bytecode !== undefined) {
    createView(glyph).setUint16(10 + length, bytecode.length);
    glyph.set(bytecode, 12 + length);
  }
  return glyph;
}

interface Point {
  readonly dx: number;
  readonly dy: number;
  readonly onCurve: boolean;
}

function unpackSimple(streams: GlyphStreams, contourCount: number, hasBox: boolean, overlaps: boolean): Uint8Array {
  const { points, glyphs, instructions, boxes } = streams;
  const contourEnds: number[] = [];
  let pointCount = 0;
  for (let index = 0; index < contourCount; index += 1) {
    pointCount += points.short();
    contourEnds.push(pointCount - 1);
  }
  const glyphPoints = Array.from({ length: pointCount }, () => readPoint(streams));
  const bytecode = instructions.take(glyphs.short());
  const glyph = new Uint8Array(10 + 2 * contourCount + 2 + bytecode.length + 5 * pointCount);
  const view = createView(glyph);
  view.setInt16(0, contourCount);
  if (hasBox) glyph.set(boxes.take(8), 2);
  else for (const [index, edge] of computeBox(glyphPoints).entries()) view.setInt16(2 + 2 * index, edge);
  for (const [index, end] of contourEnds.entries()) view.setUint16(10 + 2 * index, end);
  let offset = 10 + 2 * contourCount;
  view.setUint16(offset, bytecode.length);
  glyph.set(bytecode, offset + 2);
  offset += 2 + bytecode.length;
  // Every coordinate has two bytes. Shorter forms would only save disk space.
  glyphPoints.forEach(({ onCurve }, index) => {
    glyph[offset + index] = (onCurve ? ON_CURVE : 0) | (overlaps && index === 0 ? OVERLAP : 0);
  });
  offset += pointCount;
  for (const { dx } of glyphPoints) {
    view.setInt16(offset, dx);
    offset += 2;
  }
  for (const { dy } of glyphPoints) {
    view.setInt16(offset, dy);
    offset += 2;
  }
  return glyph;
}

/** Returns the bounding box `[xMin, yMin, xMax, yMax]`. */
function computeBox(glyphPoints: readonly Point[]): [number, number, number, number] {
  let [x, y] = [0, 0];
  const box: [number, number, number, number] = [0x7fff, 0x7fff, -0x8000, -0x8000];
  for (const { dx, dy } of glyphPoints) {
    x += dx;
    y += dy;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return glyphPoints.length === 0 ? [0, 0, 0, 0] : box;
}

const applySign = (flag: number, value: number): number => (flag & 1 ? value : -value);

/**
 * Reads the step to the next point. The flag chooses one of 128 encodings, which have one to four bytes for vertical, horizontal, small,
 * medium and large steps, and a bit for each sign (W3C WOFF 2.0, 5.2).
 */
function readPoint({ flags, glyphs }: GlyphStreams): Point {
  const flag = flags.u8();
  const encoding = flag & 0x7f;
  const onCurve = flag < 0x80;
  const step = (dx: number, dy: number): Point => ({ dx, dy, onCurve });
  const firstByte = glyphs.u8();
  if (encoding < 10) return step(0, applySign(encoding, ((encoding & 14) << 7) + firstByte));
  if (encoding < 20) return step(applySign(encoding, (((encoding - 10) & 14) << 7) + firstByte), 0);
  if (encoding < 84) {
    const variant = encoding - 20;
    return step(
      applySign(encoding, 1 + (variant & 0x30) + (firstByte >> 4)),
      applySign(encoding >> 1, 1 + ((variant & 0x0c) << 2) + (firstByte & 0x0f)),
    );
  }
  const secondByte = glyphs.u8();
  if (encoding < 120) {
    const variant = encoding - 84;
    return step(
      applySign(encoding, 1 + (Math.floor(variant / 12) << 8) + firstByte),
      applySign(encoding >> 1, 1 + (((variant % 12) >> 2) << 8) + secondByte),
    );
  }
  const thirdByte = glyphs.u8();
  if (encoding < 124)
    return step(
      applySign(encoding, (firstByte << 4) + (secondByte >> 4)),
      applySign(encoding >> 1, ((secondByte & 0x0f) << 8) + thirdByte),
    );
  return step(
    applySign(encoding, (firstByte << 8) + secondByte),
    applySign(encoding >> 1, (thirdByte << 8) + glyphs.u8()),
  );
}

/** Unpacks widths and bearings. Omitted bearings are the left edges of the outlines. */
export function unpackWidths(packed: Uint8Array, longMetricCount: number, leftEdges: Int16Array): Uint8Array {
  const reader = new ByteReader(packed);
  const flags = reader.u8();
  const widths = Array.from({ length: longMetricCount }, () => reader.u16());
  const readBearing = (index: number, isLeftOut: boolean): number =>
    isLeftOut ? (leftEdges[index] ?? 0) : reader.i16();
  const metrics = new Uint8Array(4 * longMetricCount + 2 * Math.max(0, leftEdges.length - longMetricCount));
  const view = createView(metrics);
  widths.forEach((width, index) => {
    view.setUint16(4 * index, width);
    view.setInt16(4 * index + 2, readBearing(index, (flags & 1) !== 0));
  });
  for (let index = longMetricCount; index < leftEdges.length; index += 1)
    view.setInt16(4 * longMetricCount + 2 * (index - longMetricCount), readBearing(index, (flags & 2) !== 0));
  return metrics;
}
