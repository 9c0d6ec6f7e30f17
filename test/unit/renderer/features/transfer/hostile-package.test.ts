/** Packages that were made to do harm, or are damaged: what is wrong stays out with its reason, and the rest comes in. */

import { afterEach, expect, it, vi } from 'vitest';
import type { ReadPart } from '../../../../../src/renderer/features/transfer/import/reading/messages.ts';
import { Parts } from '../../../../../src/renderer/features/transfer/import/reading/parts.ts';
import { readSources } from '../../../../../src/renderer/features/transfer/import/reading/read-sources.ts';
import { getDefaultTemplate } from '../../../../../src/shared/card/template/built-in-templates.ts';
import { createFontDocument } from '../../../../../src/shared/font-file/font-document.ts';
import { readFont } from '../../../../../src/shared/font-file/read-font.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { ArchiveItem } from '../../../../../src/shared/library/archive/archive-item.ts';
import { archiveOf } from '../../../../support/files/archive.ts';
import { truetype, unpackers, woff2 } from '../../../../support/fonts.ts';
import { library, sha256, take, unpack } from '../../../../support/packages.ts';
import { t } from '../../../../support/texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { slots: _, sizes: __, more: ___, ...plain } = getDefaultTemplate(GAMES);
const night = (changes: object) => ({ ...plain, id: 'night', name: 'Night', ...changes });
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const SVG = bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const packed = async (...items: ArchiveItem[]): Promise<ReadPart> =>
  unpack(new Blob([(await archiveOf(items)) as Uint8Array<ArrayBuffer>]));

it.each([
  [
    'an address for a picture',
    { pictures: { p: { src: 'https://example.org/p.png' } } },
    /pictures\.p: src: expected "sha256:"/,
  ],
  ['a way out of its folder', { pictures: { p: { src: '../../p.png' } } }, /pictures\.p: src: expected "sha256:"/],
  ['an SVG for a picture', { pictures: { p: { src: 'p.svg' } } }, /pictures\.p: src: expected "sha256:"/],
  ['a picture in its text', { pictures: { p: { src: 'data:image/svg+xml;base64,AAAA' } } }, /src: expected "sha256:"/],
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
    'a key that runs something',
    { front: [{ kind: 'shape', box: [0, 0, 1, 1], onload: 'alert(1)' }] },
    /there is no "onload" here/,
  ],
  [
    'too many pictures',
    { front: Array.from({ length: 401 }, () => ({ kind: 'shape', box: [0, 0, 1, 1] })) },
    /at most 400 entries/,
  ],
])('a template with %s is refused, and says where', async (_name, changes, reason) => {
  const part = await packed({ kind: 'template', id: 'night', name: 'Night', document: night(changes) });
  expect(part.incoming).toEqual([]);
  expect(part.unusable.map((one) => one.reason).join()).toMatch(reason);
});

it('a picture that is none is refused with its reason, and its template comes in without it', async () => {
  const src = `sha256:${sha256(SVG)}`;
  const part = await packed(
    { kind: 'template', document: night({ pictures: { p: { src } } }) },
    { kind: 'picture', path: 'pictures/p.png', bytes: SVG },
  );
  const into = await library();
  expect(await take(part, into)).toEqual(['it is no PNG, JPEG, WebP or AVIF picture; save it as one of these']);
  expect(await into.database.pictures.count()).toBe(0);
  expect((await into.database.documents('templates').toArray()).map(({ id }) => id)).toEqual(['night']);
});

it('a font that is none, or another than it says, stays out', async () => {
  const read = readFont(truetype(), unpackers);
  const [font] = read.ok ? read.fonts : [];
  if (font === undefined) throw new Error('no font');
  const told = (hash: string) => ({
    kind: 'document' as const,
    document: createFontDocument(`f-${hash.slice(0, 4)}`, hash, font),
  });
  const script = bytesOf('#!/bin/sh');
  const part = await packed(
    told(sha256(script)),
    { kind: 'file', path: 'fonts/a.ttf', bytes: script },
    // What it unpacks to has another hash: nothing packed is kept.
    told(sha256(woff2())),
    { kind: 'file', path: 'fonts/b.ttf', bytes: woff2() },
    told('0'.repeat(64)),
  );
  const into = await library();
  const refused = await take(part, into);
  expect(refused).toHaveLength(3);
  expect(refused.join('\n')).toMatch(
    /It is no font that Rollcall reads[\s\S]*another one than it says[\s\S]*did not come along/,
  );
  expect(await into.database.files.count()).toBe(0);
  expect(await into.database.documents('fonts').count()).toBe(0);
});

/** Files as they are dropped together. */
async function dropped(files: Readonly<Record<string, Uint8Array | object>>): Promise<ReadPart> {
  await library();
  const parts: ReadPart[] = [];
  const all = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: new Blob([content instanceof Uint8Array ? (content as Uint8Array<ArrayBuffer>) : JSON.stringify(content)]),
  }));
  const page = { takePart: (part: ReadPart) => parts.push(part), showProgress: () => {} };
  await readSources(t, GAMES, { kind: 'files', files: all }, page);
  const [part = { ...new Parts(t, () => undefined) }] = parts;
  return part as ReadPart;
}

it('a template that is dropped with its font and pictures comes in whole, under their hashes', async () => {
  const png = bytesOf('picture');
  const part = await dropped({
    'night.card.json': night({
      fonts: { head: { src: 'fonts/head.woff2' } },
      pictures: { paper: { src: 'art/paper.png' }, gone: { src: 'gone.png' } },
    }),
    'head.woff2': woff2(),
    'paper.png': png,
    'other.ttf': truetype(),
  });
  const [template, ...fonts] = part.incoming;
  const taken = (template?.document ?? {}) as Record<string, Record<string, { src: string }>>;
  const { fonts: named, pictures } = taken;
  const hashes = part.fonts.map(({ hash }) => hash);
  expect(named?.head?.src).toBe(`sha256:${hashes[0]}`);
  expect(pictures?.paper?.src).toBe(`sha256:${sha256(png)}`);
  expect(pictures?.gone?.src).toBe('gone.png');
  expect(part.missing.map(({ src }) => src)).toEqual(['gone.png']);
  // The other font comes in by itself; where it is the same, it comes in once.
  expect(fonts.map(({ kind }) => kind)).toEqual(hashes.map(() => 'fonts'));
  expect(part.unusable).toEqual([]);
});

it('a font file that is broken is told, and the template says what it lacks', async () => {
  const part = await dropped({
    'night.card.json': night({ fonts: { head: { src: 'head.ttf' } } }),
    'head.ttf': bytesOf('no font at all'),
  });
  expect(part.incoming.map(({ kind }) => kind)).toEqual(['templates']);
  expect(part.missing.map(({ src }) => src)).toEqual(['head.ttf']);
  expect(part.unusable.map(({ origin: from }) => from)).toEqual(['head.ttf']);
});
