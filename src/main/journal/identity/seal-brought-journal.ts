import path from 'node:path';
import { type JournalDisk, makePrivateFolder } from '../disk.ts';
import { readSegmentOwners } from '../segments/segment-owners.ts';
import { getIdentity, type LibraryLocation, readChain } from '../snapshots/chain.ts';
import { listSnapshotFiles, readSnapshotHeader } from '../snapshots/snapshot-files.ts';
import { ART_FOLDER, writeSnapshot } from '../snapshots/write-snapshot.ts';
import { findForeignSegments } from './identify.ts';

/** The library id for copied segments that have no id. */
const UNKNOWN_LIBRARY = 'unknown';

/**
 * Writes a snapshot of a foreign journal that was copied next to this library's journal, so that changes which exist only in the foreign
 * segments are offered as a backup. The foreign files stay unchanged. Does nothing if there is no foreign journal, or if a snapshot
 * already includes all of it.
 */
export async function sealBroughtJournal(
  journalDisk: JournalDisk,
  location: LibraryLocation,
  { now: timestamp, program }: { now: number; program: string },
): Promise<void> {
  const foreignSegments = findForeignSegments(
    getIdentity(location),
    await readSegmentOwners(journalDisk, location.journal).catch(() => []),
  );
  const lastForeignSegment = foreignSegments.at(-1);
  if (lastForeignSegment === undefined) return;
  const headers = await Promise.all(
    (await listSnapshotFiles(journalDisk, location.backups)).map((snapshotFile) =>
      readSnapshotHeader(journalDisk, snapshotFile),
    ),
  );
  const knownLibraries = new Set([location.library, ...(location.ancestors ?? []).map(({ library }) => library)]);
  const library =
    lastForeignSegment.library ??
    headers.find((header) => header !== undefined && !knownLibraries.has(header.library))?.library ??
    UNKNOWN_LIBRARY;
  if (headers.some((header) => header?.library === library && header.through >= lastForeignSegment.number)) return;
  // An ancestor without an id owns the segments without an id.
  const ancestors = [
    { snapshot: 0, segment: lastForeignSegment.library === undefined ? lastForeignSegment.number : 0 },
  ];
  const { journal, backups } = location;
  const chain = await readChain(journalDisk, { journal, backups, library, ancestors }, lastForeignSegment.number);
  if (chain.replay.state.rows.size === 0) return;
  await makePrivateFolder(journalDisk, path.join(backups, ART_FOLDER));
  await writeSnapshot(journalDisk, chain, {
    folder: backups,
    library,
    through: lastForeignSegment.number,
    timestamp,
    program,
  });
}
