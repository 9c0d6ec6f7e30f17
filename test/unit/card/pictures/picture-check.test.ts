import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { checkPicture, findSizeProblem } from '../../../../src/shared/card/pictures/picture-check.ts';
import { formatPictureProblem } from '../../../../src/shared/card/pictures/picture-messages.ts';
import { translate } from '../../../support/texts.ts';

const createPlainImage = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c81414' } });
const encodePicture = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const describeResult = (checkResult: ReturnType<typeof checkPicture>) =>
  'problem' in checkResult ? formatPictureProblem(translate, checkResult.problem) : checkResult.type;

/** Returns a copy of the picture with a changed size in its header. */
function changeHeader(bytes: Uint8Array, setSize: (view: DataView) => void): Uint8Array {
  const changedBytes = bytes.slice();
  setSize(new DataView(changedBytes.buffer));
  return changedBytes;
}
const findBytes = (bytes: Uint8Array, ...searchedBytes: number[]) =>
  bytes.findIndex((_entry, index) =>
    searchedBytes.every((expectedByte, searchedIndex) => bytes[index + searchedIndex] === expectedByte),
  );

describe('checkPicture', () => {
  it('rejects an oversized picture in every format by its header and names its size', async () => {
    // In a PNG, the width is at byte 16 and the height at byte 20.
    const pngBytes = changeHeader(await encodePicture(createPlainImage().png()), (headerView) => {
      headerView.setUint32(16, 100_000_000);
      headerView.setUint32(20, 1);
    });
    expect(describeResult(checkPicture(pngBytes))).toBe(
      'it is 100,000,000 by 1 pixels, and no side may be longer than 30,000; make it smaller',
    );
    const jpeg = await encodePicture(createPlainImage().jpeg());
    // In a JPEG, the height is 5 bytes after the frame marker and the width 7.
    const frameOffset = findBytes(jpeg, 0xff, 0xc0);
    const longJpeg = changeHeader(jpeg, (headerView) => {
      headerView.setUint16(frameOffset + 5, 1);
      headerView.setUint16(frameOffset + 7, 65_000);
    });
    expect(describeResult(checkPicture(longJpeg))).toContain('it is 65,000 by 1 pixels');
    // In a lossless WebP, both sizes are in the four bytes from byte 21.
    const webpBytes = changeHeader(await encodePicture(createPlainImage().webp({ lossless: true })), (headerView) =>
      headerView.setUint32(21, 0xff_ff_ff_0f, true),
    );
    expect(describeResult(checkPicture(webpBytes))).toContain('it has 265 megapixels (16,144 by 16,384), 100 at most');
    const avifBytes = await encodePicture(createPlainImage().avif({ effort: 0 }));
    // In an AVIF, both sizes are in the box `ispe`, after its name and four more bytes.
    const sizeOffset = findBytes(avifBytes, 0x69, 0x73, 0x70, 0x65);
    const wideAvif = changeHeader(avifBytes, (headerView) => {
      headerView.setUint32(sizeOffset + 8, 1);
      headerView.setUint32(sizeOffset + 12, 0x7f_ff_ff_ff);
    });
    expect(describeResult(checkPicture(wideAvif))).toContain('it has 2148 megapixels (1 by 2,147,483,647)');
  });

  it('allows exactly the maximum side and area', () => {
    const { pictureSide, picturePixels } = LIMITS;
    expect(findSizeProblem({ width: pictureSide, height: 1 }, 'image/png')).toBeUndefined();
    expect(findSizeProblem({ width: 1, height: pictureSide + 1 }, 'image/webp')).toMatchObject({ kind: 'too-long' });
    expect(findSizeProblem({ width: 10_000, height: picturePixels / 10_000 }, 'image/jpeg')).toBeUndefined();
    expect(findSizeProblem({ width: 10_000, height: picturePixels / 10_000 + 1 }, 'image/jpeg')).toMatchObject({
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

  it('finds the size of an AVIF whose metadata follows the pixels', async () => {
    const avifBytes = await encodePicture(createPlainImage().avif({ effort: 0 }));
    const paddingBox = new Uint8Array(100_000);
    new DataView(paddingBox.buffer).setUint32(0, paddingBox.length);
    paddingBox.set(new TextEncoder().encode('free'), 4);
    const typeLength = new DataView(avifBytes.buffer).getUint32(0);
    const reorderedAvif = new Uint8Array([
      ...avifBytes.subarray(0, typeLength),
      ...paddingBox,
      ...avifBytes.subarray(typeLength),
    ]);
    expect(checkPicture(reorderedAvif)).toEqual({ type: 'image/avif', size: { width: 40, height: 30 } });
  });

  it('never throws on a truncated picture or a changed header byte', async () => {
    for (const picture of [
      createPlainImage().png(),
      createPlainImage().jpeg(),
      createPlainImage().webp(),
      createPlainImage().avif({ effort: 0 }),
    ]) {
      const bytes = await encodePicture(picture);
      for (let index = 0; index < Math.min(bytes.length, 600); index += 1) {
        expect(checkPicture(bytes.subarray(0, index))).toBeDefined();
        for (const newByte of [0, 1, 0x7f, 0xff]) {
          const changedBytes = bytes.slice();
          changedBytes[index] = newByte;
          expect(checkPicture(changedBytes)).toBeDefined();
        }
      }
    }
  });

  it('reports a picture without a size as damaged, and other files as no supported picture', async () => {
    const pngBytes = await encodePicture(createPlainImage().png());
    expect(describeResult(checkPicture(changeHeader(pngBytes, (headerView) => headerView.setUint32(16, 0))))).toContain(
      'damaged',
    );
    expect(describeResult(checkPicture(pngBytes.subarray(0, 20)))).toContain('damaged');
    expect(describeResult(checkPicture(new Uint8Array()))).toContain('empty');
    for (const fileStart of ['GIF89a', 'BM6', 'II*\u0000', '<svg/>', 'PK', '%PDF-1.7']) {
      expect(describeResult(checkPicture(new TextEncoder().encode(fileStart)))).toContain('no PNG, JPEG, WebP or AVIF');
    }
  });
});
