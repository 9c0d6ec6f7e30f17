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
  const at = (i: number, j: number): number => table[i + 1]?.[j + 1] ?? far;
  for (let i = 0; i <= a.length; i++) (table[i + 1] as number[])[1] = i;
  for (let j = 0; j <= b.length; j++) (table[1] as number[])[j + 1] = j;
  const lastRow = new Map<string, number>();
  for (let i = 1; i <= a.length; i++) {
    let lastColumn = 0;
    for (let j = 1; j <= b.length; j++) {
      const letter = b[j - 1] as string;
      const row = lastRow.get(letter) ?? 0;
      const swapped = at(row - 1, lastColumn - 1) + (i - row - 1) + 1 + (j - lastColumn - 1);
      const isSame = a[i - 1] === letter;
      if (isSame) lastColumn = j;
      const changed = at(i - 1, j - 1) + (isSame ? 0 : 1);
      (table[i + 1] as number[])[j + 1] = Math.min(changed, at(i, j - 1) + 1, at(i - 1, j) + 1, swapped);
    }
    lastRow.set(a[i - 1] as string, i);
  }
  return at(a.length, b.length);
}
