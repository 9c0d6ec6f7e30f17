/**
 * Defines the events of Actions, except attacks and Actions on objectives: Called Shot, which improves the next attack (E-56), Move, Run
 * and Charge (E-59, E-63, E-67), Climb High, by which a flyer leaves the table until it returns (E-72), and Use Ability (E-68).
 */
import { idKey, idListKey, optional, positiveIntKey, textKey, withDefault } from '../../../../play/event/keys.ts';
import { createChoiceRefusal, createStateRefusal, createTargetRefusal } from '../../../../play/event/refusal.ts';
import { targetKey } from '../attack/declared-attack.ts';
import { beginMainEvent, defineEvent } from '../event-preconditions.ts';
import { canMoveBy, canMoveByAny, getEffectPoints, getModel, isEnemy } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { startAbility } from '../turn/upkeep.ts';
import {
  completeAction,
  getActionCost,
  getActorPhases,
  getCalledShots,
  getFrame,
  refuseAction,
  requireNoDutyButOwnControl,
  setCalledShots,
} from './actor.ts';
import { applyMovement, getMovementType, movementKeys, refuseMovement } from './movement.ts';

const actorPreconditions = {
  due: (encounter: SuEncounter, { model: modelId }: { readonly model: string }) =>
    requireNoDutyButOwnControl(encounter, modelId),
  getPhases: (encounter: SuEncounter, { model: modelId }: { readonly model: string }) =>
    getActorPhases(encounter, modelId),
};

export const calledShotEvent = defineEvent({
  keys: { model: idKey() },
  ...actorPreconditions,
  refuse: (encounter, { model: modelId }) => refuseAction(encounter, modelId, { kind: 'called-shot' }),
  apply(encounter, { model: modelId }) {
    beginMainEvent(encounter.state);
    completeAction(encounter, modelId, 'called-shot');
    setCalledShots(encounter, modelId, getCalledShots(encounter, modelId) + 1);
    return undefined;
  },
});

/** Combat Bonus of the attack that follows a Charge. */
const CHARGE_BONUS = 1;
/** Combat Bonus of the attack that follows a Charge by jump (E-71d). */
const JUMP_CHARGE_BONUS = 2;

/** `target`: whom the model charges. It only suggests the target of the attack that follows. */
const chargeKeys = { target: optional(targetKey) };

const createMovementEvent = (movementKind: 'move' | 'run' | 'charge') =>
  defineEvent({
    keys: { model: idKey(), ...(movementKind === 'charge' ? chargeKeys : {}), ...movementKeys },
    ...actorPreconditions,
    refuse(encounter, event) {
      const { model: modelId } = event;
      const movementType = getMovementType(encounter, modelId, event);
      return (
        refuseAction(encounter, modelId, { kind: movementKind, movementType }) ??
        refuseMovement(encounter, modelId, event, { kind: movementKind, cost: getActionCost(encounter, modelId) })
      );
    },
    apply(encounter, event) {
      const { model: modelId } = event;
      const { state } = encounter;
      const movementType = getMovementType(encounter, modelId, event);
      beginMainEvent(state);
      completeAction(encounter, modelId, movementKind);
      const frame = getFrame(encounter, modelId);
      // The Charge is recorded after `completeAction`, which clears the last one.
      if (frame && movementKind === 'charge')
        frame.charged = movementType === 'jump' ? JUMP_CHARGE_BONUS : CHARGE_BONUS;
      state.extra.chargeTarget = 'target' in event && typeof event.target === 'string' ? event.target : null;
      if (frame && movementType === 'line-swing') frame.swung = true;
      state.due.unshift(...applyMovement(encounter, modelId, event));
      return undefined;
    },
  });

export const moveEvent = createMovementEvent('move');
export const runEvent = createMovementEvent('run');
export const chargeEvent = createMovementEvent('charge');

export const climbHighEvent = defineEvent({
  // `near` are the models within 1 inch.
  keys: { model: idKey(), near: withDefault(idListKey(), []) },
  ...actorPreconditions,
  refuse(encounter, { model: modelId, near: nearIds }) {
    const refusal = refuseAction(encounter, modelId, { kind: 'climb-high' });
    if (refusal) return refusal;
    if (!canMoveByAny(encounter, modelId, ['flight', 'winged-flight']))
      return createChoiceRefusal('climb-high', 'E-72');
    if (getEffectPoints(getModel(encounter, modelId), 'entangle') > 0 && !canMoveBy(encounter, modelId, 'flight'))
      return createStateRefusal('entangle', 'E-71h');
    const enemyId = nearIds.find((otherId) => isEnemy(encounter, modelId, otherId));
    return enemyId === undefined ? undefined : createTargetRefusal('E-72', enemyId);
  },
  apply(encounter, { model: modelId }) {
    beginMainEvent(encounter.state);
    completeAction(encounter, modelId, 'climb-high');
    Object.assign(getModel(encounter, modelId), { aloft: true, altitude: 0 });
    return undefined;
  },
});

export const abilityEvent = defineEvent({
  // `upkeep` are the PP that the Ability costs in each Upkeep phase, if its card doesn't state them (E-46).
  keys: { model: idKey(), what: textKey, upkeep: optional(positiveIntKey) },
  ...actorPreconditions,
  refuse: (encounter, { model: modelId }) =>
    refuseAction(encounter, modelId, { kind: 'ability' }) ??
    (getEffectPoints(getModel(encounter, modelId), 'nullify') > 0 ? createStateRefusal('nullify', 'E-110') : undefined),
  apply(encounter, { model: modelId, what: abilityName, upkeep }) {
    beginMainEvent(encounter.state);
    completeAction(encounter, modelId, 'ability');
    startAbility(encounter, modelId, abilityName, upkeep);
    return undefined;
  },
});
