import { useEffect } from 'react';

/** The time that one slice of work takes. A pause follows each slice, so that typing is not delayed. */
const SLICE_MS = 6;
/** The pause after each slice. */
const PAUSE_MS = 24;
/** The delay from showing the items to the first slice. */
const START_DELAY_MS = 300;

/**
 * Does work for each item in short slices while the component is shown.
 *
 * @param work computes and caches something; another function starts again with the first item
 */
export function useSlices<T>(items: readonly T[], work: (item: T) => void): void {
  useEffect(() => {
    let itemIndex = 0;
    const runSlice = () => {
      const sliceEnd = performance.now() + SLICE_MS;
      while (itemIndex < items.length) {
        const item = items[itemIndex];
        if (item !== undefined) work(item);
        itemIndex += 1;
        if (performance.now() < sliceEnd) continue;
        timer = setTimeout(runSlice, PAUSE_MS);
        return;
      }
    };
    let timer = setTimeout(runSlice, START_DELAY_MS);
    return () => clearTimeout(timer);
  }, [items, work]);
}
