/** Deletes files that are not needed any more: old snapshots, journal segments, pictures. */
import path from 'node:path';
import { hashOfFile } from '../assets.ts';
import { type JournalDisk, PART, readIfThere } from '../disk.ts';
import { namesFile, segmentFile } from '../segments/segment.ts';
import { partsIn } from './chain.ts';
import { checkSnapshot, indexHead, type SnapshotFile, snapshotsIn } from './snapshot-files.ts';
import { indexName } from './snapshot-index.ts';
import { thin } from './thin.ts';
import { ART } from './write-snapshot.ts';

/** Newest snapshots whose journal segments are kept, so that nothing is lost if the newest is damaged. */
export const CHAIN = 2;

/** Removes snapshots of this library that are old. A file that cannot be read stays, as it may be something else. */
export async function thinSnapshots(disk: JournalDisk, folder: string, library: string, now: number): Promise<void> {
  const files = await snapshotsIn(disk, folder);
  const dated = await Promise.all(
    files.map(async (file) => ({ file, number: file.number, head: await indexHead(disk, file) })),
  );
  const ours = dated.flatMap(({ file, number, head }) =>
    head?.library === library && head.bytes === file.bytes ? [{ file, number, at: head.at }] : [],
  );
  for (const { file } of thin(ours, now)) await removeSnapshot(disk, file);
}

/** The index first, since an index without its archive counts as damage. */
export async function removeSnapshot(disk: JournalDisk, { folder, name }: SnapshotFile): Promise<void> {
  await disk.remove(path.join(folder, indexName(name)));
  await disk.remove(path.join(folder, name));
}

/**
 * Removes the journal segments that the last two snapshots hold, once both were read from the disk and found right.
 */
export async function trimJournal(disk: JournalDisk, journal: string, snapshots: string): Promise<void> {
  const newest = (await snapshotsIn(disk, snapshots)).slice(0, CHAIN);
  const checked = await Promise.all(newest.map((file) => checkSnapshot(disk, file)));
  const throughs = checked.flatMap((check) => (check.ok ? [check.index.head.through] : []));
  if (throughs.length < CHAIN) return;
  const last = Math.min(...throughs);
  for (const number of await partsIn(disk, journal)) {
    if (number > last) break;
    await disk.remove(path.join(journal, namesFile(number)));
    await disk.remove(path.join(journal, segmentFile(number)));
  }
}

const ANY_HASH = /[0-9a-f]{64}/g;

/** Time that unused pictures are kept: their row may not be written yet, or come back by undo. */
const ART_MS = 31 * 86_400_000;

/**
 * Removes old pictures and drawings that neither a snapshot of the folder nor the journal names. None is removed while
 * anything that may name one is unreadable.
 * @param journal folder of the journal whose rows name them; absent = the folder holds snapshots only
 */
export async function tidyArt(
  disk: JournalDisk,
  folder: string,
  journal: string | undefined,
  now: number,
): Promise<void> {
  const named = new Set<string>();
  for (const file of await snapshotsIn(disk, folder)) {
    const head = await indexHead(disk, file);
    if (head === undefined) return;
    for (const hash of head.art) named.add(hash);
  }
  for (const number of journal === undefined ? [] : await partsIn(disk, journal)) {
    const bytes = await readIfThere(disk, path.join(journal as string, segmentFile(number)));
    if (bytes === undefined) return;
    for (const [hash] of Buffer.from(bytes).toString('latin1').matchAll(ANY_HASH)) named.add(hash);
  }
  const art = path.join(folder, ART);
  for (const { name, changed } of await disk.list(art)) {
    const hash = hashOfFile(name);
    if (hash !== undefined && !named.has(hash) && now - changed > ART_MS) await disk.remove(path.join(art, name));
  }
}

/** Removes unfinished files of earlier runs. */
export async function removeParts(disk: JournalDisk, folder: string): Promise<void> {
  for (const { name } of await disk.list(folder)) if (name.endsWith(PART)) await disk.remove(path.join(folder, name));
}
