/** The number of rows that are read or written at once. The database copies each row, and copying thousands of rows blocks typing. */
const BATCH_SIZE = 200;

/** Splits items into batches. Callers wait for each batch before they start the next one. */
export function splitIntoBatches<T>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let batchStart = 0; batchStart < items.length; batchStart += BATCH_SIZE)
    batches.push(items.slice(batchStart, batchStart + BATCH_SIZE));
  return batches;
}
