/** Duels by the hundred: what came of them, and how far that may be from the truth. */
import { seeded } from '../dice/random.ts';
import type { DuelEnd, Pair } from './duel-rules.ts';

/** What so many duels have come to. */
export interface Tally {
  readonly duels: number;
  readonly wins: Pair<number>;
  /** Wins of the first one in the duels it began, and in those that the other one began. */
  readonly firstWins: Pair<number>;
  /** Turns of all together. */
  readonly turns: number;
}

/** Fights one duel after the other, and gives the tally after each; the two begin by turns. The same seed, the same duels. */
export function* simulate(
  fight: (begins: 0 | 1, random: () => number) => DuelEnd,
  count: number,
  seed: number,
): Iterable<Tally> {
  const random = seeded(seed);
  const wins: [number, number] = [0, 0];
  const firstWins: [number, number] = [0, 0];
  let turns = 0;
  for (let duels = 1; duels <= count; duels++) {
    const begins = duels % 2 === 1 ? 0 : 1;
    const { winner, turns: taken } = fight(begins, random);
    turns += taken;
    if (winner !== undefined) wins[winner] += 1;
    if (winner === 0) firstWins[begins] += 1;
    yield { duels, wins: [...wins], firstWins: [...firstWins], turns };
  }
}

/** Standard deviations within which 95 of 100 samples lie. */
const Z = 1.959_964;

/** Between which shares the true chance lies, 95 times of 100, after so many of so many (Wilson's score interval). */
export function shareBetween(wins: number, of: number): { readonly least: number; readonly most: number } {
  if (of === 0) return { least: 0, most: 1 };
  const share = wins / of;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))) / (1 + z2 / of);
  return { least: Math.max(0, centre - half), most: Math.min(1, centre + half) };
}
