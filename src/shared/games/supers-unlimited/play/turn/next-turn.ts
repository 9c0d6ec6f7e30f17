/** Ends a Turn and starts the next one, or ends the game. */
import { endGame } from '../ending/score.ts';
import { getModel, getOwnerSide, isSuper } from '../models.ts';
import type { SuEncounter } from '../state.ts';

export function startNextTurn(encounter: SuEncounter): void {
  const { state } = encounter;
  state.turn += 1;
  Object.assign(state, { held: false, finished: null, returned: [], recovery: null, frame: null, active: null });
  for (const model of state.models.values()) model.endangered = false;
  state.extra.calledShots.clear();
  if (state.endgameDue && !state.endgame) beginEndgame(encounter);
  const { order, side } = state;
  const startIndex = side === null ? 0 : order.indexOf(side) + 1;
  const nextSide = [...order.slice(startIndex), ...order.slice(0, startIndex)].find((otherSide) =>
    hasTurn(encounter, otherSide),
  );
  if (nextSide === undefined) endGame(encounter, state.turn - 1);
  else Object.assign(state, { side: nextSide, phase: 'choose' });
}

/** Gives every Super in play one last Turn (E-43). */
export function beginEndgame(encounter: SuEncounter): void {
  const { state } = encounter;
  state.endgame = true;
  state.finalTurns = [...state.models.keys()].filter(
    (modelId) => !getModel(encounter, modelId).out && isSuper(encounter, modelId),
  );
}

/** Whether the side has a model that can take a Turn. In the Endgame, only the Supers in `finalTurns` can. */
function hasTurn(encounter: SuEncounter, sideId: string): boolean {
  const { state } = encounter;
  if (state.endgame) return state.finalTurns.some((modelId) => getOwnerSide(encounter, modelId) === sideId);
  for (const { id, side } of encounter.figures.values())
    if (side === sideId && !getModel(encounter, id).out) return true;
  return false;
}

/** Returns the number of Turns that were played, including the current one. */
export const countPlayedTurns = ({ state }: SuEncounter): number => state.extra.playedTurns ?? state.turn;
