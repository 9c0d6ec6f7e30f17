import { useEffect } from 'react';
import type { Documents, Item } from '../../store/item.ts';
import type { TableName } from '../../store/rows.ts';
import type { ListKind } from './kind.ts';

/** Milliseconds of work per slice, and of the pause after it, so that typing is not delayed. */
const SLICE_MS = 6;
const REST_MS = 24;
/** Milliseconds from showing the list to the first slice. */
const LATER_MS = 300;

/**
 * Computes the search index and the verdict of each document while the browser has nothing else to do. For 5,000 documents
 * this takes three seconds, which would otherwise delay the first letter of a search.
 */
export function useWarm<N extends TableName>(kind: ListKind<N>, items: readonly Item<Documents[N]>[]): void {
  useEffect(() => {
    const costly = kind.facets.filter(({ isCostly }) => isCostly === true);
    let at = 0;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      for (; at < items.length; at += 1) {
        const item = items[at];
        if (item?.kind === 'ready') {
          kind.indexOf(item.document);
          for (const facet of costly) facet.valuesOf(item);
        }
        if (performance.now() < end) continue;
        at += 1;
        timer = setTimeout(slice, REST_MS);
        return;
      }
    };
    let timer = setTimeout(slice, LATER_MS);
    return () => clearTimeout(timer);
  }, [kind, items]);
}
