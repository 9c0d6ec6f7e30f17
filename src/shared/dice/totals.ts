/** Computes the exact distribution of the total of several dice: the sum of their die faces, or of the values that the die faces count. */

/**
 * Returns the chance of every total from 0 up, by convolution. The chances add up to 1.
 *
 * @param dice a whole number of 0 or more
 * @param faceValues what each face counts, from 1 up: whole numbers of 0 or more; `[1, 2, 3, 4, 5, 6]` for the sum of d6
 */
export function computeTotals(dice: number, faceValues: readonly number[]): readonly number[] {
  let chances = [1];
  for (let rolledDice = 0; rolledDice < dice; rolledDice++) {
    const nextChances = new Array<number>(chances.length + Math.max(0, ...faceValues)).fill(0);
    for (const [total, chance] of chances.entries()) {
      for (const faceValue of faceValues)
        nextChances[total + faceValue] = (nextChances[total + faceValue] ?? 0) + chance / faceValues.length;
    }
    chances = nextChances;
  }
  return chances;
}

/** Returns the chance of at least this total. */
export const sumChancesFrom = (chances: readonly number[], total: number): number =>
  total <= 0
    ? 1
    : Math.min(
        1,
        chances.slice(total).reduce((sum, chance) => sum + chance, 0),
      );

/** Lists the numbers on the faces of a die. */
export const listFaces = (sides: number): readonly number[] =>
  Array.from({ length: sides }, (_face, index) => index + 1);
