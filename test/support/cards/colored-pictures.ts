/** Pictures whose colors have to be converted: five stripes, each 16 pixels wide. */
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

const createStripes = () => {
  const pixels = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, index) => [...(STRIPES[Math.floor((index % WIDTH) / 16)] ?? [])]).flat(),
  );
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
};

/** Creates a chunk of a PNG: length, name, data and checksum. */
const createChunk = (chunkName: string, chunkData: Buffer): Buffer => {
  const namedData = Buffer.concat([Buffer.from(chunkName), chunkData]);
  const [lengthBytes, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  lengthBytes.writeUInt32BE(chunkData.length);
  checksum.writeUInt32BE(crc32(namedData));
  return Buffer.concat([lengthBytes, namedData, checksum]);
};
const encodeNumbers = (...integers: readonly number[]): Buffer => {
  const encodedBytes = Buffer.alloc(4 * integers.length);
  for (const [index, value] of integers.entries()) encodedBytes.writeUInt32BE(value, 4 * index);
  return encodedBytes;
};
/** Inserts chunks after the signature and the header chunk, which have 33 bytes together. */
const insertChunks = (pngBytes: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([pngBytes.subarray(0, 33), ...chunks, pngBytes.subarray(33)]);

/** The data of a `cHRM` chunk: x and y of the white point and of red, green and blue, times 100,000. */
const ADOBE_RGB = encodeNumbers(31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000);

export interface ColoredPicture {
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

export async function createColoredPictures(): Promise<ColoredPicture[]> {
  const plainPng = await createStripes().png().toBuffer();
  const grayPng = await sharp(plainPng).grayscale().png().toBuffer();
  const palettePng = await sharp(plainPng).png({ palette: true }).toBuffer();
  // Gammas are also stored times 100,000.
  const linearGamma = createChunk('gAMA', encodeNumbers(100_000));
  const cmykOptions = { quality: 100, chromaSubsampling: '4:4:4' } as const;
  const createPng = (caseName: string, fileBytes: Buffer): ColoredPicture => ({
    name: caseName,
    type: 'image/png',
    bytes: fileBytes,
  });
  const createJpeg = (caseName: string, fileBytes: Buffer): ColoredPicture => ({
    name: caseName,
    type: 'image/jpeg',
    bytes: fileBytes,
  });
  return [
    createPng('a PNG that tells nothing of its colors', plainPng),
    createPng('a PNG with a linear gamma', insertChunks(plainPng, linearGamma)),
    createPng('a gray PNG with a linear gamma', insertChunks(grayPng, linearGamma)),
    createPng('a PNG with a palette and a linear gamma', insertChunks(palettePng, linearGamma)),
    createPng('a PNG with the gamma of old Macs', insertChunks(plainPng, createChunk('gAMA', encodeNumbers(55_556)))),
    createPng('a PNG with the gamma of sRGB', insertChunks(plainPng, createChunk('gAMA', encodeNumbers(45_455)))),
    createPng(
      'a PNG with the primaries of Adobe RGB',
      insertChunks(plainPng, createChunk('gAMA', encodeNumbers(45_470)), createChunk('cHRM', ADOBE_RGB)),
    ),
    createPng(
      'a PNG that says sRGB and another gamma',
      insertChunks(plainPng, createChunk('sRGB', Buffer.from([0])), linearGamma),
    ),
    createPng(
      'a PNG in Display P3 by its code',
      insertChunks(plainPng, createChunk('cICP', Buffer.from([12, 13, 0, 1]))),
    ),
    createPng('a PNG with a profile', await createStripes().withIccProfile('p3').png().toBuffer()),
    createJpeg('a JPEG in inks', await createStripes().toColourspace('cmyk').jpeg(cmykOptions).toBuffer()),
    createJpeg(
      'a JPEG in inks with a profile',
      await createStripes().toColourspace('cmyk').withIccProfile('cmyk').jpeg(cmykOptions).toBuffer(),
    ),
  ];
}

/** Returns the color in the middle of each stripe. */
export async function readStripeColors(pictureBytes: Uint8Array): Promise<number[][]> {
  const { data: pixelData, info: imageInfo } = await sharp(pictureBytes)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return STRIPES.map((_, index) => {
    const byteOffset = ((imageInfo.height / 2) * imageInfo.width + index * 16 + 8) * imageInfo.channels;
    return [0, 1, 2].map((channel) => pixelData[byteOffset + (imageInfo.channels < 3 ? 0 : channel)] ?? 0);
  });
}
