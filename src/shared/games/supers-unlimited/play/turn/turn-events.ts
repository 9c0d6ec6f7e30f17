/** From the end of the Recovery to the end of the Turn (E-49 to E-51, E-61). */
import { id, ids, int, withDefault } from '../../../../play/event/keys.ts';
import { inState, notItsTurn, overLimit, type Refusal } from '../../../../play/event/refusal.ts';
import { refuseMarkers } from '../actions/landing.ts';
import { endGame } from '../ending/score.ts';
import { mainEvent } from '../gates.ts';
import { cannotPay, cannotReact, isSuper, modelOf, ownSide, pay } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { nextTurn } from './next-turn.ts';
import { loseByItself, poisonDamage } from './recovery.ts';

/** What an Activation may begin in. */
const beginningKeys = { dangerous: withDefault(int, 0), markers: withDefault(ids('marker'), []) };

export const activate = mainEvent({
  keys: beginningKeys,
  phases: ['recovery'],
  refuse: (encounter, { markers }) => refuseMarkers(encounter, markers),
  apply(encounter, { dangerous, markers }) {
    const { state } = encounter;
    const model = state.active;
    if (model === null) return undefined;
    loseByItself(encounter, model, 'afterRolls');
    state.recovery = null;
    state.due.unshift(...poisonDamage(encounter, model), { due: 'begin-activation', model, dangerous, markers });
    return undefined;
  },
});

export const endActivation = mainEvent({
  keys: {},
  phases: ['activation'],
  apply({ state }) {
    Object.assign(state, { frame: null, finished: state.active, phase: 'turn-end' });
    return undefined;
  },
});

/** E-61: why a model may not hold the initiative. */
function cannotHold(encounter: SuEncounter, model: string): Refusal | undefined {
  const { state, options } = encounter;
  if (ownSide(encounter, model) !== state.side) return notItsTurn('E-61');
  if (state.held) return overLimit(1, 1, 'E-61');
  if (state.finished === null && !options['su.holdAfterKo']) return inState('ko', 'E?35');
  if (model === state.active && !options['su.holdSameModel']) return notItsTurn('E?34');
  const refusal = cannotReact(encounter, model);
  if (refusal) return refusal;
  if (modelOf(encounter, model).aloft) return inState('aloft', 'E-72');
  if (state.endgame && !isSuper(encounter, model)) return inState('henchman', 'E?38');
  if (state.endgame && !state.finalTurns.includes(model)) return overLimit(1, 1, 'E?68');
  return cannotPay(encounter, model);
}

/** Models that may hold the initiative. */
export const holders = (encounter: SuEncounter): string[] =>
  [...encounter.state.models.keys()].filter((model) => cannotHold(encounter, model) === undefined);

export const hold = mainEvent({
  keys: { model: id(), ...beginningKeys },
  phases: ['turn-end'],
  refuse: (encounter, { model, markers }) => cannotHold(encounter, model) ?? refuseMarkers(encounter, markers),
  apply(encounter, { model, dangerous, markers }) {
    const { state } = encounter;
    pay(encounter, model);
    state.held = true;
    state.active = model;
    state.finalTurns = state.finalTurns.filter((each) => each !== model);
    state.due.unshift({ due: 'begin-activation', model, dangerous, markers });
    return undefined;
  },
});

export const endTurn = mainEvent({
  keys: {},
  phases: ['turn-end'],
  apply(encounter) {
    nextTurn(encounter);
    return undefined;
  },
});

export const endGameEvent = mainEvent({
  keys: {},
  phases: ['choose', 'turn-end'],
  apply(encounter) {
    endGame(encounter);
    return undefined;
  },
});
