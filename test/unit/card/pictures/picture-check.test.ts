import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { checkPicture, findSizeProblem } from '../../../../src/shared/card/pictures/picture-check.ts';
import { formatPictureProblem } from '../../../../src/shared/card/pictures/picture-messages.ts';
import { t } from '../../../support/texts.ts';

const plain = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#c81414' } });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const words = (found: ReturnType<typeof checkPicture>) =>
  'problem' in found ? formatPictureProblem(t, found.problem) : found.type;

/** The same picture with other numbers where its size stands. */
function claiming(bytes: Uint8Array, set: (view: DataView) => void): Uint8Array {
  const copy = bytes.slice();
  set(new DataView(copy.buffer));
  return copy;
}
const indexOf = (bytes: Uint8Array, ...wanted: number[]) =>
  bytes.findIndex((_, index) => wanted.every((b, j) => bytes[index + j] === b));

describe('a picture is judged by its head', () => {
  it('before anything is decoded, in every format, and the sentence names the size', async () => {
    const png = claiming(await bytesOf(plain().png()), (view) => {
      view.setUint32(16, 100_000_000);
      view.setUint32(20, 1);
    });
    expect(words(checkPicture(png))).toBe(
      'it is 100,000,000 by 1 pixels, and no side may be longer than 30,000; make it smaller',
    );
    const jpeg = await bytesOf(plain().jpeg());
    const frame = indexOf(jpeg, 0xff, 0xc0);
    const long = claiming(jpeg, (view) => {
      view.setUint16(frame + 5, 1);
      view.setUint16(frame + 7, 65_000);
    });
    expect(words(checkPicture(long))).toContain('it is 65,000 by 1 pixels');
    const webp = claiming(await bytesOf(plain().webp({ lossless: true })), (view) =>
      view.setUint32(21, 0xff_ff_ff_0f, true),
    );
    expect(words(checkPicture(webp))).toContain('it has 265 megapixels (16,144 by 16,384), 100 at most');
    const avif = await bytesOf(plain().avif({ effort: 0 }));
    const ispe = indexOf(avif, 0x69, 0x73, 0x70, 0x65);
    const wide = claiming(avif, (view) => {
      view.setUint32(ispe + 8, 1);
      view.setUint32(ispe + 12, 0x7f_ff_ff_ff);
    });
    expect(words(checkPicture(wide))).toContain('it has 2148 megapixels (1 by 2,147,483,647)');
  });

  it('a side and an area may be exactly as large as said', () => {
    const { pictureSide: side, picturePixels: pixels } = LIMITS;
    expect(findSizeProblem({ width: side, height: 1 }, 'image/png')).toBeUndefined();
    expect(findSizeProblem({ width: 1, height: side + 1 }, 'image/webp')).toMatchObject({ kind: 'too-long' });
    expect(findSizeProblem({ width: 10_000, height: pixels / 10_000 }, 'image/jpeg')).toBeUndefined();
    expect(findSizeProblem({ width: 10_000, height: pixels / 10_000 + 1 }, 'image/jpeg')).toMatchObject({
      kind: 'too-many-pixels',
    });
    expect(findSizeProblem({ width: 10_000, height: 5_001 }, 'image/avif')).toMatchObject({ most: 50_000_000 });
    expect(findSizeProblem({ width: 10, height: 11 }, 'image/png', 100)).toEqual({
      kind: 'too-many-pixels',
      width: 10,
      height: 11,
      most: 100,
    });
  });

  it('an AVIF whose description stands behind its pixels is found there', async () => {
    const avif = await bytesOf(plain().avif({ effort: 0 }));
    const padding = new Uint8Array(100_000);
    new DataView(padding.buffer).setUint32(0, padding.length);
    padding.set(new TextEncoder().encode('free'), 4);
    const type = new DataView(avif.buffer).getUint32(0);
    const moved = new Uint8Array([...avif.subarray(0, type), ...padding, ...avif.subarray(type)]);
    expect(checkPicture(moved)).toEqual({ type: 'image/avif', size: { width: 40, height: 30 } });
  });

  it('cut off anywhere, or with any byte of its head changed, it is a size or a problem and never an exception', async () => {
    for (const picture of [plain().png(), plain().jpeg(), plain().webp(), plain().avif({ effort: 0 })]) {
      const bytes = await bytesOf(picture);
      for (let index = 0; index < Math.min(bytes.length, 600); index += 1) {
        expect(checkPicture(bytes.subarray(0, index))).toBeDefined();
        for (const value of [0, 1, 0x7f, 0xff]) {
          const changed = bytes.slice();
          changed[index] = value;
          expect(checkPicture(changed)).toBeDefined();
        }
      }
    }
  });

  it('what holds no size is damaged; what is no picture of ours is none, whatever it is called', async () => {
    const png = await bytesOf(plain().png());
    expect(words(checkPicture(claiming(png, (view) => view.setUint32(16, 0))))).toContain('damaged');
    expect(words(checkPicture(png.subarray(0, 20)))).toContain('damaged');
    expect(words(checkPicture(new Uint8Array()))).toContain('empty');
    for (const text of ['GIF89a', 'BM6', 'II*\u0000', '<svg/>', 'PK', '%PDF-1.7']) {
      expect(words(checkPicture(new TextEncoder().encode(text)))).toContain('no PNG, JPEG, WebP or AVIF');
    }
  });
});
