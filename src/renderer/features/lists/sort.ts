/** The order of a list. */
import type { Item, Ready } from '../../store/item.ts';
import type { Column } from './kind.ts';

export interface Sort {
  /** Id of the column. */
  readonly by: string;
  readonly down: boolean;
}

/** By name, as the library holds them. */
export const BY_NAME: Sort = { by: 'name', down: false };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The items in another order. Equal ones stay in the order in which they came, ones without a value come last in either
 * direction, and those that cannot be read after them.
 */
export function sortItems<D>(
  items: readonly Item<D>[],
  columns: readonly Column<D>[],
  { by, down }: Sort,
): readonly Item<D>[] {
  const column = columns.find(({ id }) => id === by);
  // The library holds them by name.
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

const keyOf = <D>(column: Column<D>, item: Ready<D>): string | number | undefined => {
  const key = column.keyOf(item);
  return key === '' ? undefined : key;
};

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** What a press on the head of a column leads to: up, then down, then by name again. */
export function nextSort(sort: Sort, column: string): Sort {
  if (sort.by !== column) return { by: column, down: false };
  if (!sort.down) return { by: column, down: true };
  return BY_NAME;
}
