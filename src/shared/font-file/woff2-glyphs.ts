/** Outlines and widths as WOFF2 packs them (W3C WOFF 2.0, 5.1 and 5.4), as the tables of TrueType. */
import { padded, viewOf } from '../text/fonts/sfnt.ts';
import { ByteReader } from './byte-reader.ts';

/** Of parts of a composite glyph. */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const XY_SCALE = 0x0040;
const TWO_BY_TWO = 0x0080;
const INSTRUCTIONS = 0x0100;

/** Of points: on the curve; lines may overlap. */
const ON_CURVE = 0x01;
const OVERLAP = 0x40;

export interface Outlines {
  readonly glyf: Uint8Array;
  /** In the long form. */
  readonly loca: Uint8Array;
  /** The leftmost point of each glyph, from which its bearing follows. */
  readonly left: Int16Array;
}

type Streams = Readonly<
  Record<'contours' | 'points' | 'flags' | 'glyphs' | 'parts' | 'boxes' | 'instructions', ByteReader>
>;

export function unpackOutlines(packed: Uint8Array): Outlines {
  const head = new ByteReader(packed);
  head.u16();
  const options = head.u16();
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, glyphs, parts, boxes, instructions] = sizes.map((size) => head.take(size));
  const bitmap = (boxes ?? packed).subarray(0, ((count + 31) >> 5) << 2);
  const overlaps = (options & 1) === 0 ? undefined : head.take((count + 7) >> 3);
  const has = (bits: Uint8Array | undefined, index: number): boolean =>
    ((bits?.[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  const reader = (bytes: Uint8Array | undefined, at = 0) => new ByteReader(bytes ?? new Uint8Array(), at);
  const streams: Streams = {
    contours: reader(contours),
    points: reader(points),
    flags: reader(flags),
    glyphs: reader(glyphs),
    parts: reader(parts),
    boxes: reader(boxes, bitmap.length),
    instructions: reader(instructions),
  };
  const left = new Int16Array(count);
  const outlines: Uint8Array[] = [];
  for (let index = 0; index < count; index += 1) {
    const outline = glyphOf(streams, has(bitmap, index), has(overlaps, index));
    if (outline.length > 0) left[index] = viewOf(outline).getInt16(2);
    outlines.push(outline);
  }
  return { ...joined(outlines), left };
}

function joined(outlines: readonly Uint8Array[]): Pick<Outlines, 'glyf' | 'loca'> {
  const glyf = new Uint8Array(outlines.reduce((sum, outline) => sum + padded(outline.length), 0));
  const loca = new Uint8Array(4 * (outlines.length + 1));
  let at = 0;
  outlines.forEach((outline, index) => {
    viewOf(loca).setUint32(4 * index, at);
    glyf.set(outline, at);
    at += padded(outline.length);
  });
  viewOf(loca).setUint32(4 * outlines.length, at);
  return { glyf, loca };
}

function glyphOf(streams: Streams, hasBox: boolean, overlaps: boolean): Uint8Array {
  const contours = streams.contours.u16();
  if (contours === 0) return new Uint8Array();
  return contours === 0xffff ? compositeOf(streams) : simpleOf(streams, contours, hasBox, overlaps);
}

function compositeOf({ parts, boxes, glyphs, instructions }: Streams): Uint8Array {
  const from = parts.at;
  let flags = MORE;
  let hinted = false;
  while (flags & MORE) {
    flags = parts.u16();
    hinted ||= (flags & INSTRUCTIONS) !== 0;
    parts.take(2 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & TWO_BY_TWO ? 8 : 0));
  }
  const length = parts.at - from;
  parts.at = from;
  const held = parts.take(length);
  const code = hinted ? instructions.take(glyphs.short()) : undefined;
  const out = new Uint8Array(10 + length + (code === undefined ? 0 : 2 + code.length));
  viewOf(out).setInt16(0, -1);
  out.set(boxes.take(8), 2);
  out.set(held, 10);
  if (code !== undefined) {
    viewOf(out).setUint16(10 + length, code.length);
    out.set(code, 12 + length);
  }
  return out;
}

interface Point {
  readonly dx: number;
  readonly dy: number;
  readonly onCurve: boolean;
}

function simpleOf(streams: Streams, contours: number, hasBox: boolean, overlaps: boolean): Uint8Array {
  const { points, glyphs, instructions, boxes } = streams;
  const ends: number[] = [];
  let count = 0;
  for (let index = 0; index < contours; index += 1) {
    count += points.short();
    ends.push(count - 1);
  }
  const all = Array.from({ length: count }, () => pointOf(streams));
  const code = instructions.take(glyphs.short());
  const out = new Uint8Array(10 + 2 * contours + 2 + code.length + 5 * count);
  const view = viewOf(out);
  view.setInt16(0, contours);
  if (hasBox) out.set(boxes.take(8), 2);
  else for (const [index, edge] of boxAround(all).entries()) view.setInt16(2 + 2 * index, edge);
  for (const [index, end] of ends.entries()) view.setUint16(10 + 2 * index, end);
  let at = 10 + 2 * contours;
  view.setUint16(at, code.length);
  out.set(code, at + 2);
  at += 2 + code.length;
  // Every coordinate takes two bytes: shorter forms would save some space on disk and nothing else.
  all.forEach(({ onCurve }, index) => {
    out[at + index] = (onCurve ? ON_CURVE : 0) | (overlaps && index === 0 ? OVERLAP : 0);
  });
  at += count;
  for (const { dx } of all) {
    view.setInt16(at, dx);
    at += 2;
  }
  for (const { dy } of all) {
    view.setInt16(at, dy);
    at += 2;
  }
  return out;
}

/** Least and greatest x and y: `[xMin, yMin, xMax, yMax]`. */
function boxAround(all: readonly Point[]): [number, number, number, number] {
  let [x, y] = [0, 0];
  const box: [number, number, number, number] = [0x7fff, 0x7fff, -0x8000, -0x8000];
  for (const { dx, dy } of all) {
    x += dx;
    y += dy;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return all.length === 0 ? [0, 0, 0, 0] : box;
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value);

/** One of the 128 ways in which a step to the next point is written. */
function pointOf({ flags, glyphs }: Streams): Point {
  const flag = flags.u8();
  const way = flag & 0x7f;
  const onCurve = flag < 0x80;
  const step = (dx: number, dy: number): Point => ({ dx, dy, onCurve });
  const a = glyphs.u8();
  if (way < 10) return step(0, signed(way, ((way & 14) << 7) + a));
  if (way < 20) return step(signed(way, (((way - 10) & 14) << 7) + a), 0);
  if (way < 84) {
    const of = way - 20;
    return step(signed(way, 1 + (of & 0x30) + (a >> 4)), signed(way >> 1, 1 + ((of & 0x0c) << 2) + (a & 0x0f)));
  }
  const b = glyphs.u8();
  if (way < 120) {
    const of = way - 84;
    return step(signed(way, 1 + (Math.floor(of / 12) << 8) + a), signed(way >> 1, 1 + (((of % 12) >> 2) << 8) + b));
  }
  const c = glyphs.u8();
  if (way < 124) return step(signed(way, (a << 4) + (b >> 4)), signed(way >> 1, ((b & 0x0f) << 8) + c));
  return step(signed(way, (a << 8) + b), signed(way >> 1, (c << 8) + glyphs.u8()));
}

/** Widths and bearings; bearings that were left out are where the outlines begin. */
export function unpackWidths(packed: Uint8Array, full: number, left: Int16Array): Uint8Array {
  const read = new ByteReader(packed);
  const flags = read.u8();
  const widths = Array.from({ length: full }, () => read.u16());
  const bearing = (index: number, isLeftOut: boolean): number => (isLeftOut ? (left[index] ?? 0) : read.i16());
  const out = new Uint8Array(4 * full + 2 * Math.max(0, left.length - full));
  const view = viewOf(out);
  widths.forEach((width, index) => {
    view.setUint16(4 * index, width);
    view.setInt16(4 * index + 2, bearing(index, (flags & 1) !== 0));
  });
  for (let index = full; index < left.length; index += 1)
    view.setInt16(4 * full + 2 * (index - full), bearing(index, (flags & 2) !== 0));
  return out;
}
