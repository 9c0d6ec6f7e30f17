/**
 * Defines the index of a snapshot: keys, revisions and checksums of all rows, and the content of rows that aren't documents. The index
 * is in the archive as `rows.json`, and also in a small file next to the archive, so that a start doesn't have to unpack the archive.
 */

import { sha256 } from '../../../node/sha256.ts';
import { formatJsonLine } from '../../../shared/document/json/json-line.ts';
import type { JournalTable, KnownRow } from '../../../shared/library/journal.ts';
import { formatLine, readLines } from '../segments/lines.ts';
import type { DeletedRow } from '../segments/state.ts';

export const ROWS_FORMAT = { format: 'rollcall.rows', version: 1 } as const;
/** The path of the index in the archive. */
export const ROWS_PATH = 'rows.json';
/** The folder in the archive with the content of versions, each named after its SHA-256. Equal versions share one entry. */
const VERSIONS_FOLDER = 'versions';

/** Returns the path of a version's content in the archive. */
export const getVersionPath = (digest: string): string => `${VERSIONS_FOLDER}/${digest}.json`;

/** Whether an entry of the archive is the content of a version, without which the rest of the snapshot is still usable. */
export const isVersionPath = (entryPath: string): boolean => entryPath.startsWith(`${VERSIONS_FOLDER}/`);

/**
 * Either the row itself, or the index of its document in the manifest, counted from 0, with a `frame` that has null in place of the
 * document.
 */
export type IndexedRow = KnownRow &
  (
    | { readonly entry: number; readonly frame: unknown; readonly art?: readonly string[] }
    | { readonly row: unknown; readonly art?: readonly string[] }
  );

export interface SnapshotRows {
  readonly format: string;
  readonly version: number;
  /** Number of the snapshot. Each snapshot has a higher number than the previous one. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id of the library, since several libraries may share a folder. */
  readonly library: string;
  /** Name of the computer that wrote the snapshot. Absent in snapshots of older versions. */
  readonly computer?: string;
  /** Number of the last journal segment that the snapshot includes. */
  readonly through: number;
  readonly revs: Readonly<Partial<Record<JournalTable, number>>>;
  readonly deleted: readonly DeletedRow[];
  readonly rows: readonly IndexedRow[];
}

/** The first line of an index, with the data that a list of snapshots shows. */
export interface IndexHeader {
  readonly n: 1;
  readonly number: number;
  readonly at: number;
  readonly library: string;
  readonly computer?: string;
  readonly through: number;
  readonly counts: Readonly<Partial<Record<JournalTable, number>>>;
  /** Hashes of the art files next to the archive that the rows refer to. */
  readonly art: readonly string[];
  /** Length of the archive. */
  readonly bytes: number;
  /** SHA-256 of the archive. */
  readonly sha256: string;
}

export interface SnapshotIndex {
  readonly header: IndexHeader;
  readonly rows: SnapshotRows;
}

/** The file number in the digests of index lines, which belong to no journal segment. */
const INDEX_FILE_NUMBER = 0;

export function createIndex(rows: SnapshotRows, archive: Uint8Array): SnapshotIndex {
  const { number, at, library, computer, through } = rows;
  const counts: Partial<Record<JournalTable, number>> = {};
  for (const { table } of rows.rows) counts[table] = (counts[table] ?? 0) + 1;
  const artHashes = [...new Set(rows.rows.flatMap((row) => row.art ?? []))].sort();
  return {
    header: {
      n: 1,
      number,
      at,
      library,
      ...(computer !== undefined && { computer }),
      through,
      counts,
      art: artHashes,
      bytes: archive.length,
      sha256: sha256(archive),
    },
    rows,
  };
}

/** Returns a key that distinguishes a snapshot from all others, including those of a copied profile. */
export const getSnapshotKey = ({ number, sha256: archiveDigest }: Pick<IndexHeader, 'number' | 'sha256'>): string =>
  `${number}-${archiveDigest.slice(0, 12)}`;

export const formatIndex = ({ header, rows }: SnapshotIndex): string =>
  formatLine(INDEX_FILE_NUMBER, formatJsonLine(header)) + formatLine(INDEX_FILE_NUMBER, formatJsonLine({ n: 2, rows }));

/** Returns undefined if a digest is wrong or a newer Rollcall has written the index. */
export function readIndex(indexBytes: Uint8Array): SnapshotIndex | undefined {
  const lines = readLines<IndexHeader | { n: 2; rows: SnapshotRows }>(INDEX_FILE_NUMBER, indexBytes).values;
  const header = lines.find((line): line is IndexHeader => line.n === 1);
  const rowsLine = lines.find((line): line is { n: 2; rows: SnapshotRows } => line.n === 2);
  if (header === undefined || rowsLine === undefined || !isReadableFormat(rowsLine.rows)) return undefined;
  return { header, rows: rowsLine.rows };
}

/** Reads only the first line. */
export function readIndexHeader(indexBytes: Uint8Array): IndexHeader | undefined {
  const lineEnd = indexBytes.indexOf(0x0a);
  const [header] = readLines<IndexHeader>(INDEX_FILE_NUMBER, indexBytes.subarray(0, lineEnd + 1)).values;
  return header?.n === 1 ? header : undefined;
}

export const isReadableFormat = ({ format, version }: SnapshotRows): boolean =>
  format === ROWS_FORMAT.format && version === ROWS_FORMAT.version;

/**
 * The name of a snapshot, such as `Rollcall 0012 2026-11-22 10.21.09.rollcall`. If two computers have written the same name, a digest
 * follows in brackets.
 */
const SNAPSHOT_NAME = /^Rollcall (\d{4,9}) \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d( \[[0-9a-f]{16}\])?\.rollcall$/;
/** Numbers from this one on are ignored when the next number is chosen, since no library reaches them by counting. */
export const MAX_SNAPSHOT_NUMBER = 100_000_000;
/** The name that sync programs give to a conflict copy: with a text before the extension, such as ` (conflicted copy)`. */
const CONFLICT_COPY_NAME = /^Rollcall (\d{4,9}) \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d.{1,120}\.rollcall$/s;
const ARCHIVE_EXTENSION = /\.rollcall$/;

/** Returns the number in the file name of a snapshot, or undefined for any other file. */
export function parseSnapshotNumber(fileName: string): number | undefined {
  const match = SNAPSHOT_NAME.exec(fileName);
  return match === null ? undefined : Number(match[1]);
}

/** Whether a sync program has given this copy of a snapshot its name. */
export const isConflictCopy = (fileName: string): boolean =>
  !SNAPSHOT_NAME.test(fileName) && CONFLICT_COPY_NAME.test(fileName);

/** Returns a different name for a snapshot whose default name is taken. @param digest a SHA-256 that distinguishes the two snapshots */
export const addDigest = (takenName: string, digest: string): string =>
  takenName.replace(ARCHIVE_EXTENSION, ` [${digest.slice(0, 16)}].rollcall`);

/** Formats the name of a snapshot. @param stamp the time, from `formatTimestamp` */
export const formatSnapshotName = (snapshotNumber: number, stamp: string): string =>
  `Rollcall ${String(snapshotNumber).padStart(4, '0')} ${stamp}.rollcall`;

/** Returns the name of the index file next to a snapshot. */
export const getIndexName = (snapshotName: string): string => snapshotName.replace(ARCHIVE_EXTENSION, '.index');
