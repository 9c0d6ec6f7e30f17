/** Tests malicious and damaged packages: faulty parts are refused with a reason, and the others are imported. */

import { afterEach, expect, it, vi } from 'vitest';
import type { ReadPart } from '../../../../../src/renderer/features/transfer/import/reading/messages.ts';
import { PartCollector } from '../../../../../src/renderer/features/transfer/import/reading/part-collector.ts';
import { readSources } from '../../../../../src/renderer/features/transfer/import/reading/read-sources.ts';
import { getDefaultTemplate } from '../../../../../src/shared/card/template/built-in-templates.ts';
import { createFontDocument } from '../../../../../src/shared/font-file/font-document.ts';
import { readFont } from '../../../../../src/shared/font-file/read-font.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { ArchiveItem } from '../../../../../src/shared/library/archive/archive-item.ts';
import { buildArchive } from '../../../../support/files/archive.ts';
import { readTrueType, readWoff2, unpackers } from '../../../../support/fonts.ts';
import { createLibrary, importPackage, readPackage, sha256 } from '../../../../support/packages.ts';
import { translate } from '../../../../support/texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { slots: _slots, sizes: _sizes, more: _more, ...plainTemplate } = getDefaultTemplate(GAMES);
const createTemplate = (changes: object) => ({ ...plainTemplate, id: 'night', name: 'Night', ...changes });
const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);
const HOSTILE_SVG = encodeText('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const packAndUnpack = async (...archiveItems: ArchiveItem[]): Promise<ReadPart> =>
  readPackage(new Blob([(await buildArchive(archiveItems)) as Uint8Array<ArrayBuffer>]));

// What the template contains, the changes to a valid template, and the reason for refusing it.
it.each([
  [
    'an address for a picture',
    { pictures: { p: { src: 'https://example.org/p.png' } } },
    /pictures\.p: src: expected "sha256:"/,
  ],
  [
    'a picture path that leaves its folder',
    { pictures: { p: { src: '../../p.png' } } },
    /pictures\.p: src: expected "sha256:"/,
  ],
  ['an SVG for a picture', { pictures: { p: { src: 'p.svg' } } }, /pictures\.p: src: expected "sha256:"/],
  [
    'a data URL for a picture',
    { pictures: { p: { src: 'data:image/svg+xml;base64,AAAA' } } },
    /src: expected "sha256:"/,
  ],
  [
    'an address for a font',
    { fonts: { f: { src: 'https://example.org/f.woff2' } } },
    /expected "sha256:" and the hash of a font/,
  ],
  [
    'a script for an element',
    { front: [{ kind: 'script', box: [0, 0, 1, 1], src: 'x.js' }] },
    /expected one of "shape"/,
  ],
  [
    'an event handler as a key',
    { front: [{ kind: 'shape', box: [0, 0, 1, 1], onload: 'alert(1)' }] },
    /there is no "onload" here/,
  ],
  [
    'too many elements',
    { front: Array.from({ length: 401 }, () => ({ kind: 'shape', box: [0, 0, 1, 1] })) },
    /at most 400 entries/,
  ],
])('an import refuses a template with %s and names the place', async (_name, changes, reason) => {
  const importPart = await packAndUnpack({
    kind: 'template',
    id: 'night',
    name: 'Night',
    document: createTemplate(changes),
  });
  expect(importPart.incoming).toEqual([]);
  expect(importPart.unusable.map((unreadableFile) => unreadableFile.reason).join()).toMatch(reason);
});

it('an import refuses a file that is no bitmap and imports its template without it', async () => {
  const pictureSource = `sha256:${sha256(HOSTILE_SVG)}`;
  const importPart = await packAndUnpack(
    { kind: 'template', document: createTemplate({ pictures: { p: { src: pictureSource } } }) },
    { kind: 'picture', path: 'pictures/p.png', bytes: HOSTILE_SVG },
  );
  const targetLibrary = await createLibrary();
  expect(await importPackage(importPart, targetLibrary)).toEqual([
    'it is no PNG, JPEG, WebP or AVIF picture; save it as one of these',
  ]);
  expect(await targetLibrary.database.pictures.count()).toBe(0);
  expect((await targetLibrary.database.documents('templates').toArray()).map(({ id }) => id)).toEqual(['night']);
});

it('an import refuses a font that is none, has another hash or is missing', async () => {
  const fontReading = readFont(readTrueType(), unpackers);
  const [parsedFont] = fontReading.ok ? fontReading.fonts : [];
  if (parsedFont === undefined) throw new Error('no font');
  const createFontItem = (fontHash: string) => ({
    kind: 'document' as const,
    document: createFontDocument(`f-${fontHash.slice(0, 4)}`, fontHash, parsedFont),
  });
  const scriptBytes = encodeText('#!/bin/sh');
  const importPart = await packAndUnpack(
    createFontItem(sha256(scriptBytes)),
    { kind: 'file', path: 'fonts/a.ttf', bytes: scriptBytes },
    // The hash is that of the compressed font, but fonts are stored and hashed uncompressed.
    createFontItem(sha256(readWoff2())),
    { kind: 'file', path: 'fonts/b.ttf', bytes: readWoff2() },
    // The package has no file with this hash.
    createFontItem('0'.repeat(64)),
  );
  const targetLibrary = await createLibrary();
  const refused = await importPackage(importPart, targetLibrary);
  expect(refused).toHaveLength(3);
  expect(refused.join('\n')).toMatch(
    /It is no font that Rollcall reads[\s\S]*another one than it says[\s\S]*did not come along/,
  );
  expect(await targetLibrary.database.files.count()).toBe(0);
  expect(await targetLibrary.database.documents('fonts').count()).toBe(0);
});

/** Reads files that are dropped together. */
async function readDroppedFiles(filesByName: Readonly<Record<string, Uint8Array | object>>): Promise<ReadPart> {
  await createLibrary();
  const allParts: ReadPart[] = [];
  const sourceFiles = Object.entries(filesByName).map(([fileName, content]) => ({
    name: fileName,
    bytes: new Blob([content instanceof Uint8Array ? (content as Uint8Array<ArrayBuffer>) : JSON.stringify(content)]),
  }));
  const pageFunctions = { takePart: (importPart: ReadPart) => allParts.push(importPart), showProgress: () => {} };
  await readSources(translate, GAMES, { kind: 'files', files: sourceFiles }, pageFunctions);
  // If nothing was read, an empty collector stands for the part.
  const [importPart = { ...new PartCollector(translate, () => undefined) }] = allParts;
  return importPart as ReadPart;
}

it('an import of a template with its font and bitmaps refers to them by hash', async () => {
  const pictureBytes = encodeText('picture');
  const importPart = await readDroppedFiles({
    'night.card.json': createTemplate({
      fonts: { head: { src: 'fonts/head.woff2' } },
      pictures: { paper: { src: 'art/paper.png' }, gone: { src: 'gone.png' } },
    }),
    'head.woff2': readWoff2(),
    'paper.png': pictureBytes,
    'other.ttf': readTrueType(),
  });
  const [template, ...fonts] = importPart.incoming;
  const importedTemplate = (template?.document ?? {}) as Record<string, Record<string, { src: string }>>;
  const { fonts: importedFonts, pictures } = importedTemplate;
  const hashes = importPart.fonts.map(({ hash: fontHash }) => fontHash);
  expect(importedFonts?.head?.src).toBe(`sha256:${hashes[0]}`);
  expect(pictures?.paper?.src).toBe(`sha256:${sha256(pictureBytes)}`);
  expect(pictures?.gone?.src).toBe('gone.png');
  expect(importPart.missing.map(({ src: pictureSource }) => pictureSource)).toEqual(['gone.png']);
  // The other font is imported on its own. Equal fonts are imported once.
  expect(fonts.map(({ kind: documentKind }) => documentKind)).toEqual(hashes.map(() => 'fonts'));
  expect(importPart.unusable).toEqual([]);
});

it('an import reports an unreadable font and lists it as missing from the template', async () => {
  const importPart = await readDroppedFiles({
    'night.card.json': createTemplate({ fonts: { head: { src: 'head.ttf' } } }),
    'head.ttf': encodeText('no font at all'),
  });
  expect(importPart.incoming.map(({ kind: documentKind }) => documentKind)).toEqual(['templates']);
  expect(importPart.missing.map(({ src: pictureSource }) => pictureSource)).toEqual(['head.ttf']);
  expect(importPart.unusable.map(({ origin }) => origin)).toEqual(['head.ttf']);
});
