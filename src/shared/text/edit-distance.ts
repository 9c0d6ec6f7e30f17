/**
 * The least number of edits between two words: a letter added, dropped or changed, two neighbours swapped. Each
 * edit may change the result of an earlier one (Damerau-Levenshtein): `ca` and `abc` are two apart, a swap and a letter between,
 * and not three, as they would be if nothing could come between letters that were swapped. Letters are code points.
 */
export function editDistance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  const far = a.length + b.length;
  // One row and one column more than usual, with values so large that swaps with unseen letters are never chosen.
  const table = Array.from({ length: a.length + 2 }, () => new Array<number>(b.length + 2).fill(far));
  const at = (index: number, j: number): number => table[index + 1]?.[j + 1] ?? far;
  for (let index = 0; index <= a.length; index++) (table[index + 1] as number[])[1] = index;
  for (let j = 0; j <= b.length; j++) (table[1] as number[])[j + 1] = j;
  const lastRow = new Map<string, number>();
  for (let index = 1; index <= a.length; index++) {
    let lastColumn = 0;
    for (let j = 1; j <= b.length; j++) {
      const letter = b[j - 1] as string;
      const row = lastRow.get(letter) ?? 0;
      const swapped = at(row - 1, lastColumn - 1) + (index - row - 1) + 1 + (j - lastColumn - 1);
      const isSame = a[index - 1] === letter;
      if (isSame) lastColumn = j;
      const changed = at(index - 1, j - 1) + (isSame ? 0 : 1);
      (table[index + 1] as number[])[j + 1] = Math.min(changed, at(index, j - 1) + 1, at(index - 1, j) + 1, swapped);
    }
    lastRow.set(a[index - 1] as string, index);
  }
  return at(a.length, b.length);
}
