/** JPEGs as cameras, phones and programs write them: what goes into a PDF as it is, and what is left behind. */
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  extractPlainJpeg,
  isSmallEnough,
  readPlainJpegSize,
} from '../../../../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { mainSegments, segment, withSegments } from '../../../../support/files/jpeg.ts';

/** Colours that run into each other, so that every coefficient says something. */
const [WIDTH, HEIGHT] = [75, 50];
const raw = Uint8Array.from(
  { length: WIDTH * HEIGHT * 3 },
  (_, index) => 128 + 100 * Math.sin(index / 37) + 27 * Math.cos(index * index),
);
const image = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const jpeg = async (options: JpegOptions = {}): Promise<Uint8Array> =>
  new Uint8Array(await image().jpeg(options).toBuffer());
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** What a camera writes: place, maker, a thumbnail that is a JPEG of its own. */
const camera = async (orientation = 1): Promise<Uint8Array> =>
  new Uint8Array(
    await image()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Lantern & Sons', Model: 'Night Watch 3', Orientation: String(orientation) },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1', GPSLongitude: '10/1 8/1 0/1' },
      })
      .withMetadata({ orientation })
      .toBuffer(),
  );

describe('a JPEG that can go into a PDF as it is', () => {
  it.each<[string, JpegOptions]>([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['colours at full resolution', { chromaSubsampling: '4:4:4' }],
    ['tables of its own', { optimiseCoding: true, quantisationTable: 3 }],
  ])('%s: shows the same pixels', async (_, options) => {
    const bytes = await jpeg(options);
    const plain = extractPlainJpeg(bytes);
    expect(plain).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect(readPlainJpegSize(bytes)).toEqual({ width: WIDTH, height: HEIGHT });
    expect(await pixels(plain?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes));
  });

  it('grey stays grey', async () => {
    const bytes = new Uint8Array(await image().toColourspace('b-w').jpeg().toBuffer());
    expect(await pixels(extractPlainJpeg(bytes)?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes));
  });

  it('is not much finer than asked for', () => {
    expect([isSmallEnough(600, 658), isSmallEnough(820, 658), isSmallEnough(830, 658)]).toEqual([true, true, false]);
  });
});

describe('what stands beside the picture', () => {
  it('camera and place of taking stay behind', async () => {
    const bytes = await camera();
    expect(text(bytes)).toContain('Lantern & Sons');
    const plain = extractPlainJpeg(bytes);
    expect(text(plain?.bytes ?? bytes)).not.toMatch(/Lantern|Night Watch|Exif/);
    expect(await pixels(plain?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes));
  });

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['XMP', (b) => withSegments(b, segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>'))],
    ['IPTC', (b) => withSegments(b, segment(0xed, 'Photoshop 3.0\0SECRET'))],
    ['a list of further pictures', (b) => withSegments(b, segment(0xe2, 'MPF\0SECRET'))],
    ['a preview', (b) => withSegments(b, segment(0xe0, 'JFXX\0\x10SECRET'))],
    ['notes of the maker', (b) => withSegments(b, segment(0xe5, 'SECRET'), segment(0xeb, 'SECRET'))],
    ['a comment', (b) => withSegments(b, segment(0xfe, 'SECRET'))],
    ['a film behind its end', (b) => Buffer.concat([b, Buffer.from('....ftypmp42SECRET')])],
    ['another picture behind its end', (b) => Buffer.concat([b, withSegments(b, segment(0xfe, 'SECRET'))])],
    ['a comment between its scans', (b) => withSegments(b, segment(0xfe, 'SECRET'), 'before the last scan')],
  ])('%s stays behind', async (_, add) => {
    const bytes = await jpeg({ progressive: true });
    const plain = extractPlainJpeg(new Uint8Array(add(bytes)));
    expect(plain?.bytes).toEqual(extractPlainJpeg(bytes)?.bytes);
    expect(text(plain?.bytes ?? bytes)).not.toContain('SECRET');
  });

  it('only what decoding needs is left, under a head that is always the same', async () => {
    const names = mainSegments(extractPlainJpeg(await camera())?.bytes ?? new Uint8Array());
    expect(new Set(names)).toEqual(new Set(['e0', 'db', 'c0', 'c4', 'da']));
  });

  it('that colours are red, green and blue themselves is kept', async () => {
    const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\0');
    const bytes = withSegments(await jpeg({ chromaSubsampling: '4:4:4' }), adobe);
    const plain = extractPlainJpeg(bytes);
    expect(mainSegments(plain?.bytes ?? new Uint8Array())[0]).toBe('ee');
    expect(await pixels(plain?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes));
  });

  it('a profile that is sRGB stays behind', async () => {
    const bytes = new Uint8Array(await image().jpeg().withIccProfile('srgb').toBuffer());
    expect(text(bytes)).toContain('ICC_PROFILE');
    expect(text(extractPlainJpeg(bytes)?.bytes ?? bytes)).not.toContain('ICC_PROFILE');
  });
});

describe('a JPEG that has to be decoded', () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ['turned by EXIF', () => camera(6)],
    [
      'EXIF that points beyond itself',
      async () => withSegments(await jpeg(), segment(0xe1, 'Exif\0\0II*\0\xff\xff\xff\x7f')),
    ],
    ['print inks', async () => new Uint8Array(await image().toColourspace('cmyk').jpeg().toBuffer())],
    ['another profile', async () => new Uint8Array(await image().jpeg().withIccProfile('p3').toBuffer())],
    [
      'grey with a profile',
      async () =>
        withSegments(
          new Uint8Array(await image().toColourspace('b-w').jpeg().toBuffer()),
          segment(0xe2, 'ICC_PROFILE\0\x01\x01'),
        ),
    ],
    [
      'a profile of which a part is missing',
      async () => withSegments(await jpeg(), segment(0xe2, 'ICC_PROFILE\0\x01\x02')),
    ],
    [
      'colours said in two ways',
      async () =>
        withSegments(
          await jpeg(),
          segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
          segment(0xee, 'Adobe\0\x64\0\0\0\0\0'),
        ),
    ],
    ['arithmetic codes', async () => replaced(await jpeg(), 'c0', 0xc9)],
    ['no loss', async () => replaced(await jpeg(), 'c0', 0xc3)],
    [
      'a height that comes later',
      async () => withSegments(await jpeg(), segment(0xdc, '\0\x32'), 'before the last scan'),
    ],
    ['no picture at all', async () => new Uint8Array(await image().png().toBuffer())],
    ['nothing', async () => new Uint8Array()],
  ])('%s', async (_, make) => expect(extractPlainJpeg(await make())).toBeUndefined());

  it('twelve bits', async () => {
    const bytes = await jpeg();
    const at = text(bytes).indexOf('\xff\xc0');
    bytes[at + 4] = 12;
    expect(extractPlainJpeg(bytes)).toBeUndefined();
  });

  it('wherever it ends too early', async () => {
    const bytes = await jpeg({ progressive: true });
    for (let end = 0; end < bytes.length; end += 1)
      expect(extractPlainJpeg(bytes.subarray(0, end)), String(end)).toBeUndefined();
  });

  it.each(['db', 'c4', 'da'])('without its segment %s', async (marker) => {
    const bytes = await jpeg();
    const at = text(bytes).indexOf(`\xff${String.fromCharCode(Number.parseInt(marker, 16))}`);
    const length = 2 + (bytes[at + 2] as number) * 256 + (bytes[at + 3] as number);
    const cut = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    expect(extractPlainJpeg(new Uint8Array(cut))).toBeUndefined();
  });
});

/** With another marker in place of the first one of its kind. */
function replaced(bytes: Uint8Array, marker: string, by: number): Uint8Array {
  const out = bytes.slice();
  out[text(bytes).indexOf(`\xff${String.fromCharCode(Number.parseInt(marker, 16))}`) + 1] = by;
  return out;
}
