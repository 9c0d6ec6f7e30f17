/** If there are more runs of selected elements, the elements from the first to the last selected one share one layer. */
const MAX_RUNS = 4;

/**
 * Splits the elements of a card, in painting order, into layers, and returns the index of the first element of each layer. Each run of
 * consecutive selected elements is a layer. Selected elements are likely to change next, and then only their layer is repainted.
 *
 * @param selectedIndexes the indexes of the selected elements in painting order
 */
export function getLayerStarts(elementCount: number, selectedIndexes: ReadonlySet<number>): readonly number[] {
  const sortedIndexes = [...selectedIndexes].filter((index) => index < elementCount).sort((a, b) => a - b);
  const [firstIndex] = sortedIndexes;
  const lastIndex = sortedIndexes.at(-1);
  if (firstIndex === undefined || lastIndex === undefined) return [0];
  const runStarts = sortedIndexes.filter((index) => !selectedIndexes.has(index - 1));
  const runEnds = sortedIndexes.filter((index) => !selectedIndexes.has(index + 1)).map((index) => index + 1);
  const boundaries = runStarts.length > MAX_RUNS ? [firstIndex, lastIndex + 1] : [...runStarts, ...runEnds];
  return [...new Set([0, ...boundaries])].filter((index) => index === 0 || index < elementCount).sort((a, b) => a - b);
}
