/** Embeds a PNG of the user as a small symbol in the faction, so that the faction is one file that can be shared. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { isPictureDamaged } from '../../../../shared/card/pictures/damage/find-damage.ts';
import { checkPicture } from '../../../../shared/card/pictures/picture-check.ts';
import type { PictureProblem } from '../../../../shared/card/pictures/picture-messages.ts';

/** The pixels of the longer side: 6 mm at 1,200 dpi and more. Smaller sizes are used if the file would be too large. */
const SIDES = [512, 256, 128];
/** The maximum length of the `data:` address, because a faction is always read and written completely. */
const MOST_LETTERS = 400_000;

export type PngSymbol = { readonly src: string } | { readonly problem: 'too-many-bytes' | PictureProblem };

/** Converts an image file to a PNG symbol. Never throws. */
export async function pngSymbol(file: Blob): Promise<PngSymbol> {
  if (file.size > LIMITS.pngSymbolBytes) return { problem: 'too-many-bytes' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const checked = checkPicture(bytes, LIMITS.pngSymbolPixels);
    if ('problem' in checked) return checked;
    if (checked.type !== 'image/png') return { problem: { kind: 'no-picture' } };
    if (isPictureDamaged(bytes, checked.type)) return { problem: { kind: 'damaged' } };
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    try {
      for (const side of SIDES) {
        const src = await shrunk(bitmap, side);
        if (src.length <= MOST_LETTERS) return { src };
      }
    } finally {
      bitmap.close();
    }
    return { problem: 'too-many-bytes' };
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

async function shrunk(bitmap: ImageBitmap, side: number): Promise<string> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((n) => Math.max(1, Math.round(n * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  // The bytes are converted in chunks, because the number of arguments of a call is limited.
  for (let index = 0; index < bytes.length; index += 8192)
    letters += String.fromCharCode(...bytes.subarray(index, index + 8192));
  return `data:image/png;base64,${btoa(letters)}`;
}
