/** Deletes files that are not needed any more: old snapshots, journal segments, pictures. */
import path from 'node:path';
import { hashOfFile } from '../assets.ts';
import { type JournalDisk, PART, readIfThere } from '../disk.ts';
import { ownsSegment } from '../ownership/ownership.ts';
import { listSegments } from '../segments/list-segments.ts';
import { namesFile, segmentFile } from '../segments/segment.ts';
import { readSegmentOwners } from '../segments/segment-owners.ts';
import { type ChainPlaces, identityOf } from './chain.ts';
import {
  checkSnapshot,
  conflictCopiesIn,
  indexHead,
  readSnapshotHead,
  type SnapshotFile,
  snapshotsIn,
} from './snapshot-files.ts';
import { type IndexHead, indexName } from './snapshot-index.ts';
import { thin } from './thin.ts';
import { ART } from './write-snapshot.ts';

/** Newest snapshots whose journal segments are kept, so that nothing is lost if the newest is damaged. */
export const CHAIN = 2;

/**
 * Removes old snapshots. A file that cannot be read stays, as it may be something else.
 * @param isOurs whether a snapshot may be removed; those of other libraries never are
 */
export async function thinSnapshots(
  journalDisk: JournalDisk,
  folder: string,
  isOurs: (head: IndexHead, number: number) => boolean,
  now: number,
): Promise<void> {
  const ours: { file: SnapshotFile; number: number; at: number }[] = [];
  for (const file of await snapshotsIn(journalDisk, folder)) {
    const head = await indexHead(journalDisk, file);
    if (head === undefined || head.bytes !== file.bytes || !isOurs(head, file.number)) continue;
    ours.push({ file, number: file.number, at: head.at });
  }
  for (const { file } of thin(ours, now)) await removeSnapshot(journalDisk, file).catch(warn);
}

/** The index first, since an index without its archive counts as damage. */
export async function removeSnapshot(journalDisk: JournalDisk, { folder, name }: SnapshotFile): Promise<void> {
  await journalDisk.remove(path.join(folder, indexName(name)));
  await journalDisk.remove(path.join(folder, name));
}

/** One file that can't be removed doesn't keep the others. */
const warn = (error: unknown): void => console.warn('An old file of the backups could not be removed:', error);

/**
 * Removes the journal segments that the last two snapshots of this library hold, once both were read from the disk and found
 * right. Segments of other libraries stay.
 */
export async function trimJournal(journalDisk: JournalDisk, places: ChainPlaces): Promise<void> {
  const { journal, backups, library } = places;
  const newest: SnapshotFile[] = [];
  for (const file of await snapshotsIn(journalDisk, backups)) {
    if (newest.length < CHAIN && (await readSnapshotHead(journalDisk, file))?.library === library) newest.push(file);
  }
  const checked = await Promise.all(newest.map((file) => checkSnapshot(journalDisk, file)));
  const throughs = checked.flatMap((check) => (check.ok ? [check.index.head.through] : []));
  if (throughs.length < CHAIN) return;
  const last = Math.min(...throughs);
  const identity = identityOf(places);
  for (const { number, library: owner, isReadable: isKnown } of await readSegmentOwners(journalDisk, journal)) {
    if (number > last) break;
    const isOurs = isKnown && (owner === library || ownsSegment(identity, owner, number));
    if (!isOurs) continue;
    await journalDisk.remove(path.join(journal, namesFile(number))).catch(warn);
    await journalDisk.remove(path.join(journal, segmentFile(number))).catch(warn);
  }
}

const ANY_HASH = /[0-9a-f]{64}/g;

/** Time that unused pictures are kept: their row may not be written yet, or come back by undo. */
const ART_MS = 31 * 86_400_000;

/** Who else may name the pictures in a folder of backups. */
type ArtOwner =
  /** The rows of the journal in this folder. */
  | { readonly journal: string }
  /** Other computers: their pictures may arrive before the snapshots that name them. */
  | { readonly library: string };

/**
 * Removes old pictures and drawings that neither a snapshot of the folder nor the journal names. None is removed while anything
 * that may name one is unreadable, or belongs to another library in a folder that is shared.
 */
export async function tidyArt(journalDisk: JournalDisk, folder: string, owner: ArtOwner, now: number): Promise<void> {
  const named = await hashesInUse(journalDisk, folder, owner);
  if (named === undefined) return;
  const art = path.join(folder, ART);
  for (const { name, changed, isOther } of await journalDisk.list(art)) {
    const hash = isOther ? undefined : hashOfFile(name);
    if (hash !== undefined && !named.has(hash) && now - changed > ART_MS)
      await journalDisk.remove(path.join(art, name));
  }
}

/** Undefined if they can't all be known. */
async function hashesInUse(
  journalDisk: JournalDisk,
  folder: string,
  owner: ArtOwner,
): Promise<Set<string> | undefined> {
  const named = new Set<string>();
  const library = 'library' in owner ? owner.library : undefined;
  if (library !== undefined && (await conflictCopiesIn(journalDisk, folder)).length > 0) return undefined;
  for (const file of await snapshotsIn(journalDisk, folder)) {
    const head = await indexHead(journalDisk, file);
    if (head === undefined || (library !== undefined && head.library !== library)) return undefined;
    for (const hash of head.art) named.add(hash);
  }
  if (!('journal' in owner)) return named;
  for (const number of await listSegments(journalDisk, owner.journal)) {
    const bytes = await readIfThere(journalDisk, path.join(owner.journal, segmentFile(number)));
    if (bytes === undefined) return undefined;
    for (const [hash] of Buffer.from(bytes).toString('latin1').matchAll(ANY_HASH)) named.add(hash);
  }
  return named;
}

/** Removes unfinished files of earlier runs. */
export async function removeParts(journalDisk: JournalDisk, folder: string): Promise<void> {
  for (const { name, isOther } of await journalDisk.list(folder))
    if (name.endsWith(PART) && !isOther) await journalDisk.remove(path.join(folder, name));
}
