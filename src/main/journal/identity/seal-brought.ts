import path from 'node:path';
import { type JournalDisk, makePrivateFolder } from '../disk.ts';
import { readSegmentOwners } from '../segments/segment-owners.ts';
import { type ChainPlaces, identityOf, readChain } from '../snapshots/chain.ts';
import { readSnapshotHead, snapshotsIn } from '../snapshots/snapshot-files.ts';
import { ART, writeSnapshot } from '../snapshots/write-snapshot.ts';
import { foreignSegments } from './identify.ts';

/** The library of segments without an id that were copied next to ours. */
const UNKNOWN_LIBRARY = 'unknown';

/**
 * Writes a snapshot of a journal that was copied next to ours, so that what only stands in its segments is offered as a backup.
 * Its own files stay as they are. Does nothing if there is none, or if its newest snapshot holds all of it.
 */
export async function sealBrought(
  disk: JournalDisk,
  places: ChainPlaces,
  { now, by }: { now: number; by: string },
): Promise<void> {
  const foreign = foreignSegments(identityOf(places), await readSegmentOwners(disk, places.journal).catch(() => []));
  const last = foreign.at(-1);
  if (last === undefined) return;
  const heads = await Promise.all(
    (await snapshotsIn(disk, places.backups)).map((file) => readSnapshotHead(disk, file)),
  );
  const known = new Set([places.library, ...(places.ancestors ?? []).map(({ library }) => library)]);
  const library =
    last.library ?? heads.find((head) => head !== undefined && !known.has(head.library))?.library ?? UNKNOWN_LIBRARY;
  if (heads.some((head) => head?.library === library && head.through >= last.number)) return;
  const ancestors = [{ snapshot: 0, segment: last.library === undefined ? last.number : 0 }];
  const { journal, backups } = places;
  const chain = await readChain(disk, { journal, backups, library, ancestors }, last.number);
  if (chain.replay.state.rows.size === 0) return;
  await makePrivateFolder(disk, path.join(backups, ART));
  await writeSnapshot(disk, chain, { folder: backups, library, through: last.number, now, by });
}
