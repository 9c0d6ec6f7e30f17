/** JPEGs in the inks of a press as the colors of a screen, in the way of the command line. Runs in workers. */
import { readPressJpeg, showInks } from '../../shared/card/pictures/color/press-colors.ts';

const QUALITY = 0.95;

/** The picture upright in red, green and blue where it is in inks; any other comes back as it is. Rejects when it is broken. */
export async function withScreenColors(file: Blob): Promise<Blob> {
  const press = readPressJpeg(new Uint8Array(await file.arrayBuffer()));
  if (press === undefined) return file;
  const plain = new Blob([press as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  const bitmap = await createImageBitmap(plain, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  // In stripes: all pixels of a large picture at once would double the memory that it takes.
  for (let y = 0; y < height; y += STRIPE) {
    const stripe = context.getImageData(0, y, width, Math.min(STRIPE, height - y));
    showInks(stripe.data, 4);
    context.putImageData(stripe, 0, y);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** Rows of pixels that are worked on at once. */
const STRIPE = 256;
