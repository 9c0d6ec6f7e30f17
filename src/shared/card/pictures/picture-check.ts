/** Whether a picture may be decoded at all, judged by its header: a file of a few kilobytes can claim any size. */
import { LIMITS } from '../../base/limits.ts';
import type { PictureProblem } from './picture-messages.ts';
import { type PixelSize, pictureSize } from './picture-size.ts';
import { type PictureType, pictureType } from './picture-type.ts';

export interface CheckedPicture {
  readonly type: PictureType;
  /** As stored. Undefined for an AVIF that tells it to its decoder only. */
  readonly size: PixelSize | undefined;
}

/** `bytes` is the whole file or enough of its beginning to hold its size (`SIZE_HEAD`). Never throws. */
export function checkPicture(
  bytes: Uint8Array,
  mostPixels: number = LIMITS.picturePixels,
): CheckedPicture | { readonly problem: PictureProblem } {
  if (bytes.length === 0) return { problem: { kind: 'empty' } };
  const type = pictureType(bytes);
  if (type === undefined) return { problem: { kind: 'no-picture' } };
  const size = pictureSize(bytes);
  if (size === undefined) return type === 'image/avif' ? { type, size } : { problem: { kind: 'damaged' } };
  const problem = sizeProblem(size, type, mostPixels);
  return problem === undefined ? { type, size } : { problem };
}

/** What is wrong with the size of a picture, or undefined. */
export function sizeProblem(
  { width, height }: PixelSize,
  type: PictureType,
  mostPixels: number = LIMITS.picturePixels,
): PictureProblem | undefined {
  const most = type === 'image/avif' ? Math.min(mostPixels, LIMITS.avifPixels) : mostPixels;
  if (width * height > most) return { kind: 'too-many-pixels', width, height, most };
  return Math.max(width, height) > LIMITS.pictureSide ? { kind: 'too-long', width, height } : undefined;
}
