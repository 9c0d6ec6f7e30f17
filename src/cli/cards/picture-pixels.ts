/**
 * Decodes bitmaps with sharp. The library is loaded with the first picture, so that commands without pictures start
 * faster.
 */
import type { Sharp, SharpConstructor } from 'sharp';
import { LIMITS } from '../../shared/base/limits.ts';
import { addColorProfile } from '../../shared/card/pictures/color/png-profile.ts';
import { mixInks, readPressJpeg, simulateInks } from '../../shared/card/pictures/color/press-colors.ts';
import { isPictureDamaged } from '../../shared/card/pictures/damage/find-damage.ts';
import { extractPlainJpeg, isSmallEnough, readPlainJpegSize } from '../../shared/card/pictures/jpeg/plain-jpeg.ts';
import { checkPicture, findSizeProblem } from '../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { explainPicture } from '../../shared/foreign-files/recognize-lazily.ts';
import type { PdfBitmap } from '../../shared/pdf/embed-bitmap.ts';

const JPEG_QUALITY = 90;

/** Loads sharp with its cache off, so that it uses as little memory as possible. */
export async function loadSharp(): Promise<SharpConstructor> {
  const sharp = (await import('sharp')).default;
  // Every picture is decoded once, so a cache would only cost memory.
  sharp.cache(false);
  return sharp;
}

export interface Head {
  /** Width in pixels after EXIF rotation. */
  readonly width: number;
  readonly height: number;
  /** Whether the file can be embedded in a PDF unchanged (see `extractPlainJpeg`). */
  readonly plain?: true;
}

/** Returns the size of a picture without decoding its pixels. A truncated or damaged picture is a problem. */
export async function pictureHead(
  bytes: Uint8Array,
  fileName?: string,
): Promise<Head | { readonly problem: PictureProblem }> {
  const checked = checkPicture(bytes);
  if ('problem' in checked) return { problem: await explainPicture(checked.problem, bytes, fileName) };
  if (isPictureDamaged(bytes, checked.type)) return { problem: { kind: 'damaged' } };
  const plain = readPlainJpegSize(bytes);
  if (plain !== undefined) return { ...plain, plain: true };
  const sharp = await loadSharp();
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const problem = findSizeProblem({ width, height }, checked.type);
    if (problem !== undefined) return { problem };
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

/**
 * Returns the picture upright, in sRGB and `width` pixels wide: a JPEG if it is opaque, otherwise pixels with a mask. The
 * picture is decoded once. A JPEG of that width or little more is used unchanged. An animated picture gives its first
 * frame.
 */
export async function preparePicture(
  bytes: Uint8Array,
  head: Head,
  width: number,
): Promise<PdfBitmap | { readonly problem: PictureProblem }> {
  const plain = isSmallEnough(head.width, width) ? extractPlainJpeg(bytes) : undefined;
  if (plain !== undefined) return { kind: 'jpeg', ...plain };
  const sharp = await loadSharp();
  const height = Math.max(1, Math.round((head.height * width) / head.width));
  try {
    const press = readPressJpeg(bytes);
    const source = press ?? addColorProfile(bytes);
    const opened = sharp(source, { limitInputPixels: LIMITS.picturePixels, failOn: 'error' });
    const upright = (press === undefined ? opened : opened.pipelineColourspace('cmyk')).autoOrient();
    const resized = upright.resize({ width, height, fit: 'fill', kernel: 'lanczos3' });
    if (press !== undefined) {
      const inks = await resized.toColourspace('cmyk').raw({ depth: 'uchar' }).toBuffer();
      const colors = mixInks(inks);
      simulateInks(colors, 3);
      return {
        kind: 'jpeg',
        bytes: await asJpeg(sharp(colors, { raw: { width, height, channels: 3 } })),
        width,
        height,
      };
    }
    const sized = resized.toColourspace('srgb');
    const { data, info } = await sized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    const pixels = { data, width, height, channels: info.channels };
    const alpha = alphaOf(pixels);
    if (alpha !== undefined) return { kind: 'rgb', bytes: coloursOf(pixels), width, height, alpha };
    const solid = sharp(data, { raw: { width, height, channels: info.channels } });
    return { kind: 'jpeg', bytes: await asJpeg(solid), width, height };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

/** Encodes a JPEG without chroma subsampling, which would add colored fringes to ink outlines. */
const asJpeg = async (image: Sharp): Promise<Uint8Array> =>
  new Uint8Array(
    await image
      .removeAlpha()
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: true })
      .toBuffer(),
  );

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Returns one alpha byte per pixel, or undefined if all pixels are opaque. */
function alphaOf({ data, channels }: Pixels): Uint8Array | undefined {
  if (channels !== 4 && channels !== 2) return undefined;
  const alpha = new Uint8Array(data.length / channels);
  let solid = true;
  for (let index = 0; index < alpha.length; index += 1) {
    const value = data[index * channels + channels - 1] as number;
    alpha[index] = value;
    solid &&= value === 255;
  }
  return solid ? undefined : alpha;
}

function coloursOf({ data, width, height, channels }: Pixels): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const grey = channels < 3;
  for (let index = 0; index < width * height; index += 1) {
    const from = index * channels;
    out[index * 3] = data[from] as number;
    out[index * 3 + 1] = data[grey ? from : from + 1] as number;
    out[index * 3 + 2] = data[grey ? from : from + 2] as number;
  }
  return out;
}
