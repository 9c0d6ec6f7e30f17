import path from 'node:path';
import { type JournalDisk, makePrivateFolder } from '../disk.ts';
import { readSegmentOwners } from '../segments/segment-owners.ts';
import { type ChainPlaces, identityOf, readChain } from '../snapshots/chain.ts';
import { readSnapshotHead, snapshotsIn } from '../snapshots/snapshot-files.ts';
import { ART, writeSnapshot } from '../snapshots/write-snapshot.ts';
import { findForeignSegments } from './identify.ts';

/** The library id for segments without an id that were copied next to ours. */
const UNKNOWN_LIBRARY = 'unknown';

/**
 * Writes a snapshot of a journal that was copied next to ours, so that changes which exist only in its segments are offered as a
 * backup. Its own files stay unchanged. Does nothing if there is no such journal, or if its newest snapshot is complete.
 */
export async function sealBroughtJournal(
  journalDisk: JournalDisk,
  places: ChainPlaces,
  { now: timestamp, by: program }: { now: number; by: string },
): Promise<void> {
  const foreignSegments = findForeignSegments(
    identityOf(places),
    await readSegmentOwners(journalDisk, places.journal).catch(() => []),
  );
  const lastForeignSegment = foreignSegments.at(-1);
  if (lastForeignSegment === undefined) return;
  const heads = await Promise.all(
    (await snapshotsIn(journalDisk, places.backups)).map((snapshotFile) => readSnapshotHead(journalDisk, snapshotFile)),
  );
  const knownLibraries = new Set([places.library, ...(places.ancestors ?? []).map(({ library }) => library)]);
  const library =
    lastForeignSegment.library ??
    heads.find((head) => head !== undefined && !knownLibraries.has(head.library))?.library ??
    UNKNOWN_LIBRARY;
  if (heads.some((head) => head?.library === library && head.through >= lastForeignSegment.number)) return;
  const ancestors = [
    { snapshot: 0, segment: lastForeignSegment.library === undefined ? lastForeignSegment.number : 0 },
  ];
  const { journal, backups } = places;
  const chain = await readChain(journalDisk, { journal, backups, library, ancestors }, lastForeignSegment.number);
  if (chain.replay.state.rows.size === 0) return;
  await makePrivateFolder(journalDisk, path.join(backups, ART));
  await writeSnapshot(journalDisk, chain, {
    folder: backups,
    library,
    through: lastForeignSegment.number,
    now: timestamp,
    by: program,
  });
}
