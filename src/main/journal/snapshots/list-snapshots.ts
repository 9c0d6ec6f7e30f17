/** Lists the backups to show to the user: those of this library, of other libraries in the same folders, and renamed copies. */
import type { SnapshotInfo, SnapshotOrigin } from '../../../shared/library/journal.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { JournalDisk } from '../disk.ts';
import { countsAsOwnBackup } from '../ownership/ownership.ts';
import { type ChainPlaces, hasWritten, identityOf } from './chain.ts';
import { checkSnapshot, conflictCopiesIn, readSnapshotHead, type SnapshotFile, snapshotsIn } from './snapshot-files.ts';
import { type IndexHead, isConflictCopy } from './snapshot-index.ts';
import { stampTime } from './stamp.ts';

interface ListedSnapshot {
  /** A unique name: the file name, followed by a hash if two libraries have written a file of that name. */
  readonly name: string;
  readonly file: SnapshotFile;
  readonly head: IndexHead | undefined;
}

/** Lists all backups, newest first. A folder that can't be listed counts as empty. */
export async function listSnapshots(
  translate: Translate,
  journalDisk: JournalDisk,
  places: ChainPlaces,
): Promise<SnapshotInfo[]> {
  const snapshotsByName = new Map<string, SnapshotInfo>();
  for (const listedSnapshot of await findAllSnapshots(journalDisk, places)) {
    const snapshotInfo = await describeSnapshot(translate, journalDisk, listedSnapshot, places);
    const earlierInfo = snapshotsByName.get(listedSnapshot.name);
    if (earlierInfo === undefined || (earlierInfo.fault !== undefined && snapshotInfo.fault === undefined))
      snapshotsByName.set(listedSnapshot.name, snapshotInfo);
  }
  return [...snapshotsByName.values()].sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
}

/** Finds the backup with this name, preferring a readable file. Returns undefined if there is none. */
export async function findSnapshot(
  journalDisk: JournalDisk,
  places: ChainPlaces,
  name: string,
): Promise<SnapshotFile | undefined> {
  const files = (await findAllSnapshots(journalDisk, places))
    .filter((listedSnapshot) => listedSnapshot.name === name)
    .map(({ file }) => file);
  for (const file of files) if ((await checkSnapshot(journalDisk, file, 'read-only')).ok) return file;
  return files[0];
}

/** Finds all backups: first those in the profile, then those in the chosen folder. Copies of one snapshot in both folders share a name. */
async function findAllSnapshots(
  journalDisk: JournalDisk,
  { backups, chosen: chosenFolder }: ChainPlaces,
): Promise<ListedSnapshot[]> {
  const snapshots: ListedSnapshot[] = [];
  for (const folder of chosenFolder === undefined ? [backups] : [backups, chosenFolder]) {
    const files = [
      ...(await snapshotsIn(journalDisk, folder).catch(() => [])),
      ...(await conflictCopiesIn(journalDisk, folder).catch(() => [])),
    ];
    for (const file of files) {
      const head = await readSnapshotHead(journalDisk, file);
      const namesake = snapshots.find(
        (listedSnapshot) => listedSnapshot.file.name === file.name && listedSnapshot.head !== undefined,
      );
      const isDifferentSnapshot = head !== undefined && namesake !== undefined && namesake.head?.sha256 !== head.sha256;
      const isDuplicate =
        head !== undefined &&
        isConflictCopy(file.name) &&
        snapshots.some((listedSnapshot) => listedSnapshot.head?.sha256 === head.sha256);
      if (!isDuplicate)
        snapshots.push({ name: isDifferentSnapshot ? `${file.name} (${head.sha256})` : file.name, file, head });
    }
  }
  return snapshots;
}

async function describeSnapshot(
  translate: Translate,
  journalDisk: JournalDisk,
  { name, file, head }: ListedSnapshot,
  places: ChainPlaces,
): Promise<SnapshotInfo> {
  const timestamp = head?.at ?? stampTime(file.name);
  const bytes = file.bytes ?? 0;
  const isShared = file.folder !== places.backups || head?.library !== places.library;
  const checkResult = await checkSnapshot(journalDisk, file, isShared ? 'read-only' : undefined);
  const origin = describeOrigin(file, checkResult.ok ? checkResult.index.head : head, places);
  const commonInfo = { name, at: timestamp, bytes, ...(origin && { origin }) };
  if (!checkResult.ok) {
    const fault = translate('journalFaults.backupUnusable', { reason: formatText(translate, checkResult.why) });
    return { ...commonInfo, fault };
  }
  return { ...commonInfo, at: checkResult.index.head.at, counts: checkResult.index.head.counts };
}

/** Describes where a backup comes from. Returns undefined for a backup of this library, and if the origin is unknown. */
function describeOrigin(
  file: SnapshotFile,
  head: IndexHead | undefined,
  places: ChainPlaces,
): SnapshotOrigin | undefined {
  const computer = head?.computer === undefined ? {} : { computer: head.computer };
  if (isConflictCopy(file.name)) return { kind: 'conflict', ...computer };
  if (head === undefined) return undefined;
  const isOwnBackup =
    file.folder === places.backups
      ? countsAsOwnBackup(identityOf(places), head.library, file.number)
      : hasWritten(places, head);
  if (isOwnBackup) return undefined;
  return { kind: head.computer === undefined ? 'unknown' : 'other', ...computer };
}
