/**
 * Checks whether a model may take an Action, and pays for the Action (E-50 to E-54). A `Frame` counts what a model has done in its
 * Activation, or under Control: then the controlling player acts with the model and pays with points of the Control.
 */
import {
  createCostRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTurnRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import type { ControlDuty, Frame } from '../duty.ts';
import { getActiveControl, requireNoDuty } from '../event-preconditions.ts';
import { getEffectPoints, getModel, isStunned, refusePayment, spendPowerPoints } from '../models.ts';
import type { SuEncounter, SuModel } from '../state.ts';

/** E-53 allows each Action twice in an Activation, and two Movement Actions in total. */
const MAX_USES = 2;

const MOVEMENT_ACTIONS: ReadonlySet<string> = new Set(['move', 'run', 'charge', 'climb-high']);
/** A stunned model may only attack and move (E-54). */
const ACTIONS_WHILE_STUNNED: ReadonlySet<string> = new Set(['attack', 'move']);

export interface Action {
  readonly kind: string;
  /** Movement type of a Movement Action. */
  readonly movementType?: string;
  /** Trait of an attack. */
  readonly trait?: string;
  /** Whether this attack is part of a Charge. It is free, and only a house rule counts it as an Action (E?28). */
  readonly isChargeAttack?: boolean;
}

/** Refuses the Action while a duty is pending, unless the first duty is a Control of this model. */
export const requireNoDutyButOwnControl = (encounter: SuEncounter, modelId: string): Refusal | undefined =>
  getActiveControl(encounter, modelId) ? undefined : requireNoDuty(encounter);

export const getActorPhases = (encounter: SuEncounter, modelId: string): readonly string[] | undefined =>
  getActiveControl(encounter, modelId) ? undefined : ['activation'];

/** Returns the Control of the model if it is the first duty, or else the frame of the current Activation, which may be of another model. */
export const getFrame = (encounter: SuEncounter, modelId: string): Frame | null =>
  getActiveControl(encounter, modelId) ?? encounter.state.frame;

/** Counts the Called Shots of this model in this Turn that no attack has used up yet (E-56). */
export const getCalledShots = ({ state }: SuEncounter, modelId: string): number =>
  state.extra.calledShots.get(modelId) ?? 0;

/** Sets the number of Called Shots of the model, in `extra` and in each of its frames. */
export function setCalledShots({ state }: SuEncounter, modelId: string, count: number): void {
  state.extra.calledShots.set(modelId, count);
  if (state.frame?.model === modelId) state.frame.calledShots = count;
  for (const duty of state.due) if (duty.due === 'control' && duty.model === modelId) duty.calledShots = count;
}

/** Whether the model moved by line-swing (E-71e), under Control or in the Activation. The Control need not be the first duty. */
export function hasSwung({ state }: SuEncounter, modelId: string): boolean {
  const control = state.due.find((duty): duty is ControlDuty => duty.due === 'control' && duty.model === modelId);
  const frame = control ?? (state.frame?.model === modelId ? state.frame : null);
  return frame?.swung ?? false;
}

/** Whether the Action doesn't count towards the limits of an Activation (E-53). */
const isUncounted = ({ options }: SuEncounter, { isChargeAttack = false }: Action): boolean =>
  isChargeAttack && !options['su.chargeAttackCounts'];

/** Returns the first reason why the model can't take the Action. */
export function refuseAction(encounter: SuEncounter, modelId: string, action: Action): Refusal | undefined {
  const frame = getFrame(encounter, modelId);
  if (frame?.model !== modelId) return createTurnRefusal('E-50');
  return (
    refuseCondition(getModel(encounter, modelId), action) ??
    refuseLimits(encounter, frame, action) ??
    refuseCost(encounter, modelId, action)
  );
}

/** Refuses the Action if a condition of the model forbids it, regardless of cost and limits. */
export function refuseCondition(modelState: SuModel, { kind, movementType, trait }: Action): Refusal | undefined {
  if (modelState.out) return createStateRefusal('out');
  if (modelState.aloft) return createStateRefusal('aloft', 'E-72');
  if (modelState.ko) return createStateRefusal('ko', 'E-54');
  if (getEffectPoints(modelState, 'paralysis') > 0 && trait !== 'mind' && trait !== 'magic')
    return createStateRefusal('paralysis', 'E-111');
  if (isStunned(modelState) && !ACTIONS_WHILE_STUNNED.has(kind)) return createStateRefusal('stun', 'E-117');
  const isMoving = MOVEMENT_ACTIONS.has(kind);
  const isUnbound = kind === 'attack' || kind === 'climb-high' || (isMoving && canMoveEntangled(movementType));
  if (getEffectPoints(modelState, 'entangle') > 0 && !isUnbound) return createStateRefusal('entangle', 'E-107');
  return isMoving && modelState.move < 1 ? createStateRefusal('move', 'E-69') : undefined;
}

/** Whether an entangled model may move by this type: only by Flight or Teleport (E-107). */
export const canMoveEntangled = (movementType: string | undefined): boolean =>
  movementType === 'flight' || movementType === 'teleport';

function refuseLimits(encounter: SuEncounter, frame: Frame, action: Action): Refusal | undefined {
  const useCount = frame.used[action.kind] ?? 0;
  if (!isUncounted(encounter, action) && useCount >= MAX_USES) return createLimitRefusal(useCount, MAX_USES, 'E-53');
  if (!MOVEMENT_ACTIONS.has(action.kind) || frame.movements < MAX_USES) return undefined;
  return createLimitRefusal(frame.movements, MAX_USES, 'E-53');
}

function refuseCost(encounter: SuEncounter, modelId: string, { isChargeAttack }: Action): Refusal | undefined {
  if (isChargeAttack) return undefined;
  const control = getActiveControl(encounter, modelId);
  if (!control) return refusePayment(encounter, modelId);
  return control.points < 1 ? createCostRefusal(control.points, 1, 'E-102') : undefined;
}

/** Returns the PP that the model pays for an Action. Under Control the Action costs a Control point instead. */
export const getActionCost = (encounter: SuEncounter, modelId: string): number =>
  getActiveControl(encounter, modelId) ? 0 : 1;

/** Pays for an Action and counts it. Clears `charged`, which a Charge sets after this call. */
export function completeAction(
  encounter: SuEncounter,
  modelId: string,
  actionKind: string,
  isChargeAttack = false,
): void {
  const control = getActiveControl(encounter, modelId);
  if (!isChargeAttack) {
    if (control) control.points -= 1;
    else spendPowerPoints(encounter, modelId);
  }
  const frame = getFrame(encounter, modelId);
  if (!frame) return;
  if (!isUncounted(encounter, { kind: actionKind, isChargeAttack }))
    frame.used[actionKind] = (frame.used[actionKind] ?? 0) + 1;
  if (MOVEMENT_ACTIONS.has(actionKind)) frame.movements += 1;
  frame.charged = null;
  encounter.state.completed = modelId;
}
