/** Sorts items by name. A list of thousands is sorted once; after that, each change only moves one item. */

import { getStoredName } from './item.ts';
import type { Row } from './rows.ts';

interface StoredItem {
  readonly id: string;
  readonly row: Row;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
/** Only this many characters of a name are compared. Names that are equal up to there are sorted by id. */
const MAX_COMPARED_CHARACTERS = 200;
const getSortName = ({ row }: StoredItem): string => getStoredName(row).slice(0, MAX_COMPARED_CHARACTERS);
const compareByName = (a: StoredItem, b: StoredItem): number =>
  collator.compare(getSortName(a), getSortName(b)) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

export const sortItems = <I extends StoredItem>(items: Iterable<I>): I[] => [...items].sort(compareByName);

/** Returns the list with an item replaced. Without an old item the new one is added; without a new item the old one is removed. */
export function replaceItem<I extends StoredItem>(
  sortedItems: readonly I[],
  oldItem: I | undefined,
  newItem: I | undefined,
): I[] {
  const oldIndex = oldItem === undefined ? sortedItems.length : findPosition(sortedItems, oldItem);
  if (oldItem !== undefined && sortedItems[oldIndex] !== oldItem)
    return sortItems([...sortedItems.filter((item) => item !== oldItem), ...toArray(newItem)]);
  const remainingItems = [...sortedItems.slice(0, oldIndex), ...sortedItems.slice(oldIndex + 1)];
  if (newItem !== undefined) remainingItems.splice(findPosition(remainingItems, newItem), 0, newItem);
  return remainingItems;
}

const toArray = <I>(item: I | undefined): I[] => (item === undefined ? [] : [item]);

/** Returns the index of an item in a sorted list, or the index at which it belongs. */
function findPosition(sortedItems: readonly StoredItem[], item: StoredItem): number {
  let low = 0;
  let high = sortedItems.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const middleItem = sortedItems[middle];
    if (middleItem !== undefined && compareByName(middleItem, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
