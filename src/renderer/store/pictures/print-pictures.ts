/** Pictures on their way into a PDF. Runs in the worker that makes it. */

import { isPictureDamaged } from '../../../shared/card/pictures/damage/find-damage.ts';
import { isSmallEnough, plainJpeg } from '../../../shared/card/pictures/jpeg/plain-jpeg.ts';
import { checkPicture, sizeProblem } from '../../../shared/card/pictures/picture-check.ts';
import { type PictureProblem, pictureProblemMessage } from '../../../shared/card/pictures/picture-messages.ts';
import { libraryHash, readSource } from '../../../shared/card/pictures/picture-source.ts';
import { pictureType } from '../../../shared/card/pictures/picture-type.ts';
import { type Picture, type PictureBook, picturesIn, pixelsFor } from '../../../shared/card/pictures/pictures.ts';
import type { DisplayList } from '../../../shared/display/display-list.ts';
import type { PdfPicture } from '../../../shared/pdf/embed-picture.ts';
import type { SvgProblem } from '../../../shared/symbols/svg/note.ts';
import { dataBytes } from '../../pictures/data-picture.ts';
import { drawSvg } from '../../pictures/draw-svg.ts';
import { withScreenColors } from '../../pictures/screen-colors.ts';
import { type ReadOnly, reading } from '../read-only.ts';

/** Below 1 browsers subsample the colours of a JPEG, which is invisible on a card at this quality. */
const JPEG_QUALITY = 0.95;

interface PictureFile {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

export interface PrintPictures {
  readonly book: PictureBook;
  /** Their files, by key. */
  readonly files: ReadonlyMap<string, PictureFile>;
}

/** Called with the number of pictures that are done. */
type OnPicture = (done: number, of: number) => void;

/** The pictures that documents name by these sources, out of the library or out of themselves; each is read once. */
export async function openPictures(named: readonly string[], onPicture: OnPicture): Promise<PrintPictures> {
  const sources = new Set(named);
  const book = new Map<string, Picture | { problem: string }>();
  const files = new Map<string, PictureFile>();
  if (sources.size === 0) return { book, files };
  let done = 0;
  await reading(async (db) => {
    for (const src of sources) {
      done += 1;
      onPicture(done, sources.size);
      const found = await pictureAt(src, db);
      if ('problem' in found) {
        book.set(src, { problem: pictureProblemMessage(found.problem) });
        continue;
      }
      const key = libraryHash(src) ?? `own-${files.size}`;
      book.set(src, { key, width: found.width, height: found.height });
      files.set(key, found);
    }
  });
  return { book, files };
}

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
  if (svg !== undefined && 'problem' in svg) return { problem: await describeSvgProblem(svg.problem) };
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

async function describeSvgProblem(problem: SvgProblem): Promise<PictureProblem> {
  const { svgProblemText } = await import('../../../shared/symbols/svg/note-messages.ts');
  return { kind: 'svg', reason: svgProblemText(problem) };
}

export interface Prepared {
  readonly pixels: ReadonlyMap<string, PdfPicture>;
  /** Keys of pictures that turned out to be undecodable: their cards have to be laid out without them. */
  readonly broken: readonly string[];
}

/** The pixels of what the lists show, at the resolution asked for; one after the other, so that memory stays small. */
export async function preparePictures(
  { files }: PrintPictures,
  lists: Iterable<DisplayList>,
  dpi: number,
  onPicture: OnPicture,
): Promise<Prepared> {
  const pixels = new Map<string, PdfPicture>();
  const broken: string[] = [];
  const shown = picturesIn(lists);
  let done = 0;
  for (const [key, points] of shown) {
    done += 1;
    onPicture(done, shown.size);
    const held = files.get(key);
    if (held === undefined) continue;
    try {
      pixels.set(key, await prepared(held, pixelsFor(points, dpi, held.width)));
    } catch {
      broken.push(key);
    }
  }
  return { pixels, broken };
}

/**
 * The picture as a data address, at the resolution asked for where it is `points` wide; undefined when there is none or it
 * is broken.
 */
export async function smallPicture(
  { files }: PrintPictures,
  key: string,
  points: number,
  dpi: number,
): Promise<string | undefined> {
  const held = files.get(key);
  if (held === undefined) return undefined;
  try {
    const canvas = await drawnAt(held, pixelsFor(points, dpi, held.width));
    return dataAddress(await canvas.convertToBlob({ type: 'image/webp', quality: JPEG_QUALITY }));
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
export async function dataAddresses(
  keys: Iterable<string>,
  pixels: ReadonlyMap<string, PdfPicture>,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const key of keys) {
    const picture = pixels.get(key);
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

/** The same pictures without those that turned out broken. */
export function withoutBroken({ book, files }: PrintPictures, keys: readonly string[]): PrintPictures {
  const problem = pictureProblemMessage({ kind: 'damaged' });
  const entries = [...book].map(
    ([src, held]) => [src, 'key' in held && keys.includes(held.key) ? { problem } : held] as const,
  );
  return { book: new Map(entries), files: new Map([...files].filter(([key]) => !keys.includes(key))) };
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
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = pixels[i * 4 + 3] as number;
  return alpha.every((value) => value === 255) ? undefined : alpha;
}

function coloursOf(pixels: Uint8ClampedArray): Uint8Array {
  const out = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    out.set(pixels.subarray(from, from + 3), to);
  }
  return out;
}
