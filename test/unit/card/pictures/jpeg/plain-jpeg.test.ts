/** Tests which JPEGs of cameras, phones and programs go into a PDF unchanged, and which of their data is removed. */
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  extractPlainJpeg,
  isSmallEnough,
  readPlainJpegSize,
} from '../../../../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { addSegments, createSegment, listMarkers } from '../../../../support/files/jpeg.ts';

/** The colors form gradients, so that every coefficient matters. */
const [WIDTH, HEIGHT] = [75, 50];
const rawPixels = Uint8Array.from(
  { length: WIDTH * HEIGHT * 3 },
  (_entry, index) => 128 + 100 * Math.sin(index / 37) + 27 * Math.cos(index * index),
);
const createImage = () => sharp(rawPixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const encodeJpeg = async (options: JpegOptions = {}): Promise<Uint8Array> =>
  new Uint8Array(await createImage().jpeg(options).toBuffer());
const decodePixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const decodeLatin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Creates a JPEG like those of cameras, with location, maker and an embedded thumbnail. */
const createCameraJpeg = async (orientation = 1): Promise<Uint8Array> =>
  new Uint8Array(
    await createImage()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Lantern & Sons', Model: 'Night Watch 3', Orientation: String(orientation) },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1', GPSLongitude: '10/1 8/1 0/1' },
      })
      .withMetadata({ orientation })
      .toBuffer(),
  );

describe('a JPEG that can be embedded without decoding', () => {
  it.each<[string, JpegOptions]>([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['full-resolution color', { chromaSubsampling: '4:4:4' }],
    ['custom tables', { optimiseCoding: true, quantisationTable: 3 }],
  ])('keeps the pixels of a JPEG (%s)', async (_label, options) => {
    const bytes = await encodeJpeg(options);
    const plainJpeg = extractPlainJpeg(bytes);
    expect(plainJpeg).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect(readPlainJpegSize(bytes)).toEqual({ width: WIDTH, height: HEIGHT });
    expect(await decodePixels(plainJpeg?.bytes ?? new Uint8Array())).toEqual(await decodePixels(bytes));
  });

  it('keeps the pixels of a grayscale JPEG', async () => {
    const bytes = new Uint8Array(await createImage().toColourspace('b-w').jpeg().toBuffer());
    expect(await decodePixels(extractPlainJpeg(bytes)?.bytes ?? new Uint8Array())).toEqual(await decodePixels(bytes));
  });

  it('embeds a JPEG only if it is not much larger than requested', () => {
    // The limit is 1.25 times the requested width: 822 pixels.
    expect([isSmallEnough(600, 658), isSmallEnough(820, 658), isSmallEnough(830, 658)]).toEqual([true, true, false]);
  });
});

describe('metadata of an embedded JPEG', () => {
  it('removes the camera and the location', async () => {
    const bytes = await createCameraJpeg();
    expect(decodeLatin1(bytes)).toContain('Lantern & Sons');
    const plainJpeg = extractPlainJpeg(bytes);
    expect(decodeLatin1(plainJpeg?.bytes ?? bytes)).not.toMatch(/Lantern|Night Watch|Exif/);
    expect(await decodePixels(plainJpeg?.bytes ?? new Uint8Array())).toEqual(await decodePixels(bytes));
  });

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    [
      'XMP',
      (jpegBytes) =>
        addSegments(jpegBytes, createSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>')),
    ],
    ['IPTC', (jpegBytes) => addSegments(jpegBytes, createSegment(0xed, 'Photoshop 3.0\0SECRET'))],
    ['a list of further pictures', (jpegBytes) => addSegments(jpegBytes, createSegment(0xe2, 'MPF\0SECRET'))],
    ['a preview', (jpegBytes) => addSegments(jpegBytes, createSegment(0xe0, 'JFXX\0\x10SECRET'))],
    [
      'maker notes',
      (jpegBytes) => addSegments(jpegBytes, createSegment(0xe5, 'SECRET'), createSegment(0xeb, 'SECRET')),
    ],
    ['a comment', (jpegBytes) => addSegments(jpegBytes, createSegment(0xfe, 'SECRET'))],
    ['a video after its end', (jpegBytes) => Buffer.concat([jpegBytes, Buffer.from('....ftypmp42SECRET')])],
    [
      'another picture after its end',
      (jpegBytes) => Buffer.concat([jpegBytes, addSegments(jpegBytes, createSegment(0xfe, 'SECRET'))]),
    ],
    [
      'a comment between its scans',
      (jpegBytes) => addSegments(jpegBytes, createSegment(0xfe, 'SECRET'), 'before the last scan'),
    ],
  ])('removes %s', async (_label, addMetadata) => {
    const bytes = await encodeJpeg({ progressive: true });
    const plainJpeg = extractPlainJpeg(new Uint8Array(addMetadata(bytes)));
    expect(plainJpeg?.bytes).toEqual(extractPlainJpeg(bytes)?.bytes);
    expect(decodeLatin1(plainJpeg?.bytes ?? bytes)).not.toContain('SECRET');
  });

  it('keeps only the segments needed for decoding, under a constant header', async () => {
    const segmentNames = listMarkers(extractPlainJpeg(await createCameraJpeg())?.bytes ?? new Uint8Array());
    // JFIF, quantization tables, frame, Huffman tables and scan.
    expect(new Set(segmentNames)).toEqual(new Set(['e0', 'db', 'c0', 'c4', 'da']));
  });

  it('keeps the marker that the channels are RGB', async () => {
    const adobeSegment = createSegment(0xee, 'Adobe\0\x64\0\0\0\0\0');
    const bytes = addSegments(await encodeJpeg({ chromaSubsampling: '4:4:4' }), adobeSegment);
    const plainJpeg = extractPlainJpeg(bytes);
    expect(listMarkers(plainJpeg?.bytes ?? new Uint8Array())[0]).toBe('ee');
    expect(await decodePixels(plainJpeg?.bytes ?? new Uint8Array())).toEqual(await decodePixels(bytes));
  });

  it('removes an sRGB profile', async () => {
    const bytes = new Uint8Array(await createImage().jpeg().withIccProfile('srgb').toBuffer());
    expect(decodeLatin1(bytes)).toContain('ICC_PROFILE');
    expect(decodeLatin1(extractPlainJpeg(bytes)?.bytes ?? bytes)).not.toContain('ICC_PROFILE');
  });
});

describe('a JPEG that must be decoded', () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ['a JPEG that EXIF rotates', () => createCameraJpeg(6)],
    [
      'a JPEG whose EXIF data points beyond its end',
      async () => addSegments(await encodeJpeg(), createSegment(0xe1, 'Exif\0\0II*\0\xff\xff\xff\x7f')),
    ],
    ['a CMYK JPEG', async () => new Uint8Array(await createImage().toColourspace('cmyk').jpeg().toBuffer())],
    [
      'a JPEG with a profile other than sRGB',
      async () => new Uint8Array(await createImage().jpeg().withIccProfile('p3').toBuffer()),
    ],
    [
      'a grayscale JPEG with a profile',
      async () =>
        addSegments(
          new Uint8Array(await createImage().toColourspace('b-w').jpeg().toBuffer()),
          createSegment(0xe2, 'ICC_PROFILE\0\x01\x01'),
        ),
    ],
    [
      'a JPEG whose profile is incomplete',
      async () => addSegments(await encodeJpeg(), createSegment(0xe2, 'ICC_PROFILE\0\x01\x02')),
    ],
    [
      'a JPEG with contradictory color markers',
      async () =>
        addSegments(
          await encodeJpeg(),
          createSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
          createSegment(0xee, 'Adobe\0\x64\0\0\0\0\0'),
        ),
    ],
    ['a JPEG with arithmetic coding', async () => replaceMarker(await encodeJpeg(), 'c0', 0xc9)],
    ['a lossless JPEG', async () => replaceMarker(await encodeJpeg(), 'c0', 0xc3)],
    [
      'a JPEG whose height comes later',
      async () => addSegments(await encodeJpeg(), createSegment(0xdc, '\0\x32'), 'before the last scan'),
    ],
    ['a PNG', async () => new Uint8Array(await createImage().png().toBuffer())],
    ['an empty file', async () => new Uint8Array()],
  ])('does not embed %s', async (_label, createJpeg) => expect(extractPlainJpeg(await createJpeg())).toBeUndefined());

  it('does not embed a JPEG with twelve bits per channel', async () => {
    const bytes = await encodeJpeg();
    const frameOffset = decodeLatin1(bytes).indexOf('\xff\xc0');
    // The bits per channel follow the marker and the length of the frame.
    bytes[frameOffset + 4] = 12;
    expect(extractPlainJpeg(bytes)).toBeUndefined();
  });

  it('does not embed a JPEG that is cut off anywhere', async () => {
    const bytes = await encodeJpeg({ progressive: true });
    for (let endOffset = 0; endOffset < bytes.length; endOffset += 1)
      expect(extractPlainJpeg(bytes.subarray(0, endOffset)), String(endOffset)).toBeUndefined();
  });

  it.each(['db', 'c4', 'da'])('does not embed a JPEG without its %s segment', async (markerCode) => {
    const bytes = await encodeJpeg();
    const segmentOffset = decodeLatin1(bytes).indexOf(`\xff${String.fromCharCode(Number.parseInt(markerCode, 16))}`);
    const segmentLength = 2 + (bytes[segmentOffset + 2] as number) * 256 + (bytes[segmentOffset + 3] as number);
    const shortenedJpeg = Buffer.concat([
      bytes.subarray(0, segmentOffset),
      bytes.subarray(segmentOffset + segmentLength),
    ]);
    expect(extractPlainJpeg(new Uint8Array(shortenedJpeg))).toBeUndefined();
  });
});

/** Replaces the first marker of this kind by another one. */
function replaceMarker(bytes: Uint8Array, markerCode: string, newMarker: number): Uint8Array {
  const changedBytes = bytes.slice();
  changedBytes[decodeLatin1(bytes).indexOf(`\xff${String.fromCharCode(Number.parseInt(markerCode, 16))}`) + 1] =
    newMarker;
  return changedBytes;
}
