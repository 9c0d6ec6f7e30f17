/** Reads the newest valid snapshot of this library and the journal segments written after it. */
import path from 'node:path';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { getErrorCode, type JournalDisk, readIfExists } from '../disk.ts';
import { type Ancestor, type LibraryIdentity, ownsSegment, ownsSnapshot } from '../ownership/ownership.ts';
import { getSegmentNumbers } from '../segments/list-segments.ts';
import { createReplay, type LostChange, type Replay, readSegmentHeader, replaySegment } from '../segments/replay.ts';
import { getJournalFileName, getNamesFileName, type HeaderLine, JOURNAL_FORMAT } from '../segments/segment.ts';
import { createEmptyState, deleteRow, getRowKey, recordRevision, setRow } from '../segments/state.ts';
import { checkSnapshot, listSnapshotFiles, readSnapshotHeader, type SnapshotFile } from './snapshot-files.ts';
import { getSnapshotKey, type IndexHeader, MAX_SNAPSHOT_NUMBER, type SnapshotIndex } from './snapshot-index.ts';

export interface Chain {
  readonly replay: Replay;
  /** The snapshot that the chain begins with. Absent if there is none. */
  readonly baseSnapshot?: { readonly index: SnapshotIndex; readonly archive: Uint8Array; readonly file: SnapshotFile };
  /** Damaged snapshots that are newer than the base snapshot. */
  readonly damagedSnapshots: readonly {
    readonly name: string;
    readonly reason: LateText;
    /** Set if these versions of documents are all that is damaged. */
    readonly damagedVersions?: number;
  }[];
  /** Folders that can't be listed, with the error code of the system. */
  readonly unreadableFolders: readonly { readonly folder: string; readonly code: string | undefined }[];
  /** The next unused number of a journal segment. */
  readonly nextSegment: number;
  /** The next unused number of a snapshot. */
  readonly nextSnapshot: number;
  /** Whether there is any snapshot or journal. */
  readonly exists: boolean;
}

/** The folders and the identity of a library. The journal continues from the backups in the profile, and `chosen` gets copies. */
export interface LibraryLocation {
  readonly journal: string;
  /** The backup folder of the profile, which may also contain snapshots of other libraries. */
  readonly backups: string;
  /** Another folder with copies, which several computers may use. */
  readonly chosen?: string;
  readonly library?: string;
  readonly ancestors?: readonly Ancestor[];
  readonly replaced?: LibraryIdentity['replaced'];
  /** The keys (`getSnapshotKey`) of the snapshots that this profile has written. */
  readonly written?: readonly string[];
}

/** Whether this profile has written a snapshot in a folder that other profiles may use as well. */
export const hasWritten = (
  { library, written = [] }: LibraryLocation,
  header: IndexHeader | undefined,
): header is IndexHeader =>
  header !== undefined && header.library === library && written.includes(getSnapshotKey(header));

/** Returns the identity of the library that the files belong to. */
export const getIdentity = ({ library = '', ancestors, replaced }: LibraryLocation): LibraryIdentity => ({
  library,
  ancestors,
  replaced,
});

/**
 * Reads everything that the newest state depends on. Unreadable files and folders are recorded in the result and skipped.
 * @param maxSegment the last segment to read; all by default
 */
export async function readChain(
  journalDisk: JournalDisk,
  location: LibraryLocation,
  maxSegment = Number.POSITIVE_INFINITY,
): Promise<Chain> {
  const identity = getIdentity(location);
  const unreadableFolders: Chain['unreadableFolders'][number][] = [];
  const listOrEmpty = <T>(folder: string, listing: Promise<readonly T[]>): Promise<readonly T[]> =>
    listing.catch((error: unknown) => {
      unreadableFolders.push({ folder, code: getErrorCode(error) });
      return [];
    });
  const entries = await listOrEmpty(location.journal, journalDisk.list(location.journal));
  const segmentNumbers = getSegmentNumbers(entries);
  const unreadableNames = new Set(entries.flatMap(({ name, isUnreadable }) => (isUnreadable ? [name] : [])));
  const profileSnapshots = await listOrEmpty(location.backups, listSnapshotFiles(journalDisk, location.backups));
  // An unreadable snapshot counts as ours, so that it is reported.
  const isOurs = async (file: SnapshotFile) => {
    const header = await readSnapshotHeader(journalDisk, file);
    return header === undefined || ownsSnapshot(identity, header.library, file.number);
  };
  let newestSnapshot = await findNewestUndamaged(journalDisk, profileSnapshots, isOurs);
  // The newest snapshot is normally in the profile. The copies in the chosen folder are only read if the profile has no undamaged one.
  const ownCopies = isUndamaged(newestSnapshot)
    ? []
    : await findOwnCopies(journalDisk, location, segmentNumbers.at(-1));
  if (ownCopies.length > 0) {
    const allSnapshots = [...profileSnapshots, ...ownCopies].sort((a, b) => b.number - a.number);
    newestSnapshot = await findNewestUndamaged(journalDisk, allSnapshots, isOurs);
  }
  const { baseSnapshot, damagedSnapshots, damagedIndexes } = newestSnapshot;
  const replay = createReplay(createEmptyState());
  if (baseSnapshot !== undefined) applyIndex(replay, baseSnapshot.index);
  const through = baseSnapshot?.index.header.through ?? 0;
  const lastSegment = Math.min(maxSegment, segmentNumbers.at(-1) ?? 0);
  for (let segmentNumber = through + 1; segmentNumber <= lastSegment; segmentNumber++)
    await replayFiles(journalDisk, location.journal, identity, replay, segmentNumber, unreadableNames);
  for (const index of damagedIndexes) findLostRows(replay, index);
  return {
    replay,
    ...(baseSnapshot && { baseSnapshot }),
    damagedSnapshots,
    unreadableFolders,
    nextSegment:
      Math.max(
        segmentNumbers.at(-1) ?? 0,
        ...[baseSnapshot?.index, ...damagedIndexes].map((index) => index?.header.through ?? 0),
      ) + 1,
    nextSnapshot:
      Math.max(
        0,
        ...[...profileSnapshots, ...ownCopies].map(({ number }) => (number < MAX_SNAPSHOT_NUMBER ? number : 0)),
      ) + 1,
    exists: segmentNumbers.length > 0 || baseSnapshot !== undefined || damagedSnapshots.length > 0,
  };
}

async function replayFiles(
  journalDisk: JournalDisk,
  folder: string,
  identity: LibraryIdentity,
  replay: Replay,
  segmentNumber: number,
  unreadableNames: ReadonlySet<string>,
): Promise<void> {
  const [journal, names] = await Promise.all(
    [getJournalFileName(segmentNumber), getNamesFileName(segmentNumber)].map(async (fileName) => {
      try {
        const bytes = await readIfExists(journalDisk, path.join(folder, fileName));
        // A broken link is listed, but reading it fails like reading a missing file.
        if (bytes === undefined && unreadableNames.has(fileName)) replay.unreadableFiles.set(fileName, 'ENOENT');
        return bytes;
      } catch (error) {
        replay.unreadableFiles.set(fileName, getErrorCode(error));
        return undefined;
      }
    }),
  );
  // A segment without a readable header counts as ours, so that its damage is reported.
  const headers = [readSegmentHeader(segmentNumber, names), readSegmentHeader(segmentNumber, journal)].filter(
    (header) => header !== undefined,
  );
  const isOurs = ({ library, version }: HeaderLine) =>
    version > JOURNAL_FORMAT.version || ownsSegment(identity, library, segmentNumber);
  if (headers.length > 0 && !headers.some(isOurs)) return;
  replaySegment(replay, segmentNumber, journal, names);
}

/**
 * Lists the snapshots of this profile in the chosen folder. The list is empty if that folder is missing.
 * @param lastSegment the last segment of the journal; snapshots with later segments were not made from this journal
 */
async function findOwnCopies(
  journalDisk: JournalDisk,
  location: LibraryLocation,
  lastSegment = Number.POSITIVE_INFINITY,
): Promise<SnapshotFile[]> {
  if (location.chosen === undefined) return [];
  const files = await listSnapshotFiles(journalDisk, location.chosen).catch(() => []);
  const headers = await Promise.all(files.map((file) => readSnapshotHeader(journalDisk, file)));
  return files.filter(
    (_file, index) => hasWritten(location, headers[index]) && (headers[index]?.through ?? 0) <= lastSegment,
  );
}

/** Whether the chain begins with a snapshot of which nothing is damaged. */
const isUndamaged = ({ baseSnapshot, damagedSnapshots }: Pick<Chain, 'baseSnapshot' | 'damagedSnapshots'>): boolean =>
  baseSnapshot !== undefined && damagedSnapshots.every(({ name }) => name !== baseSnapshot.file.name);

async function findNewestUndamaged(
  journalDisk: JournalDisk,
  snapshotFiles: readonly SnapshotFile[],
  isOurs: (file: SnapshotFile) => Promise<boolean>,
): Promise<Pick<Chain, 'baseSnapshot' | 'damagedSnapshots'> & { damagedIndexes: SnapshotIndex[] }> {
  const damagedSnapshots: (Chain['damagedSnapshots'][number] & { number: number })[] = [];
  const damagedIndexes: SnapshotIndex[] = [];
  let usableSnapshot: Chain['baseSnapshot'];
  for (const file of snapshotFiles) {
    if (!(await isOurs(file))) continue;
    const checkResult = await checkSnapshot(journalDisk, file);
    if (checkResult.ok) {
      const { index, archive } = checkResult;
      // Nothing is lost if a damaged snapshot has an undamaged copy with the same name in the other folder.
      return {
        baseSnapshot: { index, archive, file },
        damagedSnapshots: damagedSnapshots.filter(({ name }) => name !== file.name),
        damagedIndexes,
      };
    }
    const { reason, expected, usablePart } = checkResult;
    damagedSnapshots.push({
      name: file.name,
      reason,
      number: file.number,
      ...(usablePart && { damagedVersions: usablePart.damagedVersions }),
    });
    if (expected) damagedIndexes.push(expected);
    if (usablePart) usableSnapshot ??= { index: usablePart.index, archive: usablePart.archive, file };
  }
  // An older snapshot without damage is better, since the journal has everything that has changed since.
  return { ...(usableSnapshot && { baseSnapshot: usableSnapshot }), damagedSnapshots, damagedIndexes };
}

function applyIndex({ state }: Replay, { rows: { rows, deleted, revs } }: SnapshotIndex): void {
  for (const row of deleted) deleteRow(state, row);
  for (const { table, id, rev, sum, name } of rows) setRow(state, { table, id, rev, sum, name });
  for (const [table, rev] of Object.entries(revs)) recordRevision(state, table as keyof typeof revs, rev);
}

/** Records the rows that exist only in a damaged snapshot as lost, and applies its deletions. Reads both from its index. */
function findLostRows(replay: Replay, { header, rows: { rows, deleted, revs } }: SnapshotIndex): void {
  const isLater = (rowKey: string) => (replay.lastSegments.get(rowKey) ?? 0) > header.through;
  for (const row of rows) {
    const rowKey = getRowKey(row);
    if (isLater(rowKey) || replay.state.rows.get(rowKey)?.sum === row.sum) continue;
    const { table, id, rev, name } = row;
    replay.lostChanges.set(rowKey, {
      table,
      id,
      rev,
      name,
      timestamp: header.at,
      isDeletion: false,
    } satisfies LostChange);
  }
  for (const row of deleted)
    if (!isLater(getRowKey(row)) && replay.state.rows.has(getRowKey(row))) deleteRow(replay.state, row);
  for (const [table, rev] of Object.entries(revs)) recordRevision(replay.state, table as keyof typeof revs, rev);
}
