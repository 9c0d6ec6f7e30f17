/** An archive returns exactly what was written into it. */

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
import { readSampleCharacters, readSampleFactions } from '../../../support/documents/samples.ts';
import { describeRefusal } from '../../../support/documents/unreadable.ts';
import { ARCHIVE_DATE, buildArchive } from '../../../support/files/archive.ts';
import { translate } from '../../../support/texts.ts';

const PNG_BYTES = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const documents = [...readSampleCharacters(), ...readSampleFactions()];
/** Creates tags for documents with an even index and none for the others. */
const createTags = (documentIndex: number): string[] =>
  documentIndex % 2 === 0 ? ['Saturday', `Club ${documentIndex}`] : [];
const archiveItems: ArchiveItem[] = [
  ...documents.map(
    (document, documentIndex): ArchiveItem => ({
      kind: 'document',
      document,
      changed: '2026-02-01T10:00:00.000Z',
      tags: createTags(documentIndex),
    }),
  ),
  { kind: 'picture', bytes: PNG_BYTES },
];

async function openArchive(archiveBytes: Uint8Array, usedCodec = portableCodec): Promise<Archive> {
  const readResult = await readArchive(createByteSource(archiveBytes), { codec: usedCodec });
  if (!readResult.ok) throw new Error(JSON.stringify(readResult.fault));
  return readResult.archive;
}

describe('an archive', () => {
  it('returns the documents, tags and the picture that were written', async () => {
    const archive = await openArchive(await buildArchive(archiveItems));
    const { entries, ...manifestHead } = archive.manifest;
    expect(manifestHead).toEqual({
      format: 'rollcall.library',
      version: 1,
      made: ARCHIVE_DATE.toISOString(),
      by: 'Rollcall 0.1.0',
    });
    expect(archive.hasManifest).toBe(true);
    const documentEntries = entries.filter(({ kind }) => kind === 'document');
    expect(await Promise.all(documentEntries.map((entry) => archive.document(entry)))).toEqual(documents);
    expect(documentEntries.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
    expect(documentEntries.map(({ tags = [] }) => tags)).toEqual(
      documents.map((_item, documentIndex) => createTags(documentIndex)),
    );
    expect(JSON.stringify(await Promise.all(documentEntries.map((entry) => archive.document(entry))))).not.toContain(
      'Club',
    );
    const picture = entries.find(({ kind }) => kind === 'picture');
    expect(picture?.path).toBe(`pictures/${picture?.sha256}.png`);
    expect(picture && (await archive.bytes(picture))).toEqual(PNG_BYTES);
  });

  it('restores a glossary and merges it with the entries of the library', async () => {
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
    const archive = await openArchive(await buildArchive([{ kind: 'document', document: glossary }]));
    const [entry] = archive.manifest.entries;
    expect(entry?.path).toBe('glossaries/Glossary.glossary.json');
    const readResult = readDocument(
      translate,
      GAMES,
      entry === undefined ? new Uint8Array() : await archive.bytes(entry),
      'a.rollcall',
    );
    expect(readResult).toMatchObject({
      ok: true,
      incoming: { kind: 'glossaries', id: 'glossary', document: glossary },
    });
    const incoming = readResult.ok ? [readResult.incoming] : [];
    // An empty library gets the whole glossary. In a library with another glossary, no entry of either is lost.
    const [newCandidate] = createCandidates(GAMES, incoming, () => undefined);
    expect(newCandidate?.state).toBe('new');
    const ownGlossary = { ...glossary, entries: glossary.entries.slice(1) };
    const candidates = createCandidates(GAMES, incoming, () => ({ document: ownGlossary }));
    const [keptDocument] = planImport(candidates, () => ({ choice: 'both' }), {
      has: (_kind, entryId) => entryId === 'glossary',
    });
    const glossaries = [ownGlossary, keptDocument?.document as Glossary];
    expect(glossaries[1]).toMatchObject({ id: 'glossary-2', name: 'Glossary (imported)' });
    expect(listUserEntries(glossaries, 'supers-unlimited', 'talents').map(({ name }) => name)).toEqual(['Ballast']);
    expect(listUserEntries(glossaries, 'ssua', 'powers')).toHaveLength(1);
  });

  it('writes the same bytes every time', async () => {
    const repeatedArchive = Buffer.from(await buildArchive(archiveItems));
    expect(repeatedArchive.equals(await buildArchive(archiveItems))).toBe(true);
  });

  it('accepts no items', async () => {
    expect((await openArchive(await buildArchive([]))).manifest.entries).toEqual([]);
  });

  it('stores files that are too large to unpack at once', async () => {
    // Bytes and words without repetitions hardly compress.
    const largeBytes = new Uint8Array(3_000_000);
    for (let index = 0; index < largeBytes.length; index++)
      largeBytes[index] = (index * index * 31 + (index >> 7)) % 251;
    const notes = Array.from({ length: 90_000 }, (_entry, index) => ((index * 7919) % 65_521).toString(36)).join(' ');
    const largeDocument = { ...documents[0], notes };
    for (const usedCodec of [portableCodec, zipCodec]) {
      const packedArchive = await buildArchive(
        [
          { kind: 'document', document: largeDocument },
          { kind: 'picture', bytes: largeBytes },
        ],
        usedCodec,
      );
      for (const otherCodec of [portableCodec, zipCodec]) {
        const archive = await openArchive(packedArchive, otherCodec);
        const [document, picture] = archive.manifest.entries;
        expect(document && (await archive.document(document))).toEqual(largeDocument);
        expect(picture && Buffer.from(largeBytes).equals(await archive.bytes(picture))).toBe(true);
      }
    }
  });

  it('stores a file that compresses like a zip bomb, and refuses to parse it when it is opened', async () => {
    const packedArchive = await buildArchive(
      [{ kind: 'document', document: { notes: 'x'.repeat(70_000_000) } }],
      zipCodec,
    );
    const archive = await openArchive(packedArchive, zipCodec);
    expect(archive.manifest.entries[0]?.bytes).toBeGreaterThan(70_000_000);
    const parseResult = archive.manifest.entries[0] && (await parseEntry(GAMES, archive, archive.manifest.entries[0]));
    expect(parseResult && describeRefusal(parseResult)).toMatchObject({
      expected: expect.stringContaining('at most 33,554,432 bytes') as string,
    });
  });

  it('refuses to write an archive that could not be read, because of too many entries, a large file or a repeated path', async () => {
    // A picture that the archive only lists, because its file is next to the archive (`beside`).
    const createSeparateItem = (index: number): ArchiveItem => ({
      kind: 'picture',
      beside: true,
      path: `art/${index}.png`,
      sha256: 'a'.repeat(64),
      size: 1,
    });
    const manyItems = Array.from({ length: LIMITS.archiveEntries }, (_entry, index) => createSeparateItem(index));
    await expect(buildArchive(manyItems)).rejects.toThrow('too-many-entries');
    const largePicture = { kind: 'picture', bytes: new Uint8Array(LIMITS.archiveFileBytes + 1) } as const;
    // The path contains the digest, which Node computes many times faster.
    await expect(buildArchive([largePicture], zipCodec)).rejects.toThrow('file-too-large');
    await expect(buildArchive([createSeparateItem(1), createSeparateItem(1)])).rejects.toThrow(
      'Two items are called art/1.png',
    );
  });
});

describe('archive paths', () => {
  const listPaths = async (...namedItems: (Partial<ArchiveItem> & { document: unknown })[]) => {
    const createdItems = namedItems.map((namedItem) => ({ kind: 'document', ...namedItem }) as ArchiveItem);
    return (await openArchive(await buildArchive(createdItems))).manifest.entries.map(({ path }) => path);
  };
  const createHeroItem = (heroName: string) => ({
    document: { format: 'rollcall.character', id: 'x', name: heroName },
  });

  it('uses the names of documents and makes them unique without regard to case', async () => {
    expect(
      await listPaths(
        createHeroItem('Ash'),
        createHeroItem('ASH'),
        createHeroItem('Ash'),
        createHeroItem('Jose\u0301'),
        createHeroItem('JOSÉ'),
      ),
    ).toEqual([
      'characters/Ash.hero.json',
      'characters/ASH 2.hero.json',
      'characters/Ash 3.hero.json',
      'characters/José.hero.json',
      'characters/JOSÉ 2.hero.json',
    ]);
  });

  it('uses only names that every file system accepts', async () => {
    const heroNames = ['CON', '../../etc', 'a\u202eb', '', ' . ', 'x'.repeat(300), '隊'.repeat(300)];
    const entryPaths = await listPaths(...heroNames.map(createHeroItem));
    expect(entryPaths.slice(0, 5)).toEqual([
      'characters/rollcall CON.hero.json',
      'characters/etc.hero.json',
      'characters/ab.hero.json',
      'characters/x.hero.json',
      'characters/x 2.hero.json',
    ]);
    for (const entryPath of entryPaths) expect(Buffer.byteLength(entryPath)).toBeLessThan(240);
    expect(entryPaths[5]).toBe(`characters/${'x'.repeat(100)}.hero.json`);
  });

  it('shows the kind of each file', async () => {
    const template = {
      kind: 'template',
      document: { format: 'rollcall.card-template', id: 'mine', name: 'Mine' },
    } as const;
    const newerItem = { document: { format: 'rollcall.newer', name: 'N' } };
    const faction = { document: { format: 'rollcall.faction', name: 'F' } };
    expect(await listPaths(template, newerItem, faction, { document: [1] })).toEqual([
      'templates/mine.card.json',
      'documents/N.json',
      'factions/F.faction.json',
      'documents/unnamed.json',
    ]);
  });
});
