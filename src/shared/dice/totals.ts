/** The exact distribution of what a handful of dice is worth in all: sums of faces, or what the faces count. */

/**
 * The chance of every total from 0 up, by convolution; the chances add up to 1.
 *
 * @param dice whole number of 0 or more
 * @param worth what each face counts, from 1 up: whole numbers of 0 or more; `[1, 2, 3, 4, 5, 6]` for the sum of d6
 */
export function totals(dice: number, worth: readonly number[]): readonly number[] {
  let chances = [1];
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(chances.length + Math.max(0, ...worth)).fill(0);
    for (const [total, chance] of chances.entries()) {
      for (const each of worth) next[total + each] = (next[total + each] ?? 0) + chance / worth.length;
    }
    chances = next;
  }
  return chances;
}

/** The chance that the total is this or more. */
export const atLeast = (chances: readonly number[], total: number): number =>
  total <= 0
    ? 1
    : Math.min(
        1,
        chances.slice(total).reduce((sum, chance) => sum + chance, 0),
      );

/** The faces of a die as its sum counts them. */
export const facesOf = (sides: number): readonly number[] => Array.from({ length: sides }, (_, index) => index + 1);
