import { liveQuery, type Subscription } from 'dexie';
import type { Database, Row, TableName } from './database.ts';
import { type Drawings, partDrawing } from './drawings.ts';
import { applyEdits, type Edit } from './edit.ts';
import { type Documents, type Item, readRow } from './item.ts';
import { moved, sorted } from './sorted.ts';
import { WriteQueue } from './write-queue.ts';

/** What can happen to a row: its document is edited, a draft is kept or dropped, it comes, it goes. */
type Change =
  | { kind: 'edit'; edits: readonly Edit[] }
  | { kind: 'draft'; path: string; text: string | undefined }
  | { kind: 'put'; row: Row }
  | { kind: 'delete' };

/** What the database has to say: the rows that were written since last time, and all ids when some may have gone. */
interface News {
  rev: number;
  changed: readonly Row[];
  ids: readonly string[] | undefined;
}

/** Milliseconds of parsing in one go, and between two: a key that is pressed meanwhile does not notice. */
const SLICE_MS = 8;
const REST_MS = 40;

/**
 * One table in memory. What is typed is here at once and on its way to disk at once; what another window writes
 * arrives by a live query. Edits are data, so that two windows that change two fields of one document keep both.
 */
export class Shelf<N extends TableName> {
  readonly name: N;
  readonly queue: WriteQueue<Change>;
  readonly #db: Database;
  readonly #drawings: Drawings | undefined;
  #items = new Map<string, Item<Documents[N]>>();
  /** By name; undefined = to be sorted anew when somebody asks. */
  #sorted: readonly Item<Documents[N]>[] | undefined = [];
  #seen = 0;
  #loaded = false;
  #listeners = new Set<() => void>();
  #subscription: Subscription | undefined;
  #parsing: ReturnType<typeof setTimeout> | undefined;

  /** @param drawings holds the drawings that are kept apart from the documents of this table */
  constructor(db: Database, name: N, drawings?: Drawings) {
    this.#db = db;
    this.#drawings = drawings;
    this.name = name;
    this.queue = new WriteQueue((id, changes) => this.#write(id, changes));
  }

  /** Starts to follow the table. `onError` hears why it cannot be read. */
  open(onError: (error: unknown) => void): void {
    this.close();
    const table = this.#db.documents(this.name);
    const read = () =>
      this.#db.transaction('r', [this.name, 'meta'], async (): Promise<News> => {
        const rev = await this.#db.rev(this.name);
        const seen = this.#seen;
        // All of a table are read faster without its index. Which ones are there is asked only when some have gone.
        const changed = await (seen === 0 ? table.toArray() : table.where('rev').above(seen).toArray());
        const gone = (await this.#db.deletedAt(this.name)) > seen;
        return { rev, changed, ids: gone ? await table.toCollection().primaryKeys() : undefined };
      });
    this.#subscription = liveQuery(read).subscribe({ next: (news) => this.#receive(news), error: onError });
  }

  close(): void {
    this.#subscription?.unsubscribe();
    clearTimeout(this.#parsing);
  }

  get loaded(): boolean {
    return this.#loaded;
  }

  /** All items, by name. The same array until something changes. */
  readonly snapshot = (): readonly Item<Documents[N]>[] => {
    this.#sorted ??= sorted(this.#items.values());
    return this.#sorted;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(id: string): Item<Documents[N]> | undefined {
    return this.#items.get(id);
  }

  edit(id: string, edits: readonly Edit[]): void {
    this.#change(id, { kind: 'edit', edits });
  }

  /** Keeps the text of a field that is no value yet; undefined drops it. */
  draft(id: string, path: string, text: string | undefined): void {
    this.#change(id, { kind: 'draft', path, text });
  }

  add(document: Documents[N]): void {
    this.#change(document.id, { kind: 'put', row: { id: document.id, document, updatedAt: Date.now(), rev: 0 } });
  }

  /** Takes a document away and gives back what brings it back. */
  remove(id: string): (() => void) | undefined {
    const row = this.#items.get(id)?.row;
    if (row === undefined) return undefined;
    this.#change(id, { kind: 'delete' });
    return () => this.#change(id, { kind: 'put', row });
  }

  #change(id: string, change: Change): void {
    const held = this.#items.get(id);
    const row = this.#withoutDrawing(apply(held?.row, change));
    const item = row && readRow(this.name, row);
    if (item === undefined) this.#items.delete(id);
    else this.#items.set(id, item);
    this.#tell(this.#sorted && moved<Item<Documents[N]>>(this.#sorted, held, item));
    this.queue.add(id, change);
  }

  /** The row as the database will have it. The drawing stays at hand until it is there. */
  #withoutDrawing(row: Row | undefined): Row | undefined {
    if (row === undefined || this.#drawings === undefined) return row;
    const { document, drawing } = partDrawing(row.document);
    if (drawing === undefined) return row;
    this.#drawings.hold(drawing.hash, drawing.drawing);
    return { ...row, document };
  }

  async #write(id: string, changes: readonly Change[]): Promise<void> {
    const table = this.#db.documents(this.name);
    const { before, after } = await this.#db.change(this.name, async (rev) => {
      const before = await table.get(id);
      const changed = changes.reduce<Row | undefined>(apply, before);
      if (changed === undefined) await this.#db.remove(this.name, id, rev);
      return { before, after: changed && (await this.#db.put(this.name, { ...changed, rev })) };
    });
    const held = this.#items.get(id)?.row;
    if (after === undefined || held === undefined) return;
    // Nobody else wrote in between: what is here is what is there, and keeps its identity.
    if ((before?.rev ?? 0) === held.rev || held.rev === 0) held.rev = after.rev;
    else if (this.#adopt(after)) this.#tell();
  }

  #receive({ rev, ids, changed }: News): void {
    let news = !this.#loaded;
    this.#loaded = true;
    this.#seen = Math.max(this.#seen, rev);
    for (const row of changed) news = this.#adopt(row) || news;
    news = (ids !== undefined && this.#dropOthers(rev, new Set(ids))) || news;
    if (!news) return;
    this.#tell();
    this.#parseSoon();
  }

  /** Takes over what an operation has written and taken away. */
  took(rows: readonly Row[], gone: readonly string[]): void {
    let news = false;
    for (const row of rows) news = this.#adopt(row) || news;
    for (const id of gone) news = (!this.queue.busy(id) && this.#items.delete(id)) || news;
    if (!news) return;
    this.#tell();
    this.#parseSoon();
  }

  /** Takes out what is not there any more. */
  #dropOthers(rev: number, there: ReadonlySet<string>): boolean {
    let news = false;
    for (const [id, { row }] of [...this.#items]) {
      // What was written after this answer was read is missing in it without being gone.
      if (there.has(id) || this.queue.busy(id) || row.rev > rev) continue;
      this.#items.delete(id);
      news = true;
    }
    return news;
  }

  /** Parses what nobody has looked at yet, a little at a time, so that a search through all finds it done. */
  #parseSoon(): void {
    clearTimeout(this.#parsing);
    const waiting = this.#items.values();
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      for (const item of waiting) {
        if (item.kind === 'broken' || performance.now() < end) continue;
        this.#parsing = setTimeout(slice, REST_MS);
        return;
      }
    };
    this.#parsing = setTimeout(slice, REST_MS);
  }

  /** Takes a stored row over, unless something newer is here: written later, or typed and not written yet. */
  #adopt(row: Row): boolean {
    const held = this.#items.get(row.id)?.row;
    if (this.queue.waiting(row.id) || (held === undefined ? this.queue.busy(row.id) : held.rev >= row.rev))
      return false;
    this.#items.set(row.id, readRow(this.name, row));
    return true;
  }

  #tell(inOrder?: readonly Item<Documents[N]>[]): void {
    this.#sorted = inOrder;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A row after a change; undefined is a row that does not exist. Editing what is gone leaves it gone. */
function apply(row: Row | undefined, change: Change): Row | undefined {
  if (change.kind === 'put') return change.row;
  if (change.kind === 'delete' || row === undefined) return undefined;
  if (change.kind === 'edit') {
    const drafts = withoutBelow(row.drafts, change.edits);
    return { ...row, document: applyEdits(row.document, change.edits), drafts, updatedAt: Date.now() };
  }
  const { [change.path]: _old, ...others } = row.drafts ?? {};
  return { ...row, drafts: change.text === undefined ? others : { ...others, [change.path]: change.text } };
}

/** A value that is set takes the draft of its field along, and of the fields below it, whose places may have moved. */
function withoutBelow(drafts: Row['drafts'], edits: readonly Edit[]): Record<string, string> {
  const gone = (path: string) => edits.some((e) => path === e.path || path.startsWith(`${e.path}/`));
  return Object.fromEntries(Object.entries(drafts ?? {}).filter(([path]) => !gone(path)));
}
