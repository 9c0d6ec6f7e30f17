import { useDeferredValue, useMemo } from 'react';
import type { Documents, Item } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';
import { filterList, type ListFilter } from './filter/list-filter.ts';
import { useCounted } from './filter/use-counted.ts';
import type { ListKind } from './kind.ts';
import { type Sort, sortItems } from './sort.ts';
import { useWarm } from './use-warm.ts';

/** Returns the shown documents in order, and the number of documents for each value. Typing does not wait for the result. */
export function useFiltered<N extends TableName>(
  kind: ListKind<N>,
  items: readonly Item<Documents[N]>[],
  filter: ListFilter,
  sort: Sort,
  isCounted: boolean,
) {
  const deferred = useDeferredValue(filter);
  useWarm(kind, items);
  const counted = useCounted(items, kind.facets, isCounted);
  const sorted = useMemo(() => sortItems(items, kind.columns, sort), [items, kind, sort]);
  const { shown, values } = useMemo(
    () => filterList(kind, sorted, deferred, counted),
    [kind, sorted, deferred, counted],
  );
  return { shown, values, filter: deferred };
}
