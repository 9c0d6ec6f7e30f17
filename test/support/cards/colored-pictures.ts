/** Pictures whose colors have to be worked out: of five stripes, each 16 pixels wide. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const STRIPES = [
  [255, 0, 0],
  [0, 160, 80],
  [30, 60, 200],
  [240, 200, 40],
  [120, 120, 120],
] as const;
const [WIDTH, HEIGHT] = [80, 16];

const striped = () => {
  const pixels = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, index) => [...(STRIPES[Math.floor((index % WIDTH) / 16)] ?? [])]).flat(),
  );
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
};

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const numbers = (...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, 4 * index);
  return data;
};
const told = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const ADOBE_RGB = numbers(31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000);

export interface ColoredPicture {
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

export async function coloredPictures(): Promise<ColoredPicture[]> {
  const plain = await striped().png().toBuffer();
  const gray = await sharp(plain).grayscale().png().toBuffer();
  const palette = await sharp(plain).png({ palette: true }).toBuffer();
  const linear = chunk('gAMA', numbers(100_000));
  const inks = { quality: 100, chromaSubsampling: '4:4:4' } as const;
  const png = (name: string, bytes: Buffer): ColoredPicture => ({ name, type: 'image/png', bytes });
  const jpeg = (name: string, bytes: Buffer): ColoredPicture => ({ name, type: 'image/jpeg', bytes });
  return [
    png('a PNG that tells nothing of its colors', plain),
    png('a PNG with a linear gamma', told(plain, linear)),
    png('a gray PNG with a linear gamma', told(gray, linear)),
    png('a PNG with a palette and a linear gamma', told(palette, linear)),
    png('a PNG with the gamma of old Macs', told(plain, chunk('gAMA', numbers(55_556)))),
    png('a PNG with the gamma of sRGB', told(plain, chunk('gAMA', numbers(45_455)))),
    png('a PNG with the primaries of Adobe RGB', told(plain, chunk('gAMA', numbers(45_470)), chunk('cHRM', ADOBE_RGB))),
    png('a PNG that says sRGB and another gamma', told(plain, chunk('sRGB', Buffer.from([0])), linear)),
    png('a PNG in Display P3 by its code', told(plain, chunk('cICP', Buffer.from([12, 13, 0, 1])))),
    png('a PNG with a profile', await striped().withIccProfile('p3').png().toBuffer()),
    jpeg('a JPEG in inks', await striped().toColourspace('cmyk').jpeg(inks).toBuffer()),
    jpeg(
      'a JPEG in inks with a profile',
      await striped().toColourspace('cmyk').withIccProfile('cmyk').jpeg(inks).toBuffer(),
    ),
  ];
}

/** The color in the middle of each stripe. */
export async function stripeColors(picture: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return STRIPES.map((_, index) => {
    const at = ((info.height / 2) * info.width + index * 16 + 8) * info.channels;
    return [0, 1, 2].map((channel) => data[at + (info.channels < 3 ? 0 : channel)] ?? 0);
  });
}
