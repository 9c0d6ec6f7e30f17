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
  // A slot is the turn of one model.
  phases: ['slot'],
  refuse(encounter, logEvent) {
    const inactiveRefusal = checkCanAct(encounter, logEvent.model);
    if (inactiveRefusal) return inactiveRefusal;
    const modelState = getModelState(encounter, logEvent.model);
    const isOwnTurn = logEvent.model === encounter.state.active;
    // A turn is what one model does (C-2). Only talking (C-56) and a saved Quick action are possible in the turns of others.
    if (!isOwnTurn && logEvent.name !== 'talk' && !isBanked(modelState, logEvent)) return createTurnRefusal('C-2');
    const listedType = ACTIONS.get(logEvent.name);
    // The rules fix the type of a named action.
    if (logEvent.as !== undefined && listedType !== undefined && logEvent.as !== listedType)
      return createChoiceRefusal(logEvent.as, 'C-3');
    const actionType = getActionType(logEvent);
    const typeRefusal = actionType === 'free' ? undefined : checkRoom(modelState, actionType);
    if (typeRefusal) return typeRefusal;
    if (usesMoveAction(encounter, logEvent.name)) {
      // The Charge itself is a Standard action, so the Move must fit in addition to it.
      const moveRefusal = checkRoom({ ...modelState, standard: modelState.standard + 1 }, 'move');
      if (moveRefusal) return moveRefusal;
    }
    // C-5: one Area Power per round.
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
    // C-47: each Aim at the same target adds 1 to the next attack on it, up to 5.
    const bonus = modelState.aim?.target === targetId ? Math.min(5, modelState.aim.bonus + 1) : 1;
    modelState.aim = { target: targetId, bonus };
  }
  // C-20: Defend lasts until the model's next turn starts.
  if (name === 'defend') addEffect(modelState, { name, until: 'start', harmful: false, ends: 0 });
  if (name === 'recover') {
    // C-21: the model gains 1 Stress and gets rid of fatigue, damage or an ongoing effect. The program tracks only fatigue.
    modelState.stress += 1;
    if (removal === 'fatigue') modelState.fatigue = Math.max(0, modelState.fatigue - 1);
  }
  // The next attack uses up the bonus of Aim, even if it has another target.
  if (!usesAimBonus(name) || modelState.aim === null) return undefined;
  const { aim } = modelState;
  modelState.aim = null;
  return aim.target === targetId ? { aim: aim.bonus } : undefined;
}
