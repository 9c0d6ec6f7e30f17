/** Sorts the items of a list. */
import type { Item, ReadyItem } from '../../store/item.ts';
import type { Column } from './list-kind.ts';

export interface Sort {
  /** The id of the column. */
  readonly by: string;
  readonly down: boolean;
}

/** The default order. The library already provides the items in this order. */
export const BY_NAME: Sort = { by: 'name', down: false };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Returns the items in the given order. The order by name is the order of the library or its reverse. Sorting by a column keeps
 * the order of equal items. In both directions, items without a value come last, followed by unreadable items.
 */
export function sortItems<D>(
  items: readonly Item<D>[],
  columns: readonly Column<D>[],
  { by: columnId, down: isDescending }: Sort,
): readonly Item<D>[] {
  const column = columns.find(({ id }) => id === columnId);
  // The library already sorts by name.
  if (column === undefined) return columnId === 'name' && isDescending ? reverseReadable(items) : items;
  const keyedItems = items.map((item) => ({
    item,
    sortKey: item.kind === 'ready' ? getSortKey(column, item) : undefined,
  }));
  const direction = isDescending ? -1 : 1;
  const getGroupRank = ({ item, sortKey }: { item: Item<D>; sortKey: unknown }) =>
    item.kind === 'broken' ? 2 : sortKey === undefined ? 1 : 0;
  keyedItems.sort((a, b) => {
    const rankDifference = getGroupRank(a) - getGroupRank(b);
    if (rankDifference !== 0 || a.sortKey === undefined || b.sortKey === undefined) return rankDifference;
    return direction * compareKeys(a.sortKey, b.sortKey);
  });
  return keyedItems.map(({ item }) => item);
}

/** Reverses the items, with unreadable ones last as in every other order. */
function reverseReadable<D>(items: readonly Item<D>[]): readonly Item<D>[] {
  const reversedItems = [...items].reverse();
  return [
    ...reversedItems.filter(({ kind }) => kind !== 'broken'),
    ...reversedItems.filter(({ kind }) => kind === 'broken'),
  ];
}

const getSortKey = <D>(column: Column<D>, item: ReadyItem<D>): string | number | undefined => {
  const sortKey = column.getSortKey(item);
  return sortKey === '' ? undefined : sortKey;
};

const compareKeys = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Returns the next order when a heading is clicked: ascending, then descending, then by name again. */
export function getNextSort(currentSort: Sort, columnId: string): Sort {
  if (currentSort.by !== columnId) return { by: columnId, down: false };
  if (!currentSort.down) return { by: columnId, down: true };
  return BY_NAME;
}
