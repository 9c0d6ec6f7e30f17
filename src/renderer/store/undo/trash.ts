import type { Database } from '../database.ts';
import { newId } from '../ids.ts';
import { storedName } from '../item.ts';
import type { TableName, TrashRow } from '../rows.ts';
import { asDocumentRow } from '../templates/old-templates.ts';
import type { Operations, WantedDocument } from './operations.ts';
import { rowName } from './replaced.ts';
import { forgetSteps } from './stored-history.ts';
import { dueNow } from './trash-time.ts';

/** A row of the trash as a list shows it. */
export interface Trashed {
  readonly key: string;
  readonly table: TableName;
  readonly id: string;
  /** Its name, or its id where it has none. */
  readonly name: string;
  readonly deletedAt: number;
}

/** How many rows were restored, and how many of them under another id because theirs was taken. */
export interface RestoreResult {
  /** Number of the operation. */
  readonly n: number;
  readonly undo: () => Promise<void>;
  readonly count: number;
  readonly renamed: number;
}

/** Deleted documents, kept for a month. */
export class Trash {
  readonly #db: Database;
  readonly #operations: Operations;

  constructor(database: Database, operations: Operations) {
    this.#db = database;
    this.#operations = operations;
  }

  /** All rows, the last deleted first. Follows changes within a live query. */
  async list(): Promise<Trashed[]> {
    const rows: Trashed[] = [];
    await this.#db.trash.each(({ key, table, row, deletedAt }) => {
      rows.push({ key, table, id: row.id, name: storedName(asDocumentRow(row)), deletedAt });
    });
    return rows.sort((a, b) => b.deletedAt - a.deletedAt || (a.name < b.name ? -1 : 1));
  }

  /** Restores rows as one operation. A row whose id is taken gets a new id, so that both are kept. */
  async bringBack(keys: readonly string[]): Promise<RestoreResult> {
    const rows = (await this.#db.trash.bulkGet([...keys])).flatMap((row) => row ?? []);
    const taken = new Set<string>();
    for (const { table, row } of rows) {
      const there = await this.#db.table(table).where('id').equals(row.id).count();
      if (there > 0) taken.add(`${table}/${row.id}`);
    }
    let renamed = 0;
    const changes = rows.map((row): WantedDocument => {
      const { id } = row.row;
      if (!taken.has(`${row.table}/${id}`)) {
        taken.add(`${row.table}/${id}`);
        return wanted(row, id);
      }
      renamed += 1;
      return wanted(
        row,
        newId(rowName(asDocumentRow(row.row)), (other) => taken.has(`${row.table}/${other}`)),
      );
    });
    const { n, undo } = await this.#operations.run(
      'bring-back',
      changes,
      {},
      rows.map(({ key }) => key),
    );
    return { n, undo, count: rows.length, renamed };
  }

  /** Deletes for good: the rows, the steps of their documents, and what an undo of the deletion would bring back. */
  async deleteForGood(keys: readonly string[]): Promise<void> {
    const database = this.#db;
    const gone = new Set(keys);
    await database.operate(async () => {
      const rows = (await database.trash.bulkGet([...keys])).flatMap((row) => row ?? []);
      await database.trash.bulkDelete([...keys]);
      const places = new Map(rows.map(({ table, row }) => [`${table}/${row.id}`, { table, id: row.id }]));
      const kept = await database.replaced
        .where('[table+id]')
        .anyOf([...places.values()].map(({ table, id }) => [table, id]))
        .filter(({ trash }) => trash !== undefined && gone.has(trash))
        .toArray();
      await database.replaced.bulkDelete(kept.map(({ n, table, id }): [number, TableName, string] => [n, table, id]));
      await recount(
        database,
        kept.map(({ n }) => n),
      );
      await forgetSteps(database, await withoutDocument(database, [...places.keys()]));
    });
  }

  /** Deletes for good what was deleted more than a month ago. */
  async purge(now: number): Promise<void> {
    const all = await this.list();
    const last = await this.#db.meta.get('trash-clock');
    const times = all.map(({ deletedAt }) => deletedAt);
    const { clock, isDue } = dueNow(now, last?.key === 'trash-clock' ? last.value : undefined, times);
    const due = all.filter(({ deletedAt }) => isDue(deletedAt)).map(({ key }) => key);
    if (due.length > 0) await this.deleteForGood(due);
    await this.#db.meta.put({ key: 'trash-clock', value: clock });
  }
}

function wanted({ table, row: kept }: TrashRow, id: string): WantedDocument {
  const row = asDocumentRow(kept);
  const value = row.document;
  const after = typeof value === 'object' && value !== null && id !== row.id ? { ...value, id } : value;
  const drafts = row.drafts !== undefined ? { drafts: row.drafts } : {};
  const tags = row.tags !== undefined ? { tags: row.tags } : {};
  return { table, id, after, ...drafts, ...tags, ...(row.shared === undefined ? {} : { shared: row.shared }) };
}

/** Updates the counts of operations that lost some of their rows; operations without rows are deleted. */
async function recount(database: Database, numbers: readonly number[]): Promise<void> {
  for (const n of new Set(numbers)) {
    const operation = await database.operations.get(n);
    const left = await database.replaced.where('n').equals(n).toArray();
    if (operation === undefined) continue;
    if (left.length === 0) {
      await database.operations.delete(n);
      continue;
    }
    const counts: Partial<Record<TableName, number>> = {};
    for (const { table } of left) counts[table] = (counts[table] ?? 0) + 1;
    await database.operations.put({ ...operation, counts });
  }
}

/** Those of the documents that are neither in their table nor in the trash. */
async function withoutDocument(database: Database, documents: readonly string[]): Promise<string[]> {
  const inTrash = new Set(
    (await database.trash.toCollection().primaryKeys()).map((key) => key.slice(0, key.lastIndexOf('/'))),
  );
  const gone: string[] = [];
  for (const document of documents) {
    const [table = '', id = ''] = parts(document);
    if (inTrash.has(document)) continue;
    if ((await database.table(table).where('id').equals(id).count()) === 0) gone.push(document);
  }
  return gone;
}

/** Table and id; an id may hold a slash. */
const parts = (document: string): [string, string] => {
  const at = document.indexOf('/');
  return [document.slice(0, at), document.slice(at + 1)];
};
