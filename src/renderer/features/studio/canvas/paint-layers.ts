/** Maximum number of selected runs that get their own layer; with more, everything from the first to the last is one layer. */
const MAX_SELECTED_RUNS = 4;

/**
 * Returns the indexes at which the layers of a card start, in painting order; the first is 0. Selected elements, which change next, get
 * layers of their own, so that a change repaints nothing else.
 */
export function getLayerStarts(elementCount: number, selectedIndexes: ReadonlySet<number>): readonly number[] {
  const sortedIndexes = [...selectedIndexes].filter((index) => index < elementCount).sort((a, b) => a - b);
  const [firstIndex] = sortedIndexes;
  const lastIndex = sortedIndexes.at(-1);
  if (firstIndex === undefined || lastIndex === undefined) return [0];
  const runStarts = sortedIndexes.filter((index) => !selectedIndexes.has(index - 1));
  const runEnds = sortedIndexes.filter((index) => !selectedIndexes.has(index + 1)).map((index) => index + 1);
  const layerEdges = runStarts.length > MAX_SELECTED_RUNS ? [firstIndex, lastIndex + 1] : [...runStarts, ...runEnds];
  return [...new Set([0, ...layerEdges])].filter((index) => index === 0 || index < elementCount).sort((a, b) => a - b);
}
