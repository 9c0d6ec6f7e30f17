import { useEffect, useMemo, useState } from 'react';
import type { Item } from '../../../store/item.ts';
import type { Facet } from '../kind.ts';

/** Milliseconds of work per slice, and of the pause after it, so that typing is not delayed. */
const SLICE_MS = 8;
const REST_MS = 16;

/**
 * Returns the facets whose values are cached for all items, so that they are counted quickly. The values of costly facets
 * are computed in slices while the filters are visible.
 */
export function useCounted<D>(
  items: readonly Item<D>[],
  facets: readonly Facet<D>[],
  isWanted: boolean,
): readonly Facet<D>[] {
  const [known, setKnown] = useState<{ items: readonly Item<D>[]; facets: readonly Facet<D>[] }>();
  useEffect(() => {
    if (!isWanted) return;
    const work = facets
      .filter(({ isCostly }) => isCostly === true)
      .flatMap((facet) => items.map((item) => ({ facet, item })));
    let at = 0;
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      for (; at < work.length; at += 1) {
        const next = work[at];
        if (next?.item.kind === 'ready') next.facet.valuesOf(next.item);
        if (performance.now() < end) continue;
        timer = setTimeout(slice, REST_MS);
        return;
      }
      setKnown({ items, facets });
    };
    slice();
    return () => clearTimeout(timer);
  }, [items, facets, isWanted]);
  const quick = useMemo(() => facets.filter(({ isCostly }) => isCostly !== true), [facets]);
  if (!isWanted) return NONE;
  return known?.items === items && known.facets === facets ? facets : quick;
}

const NONE: readonly never[] = [];
