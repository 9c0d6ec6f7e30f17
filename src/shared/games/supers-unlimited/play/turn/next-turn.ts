/** One Turn ends and the next begins, or the game is over. */
import { endGame } from '../ending/score.ts';
import { isSuper, modelOf, ownSide } from '../models.ts';
import type { SuEncounter } from '../state.ts';

export function nextTurn(encounter: SuEncounter): void {
  const { state } = encounter;
  state.turn += 1;
  Object.assign(state, { held: false, finished: null, returned: [], recovery: null, frame: null, active: null });
  for (const model of state.models.values()) model.endangered = false;
  state.extra.calledShots.clear();
  if (state.endgameDue && !state.endgame) beginEndgame(encounter);
  const { order, side } = state;
  const from = side === null ? 0 : order.indexOf(side) + 1;
  const next = [...order.slice(from), ...order.slice(0, from)].find((each) => hasTurn(encounter, each));
  if (next === undefined) endGame(encounter);
  else Object.assign(state, { side: next, phase: 'choose' });
}

/** E-43: every Super in play still has one Turn. */
export function beginEndgame(encounter: SuEncounter): void {
  const { state } = encounter;
  state.endgame = true;
  state.finalTurns = [...state.models.keys()].filter((id) => !modelOf(encounter, id).out && isSuper(encounter, id));
}

function hasTurn(encounter: SuEncounter, side: string): boolean {
  const { state } = encounter;
  if (state.endgame) return state.finalTurns.some((model) => ownSide(encounter, model) === side);
  for (const { id, side: own } of encounter.figures.values())
    if (own === side && !modelOf(encounter, id).out) return true;
  return false;
}
