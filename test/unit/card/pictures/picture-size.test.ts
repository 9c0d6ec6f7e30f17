import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureSize } from '../../../../src/shared/card/pictures/picture-size.ts';

const createPlainImage = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } });

describe('readPictureSize', () => {
  it.each([
    ['PNG', createPlainImage(300, 70).png()],
    ['JPEG', createPlainImage(300, 70).jpeg()],
    ['progressive JPEG', createPlainImage(300, 70).jpeg({ progressive: true })],
    ['JPEG with EXIF and a profile', createPlainImage(300, 70).withMetadata({ orientation: 6 }).jpeg()],
    ['WebP', createPlainImage(300, 70).webp()],
    ['lossless WebP', createPlainImage(300, 70).webp({ lossless: true })],
    ['WebP with alpha', createPlainImage(300, 70, 4).webp()],
    ['AVIF', createPlainImage(300, 70).avif({ effort: 0 })],
    ['AVIF with alpha', createPlainImage(300, 70, 4).avif({ effort: 0 })],
  ])('reads the size of a %s from its header', async (_label, picture) => {
    expect(readPictureSize(await picture.toBuffer())).toEqual({ width: 300, height: 70 });
  });

  it('reads the size of a PNG that claims a billion pixels without decoding it', async () => {
    const bytes = new Uint8Array(await createPlainImage(10, 10).png().toBuffer());
    // The width and the height in the header of the PNG.
    new DataView(bytes.buffer).setUint32(16, 40_000);
    new DataView(bytes.buffer).setUint32(20, 30_000);
    expect(readPictureSize(bytes)).toEqual({ width: 40_000, height: 30_000 });
  });

  it('returns the size or undefined for truncated and other files and never throws', async () => {
    const pictures = await Promise.all([
      createPlainImage(30, 20).png().toBuffer(),
      createPlainImage(30, 20).jpeg().toBuffer(),
      createPlainImage(30, 20).webp().toBuffer(),
      createPlainImage(30, 20).avif({ effort: 0 }).toBuffer(),
    ]);
    for (const bytes of pictures) {
      for (let prefixLength = 0; prefixLength < Math.min(bytes.length, 700); prefixLength += 1) {
        expect([undefined, 30]).toContain(readPictureSize(bytes.subarray(0, prefixLength))?.width);
      }
    }
    expect(readPictureSize(new TextEncoder().encode('Dear all'))).toBeUndefined();
  });
});
