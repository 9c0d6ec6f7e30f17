/** Manages roll-offs of the setup: the sides that roll, the winner, and ties. */
import { createChoiceRefusal, type Refusal } from '../../../../play/event/refusal.ts';
import type { SuEncounter } from '../state.ts';

/** Requires exactly one entry for each of these sides. The refusal names the wrong side or `missing`. */
export function refuseEntries(
  entries: readonly { readonly side: string }[],
  sideIds: readonly string[],
  fact: string,
): Refusal | undefined {
  const openSides = new Set(sideIds);
  for (const { side: sideId } of entries) if (!openSides.delete(sideId)) return createChoiceRefusal(sideId, fact);
  return openSides.size > 0 ? createChoiceRefusal('missing', fact) : undefined;
}

/** Lists the sides that roll in this roll-off: the tied sides after a tie, or else all sides. */
export function listContenders({ state, seats }: SuEncounter, rollOffKind: string): readonly string[] {
  const isUnderway = state.extra.rollOff === rollOffKind && state.contenders.length > 0;
  return isUnderway ? state.contenders : seats.map(({ id }) => id);
}

/** Returns the side with the highest value, or null on a tie. Tied sides roll again. */
export function decideRollOff(
  { state, seats }: SuEncounter,
  rollOffKind: string,
  valueBySide: ReadonlyMap<string, number>,
): string | null {
  const highestValue = Math.max(...valueBySide.values());
  // Tied sides keep the order of the encounter, whatever the order of the entries.
  const bestSides = seats.map(({ id }) => id).filter((sideId) => valueBySide.get(sideId) === highestValue);
  const [winner = null] = bestSides;
  state.contenders = bestSides.length > 1 ? bestSides : [];
  state.extra.rollOff = bestSides.length > 1 ? rollOffKind : null;
  return bestSides.length > 1 ? null : winner;
}
