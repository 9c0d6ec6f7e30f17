import { useCallback } from 'react';
import type { Documents, Item } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';
import type { ListKind } from './list-kind.ts';
import { useSlices } from './use-slices.ts';

/**
 * Computes the search index and the costly facets, such as the verdict, of each document in short slices. For 5,000 documents
 * this takes three seconds, which would otherwise delay the first typed character of a search.
 */
export function usePrecompute<N extends TableName>(listKind: ListKind<N>, items: readonly Item<Documents[N]>[]): void {
  const precompute = useCallback(
    (item: Item<Documents[N]>) => {
      if (item.kind !== 'ready') return;
      listKind.getSearchIndex(item.document);
      for (const facet of listKind.facets) if (facet.isCostly === true) facet.getValues(item);
    },
    [listKind],
  );
  useSlices(items, precompute);
}
