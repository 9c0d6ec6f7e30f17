import { type CardSideId, sideKey } from './job.ts';

/** The number of drawn sides that stay cached, enough to page back and forth between several sheets. */
const MOST_FACES = 120;

/** Adds new sides to the cached ones, and drops the oldest beyond `most` that the visible sheet does not show. */
export function keptSides<F extends CardSideId>(
  held: ReadonlyMap<string, F>,
  came: readonly F[],
  wanted: readonly CardSideId[],
  most = MOST_FACES,
): ReadonlyMap<string, F> {
  const all = new Map([...held, ...came.map((side) => [sideKey(side), side] as const)]);
  const shown = new Set(wanted.map(sideKey));
  for (const key of all.keys()) {
    if (all.size <= most) break;
    if (!shown.has(key)) all.delete(key);
  }
  return all;
}
