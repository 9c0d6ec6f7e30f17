/** Items by name. A list of thousands is sorted once; from then on each change moves one item to its place. */

import { storedName } from './item.ts';
import type { Row } from './rows.ts';

interface Stored {
  readonly id: string;
  readonly row: Row;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
/** Names that differ only beyond them are ordered by their ids. */
const LETTERS = 200;
const nameOf = ({ row }: Stored): string => storedName(row).slice(0, LETTERS);
const byName = (a: Stored, b: Stored): number =>
  collator.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

export const sorted = <I extends Stored>(items: Iterable<I>): I[] => [...items].sort(byName);

/** The list with `after` in place of `before`; an absent one comes or goes. */
export function moved<I extends Stored>(list: readonly I[], before: I | undefined, after: I | undefined): I[] {
  const from = before === undefined ? list.length : placeOf(list, before);
  if (before !== undefined && list[from] !== before)
    return sorted([...list.filter((i) => i !== before), ...some(after)]);
  const rest = [...list.slice(0, from), ...list.slice(from + 1)];
  if (after !== undefined) rest.splice(placeOf(rest, after), 0, after);
  return rest;
}

const some = <I>(item: I | undefined): I[] => (item === undefined ? [] : [item]);

/** Where an item stands in a sorted list, or would stand. */
function placeOf(list: readonly Stored[], item: Stored): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = list[middle];
    if (there !== undefined && byName(there, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
