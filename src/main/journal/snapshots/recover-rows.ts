/** Rows as they would come back, with their documents. */

import { sha256 } from '../../../node/sha256.ts';
import type { RecoveredRow, RowName } from '../../../shared/library/journal.ts';
import { sumOf } from '../../../shared/library/sum-of.ts';
import { keyOf } from '../segments/state.ts';
import type { Chain } from './chain.ts';
import { rowFromArchive } from './row-document.ts';
import { openArchive } from './snapshot-files.ts';
import type { IndexedRow } from './snapshot-index.ts';

/** The newest state of these rows. Those that are not there, or not as they should be, are left out. */
export async function recoverRows({ replay, base }: Chain, names: readonly RowName[]): Promise<RecoveredRow[]> {
  const keys = names.map(keyOf);
  const isPacked = (key: string) => replay.state.rows.has(key) && !replay.values.has(key);
  const packed = base && keys.some(isPacked) ? await rowsOf(base.archive, new Set(keys.filter(isPacked))) : [];
  const held = new Map(packed.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => {
    const known = replay.state.rows.get(key);
    if (known === undefined) return [];
    const row = replay.values.get(key);
    return row === undefined ? (held.get(key) ?? []) : [{ ...known, row }];
  });
}

/** The rows of an archive that are asked for, or all; none where it is damaged. */
export async function rowsOf(bytes: Uint8Array, wanted?: ReadonlySet<string>): Promise<RecoveredRow[]> {
  const opened = await openArchive(bytes);
  if ('why' in opened) return [];
  const rows: RecoveredRow[] = [];
  for (const indexed of opened.rows.rows) {
    if (wanted && !wanted.has(keyOf(indexed))) continue;
    const row = await rowOf(opened.archive, indexed);
    const { table, id, rev, sum, name } = indexed;
    if (row !== undefined && sumOf(row, sha256) === sum) rows.push({ table, id, rev, sum, name, row });
  }
  return rows;
}

async function rowOf(archive: OpenArchive, row: IndexedRow): Promise<unknown> {
  if ('row' in row) return row.row;
  const entry = archive.manifest.entries[row.entry];
  if (entry === undefined) return undefined;
  const document: unknown = JSON.parse(Buffer.from(await archive.bytes(entry)).toString('utf8'));
  return rowFromArchive(row.table, row.frame, document);
}

type OpenArchive = Extract<Awaited<ReturnType<typeof openArchive>>, { archive: unknown }>['archive'];
