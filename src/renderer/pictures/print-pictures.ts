/** Pictures on their way into a PDF. Runs in the worker that makes it. */
import type { DisplayList } from '../../shared/card/display-list.ts';
import { libraryHash, readSource } from '../../shared/card/picture-source.ts';
import { pictureProblemWords } from '../../shared/card/picture-words.ts';
import { type Picture, type PictureBook, pictureSource, picturesIn, pixelsFor } from '../../shared/card/pictures.ts';
import type { Character, Faction } from '../../shared/document/schema.ts';
import type { PdfPicture } from '../../shared/print/embed-picture.ts';
import { Database } from '../store/database.ts';
import { dataBytes, pngSize } from './data-picture.ts';

const JPEG_QUALITY = 0.92;

export interface PrintPictures {
  readonly book: PictureBook;
  /** Their files, by key. */
  readonly files: ReadonlyMap<string, { readonly file: Blob; readonly width: number; readonly height: number }>;
}

/** The pictures that documents name, out of the library or out of themselves; each is read once. */
export async function openPictures(documents: readonly (Character | Faction)[]): Promise<PrintPictures> {
  const sources = new Set(documents.flatMap((document) => pictureSource(document) ?? []));
  const book = new Map<string, Picture | { problem: string }>();
  const files = new Map<string, { file: Blob; width: number; height: number }>();
  if (sources.size === 0) return { book, files };
  const db = new Database();
  try {
    for (const src of sources) {
      const own = await ownPicture(src);
      if (own !== undefined) {
        const { width, height } = own;
        const key = `own-${files.size}`;
        book.set(src, { key, width, height });
        files.set(key, own);
        continue;
      }
      const hash = libraryHash(src);
      const row = hash === undefined ? undefined : await db.pictures.get(hash);
      if (hash !== undefined && row !== undefined) {
        const { file, width, height } = row;
        book.set(src, { key: hash, width, height });
        files.set(hash, { file, width, height });
      } else {
        const source = readSource(src);
        const problem =
          'problem' in source
            ? source.problem
            : { kind: source.kind === 'data' ? ('damaged' as const) : ('not-in-library' as const) };
        book.set(src, { problem: pictureProblemWords(problem) });
      }
    }
  } finally {
    db.close();
  }
  return { book, files };
}

/** A picture that stands in its document. */
async function ownPicture(src: string): Promise<{ file: Blob; width: number; height: number } | undefined> {
  const bytes = dataBytes(src);
  if (bytes === undefined || pngSize(bytes) === undefined) return undefined;
  const file = new Blob([bytes], { type: 'image/png' });
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { file, width, height };
  } catch {
    return undefined;
  }
}

/** The pixels of what the lists show, at the resolution asked for; one after the other, so that memory stays small. */
export async function preparePictures(
  { files }: PrintPictures,
  lists: Iterable<DisplayList>,
  dpi: number,
): Promise<Map<string, PdfPicture>> {
  const ready = new Map<string, PdfPicture>();
  for (const [key, points] of picturesIn(lists)) {
    const held = files.get(key);
    if (held === undefined) continue;
    const width = pixelsFor(points, dpi, held.width);
    ready.set(key, await prepared(held.file, width, Math.max(1, Math.round((held.height * width) / held.width))));
  }
  return ready;
}

async function prepared(file: Blob, width: number, height: number): Promise<PdfPicture> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
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
