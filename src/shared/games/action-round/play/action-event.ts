/** Defines the log event `action`: an action in the model's own turn, or one that is allowed in the turn of another model. */
import { booleanKey, idKey, optional, textKey, withDefault, wordKey } from '../../../play/event/keys.ts';
import { createChoiceRefusal, createLimitRefusal, createTurnRefusal } from '../../../play/event/refusal.ts';
import { defineEventSpec } from '../../../play/play-rules.ts';
import { getModelState } from '../../../play/state.ts';
import { ACTIONS, type ActionType, usesAimBonus } from './actions.ts';
import { checkCanAct, checkRoom } from './refusals.ts';
import type { ArEncounter, ArModel } from './state.ts';
import { addEffect } from './turns.ts';

const EVENT_KEYS = {
  model: idKey(),
  name: textKey,
  as: optional(wordKey('standard', 'move', 'quick', 'free')),
  area: withDefault(booleanKey, false),
  target: optional(idKey()),
  remove: optional(wordKey('fatigue', 'damage', 'check')),
};

interface Action {
  readonly name: string;
  readonly as: ActionType | undefined;
  readonly area: boolean;
  readonly target: string | undefined;
  readonly remove: 'fatigue' | 'damage' | 'check' | undefined;
}

const getActionType = ({ name, as: actionType }: Pick<Action, 'name' | 'as'>): ActionType =>
  actionType ?? ACTIONS.get(name) ?? 'free';

/** Whether an action is the Quick action that the model saved in its own turn, and may take together with a reaction (C-8). */
const isBanked = (modelState: ArModel, playerAction: Action): boolean =>
  getActionType(playerAction) === 'quick' && modelState.bank && modelState.reactions.length > 0;

const usesMoveAction = ({ options }: ArEncounter, actionName: string): boolean =>
  actionName === 'charge' && options['ar.chargeUsesMove'];

export const actionEvent = defineEventSpec<ArEncounter>()({
  keys: EVENT_KEYS,
  isRequired(_encounter, fieldName, { name }) {
    if (fieldName === 'as') return !ACTIONS.has(String(name));
    return (fieldName === 'target' && name === 'aim') || (fieldName === 'remove' && name === 'recover');
  },
  phases: ['slot'],
  refuse(encounter, logEvent) {
    const inactiveRefusal = checkCanAct(encounter, logEvent.model);
    if (inactiveRefusal) return inactiveRefusal;
    const modelState = getModelState(encounter, logEvent.model);
    const isOwnTurn = logEvent.model === encounter.state.active;
    if (!isOwnTurn && logEvent.name !== 'talk' && !isBanked(modelState, logEvent)) return createTurnRefusal('C-2');
    const listedType = ACTIONS.get(logEvent.name);
    if (logEvent.as !== undefined && listedType !== undefined && logEvent.as !== listedType)
      return createChoiceRefusal(logEvent.as, 'C-3');
    const actionType = getActionType(logEvent);
    const typeRefusal = actionType === 'free' ? undefined : checkRoom(modelState, actionType);
    if (typeRefusal) return typeRefusal;
    if (usesMoveAction(encounter, logEvent.name)) {
      const moveRefusal = checkRoom({ ...modelState, standard: modelState.standard + 1 }, 'move');
      if (moveRefusal) return moveRefusal;
    }
    return logEvent.area && modelState.area ? createLimitRefusal(1, 1, 'C-5') : undefined;
  },
  apply(encounter, logEvent) {
    const modelState = getModelState(encounter, logEvent.model);
    if (logEvent.model === encounter.state.active) {
      const actionType = getActionType(logEvent);
      if (actionType !== 'free') modelState[actionType] += 1;
      if (usesMoveAction(encounter, logEvent.name)) modelState.move += 1;
      modelState.acts += 1;
    } else if (isBanked(modelState, logEvent)) modelState.bank = false;
    if (logEvent.area) modelState.area = true;
    return applyNamedAction(modelState, logEvent);
  },
});

/** Applies the additional effects of some named actions. Returns the values for the outcome, if any. */
function applyNamedAction(
  modelState: ArModel,
  { name, target: targetId, remove: removal }: Action,
): Readonly<Record<string, unknown>> | undefined {
  if (name === 'aim' && targetId !== undefined) {
    // C-47
    const bonus = modelState.aim?.target === targetId ? Math.min(5, modelState.aim.bonus + 1) : 1;
    modelState.aim = { target: targetId, bonus };
  }
  // C-20
  if (name === 'defend') addEffect(modelState, { name, until: 'start', harmful: false, ends: 0 });
  if (name === 'recover') {
    // C-21
    modelState.stress += 1;
    if (removal === 'fatigue') modelState.fatigue = Math.max(0, modelState.fatigue - 1);
  }
  if (!usesAimBonus(name) || modelState.aim === null) return undefined;
  const { aim } = modelState;
  modelState.aim = null;
  return aim.target === targetId ? { aim: aim.bonus } : undefined;
}
