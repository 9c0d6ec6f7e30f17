/** One Turn ends and the next begins, or the game is over. */
import { endGame } from '../ending/score.ts';
import { isSuper, modelOf, ownSide } from '../models.ts';
import type { SuPlay } from '../state.ts';

export function nextTurn(play: SuPlay): void {
  const { state } = play;
  state.turn += 1;
  Object.assign(state, { held: false, finished: null, returned: [], recovery: null, frame: null, active: null });
  for (const model of state.models.values()) model.endangered = false;
  state.extra.calledShots.clear();
  if (state.endgameDue && !state.endgame) beginEndgame(play);
  const { order, side } = state;
  const from = side === null ? 0 : order.indexOf(side) + 1;
  const next = [...order.slice(from), ...order.slice(0, from)].find((each) => hasTurn(play, each));
  if (next === undefined) endGame(play);
  else Object.assign(state, { side: next, phase: 'choose' });
}

/** E-43: every Super in play still has one Turn. */
export function beginEndgame(play: SuPlay): void {
  const { state } = play;
  state.endgame = true;
  state.finalTurns = [...state.models.keys()].filter((id) => !modelOf(play, id).out && isSuper(play, id));
}

function hasTurn(play: SuPlay, side: string): boolean {
  const { state } = play;
  if (state.endgame) return state.finalTurns.some((model) => ownSide(play, model) === side);
  for (const { id, side: own } of play.figures.values()) if (own === side && !modelOf(play, id).out) return true;
  return false;
}
