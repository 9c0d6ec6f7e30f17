/**
 * Pixels of a picture as its head tells them, before anything is decoded: a file of a few kilobytes can claim any size,
 * and a decoder that is asked for it takes the memory. Written here because browsers tell the size of what they decode
 * only.
 */
import { type PictureType, pictureType } from './picture-type.ts';

/** As stored: a turned photo (EXIF) still lies on its side. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes that hold the size of all but the strangest files: what stands before it in a JPEG are profiles and thumbnails. */
export const SIZE_HEAD = 1_000_000;

/** The size, or undefined when the bytes are no picture or hold none. Never throws. */
export function pictureSize(bytes: Uint8Array): PixelSize | undefined {
  const type = pictureType(bytes);
  if (type === undefined) return undefined;
  const size = READERS[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

const READERS: Readonly<Record<PictureType, (view: DataView) => PixelSize | undefined>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
};

const name = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

function pngSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 24 || name(view, 12) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Starts of frame are the markers C0 to CF without these: tables, reserved, arithmetic conditions. */
const NO_FRAME: readonly number[] = [0xc4, 0xc8, 0xcc];

function jpegSize(view: DataView): PixelSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    // Some programs leave bytes between two segments, and every decoder passes over them.
    if (view.getUint8(at) !== 0xff) {
      at += 1;
      continue;
    }
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // Markers may be filled up with FF; every other one before the frame says how long it is.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 30) return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  switch (name(view, 12)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** AVIF tells the size of each of its parts, tiles and thumbnails among them, in its box of properties. */
function avifSize(view: DataView): PixelSize | undefined {
  const box = boxOf(view, 'meta');
  if (box === undefined) return undefined;
  let largest: PixelSize | undefined;
  for (let at = box.start; at <= box.end - 16; at += 1) {
    if (view.getUint8(at) !== 0x69 || name(view, at) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Where a box of the outermost level begins and ends, as far as it is here. */
function boxOf(view: DataView, type: string): { start: number; end: number } | undefined {
  for (let at = 0; at + 16 <= view.byteLength; ) {
    const short = view.getUint32(at);
    // 0: to the end of the file; 1: a longer number follows.
    const length = short === 0 ? Infinity : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    if (name(view, at + 4) === type) return { start: at, end: Math.min(view.byteLength, at + length) };
    if (length < 8) return undefined;
    at += length;
  }
  return undefined;
}
