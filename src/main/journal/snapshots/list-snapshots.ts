/** Lists the backups to show to the user: those of this library, of other libraries in the same folders, and renamed copies. */
import type { SnapshotInfo, SnapshotOrigin } from '../../../shared/library/journal.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { JournalDisk } from '../disk.ts';
import { countsAsOwnBackup } from '../ownership/ownership.ts';
import { getIdentity, hasWritten, type LibraryLocation } from './chain.ts';
import { parseTimestamp } from './file-timestamp.ts';
import {
  checkSnapshot,
  getUsablePart,
  listConflictCopies,
  listSnapshotFiles,
  readSnapshotHeader,
  type SnapshotFile,
} from './snapshot-files.ts';
import { type IndexHeader, isConflictCopy } from './snapshot-index.ts';

interface ListedSnapshot {
  /** A unique name: the file name, followed by a hash if two libraries have written a file of that name. */
  readonly name: string;
  readonly file: SnapshotFile;
  readonly header: IndexHeader | undefined;
}

/** Lists all backups, newest first. A folder that can't be listed counts as empty. */
export async function listSnapshots(
  translate: Translate,
  journalDisk: JournalDisk,
  location: LibraryLocation,
): Promise<SnapshotInfo[]> {
  const snapshotsByName = new Map<string, SnapshotInfo>();
  for (const listedSnapshot of await findAllSnapshots(journalDisk, location)) {
    const snapshotInfo = await describeSnapshot(translate, journalDisk, listedSnapshot, location);
    const earlierInfo = snapshotsByName.get(listedSnapshot.name);
    if (earlierInfo === undefined || getDamageRank(snapshotInfo) < getDamageRank(earlierInfo))
      snapshotsByName.set(listedSnapshot.name, snapshotInfo);
  }
  return [...snapshotsByName.values()].sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
}

/** Returns 0 for a backup without damage, 1 for one with damaged versions and 2 for one that can't be used. */
const getDamageRank = ({ fault, damage }: SnapshotInfo): number =>
  fault === undefined ? (damage === undefined ? 0 : 1) : 2;

/** Finds the backup with this name, preferring a file without damage. Returns undefined if there is none. */
export async function findSnapshot(
  journalDisk: JournalDisk,
  location: LibraryLocation,
  name: string,
): Promise<SnapshotFile | undefined> {
  const files = (await findAllSnapshots(journalDisk, location))
    .filter((listedSnapshot) => listedSnapshot.name === name)
    .map(({ file }) => file);
  let usableFile: SnapshotFile | undefined;
  for (const file of files) {
    const checkResult = await checkSnapshot(journalDisk, file, 'read-only');
    if (checkResult.ok) return file;
    if (checkResult.usablePart) usableFile ??= file;
  }
  return usableFile ?? files[0];
}

/** Finds all backups: first those in the profile, then those in the chosen folder. Copies of one snapshot in both folders share a name. */
async function findAllSnapshots(
  journalDisk: JournalDisk,
  { backups, chosen: chosenFolder }: LibraryLocation,
): Promise<ListedSnapshot[]> {
  const snapshots: ListedSnapshot[] = [];
  for (const folder of chosenFolder === undefined ? [backups] : [backups, chosenFolder]) {
    const files = [
      ...(await listSnapshotFiles(journalDisk, folder).catch(() => [])),
      ...(await listConflictCopies(journalDisk, folder).catch(() => [])),
    ];
    for (const file of files) {
      const header = await readSnapshotHeader(journalDisk, file);
      const namesake = snapshots.find(
        (listedSnapshot) => listedSnapshot.file.name === file.name && listedSnapshot.header !== undefined,
      );
      const isDifferentSnapshot =
        header !== undefined && namesake !== undefined && namesake.header?.sha256 !== header.sha256;
      const isDuplicate =
        header !== undefined &&
        isConflictCopy(file.name) &&
        snapshots.some((listedSnapshot) => listedSnapshot.header?.sha256 === header.sha256);
      if (!isDuplicate)
        snapshots.push({ name: isDifferentSnapshot ? `${file.name} (${header.sha256})` : file.name, file, header });
    }
  }
  return snapshots;
}

async function describeSnapshot(
  translate: Translate,
  journalDisk: JournalDisk,
  { name, file, header }: ListedSnapshot,
  location: LibraryLocation,
): Promise<SnapshotInfo> {
  const timestamp = header?.at ?? parseTimestamp(file.name);
  const bytes = file.bytes ?? 0;
  const isShared = file.folder !== location.backups || header?.library !== location.library;
  // A damaged index is repaired only if no other computer or library uses it.
  const checkResult = await checkSnapshot(journalDisk, file, isShared ? 'read-only' : undefined);
  const usablePart = getUsablePart(checkResult);
  const origin = describeOrigin(file, usablePart?.index.header ?? header, location);
  const commonInfo = { name, at: timestamp, bytes, ...(origin && { origin }) };
  if (usablePart !== undefined) {
    const { at, counts } = usablePart.index.header;
    return {
      ...commonInfo,
      at,
      counts,
      ...(!checkResult.ok && { damage: formatLateText(translate, checkResult.reason) }),
    };
  }
  const reason = checkResult.ok ? '' : formatLateText(translate, checkResult.reason);
  return { ...commonInfo, fault: translate('journalFaults.backupUnusable', { reason }) };
}

/** Describes where a backup comes from. Returns undefined for a backup of this library, and if the origin is unknown. */
function describeOrigin(
  file: SnapshotFile,
  header: IndexHeader | undefined,
  location: LibraryLocation,
): SnapshotOrigin | undefined {
  const computer = header?.computer === undefined ? {} : { computer: header.computer };
  if (isConflictCopy(file.name)) return { kind: 'conflict', ...computer };
  if (header === undefined) return undefined;
  const isOwnBackup =
    file.folder === location.backups
      ? countsAsOwnBackup(getIdentity(location), header.library, file.number)
      : hasWritten(location, header);
  if (isOwnBackup) return undefined;
  return { kind: header.computer === undefined ? 'unknown' : 'other', ...computer };
}
