import { describe, expect, it } from 'vitest';
import { parsePictureSource } from '../../../../src/shared/card/pictures/picture-source.ts';
import { detectPictureType } from '../../../../src/shared/card/pictures/picture-type.ts';

const HASH = 'a'.repeat(64);

describe('parsePictureSource', () => {
  it.each([
    ['warden.png', { kind: 'file', path: 'warden.png' }],
    ['art/Wächter 1.JPEG', { kind: 'file', path: 'art/Wächter 1.JPEG' }],
    [`sha256:${HASH}`, { kind: 'library', hash: HASH }],
    ['data:image/webp;base64,UklGRg==', { kind: 'data', base64: 'UklGRg==' }],
  ])('parses %s', (source, expectedSource) => expect(parsePictureSource(source)).toEqual(expectedSource));

  it.each([
    ['http://example.org/a.png', 'address'],
    ['https://example.org/a.png', 'address'],
    ['file:///etc/passwd', 'address'],
    ['C:/pictures/a.png', 'outside'],
    ['c:a.png', 'outside'],
    ['blob:rollcall/1', 'address'],
    ['/etc/x.png', 'outside'],
    ['//host/share/a.png', 'outside'],
    ['\\\\host\\share\\a.png', 'outside'],
    ['../../etc/passwd', 'outside'],
    ['art/../../a.png', 'outside'],
    ['art\\..\\a.png', 'outside'],
    ['a\u0000.png', 'outside'],
    ['', 'no-picture'],
    ['notes.txt', 'ending'],
    ['art', 'ending'],
    [`sha256:${HASH}0`, 'bad-hash'],
    ['sha256:../../etc/passwd', 'bad-hash'],
    ['data:text/html;base64,PGI+', 'bad-data'],
    ['data:image/png,%89PNG', 'bad-data'],
    ['data:', 'bad-data'],
  ])('rejects %j: %s', (source, kind) => expect(parsePictureSource(source)).toMatchObject({ problem: { kind } }));
});

describe('detectPictureType', () => {
  const toBytes = (binaryText: string) => Uint8Array.from(binaryText, (character) => character.charCodeAt(0));
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['\x00\x00\x00\x1cftypavif', 'image/avif'],
    ['GIF89a', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    ['', undefined],
  ])('detects the type of %j', (fileStart, mediaType) => expect(detectPictureType(toBytes(fileStart))).toBe(mediaType));
});
