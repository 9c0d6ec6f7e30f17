/** Choosing a model: who may be chosen, who returns, what Refresh and Upkeep do (E-43 to E-46, E-72). */
import { type EventOf, id, ids, intPlus, listOf, optional, text, withDefault } from '../../../../play/event/keys.ts';
import {
  inState,
  notItsTurn,
  overLimit,
  type Refusal,
  tooExpensive,
  wrongChoice,
} from '../../../../play/event/refusal.ts';
import { mainEvent } from '../gates.ts';
import { gainPower, held, hold, isOnTable, isSuper, modelOf, modelsOf, ownSide, pay } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { nextTurn } from './next-turn.ts';
import { loseByItself, newRecovery, tickCountdown } from './recovery.ts';

/** Why a model may not be chosen, the choice of others apart. */
function cannotHaveTurn(play: SuPlay, model: string, isReturning: boolean): Refusal | undefined {
  const { out, aloft } = modelOf(play, model);
  if (out) return inState('out');
  if (aloft && !isReturning) return inState('aloft', 'E-72');
  if (!play.state.endgame) return undefined;
  if (!isSuper(play, model)) return inState('henchman', 'E-43');
  return play.state.finalTurns.includes(model) ? undefined : overLimit(1, 1, 'E-43');
}

/** E?31: the model that was chosen last has to wait when another one could be chosen. */
function mustWait(play: SuPlay, model: string): boolean {
  const side = ownSide(play, model);
  if (!play.options['su.noRepeatActivation'] || play.state.lastChosen.get(side) !== model) return false;
  for (const other of modelsOf(play, side)) {
    if (other !== model && cannotHaveTurn(play, other, true) === undefined) return true;
  }
  return false;
}

const canBeChosen = (play: SuPlay, model: string, isReturning: boolean): boolean =>
  cannotHaveTurn(play, model, isReturning) === undefined && !mustWait(play, model);

/** Models of the side whose chance it is that may be chosen, if need be by returning. */
export function choosable(play: SuPlay, isReturning = true): string[] {
  const { side } = play.state;
  return side === null ? [] : [...modelsOf(play, side)].filter((model) => canBeChosen(play, model, isReturning));
}

const chooseKeys = {
  model: id(),
  returns: withDefault(ids(), []),
  upkeep: withDefault(listOf({ model: id(), pp: intPlus, what: optional(text) }), []),
};
type Choose = EventOf<typeof chooseKeys>;

export const choose = mainEvent({
  keys: chooseKeys,
  phases: ['choose'],
  refuse(play, event) {
    const { model, returns, upkeep } = event;
    const { side } = play.state;
    if (ownSide(play, model) !== side) return notItsTurn('E-44');
    const refusal = cannotHaveTurn(play, model, returns.includes(model));
    if (refusal) return refusal;
    if (mustWait(play, model)) return overLimit(1, 1, 'E?31');
    const wrong = returns.find((each, i) => {
      const isReturning = modelOf(play, each).aloft && !modelOf(play, each).out && ownSide(play, each) === side;
      return !isReturning || returns.indexOf(each) < i;
    });
    if (wrong !== undefined) return wrongChoice(wrong, 'E-72');
    if (upkeep.some((each) => ownSide(play, each.model) !== side || modelOf(play, each.model).out))
      return notItsTurn('E-46');
    return refusePayments(play, event);
  },
  apply(play, { model, returns, upkeep }) {
    const { state } = play;
    const side = ownSide(play, model);
    for (const each of returns) Object.assign(modelOf(play, each), { aloft: false, altitude: 0 });
    state.returned.push(...returns);
    for (const each of modelsOf(play, side)) if (isOnTable(play, each)) gainPower(modelOf(play, each), 1);
    for (const each of returns) pay(play, each);
    for (const each of modelsOf(play, side)) tick(play, each);
    for (const each of upkeep) pay(play, each.model, each.pp);
    state.active = model;
    state.lastChosen.set(side, model);
    state.finalTurns = state.finalTurns.filter((each) => each !== model);
    state.phase = 'recovery';
    state.recovery = newRecovery(model);
    loseByItself(play, model, 'beforeRolls');
    return undefined;
  },
});

/** E-99, E-103: what runs down in the Upkeep of the side that bears it. */
function tick(play: SuPlay, model: string): void {
  const is = modelOf(play, model);
  if (is.out) return;
  for (const boost of ['attack-boost', 'defense-boost']) hold(is, boost, held(is, boost) - 1);
  tickCountdown(is);
}

/** The first payment that its model cannot make when its moment comes: after the Refresh, in order. */
function refusePayments(play: SuPlay, { returns, upkeep }: Choose): Refusal | undefined {
  const left = new Map<string, number>();
  const has = (model: string): number => left.get(model) ?? refreshed(play, model, returns);
  for (const model of returns) {
    if (has(model) < 1) return tooExpensive(has(model), 1, 'E-72');
    left.set(model, has(model) - 1);
  }
  for (const { model, pp } of upkeep) {
    if (has(model) < pp) return tooExpensive(has(model), pp, 'E-46');
    left.set(model, has(model) - pp);
  }
  return undefined;
}

/** PP of a model of the side after the Refresh. */
function refreshed(play: SuPlay, model: string, returns: readonly string[]): number {
  const { pp, power, out } = modelOf(play, model);
  const isThere = isOnTable(play, model) || (returns.includes(model) && !out && play.state.deployed.includes(model));
  return isThere ? Math.min(power, pp + 1) : pp;
}

export const pass = mainEvent({
  keys: {},
  phases: ['choose'],
  refuse: (play) =>
    !play.state.endgame && choosable(play, false).length > 0 ? wrongChoice('pass', 'E-43') : undefined,
  apply(play) {
    const { state } = play;
    if (state.endgame) state.finalTurns = state.finalTurns.filter((model) => ownSide(play, model) !== state.side);
    nextTurn(play);
    return undefined;
  },
});
