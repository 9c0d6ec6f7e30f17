import { liveQuery, type Subscription } from 'dexie';
import type { Database, Row, TableName } from './database.ts';
import { applyEdits, type Edit } from './edit.ts';
import { type Documents, type Item, readRow } from './item.ts';
import { WriteQueue } from './write-queue.ts';

/** What can happen to a row: its document is edited, a draft is kept or dropped, it comes, it goes. */
type Change =
  | { kind: 'edit'; edits: readonly Edit[] }
  | { kind: 'draft'; path: string; text: string | undefined }
  | { kind: 'put'; row: Row }
  | { kind: 'delete' };

/**
 * One table in memory. What is typed is here at once and on its way to disk at once; what another window writes
 * arrives by a live query. Edits are data, so that two windows that change two fields of one document keep both.
 */
export class Shelf<N extends TableName> {
  readonly name: N;
  readonly queue: WriteQueue<Change>;
  readonly #db: Database;
  #items = new Map<string, Item<Documents[N]>>();
  #sorted: readonly Item<Documents[N]>[] | undefined = [];
  #seen = 0;
  #loaded = false;
  #listeners = new Set<() => void>();
  #subscription: Subscription | undefined;

  constructor(db: Database, name: N) {
    this.#db = db;
    this.name = name;
    this.queue = new WriteQueue((id, changes) => this.#write(id, changes));
  }

  /** Starts to follow the table. `onError` hears why it cannot be read. */
  open(onError: (error: unknown) => void): void {
    this.close();
    const table = this.#db.documents(this.name);
    const read = () =>
      this.#db.transaction('r', [this.name, 'meta'], async () => ({
        rev: await this.#db.rev(this.name),
        ids: await table.toCollection().primaryKeys(),
        changed: await table.where('rev').above(this.#seen).toArray(),
      }));
    this.#subscription = liveQuery(read).subscribe({ next: (news) => this.#receive(news), error: onError });
  }

  close(): void {
    this.#subscription?.unsubscribe();
  }

  get loaded(): boolean {
    return this.#loaded;
  }

  /** All items, by name. The same array until something changes. */
  readonly snapshot = (): readonly Item<Documents[N]>[] => {
    this.#sorted ??= [...this.#items.values()].sort(byName);
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
    const row = apply(this.#items.get(id)?.row, change);
    if (row === undefined) this.#items.delete(id);
    else this.#items.set(id, readRow(this.name, row));
    this.#tell();
    this.queue.add(id, change);
  }

  async #write(id: string, changes: readonly Change[]): Promise<void> {
    const table = this.#db.documents(this.name);
    const { before, after } = await this.#db.change(this.name, async (rev) => {
      const before = await table.get(id);
      const changed = changes.reduce<Row | undefined>(apply, before);
      const after = changed && { ...changed, rev };
      await (after === undefined ? table.delete(id) : table.put(after));
      return { before, after };
    });
    const held = this.#items.get(id)?.row;
    if (after === undefined || held === undefined) return;
    // Nobody else wrote in between: what is here is what is there, and keeps its identity.
    if ((before?.rev ?? 0) === held.rev || held.rev === 0) held.rev = after.rev;
    else if (this.#adopt(after)) this.#tell();
  }

  #receive({ rev, ids, changed }: { rev: number; ids: readonly string[]; changed: readonly Row[] }): void {
    let news = !this.#loaded;
    this.#loaded = true;
    this.#seen = Math.max(this.#seen, rev);
    for (const row of changed) news = this.#adopt(row) || news;
    const there = new Set(ids);
    for (const [id, { row }] of [...this.#items]) {
      // What was written after this answer was read is missing in it without being gone.
      if (there.has(id) || this.queue.busy(id) || row.rev > rev) continue;
      this.#items.delete(id);
      news = true;
    }
    if (news) this.#tell();
  }

  /** Takes a stored row over, unless something newer is here: written later, or typed and not written yet. */
  #adopt(row: Row): boolean {
    const held = this.#items.get(row.id)?.row;
    if (this.queue.waiting(row.id) || (held === undefined ? this.queue.busy(row.id) : held.rev >= row.rev))
      return false;
    this.#items.set(row.id, readRow(this.name, row));
    return true;
  }

  #tell(): void {
    this.#sorted = undefined;
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

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const nameOf = (item: Item<{ name: string }>) => (item.kind === 'ready' ? item.document.name : item.name);
const byName = (a: Item<{ name: string }>, b: Item<{ name: string }>) =>
  collator.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1);
