/** Simulates many duels and estimates how reliable the result is. */
import { createRandom } from '../dice/random.ts';
import type { DuelEnd, Pair } from './duel-rules.ts';

/** The result of a number of duels. */
export interface Tally {
  readonly duels: number;
  readonly wins: Pair<number>;
  /** Wins of the first character in the duels that it started, and in the duels that the second one started. */
  readonly firstWins: Pair<number>;
  /** Total number of turns. */
  readonly turns: number;
}

/**
 * Fights one duel after the other and yields the tally after each. The two characters start alternately. The same seed gives the same
 * duels.
 */
export function* simulateDuels(
  fight: (starter: 0 | 1, random: () => number) => DuelEnd,
  duelCount: number,
  randomSeed: number,
): Iterable<Tally> {
  const random = createRandom(randomSeed);
  const winCounts: [number, number] = [0, 0];
  const firstWins: [number, number] = [0, 0];
  let totalTurns = 0;
  for (let duels = 1; duels <= duelCount; duels++) {
    const starter = duels % 2 === 1 ? 0 : 1;
    const { winner, turns } = fight(starter, random);
    totalTurns += turns;
    if (winner !== undefined) winCounts[winner] += 1;
    if (winner === 0) firstWins[starter] += 1;
    yield { duels, wins: [...winCounts], firstWins: [...firstWins], turns: totalTurns };
  }
}

/** Standard deviations that contain 95 of 100 samples. */
const CONFIDENCE_Z = 1.959_964;

/** Returns the interval that contains the true chance in 95 of 100 cases, given the wins in a number of duels (Wilson score interval). */
export function computeWinInterval(winCount: number, duels: number): { readonly min: number; readonly max: number } {
  if (duels === 0) return { min: 0, max: 1 };
  const share = winCount / duels;
  const zSquared = CONFIDENCE_Z * CONFIDENCE_Z;
  const center = (share + zSquared / (2 * duels)) / (1 + zSquared / duels);
  const halfWidth =
    (CONFIDENCE_Z * Math.sqrt((share * (1 - share)) / duels + zSquared / (4 * duels * duels))) / (1 + zSquared / duels);
  return { min: Math.max(0, center - halfWidth), max: Math.min(1, center + halfWidth) };
}
