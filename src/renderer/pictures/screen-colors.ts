/** Converts JPEGs in CMYK to screen colors, in the same way as the command line. Runs in workers. */
import { readPressJpeg, simulateInks } from '../../shared/card/pictures/color/press-colors.ts';

const JPEG_QUALITY = 0.95;

/** Converts a CMYK JPEG to an upright RGB picture. Returns other pictures unchanged. Rejects if the picture is damaged. */
export async function convertToScreenColors(pictureFile: Blob): Promise<Blob> {
  const pressJpeg = readPressJpeg(new Uint8Array(await pictureFile.arrayBuffer()));
  if (pressJpeg === undefined) return pictureFile;
  const jpegFile = new Blob([pressJpeg as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  const bitmap = await createImageBitmap(jpegFile, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  // The picture is converted in stripes, since converting all pixels at once would double the memory.
  for (let stripeTop = 0; stripeTop < height; stripeTop += STRIPE_ROWS) {
    const stripePixels = context.getImageData(0, stripeTop, width, Math.min(STRIPE_ROWS, height - stripeTop));
    simulateInks(stripePixels.data, 4);
    context.putImageData(stripePixels, 0, stripeTop);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** The number of pixel rows in a stripe. */
const STRIPE_ROWS = 256;
