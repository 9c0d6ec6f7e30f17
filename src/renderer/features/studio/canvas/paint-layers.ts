/** Runs of chosen elements that get a layer of their own; of more than these everything between the first and the last is one. */
const MOST_RUNS = 4;

/**
 * Where the layers of a card begin, by places of its elements in painting order: what is chosen, and so what changes next, stands
 * apart from what lies below and above it, so that a change paints nothing else anew. The first begins at 0.
 */
export function layerStarts(count: number, chosen: ReadonlySet<number>): readonly number[] {
  const places = [...chosen].filter((place) => place < count).sort((a, b) => a - b);
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return [0];
  const begins = places.filter((place) => !chosen.has(place - 1));
  const ends = places.filter((place) => !chosen.has(place + 1)).map((place) => place + 1);
  const edges = begins.length > MOST_RUNS ? [first, last + 1] : [...begins, ...ends];
  return [...new Set([0, ...edges])].filter((place) => place === 0 || place < count).sort((a, b) => a - b);
}
