/** Roll-offs of the set-up: who rolls, who wins, who rolls again. */
import { type Refusal, wrongChoice } from '../../../../play/event/refusal.ts';
import type { SuEncounter } from '../state.ts';

/** Not one entry for each of these sides: the side that is wrong, or `missing`. */
export function refuseEntries(
  entries: readonly { readonly side: string }[],
  sides: readonly string[],
  fact: string,
): Refusal | undefined {
  const open = new Set(sides);
  for (const { side } of entries) if (!open.delete(side)) return wrongChoice(side, fact);
  return open.size > 0 ? wrongChoice('missing', fact) : undefined;
}

/** The sides that roll in a roll-off of this kind: those that are tied in it, or all. */
export function contendersOf({ state, seats }: SuEncounter, kind: string): readonly string[] {
  const isGoingOn = state.extra.rollOff === kind && state.contenders.length > 0;
  return isGoingOn ? state.contenders : seats.map(({ id }) => id);
}

/** The highest wins; several highest contend again and nobody has won yet. */
export function decide(
  { state, seats }: SuEncounter,
  kind: string,
  values: ReadonlyMap<string, number>,
): string | null {
  const highest = Math.max(...values.values());
  // In file order, whatever order they were written in.
  const best = seats.map(({ id }) => id).filter((side) => values.get(side) === highest);
  const [winner = null] = best;
  state.contenders = best.length > 1 ? best : [];
  state.extra.rollOff = best.length > 1 ? kind : null;
  return best.length > 1 ? null : winner;
}
