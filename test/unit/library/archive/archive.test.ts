/** What is written is read again, to the byte. */

import { describe, expect, it } from 'vitest';
import { zipCodec } from '../../../../src/node/zip-codec.ts';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import type { Glossary } from '../../../../src/shared/document/kinds/glossary/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { listUserEntries } from '../../../../src/shared/glossary/glossary.ts';
import type { Archive } from '../../../../src/shared/library/archive/read-archive.ts';
import { parseEntry, readArchive } from '../../../../src/shared/library/archive/read-archive.ts';
import type { ArchiveItem } from '../../../../src/shared/library/archive/write-archive.ts';
import { createCandidates, planImport } from '../../../../src/shared/library/import/import-plan.ts';
import { readDocument } from '../../../../src/shared/library/import/read-document.ts';
import { createByteSource } from '../../../../src/shared/zip/byte-source.ts';
import { portableCodec } from '../../../../src/shared/zip/codec.ts';
import { sampleCharacters, sampleFactions } from '../../../support/documents/samples.ts';
import { refusalOf } from '../../../support/documents/unreadable.ts';
import { archiveOf, MADE } from '../../../support/files/archive.ts';
import { t } from '../../../support/texts.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const documents = [...sampleCharacters(), ...sampleFactions()];
/** Every second one has none. */
const tagsOf = (n: number): string[] => (n % 2 === 0 ? ['Saturday', `Club ${n}`] : []);
const items: ArchiveItem[] = [
  ...documents.map(
    (document, n): ArchiveItem => ({
      kind: 'document',
      document,
      changed: '2026-02-01T10:00:00.000Z',
      tags: tagsOf(n),
    }),
  ),
  { kind: 'picture', bytes: PNG },
];

async function opened(bytes: Uint8Array, codec = portableCodec): Promise<Archive> {
  const read = await readArchive(createByteSource(bytes), { codec });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.archive;
}

describe('an archive', () => {
  it('gives back what was put in', async () => {
    const archive = await opened(await archiveOf(items));
    const { entries, ...head } = archive.manifest;
    expect(head).toEqual({
      format: 'rollcall.library',
      version: 1,
      made: MADE.toISOString(),
      by: 'Rollcall 0.1.0',
    });
    expect(archive.hasManifest).toBe(true);
    const held = entries.filter(({ kind }) => kind === 'document');
    expect(await Promise.all(held.map((entry) => archive.document(entry)))).toEqual(documents);
    expect(held.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
    expect(held.map(({ tags = [] }) => tags)).toEqual(documents.map((_, n) => tagsOf(n)));
    expect(JSON.stringify(await Promise.all(held.map((entry) => archive.document(entry))))).not.toContain('Club');
    const picture = entries.find(({ kind }) => kind === 'picture');
    expect(picture?.path).toBe(`pictures/${picture?.sha256}.png`);
    expect(picture && (await archive.bytes(picture))).toEqual(PNG);
  });

  it('brings a glossary back, which joins what the library has written down', async () => {
    const glossary: Glossary = {
      format: 'rollcall.glossary',
      version: 1,
      id: 'glossary',
      name: 'Glossary',
      entries: [
        { ruleset: 'supers-unlimited', kind: 'talents', name: 'Ballast', text: 'Heavy: {4 move} at most.' },
        { ruleset: 'ssua', kind: 'powers', name: 'Ligne à haute tension', items: ['café', '糸'], hidden: true },
      ],
    };
    const archive = await opened(await archiveOf([{ kind: 'document', document: glossary }]));
    const [entry] = archive.manifest.entries;
    expect(entry?.path).toBe('glossaries/Glossary.glossary.json');
    const read = readDocument(
      t,
      GAMES,
      entry === undefined ? new Uint8Array() : await archive.bytes(entry),
      'a.rollcall',
    );
    expect(read).toMatchObject({ ok: true, incoming: { kind: 'glossaries', id: 'glossary', document: glossary } });
    const incoming = read.ok ? [read.incoming] : [];
    // Into an empty library as a whole; beside an own one that says something else, nothing of either is lost.
    const [fresh] = createCandidates(GAMES, incoming, () => undefined);
    expect(fresh?.state).toBe('new');
    const mine = { ...glossary, entries: glossary.entries.slice(1) };
    const candidates = createCandidates(GAMES, incoming, () => ({ document: mine }));
    const [kept] = planImport(candidates, () => ({ choice: 'both' }), { has: (_, id) => id === 'glossary' });
    const both = [mine, kept?.document as Glossary];
    expect(both[1]).toMatchObject({ id: 'glossary-2', name: 'Glossary (imported)' });
    expect(listUserEntries(both, 'supers-unlimited', 'talents').map(({ name }) => name)).toEqual(['Ballast']);
    expect(listUserEntries(both, 'ssua', 'powers')).toHaveLength(1);
  });

  it('is the same to the byte every time', async () => {
    const again = Buffer.from(await archiveOf(items));
    expect(again.equals(await archiveOf(items))).toBe(true);
  });

  it('may be empty', async () => {
    expect((await opened(await archiveOf([]))).manifest.entries).toEqual([]);
  });

  it('holds what is too large to be unpacked at once', async () => {
    const bytes = new Uint8Array(3_000_000);
    for (let index = 0; index < bytes.length; index++) bytes[index] = (index * index * 31 + (index >> 7)) % 251;
    const notes = Array.from({ length: 90_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join(' ');
    const large = { ...documents[0], notes };
    for (const codec of [portableCodec, zipCodec]) {
      const packed = await archiveOf(
        [
          { kind: 'document', document: large },
          { kind: 'picture', bytes },
        ],
        codec,
      );
      for (const other of [portableCodec, zipCodec]) {
        const archive = await opened(packed, other);
        const [document, picture] = archive.manifest.entries;
        expect(document && (await archive.document(document))).toEqual(large);
        expect(picture && Buffer.from(bytes).equals(await archive.bytes(picture))).toBe(true);
      }
    }
  });

  it('keeps what would look like an archive made to fill a disk, and is read again', async () => {
    const packed = await archiveOf([{ kind: 'document', document: { notes: 'x'.repeat(70_000_000) } }], zipCodec);
    const archive = await opened(packed, zipCodec);
    expect(archive.manifest.entries[0]?.bytes).toBeGreaterThan(70_000_000);
    const parsed = archive.manifest.entries[0] && (await parseEntry(GAMES, archive, archive.manifest.entries[0]));
    expect(parsed && refusalOf(parsed)).toMatchObject({
      expected: expect.stringContaining('at most 33,554,432 bytes') as string,
    });
  });

  it('is refused when it is written where it would be when it is read', async () => {
    const beside = (index: number): ArchiveItem => ({
      kind: 'picture',
      beside: true,
      path: `art/${index}.png`,
      sha256: 'a'.repeat(64),
      size: 1,
    });
    const many = Array.from({ length: LIMITS.archiveEntries }, (_, index) => beside(index));
    await expect(archiveOf(many)).rejects.toThrow('too-many-entries');
    const large = { kind: 'picture', bytes: new Uint8Array(LIMITS.archiveFileBytes + 1) } as const;
    // Its path is made of its digest, which Node finds many times faster.
    await expect(archiveOf([large], zipCodec)).rejects.toThrow('file-too-large');
    await expect(archiveOf([beside(1), beside(1)])).rejects.toThrow('Two items are called art/1.png');
  });
});

describe('paths in an archive', () => {
  const pathsOf = async (...named: (Partial<ArchiveItem> & { document: unknown })[]) => {
    const made = named.map((item) => ({ kind: 'document', ...item }) as ArchiveItem);
    return (await opened(await archiveOf(made))).manifest.entries.map(({ path }) => path);
  };
  const hero = (name: string) => ({ document: { format: 'rollcall.character', id: 'x', name } });

  it('are names, each once, also where case is passed over', async () => {
    expect(await pathsOf(hero('Ash'), hero('ASH'), hero('Ash'), hero('Jose\u0301'), hero('JOSÉ'))).toEqual([
      'characters/Ash.hero.json',
      'characters/ASH 2.hero.json',
      'characters/Ash 3.hero.json',
      'characters/José.hero.json',
      'characters/JOSÉ 2.hero.json',
    ]);
  });

  it('are taken by every file system', async () => {
    const names = ['CON', '../../etc', 'a\u202eb', '', ' . ', 'x'.repeat(300), '隊'.repeat(300)];
    const paths = await pathsOf(...names.map(hero));
    expect(paths.slice(0, 5)).toEqual([
      'characters/rollcall CON.hero.json',
      'characters/etc.hero.json',
      'characters/ab.hero.json',
      'characters/x.hero.json',
      'characters/x 2.hero.json',
    ]);
    for (const path of paths) expect(Buffer.byteLength(path)).toBeLessThan(240);
    expect(paths[5]).toBe(`characters/${'x'.repeat(100)}.hero.json`);
  });

  it('say what each file is', async () => {
    const template = {
      kind: 'template',
      document: { format: 'rollcall.card-template', id: 'mine', name: 'Mine' },
    } as const;
    const newer = { document: { format: 'rollcall.newer', name: 'N' } };
    const faction = { document: { format: 'rollcall.faction', name: 'F' } };
    expect(await pathsOf(template, newer, faction, { document: [1] })).toEqual([
      'templates/mine.card.json',
      'documents/N.json',
      'factions/F.faction.json',
      'documents/unnamed.json',
    ]);
  });
});
