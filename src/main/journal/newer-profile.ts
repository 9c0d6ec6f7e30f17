/** Tells whether a newer Rollcall has used a profile, before anything in it is read further or written. */
import path from 'node:path';
import { zipCodec } from '../../node/zip-codec.ts';
import { isNewerArchive } from '../../shared/library/archive/newer-archive.ts';
import { sourceOf } from '../../shared/library/archive/source.ts';
import { type JournalDisk, readIfThere } from './disk.ts';
import { readLines } from './segments/lines.ts';
import { FORMAT, segmentOf } from './segments/segment.ts';
import { indexName, isReadable, ROWS_FORMAT, type SnapshotRows, snapshotNumber } from './snapshots/snapshot-index.ts';
import type { LoadReply } from './thread/tasks.ts';

interface Places {
  /** The folders of the profile. */
  readonly journal: string;
  readonly backups: string;
  /** The id of this library; absent = unknown. */
  readonly library?: string;
}

/** Stands for the state of a profile that is not read. */
export const NEWER_PROFILE: LoadReply = {
  exists: true,
  rows: [],
  deleted: [],
  revs: {},
  lost: [],
  faults: [],
  nextPart: 1,
  files: [],
};

/** The head of a journal file, or one of the two lines of an index. */
interface Line {
  readonly n: number;
  readonly format?: unknown;
  readonly version?: unknown;
  readonly library?: unknown;
  readonly rows?: unknown;
}

/**
 * True when a file of the journal or the newest backup of this library has a format that is newer than ours. What cannot be
 * read counts as damaged and not as newer. Never rejects.
 */
export async function isNewerProfile(disk: JournalDisk, places: Places): Promise<boolean> {
  const checks = [isJournalNewer(disk, places.journal), isNewestBackupNewer(disk, places)];
  return (await Promise.all(checks.map((check) => check.catch(() => false)))).includes(true);
}

async function isJournalNewer(disk: JournalDisk, folder: string): Promise<boolean> {
  const files = (await disk.list(folder)).flatMap(({ name }) => {
    const segment = segmentOf(name);
    return segment === undefined ? [] : [{ name, number: segment.number }];
  });
  for (const { name, number } of files) {
    const [head] = await readFirstLines(disk, path.join(folder, name), number);
    if (head?.n === 0 && isNewer(head, FORMAT)) return true;
  }
  return false;
}

/** Numbers grow, so the newest one is the last that anybody wrote. Backups of other libraries say nothing about this one. */
async function isNewestBackupNewer(disk: JournalDisk, { backups, library }: Places): Promise<boolean> {
  const names = (await disk.list(backups)).map(({ name }) => name).filter((name) => snapshotNumber(name) !== undefined);
  names.sort((a, b) => (snapshotNumber(b) ?? 0) - (snapshotNumber(a) ?? 0));
  for (const name of names) {
    const lines = await readFirstLines(disk, path.join(backups, indexName(name)), INDEX);
    const owner = lines.find(({ n }) => n === 1)?.library;
    if (owner !== undefined && library !== undefined && owner !== library) continue;
    const rows = lines.find(({ n }) => n === 2)?.rows as SnapshotRows | undefined;
    if (rows !== undefined && !isReadable(rows)) return isNewer(rows, ROWS_FORMAT);
    const archive = await readIfThere(disk, path.join(backups, name));
    return archive !== undefined && (await isNewerArchive(sourceOf(archive), zipCodec));
  }
  return false;
}

const isNewer = ({ version }: { readonly version?: unknown }, ours: { readonly version: number }): boolean =>
  typeof version === 'number' && version > ours.version;

/** The number that the digests of an index are made with. */
const INDEX = 0;

/** The first two lines, as far as their digests are right. */
async function readFirstLines(disk: JournalDisk, file: string, number: number): Promise<readonly Line[]> {
  const bytes = await readIfThere(disk, file).catch(() => undefined);
  if (bytes === undefined) return [];
  const first = bytes.indexOf(0x0a);
  const second = bytes.indexOf(0x0a, first + 1);
  const end = second < 0 ? bytes.length : second + 1;
  return readLines<Line>(number, bytes.subarray(0, end)).values;
}
