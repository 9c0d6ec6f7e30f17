/** Bitmaps of documents on the way to paper: every kind of file, and every file that is none. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { layoutCards } from '../../../../src/cli/cards/layout-cards.ts';
import { pictureBytes, sha256 } from '../../../../src/cli/cards/picture-file.ts';
import { pictureHead, preparePicture } from '../../../../src/cli/cards/picture-pixels.ts';
import { CardPictures } from '../../../../src/cli/cards/pictures.ts';
import { plainJpeg } from '../../../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { charactersToPrint } from '../../../../src/shared/print/members.ts';
import { folderWith, remove, rollcall } from '../../../support/cli.ts';
import { baseCharacter, baseTeam } from '../../../support/fixture.ts';
import { segment, withSegments } from '../../../support/jpeg.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = folderWith(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) remove(made);
});

/** Left half red, right half blue, upper left corner green: what is turned or mirrored shows. */
const flag = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    {
      input: { create: { width: width / 4, height: height / 4, channels: 3, background: '#00ff00' } },
      left: 0,
      top: 0,
    },
  ]);
const png = async () => new Uint8Array(await flag().png().toBuffer());

/** The strongest colour of a point of the prepared picture, 0 to 1 across and down. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const head = await pictureHead(bytes);
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
  const channels = [0, 1, 2].map((i) => data[at + i] ?? 0);
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
    const upright = orientation === 1 ? { plain: true } : {};
    expect(await pictureHead(bytes)).toEqual({ width: 600, height: 400, ...upright });
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
    expect(await pictureHead(bytes)).toEqual({ width: 8, height: 8 });
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
    for (let i = 0; i < 8; i += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
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
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'no-picture'],
    ['a BMP', () => Buffer.from('BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00', 'latin1'), 'no-picture'],
    ['a TIFF', () => Buffer.from('II*\x00\x08\x00\x00\x00', 'latin1'), 'no-picture'],
    ['text', () => Buffer.from('not a picture'), 'no-picture'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'no-picture'],
    ['the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'damaged'],
  ])('%s', async (_, bytes, kind) => expect(await pictureHead(bytes())).toMatchObject({ problem: { kind } }));

  it.each([
    ['a JPEG that ends too early', async () => (await flag().jpeg().toBuffer()).subarray(0, 2000)],
    ['a PNG that ends too early', async () => (await png()).subarray(0, 600)],
    ['a PNG with fewer rows than it says', async () => claiming(9_000, 9_000)],
  ])('%s', async (_, bytes) => {
    const cut = new Uint8Array(await bytes());
    const head = await pictureHead(cut);
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
      expect(pictureBytes(src, at), src).toHaveProperty('bytes');
    }
    const embedded = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    expect(pictureBytes(embedded, undefined)).toEqual({ bytes: Buffer.from(bytes) });
  });

  it('never outside of the folder, by no link', async () => {
    const outside = folder();
    writeFileSync(join(outside, 'secret.png'), await png());
    const at = folder();
    symlinkSync(join(outside, 'secret.png'), join(at, 'link.png'));
    symlinkSync(outside, join(at, 'art'));
    symlinkSync('/dev/zero', join(at, 'endless.png'));
    for (const src of ['link.png', 'art/secret.png', 'endless.png', `../${outside.split('/').at(-1)}/secret.png`]) {
      expect(pictureBytes(src, at), src).toMatchObject({ problem: { kind: 'outside' } });
    }
  });

  it('what is not there, is a folder, or is another picture than its name says, is a problem', async () => {
    const at = folder();
    mkdirSync(join(at, 'folder.png'));
    const hash = 'b'.repeat(64);
    writeFileSync(join(at, `${hash}.png`), await png());
    expect(pictureBytes('none.png', at)).toMatchObject({ problem: { kind: 'missing', path: 'none.png' } });
    expect(pictureBytes('folder.png', at)).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(pictureBytes(`sha256:${hash}`, at)).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(pictureBytes(`sha256:${'c'.repeat(64)}`, at)).toMatchObject({ problem: { kind: 'not-in-library' } });
    expect(pictureBytes('a.png', undefined)).toMatchObject({ problem: { kind: 'missing' } });
  });
});

describe('cards with pictures', () => {
  it('the same name in two folders is two pictures; the same picture under two names is one', async () => {
    const at = folder({
      'a/c.json': { ...baseCharacter(), id: 'one', art: { image: { src: 'x.png' } } },
      'b/c.json': { ...baseCharacter(), id: 'two', art: { image: { src: 'x.png' } } },
      'b/d.json': { ...baseCharacter(), id: 'three', art: { image: { src: 'again.png' } } },
    });
    writeFileSync(join(at, 'a/x.png'), await png());
    const other = await flag(700, 500).png().toBuffer();
    for (const name of ['x.png', 'again.png']) writeFileSync(join(at, 'b', name), other);
    const out = join(at, 'cards.pdf');
    const { exit } = await rollcall(
      'cards',
      join(at, 'a/c.json'),
      join(at, 'b/c.json'),
      join(at, 'b/d.json'),
      '--out',
      out,
    );
    expect(exit).toBe(0);
    expect(
      readFileSync(out)
        .toString('latin1')
        .match(/\/Subtype ?\/Image/g),
    ).toHaveLength(2);
  });

  it('a JPEG that is changed during the call is refused', async () => {
    const at = folder({ 'c.json': { ...baseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const [before, after] = await Promise.all([80, 60].map((quality) => flag().jpeg({ quality }).toBuffer()));
    writeFileSync(join(at, 'x.jpg'), before as Buffer);
    const character = { ...baseCharacter(), art: { image: { src: 'x.jpg' } } };
    const pictures = new CardPictures(new Map([[character, { file: join(at, 'c.json'), at: '' }]]));
    const [printed] = charactersToPrint([character]);
    const { pixels } = await layoutCards({
      printed: printed ? [printed] : [],
      factions: [],
      template: undefined,
      pictures,
    });
    const picture = pictures.bookOf(character).get('x.jpg');
    const key = picture !== undefined && 'key' in picture ? picture.key : '';
    expect(await pixels.get(key)).toMatchObject({ kind: 'jpeg', width: 600, height: 400 });
    writeFileSync(join(at, 'x.jpg'), after as Buffer);
    await expect(pixels.get(key)).rejects.toThrow(/picture x\.jpg was changed during this call.*try again/);
    rmSync(join(at, 'x.jpg'));
    await expect(pixels.get(key)).rejects.toThrow(/picture x\.jpg was changed/);
  });

  it('what is damaged is noted with file and place; the card is printed, and the exit code stays', async () => {
    const team = baseTeam();
    const characters = team.characters?.map((c, i) => (i === 1 ? { ...c, art: { image: { src: 'cut.jpg' } } } : c));
    const at = folder({ 't.json': { ...team, characters } });
    writeFileSync(join(at, 'cut.jpg'), (await flag().jpeg().toBuffer()).subarray(0, 2000));
    const { exit, err } = await rollcall('cards', join(at, 't.json'), '--out', join(at, 'cards.pdf'));
    expect(exit).toBe(0);
    expect(err).toMatch(
      /t\.json: \/characters\/1\/art\/image\/src: .*damaged or ends too early; save or copy it again/,
    );
  });

  it('a JPEG goes into the PDF as it is, and neither its camera nor its place of taking does', async () => {
    const at = folder({ 'c.json': { ...baseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const photo = flag().jpeg({ quality: 71 });
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' };
    const taken = photo.withExif({ IFD0: { Make: 'Lantern & Sons', Copyright: 'SECRET' }, IFD3: gps });
    const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>');
    const bytes = withSegments(new Uint8Array(await taken.toBuffer()), xmp);
    writeFileSync(join(at, 'x.jpg'), Buffer.concat([bytes, Buffer.from('ftypmp42SECRET')]));
    const out = join(at, 'cards.pdf');
    expect((await rollcall('cards', join(at, 'c.json'), '--out', out)).exit).toBe(0);
    const pdf = readFileSync(out);
    expect(pdf.includes(Buffer.from(plainJpeg(bytes)?.bytes ?? 'none'))).toBe(true);
    expect(pdf.toString('latin1')).not.toMatch(/Lantern|SECRET|Exif|ftyp/);
  });

  it.each([
    ['turned by EXIF', () => flag().jpeg().withMetadata({ orientation: 6 })],
    ['in print inks', () => flag().toColourspace('cmyk').jpeg()],
    ['with a wider profile', () => flag().jpeg().withIccProfile('p3')],
    ['much finer than asked for', () => flag(3000, 2400).jpeg()],
  ])('a JPEG %s is made anew, and stays without its metadata', async (_, make) => {
    const at = folder({ 'c.json': { ...baseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const bytes = new Uint8Array(await make().toBuffer());
    writeFileSync(join(at, 'x.jpg'), withSegments(bytes, segment(0xfe, 'SECRET')));
    const out = join(at, 'cards.pdf');
    expect((await rollcall('cards', join(at, 'c.json'), '--out', out)).exit).toBe(0);
    const pdf = readFileSync(out).toString('latin1');
    expect(pdf).toMatch(/\/ColorSpace ?\/DeviceRGB[^>]*\/DCTDecode|\/DCTDecode[^>]*\/ColorSpace ?\/DeviceRGB/);
    expect(pdf).not.toMatch(/SECRET|Exif|ICC_PROFILE/);
  });

  it.each(['http://example.org/a.png', '/etc/passwd', '../../etc/passwd', 'x.svg'])('%s is not opened', async (src) => {
    const at = folder({ 'c.json': { ...baseCharacter(), art: { image: { src }, crop: { zoom: 1e300 } } } });
    const { exit, err } = await rollcall('cards', join(at, 'c.json'), '--out', join(at, 'cards.pdf'));
    expect([exit, err]).toEqual([0, expect.stringMatching(/c\.json: \/art\/image\/src: .*cannot be used/)]);
  });

  it('--art-dpi says how fine pictures are printed', async () => {
    const at = folder({ 'c.json': { ...baseCharacter(), art: { image: { src: 'x.png' } } } });
    writeFileSync(join(at, 'x.png'), await flag(3000, 2400).png().toBuffer());
    const widthAt = async (...flags: string[]) => {
      const out = join(at, `cards${flags.at(-1) ?? ''}.pdf`);
      await rollcall('cards', join(at, 'c.json'), '--out', out, ...flags);
      return Number(/\/Width (\d+)/.exec(readFileSync(out).toString('latin1'))?.[1]);
    };
    // The window of the template is 55.7 mm wide.
    expect([await widthAt(), await widthAt('--art-dpi', '150')]).toEqual([658, 329]);
    const refused = await rollcall('cards', join(at, 'c.json'), '--out', join(at, 'z.pdf'), '--art-dpi', '9');
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/--art-dpi must be a whole number/)]);
  });
});
