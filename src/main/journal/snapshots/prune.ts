/** Deletes files that are no longer needed: old snapshots, journal segments and pictures. */
import path from 'node:path';
import { parseAssetHash } from '../asset-store.ts';
import { type JournalDisk, PART_EXTENSION, readIfExists } from '../disk.ts';
import { ownsSegment } from '../ownership/ownership.ts';
import { listSegments } from '../segments/list-segments.ts';
import { getJournalFileName, getNamesFileName } from '../segments/segment.ts';
import { readSegmentOwners } from '../segments/segment-owners.ts';
import { getIdentity, type LibraryLocation } from './chain.ts';
import { selectExpired } from './select-expired.ts';
import {
  checkSnapshot,
  listConflictCopies,
  listSnapshotFiles,
  readIndexFileHeader,
  readSnapshotHeader,
  type SnapshotFile,
} from './snapshot-files.ts';
import { getIndexName, type IndexHeader } from './snapshot-index.ts';
import { ART_FOLDER } from './write-snapshot.ts';

/** The number of newest snapshots whose journal segments are kept, so that nothing is lost if the newest snapshot is damaged. */
export const CHAIN_LENGTH = 2;

/**
 * Removes old snapshots. An unreadable file is kept, since it may be something else.
 * @param isOurs returns whether a snapshot may be removed; snapshots of other libraries never are
 */
export async function pruneSnapshots(
  journalDisk: JournalDisk,
  folder: string,
  isOurs: (header: IndexHeader, number: number) => boolean,
  currentTime: number,
): Promise<void> {
  const ownSnapshots: { snapshotFile: SnapshotFile; number: number; timestamp: number }[] = [];
  for (const snapshotFile of await listSnapshotFiles(journalDisk, folder)) {
    const header = await readIndexFileHeader(journalDisk, snapshotFile);
    if (header === undefined || header.bytes !== snapshotFile.bytes || !isOurs(header, snapshotFile.number)) continue;
    ownSnapshots.push({ snapshotFile, number: snapshotFile.number, timestamp: header.at });
  }
  for (const { snapshotFile } of selectExpired(ownSnapshots, currentTime))
    await removeSnapshot(journalDisk, snapshotFile).catch(warnAboutRemoval);
}

/** Removes the index first, since an index without an archive counts as damage. */
export async function removeSnapshot(journalDisk: JournalDisk, { folder, name }: SnapshotFile): Promise<void> {
  await journalDisk.remove(path.join(folder, getIndexName(name)));
  await journalDisk.remove(path.join(folder, name));
}

/** Logs a failed removal, so that the other files are still removed. */
const warnAboutRemoval = (error: unknown): void =>
  console.warn('An old file of the backups could not be removed:', error);

/**
 * Removes the journal segments that both of the last two snapshots of this library include, after reading and checking both.
 * Segments of other libraries are kept.
 */
export async function pruneJournal(journalDisk: JournalDisk, location: LibraryLocation): Promise<void> {
  const { journal, backups, library } = location;
  const newestSnapshots: SnapshotFile[] = [];
  for (const snapshotFile of await listSnapshotFiles(journalDisk, backups)) {
    if (
      newestSnapshots.length < CHAIN_LENGTH &&
      (await readSnapshotHeader(journalDisk, snapshotFile))?.library === library
    )
      newestSnapshots.push(snapshotFile);
  }
  const checkResults = await Promise.all(
    newestSnapshots.map((snapshotFile) => checkSnapshot(journalDisk, snapshotFile)),
  );
  const lastSegments = checkResults.flatMap((checkResult) =>
    checkResult.ok ? [checkResult.index.header.through] : [],
  );
  if (lastSegments.length < CHAIN_LENGTH) return;
  const lastSegment = Math.min(...lastSegments);
  const identity = getIdentity(location);
  for (const { number, library: owner, isReadable } of await readSegmentOwners(journalDisk, journal)) {
    if (number > lastSegment) break;
    const isOurs = isReadable && (owner === library || ownsSegment(identity, owner, number));
    if (!isOurs) continue;
    await journalDisk.remove(path.join(journal, getNamesFileName(number))).catch(warnAboutRemoval);
    await journalDisk.remove(path.join(journal, getJournalFileName(number))).catch(warnAboutRemoval);
  }
}

const ANY_HASH = /[0-9a-f]{64}/g;

/** The time for which unused art is kept, in milliseconds. Its row may not be written yet, or an undo may restore the row. */
const ART_LIFETIME_MS = 31 * 86_400_000;

/** The user of the art in a backup folder, in addition to the snapshots in the folder. */
type ArtOwner =
  /** In the profile: rows of the journal in the folder `journal` also refer to art. */
  | { readonly journal: string }
  /**
   * In the chosen folder: `library` is this library. Other computers may use the folder too, and their pictures may arrive before the
   * snapshots that refer to them.
   */
  | { readonly library: string };

/**
 * Removes old pictures and drawings that neither a snapshot in the folder nor the journal refers to. Removes nothing if a snapshot is
 * unreadable, or if another library uses the same shared folder.
 */
export async function pruneArt(
  journalDisk: JournalDisk,
  folder: string,
  owner: ArtOwner,
  currentTime: number,
): Promise<void> {
  const usedHashes = await findUsedHashes(journalDisk, folder, owner);
  if (usedHashes === undefined) return;
  const artFolder = path.join(folder, ART_FOLDER);
  for (const { name, modifiedAt, isUnreadable } of await journalDisk.list(artFolder)) {
    const hash = isUnreadable ? undefined : parseAssetHash(name);
    if (hash !== undefined && !usedHashes.has(hash) && currentTime - modifiedAt > ART_LIFETIME_MS)
      await journalDisk.remove(path.join(artFolder, name));
  }
}

/** Returns the hashes of all art in use, or undefined if some files can't be read. */
async function findUsedHashes(
  journalDisk: JournalDisk,
  folder: string,
  owner: ArtOwner,
): Promise<Set<string> | undefined> {
  const usedHashes = new Set<string>();
  const library = 'library' in owner ? owner.library : undefined;
  if (library !== undefined && (await listConflictCopies(journalDisk, folder)).length > 0) return undefined;
  for (const snapshotFile of await listSnapshotFiles(journalDisk, folder)) {
    const header = await readIndexFileHeader(journalDisk, snapshotFile);
    if (header === undefined || (library !== undefined && header.library !== library)) return undefined;
    for (const hash of header.art) usedHashes.add(hash);
  }
  if (!('journal' in owner)) return usedHashes;
  for (const segmentNumber of await listSegments(journalDisk, owner.journal)) {
    const bytes = await readIfExists(journalDisk, path.join(owner.journal, getJournalFileName(segmentNumber)));
    if (bytes === undefined) return undefined;
    for (const [hash] of Buffer.from(bytes).toString('latin1').matchAll(ANY_HASH)) usedHashes.add(hash);
  }
  return usedHashes;
}

/** Removes the unfinished files of earlier runs. */
export async function removePartFiles(journalDisk: JournalDisk, folder: string): Promise<void> {
  for (const { name, isUnreadable } of await journalDisk.list(folder))
    if (name.endsWith(PART_EXTENSION) && !isUnreadable) await journalDisk.remove(path.join(folder, name));
}
