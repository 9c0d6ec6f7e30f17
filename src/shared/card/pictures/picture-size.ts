/**
 * Reads the size of a picture from its header before anything is decoded: a file of a few kilobytes can claim any size, and a decoder
 * would allocate the memory for it. Browsers only report the size of pictures that they have decoded.
 */
import { detectPictureType, type PictureType } from './picture-type.ts';

/** The size as stored: EXIF rotation is not applied. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The number of bytes at the start of a file that in practice contain its size. In a JPEG, profiles and thumbnails come first. */
export const SIZE_HEAD_BYTES = 1_000_000;

/** Reads the size. Returns undefined if the bytes are not a picture or do not contain its size. Never throws. */
export function readPictureSize(bytes: Uint8Array): PixelSize | undefined {
  const type = detectPictureType(bytes);
  if (type === undefined) return undefined;
  const size = READERS[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

const READERS: Readonly<Record<PictureType, (view: DataView) => PixelSize | undefined>> = {
  'image/png': readPngSize,
  'image/jpeg': readJpegSize,
  'image/webp': readWebpSize,
  'image/avif': readAvifSize,
};

const readName = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));

function readPngSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 24 || readName(view, 12) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frame headers are the markers C0 to CF except these: C4 defines tables, C8 is reserved, CC defines arithmetic coding. */
const NON_FRAME_MARKERS: readonly number[] = [0xc4, 0xc8, 0xcc];

function readJpegSize(view: DataView): PixelSize | undefined {
  for (let offset = 2; offset + 9 <= view.byteLength; ) {
    // Some programs leave bytes between two segments, which every decoder skips.
    if (view.getUint8(offset) !== 0xff) {
      offset += 1;
      continue;
    }
    const marker = view.getUint8(offset + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !NON_FRAME_MARKERS.includes(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    }
    // Markers may be padded with FF. Every other marker before the frame is followed by a length.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

function readWebpSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 30) return undefined;
  const readUint24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_00_00;
  // The first chunk is extended, lossless or lossy. The first two store width and height minus 1.
  switch (readName(view, 12)) {
    case 'VP8X':
      return { width: readUint24(24) + 1, height: readUint24(27) + 1 };
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

/** Returns the largest size in the metadata of an AVIF, which lists the sizes of all parts, including tiles and thumbnails. */
function readAvifSize(view: DataView): PixelSize | undefined {
  const box = findBox(view, 'meta');
  if (box === undefined) return undefined;
  let largest: PixelSize | undefined;
  for (let offset = box.start; offset <= box.end - 16; offset += 1) {
    if (view.getUint8(offset) !== 0x69 || readName(view, offset) !== 'ispe') continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Finds the start and end of a top-level box, limited to the available bytes. */
function findBox(view: DataView, boxType: string): { start: number; end: number } | undefined {
  for (let offset = 0; offset + 16 <= view.byteLength; ) {
    const shortLength = view.getUint32(offset);
    // Length 0 means up to the end of the file; 1 means that a 64-bit length follows.
    const length =
      shortLength === 0 ? Infinity : shortLength === 1 ? Number(view.getBigUint64(offset + 8)) : shortLength;
    if (readName(view, offset + 4) === boxType)
      return { start: offset, end: Math.min(view.byteLength, offset + length) };
    if (length < 8) return undefined;
    offset += length;
  }
  return undefined;
}
