/** Decodes added pictures in a worker, since a picture of a hundred megapixels would block typing. */

import { LIMITS } from '../../shared/base/limits.ts';
import { isPictureDamaged } from '../../shared/card/pictures/damage/find-damage.ts';
import { type CheckedPicture, checkPicture, findSizeProblem } from '../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { SIZE_HEAD_BYTES } from '../../shared/card/pictures/picture-size.ts';
import { explainPicture } from '../../shared/foreign-files/recognize-lazily.ts';
import { exposeFunctions } from '../platform/worker-functions.ts';
import { drawSvg } from './draw-svg.ts';
import type { AddReply, AddRequest } from './messages.ts';
import { convertToScreenColors } from './screen-colors.ts';

/** Pictures with more pixels than this are scaled down before they are saved: an A4 page at 500 dpi. */
const MAX_KEPT_PIXELS = 24_000_000;
/** The maximum length of the longer side of a preview, in pixels. */
const MAX_PREVIEW_SIDE = 1600;
const WEBP_QUALITY = 0.92;

const functions = { addPicture };
export type AddWorker = typeof functions;
exposeFunctions(functions);

async function addPicture(request: AddRequest): Promise<AddReply> {
  const drawnSvg = request.acceptsSvg ? await drawSvg(request.file) : undefined;
  if (drawnSvg === undefined) return addBitmap(request);
  if ('problem' in drawnSvg) return { kind: 'refused-svg', problem: drawnSvg.problem };
  const addReply = await addBitmap({ ...request, file: drawnSvg.file });
  return addReply.kind === 'added' && drawnSvg.notes.length > 0 ? { ...addReply, svgNotes: drawnSvg.notes } : addReply;
}

async function addBitmap({ file: givenFile, acceptsDamage, fileName }: AddRequest): Promise<AddReply> {
  let pictureFile = givenFile;
  if (pictureFile.size > LIMITS.pictureBytes) return createRefusal({ kind: 'too-many-bytes', bytes: pictureFile.size });
  const checkedPicture = await checkFile(pictureFile);
  if ('problem' in checkedPicture) {
    const { problem } = checkedPicture;
    if (problem.kind !== 'no-picture') return createRefusal(problem);
    return createRefusal(await explainPicture(problem, new Uint8Array(await pictureFile.arrayBuffer()), fileName));
  }
  const { type: mimeType } = checkedPicture;
  let bytes = new Uint8Array(await pictureFile.arrayBuffer());
  if (!acceptsDamage && isPictureDamaged(bytes, mimeType)) return createRefusal({ kind: 'damaged' });
  /** The picture in screen colors. The print uses the same colors. */
  let screenPicture: Blob;
  let bitmap: ImageBitmap;
  try {
    screenPicture = await convertToScreenColors(givenFile);
    // A picture that the library had before keeps its bytes, since documents refer to it by the hash of its bytes.
    if (!acceptsDamage) pictureFile = screenPicture;
    if (pictureFile !== givenFile) bytes = new Uint8Array(await pictureFile.arrayBuffer());
    bitmap = await createImageBitmap(new Blob([screenPicture], { type: mimeType }), { imageOrientation: 'from-image' });
  } catch {
    return createRefusal({ kind: 'damaged' });
  }
  const { width, height } = bitmap;
  const problem = findSizeProblem(bitmap, mimeType);
  if (problem !== undefined) {
    bitmap.close();
    return createRefusal(problem);
  }
  const scale = Math.min(1, Math.sqrt(MAX_KEPT_PIXELS / (width * height)));
  // The bytes are copied, since the user may move or change the file.
  const keptFile = scale < 1 ? await scaleDown(bitmap, scale) : new Blob([bytes], { type: mimeType });
  const previewScale = Math.min(1, MAX_PREVIEW_SIDE / Math.max(width, height));
  const pictureRow = {
    hash: await sha256(keptFile),
    file: keptFile,
    preview:
      previewScale < 1
        ? await scaleDown(bitmap, previewScale)
        : screenPicture === pictureFile
          ? keptFile
          : screenPicture,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    addedAt: Date.now(),
  };
  bitmap.close();
  return { kind: 'added', row: pictureRow, ...(scale < 1 ? { shrunkFrom: { width, height } } : {}) };
}

/** Checks a picture by its first bytes. If they do not contain its size, checks the whole file: a JPEG may start with a large preview. */
async function checkFile(pictureFile: Blob): Promise<CheckedPicture | { readonly problem: PictureProblem }> {
  const headCheck = checkPicture(new Uint8Array(await pictureFile.slice(0, SIZE_HEAD_BYTES).arrayBuffer()));
  const isDecided = 'problem' in headCheck ? headCheck.problem.kind !== 'damaged' : headCheck.size !== undefined;
  return isDecided || pictureFile.size <= SIZE_HEAD_BYTES
    ? headCheck
    : checkPicture(new Uint8Array(await pictureFile.arrayBuffer()));
}

const createRefusal = (problem: PictureProblem): AddReply => ({ kind: 'refused', problem });

/** Scales a picture down. Returns WebP, which keeps transparency. */
async function scaleDown(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY });
}

async function sha256(pictureFile: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await pictureFile.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
