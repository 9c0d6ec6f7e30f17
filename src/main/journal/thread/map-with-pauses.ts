import { setImmediate as next } from 'node:timers/promises';

/** Longest time, in milliseconds, without a pause: keys pressed meanwhile go through this process. */
const SLICE_MS = 8;

/** The same as `map`, with a pause now and then. */
export async function mapWithPauses<T, R>(values: readonly T[], each: (value: T, index: number) => R): Promise<R[]> {
  const results: R[] = [];
  let began = performance.now();
  for (const [index, value] of values.entries()) {
    results.push(each(value, index));
    if (performance.now() - began < SLICE_MS) continue;
    await next();
    began = performance.now();
  }
  return results;
}
