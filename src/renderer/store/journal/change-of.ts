/** A written row as a change of the journal: as edits where these are much shorter than the row, else as the whole row. */

import type { Edit } from '../../../shared/document/edit.ts';
import { canonicalJson } from '../../../shared/document/fingerprint/canonical.ts';
import { sha256Anywhere } from '../../../shared/document/fingerprint/sha256.ts';
import { JOURNAL_TABLES, type JournalChange, type JournalTable } from '../../../shared/library/journal.ts';
import type { CommittedWrite, RowEdits } from '../watch-writes.ts';

/** The state of a row that the journal has; edits of it are sent as they are. */
export interface SentRow {
  readonly rev: number;
  readonly sum: string;
}

/** The edits since a row had this revision; undefined where they are not known. */
function editsSince(rev: number, known: readonly RowEdits[] = []): Edit[] | undefined {
  const first = known.findIndex(({ from }) => from === rev);
  return first < 0 ? undefined : known.slice(first).flatMap(({ edits }) => edits);
}

/** Whether edits are much shorter than the row, whose canonical JSON is `text`. */
const isShort = (edits: readonly Edit[], text: string): boolean => JSON.stringify(edits).length < text.length / 2;

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

/** @param sent the state of the row that the journal has, if it is known */
export function changeOf(
  { table, id, row, rev: deletedAt = 0, edits: known }: CommittedWrite,
  sent: SentRow | undefined,
): { change: JournalChange; sent: SentRow | undefined } {
  const name = { table: table as JournalTable, id };
  if (row === undefined) return { change: { ...name, rev: deletedAt, kind: 'delete' }, sent: undefined };
  const rev = revOf(row);
  const text = canonicalJson(row);
  const sum = sha256Anywhere(text);
  const now: SentRow = { rev, sum };
  const edits = sent && editsSince(sent.rev, known);
  if (sent !== undefined && edits !== undefined && isShort(edits, text)) {
    return { change: { ...name, rev, kind: 'edit', edits, from: sent.sum, sum }, sent: now };
  }
  return { change: { ...name, rev, kind: 'put', row, sum }, sent: now };
}
