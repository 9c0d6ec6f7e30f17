/** Who may take an Action now, and what it costs (E-50 to E-54). */
import { inState, notItsTurn, overLimit, type Refusal, tooExpensive } from '../../../../play/event/refusal.ts';
import type { ControlDuty, Frame } from '../duty.ts';
import { controlOf, nothingDue } from '../gates.ts';
import { cannotPay, held, isStunned, modelOf, pay } from '../models.ts';
import type { SuEncounter, SuModel } from '../state.ts';

/** E-53: of each Action in an Activation, and of Movement Actions together. */
const MOST = 2;

const MOVEMENT_ACTIONS: ReadonlySet<string> = new Set(['move', 'run', 'charge', 'climb-high']);
/** E-54 */
const WHILE_STUNNED: ReadonlySet<string> = new Set(['attack', 'move']);

export interface Action {
  readonly kind: string;
  /** How a Movement Action moves. */
  readonly by?: string;
  /** The Trait of an attack. */
  readonly trait?: string;
  /** An attack that a Charge gives: it costs nothing, and counts only where the table says so (E?28). */
  readonly isChargeAttack?: boolean;
}

/** Nothing may be due but a Control of this very model. */
export const actorDue = (encounter: SuEncounter, model: string): Refusal | undefined =>
  controlOf(encounter, model) ? undefined : nothingDue(encounter);

export const actorPhases = (encounter: SuEncounter, model: string): readonly string[] | undefined =>
  controlOf(encounter, model) ? undefined : ['activation'];

/** What the model has done so far: under Control, else in the Activation. */
export const frameOf = (encounter: SuEncounter, model: string): Frame | null =>
  controlOf(encounter, model) ?? encounter.state.frame;

/** Called Shots of the model in this Turn that no attack has used up yet (E-56). */
export const calledShotsOf = ({ state }: SuEncounter, model: string): number => state.extra.calledShots.get(model) ?? 0;

/** Sets them, in every frame of the model. */
export function setCalledShots({ state }: SuEncounter, model: string, count: number): void {
  state.extra.calledShots.set(model, count);
  if (state.frame?.model === model) state.frame.calledShots = count;
  for (const duty of state.due) if (duty.due === 'control' && duty.model === model) duty.calledShots = count;
}

/** Whether the model moved by line-swing (E-71e): under Control, also while something else is due first, or in the Activation. */
export function hasSwung({ state }: SuEncounter, model: string): boolean {
  const control = state.due.find((duty): duty is ControlDuty => duty.due === 'control' && duty.model === model);
  const frame = control ?? (state.frame?.model === model ? state.frame : null);
  return frame?.swung ?? false;
}

const isFree = ({ options }: SuEncounter, { isChargeAttack = false }: Action): boolean =>
  isChargeAttack && !options['su.chargeAttackCounts'];

/** The checks of every Action, in their order. */
export function refuseActor(encounter: SuEncounter, model: string, action: Action): Refusal | undefined {
  const frame = frameOf(encounter, model);
  if (frame?.model !== model) return notItsTurn('E-50');
  return (
    refuseCondition(modelOf(encounter, model), action) ??
    refuseLimits(encounter, frame, action) ??
    refuseCost(encounter, model, action)
  );
}

/** What holds a model back, whatever it would pay or count. */
export function refuseCondition(is: SuModel, { kind, by, trait }: Action): Refusal | undefined {
  if (is.out) return inState('out');
  if (is.aloft) return inState('aloft', 'E-72');
  if (is.ko) return inState('ko', 'E-54');
  if (held(is, 'paralysis') > 0 && trait !== 'mind' && trait !== 'magic') return inState('paralysis', 'E-111');
  if (isStunned(is) && !WHILE_STUNNED.has(kind)) return inState('stun', 'E-117');
  const isMoving = MOVEMENT_ACTIONS.has(kind);
  const isUnbound = kind === 'attack' || kind === 'climb-high' || (isMoving && getsAway(by));
  if (held(is, 'entangle') > 0 && !isUnbound) return inState('entangle', 'E-107');
  return isMoving && is.move < 1 ? inState('move', 'E-69') : undefined;
}

/** E-107: what moves although it is entangled. */
export const getsAway = (by: string | undefined): boolean => by === 'flight' || by === 'teleport';

function refuseLimits(encounter: SuEncounter, frame: Frame, action: Action): Refusal | undefined {
  const used = frame.used[action.kind] ?? 0;
  if (!isFree(encounter, action) && used >= MOST) return overLimit(used, MOST, 'E-53');
  if (!MOVEMENT_ACTIONS.has(action.kind) || frame.movements < MOST) return undefined;
  return overLimit(frame.movements, MOST, 'E-53');
}

function refuseCost(encounter: SuEncounter, model: string, { isChargeAttack }: Action): Refusal | undefined {
  if (isChargeAttack) return undefined;
  const control = controlOf(encounter, model);
  if (!control) return cannotPay(encounter, model);
  return control.points < 1 ? tooExpensive(control.points, 1, 'E-102') : undefined;
}

/** PP that an Action of the model takes from it: none under Control, which costs a point. */
export const actionCost = (encounter: SuEncounter, model: string): number => (controlOf(encounter, model) ? 0 : 1);

/** Pays for an Action and counts it. A Charge sets `charged` afterwards. */
export function completeAction(encounter: SuEncounter, model: string, kind: string, isChargeAttack = false): void {
  const control = controlOf(encounter, model);
  if (!isChargeAttack) {
    if (control) control.points -= 1;
    else pay(encounter, model);
  }
  const frame = frameOf(encounter, model);
  if (!frame) return;
  if (!isFree(encounter, { kind, isChargeAttack })) frame.used[kind] = (frame.used[kind] ?? 0) + 1;
  if (MOVEMENT_ACTIONS.has(kind)) frame.movements += 1;
  frame.charged = null;
  encounter.state.completed = model;
}
