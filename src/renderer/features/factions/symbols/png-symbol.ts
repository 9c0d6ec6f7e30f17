/** Embeds a PNG of the user as a small symbol in the faction, so that the faction is one file that can be shared. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { isPictureDamaged } from '../../../../shared/card/pictures/damage/find-damage.ts';
import { checkPicture } from '../../../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../../../shared/card/pictures/picture-messages.ts';

/**
 * Lengths of the longer side in pixels. They are tried in this order until the `data:` address is short enough. A symbol of
 * 512 pixels prints 6 mm wide at more than 1,200 dpi.
 */
const MAX_SIDES = [512, 256, 128];
/** The maximum length of the `data:` address. It is low, because a faction is always read and written completely. */
const MAX_ADDRESS_LENGTH = 400_000;

export type PngSymbol = { readonly src: string } | { readonly problem: 'too-many-bytes' | PictureProblem };

/** Converts an image file to a PNG symbol. Never rejects. */
export async function createPngSymbol(imageFile: Blob): Promise<PngSymbol> {
  if (imageFile.size > LIMITS.pngSymbolBytes) return { problem: 'too-many-bytes' };
  try {
    const bytes = new Uint8Array(await imageFile.arrayBuffer());
    const pictureCheck = checkPicture(bytes, LIMITS.pngSymbolPixels);
    if ('problem' in pictureCheck) return pictureCheck;
    if (pictureCheck.type !== 'image/png') return { problem: { kind: 'no-picture' } };
    if (isPictureDamaged(bytes, pictureCheck.type)) return { problem: { kind: 'damaged' } };
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    try {
      for (const maxSide of MAX_SIDES) {
        const dataUrl = await shrinkToDataUrl(bitmap, maxSide);
        if (dataUrl.length <= MAX_ADDRESS_LENGTH) return { src: dataUrl };
      }
    } finally {
      bitmap.close();
    }
    return { problem: 'too-many-bytes' };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

async function shrinkToDataUrl(bitmap: ImageBitmap, maxSide: number): Promise<string> {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((pixelCount) =>
    Math.max(1, Math.round(pixelCount * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const pngBlob = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await pngBlob.arrayBuffer());
  let binaryText = '';
  // The bytes are converted in chunks, because the number of arguments of a call is limited.
  for (let offset = 0; offset < bytes.length; offset += 8192)
    binaryText += String.fromCharCode(...bytes.subarray(offset, offset + 8192));
  return `data:image/png;base64,${btoa(binaryText)}`;
}
