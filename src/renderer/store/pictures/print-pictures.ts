/** Prepares pictures for a PDF. Runs in the worker that creates the PDF. */

import { bytesToHex } from '@noble/hashes/utils.js';
import { RecentValues } from '../../../shared/base/cache.ts';
import { isPictureDamaged } from '../../../shared/card/pictures/damage/find-damage.ts';
import { extractPlainJpeg, isSmallEnough } from '../../../shared/card/pictures/jpeg/plain-jpeg.ts';
import { checkPicture, findSizeProblem } from '../../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { getLibraryHash, parsePictureSource } from '../../../shared/card/pictures/picture-source.ts';
import { detectPictureType } from '../../../shared/card/pictures/picture-type.ts';
import { computePixelWidth } from '../../../shared/card/pictures/pictures.ts';
import type { PdfBitmaps } from '../../../shared/pdf/content.ts';
import type { PdfBitmap } from '../../../shared/pdf/embed-bitmap.ts';
import type { OpenPicture, PictureFailure, PictureReader } from '../../../shared/print-job/print-pictures.ts';
import { decodeDataSource } from '../../pictures/data-picture.ts';
import { drawSvg } from '../../pictures/draw-svg.ts';
import { convertToScreenColors } from '../../pictures/screen-colors.ts';
import type { ReadOnlyDatabase } from '../read-only-database.ts';

/** The quality of JPEGs. Below 1, browsers subsample the colors. At this quality, the subsampling is invisible on a card. */
const JPEG_QUALITY = 0.95;

interface PictureFile {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** The number of thumbnails that are cached for a preview. */
const MAX_THUMBNAILS = 60;

/**
 * Reads the pictures of a print job from the library, or from the documents in which they are embedded. The database may be closed
 * once all pictures have been opened.
 */
export class LibraryPictures implements PictureReader {
  readonly #db: ReadOnlyDatabase;
  readonly #files = new Map<string, PictureFile>();
  /** The `data:` URLs of thumbnails for previews. */
  readonly #thumbnails = new RecentValues<string>(MAX_THUMBNAILS);

  constructor(database: ReadOnlyDatabase) {
    this.#db = database;
  }

  /** Returns undefined, since all documents of the library refer to pictures in the same way. */
  getPlace(): undefined {
    return undefined;
  }

  async open(pictureSource: string): Promise<OpenPicture | PictureFailure> {
    const foundPicture = await readPicture(pictureSource, this.#db);
    if ('problem' in foundPicture) return foundPicture;
    const { file, width, height } = foundPicture;
    const pictureKey = getLibraryHash(pictureSource) ?? (await computeHash(file));
    this.#files.set(pictureKey, foundPicture);
    return {
      key: pictureKey,
      width,
      height,
      prepare: (targetWidth) =>
        preparePicture(foundPicture, targetWidth).catch(() => ({ problem: { kind: 'damaged' } })),
    };
  }

  /** Creates the `data:` URL of a thumbnail for a preview. Returns undefined if there is no such picture or the picture is damaged. */
  async createThumbnailUrl(pictureKey: string, widthInPoints: number, dpi: number): Promise<string | undefined> {
    const pictureFile = this.#files.get(pictureKey);
    if (pictureFile === undefined) return undefined;
    const dataUrl = this.#thumbnails.get(pictureKey) ?? (await createThumbnail(pictureFile, widthInPoints, dpi));
    if (dataUrl === undefined) return undefined;
    this.#thumbnails.set(pictureKey, dataUrl);
    return dataUrl;
  }
}

const computeHash = async (file: Blob): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));

type ReadPicture = PictureFile | { readonly problem: PictureProblem };

async function readPicture(pictureSource: string, database: ReadOnlyDatabase): Promise<ReadPicture> {
  const source = parsePictureSource(pictureSource);
  if ('problem' in source) return source;
  switch (source.kind) {
    case 'file':
      return { problem: { kind: 'beside', path: source.path } };
    case 'library': {
      const pictureRow = await database.picture(source.hash);
      return pictureRow === undefined ? { problem: { kind: 'not-in-library' } } : checkLibraryPicture(pictureRow);
    }
    case 'data':
      return decodeEmbeddedPicture(pictureSource);
  }
}

/** Checks a picture of the library. Earlier versions of Rollcall accepted damaged pictures if the browser could decode them. */
async function checkLibraryPicture(pictureRow: PictureFile): Promise<ReadPicture> {
  const bytes = new Uint8Array(await pictureRow.file.arrayBuffer());
  const pictureFormat = detectPictureType(bytes);
  return pictureFormat === undefined || isPictureDamaged(bytes, pictureFormat)
    ? { problem: { kind: 'damaged' } }
    : pictureRow;
}

/** Reads a picture that is embedded in a document. The document may come from a stranger, so the picture is decoded once as a check. */
async function decodeEmbeddedPicture(pictureSource: string): Promise<ReadPicture> {
  const sourceBytes = decodeDataSource(pictureSource);
  if (sourceBytes === undefined) return { problem: { kind: 'bad-data' } };
  const drawnSvg = await drawSvg(new Blob([sourceBytes]));
  if (drawnSvg !== undefined && 'problem' in drawnSvg) return { problem: { kind: 'svg', problem: drawnSvg.problem } };
  const bytes = drawnSvg === undefined ? sourceBytes : new Uint8Array(await drawnSvg.file.arrayBuffer());
  const checkedPicture = checkPicture(bytes);
  if ('problem' in checkedPicture) return checkedPicture;
  if (isPictureDamaged(bytes, checkedPicture.type)) return { problem: { kind: 'damaged' } };
  const file = new Blob([bytes], { type: checkedPicture.type });
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    bitmap.close();
    const problem = findSizeProblem({ width, height }, checkedPicture.type);
    return problem === undefined ? { file, width, height } : { problem };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

/** Creates the `data:` URL of a thumbnail with a resolution. Returns undefined if the picture is damaged. */
async function createThumbnail(
  pictureFile: PictureFile,
  widthInPoints: number,
  dpi: number,
): Promise<string | undefined> {
  try {
    const canvas = await drawScaled(pictureFile, computePixelWidth(widthInPoints, dpi, pictureFile.width));
    return await createDataUrl(await canvas.convertToBlob({ type: 'image/webp', quality: JPEG_QUALITY }));
  } catch {
    return undefined;
  }
}

const CHUNK_BYTES = 8192;

async function createDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binaryText = '';
  // Converted in chunks, since the number of arguments of a call is limited.
  for (let chunkStart = 0; chunkStart < bytes.length; chunkStart += CHUNK_BYTES)
    binaryText += String.fromCharCode(...bytes.subarray(chunkStart, chunkStart + CHUNK_BYTES));
  return `data:${file.type};base64,${btoa(binaryText)}`;
}

/** Converts prepared pictures to `data:` URLs, for files that embed their pictures. */
export async function createDataUrls(
  pictureKeys: Iterable<string>,
  bitmaps: PdfBitmaps,
): Promise<ReadonlyMap<string, string>> {
  const dataUrls = new Map<string, string>();
  for (const pictureKey of pictureKeys) {
    const picture = await bitmaps.get(pictureKey);
    if (picture !== undefined) dataUrls.set(pictureKey, await createDataUrl(await createPictureFile(picture)));
  }
  return dataUrls;
}

async function createPictureFile(picture: PdfBitmap): Promise<Blob> {
  const { kind, bytes, width, height, alpha } = picture;
  if (kind === 'jpeg') return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  const imageData = new ImageData(width, height);
  for (let sourceOffset = 0, targetOffset = 0; sourceOffset < bytes.length; sourceOffset += 3, targetOffset += 4) {
    imageData.data.set(bytes.subarray(sourceOffset, sourceOffset + 3), targetOffset);
    imageData.data[targetOffset + 3] = alpha?.[targetOffset / 4] ?? 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  getContext(canvas).putImageData(imageData, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Draws a picture with a width in pixels. Rejects if the picture is damaged. */
async function drawScaled(
  { file, width: originalWidth, height: originalHeight }: PictureFile,
  targetWidth: number,
): Promise<OffscreenCanvas> {
  const targetHeight = Math.max(1, Math.round((originalHeight * targetWidth) / originalWidth));
  const bitmap = await createImageBitmap(await convertToScreenColors(file), {
    imageOrientation: 'from-image',
    resizeWidth: targetWidth,
    resizeHeight: targetHeight,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(targetWidth, targetHeight);
  getContext(canvas).drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  return context;
}

async function preparePicture(pictureFile: PictureFile, targetWidth: number): Promise<PdfBitmap> {
  // The picture was checked for damage when it was opened.
  const plainJpeg = isSmallEnough(pictureFile.width, targetWidth)
    ? extractPlainJpeg(new Uint8Array(await pictureFile.file.arrayBuffer()))
    : undefined;
  if (plainJpeg !== undefined) return { kind: 'jpeg', ...plainJpeg };
  const canvas = await drawScaled(pictureFile, targetWidth);
  const { width, height } = canvas;
  const { data } = getContext(canvas).getImageData(0, 0, width, height);
  const alpha = extractAlpha(data);
  if (alpha !== undefined) return { kind: 'rgb', bytes: extractColors(data), width, height, alpha };
  const jpegBlob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { kind: 'jpeg', bytes: new Uint8Array(await jpegBlob.arrayBuffer()), width, height };
}

/** Returns one byte of transparency per pixel, or undefined if the picture is opaque. */
function extractAlpha(pixels: Uint8ClampedArray): Uint8Array | undefined {
  const alpha = new Uint8Array(pixels.length / 4);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) alpha[pixel] = pixels[pixel * 4 + 3] as number;
  return alpha.every((value) => value === 255) ? undefined : alpha;
}

/** Returns the colors of RGBA pixels as three bytes each. */
export function extractColors(pixels: Uint8ClampedArray): Uint8Array {
  const colorBytes = new Uint8Array((pixels.length / 4) * 3);
  for (let sourceOffset = 0, targetOffset = 0; sourceOffset < pixels.length; sourceOffset += 4, targetOffset += 3) {
    colorBytes.set(pixels.subarray(sourceOffset, sourceOffset + 3), targetOffset);
  }
  return colorBytes;
}
