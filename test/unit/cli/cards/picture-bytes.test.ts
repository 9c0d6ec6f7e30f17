/** Reads and prepares bitmaps for printing, from every kind of picture file and from files that are no pictures. */

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { readPictureBytes, sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import { preparePicture, readPictureHead } from '../../../../src/cli/cards/picture-pixels.ts';
import { createFolder, removeFolder } from '../../../support/cli.ts';
import { createFlagPicture, createFlagPng } from './flag-picture.ts';

const folders: string[] = [];

const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};

afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

/** Returns the strongest color at a point of the prepared picture. The coordinates are shares of its width and height. */
async function findColorAt(pictureBytes: Uint8Array, xShare: number, yShare: number): Promise<string> {
  const pictureHead = await readPictureHead(pictureBytes);
  if ('problem' in pictureHead) throw new Error(pictureHead.problem.kind);
  const preparedPicture = await preparePicture(pictureBytes, pictureHead, pictureHead.width);
  if ('problem' in preparedPicture) throw new Error(preparedPicture.problem.kind);
  const { data: pixelData, info: pixelInfo } = await sharp(
    preparedPicture.bytes,
    preparedPicture.kind === 'rgb'
      ? { raw: { width: preparedPicture.width, height: preparedPicture.height, channels: 3 } }
      : {},
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelOffset =
    (Math.floor(yShare * pixelInfo.height) * pixelInfo.width + Math.floor(xShare * pixelInfo.width)) *
    pixelInfo.channels;
  const channels = [0, 1, 2].map((index) => pixelData[pixelOffset + index] ?? 0);
  return ['red', 'green', 'blue'][channels.indexOf(Math.max(...channels))] ?? '';
}

describe('preparePicture', () => {
  it.each([
    ['PNG', () => createFlagPicture().png()],
    ['JPEG', () => createFlagPicture().jpeg()],
    ['WebP', () => createFlagPicture().webp()],
    ['AVIF', () => createFlagPicture().avif({ effort: 0 })],
    ['JPEG in CMYK', () => createFlagPicture().toColourspace('cmyk').jpeg()],
    ['PNG of 16 bits', () => createFlagPicture().toColourspace('rgb16').png()],
  ])('keeps the colors of a %s', async (_caseName, createPicture) => {
    const pictureBytes = new Uint8Array(await createPicture().toBuffer());
    expect(await findColorAt(pictureBytes, 0.1, 0.1)).toBe('green');
    expect(await findColorAt(pictureBytes, 0.3, 0.8)).toBe('red');
    expect(await findColorAt(pictureBytes, 0.8, 0.8)).toBe('blue');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a picture with EXIF orientation %i upright', async (orientation) => {
    const undoByOrientation: Record<number, (image: Sharp) => Sharp> = {
      2: (image) => image.flop(),
      3: (image) => image.rotate(180),
      4: (image) => image.flip(),
      5: (image) => image.flop().rotate(270),
      6: (image) => image.rotate(270),
      7: (image) => image.flop().rotate(90),
      8: (image) => image.rotate(90),
    };
    const storedImage = sharp(await createFlagPicture().png().toBuffer());
    const turnedBytes = await (undoByOrientation[orientation]?.(storedImage) ?? storedImage).png().toBuffer();
    const pictureBytes = new Uint8Array(await sharp(turnedBytes).jpeg().withMetadata({ orientation }).toBuffer());
    const upright = orientation === 1 ? { isPlainJpeg: true } : {};
    expect(await readPictureHead(pictureBytes)).toEqual({ width: 600, height: 400, ...upright });
    expect(await findColorAt(pictureBytes, 0.1, 0.1)).toBe('green');
    expect(await findColorAt(pictureBytes, 0.3, 0.8)).toBe('red');
    expect(await findColorAt(pictureBytes, 0.8, 0.8)).toBe('blue');
  });

  it('keeps a mask for a transparent picture and makes a JPEG of an opaque one', async () => {
    const prepareColor = async (opacity: number) => {
      const background = { r: 200, g: 10, b: 10, alpha: opacity };
      const pictureBytes = await sharp({ create: { width: 20, height: 10, channels: 4, background } })
        .png()
        .toBuffer();
      return preparePicture(new Uint8Array(pictureBytes), { width: 20, height: 10 }, 20);
    };
    expect(await prepareColor(0.5)).toMatchObject({ kind: 'rgb', alpha: expect.any(Uint8Array) });
    const opaquePicture = await prepareColor(1);
    expect(opaquePicture).toMatchObject({ kind: 'jpeg' });
    expect(opaquePicture).not.toHaveProperty('alpha');
  });

  it('uses the first frame of an animation', async () => {
    const frameBytes = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const pictureBytes = new Uint8Array(
      await sharp(frameBytes, { join: { animated: true } })
        .webp({ lossless: true })
        .toBuffer(),
    );
    expect(await readPictureHead(pictureBytes)).toEqual({ width: 8, height: 8 });
    expect(await findColorAt(pictureBytes, 0.5, 0.5)).toBe('red');
  });
});

/** Creates a PNG that states this size but contains only a fixed number of bytes. */
function createPngWithSize(width: number, height: number): Uint8Array {
  const createChunk = (chunkType: string, chunkBody: Buffer) => {
    const chunkHead = Buffer.alloc(8);
    chunkHead.writeUInt32BE(chunkBody.length);
    chunkHead.write(chunkType, 4);
    const checksumBytes = Buffer.alloc(4);
    checksumBytes.writeUInt32BE(crc32(Buffer.concat([chunkHead.subarray(4), chunkBody])));
    return Buffer.concat([chunkHead, chunkBody, checksumBytes]);
  };
  // Width and height in four bytes each, and then 8 bits per channel in RGB.
  const imageHeader = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  imageHeader.writeUInt32BE(width);
  imageHeader.writeUInt32BE(height, 4);
  const packedRows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', imageHeader),
    createChunk('IDAT', packedRows),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(pictureBytes: Uint8Array): number {
  let checksum = -1;
  for (const byteValue of pictureBytes) {
    checksum ^= byteValue;
    for (let index = 0; index < 8; index += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xedb88320 : 0);
  }
  return (checksum ^ -1) >>> 0;
}

describe('files that are not usable pictures', () => {
  it.each([
    ['more than 100 megapixels', () => createPngWithSize(20_000, 6_000), 'too-many-pixels'],
    ['a line a hundred million pixels long', () => createPngWithSize(100_000_000, 1), 'too-long'],
    ['a column a hundred million pixels high', () => createPngWithSize(1, 100_000_000), 'too-long'],
    ['the longest sides there can be', () => createPngWithSize(0xff_ff_ff_ff, 0xff_ff_ff_ff), 'too-many-pixels'],
    ['no width', () => createPngWithSize(0, 9), 'damaged'],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'foreign'],
    ['a BMP', () => Buffer.from('BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00', 'latin1'), 'foreign'],
    ['a TIFF', () => Buffer.from('II*\x00\x08\x00\x00\x00', 'latin1'), 'no-picture'],
    ['text', () => Buffer.from('not a picture'), 'no-picture'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'foreign'],
    ['the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'damaged'],
  ])('readPictureHead reports the problem of %s', async (_caseName, pictureBytes, problemKind) =>
    expect(await readPictureHead(pictureBytes())).toMatchObject({ problem: { kind: problemKind } }),
  );

  it.each([
    ['a JPEG that ends too early', async () => (await createFlagPicture().jpeg().toBuffer()).subarray(0, 2000)],
    ['a PNG that ends too early', async () => (await createFlagPng()).subarray(0, 600)],
    ['a PNG with fewer rows than it says', async () => createPngWithSize(9_000, 9_000)],
  ])('reports a damaged picture: %s', async (_caseName, pictureBytes) => {
    const truncatedBytes = new Uint8Array(await pictureBytes());
    const pictureHead = await readPictureHead(truncatedBytes);
    const problemResult =
      'problem' in pictureHead ? pictureHead : await preparePicture(truncatedBytes, pictureHead, 100);
    expect(problemResult).toMatchObject({ problem: { kind: 'damaged' } });
  });
});

describe('readPictureBytes', () => {
  it('finds pictures next to the document, below it and by hash', async () => {
    const pictureBytes = await createFlagPng();
    const pictureHash = sha256(pictureBytes);
    const testFolder = createTestFolder();
    mkdirSync(join(testFolder, 'art'));
    writeFileSync(join(testFolder, 'a.png'), pictureBytes);
    writeFileSync(join(testFolder, `art/${pictureHash}.png`), pictureBytes);
    for (const pictureSource of ['a.png', './a.png', `art/${pictureHash}.png`, `sha256:${pictureHash}`]) {
      expect(readPictureBytes(pictureSource, testFolder), pictureSource).toHaveProperty('bytes');
    }
    const embedded = `data:image/png;base64,${Buffer.from(pictureBytes).toString('base64')}`;
    expect(readPictureBytes(embedded, undefined)).toEqual({ bytes: Buffer.from(pictureBytes) });
  });

  it('never follows a link out of the folder', async () => {
    const outside = createTestFolder();
    writeFileSync(join(outside, 'secret.png'), await createFlagPng());
    const testFolder = createTestFolder();
    symlinkSync(join(outside, 'secret.png'), join(testFolder, 'link.png'));
    symlinkSync(outside, join(testFolder, 'art'));
    symlinkSync('/dev/zero', join(testFolder, 'endless.png'));
    for (const pictureSource of [
      'link.png',
      'art/secret.png',
      'endless.png',
      `../${outside.split('/').at(-1)}/secret.png`,
    ]) {
      expect(readPictureBytes(pictureSource, testFolder), pictureSource).toMatchObject({
        problem: { kind: 'outside' },
      });
    }
  });

  it('reports a missing file, a folder, and a picture that does not match its hash', async () => {
    const testFolder = createTestFolder();
    mkdirSync(join(testFolder, 'folder.png'));
    const pictureHash = 'b'.repeat(64);
    writeFileSync(join(testFolder, `${pictureHash}.png`), await createFlagPng());
    expect(readPictureBytes('none.png', testFolder)).toMatchObject({ problem: { kind: 'missing', path: 'none.png' } });
    expect(readPictureBytes('folder.png', testFolder)).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(readPictureBytes(`sha256:${pictureHash}`, testFolder)).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(readPictureBytes(`sha256:${'c'.repeat(64)}`, testFolder)).toMatchObject({
      problem: { kind: 'not-in-library' },
    });
    expect(readPictureBytes('a.png', undefined)).toMatchObject({ problem: { kind: 'missing' } });
  });
});
