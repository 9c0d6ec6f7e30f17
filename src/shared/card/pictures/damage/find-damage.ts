/** Detects damaged pictures in the same way for the command line and the app, whose decoders conceal different kinds of damage. */
import type { PictureType } from '../picture-type.ts';
import { isAvifDamaged, isWebpDamaged } from './container-damage.ts';
import { isJpegDamaged } from './jpeg-damage.ts';
import { isPngDamaged } from './png-damage.ts';

const DAMAGE_CHECKS: Readonly<Record<PictureType, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': isJpegDamaged,
  'image/png': isPngDamaged,
  'image/webp': isWebpDamaged,
  'image/avif': isAvifDamaged,
};

/**
 * Whether a part of the picture is missing or can't be decoded. `bytes` is the whole file. Damage outside the picture, such as
 * in EXIF data or after its end, is ignored. A decoder may still refuse a picture that this check accepts.
 */
export const isPictureDamaged = (bytes: Uint8Array, pictureType: PictureType): boolean =>
  DAMAGE_CHECKS[pictureType](bytes);
