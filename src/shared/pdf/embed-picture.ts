/** A bitmap as PDF objects: JPEG bytes as they are, raw pixels deflated, transparency as a mask of its own. */
import type { PDFRef } from 'pdf-lib';
import { addPlainStream, addStream, type Streams } from './streams.ts';

/** Pixels ready for paper: upright, sRGB. */
export interface PdfPicture {
  /** `jpeg` is a whole file in grey or RGB; `rgb` is three bytes a pixel, rows from the top. */
  readonly kind: 'jpeg' | 'rgb';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, 0 is nothing and 255 is solid; absent = all solid. */
  readonly alpha?: Uint8Array | undefined;
}

/** Writes the picture's objects. Throws a RangeError when its bytes do not match its declared size. */
export function embedPicture(streams: Streams, picture: PdfPicture): PDFRef {
  const { kind, bytes, width, height, alpha } = picture;
  const mask = alpha === undefined ? {} : { SMask: samples(streams, alpha, width, height, 1) };
  if (kind === 'rgb') return samples(streams, bytes, width, height, 3, mask);
  const dict = { ...imageDict(width, height, jpegColours(bytes)), Filter: 'DCTDecode', ...mask };
  return addPlainStream(streams, bytes, dict);
}

const imageDict = (width: number, height: number, colours: 1 | 3) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: width,
  Height: height,
  ColorSpace: colours === 1 ? 'DeviceGray' : 'DeviceRGB',
  BitsPerComponent: 8,
});

function samples(
  streams: Streams,
  bytes: Uint8Array,
  width: number,
  height: number,
  colours: 1 | 3,
  more: Readonly<Record<string, PDFRef>> = {},
): PDFRef {
  if (bytes.length !== width * height * colours) throw new RangeError('A picture has fewer pixels than it says.');
  // Neighbours in a picture are alike: their differences deflate to about half of what the values do (TIFF predictor).
  const DecodeParms = { Predictor: 2, Colors: colours, BitsPerComponent: 8, Columns: width };
  const dict = { ...imageDict(width, height, colours), DecodeParms, ...more };
  return addStream(streams, differences(bytes, width * colours, colours), dict);
}

function differences(bytes: Uint8Array, row: number, step: number): Uint8Array {
  const out = bytes.slice();
  for (let start = 0; start < out.length; start += row) {
    for (let index = start + row - 1; index >= start + step; index -= 1)
      out[index] = (out[index] as number) - (out[index - step] as number);
  }
  return out;
}

/** Markers that begin a frame (ISO 10918-1, table B.1), less those for Huffman tables, extensions and arithmetic ones. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** How many colours a JPEG has. CMYK has to be converted to RGB before. */
function jpegColours(bytes: Uint8Array): 1 | 3 {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (isFrame(marker)) {
      const count = bytes[at + 9];
      if (count === 1 || count === 3) return count;
      break;
    }
    at += 2 + (bytes[at + 2] as number) * 256 + (bytes[at + 3] as number);
  }
  throw new RangeError('A picture is no JPEG in grey or RGB.');
}
