/** Rows that database or journal lack. Only keys and numbers are compared, since this runs at every start. */
import { JOURNAL_TABLES, type JournalInventory, type JournalTable, type KnownRow, type RowName } from '../journal.ts';

/** What one table of the database holds. */
export interface TableInventory {
  readonly ids: readonly string[];
  /** The number of its newest change and of its newest deletion; 0 in tables without. */
  readonly rev: number;
  readonly deletedAt: number;
  /** The number of the change that wrote each row. Only needed where `rev` differs from the journal's. */
  readonly revs?: ReadonlyMap<string, number>;
}
export type Inventory = Readonly<Partial<Record<JournalTable, TableInventory>>>;

export interface Comparison {
  /** Rows that the journal has and the database has not, and nobody has deleted them. */
  readonly missing: readonly KnownRow[];
  /** Rows of which the database has an older state than the journal. */
  readonly older: readonly KnownRow[];
  /** Rows that the journal lacks, or has in an older state: they have to be sent. */
  readonly unsent: readonly RowName[];
  /** Rows that were deleted after the journal's last change. */
  readonly gone: readonly (RowName & { readonly rev: number })[];
  /** Rows that are deleted in the journal and present in the database. They are among `unsent` too. */
  readonly returned: readonly RowName[];
}

/** How long a deleted document stays in the trash, in milliseconds. */
const TRASH_MS = 30 * 24 * 3_600_000;

/** Compares without waiting and in time linear in the rows. @param now milliseconds since 1970 */
export function compareWithKnown(inventory: Inventory, known: JournalInventory, now: number): Comparison {
  const byTable = new Map(JOURNAL_TABLES.map((table) => [table, new Map<string, KnownRow>()]));
  for (const row of known.rows) byTable.get(row.table)?.set(row.id, row);
  const deleted = new Set(known.deleted.map(({ table, id }) => `${table}/${id}`));
  const isGone = deletedSince(inventory, known, byTable, now);
  const found: Lists = { missing: [], older: [], unsent: [], gone: [], returned: [] };
  for (const [table, rows] of byTable) {
    const { ids, rev, revs } = inventory[table] ?? { ids: [], rev: 0 };
    const there = new Set(ids);
    for (const row of rows.values()) {
      if (there.has(row.id)) continue;
      if (isGone(row)) found.gone.push({ table, id: row.id, rev });
      else found.missing.push(row);
    }
    for (const id of ids) compareRow({ table, id }, revs?.get(id), rows.get(id), found);
  }
  if (known.lost.length > 0) addLost(inventory, known, isGone, found);
  found.returned = found.unsent.filter(({ table, id }) => {
    const own = inventory[table]?.revs?.get(id) ?? 0;
    return deleted.has(`${table}/${id}`) && own <= (known.revs[table] ?? 0);
  });
  return found;
}

/**
 * Rows whose newest change is lost in the journal and in the database, which has an older one, or none. Where its
 * table has no numbers, the row counts as up to date.
 */
function addLost(
  inventory: Inventory,
  known: JournalInventory,
  isGone: (row: KnownRow) => boolean,
  found: Lists,
): void {
  const reported = new Set([...found.missing, ...found.older].map(({ table, id }) => `${table}/${id}`));
  const there = new Set(JOURNAL_TABLES.flatMap((table) => (inventory[table]?.ids ?? []).map((id) => `${table}/${id}`)));
  for (const row of known.lost) {
    const key = `${row.table}/${row.id}`;
    if (reported.has(key)) continue;
    const rev = inventory[row.table]?.revs?.get(row.id) ?? Number.POSITIVE_INFINITY;
    if (there.has(key) && rev < row.rev) found.older.push(row);
    if (!there.has(key) && !isGone(row)) found.missing.push(row);
  }
}

/** Compares a row that exists; one without a number counts as up to date. */
function compareRow(name: RowName, rev: number | undefined, known: KnownRow | undefined, found: Lists): void {
  if (known === undefined) found.unsent.push(name);
  else if (rev !== undefined && rev > known.rev) found.unsent.push(name);
  else if (rev !== undefined && rev < known.rev) found.older.push(known);
}

type Lists = { -readonly [K in keyof Comparison]: Comparison[K][number][] };

/** Distinguishes a row that was deleted, for instance just before the app was killed, from one that was lost. */
function deletedSince(
  inventory: Inventory,
  { revs }: JournalInventory,
  byTable: ReadonlyMap<JournalTable, ReadonlyMap<string, KnownRow>>,
  now: number,
): (row: KnownRow) => boolean {
  const there = new Set(JOURNAL_TABLES.flatMap((table) => (inventory[table]?.ids ?? []).map((id) => `${table}/${id}`)));
  // Entries of the trash that the journal does not know were made after its last change.
  const fresh = (inventory.trash?.ids ?? []).filter((key) => byTable.get('trash')?.has(key) !== true);
  const inTrash = new Set(fresh.map((key) => key.slice(0, key.lastIndexOf('/'))));
  return ({ table, id }) => {
    if (inTrash.has(`${table}/${id}`)) return true;
    if (table === 'trash') {
      const document = id.slice(0, id.lastIndexOf('/'));
      const [from, ...rest] = document.split('/');
      const wasThere = byTable.get(from as JournalTable)?.has(rest.join('/')) === true;
      // Restored, or deleted longer ago than the trash keeps documents.
      return (there.has(document) && !wasThere) || now - Number(id.slice(id.lastIndexOf('/') + 1)) > TRASH_MS;
    }
    return (inventory[table]?.deletedAt ?? 0) > (revs[table] ?? 0);
  };
}
