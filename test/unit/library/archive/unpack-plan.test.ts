import { describe, expect, it } from 'vitest';
import { ArchivePictures } from '../../../../src/shared/library/archive/archive-pictures.ts';
import { type ManifestEntry, readManifest } from '../../../../src/shared/library/archive/manifest.ts';
import { UnpackPaths, unpackDocument } from '../../../../src/shared/library/archive/unpack-plan.ts';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const entry = (path: string, kind: string, sha256 = 'c'.repeat(64)) => ({ path, kind, bytes: 1, sha256 });
const manifest = readManifest(
  new TextEncoder().encode(
    JSON.stringify({
      format: 'rollcall.library',
      version: 1,
      made: '2026-01-01T00:00:00Z',
      by: '',
      entries: [
        entry('l/x.json', 'document'),
        entry('l/one/x.png', 'picture', A),
        entry('l/two/x.PNG', 'picture', B),
        entry('l/con.png', 'picture', B),
      ],
    }),
  ),
);
const pictures = new ArchivePictures(manifest);
const [at] = manifest.entries as [ManifestEntry];
const shows = (...sources: string[]) => ({ characters: sources.map((src) => ({ art: { image: { src } } })) });
const placesOf = (stays: boolean, ...sources: string[]) => {
  const { document, pictures: beside } = unpackDocument(shows(...sources), at, pictures, stays);
  return [
    (document as ReturnType<typeof shows>).characters.map(({ art }) => art.image.src),
    [...beside].map(([place, { sha256 }]) => [place, sha256[0]]),
  ];
};

describe('a document that is unpacked', () => {
  it('names two pictures of one name apart', () => {
    expect(placesOf(false, 'one/x.png', `sha256:${B}`)).toEqual([
      [`art/${A}.png`, `art/${B}.png`],
      [
        [`art/${A}.png`, 'a'],
        [`art/${B}.png`, 'b'],
      ],
    ]);
  });

  it('keeps paths where they stay, unless a system would not take them', () => {
    expect(placesOf(true, 'one/x.png', 'con.png')).toEqual([
      ['one/x.png', `art/${B}.png`],
      [
        ['one/x.png', 'a'],
        [`art/${B}.png`, 'b'],
      ],
    ]);
  });

  it('keeps what the archive does not have', () => {
    const other = [
      'gone.png',
      `sha256:${'d'.repeat(64)}`,
      'data:image/png;base64,AA',
      '../l/one/x.png',
      'http://x/y.png',
    ];
    expect(placesOf(false, ...other)).toEqual([other, []]);
    const document = shows('gone.png');
    expect(unpackDocument(document, at, pictures, false).document).toBe(document);
  });
});

describe('paths of unpacked files', () => {
  it('are safe, and each is given once', () => {
    const paths = new UnpackPaths();
    const given = ['a/b.hero.json', 'A/B.hero.json', 'a/b?.hero.json', 'nul/x', 'x\u202e/y. ', 'x/y'];
    expect(given.map((path) => paths.assignPath(path))).toEqual([
      'a/b.hero.json',
      'A/B 2.hero.json',
      'a/b 3.hero.json',
      'rollcall nul/x',
      'x/y',
      'x/y 2',
    ]);
  });
});
