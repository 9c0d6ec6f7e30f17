/** Computes the odds of two rolls against each other. */

export interface Contest {
  /** The chances of a higher total, an equal total, and a lower total. Their sum is 1. */
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/**
 * Compares the totals of two rolls. Each list has the chance of every total from 0 up, as `computeTotals` returns it. `bonus` is added to
 * the total of the first roll.
 */
export function computeContest(ownChances: readonly number[], opponentChances: readonly number[], bonus = 0): Contest {
  let [win, tie, lose] = [0, 0, 0];
  for (const [ownTotal, ownChance] of ownChances.entries()) {
    for (const [opponentTotal, opponentChance] of opponentChances.entries()) {
      const difference = ownTotal + bonus - opponentTotal;
      if (difference > 0) win += ownChance * opponentChance;
      else if (difference < 0) lose += ownChance * opponentChance;
      else tie += ownChance * opponentChance;
    }
  }
  return { win, tie, lose };
}

/** Returns the chance to win if ties are rolled again; 0.5 if every roll is a tie. */
export const computeWinAfterRerolls = ({ win, lose }: Contest): number => (win + lose === 0 ? 0.5 : win / (win + lose));
