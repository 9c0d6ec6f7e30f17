/** The backups that are listed for people: those of this library, of others in the same folders, and renamed copies. */
import type { SnapshotInfo, SnapshotOrigin } from '../../../shared/library/journal.ts';
import type { JournalDisk } from '../disk.ts';
import { countsAsOurs } from '../ownership/ownership.ts';
import { type ChainPlaces, hasWritten, identityOf } from './chain.ts';
import { checkSnapshot, conflictCopiesIn, readSnapshotHead, type SnapshotFile, snapshotsIn } from './snapshot-files.ts';
import { type IndexHead, isConflictCopy } from './snapshot-index.ts';
import { stampTime } from './stamp.ts';

interface ListedSnapshot {
  /** Unique; the name of the file unless two libraries have written one of this name. */
  readonly name: string;
  readonly file: SnapshotFile;
  readonly head: IndexHead | undefined;
}

/** Newest first. Folders that can't be listed have none. */
export async function listSnapshots(disk: JournalDisk, places: ChainPlaces): Promise<SnapshotInfo[]> {
  const found = new Map<string, SnapshotInfo>();
  for (const listed of await findAll(disk, places)) {
    const info = await describe(disk, listed, places);
    const earlier = found.get(listed.name);
    if (earlier === undefined || (earlier.fault !== undefined && info.fault === undefined))
      found.set(listed.name, info);
  }
  return [...found.values()].sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
}

/** The readable file of this name; undefined = there is none. */
export async function findSnapshot(
  disk: JournalDisk,
  places: ChainPlaces,
  name: string,
): Promise<SnapshotFile | undefined> {
  const files = (await findAll(disk, places)).filter((listed) => listed.name === name).map(({ file }) => file);
  for (const file of files) if ((await checkSnapshot(disk, file, 'read-only')).ok) return file;
  return files[0];
}

/** The nearest first. Copies of one snapshot in two folders have the same name here. */
async function findAll(disk: JournalDisk, { backups, chosen }: ChainPlaces): Promise<ListedSnapshot[]> {
  const snapshots: ListedSnapshot[] = [];
  for (const folder of chosen === undefined ? [backups] : [backups, chosen]) {
    const files = [
      ...(await snapshotsIn(disk, folder).catch(() => [])),
      ...(await conflictCopiesIn(disk, folder).catch(() => [])),
    ];
    for (const file of files) {
      const head = await readSnapshotHead(disk, file);
      const namesake = snapshots.find((listed) => listed.file.name === file.name && listed.head !== undefined);
      const isAnother = head !== undefined && namesake !== undefined && namesake.head?.sha256 !== head.sha256;
      const isSame =
        head !== undefined &&
        isConflictCopy(file.name) &&
        snapshots.some((listed) => listed.head?.sha256 === head.sha256);
      if (!isSame) snapshots.push({ name: isAnother ? `${file.name} (${head.sha256})` : file.name, file, head });
    }
  }
  return snapshots;
}

async function describe(
  disk: JournalDisk,
  { name, file, head }: ListedSnapshot,
  places: ChainPlaces,
): Promise<SnapshotInfo> {
  const at = head?.at ?? stampTime(file.name);
  const bytes = file.bytes ?? 0;
  const isShared = file.folder !== places.backups || head?.library !== places.library;
  const checked = await checkSnapshot(disk, file, isShared ? 'read-only' : undefined);
  const origin = describeOrigin(file, checked.ok ? checked.index.head : head, places);
  const shared = { name, at, bytes, ...(origin && { origin }) };
  if (!checked.ok) return { ...shared, fault: `This backup can't be used: ${checked.why}.` };
  return { ...shared, at: checked.index.head.at, counts: checked.index.head.counts };
}

/** Undefined for snapshots of this library, and where it can't be known. */
function describeOrigin(
  file: SnapshotFile,
  head: IndexHead | undefined,
  places: ChainPlaces,
): SnapshotOrigin | undefined {
  const computer = head?.computer === undefined ? {} : { computer: head.computer };
  if (isConflictCopy(file.name)) return { kind: 'conflict', ...computer };
  if (head === undefined) return undefined;
  const isOurs =
    file.folder === places.backups
      ? countsAsOurs(identityOf(places), head.library, file.number)
      : hasWritten(places, head);
  if (isOurs) return undefined;
  return { kind: head.computer === undefined ? 'unknown' : 'other', ...computer };
}
