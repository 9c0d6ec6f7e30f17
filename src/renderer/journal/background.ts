/** What is done behind an open library: the journal gets what it has not, and everything is compared with it. */

import type { JournalBridge } from '../../shared/bridge.ts';
import { canonicalJson } from '../../shared/document/canonical.ts';
import { sha256Anywhere } from '../../shared/document/sha256.ts';
import { JOURNAL_TABLES, type KnownRow, type RowName } from '../../shared/library/journal.ts';
import type { Database, TableName } from '../store/database.ts';
import type { Written } from '../store/watch-writes.ts';
import { hashesIn } from './assets.ts';
import { isFollowed, revOf } from './change-of.ts';
import type { Journal } from './journal.ts';

/** Rows of one go, and the rest between two: a key that is pressed meanwhile does not notice. */
const SLICE = 20;
const REST_MS = 50;

export interface CaughtUp {
  /** Rows whose content is not what the journal knows, though nothing has changed them: the disk has. */
  readonly altered: readonly KnownRow[];
  /** Hashes of pictures and drawings that rows name. */
  readonly named: ReadonlySet<string>;
  /** Deleted rows that were there again, and stay. */
  readonly returned: number;
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));
const keyOf = ({ table, id }: RowName): string => `${table}/${id}`;

/**
 * Sends what the journal lacks, then compares the sums of all rows. Reads in small parts; the longest of them takes a few
 * milliseconds. `isOver` ends it.
 */
export async function catchUp(db: Database, journal: Journal, isOver: () => boolean): Promise<CaughtUp> {
  const { start, feed, bridge } = journal;
  const named = new Set<string>();
  if (start === undefined) return { altered: [], named, returned: 0 };
  const { known, comparison } = start;
  await writeAnew(db, comparison.returned);
  await feed.send(comparison.gone);
  const rows = new Map(known.rows.map((row) => [keyOf(row), row]));
  // A journal that is damaged itself is told everything again.
  const isUnsent = (key: string) => known.faults.length > 0 || !rows.has(key);
  const altered: KnownRow[] = [];
  for (const table of JOURNAL_TABLES) {
    const ids = (await db.table(table).toCollection().primaryKeys()).map(String).filter((id) => isFollowed(table, id));
    for (let at = 0; at < ids.length && !isOver(); at += SLICE) {
      await rest();
      const read = await db.table(table).bulkGet(ids.slice(at, at + SLICE));
      const found = read.flatMap((row, i) => (row === undefined ? [] : [{ table, id: ids[at + i] as string, row }]));
      for (const { row } of found) for (const hash of hashesIn(row)) named.add(hash);
      const old = found.filter((written) => !feed.wasWritten(written));
      const other = old.filter(
        (written) => !isUnsent(keyOf(written)) && sumOfRow(written.row) !== rows.get(keyOf(written))?.sum,
      );
      const [newer, damaged] = await parted(bridge, other, rows);
      altered.push(...damaged);
      await feed.send([...old.filter((written) => isUnsent(keyOf(written))), ...newer]);
    }
  }
  return { altered, named, returned: comparison.returned.length };
}

/** Rows that say something else than the journal: those that were changed later, and those that the disk has changed. */
async function parted(
  bridge: JournalBridge,
  found: readonly (Written & RowName)[],
  rows: ReadonlyMap<string, KnownRow>,
): Promise<[newer: Written[], damaged: KnownRow[]]> {
  const newer: Written[] = [];
  const damaged: KnownRow[] = [];
  if (found.length === 0) return [newer, damaged];
  const kept = new Map(
    (await bridge.journalRows(found.map(({ table, id }) => ({ table, id })))).map((row) => [keyOf(row), row.row]),
  );
  for (const written of found) {
    const row = rows.get(keyOf(written));
    const isNewer =
      row === undefined || revOf(written.row) > row.rev || timeOf(written.row) > timeOf(kept.get(keyOf(written)));
    // What was printed has no number and no time, and nobody would miss an older state of it.
    if (isNewer || written.table === 'meta') newer.push(written);
    else damaged.push(row);
  }
  return [newer, damaged];
}

/** When a row was changed last, in milliseconds since 1970; 0 for one that does not say. */
function timeOf(row: unknown): number {
  const { updatedAt, addedAt, usedAt, deletedAt } = (row ?? {}) as Record<string, unknown>;
  const time = updatedAt ?? addedAt ?? usedAt ?? deletedAt;
  return typeof time === 'number' ? time : 0;
}

const sumOfRow = (row: unknown): string => sha256Anywhere(canonicalJson(row));

/** With the next number of their table, so that they are newer than their deletion. */
async function writeAnew(db: Database, rows: readonly RowName[]): Promise<void> {
  for (const { table, id } of rows) {
    if (table === 'meta' || table === 'templates' || table === 'trash' || table === 'mappings') {
      const row = await db.table(table).get(id);
      if (row !== undefined) await db.table(table).put(row);
      continue;
    }
    await db.change(table as TableName, async (rev) => {
      const row = await db.documents(table as TableName).get(id);
      if (row !== undefined) await db.documents(table as TableName).put({ ...row, rev });
    });
  }
}
