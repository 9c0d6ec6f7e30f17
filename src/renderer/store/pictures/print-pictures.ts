/** Pictures on their way into a PDF. Runs in the worker that makes it. */

import { bytesToHex } from '@noble/hashes/utils.js';
import { RecentValues } from '../../../shared/base/cache.ts';
import { isPictureDamaged } from '../../../shared/card/pictures/damage/find-damage.ts';
import { isSmallEnough, plainJpeg } from '../../../shared/card/pictures/jpeg/plain-jpeg.ts';
import { checkPicture, sizeProblem } from '../../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { libraryHash, readSource } from '../../../shared/card/pictures/picture-source.ts';
import { pictureType } from '../../../shared/card/pictures/picture-type.ts';
import { pixelsFor } from '../../../shared/card/pictures/pictures.ts';
import type { PdfPictures } from '../../../shared/pdf/content.ts';
import type { PdfPicture } from '../../../shared/pdf/embed-picture.ts';
import type { OpenPicture, PictureFailure, PictureReader } from '../../../shared/print-job/pictures.ts';
import { dataBytes } from '../../pictures/data-picture.ts';
import { drawSvg } from '../../pictures/draw-svg.ts';
import { withScreenColors } from '../../pictures/screen-colors.ts';
import type { ReadOnly } from '../read-only.ts';

/** Below 1 browsers subsample the colours of a JPEG, which is invisible on a card at this quality. */
const JPEG_QUALITY = 0.95;

interface PictureFile {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** Small pictures that a preview keeps. */
const MAX_SMALL = 60;

/** Pictures of prints out of the library, or out of the documents themselves. The database is only needed to open them. */
export class LibraryPictures implements PictureReader {
  readonly #db: ReadOnly;
  readonly #files = new Map<string, PictureFile>();
  /** Data addresses for previews, the latest ones last. */
  readonly #small = new RecentValues<string>(MAX_SMALL);

  constructor(db: ReadOnly) {
    this.#db = db;
  }

  /** All documents of the library name their pictures in the same way. */
  placeOf(): undefined {
    return undefined;
  }

  async open(src: string): Promise<OpenPicture | PictureFailure> {
    const found = await pictureAt(src, this.#db);
    if ('problem' in found) return found;
    const { file, width, height } = found;
    const key = libraryHash(src) ?? (await hashOf(file));
    this.#files.set(key, found);
    return {
      key,
      width,
      height,
      prepare: (wanted) => prepared(found, wanted).catch(() => ({ problem: { kind: 'damaged' } })),
    };
  }

  /** The picture as a data address for a preview, where it is `points` wide; undefined when there is none or it is broken. */
  async smallAddress(key: string, points: number, dpi: number): Promise<string | undefined> {
    const held = this.#files.get(key);
    if (held === undefined) return undefined;
    const address = this.#small.get(key) ?? (await smallPicture(held, points, dpi));
    if (address === undefined) return undefined;
    this.#small.set(key, address);
    return address;
  }
}

const hashOf = async (file: Blob): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));

type ReadPicture = PictureFile | { readonly problem: PictureProblem };

async function pictureAt(src: string, db: ReadOnly): Promise<ReadPicture> {
  const source = readSource(src);
  if ('problem' in source) return source;
  switch (source.kind) {
    case 'file':
      return { problem: { kind: 'beside', path: source.path } };
    case 'library': {
      const row = await db.picture(source.hash);
      return row === undefined ? { problem: { kind: 'not-in-library' } } : wholePicture(row);
    }
    case 'data':
      return ownPicture(src);
  }
}

/** A picture of the library. It may be damaged since earlier versions of Rollcall took what a decoder conceals. */
async function wholePicture(row: PictureFile): Promise<ReadPicture> {
  const bytes = new Uint8Array(await row.file.arrayBuffer());
  const type = pictureType(bytes);
  return type === undefined || isPictureDamaged(bytes, type) ? { problem: { kind: 'damaged' } } : row;
}

/** A picture embedded in its document. It may come from a stranger, so it is decoded once before anything relies on it. */
async function ownPicture(src: string): Promise<ReadPicture> {
  const held = dataBytes(src);
  if (held === undefined) return { problem: { kind: 'bad-data' } };
  const svg = await drawSvg(new Blob([held]));
  if (svg !== undefined && 'problem' in svg) return { problem: { kind: 'svg', problem: svg.problem } };
  const bytes = svg === undefined ? held : new Uint8Array(await svg.file.arrayBuffer());
  const checked = checkPicture(bytes);
  if ('problem' in checked) return checked;
  if (isPictureDamaged(bytes, checked.type)) return { problem: { kind: 'damaged' } };
  const file = new Blob([bytes], { type: checked.type });
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    bitmap.close();
    const problem = sizeProblem({ width, height }, checked.type);
    return problem === undefined ? { file, width, height } : { problem };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

/** The picture as a data address at a resolution; undefined when it is broken. */
async function smallPicture(held: PictureFile, points: number, dpi: number): Promise<string | undefined> {
  try {
    const canvas = await drawnAt(held, pixelsFor(points, dpi, held.width));
    return await dataAddress(await canvas.convertToBlob({ type: 'image/webp', quality: JPEG_QUALITY }));
  } catch {
    return undefined;
  }
}

async function dataAddress(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = '';
  // In parts: as one call it would have more arguments than a call takes.
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${file.type};base64,${btoa(letters)}`;
}

/** Prepared pictures as data addresses, for files that hold what they show. */
export async function dataAddresses(keys: Iterable<string>, pixels: PdfPictures): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const key of keys) {
    const picture = await pixels.get(key);
    if (picture !== undefined) addresses.set(key, await dataAddress(await fileOf(picture)));
  }
  return addresses;
}

async function fileOf(picture: PdfPicture): Promise<Blob> {
  const { kind, bytes, width, height, alpha } = picture;
  if (kind === 'jpeg') return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  const all = new ImageData(width, height);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    all.data.set(bytes.subarray(from, from + 3), to);
    all.data[to + 3] = alpha?.[to / 4] ?? 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(all, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The picture this many pixels wide. Rejects when it is broken. */
async function drawnAt({ file, width: across, height: down }: PictureFile, width: number): Promise<OffscreenCanvas> {
  const height = Math.max(1, Math.round((down * width) / across));
  const bitmap = await createImageBitmap(await withScreenColors(file), {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  return context;
}

async function prepared(held: PictureFile, wanted: number): Promise<PdfPicture> {
  // It was found to be whole when it was opened.
  const plain = isSmallEnough(held.width, wanted)
    ? plainJpeg(new Uint8Array(await held.file.arrayBuffer()))
    : undefined;
  if (plain !== undefined) return { kind: 'jpeg', ...plain };
  const canvas = await drawnAt(held, wanted);
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  const alpha = alphaOf(data);
  if (alpha !== undefined) return { kind: 'rgb', bytes: coloursOf(data), width, height, alpha };
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { kind: 'jpeg', bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}

/** One byte a pixel, or undefined when all of it is solid. */
function alphaOf(pixels: Uint8ClampedArray): Uint8Array | undefined {
  const alpha = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = pixels[index * 4 + 3] as number;
  return alpha.every((value) => value === 255) ? undefined : alpha;
}

function coloursOf(pixels: Uint8ClampedArray): Uint8Array {
  const out = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    out.set(pixels.subarray(from, from + 3), to);
  }
  return out;
}
