/** Checks the header of a picture before it is decoded: a file of a few kilobytes can claim any size. */
import { LIMITS } from '../../base/limits.ts';
import type { PictureProblem } from './picture-messages.ts';
import { type PixelSize, readPictureSize } from './picture-size.ts';
import { detectPictureType, type PictureType } from './picture-type.ts';

export interface CheckedPicture {
  readonly type: PictureType;
  /** The size as stored. Undefined for an AVIF whose size only its decoder can read. */
  readonly size: PixelSize | undefined;
}

/** Checks type and size. `bytes` is the whole file or its first `SIZE_HEAD_BYTES`. Never throws. */
export function checkPicture(
  bytes: Uint8Array,
  maxPixels: number = LIMITS.picturePixels,
): CheckedPicture | { readonly problem: PictureProblem } {
  if (bytes.length === 0) return { problem: { kind: 'empty' } };
  const type = detectPictureType(bytes);
  if (type === undefined) return { problem: { kind: 'no-picture' } };
  const size = readPictureSize(bytes);
  if (size === undefined) return type === 'image/avif' ? { type, size } : { problem: { kind: 'damaged' } };
  const problem = findSizeProblem(size, type, maxPixels);
  return problem === undefined ? { type, size } : { problem };
}

/** Returns the problem with the size of a picture, or undefined. */
export function findSizeProblem(
  { width, height }: PixelSize,
  type: PictureType,
  maxPixels: number = LIMITS.picturePixels,
): PictureProblem | undefined {
  const pixelLimit = type === 'image/avif' ? Math.min(maxPixels, LIMITS.avifPixels) : maxPixels;
  if (width * height > pixelLimit) return { kind: 'too-many-pixels', width, height, most: pixelLimit };
  return Math.max(width, height) > LIMITS.pictureSide ? { kind: 'too-long', width, height } : undefined;
}
