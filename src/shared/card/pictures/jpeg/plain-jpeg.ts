/**
 * A JPEG that can go into a PDF as it is, without what cameras and programs write beside the picture: place and time of
 * taking, names, previews, further pictures behind its end. Encoding it again would cost quality, time and bytes.
 */
import type { PixelSize } from '../picture-size.ts';
import { type Frame, frameOf } from './frame.ts';
import { orientationOf } from './orientation.ts';
import { MARKER, type Segment, segmentsOf } from './segments.ts';
import { isSrgbProfile } from './srgb-profile.ts';

export interface PlainJpeg {
  /** The whole file: tables, frame, scans, and a head of ours that says how colours are meant. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const [APP1, APP2, APP14, LAST_APP, COM] = [0xe1, 0xe2, 0xee, 0xef, 0xfe];
const isBeside = (marker: number): boolean => (marker >= MARKER.APP0 && marker <= LAST_APP) || marker === COM;
/** What decoding needs. Any other segment, such as a height that comes later, makes the file one of the rarer kinds. */
const isNeeded = (marker: number): boolean =>
  marker === MARKER.DQT || marker === MARKER.DRI || (marker >= 0xc0 && marker <= 0xcf) || marker === MARKER.SOS;

/** A picture this much finer than asked for is not worth a second loss; resampling it would save a third of its bytes. */
const FINER = 1.25;

/** Whether a picture `own` pixels wide may stand where `wanted` are asked for. */
export const isSmallEnough = (own: number, wanted: number): boolean => own <= wanted * FINER;

/**
 * The JPEG without its metadata: upright, grey or in colours that are sRGB, whole, and of a kind that every viewer reads.
 * Undefined for any other, which has to be decoded: turned by EXIF, in print inks, with another colour profile, or damaged.
 * Never throws.
 */
export function plainJpeg(bytes: Uint8Array): PlainJpeg | undefined {
  const parts = partsOf(bytes);
  if (parts === undefined) return undefined;
  const { frame, head, kept } = parts;
  return { bytes: joined(bytes, head, kept), width: frame.width, height: frame.height };
}

/** The size of what `plainJpeg` would give, without making it. */
export function plainJpegSize(bytes: Uint8Array): PixelSize | undefined {
  const frame = partsOf(bytes)?.frame;
  return frame && { width: frame.width, height: frame.height };
}

interface Parts {
  readonly frame: Frame;
  readonly head: readonly number[];
  readonly kept: readonly Segment[];
}

function partsOf(bytes: Uint8Array): Parts | undefined {
  const segments = segmentsOf(bytes);
  if (segments === undefined) return undefined;
  const frame = frameOf(bytes, segments);
  if (frame === undefined || !segments.every(({ marker }) => isNeeded(marker) || isBeside(marker))) return undefined;
  const beside = segments
    .filter(({ marker }) => isBeside(marker))
    .map((segment) => ({ ...segment, body: bodyOf(bytes, segment) }));
  if (beside.some(({ marker, body }) => marker === APP1 && orientationOf(body) !== 1)) return undefined;
  const head = headOf(frame.components, beside);
  if (head === undefined || !isInSrgb(beside, frame.components.length)) return undefined;
  return { frame, head, kept: segments.filter(({ marker }) => isNeeded(marker)) };
}

interface Beside extends Segment {
  readonly body: Uint8Array;
}

const bodyOf = (bytes: Uint8Array, { start, end }: Segment): Uint8Array => bytes.subarray(start + 4, end);
const startsWith = (body: Uint8Array, text: string): boolean =>
  String.fromCharCode(...body.subarray(0, text.length)) === text;
const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** Says that colours are brightness and two differences (YCbCr), as in nearly every file; of no size. */
const JFIF = [0xff, 0xe0, 0, 16, ...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
/** Says that colours are red, green and blue themselves. */
const ADOBE_RGB = [0xff, 0xee, 0, 14, ...bytesOf('Adobe'), 0, 100, 0, 0, 0, 0, 0];
const RGB_LETTERS = String(bytesOf('RGB'));

/** How colours are encoded, in one way that all viewers understand alike; undefined where the file is contradictory. */
function headOf(components: readonly number[], beside: readonly Beside[]): readonly number[] | undefined {
  if (components.length === 1) return JFIF;
  const isJfif = beside.some(({ marker, body }) => marker === MARKER.APP0 && startsWith(body, 'JFIF\0'));
  const transforms = beside.flatMap(({ marker, body }) =>
    marker === APP14 && startsWith(body, 'Adobe') ? [body[11]] : [],
  );
  const letters = String(components) === RGB_LETTERS;
  const [transform] = transforms;
  if (transforms.length > 1) return undefined;
  if (transform === 0) return isJfif ? undefined : ADOBE_RGB;
  if (letters || (transform !== undefined && transform !== 1)) return undefined;
  return isJfif || transform === 1 || String(components) === '1,2,3' ? JFIF : undefined;
}

const PROFILE = 'ICC_PROFILE\0';

/** Whether it names no profile of colours or that of sRGB, which is what colours of a card are. */
function isInSrgb(beside: readonly Beside[], components: number): boolean {
  const parts = beside.filter(({ marker, body }) => marker === APP2 && startsWith(body, PROFILE));
  if (parts.length === 0) return true;
  // Behind the name stand the number of the part, from 1, and how many there are.
  const inOrder = parts.every(
    ({ body }, index) => body[PROFILE.length] === index + 1 && body[PROFILE.length + 1] === parts.length,
  );
  if (components !== 3 || !inOrder) return false;
  const bodies = parts.map(({ body }) => body.subarray(PROFILE.length + 2));
  return isSrgbProfile(concatenated(bodies));
}

const joined = (bytes: Uint8Array, head: readonly number[], kept: readonly Segment[]): Uint8Array =>
  concatenated([
    Uint8Array.of(0xff, MARKER.SOI, ...head),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
    Uint8Array.of(0xff, MARKER.EOI),
  ]);

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
