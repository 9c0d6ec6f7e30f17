import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureHead, preparePicture } from '../../../../src/cli/cards/picture-pixels.ts';
import { addColorProfile } from '../../../../src/shared/card/pictures/color/png-profile.ts';
import { mixInks, readPressJpeg, simulateInks } from '../../../../src/shared/card/pictures/color/press-colors.ts';
import { countChannels } from '../../../../src/shared/card/pictures/jpeg/count-channels.ts';
import { type ColoredPicture, coloredPictures, stripeColors } from '../../../support/cards/colored-pictures.ts';

let pictures: ReadonlyMap<string, ColoredPicture>;
beforeAll(async () => {
  pictures = new Map((await coloredPictures()).map((picture) => [picture.name, picture]));
});

async function printed(name: string): Promise<number[][]> {
  const bytes = pictures.get(name)?.bytes;
  if (bytes === undefined) throw new Error(`no ${name}`);
  const head = await pictureHead(bytes);
  const made = 'problem' in head ? head : await preparePicture(bytes, head, 80);
  if ('problem' in made) throw new Error(made.problem.kind);
  return stripeColors(made.bytes);
}

/** What Chromium shows for these files. */
describe('colors that a PNG tells by numbers', () => {
  it.each([
    ['a PNG with a linear gamma', [96, 133, 229]],
    ['a PNG with the gamma of old Macs', [40, 77, 210]],
    ['a PNG with the gamma of sRGB', [30, 60, 200]],
    ['a PNG with the primaries of Adobe RGB', [0, 57, 205]],
    ['a PNG that says sRGB and another gamma', [30, 60, 200]],
    ['a PNG in Display P3 by its code', [17, 61, 208]],
    ['a gray PNG with a linear gamma', [150, 150, 150]],
  ])('are those that a browser shows: %s', async (name, blue) => {
    const shown = (await printed(name))[2] ?? [];
    for (const [index, value] of blue.entries()) expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThanOrEqual(2);
  });

  it('leave every other file as it is', () => {
    for (const name of ['a PNG that tells nothing of its colors', 'a PNG with a profile', 'a JPEG in inks']) {
      const bytes = pictures.get(name)?.bytes ?? Buffer.alloc(0);
      expect(addColorProfile(bytes)).toBe(bytes);
    }
  });
});

describe('a JPEG in the inks of a press', () => {
  it('is recognized by its four colors and loses its profile', () => {
    const bytes = pictures.get('a JPEG in inks with a profile')?.bytes ?? Buffer.alloc(0);
    const read = readPressJpeg(bytes);
    expect(bytes.length).toBeGreaterThan(500_000);
    expect(read?.length).toBeLessThan(5_000);
    expect(readPressJpeg(Buffer.from('no picture'))).toBeUndefined();
  });

  it('tells its four channels in its first bytes, and other pictures tell others', async () => {
    const inks = pictures.get('a JPEG in inks with a profile')?.bytes ?? Buffer.alloc(0);
    expect(countChannels(inks)).toBe(4);
    expect(countChannels(inks.subarray(0, 100_000))).toBeUndefined();
    const plain = sharp(pictures.get('a PNG that tells nothing of its colors')?.bytes);
    expect(countChannels(await plain.clone().jpeg().toBuffer())).toBe(3);
    expect(countChannels(await plain.clone().toColourspace('b-w').jpeg({ progressive: true }).toBuffer())).toBe(1);
    expect(countChannels(await plain.clone().png().toBuffer())).toBeUndefined();
    expect(countChannels(new Uint8Array())).toBeUndefined();
  });

  it('has paper where there is no ink, and nearly black where there is all of it', () => {
    const colors = mixInks(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255]));
    expect([...colors]).toEqual([255, 255, 255, 0, 0, 0, 0, 0, 0]);
    simulateInks(colors, 3);
    expect([...colors.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(Math.max(...colors.subarray(3))).toBeLessThan(60);
  });

  it('is printed in colors near those that were turned into inks', async () => {
    const [, green = [], , yellow = [], gray = []] = await printed('a JPEG in inks');
    expect(green[1]).toBeGreaterThan(150);
    expect(green[0]).toBeLessThan(90);
    expect(yellow[2]).toBeLessThan(90);
    expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(12);
  });
});
