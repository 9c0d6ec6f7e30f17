import { type CardSideId, getSideKey } from './print-messages.ts';

/** The number of drawn sides that stay cached, enough to page back and forth between several sheets. */
const MAX_CACHED_SIDES = 120;

/** Adds new sides to the cached ones. If there are more than `maxSides`, drops the oldest sides that no visible page shows. */
export function updateSideCache<Side extends CardSideId>(
  cachedSides: ReadonlyMap<string, Side>,
  newSides: readonly Side[],
  visibleSides: readonly CardSideId[],
  maxSides = MAX_CACHED_SIDES,
): ReadonlyMap<string, Side> {
  const allSides = new Map([...cachedSides, ...newSides.map((newSide) => [getSideKey(newSide), newSide] as const)]);
  const visibleKeys = new Set(visibleSides.map(getSideKey));
  for (const sideKey of allSides.keys()) {
    if (allSides.size <= maxSides) break;
    if (!visibleKeys.has(sideKey)) allSides.delete(sideKey);
  }
  return allSides;
}
