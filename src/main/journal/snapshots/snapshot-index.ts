/**
 * What a snapshot holds, row by row, beside its documents: keys, numbers, sums, and rows that are no documents. It stands in
 * the archive as `rows.json`, and once more in a small file beside it, so that a start need not unpack the archive.
 */

import { sha256 } from '../../../node/sha256.ts';
import { jsonLine } from '../../../shared/document/json/line.ts';
import type { JournalTable, KnownRow } from '../../../shared/library/journal.ts';
import { lineOf, readLines } from '../segments/lines.ts';
import type { DeletedRow } from '../segments/state.ts';

export const ROWS_FORMAT = { format: 'rollcall.rows', version: 1 } as const;
/** Where it stands in the archive. */
export const ROWS_PATH = 'rows.json';

/** A row whose document is that entry of the manifest, counted from 0, and stands in the frame as null; or the row itself. */
export type IndexedRow = KnownRow &
  (
    | { readonly entry: number; readonly frame: unknown; readonly art?: readonly string[] }
    | { readonly row: unknown; readonly art?: readonly string[] }
  );

export interface SnapshotRows {
  readonly format: string;
  readonly version: number;
  /** Number of the snapshot, which grows from one to the next. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Id of its library, since several may share a folder. */
  readonly library: string;
  /** Name of the computer that wrote it; absent in snapshots of older versions. */
  readonly computer?: string;
  /** Number of the last journal segment that is in it. */
  readonly through: number;
  readonly revs: Readonly<Partial<Record<JournalTable, number>>>;
  readonly deleted: readonly DeletedRow[];
  readonly rows: readonly IndexedRow[];
}

/** The first line of an index: what a list of snapshots shows. */
export interface IndexHead {
  readonly n: 1;
  readonly number: number;
  readonly at: number;
  readonly library: string;
  readonly computer?: string;
  readonly through: number;
  readonly counts: Readonly<Partial<Record<JournalTable, number>>>;
  /** Files beside the archive that its rows name. */
  readonly art: readonly string[];
  /** Length and SHA-256 of the archive. */
  readonly bytes: number;
  readonly sha256: string;
}

export interface SnapshotIndex {
  readonly head: IndexHead;
  readonly rows: SnapshotRows;
}

/** Lines of an index belong to no journal segment. */
const NO_PART = 0;

export function indexOf(rows: SnapshotRows, archive: Uint8Array): SnapshotIndex {
  const { number, at, library, computer, through } = rows;
  const counts: Partial<Record<JournalTable, number>> = {};
  for (const { table } of rows.rows) counts[table] = (counts[table] ?? 0) + 1;
  const art = [...new Set(rows.rows.flatMap((row) => row.art ?? []))].sort();
  return {
    head: {
      n: 1,
      number,
      at,
      library,
      ...(computer !== undefined && { computer }),
      through,
      counts,
      art,
      bytes: archive.length,
      sha256: sha256(archive),
    },
    rows,
  };
}

/** Tells a snapshot from all others, also from those of a copied profile. */
export const snapshotKey = ({ number, sha256 }: Pick<IndexHead, 'number' | 'sha256'>): string =>
  `${number}-${sha256.slice(0, 12)}`;

export const indexText = ({ head, rows }: SnapshotIndex): string =>
  lineOf(NO_PART, jsonLine(head)) + lineOf(NO_PART, jsonLine({ n: 2, rows }));

/** Undefined where a digest is wrong, or a newer Rollcall has written it. */
export function readIndex(bytes: Uint8Array): SnapshotIndex | undefined {
  const lines = readLines<IndexHead | { n: 2; rows: SnapshotRows }>(NO_PART, bytes).values;
  const head = lines.find((line): line is IndexHead => line.n === 1);
  const body = lines.find((line): line is { n: 2; rows: SnapshotRows } => line.n === 2);
  if (head === undefined || body === undefined || !isReadable(body.rows)) return undefined;
  return { head, rows: body.rows };
}

/** The first line alone. */
export function readIndexHead(bytes: Uint8Array): IndexHead | undefined {
  const end = bytes.indexOf(0x0a);
  const [head] = readLines<IndexHead>(NO_PART, bytes.subarray(0, end + 1)).values;
  return head?.n === 1 ? head : undefined;
}

export const isReadable = ({ format, version }: SnapshotRows): boolean =>
  format === ROWS_FORMAT.format && version === ROWS_FORMAT.version;

/** Two computers may write one name at the same moment: then a digest follows in brackets. */
const NAME = /^Rollcall (\d{4,9}) \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d( \[[0-9a-f]{16}\])?\.rollcall$/;
/** Numbers from here on are ignored when the next one is chosen: no library gets there by counting. */
export const MAX_SNAPSHOT_NUMBER = 100_000_000;
/** What programs that synchronize folders make of such a name when two computers have written it. */
const CONFLICT = /^Rollcall (\d{4,9}) \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d.{1,120}\.rollcall$/s;
const INDEX = /\.rollcall$/;

/** The number of a snapshot, by its file name; undefined for files of others. */
export function snapshotNumber(name: string): number | undefined {
  const match = NAME.exec(name);
  return match === null ? undefined : Number(match[1]);
}

/** Whether a program that synchronizes folders has given this copy of a snapshot its name. */
export const isConflictCopy = (name: string): boolean => !NAME.test(name) && CONFLICT.test(name);

/** The name of a snapshot whose usual name is taken by another one. @param digest SHA-256 of what tells them apart */
export const nameWithDigest = (name: string, digest: string): string =>
  name.replace(INDEX, ` [${digest.slice(0, 16)}].rollcall`);

export const snapshotName = (number: number, stamp: string): string =>
  `Rollcall ${String(number).padStart(4, '0')} ${stamp}.rollcall`;

/** The index beside a snapshot. */
export const indexName = (snapshot: string): string => snapshot.replace(INDEX, '.index');
