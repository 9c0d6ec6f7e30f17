import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureSize } from '../../../../src/shared/card/pictures/picture-size.ts';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } });

describe('the size of a picture by its head', () => {
  it.each([
    ['PNG', plain(300, 70).png()],
    ['JPEG', plain(300, 70).jpeg()],
    ['progressive JPEG', plain(300, 70).jpeg({ progressive: true })],
    ['JPEG with EXIF and a profile', plain(300, 70).withMetadata({ orientation: 6 }).jpeg()],
    ['WebP', plain(300, 70).webp()],
    ['lossless WebP', plain(300, 70).webp({ lossless: true })],
    ['WebP with alpha', plain(300, 70, 4).webp()],
    ['AVIF', plain(300, 70).avif({ effort: 0 })],
    ['AVIF with alpha', plain(300, 70, 4).avif({ effort: 0 })],
  ])('%s', async (_, picture) => {
    expect(readPictureSize(await picture.toBuffer())).toEqual({ width: 300, height: 70 });
  });

  it('a PNG of a few bytes that claims a billion pixels is told without decoding', async () => {
    const bytes = new Uint8Array(await plain(10, 10).png().toBuffer());
    new DataView(bytes.buffer).setUint32(16, 40_000);
    new DataView(bytes.buffer).setUint32(20, 30_000);
    expect(readPictureSize(bytes)).toEqual({ width: 40_000, height: 30_000 });
  });

  it('no picture, or one cut off anywhere in its head, is none or has its size; nothing throws', async () => {
    const whole = await Promise.all([
      plain(30, 20).png().toBuffer(),
      plain(30, 20).jpeg().toBuffer(),
      plain(30, 20).webp().toBuffer(),
      plain(30, 20).avif({ effort: 0 }).toBuffer(),
    ]);
    for (const bytes of whole) {
      for (let length = 0; length < Math.min(bytes.length, 700); length += 1) {
        expect([undefined, 30]).toContain(readPictureSize(bytes.subarray(0, length))?.width);
      }
    }
    expect(readPictureSize(new TextEncoder().encode('Dear all'))).toBeUndefined();
  });
});
