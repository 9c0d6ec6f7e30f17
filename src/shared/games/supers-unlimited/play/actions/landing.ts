/** What a movement ended in: a Fall, Dangerous Terrain, Power Markers, Plasma X (E-71, E-122, E-128, E-138, E-144). */
import { bool, ids, inch, int, withDefault } from '../../../../play/event/keys.ts';
import { type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { crash } from '../duties/crash.ts';
import type { SuDuty } from '../duty.ts';
import { cardOf, isSuper, modelOf, standsAt } from '../models.ts';
import type { SuEncounter } from '../state.ts';

export const landingKeys = {
  fall: withDefault(inch, 0),
  dangerous: withDefault(int, 0),
  markers: withDefault(ids('marker'), []),
  plasma: withDefault(bool, false),
};

export interface Landing {
  readonly fall: number;
  readonly dangerous: number;
  readonly markers: readonly string[];
  readonly plasma: boolean;
}

/** E-138: only Power Markers hurt. */
export function refuseMarkers({ state }: SuEncounter, markers: readonly string[]): Refusal | undefined {
  const wrong = markers.find((marker) => state.markers.get(marker)?.kind !== 'power');
  return wrong === undefined ? undefined : wrongChoice(wrong, 'E-138');
}

/** E-144: only a Super can take a Plasma X that is there. */
export function refusePlasma(encounter: SuEncounter, model: string, plasma: boolean): Refusal | undefined {
  if (!plasma) return undefined;
  if (!isSuper(encounter, model)) return wrongTarget('E-144', model);
  return encounter.state.plasma < 1 ? wrongChoice('plasma', 'E-144') : undefined;
}

/** What becomes due where a model lands; takes the Plasma X off the table. */
export function land(encounter: SuEncounter, model: string, landing: Landing, isAboveGround = false): SuDuty[] {
  const { state } = encounter;
  const due: SuDuty[] = [...crash(encounter, 'fall', { model }, landing.fall)];
  if (!isAboveGround) due.push(...enterDanger(encounter, model, landing.dangerous));
  due.push(...hazards(encounter, model, landing.markers));
  if (landing.plasma) {
    state.plasma -= 1;
    due.push({ due: 'plasma', model });
  }
  return due;
}

/** E-128: once a Turn. */
export function enterDanger(encounter: SuEncounter, model: string, amount: number): SuDuty[] {
  const is = modelOf(encounter, model);
  if (amount === 0 || is.endangered || cardOf(encounter, model).immune.has('dangerous-terrain')) return [];
  is.endangered = true;
  return [{ due: 'effect', model, effect: 'damage', amount }];
}

/** Dice of a Power Marker (E-138). */
const HAZARD_DICE = 2;

export const hazards = (encounter: SuEncounter, model: string, markers: readonly string[]): SuDuty[] =>
  markers.map(() => ({ due: 'hazard', model, dice: HAZARD_DICE, need: standsAt(modelOf(encounter, model)) }));
