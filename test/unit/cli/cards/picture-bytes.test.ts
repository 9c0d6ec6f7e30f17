/** Bitmaps of documents on the way to paper: every kind of file, and every file that is none. */

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { readPictureBytes, sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import { preparePicture, readPictureHead } from '../../../../src/cli/cards/picture-pixels.ts';
import { createFolder, removeFolder } from '../../../support/cli.ts';
import { flag, png } from './flag-picture.ts';

const folders: string[] = [];

const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

/** The strongest colour of a point of the prepared picture, 0 to 1 across and down. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const head = await readPictureHead(bytes);
  if ('problem' in head) throw new Error(head.problem.kind);
  const made = await preparePicture(bytes, head, head.width);
  if ('problem' in made) throw new Error(made.problem.kind);
  const { data, info } = await sharp(
    made.bytes,
    made.kind === 'rgb' ? { raw: { width: made.width, height: made.height, channels: 3 } } : {},
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const channels = [0, 1, 2].map((index) => data[at + index] ?? 0);
  return ['red', 'green', 'blue'][channels.indexOf(Math.max(...channels))] ?? '';
}

describe('files that are pictures', () => {
  it.each([
    ['PNG', () => flag().png()],
    ['JPEG', () => flag().jpeg()],
    ['WebP', () => flag().webp()],
    ['AVIF', () => flag().avif({ effort: 0 })],
    ['JPEG in print inks', () => flag().toColourspace('cmyk').jpeg()],
    ['PNG of 16 bits', () => flag().toColourspace('rgb16').png()],
  ])('%s keeps its colours', async (_, make) => {
    const bytes = new Uint8Array(await make().toBuffer());
    expect(await colourAt(bytes, 0.1, 0.1)).toBe('green');
    expect(await colourAt(bytes, 0.3, 0.8)).toBe('red');
    expect(await colourAt(bytes, 0.8, 0.8)).toBe('blue');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i stands upright', async (orientation) => {
    const undo: Record<number, (image: Sharp) => Sharp> = {
      2: (s) => s.flop(),
      3: (s) => s.rotate(180),
      4: (s) => s.flip(),
      5: (s) => s.flop().rotate(270),
      6: (s) => s.rotate(270),
      7: (s) => s.flop().rotate(90),
      8: (s) => s.rotate(90),
    };
    const stored = sharp(await flag().png().toBuffer());
    const turned = await (undo[orientation]?.(stored) ?? stored).png().toBuffer();
    const bytes = new Uint8Array(await sharp(turned).jpeg().withMetadata({ orientation }).toBuffer());
    const upright = orientation === 1 ? { isPlainJpeg: true } : {};
    expect(await readPictureHead(bytes)).toEqual({ width: 600, height: 400, ...upright });
    expect(await colourAt(bytes, 0.1, 0.1)).toBe('green');
    expect(await colourAt(bytes, 0.3, 0.8)).toBe('red');
    expect(await colourAt(bytes, 0.8, 0.8)).toBe('blue');
  });

  it('what shines through keeps a mask, what is solid becomes a JPEG', async () => {
    const made = async (alpha: number) => {
      const background = { r: 200, g: 10, b: 10, alpha };
      const bytes = await sharp({ create: { width: 20, height: 10, channels: 4, background } })
        .png()
        .toBuffer();
      return preparePicture(new Uint8Array(bytes), { width: 20, height: 10 }, 20);
    };
    expect(await made(0.5)).toMatchObject({ kind: 'rgb', alpha: expect.any(Uint8Array) });
    const solid = await made(1);
    expect(solid).toMatchObject({ kind: 'jpeg' });
    expect(solid).not.toHaveProperty('alpha');
  });

  it('of a moving picture the first one is taken', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = new Uint8Array(
      await sharp(frames, { join: { animated: true } })
        .webp({ lossless: true })
        .toBuffer(),
    );
    expect(await readPictureHead(bytes)).toEqual({ width: 8, height: 8 });
    expect(await colourAt(bytes, 0.5, 0.5)).toBe('red');
  });
});

/** A PNG that says it is as large as asked for, with no pixels worth the name. */
function claiming(width: number, height: number): Uint8Array {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length);
    head.write(type, 4);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])));
    return Buffer.concat([head, body, crc]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let index = 0; index < 8; index += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

describe('files that are none', () => {
  it.each([
    ['more than 100 megapixels', () => claiming(20_000, 6_000), 'too-many-pixels'],
    ['a line a hundred million pixels long', () => claiming(100_000_000, 1), 'too-long'],
    ['the same line upright', () => claiming(1, 100_000_000), 'too-long'],
    ['the longest sides there can be', () => claiming(0xff_ff_ff_ff, 0xff_ff_ff_ff), 'too-many-pixels'],
    ['no width', () => claiming(0, 9), 'damaged'],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'foreign'],
    ['a BMP', () => Buffer.from('BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00', 'latin1'), 'foreign'],
    ['a TIFF', () => Buffer.from('II*\x00\x08\x00\x00\x00', 'latin1'), 'no-picture'],
    ['text', () => Buffer.from('not a picture'), 'no-picture'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'foreign'],
    ['the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'damaged'],
  ])('%s', async (_, bytes, kind) => expect(await readPictureHead(bytes())).toMatchObject({ problem: { kind } }));

  it.each([
    ['a JPEG that ends too early', async () => (await flag().jpeg().toBuffer()).subarray(0, 2000)],
    ['a PNG that ends too early', async () => (await png()).subarray(0, 600)],
    ['a PNG with fewer rows than it says', async () => claiming(9_000, 9_000)],
  ])('%s', async (_, bytes) => {
    const cut = new Uint8Array(await bytes());
    const head = await readPictureHead(cut);
    const found = 'problem' in head ? head : await preparePicture(cut, head, 100);
    expect(found).toMatchObject({ problem: { kind: 'damaged' } });
  });
});

describe('where pictures are looked for', () => {
  it('beside the document, below it, and by hash', async () => {
    const bytes = await png();
    const hash = sha256(bytes);
    const at = folder();
    mkdirSync(join(at, 'art'));
    writeFileSync(join(at, 'a.png'), bytes);
    writeFileSync(join(at, `art/${hash}.png`), bytes);
    for (const src of ['a.png', './a.png', `art/${hash}.png`, `sha256:${hash}`]) {
      expect(readPictureBytes(src, at), src).toHaveProperty('bytes');
    }
    const embedded = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    expect(readPictureBytes(embedded, undefined)).toEqual({ bytes: Buffer.from(bytes) });
  });

  it('never outside of the folder, by no link', async () => {
    const outside = folder();
    writeFileSync(join(outside, 'secret.png'), await png());
    const at = folder();
    symlinkSync(join(outside, 'secret.png'), join(at, 'link.png'));
    symlinkSync(outside, join(at, 'art'));
    symlinkSync('/dev/zero', join(at, 'endless.png'));
    for (const src of ['link.png', 'art/secret.png', 'endless.png', `../${outside.split('/').at(-1)}/secret.png`]) {
      expect(readPictureBytes(src, at), src).toMatchObject({ problem: { kind: 'outside' } });
    }
  });

  it('what is not there, is a folder, or is another picture than its name says, is a problem', async () => {
    const at = folder();
    mkdirSync(join(at, 'folder.png'));
    const hash = 'b'.repeat(64);
    writeFileSync(join(at, `${hash}.png`), await png());
    expect(readPictureBytes('none.png', at)).toMatchObject({ problem: { kind: 'missing', path: 'none.png' } });
    expect(readPictureBytes('folder.png', at)).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(readPictureBytes(`sha256:${hash}`, at)).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(readPictureBytes(`sha256:${'c'.repeat(64)}`, at)).toMatchObject({ problem: { kind: 'not-in-library' } });
    expect(readPictureBytes('a.png', undefined)).toMatchObject({ problem: { kind: 'missing' } });
  });
});
