/** Work in the background of an open library: the journal gets missing rows, and all rows are compared with it. */

import type { JournalBridge } from '../../../shared/bridge.ts';
import { canonicalJson } from '../../../shared/document/fingerprint/canonical.ts';
import { sha256Anywhere } from '../../../shared/document/fingerprint/sha256.ts';
import { JOURNAL_TABLES, type JournalTable, type KnownRow, type RowName } from '../../../shared/library/journal.ts';
import type { Database } from '../database.ts';
import type { CommittedWrite } from '../watch-writes.ts';
import { hashesIn } from './assets.ts';
import { isJournaled, revOf } from './change-of.ts';
import type { Feed } from './feed.ts';
import { isDocuments } from './inventory.ts';
import type { Journal } from './journal.ts';

/** Rows of one batch, and the pause after it, so that typing is not delayed. */
const SLICE = 8;
const REST_MS = 50;

export interface CatchUpResult {
  /** Rows that differ from the journal although no change was made to them: the disk has altered them. */
  readonly altered: readonly KnownRow[];
  /** Hashes of assets that rows name. */
  readonly named: ReadonlySet<string>;
  /** How many deleted rows were in the database again, and are kept. */
  readonly returned: number;
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));
const keyOf = ({ table, id }: RowName): string => `${table}/${id}`;

/**
 * Sends what the journal lacks, then compares the checksums of all rows. Reads in small batches of a few milliseconds each.
 * Stops as soon as `isOver` returns true.
 */
export async function catchUp(database: Database, journal: Journal, isOver: () => boolean): Promise<CatchUpResult> {
  const { start, feed, bridge } = journal;
  const named = new Set<string>();
  if (start === undefined) return { altered: [], named, returned: 0 };
  const { known, comparison } = start;
  await writeAgain(database, comparison.returned);
  await feed.send(comparison.gone);
  // First the rows the journal is known to lack: written just before the app was killed, or before there was a journal.
  const sent = await sendMissing(database, feed, comparison.unsent, isOver);
  const rows = new Map(known.rows.map((row) => [keyOf(row), row]));
  const isDamaged = known.faults.length > 0;
  const altered: KnownRow[] = [];
  for (const table of JOURNAL_TABLES) {
    const ids = (await database.table(table).toCollection().primaryKeys())
      .map(String)
      .filter((id) => isJournaled(table, id));
    for (let at = 0; at < ids.length && !isOver(); at += SLICE) {
      await rest();
      const found = await readRows(database, table, ids.slice(at, at + SLICE));
      const texts = found.map(({ row }) => canonicalJson(row));
      for (const text of texts) for (const hash of hashesIn(text)) named.add(hash);
      const other = found.filter((written, index) => {
        if (feed.wasWritten(written) || sent.has(keyOf(written))) return false;
        return isDamaged || sha256Anywhere(texts[index] as string) !== rows.get(keyOf(written))?.sum;
      });
      // A damaged journal gets all rows again.
      const [newer, damaged] = isDamaged ? [other, []] : await newerAndDamaged(bridge, other, rows);
      altered.push(...damaged);
      await feed.send(newer);
    }
  }
  return { altered, named, returned: comparison.returned.length };
}

async function readRows(
  database: Database,
  table: JournalTable,
  ids: readonly string[],
): Promise<(CommittedWrite & RowName)[]> {
  const rows = await database.table(table).bulkGet([...ids]);
  return rows.flatMap((row, index) => (row === undefined ? [] : [{ table, id: ids[index] as string, row }]));
}

/** @returns their names, as `keyOf` makes them */
async function sendMissing(
  database: Database,
  feed: Feed,
  unsent: readonly RowName[],
  isOver: () => boolean,
): Promise<ReadonlySet<string>> {
  for (const table of JOURNAL_TABLES) {
    const ids = unsent.filter((name) => name.table === table).map(({ id }) => id);
    for (let at = 0; at < ids.length && !isOver(); at += SLICE) {
      const rows = await readRows(database, table, ids.slice(at, at + SLICE));
      await feed.send(rows.filter((written) => !feed.wasWritten(written)));
      await rest();
    }
  }
  return new Set(unsent.map(keyOf));
}

/** Rows that differ from the journal: those that were changed later, and those that the disk has altered. */
async function newerAndDamaged(
  bridge: JournalBridge,
  found: readonly (CommittedWrite & RowName)[],
  rows: ReadonlyMap<string, KnownRow>,
): Promise<[newer: CommittedWrite[], damaged: KnownRow[]]> {
  const newer: CommittedWrite[] = [];
  const damaged: KnownRow[] = [];
  if (found.length === 0) return [newer, damaged];
  const kept = new Map(
    (await bridge.journalRows(found.map(({ table, id }) => ({ table, id })))).map((row) => [keyOf(row), row.row]),
  );
  for (const written of found) {
    const row = rows.get(keyOf(written));
    const isNewer =
      row === undefined || revOf(written.row) > row.rev || timeOf(written.row) > timeOf(kept.get(keyOf(written)));
    // The record of the last print has no revision and no time, and an older state of it does no harm.
    if (isNewer || written.table === 'meta') newer.push(written);
    else damaged.push(row);
  }
  return [newer, damaged];
}

/** When a row was changed last, in milliseconds since 1970; 0 for a row without a time. */
function timeOf(row: unknown): number {
  const { updatedAt, addedAt, usedAt, deletedAt } = (row ?? {}) as Record<string, unknown>;
  const time = updatedAt ?? addedAt ?? usedAt ?? deletedAt;
  return typeof time === 'number' ? time : 0;
}

/** Writes the rows again with the next revision of their table, so that they are newer than their deletion. */
async function writeAgain(database: Database, rows: readonly RowName[]): Promise<void> {
  for (const { table, id } of rows) {
    if (!isDocuments(table)) {
      const row = await database.table(table).get(id);
      if (row !== undefined) await database.table(table).put(row);
      continue;
    }
    await database.change(table, async (rev) => {
      const row = await database.documents(table).get(id);
      if (row !== undefined) await database.documents(table).put({ ...row, rev });
    });
  }
}
