/** `action`: an action of a turn, or one of those that may be taken in the turn of another. */
import { bool, id, optional, text, withDefault, word } from '../../../play/event/keys.ts';
import { notItsTurn, overLimit, wrongChoice } from '../../../play/event/refusal.ts';
import { eventSpec } from '../../../play/play-rules.ts';
import { getModelState } from '../../../play/state.ts';
import { ACTIONS, type ActionType, isAimed } from './actions.ts';
import { cannotAct, noRoom } from './refusals.ts';
import type { ArEncounter, ArModel } from './state.ts';
import { addEffect } from './turns.ts';

const KEYS = {
  model: id(),
  name: text,
  as: optional(word('standard', 'move', 'quick', 'free')),
  area: withDefault(bool, false),
  target: optional(id()),
  remove: optional(word('fatigue', 'damage', 'check')),
};

interface Action {
  readonly name: string;
  readonly as: ActionType | undefined;
  readonly area: boolean;
  readonly target: string | undefined;
  readonly remove: 'fatigue' | 'damage' | 'check' | undefined;
}

const typeOf = ({ name, as }: Pick<Action, 'name' | 'as'>): ActionType => as ?? ACTIONS.get(name) ?? 'free';

/** C-8: a Quick action that its own turn left over goes with a reaction. */
const isBanked = (model: ArModel, action: Action): boolean =>
  typeOf(action) === 'quick' && model.bank && model.reactions.length > 0;

const takesMoveToo = ({ options }: ArEncounter, name: string): boolean =>
  name === 'charge' && options['ar.chargeUsesMove'];

export const action = eventSpec<ArEncounter>()({
  keys: KEYS,
  isNeeded(_encounter, key, { name }) {
    if (key === 'as') return !ACTIONS.has(String(name));
    return (key === 'target' && name === 'aim') || (key === 'remove' && name === 'recover');
  },
  phases: ['slot'],
  refuse(encounter, event) {
    const refusal = cannotAct(encounter, event.model);
    if (refusal) return refusal;
    const model = getModelState(encounter, event.model);
    const isOwnTurn = event.model === encounter.state.active;
    if (!isOwnTurn && event.name !== 'talk' && !isBanked(model, event)) return notItsTurn('C-2');
    const listed = ACTIONS.get(event.name);
    if (event.as !== undefined && listed !== undefined && event.as !== listed) return wrongChoice(event.as, 'C-3');
    const type = typeOf(event);
    const full = type === 'free' ? undefined : noRoom(model, type);
    if (full) return full;
    if (takesMoveToo(encounter, event.name)) {
      const fullOfMoves = noRoom({ ...model, standard: model.standard + 1 }, 'move');
      if (fullOfMoves) return fullOfMoves;
    }
    return event.area && model.area ? overLimit(1, 1, 'C-5') : undefined;
  },
  apply(encounter, event) {
    const model = getModelState(encounter, event.model);
    if (event.model === encounter.state.active) {
      const type = typeOf(event);
      if (type !== 'free') model[type] += 1;
      if (takesMoveToo(encounter, event.name)) model.move += 1;
      model.acts += 1;
    } else if (isBanked(model, event)) model.bank = false;
    if (event.area) model.area = true;
    return byName(model, event);
  },
});

/** What some of the named actions do besides. */
function byName(model: ArModel, { name, target, remove }: Action): Readonly<Record<string, unknown>> | undefined {
  if (name === 'aim' && target !== undefined) {
    // C-47
    const bonus = model.aim?.target === target ? Math.min(5, model.aim.bonus + 1) : 1;
    model.aim = { target, bonus };
  }
  // C-20
  if (name === 'defend') addEffect(model, { name, until: 'start', harmful: false, ends: 0 });
  if (name === 'recover') {
    // C-21
    model.stress += 1;
    if (remove === 'fatigue') model.fatigue = Math.max(0, model.fatigue - 1);
  }
  if (!isAimed(name) || model.aim === null) return undefined;
  const { aim } = model;
  model.aim = null;
  return aim.target === target ? { aim: aim.bonus } : undefined;
}
