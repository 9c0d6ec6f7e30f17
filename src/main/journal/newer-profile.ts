/** Finds out whether a newer Rollcall has used a profile, before anything else in it is read or written. */
import path from 'node:path';
import { zipCodec } from '../../node/zip-codec.ts';
import { isNewerArchive } from '../../shared/library/archive/newer-archive.ts';
import { createByteSource } from '../../shared/zip/byte-source.ts';
import { type JournalDisk, readIfExists } from './disk.ts';
import { readLines } from './segments/lines.ts';
import { JOURNAL_FORMAT, parseSegmentFileName } from './segments/segment.ts';
import {
  getIndexName,
  isReadableFormat,
  parseSnapshotNumber,
  ROWS_FORMAT,
  type SnapshotRows,
} from './snapshots/snapshot-index.ts';
import type { LoadReply } from './thread/tasks.ts';

interface ProfileFolders {
  readonly journal: string;
  readonly backups: string;
  /** The id of this library, if known. */
  readonly library?: string;
}

/** The reply for a profile that is not read because a newer Rollcall has used it. */
export const NEWER_PROFILE: LoadReply = {
  exists: true,
  rows: [],
  deleted: [],
  revs: {},
  lost: [],
  faults: [],
  nextSegment: 1,
  files: [],
};

/** The first line (number 0) of a journal file, or a line of a backup's index: 1 names the library, 2 contains the rows. */
interface JournalLine {
  readonly n: number;
  readonly format?: unknown;
  readonly version?: unknown;
  readonly library?: unknown;
  readonly rows?: unknown;
}

/**
 * Whether a journal file or the newest backup of this library has a newer format than this Rollcall supports. An unreadable file
 * counts as damaged, not as newer. Never rejects.
 */
export async function isNewerProfile(journalDisk: JournalDisk, folders: ProfileFolders): Promise<boolean> {
  const checks = [isJournalNewer(journalDisk, folders.journal), isNewestBackupNewer(journalDisk, folders)];
  return (await Promise.all(checks.map((check) => check.catch(() => false)))).includes(true);
}

async function isJournalNewer(journalDisk: JournalDisk, folder: string): Promise<boolean> {
  const segmentFiles = (await journalDisk.list(folder)).flatMap(({ name }) => {
    const parsedName = parseSegmentFileName(name);
    return parsedName === undefined ? [] : [{ name, number: parsedName.number }];
  });
  for (const { name, number } of segmentFiles) {
    const [header] = await readFirstLines(journalDisk, path.join(folder, name), number);
    if (header?.n === 0 && isNewer(header, JOURNAL_FORMAT)) return true;
  }
  return false;
}

/** Checks the backup with the highest number, which was written last. Backups of other libraries are skipped. */
async function isNewestBackupNewer(journalDisk: JournalDisk, { backups, library }: ProfileFolders): Promise<boolean> {
  const snapshotNames = (await journalDisk.list(backups))
    .map(({ name }) => name)
    .filter((fileName) => parseSnapshotNumber(fileName) !== undefined);
  snapshotNames.sort((a, b) => (parseSnapshotNumber(b) ?? 0) - (parseSnapshotNumber(a) ?? 0));
  for (const snapshotName of snapshotNames) {
    const lines = await readFirstLines(journalDisk, path.join(backups, getIndexName(snapshotName)), INDEX_NUMBER);
    const owner = lines.find(({ n }) => n === 1)?.library;
    if (owner !== undefined && library !== undefined && owner !== library) continue;
    const snapshotRows = lines.find(({ n }) => n === 2)?.rows as SnapshotRows | undefined;
    if (snapshotRows !== undefined && !isReadableFormat(snapshotRows)) return isNewer(snapshotRows, ROWS_FORMAT);
    const archive = await readIfExists(journalDisk, path.join(backups, snapshotName));
    return archive !== undefined && (await isNewerArchive(createByteSource(archive), zipCodec));
  }
  return false;
}

const isNewer = ({ version }: { readonly version?: unknown }, supported: { readonly version: number }): boolean =>
  typeof version === 'number' && version > supported.version;

/** The number that seeds the digests of an index, in place of a segment number. */
const INDEX_NUMBER = 0;

/** Reads the first two lines whose digests are correct. */
async function readFirstLines(
  journalDisk: JournalDisk,
  filePath: string,
  fileNumber: number,
): Promise<readonly JournalLine[]> {
  const bytes = await readIfExists(journalDisk, filePath).catch(() => undefined);
  if (bytes === undefined) return [];
  const firstLineEnd = bytes.indexOf(0x0a);
  const secondLineEnd = bytes.indexOf(0x0a, firstLineEnd + 1);
  const linesEnd = secondLineEnd < 0 ? bytes.length : secondLineEnd + 1;
  return readLines<JournalLine>(fileNumber, bytes.subarray(0, linesEnd)).values;
}
