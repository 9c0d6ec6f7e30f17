import { describe, expect, it } from 'vitest';
import { ArchivePictures } from '../../../../src/shared/library/archive/archive-pictures.ts';
import { type ManifestEntry, readManifest } from '../../../../src/shared/library/archive/manifest.ts';
import { UnpackPaths, unpackDocument } from '../../../../src/shared/library/archive/unpack-plan.ts';

const [HASH_A, HASH_B] = ['a'.repeat(64), 'b'.repeat(64)];
const createEntry = (entryPath: string, kind: string, sha256 = 'c'.repeat(64)) => ({
  path: entryPath,
  kind,
  bytes: 1,
  sha256,
});
const manifest = readManifest(
  new TextEncoder().encode(
    JSON.stringify({
      format: 'rollcall.library',
      version: 1,
      made: '2026-01-01T00:00:00Z',
      by: '',
      entries: [
        createEntry('l/x.json', 'document'),
        createEntry('l/one/x.png', 'picture', HASH_A),
        createEntry('l/two/x.PNG', 'picture', HASH_B),
        createEntry('l/con.png', 'picture', HASH_B),
      ],
    }),
  ),
);
const pictures = new ArchivePictures(manifest);
const [firstEntry] = manifest.entries as [ManifestEntry];
const createDocument = (...sources: string[]) => ({
  characters: sources.map((source) => ({ art: { image: { src: source } } })),
});
/** Unpacks a document with these pictures. Returns the new sources, and each path of a picture with the first letter of its hash. */
const unpackSources = (staysInPlace: boolean, ...sources: string[]) => {
  const { document, pictures: placedPictures } = unpackDocument(
    createDocument(...sources),
    firstEntry,
    pictures,
    staysInPlace,
  );
  return [
    (document as ReturnType<typeof createDocument>).characters.map(({ art }) => art.image.src),
    [...placedPictures].map(([placedPath, { sha256 }]) => [placedPath, sha256[0]]),
  ];
};

describe('unpackDocument', () => {
  it('gives two pictures with the same name different paths', () => {
    expect(unpackSources(false, 'one/x.png', `sha256:${HASH_B}`)).toEqual([
      [`art/${HASH_A}.png`, `art/${HASH_B}.png`],
      [
        [`art/${HASH_A}.png`, 'a'],
        [`art/${HASH_B}.png`, 'b'],
      ],
    ]);
  });

  it('keeps picture paths when they stay in place, unless a file system cannot store them', () => {
    expect(unpackSources(true, 'one/x.png', 'con.png')).toEqual([
      ['one/x.png', `art/${HASH_B}.png`],
      [
        ['one/x.png', 'a'],
        [`art/${HASH_B}.png`, 'b'],
      ],
    ]);
  });

  it('keeps sources of pictures that are not in the archive', () => {
    const otherSources = [
      'gone.png',
      `sha256:${'d'.repeat(64)}`,
      'data:image/png;base64,AA',
      '../l/one/x.png',
      'http://x/y.png',
    ];
    expect(unpackSources(false, ...otherSources)).toEqual([otherSources, []]);
    const document = createDocument('gone.png');
    expect(unpackDocument(document, firstEntry, pictures, false).document).toBe(document);
  });
});

describe('UnpackPaths', () => {
  it('assigns each path once and makes it safe', () => {
    const unpackPaths = new UnpackPaths();
    const givenPaths = ['a/b.hero.json', 'A/B.hero.json', 'a/b?.hero.json', 'nul/x', 'x\u202e/y. ', 'x/y'];
    expect(givenPaths.map((entryPath) => unpackPaths.assignPath(entryPath))).toEqual([
      'a/b.hero.json',
      'A/B 2.hero.json',
      'a/b 3.hero.json',
      'rollcall nul/x',
      'x/y',
      'x/y 2',
    ]);
  });
});
