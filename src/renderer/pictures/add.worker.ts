/** Decodes a picture that is added, beside the page: a hundred megapixels must not hold up typing. */

import { LIMITS } from '../../shared/base/limits.ts';
import { isPictureDamaged } from '../../shared/card/pictures/damage/find-damage.ts';
import { type CheckedPicture, checkPicture, sizeProblem } from '../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { SIZE_HEAD } from '../../shared/card/pictures/picture-size.ts';
import { explainPicture } from '../../shared/foreign-files/recognize-lazily.ts';
import { exposeFunctions } from '../platform/worker-functions.ts';
import { drawSvg } from './draw-svg.ts';
import type { AddRequest, Reply } from './messages.ts';
import { withScreenColors } from './screen-colors.ts';

/** Pixels of a picture that is kept as it came: an A4 page at 500 dpi. Larger ones are kept smaller. */
const KEPT_PIXELS = 24_000_000;
/** Longest side of what the screen shows. */
const PREVIEW_SIDE = 1600;
const QUALITY = 0.92;

const functions = { addPicture };
export type AddWorker = typeof functions;
exposeFunctions(functions);

async function addPicture(request: AddRequest): Promise<Reply> {
  const svg = request.acceptsSvg ? await drawSvg(request.file) : undefined;
  if (svg === undefined) return addBitmap(request);
  if ('problem' in svg) return { kind: 'refused-svg', problem: svg.problem };
  const reply = await addBitmap({ ...request, file: svg.file });
  return reply.kind === 'added' && svg.notes.length > 0 ? { ...reply, svgNotes: svg.notes } : reply;
}

async function addBitmap({ file: given, acceptsDamage, fileName }: AddRequest): Promise<Reply> {
  let file = given;
  if (file.size > LIMITS.pictureBytes) return refused({ kind: 'too-many-bytes', bytes: file.size });
  const checked = await checkedFile(file);
  if ('problem' in checked) {
    const { problem } = checked;
    if (problem.kind !== 'no-picture') return refused(problem);
    return refused(await explainPicture(problem, new Uint8Array(await file.arrayBuffer()), fileName));
  }
  const { type } = checked;
  let bytes = new Uint8Array(await file.arrayBuffer());
  if (!acceptsDamage && isPictureDamaged(bytes, type)) return refused({ kind: 'damaged' });
  /** The picture in the colors of a screen, which print gives it too. */
  let shown: Blob;
  let bitmap: ImageBitmap;
  try {
    shown = await withScreenColors(given);
    // What the library had before is kept under the hash that documents name it by.
    if (!acceptsDamage) file = shown;
    if (file !== given) bytes = new Uint8Array(await file.arrayBuffer());
    bitmap = await createImageBitmap(new Blob([shown], { type }), { imageOrientation: 'from-image' });
  } catch {
    return refused({ kind: 'damaged' });
  }
  const { width, height } = bitmap;
  const problem = sizeProblem(bitmap, type);
  if (problem !== undefined) {
    bitmap.close();
    return refused(problem);
  }
  const scale = Math.min(1, Math.sqrt(KEPT_PIXELS / (width * height)));
  // A copy of our own: the file of a picker may be moved or changed while it is in use.
  const kept = scale < 1 ? await drawn(bitmap, scale) : new Blob([bytes], { type });
  const preview = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const row = {
    hash: await sha256(kept),
    file: kept,
    preview: preview < 1 ? await drawn(bitmap, preview) : shown === file ? kept : shown,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    addedAt: Date.now(),
  };
  bitmap.close();
  return { kind: 'added', row, ...(scale < 1 ? { shrunkFrom: { width, height } } : {}) };
}

/** The size of a picture, from its first bytes where they suffice: in a JPEG, previews and depth maps may come first. */
async function checkedFile(file: Blob): Promise<CheckedPicture | { readonly problem: PictureProblem }> {
  const head = checkPicture(new Uint8Array(await file.slice(0, SIZE_HEAD).arrayBuffer()));
  const knows = 'problem' in head ? head.problem.kind !== 'damaged' : head.size !== undefined;
  return knows || file.size <= SIZE_HEAD ? head : checkPicture(new Uint8Array(await file.arrayBuffer()));
}

const refused = (problem: PictureProblem): Reply => ({ kind: 'refused', problem });

/** The picture made smaller, as WebP: it keeps what is transparent. */
async function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const [width, height] = [bitmap.width, bitmap.height].map((n) => Math.max(1, Math.round(n * scale))) as [
    number,
    number,
  ];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
}

async function sha256(blob: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
