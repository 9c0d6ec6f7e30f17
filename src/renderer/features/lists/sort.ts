/** Sorts the items of a list. */
import type { Item, ReadyItem } from '../../store/item.ts';
import type { Column } from './kind.ts';

export interface Sort {
  /** The id of the column. */
  readonly by: string;
  readonly down: boolean;
}

/** Sorts by name, which is the order of the library. */
export const BY_NAME: Sort = { by: 'name', down: false };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Returns the items in the given order. Equal items keep their order. Items without a value come last in both directions,
 * followed by unreadable ones.
 */
export function sortItems<D>(
  items: readonly Item<D>[],
  columns: readonly Column<D>[],
  { by, down }: Sort,
): readonly Item<D>[] {
  const column = columns.find(({ id }) => id === by);
  // The library already sorts by name.
  if (column === undefined) return by === 'name' && down ? [...items].reverse() : items;
  const keyed = items.map((item) => ({ item, key: item.kind === 'ready' ? keyOf(column, item) : undefined }));
  const way = down ? -1 : 1;
  const last = ({ item, key }: { item: Item<D>; key: unknown }) =>
    item.kind === 'broken' ? 2 : key === undefined ? 1 : 0;
  keyed.sort((a, b) => {
    const gap = last(a) - last(b);
    if (gap !== 0 || a.key === undefined || b.key === undefined) return gap;
    return way * compare(a.key, b.key);
  });
  return keyed.map(({ item }) => item);
}

const keyOf = <D>(column: Column<D>, item: ReadyItem<D>): string | number | undefined => {
  const key = column.keyOf(item);
  return key === '' ? undefined : key;
};

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Returns the next order when a heading is clicked: ascending, then descending, then by name again. */
export function nextSort(sort: Sort, column: string): Sort {
  if (sort.by !== column) return { by: column, down: false };
  if (!sort.down) return { by: column, down: true };
  return BY_NAME;
}
