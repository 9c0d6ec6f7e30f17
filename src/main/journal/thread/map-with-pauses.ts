import { setImmediate as waitForNextTick } from 'node:timers/promises';

/** The longest time without a pause, in milliseconds. Key presses are handled during the pauses. */
const SLICE_MS = 8;

/** Maps items like `map`, with regular pauses for other work of the process. */
export async function mapWithPauses<T, R>(
  items: readonly T[],
  transform: (value: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  let sliceStart = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(transform(item, index));
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await waitForNextTick();
    sliceStart = performance.now();
  }
  return results;
}
