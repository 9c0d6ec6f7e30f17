/** Determines the turn order of a game without rules. */
import type { Track as TrackerChange, TrackerState } from '../../../../../shared/play/play-screen/tracker.ts';

/** The change of the tracker that sets the round and the model whose turn it is; `turn` is null if it is no one's turn. */
export type Turn = Extract<TrackerChange, { turn: string | null }>;

/**
 * Returns the next turn. The last model in play is followed by the first one in a new round. Returns undefined if all
 * models are out of play.
 */
export function getNextTurn({ round, turn, models }: TrackerState): Turn | undefined {
  const turnIndex = models.findIndex(({ id }) => id === turn);
  const followingModel = models.slice(turnIndex + 1).find(({ isOut }) => !isOut);
  const firstModel = models.find(({ isOut }) => !isOut);
  if (followingModel !== undefined) return { turn: followingModel.id, round: Math.max(1, round) };
  return firstModel && { turn: firstModel.id, round: round + 1 };
}

/** Returns the previous turn. Before the first turn of the first round, it is no one's turn. */
export function getPreviousTurn({ round, turn, models }: TrackerState): Turn | undefined {
  if (turn === null) return undefined;
  const turnIndex = models.findIndex(({ id }) => id === turn);
  const previousModel = [...models.slice(0, turnIndex)].reverse().find(({ isOut }) => !isOut);
  if (previousModel !== undefined) return { turn: previousModel.id, round };
  const lastModel = [...models].reverse().find(({ isOut }) => !isOut);
  return round > 1 && lastModel !== undefined ? { turn: lastModel.id, round: round - 1 } : { turn: null, round: 0 };
}

/** Moves a model before the model that is now at `targetIndex`, or to the end. */
export function moveModel(modelIds: readonly string[], modelId: string, targetIndex: number): string[] {
  const sourceIndex = modelIds.indexOf(modelId);
  const otherIds = modelIds.filter((otherId) => otherId !== modelId);
  const insertIndex = targetIndex > sourceIndex ? targetIndex - 1 : targetIndex;
  return [...otherIds.slice(0, insertIndex), modelId, ...otherIds.slice(insertIndex)];
}
