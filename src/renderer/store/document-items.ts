import { createStore } from 'zustand/vanilla';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { BackgroundParsing } from './background-parsing.ts';
import { createItem, createItemLike, type Documents, type Item, reuseUnchangedParts } from './item.ts';
import type { Row, TableName } from './rows.ts';
import { replaceItem, sortItems } from './sort-items.ts';

/** The items of one table in memory, sorted by name. */
export class DocumentItems<N extends TableName> {
  readonly #gameCatalog: GameCatalog<Game>;
  readonly #tableName: N;
  readonly #items = new Map<string, Item<Documents[N]>>();
  /** The items sorted by name; undefined if they have to be sorted again on the next use. */
  #sorted: readonly Item<Documents[N]>[] | undefined = [];
  /** Counts the changes of items. */
  readonly #changes = createStore(() => ({ count: 0 }));
  readonly #parsing = new BackgroundParsing();

  constructor(gameCatalog: GameCatalog<Game>, tableName: N) {
    this.#gameCatalog = gameCatalog;
    this.#tableName = tableName;
  }

  /** Returns all items, sorted by name. The same array until something changes. */
  readonly snapshot = (): readonly Item<Documents[N]>[] => {
    this.#sorted ??= sortItems(this.#items.values());
    return this.#sorted;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  /** Calls the listener only when the item of this document is added, changed or deleted. */
  subscribeTo(documentId: string, listener: () => void): () => void {
    let knownItem = this.#items.get(documentId);
    return this.#changes.subscribe(() => {
      const item = this.#items.get(documentId);
      if (item === knownItem) return;
      knownItem = item;
      listener();
    });
  }

  get(documentId: string): Item<Documents[N]> | undefined {
    return this.#items.get(documentId);
  }

  /** Lists the rows in memory, in no particular order. */
  listRows(): Row[] {
    return [...this.#items.values()].map(({ row }) => row);
  }

  /**
   * Replaces the row of an item, and notifies listeners.
   *
   * @param mayDifferInLog whether the documents may be encounters that differ only in their logs. If they are, the rest isn't parsed again
   */
  replaceRow(item: Item<Documents[N]>, newRow: Row, mayDifferInLog: boolean): void {
    const newItem = mayDifferInLog
      ? createItemLike(this.#gameCatalog, this.#tableName, newRow, item)
      : createItem(this.#gameCatalog, this.#tableName, newRow);
    this.#items.set(item.id, newItem);
    this.#notify(this.#sorted && replaceItem<Item<Documents[N]>>(this.#sorted, item, newItem));
  }

  /** Sets a row that was read from the database. The caller notifies listeners. */
  setRow(storedRow: Row): void {
    const item = this.#items.get(storedRow.id);
    // Shares the events of a long log with the item in memory, so that the encounter isn't replayed from the start.
    const newItem =
      this.#tableName === 'encounters' && item !== undefined
        ? createItemLike(this.#gameCatalog, this.#tableName, reuseUnchangedParts(item.row, storedRow), item)
        : createItem(this.#gameCatalog, this.#tableName, storedRow);
    this.#items.set(storedRow.id, newItem);
  }

  /** Deletes an item. Returns false if there was none. The caller notifies listeners. */
  delete(documentId: string): boolean {
    return this.#items.delete(documentId);
  }

  /** Notifies listeners after `setRow` and `delete`. */
  notify(): void {
    this.#notify(undefined);
  }

  /** Parses all items in the background, so that a search does not have to. */
  parseInBackground(): void {
    this.#parsing.start(this.#items.values());
  }

  close(): void {
    this.#parsing.stop();
  }

  #notify(sortedItems: readonly Item<Documents[N]>[] | undefined): void {
    this.#sorted = sortedItems;
    this.#changes.setState(({ count }) => ({ count: count + 1 }));
  }
}
