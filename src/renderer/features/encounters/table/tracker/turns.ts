/** Determines the turn order of a game without rules. */
import type { Track, TrackerState } from '../../../../../shared/play/play-screen/tracker.ts';

export type Turn = Extract<Track, { turn: string | null }>;

/**
 * Returns the next turn. The last model in play is followed by the first one in a new round. Returns undefined if all
 * models are out of play.
 */
export function nextTurn({ round, turn, models }: TrackerState): Turn | undefined {
  const at = models.findIndex(({ id }) => id === turn);
  const following = models.slice(at + 1).find(({ isOut: out }) => !out);
  const first = models.find(({ isOut: out }) => !out);
  if (following !== undefined) return { turn: following.id, round: Math.max(1, round) };
  return first && { turn: first.id, round: round + 1 };
}

/** Returns the previous turn. Before the first turn of the first round, it is no one's turn. */
export function turnBefore({ round, turn, models }: TrackerState): Turn | undefined {
  if (turn === null) return undefined;
  const at = models.findIndex(({ id }) => id === turn);
  const before = [...models.slice(0, at)].reverse().find(({ isOut: out }) => !out);
  if (before !== undefined) return { turn: before.id, round };
  const last = [...models].reverse().find(({ isOut: out }) => !out);
  return round > 1 && last !== undefined ? { turn: last.id, round: round - 1 } : { turn: null, round: 0 };
}

/** Moves a model to an index, counted in the current order. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id);
  const others = ids.filter((one) => one !== id);
  const at = to > from ? to - 1 : to;
  return [...others.slice(0, at), id, ...others.slice(at)];
}
