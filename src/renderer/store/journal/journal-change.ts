/**
 * Converts a written row to a change of the journal, the copy of the library in files of the main process: edits if they are much shorter
 * than the row, otherwise the whole row.
 */

import type { Edit } from '../../../shared/document/edit.ts';
import { writeCanonicalJson } from '../../../shared/document/fingerprint/canonical.ts';
import { sha256Anywhere } from '../../../shared/document/fingerprint/sha256.ts';
import { JOURNAL_TABLES, type JournalChange, type JournalTable } from '../../../shared/library/journal.ts';
import type { CommittedWrite, RowEdits } from '../watch-writes.ts';

/** The state of a row in the journal: its revision and its checksum. Later changes can be sent as edits of this state. */
export interface SentRow {
  readonly rev: number;
  readonly sum: string;
}

/** Returns the edits of a row since a revision, or undefined if they aren't known. */
function findEditsSince(revision: number, knownEdits: readonly RowEdits[] = []): Edit[] | undefined {
  const firstIndex = knownEdits.findIndex(({ from: fromRevision }) => fromRevision === revision);
  return firstIndex < 0 ? undefined : knownEdits.slice(firstIndex).flatMap(({ edits }) => edits);
}

/** Whether edits are much shorter than the row, whose canonical JSON is `rowJson`. */
const isShort = (edits: readonly Edit[], rowJson: string): boolean => JSON.stringify(edits).length < rowJson.length / 2;

/** The meta rows with data of the user, apart from notes about events. All other meta rows are counters and marks of this database. */
const JOURNALED_META_KEYS: readonly string[] = ['samples', 'printed', 'filters'];
const EVENT_NOTES_PREFIX = 'event:';

const isJournalTable = (tableName: string): tableName is JournalTable =>
  (JOURNAL_TABLES as readonly string[]).includes(tableName);

/** Whether the journal records this row. */
export const isJournaled = (tableName: string, rowId: string): tableName is JournalTable =>
  isJournalTable(tableName) &&
  (tableName !== 'meta' || JOURNALED_META_KEYS.includes(rowId) || rowId.startsWith(EVENT_NOTES_PREFIX));

/** Returns the revision of a row, or 0 in tables without revisions. */
export function getRevision(row: unknown): number {
  const revision = (row as { rev?: unknown } | null)?.rev;
  return typeof revision === 'number' ? revision : 0;
}

/**
 * Creates the change of the journal for a written row, and the state of the row that the journal has afterwards.
 *
 * @param sentRow the state of the row that the journal has, if it is known
 */
export function createJournalChange(
  { table, id, row, rev: deletedAt = 0, edits: knownEdits }: CommittedWrite,
  sentRow: SentRow | undefined,
): { change: JournalChange; sent: SentRow | undefined } {
  const rowName = { table: table as JournalTable, id };
  if (row === undefined) return { change: { ...rowName, rev: deletedAt, kind: 'delete' }, sent: undefined };
  const revision = getRevision(row);
  const rowJson = writeCanonicalJson(row);
  const checksum = sha256Anywhere(rowJson);
  const newSentRow: SentRow = { rev: revision, sum: checksum };
  const edits = sentRow && findEditsSince(sentRow.rev, knownEdits);
  if (sentRow !== undefined && edits !== undefined && isShort(edits, rowJson)) {
    return {
      change: { ...rowName, rev: revision, kind: 'edit', edits, from: sentRow.sum, sum: checksum },
      sent: newSentRow,
    };
  }
  return { change: { ...rowName, rev: revision, kind: 'put', row, sum: checksum }, sent: newSentRow };
}
