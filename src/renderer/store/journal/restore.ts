/** Restoring what a database has lost, or continuing without it. */
import type { Incoming, IncomingKind } from '../../../shared/library/import/incoming.ts';
import { nameIn } from '../../../shared/library/import/incoming.ts';
import type { JournalChange, JournalTable, KnownRow, RecoveredRow } from '../../../shared/library/journal.ts';
import type { Library } from '../library.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';
import { isEmpty, noteRaised, readKeys } from './inventory.ts';
import { type Journal, type Loss, restoreRows } from './journal.ts';
import { removeRows, stillUnreadable } from './unreadable.ts';

/** Tables whose rows are shown before they are restored; rows of other tables are restored along with them. */
const SHOWN: readonly JournalTable[] = TABLE_NAMES;

export const isShown = ({ table }: { table: JournalTable }): boolean => SHOWN.includes(table);

/**
 * Rows of a journal or a snapshot as documents for the import dialog; rows of other tables are left out.
 * @param newest whether they are the newest state of what the library has lost
 */
export function incomingOf(rows: readonly RecoveredRow[], from: string, newest: boolean): Incoming[] {
  return rows.filter(isShown).map(({ table, id, row }): Incoming => {
    const kind = table as IncomingKind;
    const { document, template, drafts, tags, updatedAt } = row as Record<string, unknown>;
    // Templates were rows of another form once.
    const held = document ?? template;
    const kept = {
      ...(drafts === undefined ? {} : { drafts: drafts as Record<string, string> }),
      ...(tags === undefined ? {} : { tags: tags as string[] }),
      ...(typeof updatedAt === 'number' && { updatedAt }),
    };
    return { kind, id, name: nameIn(held), document: held, from, ...kept, ...(newest && { newest }) };
  });
}

/** When the newest of these rows was written, in milliseconds since 1970; undefined = unknown. */
export function newestOf(rows: readonly RecoveredRow[]): number | undefined {
  const times = rows.map(({ row }) => {
    const { updatedAt, addedAt } = row as Record<string, unknown>;
    return Number(updatedAt ?? addedAt ?? 0);
  });
  const newest = times.reduce((a, b) => Math.max(a, b), 0);
  return newest > 0 ? newest : undefined;
}

/**
 * Makes room for what comes back: the database is replaced where it cannot be opened (main has set it aside), rows that
 * cannot be read are taken out, and what is no document comes back at once. Rejects when the disk refuses.
 */
export async function prepare({ database }: Library, journal: Journal, loss: Loss): Promise<void> {
  if (loss.kind === 'refused') {
    database.close();
    const replaced = await journal.bridge.journalReplaceDatabase();
    if (!replaced.ok) throw new Error(replaced.refused);
    await database.open();
  }
  // Noted before the counters are raised, since the app may be killed in between.
  if (loss.older.length > 0) await noteRaised(database, true);
  await journal.raiseRevs(database);
  const unreadable = await stillUnreadable(database, loss.unreadable);
  journal.feed.keepUnreported(unreadable);
  await removeRows(database, unreadable);
  const meta = journal.known?.rows.filter(({ table }) => table === 'meta') ?? [];
  const others = loss.missing.filter((row) => !isShown(row));
  const there = await readKeys(database);
  await restoreRows(
    database,
    journal.bridge,
    [...meta, ...others].filter(({ table, id }) => there[table]?.ids.includes(id) !== true),
  );
}

/** Those of the lost rows that have not been restored yet. */
export async function stillMissing({ database }: Library, loss: Loss): Promise<KnownRow[]> {
  const keys = await readKeys(database);
  const there = new Map(Object.entries(keys).map(([table, held]) => [table, new Set(held.ids)]));
  return loss.missing.filter(({ table, id }) => there.get(table)?.has(id) !== true);
}

/**
 * Goes on without the rows. They are put into a snapshot first, so that they can be brought back from there; then the
 * journal learns that they are gone. Rejects with a sentence when no snapshot could be written.
 */
export async function continueWithout(library: Library, journal: Journal, loss: Loss): Promise<void> {
  const { bridge } = journal;
  const kept = loss.missing.length === 0 ? ({ ok: true } as const) : await bridge.backupNow();
  if (!kept.ok) throw new Error(kept.refused);
  await prepare(library, journal, loss);
  const gone = (await stillMissing(library, loss)).map(
    ({ table, id, rev }): JournalChange => ({
      table,
      id,
      rev: Math.max(rev, journal.known?.revs[table] ?? 0),
      kind: 'delete',
    }),
  );
  const reply = await bridge.journalAppend(gone);
  if (!reply.ok) throw new Error(reply.refused);
  for (const { table, id } of loss.older) await keepOlder(library, table as TableName, id);
}

/** Marks the state in the database as the newest one. */
async function keepOlder({ database }: Library, table: TableName, id: string): Promise<void> {
  await database.change(table, async (rev) => {
    const row = await database.documents(table).get(id);
    if (row !== undefined) await database.documents(table).put({ ...row, rev });
  });
}

/** Whether there is nothing in the library at all. */
export const isEmptyLibrary = async ({ database }: Library): Promise<boolean> => isEmpty(await readKeys(database));
