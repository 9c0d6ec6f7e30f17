/** Pixels of bitmaps by sharp, which is loaded with the first picture: a call without one must not pay for it. */
import type { Sharp, SharpConstructor } from 'sharp';
import { LIMITS } from '../../shared/base/limits.ts';
import { withColorProfile } from '../../shared/card/pictures/color/png-profile.ts';
import { mixInks, readPressJpeg, showInks } from '../../shared/card/pictures/color/press-colors.ts';
import { isPictureDamaged } from '../../shared/card/pictures/damage/find-damage.ts';
import { isSmallEnough, plainJpeg, plainJpegSize } from '../../shared/card/pictures/jpeg/plain-jpeg.ts';
import { checkPicture, sizeProblem } from '../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import { explainPicture } from '../../shared/foreign-files/recognize-lazily.ts';
import type { PdfPicture } from '../../shared/pdf/embed-picture.ts';

const JPEG_QUALITY = 90;

/** sharp itself, set up to hold as little as it can. */
export async function loadSharp(): Promise<SharpConstructor> {
  const sharp = (await import('sharp')).default;
  // Every picture is decoded once; a cache would only cost memory.
  sharp.cache(false);
  return sharp;
}

export interface Head {
  /** Standing upright, as EXIF has it. */
  readonly width: number;
  readonly height: number;
  /** It can stand in a PDF as it is, see `plainJpeg`. */
  readonly plain?: true;
}

/** Size of a picture, without decoding it to pixels. A picture of which a part is missing or wrong is a problem. */
export async function pictureHead(
  bytes: Uint8Array,
  fileName?: string,
): Promise<Head | { readonly problem: PictureProblem }> {
  const checked = checkPicture(bytes);
  if ('problem' in checked) return { problem: await explainPicture(checked.problem, bytes, fileName) };
  if (isPictureDamaged(bytes, checked.type)) return { problem: { kind: 'damaged' } };
  const plain = plainJpegSize(bytes);
  if (plain !== undefined) return { ...plain, plain: true };
  const sharp = await loadSharp();
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const problem = sizeProblem({ width, height }, checked.type);
    if (problem !== undefined) return { problem };
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

/**
 * The picture upright, in sRGB, `width` pixels across: a JPEG where it is solid, pixels and mask where something shines
 * through. Decodes once, and a JPEG that is as wide as that or little wider not at all. Of a moving picture it takes the
 * first one.
 */
export async function preparePicture(
  bytes: Uint8Array,
  head: Head,
  width: number,
): Promise<PdfPicture | { readonly problem: PictureProblem }> {
  const plain = isSmallEnough(head.width, width) ? plainJpeg(bytes) : undefined;
  if (plain !== undefined) return { kind: 'jpeg', ...plain };
  const sharp = await loadSharp();
  const height = Math.max(1, Math.round((head.height * width) / head.width));
  try {
    const press = readPressJpeg(bytes);
    const source = press ?? withColorProfile(bytes);
    const opened = sharp(source, { limitInputPixels: LIMITS.picturePixels, failOn: 'error' });
    const upright = (press === undefined ? opened : opened.pipelineColourspace('cmyk')).autoOrient();
    const resized = upright.resize({ width, height, fit: 'fill', kernel: 'lanczos3' });
    if (press !== undefined) {
      const inks = await resized.toColourspace('cmyk').raw({ depth: 'uchar' }).toBuffer();
      const colors = mixInks(inks);
      showInks(colors, 3);
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

/** Without chroma subsampling, which gives ink outlines coloured fringes. */
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

/** One byte a pixel, or undefined when all of it is solid. */
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
