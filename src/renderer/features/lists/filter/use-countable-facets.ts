import { useEffect, useMemo, useState } from 'react';
import type { Item } from '../../../store/item.ts';
import type { Facet } from '../list-kind.ts';

/** The time that one slice of work takes. A pause follows each slice, so that typing is not delayed. */
const SLICE_MS = 8;
/** The pause after each slice. */
const PAUSE_MS = 16;

/**
 * Returns the facets whose values can be counted quickly, because they are cheap or cached for all items. The values of
 * costly facets are computed in slices while the filters are visible.
 */
export function useCountableFacets<D>(
  items: readonly Item<D>[],
  facets: readonly Facet<D>[],
  isEnabled: boolean,
): readonly Facet<D>[] {
  const [computedInput, setComputedInput] = useState<{ items: readonly Item<D>[]; facets: readonly Facet<D>[] }>();
  useEffect(() => {
    if (!isEnabled) return;
    const pendingValues = facets
      .filter(({ isCostly }) => isCostly === true)
      .flatMap((facet) => items.map((item) => ({ facet, item })));
    let pendingIndex = 0;
    let timer: ReturnType<typeof setTimeout>;
    const runSlice = () => {
      const sliceEnd = performance.now() + SLICE_MS;
      for (; pendingIndex < pendingValues.length; pendingIndex += 1) {
        const pendingValue = pendingValues[pendingIndex];
        if (pendingValue?.item.kind === 'ready') pendingValue.facet.getValues(pendingValue.item);
        if (performance.now() < sliceEnd) continue;
        timer = setTimeout(runSlice, PAUSE_MS);
        return;
      }
      setComputedInput({ items, facets });
    };
    runSlice();
    return () => clearTimeout(timer);
  }, [items, facets, isEnabled]);
  const cheapFacets = useMemo(() => facets.filter(({ isCostly }) => isCostly !== true), [facets]);
  if (!isEnabled) return NO_FACETS;
  return computedInput?.items === items && computedInput.facets === facets ? facets : cheapFacets;
}

const NO_FACETS: readonly never[] = [];
