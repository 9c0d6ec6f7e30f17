import type {
  Database,
  DrawingRow,
  OperationKind,
  OperationRow,
  PictureRow,
  ReplacedRow,
  Row,
  RowTable,
  TableName,
  TemplateRow,
} from './database.ts';
import { type Exchanged, exchange, type Wanted } from './exchange.ts';
import { storedName } from './item.ts';

/** One document or template as it shall stand; undefined takes away what is there. */
export interface WantedDocument {
  readonly table: RowTable;
  readonly id: string;
  readonly after: unknown;
  /** Texts of fields that are no value yet, see `Row.drafts`. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** See `Row.shared`. */
  readonly shared?: string;
}

/** Files that documents of the operation name by hash. */
export interface Assets {
  readonly pictures?: readonly PictureRow[];
  readonly drawings?: readonly DrawingRow[];
}

/** What the operations tell the rest of the library. */
interface Told {
  /** Resolves when nothing that was typed is on its way to disk. */
  settled(): Promise<void>;
  /** These places have changed, and the disk has them. */
  changed(places: readonly Exchanged[]): void;
}

/** How many operations can be taken back. */
const MOST_OPERATIONS = 200;

/** What is done to several documents at once: in one transaction, and one step of undo that outlives the app. */
export class Operations {
  readonly #db: Database;
  readonly #told: Told;

  constructor(db: Database, told: Told) {
    this.#db = db;
    this.#told = told;
  }

  /**
   * Carries all changes out, or none, and rejects with the reason. What is deleted goes to the trash too.
   *
   * @param assets kept in the same transaction
   * @param trash keys of the trash whose rows are brought back
   */
  async run(
    kind: OperationKind,
    changes: readonly WantedDocument[],
    assets: Assets = {},
    trash: readonly string[] = [],
  ): Promise<{ undo(): Promise<void> }> {
    await this.#told.settled();
    const db = this.#db;
    const at = Date.now();
    const { n, places } = await db.operate(async () => {
      await db.pictures.bulkPut([...(assets.pictures ?? [])]);
      await db.drawings.bulkPut([...(assets.drawings ?? [])]);
      await db.trash.bulkDelete([...trash]);
      const undone = await db.operations.filter((operation) => operation.undone > 0).primaryKeys();
      await forget(db, undone);
      const places = await exchange(
        db,
        changes.map((change) => wantedRow(change, at)),
      );
      const n = await db.operations.add({ kind, ...summary(places), at, undone: 0 });
      await keepReplaced(db, n, kind, places, new Map(), at);
      const all = await db.operations.toCollection().primaryKeys();
      await forget(db, all.slice(0, Math.max(0, all.length - MOST_OPERATIONS)));
      return { n, places };
    });
    this.#told.changed(places);
    return { undo: () => this.#exchange(n, 'undo') };
  }

  /** The operation that undo would take back, and the one that redo would bring back. */
  async last(): Promise<{ undo?: OperationRow; redo?: OperationRow }> {
    const all = await this.#db.operations.toArray();
    const undo = all.filter(({ undone }) => undone === 0).at(-1);
    const redo = all.reduce<OperationRow | undefined>((a, b) => (b.undone > (a?.undone ?? 0) ? b : a), undefined);
    return { ...(undo && { undo }), ...(redo && { redo }) };
  }

  /** Takes the last operation back; the answer is which, or nothing where there is none. */
  undo(): Promise<OperationRow | undefined> {
    return this.#walk('undo');
  }

  /** Does again what was taken back last. */
  redo(): Promise<OperationRow | undefined> {
    return this.#walk('redo');
  }

  async #walk(way: 'undo' | 'redo'): Promise<OperationRow | undefined> {
    const operation = (await this.last())[way];
    if (operation?.n !== undefined) await this.#exchange(operation.n, way);
    return operation;
  }

  /** Nothing happens where it was done already, by another window for instance. */
  async #exchange(n: number, way: 'undo' | 'redo'): Promise<void> {
    await this.#told.settled();
    const db = this.#db;
    const places = await db.operate(async () => {
      const all = await db.operations.toArray();
      const operation = all.find((one) => one.n === n);
      if (operation === undefined || operation.undone > 0 !== (way === 'redo')) return [];
      const kept = new Map((await replacedBy(db, n)).map((row) => [`${row.table}/${row.id}`, row]));
      const places = await exchange(
        db,
        [...kept.values()].map(({ table, id, row }) => ({ table, id, row })),
      );
      await keepReplaced(db, n, operation.kind, places, kept, Date.now());
      const undone = way === 'redo' ? 0 : Math.max(...all.map((one) => one.undone)) + 1;
      await db.operations.put({ ...operation, undone });
      return places;
    });
    this.#told.changed(places);
  }
}

function wantedRow({ table, id, after, drafts, shared }: WantedDocument, at: number): Wanted {
  if (after === undefined) return { table, id, row: undefined };
  const known = shared === undefined ? {} : { shared };
  if (table === 'templates') return { table, id, row: { id, template: after, addedAt: at, ...known } };
  return { table, id, row: { id, document: after, ...(drafts && { drafts }), updatedAt: at, rev: 0, ...known } };
}

/** All that an operation has replaced. */
export const replacedBy = (db: Database, n: number): Promise<ReplacedRow[]> =>
  db.replaced.where('n').equals(n).toArray();

/** Lets go of operations and of what they kept. */
async function forget(db: Database, numbers: readonly number[]): Promise<void> {
  if (numbers.length > 0)
    await db.replaced
      .where('n')
      .anyOf([...numbers])
      .delete();
  await db.operations.bulkDelete([...numbers]);
}

const changedAt = (row: Row | TemplateRow | undefined): number =>
  row === undefined ? 0 : 'template' in row ? row.addedAt : row.updatedAt;

/**
 * Keeps what has made room, and brings the trash in line: what a deletion takes away lies there, and so does what undo takes
 * away though somebody has worked on it since. What has come back is no longer in it.
 *
 * @param kept what the operation kept before, by place
 */
async function keepReplaced(
  db: Database,
  n: number,
  kind: OperationKind,
  places: readonly Exchanged[],
  kept: ReadonlyMap<string, ReplacedRow>,
  at: number,
): Promise<void> {
  const back: string[] = [];
  const rows = places.map(({ table, id, before, after }): ReplacedRow => {
    const last = kept.get(`${table}/${id}`);
    if (last?.trash !== undefined) back.push(last.trash);
    const isTrash =
      before !== undefined &&
      after === undefined &&
      (kind === 'delete' || kind === 'bring-back' || (last !== undefined && last.put !== changedAt(before)));
    const trash = isTrash ? { trash: `${table}/${id}/${at}` } : {};
    return { n, table, id, ...(before && { row: before }), put: changedAt(after), ...trash };
  });
  await db.trash.bulkDelete(back);
  const trash = rows.flatMap(({ table, row, trash: key }) =>
    row === undefined || key === undefined ? [] : [{ key, table, row, deletedAt: at }],
  );
  await db.trash.bulkPut(trash);
  await db.replaced.bulkPut(rows);
}

function summary(places: readonly Exchanged[]): Pick<OperationRow, 'counts' | 'name'> {
  const counts: Partial<Record<RowTable, number>> = {};
  for (const { table } of places) counts[table] = (counts[table] ?? 0) + 1;
  const [only] = places;
  return places.length === 1 && only !== undefined ? { counts, name: rowName(only.after ?? only.before) } : { counts };
}

/** What people call a stored document or template; its id where it has no name. */
export function rowName(row: Row | TemplateRow | undefined): string {
  if (row === undefined) return '';
  return storedName('template' in row ? { document: row.template } : row) || row.id;
}

/** The places of one table, as its part of the library takes them. */
export const placesOf = (places: readonly Exchanged[], table: TableName): { rows: Row[]; gone: string[] } => ({
  rows: places.flatMap((place) => (place.table === table && place.after !== undefined ? [place.after as Row] : [])),
  gone: places.flatMap((place) => (place.table === table && place.after === undefined ? [place.id] : [])),
});
