import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { preparePicture, readPictureHead } from '../../../../src/cli/cards/picture-pixels.ts';
import { addColorProfile } from '../../../../src/shared/card/pictures/color/png-profile.ts';
import { mixInks, readPressJpeg, simulateInks } from '../../../../src/shared/card/pictures/color/press-colors.ts';
import { countChannels } from '../../../../src/shared/card/pictures/jpeg/count-channels.ts';
import {
  type ColoredPicture,
  createColoredPictures,
  readStripeColors,
} from '../../../support/cards/colored-pictures.ts';

let pictures: ReadonlyMap<string, ColoredPicture>;
beforeAll(async () => {
  pictures = new Map((await createColoredPictures()).map((picture) => [picture.name, picture]));
});

/** Returns the printed colors of the stripes: red, green, blue, yellow and gray. */
async function printStripeColors(pictureName: string): Promise<number[][]> {
  const bytes = pictures.get(pictureName)?.bytes;
  if (bytes === undefined) throw new Error(`no ${pictureName}`);
  const pictureHead = await readPictureHead(bytes);
  const preparedPicture = 'problem' in pictureHead ? pictureHead : await preparePicture(bytes, pictureHead, 80);
  if ('problem' in preparedPicture) throw new Error(preparedPicture.problem.kind);
  return readStripeColors(preparedPicture.bytes);
}

/** The expected colors are those that Chromium shows for these files. */
describe('color information in PNG chunks', () => {
  it.each([
    ['a PNG with a linear gamma', [96, 133, 229]],
    ['a PNG with the gamma of old Macs', [40, 77, 210]],
    ['a PNG with the gamma of sRGB', [30, 60, 200]],
    ['a PNG with the primaries of Adobe RGB', [0, 57, 205]],
    ['a PNG that says sRGB and another gamma', [30, 60, 200]],
    ['a PNG in Display P3 by its code', [17, 61, 208]],
    ['a gray PNG with a linear gamma', [150, 150, 150]],
  ])('prints the colors that a browser shows for %s', async (pictureName, expectedBlue) => {
    const printedBlue = (await printStripeColors(pictureName))[2] ?? [];
    for (const [index, channelValue] of expectedBlue.entries())
      expect(Math.abs((printedBlue[index] ?? 0) - channelValue)).toBeLessThanOrEqual(2);
  });

  it('returns every other file unchanged', () => {
    for (const pictureName of ['a PNG that tells nothing of its colors', 'a PNG with a profile', 'a JPEG in inks']) {
      const bytes = pictures.get(pictureName)?.bytes ?? Buffer.alloc(0);
      expect(addColorProfile(bytes)).toBe(bytes);
    }
  });
});

describe('a CMYK JPEG', () => {
  it('recognizes a CMYK JPEG by its four channels and removes its profile', () => {
    const bytes = pictures.get('a JPEG in inks with a profile')?.bytes ?? Buffer.alloc(0);
    const pressJpeg = readPressJpeg(bytes);
    expect(bytes.length).toBeGreaterThan(500_000);
    expect(pressJpeg?.length).toBeLessThan(5_000);
    expect(readPressJpeg(Buffer.from('no picture'))).toBeUndefined();
  });

  it('counts the channels of a JPEG from its first bytes', async () => {
    const inkJpeg = pictures.get('a JPEG in inks with a profile')?.bytes ?? Buffer.alloc(0);
    expect(countChannels(inkJpeg)).toBe(4);
    expect(countChannels(inkJpeg.subarray(0, 100_000))).toBeUndefined();
    const plainPicture = sharp(pictures.get('a PNG that tells nothing of its colors')?.bytes);
    expect(countChannels(await plainPicture.clone().jpeg().toBuffer())).toBe(3);
    expect(countChannels(await plainPicture.clone().toColourspace('b-w').jpeg({ progressive: true }).toBuffer())).toBe(
      1,
    );
    expect(countChannels(await plainPicture.clone().png().toBuffer())).toBeUndefined();
    expect(countChannels(new Uint8Array())).toBeUndefined();
  });

  it('simulates white paper for no ink and nearly black for all inks', () => {
    const rgbValues = mixInks(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255]));
    expect([...rgbValues]).toEqual([255, 255, 255, 0, 0, 0, 0, 0, 0]);
    simulateInks(rgbValues, 3);
    expect([...rgbValues.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(Math.max(...rgbValues.subarray(3))).toBeLessThan(60);
  });

  it('prints colors close to the original ones', async () => {
    const [, green = [], , yellow = [], gray = []] = await printStripeColors('a JPEG in inks');
    expect(green[1]).toBeGreaterThan(150);
    expect(green[0]).toBeLessThan(90);
    expect(yellow[2]).toBeLessThan(90);
    expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(12);
  });
});
