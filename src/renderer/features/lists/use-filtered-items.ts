import { useDeferredValue, useMemo } from 'react';
import type { Documents, Item } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';
import { filterItems, type ListFilter } from './filter/list-filter.ts';
import { useCountableFacets } from './filter/use-countable-facets.ts';
import type { ListKind } from './list-kind.ts';
import { type Sort, sortItems } from './sort.ts';
import { usePrecompute } from './use-precompute.ts';

/**
 * Returns the matching items in order, the values of each facet with the number of documents, and the filter that was applied.
 * Typing does not wait for the result.
 */
export function useFilteredItems<N extends TableName>(
  listKind: ListKind<N>,
  items: readonly Item<Documents[N]>[],
  filter: ListFilter,
  sortOrder: Sort,
  areValuesCounted: boolean,
) {
  const deferredFilter = useDeferredValue(filter);
  usePrecompute(listKind, items);
  const countedFacets = useCountableFacets(items, listKind.facets, areValuesCounted);
  const sortedItems = useMemo(() => sortItems(items, listKind.columns, sortOrder), [items, listKind, sortOrder]);
  const { matchingItems, values: facetValues } = useMemo(
    () => filterItems(listKind, sortedItems, deferredFilter, countedFacets),
    [listKind, sortedItems, deferredFilter, countedFacets],
  );
  return { matchingItems, facetValues, appliedFilter: deferredFilter };
}
