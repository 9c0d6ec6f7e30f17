/**
 * Returns the smallest number of edits between two words: inserting, deleting or replacing a letter, or swapping two neighbors. Edits may
 * change the result of earlier edits (Damerau-Levenshtein), so `ca` and `abc` have distance 2: a swap, and an insertion between the
 * swapped letters. Letters are code points.
 */
export function computeEditDistance(source: string, target: string): number {
  const sourceLetters = [...source];
  const targetLetters = [...target];
  const unreachable = sourceLetters.length + targetLetters.length;
  // The extra row and column have values so large that swaps with unseen letters are never chosen.
  const distances = Array.from({ length: sourceLetters.length + 2 }, () =>
    new Array<number>(targetLetters.length + 2).fill(unreachable),
  );
  // The distance between the first `row` letters of the source and the first `column` letters of the target.
  const getDistance = (row: number, column: number): number => distances[row + 1]?.[column + 1] ?? unreachable;
  for (let row = 0; row <= sourceLetters.length; row++) (distances[row + 1] as number[])[1] = row;
  for (let column = 0; column <= targetLetters.length; column++) (distances[1] as number[])[column + 1] = column;
  // The last row above the current one in which the source has each letter.
  const lastRowByLetter = new Map<string, number>();
  for (let row = 1; row <= sourceLetters.length; row++) {
    // The last column to the left in which the target has the source letter of this row.
    let matchingColumn = 0;
    for (let column = 1; column <= targetLetters.length; column++) {
      const letter = targetLetters[column - 1] as string;
      const matchingRow = lastRowByLetter.get(letter) ?? 0;
      // A swap: the letters between the two swapped ones are deleted from the source and inserted from the target.
      const swapCost =
        getDistance(matchingRow - 1, matchingColumn - 1) + (row - matchingRow - 1) + 1 + (column - matchingColumn - 1);
      const isSame = sourceLetters[row - 1] === letter;
      if (isSame) matchingColumn = column;
      const replaceCost = getDistance(row - 1, column - 1) + (isSame ? 0 : 1);
      (distances[row + 1] as number[])[column + 1] = Math.min(
        replaceCost,
        getDistance(row, column - 1) + 1,
        getDistance(row - 1, column) + 1,
        swapCost,
      );
    }
    lastRowByLetter.set(sourceLetters[row - 1] as string, row);
  }
  return getDistance(sourceLetters.length, targetLetters.length);
}
