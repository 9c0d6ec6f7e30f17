/** Embeds a bitmap as PDF objects: JPEG bytes unchanged, raw pixels compressed, and transparency as a separate mask. */
import type { PDFRef } from 'pdf-lib';
import type { PrintingCondition } from './printing-condition.ts';
import { addPlainStream, addStream, type Streams } from './streams.ts';

/** A bitmap ready for printing: upright, sRGB. */
export interface PdfBitmap {
  /** `jpeg` is a whole file in gray or RGB; `rgb` is three bytes per pixel, rows from the top. */
  readonly kind: 'jpeg' | 'rgb';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, 0 is transparent and 255 is opaque. Absent if all pixels are opaque. */
  readonly alpha?: Uint8Array | undefined;
}

/** A bitmap in the inks of a press: four bytes per pixel, rows from the top. */
interface InkBitmap extends Omit<PdfBitmap, 'kind'> {
  readonly kind: 'inks';
}

/** Converts a bitmap to the inks of a press. */
export async function convertToInks(
  { kind, bytes, ...bitmap }: PdfBitmap,
  { convertPixels, decodeJpeg }: PrintingCondition,
): Promise<InkBitmap> {
  const rgbPixels = kind === 'jpeg' ? await decodeJpeg(bytes) : bytes;
  return { ...bitmap, kind: 'inks', bytes: convertPixels(rgbPixels) };
}

/** Writes the objects of the bitmap. Throws a RangeError if pixels don't match the declared size, or if a JPEG is neither gray nor RGB. */
export function embedBitmap(streams: Streams, bitmap: PdfBitmap | InkBitmap): PDFRef {
  const { kind, bytes, width, height, alpha } = bitmap;
  const maskEntries = alpha === undefined ? {} : { SMask: addSamples(streams, alpha, width, height, 1) };
  if (kind !== 'jpeg') return addSamples(streams, bytes, width, height, kind === 'rgb' ? 3 : 4, maskEntries);
  const imageEntries = {
    ...createImageEntries(width, height, countJpegChannels(bytes)),
    Filter: 'DCTDecode',
    ...maskEntries,
  };
  return addPlainStream(streams, bytes, imageEntries);
}

type ChannelCount = keyof typeof COLOR_SPACES;
const COLOR_SPACES = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const;

const createImageEntries = (width: number, height: number, channelCount: ChannelCount) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: width,
  Height: height,
  ColorSpace: COLOR_SPACES[channelCount],
  BitsPerComponent: 8,
});

function addSamples(
  streams: Streams,
  bytes: Uint8Array,
  width: number,
  height: number,
  channelCount: ChannelCount,
  extraEntries: Readonly<Record<string, PDFRef>> = {},
): PDFRef {
  if (bytes.length !== width * height * channelCount) throw new RangeError('A picture has fewer pixels than it says.');
  // Neighboring pixels are similar, so their differences compress to about half the size of the values (TIFF predictor).
  const DecodeParms = { Predictor: 2, Colors: channelCount, BitsPerComponent: 8, Columns: width };
  const imageEntries = { ...createImageEntries(width, height, channelCount), DecodeParms, ...extraEntries };
  return addStream(streams, computeDifferences(bytes, width * channelCount, channelCount), imageEntries);
}

function computeDifferences(bytes: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const encoded = bytes.slice();
  for (let rowStart = 0; rowStart < encoded.length; rowStart += rowBytes) {
    for (let index = rowStart + rowBytes - 1; index >= rowStart + pixelBytes; index -= 1)
      encoded[index] = (encoded[index] as number) - (encoded[index - pixelBytes] as number);
  }
  return encoded;
}

/** Whether a marker begins a frame (ISO 10918-1, table B.1). C4 (Huffman tables), C8 (reserved) and CC (arithmetic coding) don't. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the number of channels of a JPEG. CMYK has to be converted to RGB first. */
function countJpegChannels(bytes: Uint8Array): 1 | 3 {
  let segmentStart = 2;
  while (segmentStart + 9 < bytes.length && bytes[segmentStart] === 0xff) {
    const marker = bytes[segmentStart + 1] as number;
    if (isFrameMarker(marker)) {
      // A frame has its marker, length, precision, height and width in the first nine bytes (ISO 10918-1, B.2.2).
      const channelCount = bytes[segmentStart + 9];
      if (channelCount === 1 || channelCount === 3) return channelCount;
      break;
    }
    segmentStart += 2 + (bytes[segmentStart + 2] as number) * 256 + (bytes[segmentStart + 3] as number);
  }
  throw new RangeError('A picture is no JPEG in grey or RGB.');
}
