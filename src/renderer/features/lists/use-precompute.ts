import { useEffect } from 'react';
import type { Documents, Item } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';
import type { ListKind } from './list-kind.ts';

/** The time that one slice of work takes. A pause follows each slice, so that typing is not delayed. */
const SLICE_MS = 6;
/** The pause after each slice. */
const PAUSE_MS = 24;
/** The delay from showing the list to the first slice. */
const START_DELAY_MS = 300;

/**
 * Computes the search index and the costly facets, such as the verdict, of each document in short slices. For 5,000 documents
 * this takes three seconds, which would otherwise delay the first typed character of a search.
 */
export function usePrecompute<N extends TableName>(listKind: ListKind<N>, items: readonly Item<Documents[N]>[]): void {
  useEffect(() => {
    const costlyFacets = listKind.facets.filter(({ isCostly }) => isCostly === true);
    let itemIndex = 0;
    const runSlice = () => {
      const sliceEnd = performance.now() + SLICE_MS;
      for (; itemIndex < items.length; itemIndex += 1) {
        const item = items[itemIndex];
        if (item?.kind === 'ready') {
          listKind.getSearchIndex(item.document);
          for (const facet of costlyFacets) facet.getValues(item);
        }
        if (performance.now() < sliceEnd) continue;
        itemIndex += 1;
        timer = setTimeout(runSlice, PAUSE_MS);
        return;
      }
    };
    let timer = setTimeout(runSlice, START_DELAY_MS);
    return () => clearTimeout(timer);
  }, [listKind, items]);
}
