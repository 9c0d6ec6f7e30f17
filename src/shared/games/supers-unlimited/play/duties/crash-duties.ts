/** Creates Slams (against something) and Falls with their number of dice (E-122). */

import { getThingResistance } from '../battlefield/things.ts';
import type { CrashDuty } from '../duty.ts';
import { getBaseNeed, getCard, getModel, isFallImmune } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/** Returns the number of dice: one for every full 2 inches. */
export const countCrashDice = (distance: number): number => Math.floor(distance / 2);

/** Creates the Slam or Fall of a model or thing. Returns an empty list if there are no dice or the body is immune. */
export function createCrashDuties(
  encounter: SuEncounter,
  crashKind: 'slam' | 'fall',
  body: { readonly model: string } | { readonly thing: string },
  distance: number,
): CrashDuty[] {
  const dice = countCrashDice(distance);
  if (dice === 0) return [];
  const commonKeys = { distance, dice, reactions: [] };
  if ('thing' in body) {
    const thing = encounter.state.things.get(body.thing);
    return thing
      ? [{ due: crashKind, thing: body.thing, need: getThingResistance(thing, encounter.options), ...commonKeys }]
      : [];
  }
  const { model: modelId } = body;
  const isImmune =
    crashKind === 'fall' ? isFallImmune(encounter, modelId) : getCard(encounter, modelId).immune.has('slam');
  return isImmune
    ? []
    : [{ due: crashKind, model: modelId, need: getBaseNeed(getModel(encounter, modelId)), ...commonKeys }];
}
