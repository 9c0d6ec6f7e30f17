/** A written row as a change of the journal: as edits where these are much shorter than the row, else as the whole row. */

import { difference, same } from '../../../shared/document/difference.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import { canonicalJson } from '../../../shared/document/fingerprint/canonical.ts';
import { sha256Anywhere } from '../../../shared/document/fingerprint/sha256.ts';
import { pointer, valueAt } from '../../../shared/document/pointer.ts';
import { JOURNAL_TABLES, type JournalChange, type JournalTable } from '../../../shared/library/journal.ts';
import type { CommittedWrite } from '../watch-writes.ts';

/** A row as the journal has it; the next state of it is sent as edits to this one. */
export interface SentRow {
  readonly row: unknown;
  readonly sum: string;
}

/** The meta rows that hold data of the user, besides the notes of events; the others are counters and marks of this database. */
const OWN_META: readonly string[] = ['samples', 'printed', 'filters'];
const EVENT_NOTES = 'event:';

const isJournalTable = (table: string): table is JournalTable => (JOURNAL_TABLES as readonly string[]).includes(table);

/** Whether the journal follows this row. */
export const isJournaled = (table: string, id: string): table is JournalTable =>
  isJournalTable(table) && (table !== 'meta' || OWN_META.includes(id) || id.startsWith(EVENT_NOTES));

/** The revision of a row; 0 in tables without revisions. */
export function revOf(row: unknown): number {
  const rev = (row as { rev?: unknown } | null)?.rev;
  return typeof rev === 'number' ? rev : 0;
}

const LOG = '/document/log';

/** The edits from one state of a row to the next. A log of thousands of events only grows or shrinks at its end. */
function editsBetween(before: unknown, after: unknown): Edit[] {
  const [old, log] = [valueAt(before, LOG), valueAt(after, LOG)];
  if (!Array.isArray(old) || !Array.isArray(log)) return difference(before, after);
  const shared = Math.min(old.length, log.length);
  if (!same(old.slice(0, shared), log.slice(0, shared))) return difference(before, after);
  const aside = (row: unknown) => applyEdits(row, [{ op: 'set', path: LOG, value: [] }]);
  const gone = old.slice(shared).map((_, n): Edit => ({ op: 'remove', path: pointer(LOG, old.length - 1 - n) }));
  const come = log.slice(shared).map((value): Edit => ({ op: 'set', path: `${LOG}/-`, value }));
  return [...difference(aside(before), aside(after)), ...gone, ...come];
}

/** @param deletedAt revision of the table when the row was deleted; used for deleted rows only */
export function changeOf(
  { table, id, row }: CommittedWrite,
  sent: SentRow | undefined,
  deletedAt: number,
): { change: JournalChange; sent: SentRow | undefined } {
  const name = { table: table as JournalTable, id };
  if (row === undefined) return { change: { ...name, rev: deletedAt, kind: 'delete' }, sent: undefined };
  const rev = revOf(row);
  const text = canonicalJson(row);
  const sum = sha256Anywhere(text);
  const now: SentRow = { row, sum };
  const edits = sent === undefined ? undefined : editsBetween(sent.row, row);
  if (sent !== undefined && edits !== undefined && canonicalJson(edits).length < text.length / 2) {
    return { change: { ...name, rev, kind: 'edit', edits, from: sent.sum, sum }, sent: now };
  }
  return { change: { ...name, rev, kind: 'put', row, sum }, sent: now };
}
