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
import { Failure } from '../failure.ts';

const JPEG_QUALITY = 90;

/** The installed app has no sharp, because it would add a library for every system. */
const importSharp = (): Promise<SharpConstructor> =>
  import('sharp').then(
    (sharpModule) => sharpModule.default,
    () => {
      throw new Failure((translate) => translate('cli.pictures.decoderMissing'));
    },
  );

/** Loads sharp with its cache off, so that it uses as little memory as possible. */
export async function loadSharp(): Promise<SharpConstructor> {
  const sharp = await importSharp();
  // Every picture is decoded once, so a cache would only cost memory.
  sharp.cache(false);
  return sharp;
}

export interface PictureHead {
  /** Width in pixels after EXIF rotation. */
  readonly width: number;
  readonly height: number;
  /** Whether the file can be embedded in a PDF unchanged (see `extractPlainJpeg`). */
  readonly isPlainJpeg?: true;
}

/** Returns the size of a picture without decoding its pixels. A truncated or damaged picture is a problem. */
export async function readPictureHead(
  bytes: Uint8Array,
  fileName?: string,
): Promise<PictureHead | { readonly problem: PictureProblem }> {
  const checkResult = checkPicture(bytes);
  if ('problem' in checkResult) return { problem: await explainPicture(checkResult.problem, bytes, fileName) };
  if (isPictureDamaged(bytes, checkResult.type)) return { problem: { kind: 'damaged' } };
  const plainSize = readPlainJpegSize(bytes);
  if (plainSize !== undefined) return { ...plainSize, isPlainJpeg: true };
  const sharp = await loadSharp();
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const problem = findSizeProblem({ width, height }, checkResult.type);
    if (problem !== undefined) return { problem };
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

/**
 * Returns the picture upright, in sRGB and `targetWidth` pixels wide: a JPEG if the picture is opaque, otherwise pixels
 * with a mask. The picture is decoded once. A plain JPEG that is small enough for `targetWidth` is used unchanged. Of an
 * animated picture, only the first frame is used.
 */
export async function preparePicture(
  pictureBytes: Uint8Array,
  pictureHead: PictureHead,
  targetWidth: number,
): Promise<PdfBitmap | { readonly problem: PictureProblem }> {
  const plainJpeg = isSmallEnough(pictureHead.width, targetWidth) ? extractPlainJpeg(pictureBytes) : undefined;
  if (plainJpeg !== undefined) return { kind: 'jpeg', ...plainJpeg };
  const sharp = await loadSharp();
  const targetHeight = Math.max(1, Math.round((pictureHead.height * targetWidth) / pictureHead.width));
  try {
    // A CMYK JPEG is resized as inks, and its inks are then converted to RGB in the same way as in the app.
    const pressJpeg = readPressJpeg(pictureBytes);
    const sourceBytes = pressJpeg ?? addColorProfile(pictureBytes);
    const openedImage = sharp(sourceBytes, { limitInputPixels: LIMITS.picturePixels, failOn: 'error' });
    const uprightImage = (pressJpeg === undefined ? openedImage : openedImage.pipelineColourspace('cmyk')).autoOrient();
    const resizedImage = uprightImage.resize({
      width: targetWidth,
      height: targetHeight,
      fit: 'fill',
      kernel: 'lanczos3',
    });
    if (pressJpeg !== undefined) {
      const inkBytes = await resizedImage.toColourspace('cmyk').raw({ depth: 'uchar' }).toBuffer();
      const rgbBytes = mixInks(inkBytes);
      simulateInks(rgbBytes, 3);
      return {
        kind: 'jpeg',
        bytes: await encodeJpeg(sharp(rgbBytes, { raw: { width: targetWidth, height: targetHeight, channels: 3 } })),
        width: targetWidth,
        height: targetHeight,
      };
    }
    const srgbImage = resizedImage.toColourspace('srgb');
    const { data, info } = await srgbImage.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    const pixels = { data, width: targetWidth, height: targetHeight, channels: info.channels };
    const alpha = extractAlpha(pixels);
    if (alpha !== undefined)
      return { kind: 'rgb', bytes: extractColors(pixels), width: targetWidth, height: targetHeight, alpha };
    const opaqueImage = sharp(data, { raw: { width: targetWidth, height: targetHeight, channels: info.channels } });
    return { kind: 'jpeg', bytes: await encodeJpeg(opaqueImage), width: targetWidth, height: targetHeight };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

/** Encodes a JPEG without chroma subsampling, which would add colored fringes to ink outlines. */
const encodeJpeg = async (image: Sharp): Promise<Uint8Array> =>
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
function extractAlpha({ data, channels }: Pixels): Uint8Array | undefined {
  if (channels !== 4 && channels !== 2) return undefined;
  const alphaBytes = new Uint8Array(data.length / channels);
  let isOpaque = true;
  for (let pixelIndex = 0; pixelIndex < alphaBytes.length; pixelIndex += 1) {
    const alphaValue = data[pixelIndex * channels + channels - 1] as number;
    alphaBytes[pixelIndex] = alphaValue;
    isOpaque &&= alphaValue === 255;
  }
  return isOpaque ? undefined : alphaBytes;
}

/** Returns three bytes per pixel without alpha. A gray value is repeated three times. */
function extractColors({ data, width, height, channels }: Pixels): Uint8Array {
  const rgbBytes = new Uint8Array(width * height * 3);
  const isGray = channels < 3;
  for (let pixelIndex = 0; pixelIndex < width * height; pixelIndex += 1) {
    const byteIndex = pixelIndex * channels;
    rgbBytes[pixelIndex * 3] = data[byteIndex] as number;
    rgbBytes[pixelIndex * 3 + 1] = data[isGray ? byteIndex : byteIndex + 1] as number;
    rgbBytes[pixelIndex * 3 + 2] = data[isGray ? byteIndex : byteIndex + 2] as number;
  }
  return rgbBytes;
}
