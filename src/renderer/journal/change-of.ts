/** How a written row stands in the journal: as what has changed of it where that is less, else whole. */

import { difference } from '../../shared/document/difference.ts';
import { canonicalJson } from '../../shared/document/fingerprint/canonical.ts';
import { sha256Anywhere } from '../../shared/document/fingerprint/sha256.ts';
import { JOURNAL_TABLES, type JournalChange, type JournalTable } from '../../shared/library/journal.ts';
import type { CommittedWrite } from '../store/watch-writes.ts';

/** A row that the journal has: the next one is sent as what it differs in. */
export interface SentRow {
  readonly row: unknown;
  readonly sum: string;
}

/** What is the user's own among the meta rows; the others are counters and marks of this database. */
const OWN_META: readonly string[] = ['samples', 'printed'];

const isJournalTable = (table: string): table is JournalTable => (JOURNAL_TABLES as readonly string[]).includes(table);

/** Whether the journal follows this row. */
export const isJournaled = (table: string, id: string): table is JournalTable =>
  isJournalTable(table) && (table !== 'meta' || OWN_META.includes(id));

/** The number of the change that wrote a row; 0 in tables without. */
export function revOf(row: unknown): number {
  const rev = (row as { rev?: unknown } | null)?.rev;
  return typeof rev === 'number' ? rev : 0;
}

/** @param gone the number of the change that deleted the row, where it is gone */
export function changeOf(
  { table, id, row }: CommittedWrite,
  sent: SentRow | undefined,
  gone: number,
): { change: JournalChange; sent: SentRow | undefined } {
  const name = { table: table as JournalTable, id };
  if (row === undefined) return { change: { ...name, rev: gone, kind: 'delete' }, sent: undefined };
  const rev = revOf(row);
  const text = canonicalJson(row);
  const sum = sha256Anywhere(text);
  const now: SentRow = { row, sum };
  const edits = sent === undefined ? undefined : difference(sent.row, row);
  if (sent !== undefined && edits !== undefined && canonicalJson(edits).length < text.length / 2) {
    return { change: { ...name, rev, kind: 'edit', edits, from: sent.sum, sum }, sent: now };
  }
  return { change: { ...name, rev, kind: 'put', row, sum }, sent: now };
}
