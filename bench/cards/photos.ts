/** Portraits as photos: drawn by a formula, with as much in them as a photo has, and a camera's data beside. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const PHOTO = { width: 600, height: 480 };
/** Of the noise, and of the JPEG: together about 74 kB a photo. */
const NOISE = 36;
const QUALITY = 80;

export const photoName = (n: number): string => `photo-${n}.jpg`;

/** Writes the photos that are not there yet. */
export async function writePhotos(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < count; n += 1) {
    const file = join(folder, photoName(n));
    if (!existsSync(file)) writeFileSync(file, await photo(n));
  }
}

/** Photo number n: the same bytes on every machine with the same sharp. */
function photo(n: number): Promise<Buffer> {
  const { width, height } = PHOTO;
  const raw = new Uint8Array(width * height * 3);
  let seed = n * 7919 + 1;
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = (seed / 2 ** 32 - 0.5) * NOISE;
    const light = 120 + 60 * Math.sin(x / 47 + n + 2 * Math.sin(y / 31)) + 40 * Math.cos(y / 53 + n);
    raw.set(
      [light + grain, light * 0.8 + 20 + grain, 190 - light * 0.5 + grain].map((v) => Math.max(0, Math.min(255, v))),
      3 * index,
    );
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .withExif({ IFD0: { Make: 'Bench', Model: String(n) } })
    .toBuffer();
}
