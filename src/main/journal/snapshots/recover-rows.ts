/** Recovers rows, with their documents, from the journal and its snapshots. */

import { sha256 } from '../../../node/sha256.ts';
import type { RecoveredRow, RowName } from '../../../shared/library/journal.ts';
import { computeRowChecksum } from '../../../shared/library/row-checksum.ts';
import { getRowKey } from '../segments/state.ts';
import type { Chain } from './chain.ts';
import { unpackRow } from './row-document.ts';
import { openArchive } from './snapshot-files.ts';
import type { IndexedRow } from './snapshot-index.ts';

/** Returns the newest state of these rows, without missing and damaged rows. */
export async function recoverRows(
  { replay, baseSnapshot }: Chain,
  rowNames: readonly RowName[],
): Promise<RecoveredRow[]> {
  const rowKeys = rowNames.map(getRowKey);
  const isInArchive = (rowKey: string) => replay.state.rows.has(rowKey) && !replay.rowContents.has(rowKey);
  const archivedRows =
    baseSnapshot && rowKeys.some(isInArchive)
      ? await readArchiveRows(baseSnapshot.archive, new Set(rowKeys.filter(isInArchive)))
      : [];
  const archivedRowsByKey = new Map(archivedRows.map((row) => [getRowKey(row), row]));
  return rowKeys.flatMap((rowKey) => {
    const knownRow = replay.state.rows.get(rowKey);
    if (knownRow === undefined) return [];
    const row = replay.rowContents.get(rowKey);
    return row === undefined ? (archivedRowsByKey.get(rowKey) ?? []) : [{ ...knownRow, row }];
  });
}

/** Returns the requested rows of an archive, or all rows. Returns no rows if the archive is damaged. */
export async function readArchiveRows(
  archiveBytes: Uint8Array,
  wantedKeys?: ReadonlySet<string>,
): Promise<RecoveredRow[]> {
  const openResult = await openArchive(archiveBytes);
  if ('reason' in openResult) return [];
  const rows: RecoveredRow[] = [];
  for (const indexedRow of openResult.rows.rows) {
    if (wantedKeys && !wantedKeys.has(getRowKey(indexedRow))) continue;
    const storedRow = await readArchiveRow(openResult.archive, indexedRow);
    const { table, id, rev, sum, name } = indexedRow;
    if (storedRow !== undefined && computeRowChecksum(storedRow, sha256) === sum)
      rows.push({ table, id, rev, sum, name, row: storedRow });
  }
  return rows;
}

/** Reads one row. A document is an entry of the archive; its row is stored as a `frame` that has null in place of the document. */
async function readArchiveRow(archive: OpenArchive, indexedRow: IndexedRow): Promise<unknown> {
  if ('row' in indexedRow) return indexedRow.row;
  const manifestEntry = archive.manifest.entries[indexedRow.entry];
  if (manifestEntry === undefined) return undefined;
  const document: unknown = JSON.parse(Buffer.from(await archive.bytes(manifestEntry)).toString('utf8'));
  return unpackRow(indexedRow.table, indexedRow.frame, document);
}

type OpenArchive = Extract<Awaited<ReturnType<typeof openArchive>>, { archive: unknown }>['archive'];
