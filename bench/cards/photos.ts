/** Creates photo portraits by a formula, with as much detail as a real photo and with camera metadata. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const PHOTO = { width: 600, height: 480 };
/** Strength of the noise and quality of the JPEG: together about 74 kB per photo. */
const NOISE = 36;
const QUALITY = 80;

export const getPhotoName = (photoNumber: number): string => `photo-${photoNumber}.jpg`;

/** Writes the photos that do not exist yet. */
export async function writePhotos(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let photoNumber = 0; photoNumber < count; photoNumber += 1) {
    const photoFile = join(folder, getPhotoName(photoNumber));
    if (!existsSync(photoFile)) writeFileSync(photoFile, await createPhoto(photoNumber));
  }
}

/** Creates photo number `photoNumber`: the same bytes on every machine with the same version of sharp. */
function createPhoto(photoNumber: number): Promise<Buffer> {
  const { width, height } = PHOTO;
  const pixels = new Uint8Array(width * height * 3);
  let randomState = photoNumber * 7919 + 1;
  for (let pixelIndex = 0; pixelIndex < width * height; pixelIndex += 1) {
    const [x, y] = [pixelIndex % width, Math.floor(pixelIndex / width)];
    randomState = (Math.imul(randomState, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = (randomState / 2 ** 32 - 0.5) * NOISE;
    const brightness =
      120 + 60 * Math.sin(x / 47 + photoNumber + 2 * Math.sin(y / 31)) + 40 * Math.cos(y / 53 + photoNumber);
    pixels.set(
      [brightness + grain, brightness * 0.8 + 20 + grain, 190 - brightness * 0.5 + grain].map((channel) =>
        Math.max(0, Math.min(255, channel)),
      ),
      3 * pixelIndex,
    );
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .withExif({ IFD0: { Make: 'Bench', Model: String(photoNumber) } })
    .toBuffer();
}
