/** Two rolls against each other. */

export interface Contest {
  /** The chance of the higher total, of the same, and of the lower. Together they are 1. */
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** How the totals of two rolls compare; each list holds the chance of every total from 0 up, as `totals` gives it. */
export function contest(mine: readonly number[], theirs: readonly number[], more = 0): Contest {
  let [win, tie, lose] = [0, 0, 0];
  for (const [own, chance] of mine.entries()) {
    for (const [other, of] of theirs.entries()) {
      const by = own + more - other;
      if (by > 0) win += chance * of;
      else if (by < 0) lose += chance * of;
      else tie += chance * of;
    }
  }
  return { win, tie, lose };
}

/** The chance to win in the end where equal totals are rolled again; half where nothing but ties can come. */
export const afterRerolls = ({ win, lose }: Contest): number => (win + lose === 0 ? 0.5 : win / (win + lose));
