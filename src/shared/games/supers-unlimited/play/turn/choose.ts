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
import type { SuEncounter } from '../state.ts';
import { nextTurn } from './next-turn.ts';
import { loseByItself, newRecovery, tickCountdown } from './recovery.ts';

/** Why a model may not be chosen, the choice of others apart. */
function cannotHaveTurn(encounter: SuEncounter, model: string, isReturning: boolean): Refusal | undefined {
  const { out, aloft } = modelOf(encounter, model);
  if (out) return inState('out');
  if (aloft && !isReturning) return inState('aloft', 'E-72');
  if (!encounter.state.endgame) return undefined;
  if (!isSuper(encounter, model)) return inState('henchman', 'E-43');
  return encounter.state.finalTurns.includes(model) ? undefined : overLimit(1, 1, 'E-43');
}

/** E?31: the model that was chosen last has to wait when another one could be chosen. */
function mustWait(encounter: SuEncounter, model: string): boolean {
  const side = ownSide(encounter, model);
  if (!encounter.options['su.noRepeatActivation'] || encounter.state.lastChosen.get(side) !== model) return false;
  for (const other of modelsOf(encounter, side)) {
    if (other !== model && cannotHaveTurn(encounter, other, true) === undefined) return true;
  }
  return false;
}

const canBeChosen = (encounter: SuEncounter, model: string, isReturning: boolean): boolean =>
  cannotHaveTurn(encounter, model, isReturning) === undefined && !mustWait(encounter, model);

/** Models of the side whose chance it is that may be chosen, if need be by returning. */
export function choosable(encounter: SuEncounter, isReturning = true): string[] {
  const { side } = encounter.state;
  return side === null
    ? []
    : [...modelsOf(encounter, side)].filter((model) => canBeChosen(encounter, model, isReturning));
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
  refuse(encounter, event) {
    const { model, returns, upkeep } = event;
    const { side } = encounter.state;
    if (ownSide(encounter, model) !== side) return notItsTurn('E-44');
    const refusal = cannotHaveTurn(encounter, model, returns.includes(model));
    if (refusal) return refusal;
    if (mustWait(encounter, model)) return overLimit(1, 1, 'E?31');
    const wrong = returns.find((each, index) => {
      const isReturning =
        modelOf(encounter, each).aloft && !modelOf(encounter, each).out && ownSide(encounter, each) === side;
      return !isReturning || returns.indexOf(each) < index;
    });
    if (wrong !== undefined) return wrongChoice(wrong, 'E-72');
    if (upkeep.some((each) => ownSide(encounter, each.model) !== side || modelOf(encounter, each.model).out))
      return notItsTurn('E-46');
    return refusePayments(encounter, event);
  },
  apply(encounter, { model, returns, upkeep }) {
    const { state } = encounter;
    const side = ownSide(encounter, model);
    for (const each of returns) Object.assign(modelOf(encounter, each), { aloft: false, altitude: 0 });
    state.returned.push(...returns);
    for (const each of modelsOf(encounter, side))
      if (isOnTable(encounter, each)) gainPower(modelOf(encounter, each), 1);
    for (const each of returns) pay(encounter, each);
    for (const each of modelsOf(encounter, side)) tick(encounter, each);
    for (const each of upkeep) pay(encounter, each.model, each.pp);
    state.active = model;
    state.lastChosen.set(side, model);
    state.finalTurns = state.finalTurns.filter((each) => each !== model);
    state.phase = 'recovery';
    state.recovery = newRecovery(model);
    loseByItself(encounter, model, 'beforeRolls');
    return undefined;
  },
});

/** E-99, E-103: what runs down in the Upkeep of the side that bears it. */
function tick(encounter: SuEncounter, model: string): void {
  const is = modelOf(encounter, model);
  if (is.out) return;
  for (const boost of ['attack-boost', 'defense-boost']) hold(is, boost, held(is, boost) - 1);
  tickCountdown(is);
}

/** The first payment that its model cannot make when its moment comes: after the Refresh, in order. */
function refusePayments(encounter: SuEncounter, { returns, upkeep }: Choose): Refusal | undefined {
  const left = new Map<string, number>();
  const has = (model: string): number => left.get(model) ?? refreshed(encounter, model, returns);
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
function refreshed(encounter: SuEncounter, model: string, returns: readonly string[]): number {
  const { pp, power, out } = modelOf(encounter, model);
  const isThere =
    isOnTable(encounter, model) || (returns.includes(model) && !out && encounter.state.deployed.includes(model));
  return isThere ? Math.min(power, pp + 1) : pp;
}

export const pass = mainEvent({
  keys: {},
  phases: ['choose'],
  refuse: (encounter) =>
    !encounter.state.endgame && choosable(encounter, false).length > 0 ? wrongChoice('pass', 'E-43') : undefined,
  apply(encounter) {
    const { state } = encounter;
    if (state.endgame) state.finalTurns = state.finalTurns.filter((model) => ownSide(encounter, model) !== state.side);
    nextTurn(encounter);
    return undefined;
  },
});
