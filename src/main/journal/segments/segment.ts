/**
 * Defines the files of the journal. Each segment is a pair of files: `000012.journal` with the changes, and `000012.names` with
 * only the names of the changed rows, so that messages can name damaged changes.
 */
import type { Edit } from '../../../shared/document/edit.ts';
import { formatJsonLine } from '../../../shared/document/json/json-line.ts';
import type { JournalChange, JournalTable } from '../../../shared/library/journal.ts';
import { formatLine } from './lines.ts';

export const JOURNAL_FORMAT = { format: 'rollcall.journal', version: 1 } as const;

const SEGMENT_FILE_NAME = /^(\d{6,12})\.(journal|names)$/;

export const getJournalFileName = (segmentNumber: number): string =>
  `${String(segmentNumber).padStart(6, '0')}.journal`;
export const getNamesFileName = (segmentNumber: number): string => `${String(segmentNumber).padStart(6, '0')}.names`;

/** Returns the segment that a file belongs to, or undefined for any other file. */
export function parseSegmentFileName(fileName: string): { number: number; kind: 'journal' | 'names' } | undefined {
  const match = SEGMENT_FILE_NAME.exec(fileName);
  return match === null ? undefined : { number: Number(match[1]), kind: match[2] as 'journal' | 'names' };
}

/** The first line of a segment. */
export interface HeaderLine {
  readonly n: 0;
  readonly format: string;
  readonly version: number;
  readonly at: number;
  /** The id of the library. Absent in segments of older versions. */
  readonly library?: string;
}

interface LineBase {
  /** Number of the line within the segment, starting at 1 without gaps. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: JournalTable;
  readonly id: string;
  /** The number of the change in its table. */
  readonly rev: number;
}

export type ChangeLine = LineBase & {
  /** Number of the first change of the batch that this change was written in. */
  readonly first: number;
} /** `sum` is the checksum of the row. */ & (
    | { readonly kind: 'put'; readonly sum: string; readonly row: unknown }
    /** `from` and `sum` are the checksums of the row before and after the edits. */
    | { readonly kind: 'edit'; readonly from: string; readonly sum: string; readonly edits: readonly Edit[] }
    | { readonly kind: 'delete' }
  );

/** A change without its content. */
export type NameLine = LineBase & {
  readonly kind: JournalChange['kind'];
  readonly sum?: string;
  readonly name?: string;
};

export const formatHeaderLine = (segmentNumber: number, timestamp: number, library: string): string =>
  formatLine(segmentNumber, formatJsonLine({ n: 0, ...JOURNAL_FORMAT, at: timestamp, library } satisfies HeaderLine));

/** Formats a change. The number is the first key, since `readLines` recognizes lines by their number. */
export function formatChangeLine(
  segmentNumber: number,
  numbers: Pick<ChangeLine, 'n' | 'first' | 'at'>,
  change: JournalChange,
): string {
  const { n, first, at } = numbers;
  const { table, id, rev, kind } = change;
  return formatLine(segmentNumber, formatJsonLine({ n, first, at, table, id, rev, kind, ...getContent(change) }));
}

function getContent(change: JournalChange): object {
  if (change.kind === 'put') return { sum: change.sum, row: change.row };
  return change.kind === 'edit' ? { from: change.from, sum: change.sum, edits: change.edits } : {};
}

export function formatNameLine(segmentNumber: number, line: NameLine): string {
  const { n, at, table, id, rev, kind, sum, name } = line;
  return formatLine(segmentNumber, formatJsonLine({ n, at, table, id, rev, kind, sum, name }));
}
