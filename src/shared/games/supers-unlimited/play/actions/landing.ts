/**
 * Handles the end of a movement: a Fall (E-122), the damage of Dangerous Terrain (E-128), the roll of a Power Marker that the model touches
 * (E-138), and of a Plasma X marker that a Super takes (E-144).
 */
import { booleanKey, idListKey, inchKey, intKey, withDefault } from '../../../../play/event/keys.ts';
import { createChoiceRefusal, createTargetRefusal, type Refusal } from '../../../../play/event/refusal.ts';
import { createCrashDuties } from '../duties/crash-duties.ts';
import type { SuDuty } from '../duty.ts';
import { getBaseNeed, getCard, getModel, isSuper } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/**
 * `fall` in inches, `dangerous` the damage of Dangerous Terrain, `markers` the Power Markers, `plasma` whether it takes a Plasma X marker.
 */
export const landingKeys = {
  fall: withDefault(inchKey, 0),
  dangerous: withDefault(intKey, 0),
  markers: withDefault(idListKey('marker'), []),
  plasma: withDefault(booleanKey, false),
};

export interface Landing {
  readonly fall: number;
  readonly dangerous: number;
  readonly markers: readonly string[];
  readonly plasma: boolean;
}

/** Refuses markers other than Power Markers because only Power Markers hurt models (E-138). */
export function refuseMarkers({ state }: SuEncounter, markerIds: readonly string[]): Refusal | undefined {
  const wrongId = markerIds.find((markerId) => state.markers.get(markerId)?.kind !== 'power');
  return wrongId === undefined ? undefined : createChoiceRefusal(wrongId, 'E-138');
}

/** Refuses a Plasma X marker that isn't on the table, or a model that is not a Super (E-144). */
export function refusePlasma(encounter: SuEncounter, modelId: string, takesPlasma: boolean): Refusal | undefined {
  if (!takesPlasma) return undefined;
  if (!isSuper(encounter, modelId)) return createTargetRefusal('E-144', modelId);
  return encounter.state.plasma < 1 ? createChoiceRefusal('plasma', 'E-144') : undefined;
}

/** Returns the duties that the landing causes. If the model takes a Plasma X marker, the marker leaves the table. */
export function landModel(encounter: SuEncounter, modelId: string, landing: Landing, isAboveGround = false): SuDuty[] {
  const { state } = encounter;
  const newDuties: SuDuty[] = [...createCrashDuties(encounter, 'fall', { model: modelId }, landing.fall)];
  if (!isAboveGround) newDuties.push(...enterDangerousTerrain(encounter, modelId, landing.dangerous));
  newDuties.push(...createHazardDuties(encounter, modelId, landing.markers));
  if (landing.plasma) {
    state.plasma -= 1;
    newDuties.push({ due: 'plasma', model: modelId });
  }
  return newDuties;
}

/** Returns the damage of Dangerous Terrain and records it, because a model takes this damage only once per Turn (E-128). */
export function enterDangerousTerrain(encounter: SuEncounter, modelId: string, amount: number): SuDuty[] {
  const modelState = getModel(encounter, modelId);
  if (amount === 0 || modelState.endangered || getCard(encounter, modelId).immune.has('dangerous-terrain')) return [];
  modelState.endangered = true;
  return [{ due: 'effect', model: modelId, effect: 'damage', amount }];
}

/** Number of dice that a Power Marker rolls (E-138). */
const HAZARD_DICE = 2;

export const createHazardDuties = (encounter: SuEncounter, modelId: string, markerIds: readonly string[]): SuDuty[] =>
  markerIds.map(() => ({
    due: 'hazard',
    model: modelId,
    dice: HAZARD_DICE,
    need: getBaseNeed(getModel(encounter, modelId)),
  }));
