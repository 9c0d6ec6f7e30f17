/** One verdict on damaged pictures for the command line and the app, whatever their decoders conceal. */
import type { PictureType } from '../picture-type.ts';
import { isAvifDamaged, isWebpDamaged } from './container-damage.ts';
import { isJpegDamaged } from './jpeg-damage.ts';
import { isPngDamaged } from './png-damage.ts';

const CHECKS: Readonly<Record<PictureType, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': isJpegDamaged,
  'image/png': isPngDamaged,
  'image/webp': isWebpDamaged,
  'image/avif': isAvifDamaged,
};

/**
 * Whether a part of the picture is missing or cannot be decoded. `bytes` is the whole file. Faults beside the picture, such
 * as in EXIF or behind its end, do not count. A picture that is not called damaged may still be refused by a decoder.
 */
export const isPictureDamaged = (bytes: Uint8Array, type: PictureType): boolean => CHECKS[type](bytes);
