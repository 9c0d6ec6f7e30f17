/** Who follows whom at a table without rules. */
import type { Track, TrackerState } from '../../../../../shared/play/table/tracker.ts';

export type Turn = Extract<Track, { turn: string | null }>;

/** The turn after this one: that of the next model in play, in a new round behind the last. Undefined where everybody is out. */
export function nextTurn({ round, turn, models }: TrackerState): Turn | undefined {
  const at = models.findIndex(({ id }) => id === turn);
  const following = models.slice(at + 1).find(({ out }) => !out);
  const first = models.find(({ out }) => !out);
  if (following !== undefined) return { turn: following.id, round: Math.max(1, round) };
  return first && { turn: first.id, round: round + 1 };
}

/** The turn before this one; before the first turn of the first round nobody is on. */
export function turnBefore({ round, turn, models }: TrackerState): Turn | undefined {
  if (turn === null) return undefined;
  const at = models.findIndex(({ id }) => id === turn);
  const before = [...models.slice(0, at)].reverse().find(({ out }) => !out);
  if (before !== undefined) return { turn: before.id, round };
  const last = [...models].reverse().find(({ out }) => !out);
  return round > 1 && last !== undefined ? { turn: last.id, round: round - 1 } : { turn: null, round: 0 };
}

/** The order with a model put at a place, counted in the order as it is now. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id);
  const others = ids.filter((one) => one !== id);
  const at = to > from ? to - 1 : to;
  return [...others.slice(0, at), id, ...others.slice(at)];
}
