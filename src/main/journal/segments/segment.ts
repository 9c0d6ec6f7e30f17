/**
 * The files of the journal. Each segment is a pair: `000012.journal` with the changes, and `000012.names` with only the names
 * of the changed rows, so that damaged changes can be named.
 */
import type { Edit } from '../../../shared/document/edit.ts';
import { jsonLine } from '../../../shared/document/json/line.ts';
import type { JournalChange, JournalTable } from '../../../shared/library/journal.ts';
import { lineOf } from './lines.ts';

export const FORMAT = { format: 'rollcall.journal', version: 1 } as const;

const NAME = /^(\d{6,12})\.(journal|names)$/;

export const segmentFile = (number: number): string => `${String(number).padStart(6, '0')}.journal`;
export const namesFile = (number: number): string => `${String(number).padStart(6, '0')}.names`;

/** Which segment a file belongs to; undefined for files of others. */
export function segmentOf(name: string): { number: number; kind: 'journal' | 'names' } | undefined {
  const match = NAME.exec(name);
  return match === null ? undefined : { number: Number(match[1]), kind: match[2] as 'journal' | 'names' };
}

/** The first line of a segment. */
export interface HeadLine {
  readonly n: 0;
  readonly format: string;
  readonly version: number;
  readonly at: number;
  /** Id of the library; absent in segments of older versions. */
  readonly library?: string;
}

interface LineBase {
  /** Number within the segment, from 1 without a gap. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: JournalTable;
  readonly id: string;
  readonly rev: number;
}

export type ChangeLine = LineBase & {
  /** Number of the first change that was written together with this one. */
  readonly first: number;
} & (
    | { readonly kind: 'put'; readonly sum: string; readonly row: unknown }
    | { readonly kind: 'edit'; readonly from: string; readonly sum: string; readonly edits: readonly Edit[] }
    | { readonly kind: 'delete' }
  );

/** A change without its content. */
export type NameLine = LineBase & {
  readonly kind: JournalChange['kind'];
  readonly sum?: string;
  readonly name?: string;
};

export const headLine = (segment: number, at: number, library: string): string =>
  lineOf(segment, jsonLine({ n: 0, ...FORMAT, at, library } satisfies HeadLine));

/** The number is the first key: `readLines` recognises lines by it. */
export function changeLine(
  segment: number,
  numbers: Pick<ChangeLine, 'n' | 'first' | 'at'>,
  change: JournalChange,
): string {
  const { n, first, at } = numbers;
  const { table, id, rev, kind } = change;
  return lineOf(segment, jsonLine({ n, first, at, table, id, rev, kind, ...rest(change) }));
}

function rest(change: JournalChange): object {
  if (change.kind === 'put') return { sum: change.sum, row: change.row };
  return change.kind === 'edit' ? { from: change.from, sum: change.sum, edits: change.edits } : {};
}

export function nameLine(segment: number, line: NameLine): string {
  const { n, at, table, id, rev, kind, sum, name } = line;
  return lineOf(segment, jsonLine({ n, at, table, id, rev, kind, sum, name }));
}
