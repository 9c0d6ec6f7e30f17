/** Archives for tests. */

import { type ArchiveItem, writeArchive } from '../../../src/shared/library/archive/write-archive.ts';
import type { Codec } from '../../../src/shared/zip/codec.ts';

export const ARCHIVE_DATE = new Date('2026-03-01T18:30:00Z');

/** Builds an archive of these items in memory. */
export async function buildArchive(archiveItems: readonly ArchiveItem[], codec?: Codec): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writeArchive(archiveItems, {
    made: ARCHIVE_DATE,
    by: 'Rollcall 0.1.0',
    write: (chunk) => void chunks.push(chunk),
    ...(codec && { codec }),
  });
  return new Uint8Array(Buffer.concat(chunks));
}
