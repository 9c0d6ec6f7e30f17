/** What is written is read again, to the byte. */
import { describe, expect, it } from 'vitest';
import type { Archive } from '../../../src/shared/library/read-archive.ts';
import { readArchive } from '../../../src/shared/library/read-archive.ts';
import { sourceOf } from '../../../src/shared/library/source.ts';
import type { ArchiveItem } from '../../../src/shared/library/write-archive.ts';
import { archiveOf, MADE } from '../../support/archive.ts';
import { sampleCharacters, sampleFactions } from '../../support/samples.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const documents = [...sampleCharacters(), ...sampleFactions()];
const items: ArchiveItem[] = [
  ...documents.map((document): ArchiveItem => ({ kind: 'document', document, changed: '2026-02-01T10:00:00.000Z' })),
  { kind: 'picture', bytes: PNG },
];

async function opened(bytes: Uint8Array): Promise<Archive> {
  const read = await readArchive(sourceOf(bytes));
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
    const picture = entries.find(({ kind }) => kind === 'picture');
    expect(picture?.path).toBe(`pictures/${picture?.sha256}.png`);
    expect(picture && (await archive.bytes(picture))).toEqual(PNG);
  });

  it('is the same to the byte every time', async () => {
    expect(await archiveOf(items)).toEqual(await archiveOf(items));
  });

  it('may be empty', async () => {
    expect((await opened(await archiveOf([]))).manifest.entries).toEqual([]);
  });
});
