/**
 * Manages the pool of Gimmicks of a side (E-119). Each can be used once. A Gimmick of a Class needs a model of this Class that is neither
 * KO'ed nor Incapacitated.
 */
import {
  createChoiceRefusal,
  createStateRefusal,
  createTargetRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import { GIMMICKS } from '../../facts.ts';
import { getCard, getControllingSide, getModel } from '../models.ts';
import type { SuEncounter } from '../state.ts';

const CLASS_BY_GIMMICK: ReadonlyMap<string, string> = new Map(GIMMICKS.map((row) => [row.id, row.class]));

const getPool = (encounter: SuEncounter, modelId: string): string[] =>
  encounter.state.gimmicks.get(getControllingSide(encounter, modelId)) ?? [];

/** Returns why a model may not use a Gimmick. Doesn't check the timing. */
export function refuseGimmickUse(encounter: SuEncounter, modelId: string, gimmick: string): Refusal | undefined {
  if (!getPool(encounter, modelId).includes(gimmick)) return createChoiceRefusal(gimmick, 'E-119');
  const requiredClass = CLASS_BY_GIMMICK.get(gimmick);
  if (requiredClass !== 'any') {
    if (!getCard(encounter, modelId).classes.includes(requiredClass ?? ''))
      return createTargetRefusal('E-121', modelId);
    if (getModel(encounter, modelId).ko) return createStateRefusal('ko', 'E-119');
  }
  return getModel(encounter, modelId).out ? createStateRefusal('out') : undefined;
}

/** Removes the Gimmick from the pool. We Go Again! may return it. */
export function spendGimmick(encounter: SuEncounter, modelId: string, gimmick: string): void {
  const sideId = getControllingSide(encounter, modelId);
  encounter.state.gimmicks.set(
    sideId,
    getPool(encounter, modelId).filter((otherGimmick) => otherGimmick !== gimmick),
  );
  encounter.state.lastGimmick = { side: sideId, gimmick };
}

/** Returns a Gimmick to the pool. The pool keeps the order of the Gimmicks in the encounter. */
export function returnGimmick({ seats, state }: SuEncounter, sideId: string, gimmick: string): void {
  const remaining = new Set([...(state.gimmicks.get(sideId) ?? []), gimmick]);
  const startingPool = seats.find(({ id }) => id === sideId)?.gimmicks ?? [];
  state.gimmicks.set(
    sideId,
    startingPool.filter((startingGimmick) => remaining.has(startingGimmick)),
  );
}
