/**
 * Extracts a JPEG that can go into a PDF without encoding it again, which would cost quality, time and bytes. Removes the metadata of
 * cameras and programs: place and time, names, previews, and further pictures after its end.
 */
import type { PixelSize } from '../picture-size.ts';
import { type Frame, readFrame } from './frame.ts';
import { readOrientation } from './orientation.ts';
import { MARKER, readSegments, type Segment } from './segments.ts';
import { isSrgbProfile } from './srgb-profile.ts';

export interface PlainJpeg {
  /** The whole file: tables, frame, scans, and a new header that defines the color encoding. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const [APP1, APP2, APP14, LAST_APP, COM] = [0xe1, 0xe2, 0xee, 0xef, 0xfe];
const isMetadata = (marker: number): boolean => (marker >= MARKER.APP0 && marker <= LAST_APP) || marker === COM;
/** Whether decoding needs a segment. Files with segments that are neither needed nor metadata, such as DNL, are of a rare kind. */
const isPictureSegment = (marker: number): boolean =>
  marker === MARKER.DQT || marker === MARKER.DRI || (marker >= 0xc0 && marker <= 0xcf) || marker === MARKER.SOS;

/** Up to this multiple of the requested width, resampling would cost quality and save only a third of the bytes. */
const MAX_WIDTH_RATIO = 1.25;

/** Whether a picture of this width can be used without resampling. */
export const isSmallEnough = (pixelWidth: number, requestedWidth: number): boolean =>
  pixelWidth <= requestedWidth * MAX_WIDTH_RATIO;

/**
 * Returns the JPEG without its metadata if it is upright, grayscale or sRGB, complete, and of a kind that every viewer reads.
 * Returns undefined for any other file, which has to be decoded: rotated by EXIF, CMYK, with another color profile, or damaged.
 * Never throws.
 */
export function extractPlainJpeg(bytes: Uint8Array): PlainJpeg | undefined {
  const parts = readParts(bytes);
  if (parts === undefined) return undefined;
  const { frame, colorHeader, pictureSegments } = parts;
  return { bytes: joinJpeg(bytes, colorHeader, pictureSegments), width: frame.width, height: frame.height };
}

/** Reads the size of the result of `extractPlainJpeg` without creating it. */
export function readPlainJpegSize(bytes: Uint8Array): PixelSize | undefined {
  const frame = readParts(bytes)?.frame;
  return frame && { width: frame.width, height: frame.height };
}

interface JpegParts {
  readonly frame: Frame;
  readonly colorHeader: readonly number[];
  readonly pictureSegments: readonly Segment[];
}

function readParts(bytes: Uint8Array): JpegParts | undefined {
  const segments = readSegments(bytes);
  if (segments === undefined) return undefined;
  const frame = readFrame(bytes, segments);
  if (frame === undefined || !segments.every(({ marker }) => isPictureSegment(marker) || isMetadata(marker)))
    return undefined;
  const metadata = segments
    .filter(({ marker }) => isMetadata(marker))
    .map((segment) => ({ ...segment, body: getBody(bytes, segment) }));
  if (metadata.some(({ marker, body }) => marker === APP1 && readOrientation(body) !== 1)) return undefined;
  const colorHeader = chooseColorHeader(frame.components, metadata);
  if (colorHeader === undefined || !isInSrgb(metadata, frame.components.length)) return undefined;
  return { frame, colorHeader, pictureSegments: segments.filter(({ marker }) => isPictureSegment(marker)) };
}

interface MetadataSegment extends Segment {
  readonly body: Uint8Array;
}

const getBody = (bytes: Uint8Array, { start, end }: Segment): Uint8Array => bytes.subarray(start + 4, end);
const startsWith = (body: Uint8Array, prefix: string): boolean =>
  String.fromCharCode(...body.subarray(0, prefix.length)) === prefix;
const toCodes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** A JFIF header: YCbCr colors, as in nearly every file, without a resolution. */
const JFIF = [0xff, 0xe0, 0, 16, ...toCodes('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
/** An Adobe header: RGB colors. */
const ADOBE_RGB = [0xff, 0xee, 0, 14, ...toCodes('Adobe'), 0, 100, 0, 0, 0, 0, 0];
/** Component ids that spell `RGB`. Some viewers then expect RGB colors. */
const RGB_IDS = String(toCodes('RGB'));

/** Chooses the header for the file's color encoding. Returns undefined if viewers could interpret the file in different ways. */
function chooseColorHeader(
  components: readonly number[],
  metadata: readonly MetadataSegment[],
): readonly number[] | undefined {
  if (components.length === 1) return JFIF;
  const isJfif = metadata.some(({ marker, body }) => marker === MARKER.APP0 && startsWith(body, 'JFIF\0'));
  // Byte 11 of an Adobe header says how colors are encoded: 0 is RGB, 1 is YCbCr.
  const transforms = metadata.flatMap(({ marker, body }) =>
    marker === APP14 && startsWith(body, 'Adobe') ? [body[11]] : [],
  );
  const hasRgbIds = String(components) === RGB_IDS;
  const [transform] = transforms;
  if (transforms.length > 1) return undefined;
  if (transform === 0) return isJfif ? undefined : ADOBE_RGB;
  if (hasRgbIds || (transform !== undefined && transform !== 1)) return undefined;
  return isJfif || transform === 1 || String(components) === '1,2,3' ? JFIF : undefined;
}

const PROFILE_NAME = 'ICC_PROFILE\0';

/** Whether the file has no color profile or that of sRGB, the color space of cards. */
function isInSrgb(metadata: readonly MetadataSegment[], componentCount: number): boolean {
  const profileParts = metadata.filter(({ marker, body }) => marker === APP2 && startsWith(body, PROFILE_NAME));
  if (profileParts.length === 0) return true;
  // After the name come the number of the part, starting at 1, and the number of parts.
  const isInOrder = profileParts.every(
    ({ body }, index) =>
      body[PROFILE_NAME.length] === index + 1 && body[PROFILE_NAME.length + 1] === profileParts.length,
  );
  if (componentCount !== 3 || !isInOrder) return false;
  const profileBytes = profileParts.map(({ body }) => body.subarray(PROFILE_NAME.length + 2));
  return isSrgbProfile(concatenateBytes(profileBytes));
}

const joinJpeg = (bytes: Uint8Array, colorHeader: readonly number[], pictureSegments: readonly Segment[]): Uint8Array =>
  concatenateBytes([
    Uint8Array.of(0xff, MARKER.SOI, ...colorHeader),
    ...pictureSegments.map(({ start, end }) => bytes.subarray(start, end)),
    Uint8Array.of(0xff, MARKER.EOI),
  ]);

function concatenateBytes(parts: readonly Uint8Array[]): Uint8Array {
  const output = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const part of parts) {
    output.set(part, offset);
    offset += part.length;
  }
  return output;
}
