/** Slams and Falls (E-122): whom they hurt, and with how many dice. */
import type { CrashDuty } from '../duty.ts';
import { resistanceOf } from '../field/things.ts';
import { cardOf, isFallImmune, modelOf, standsAt } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/** A die for every full 2". */
export const crashDice = (distance: number): number => Math.floor(distance / 2);

/** The Slam or Fall of a model or a thing over a distance; none when nothing is rolled or it cannot be hurt so. */
export function crash(
  encounter: SuEncounter,
  due: 'slam' | 'fall',
  who: { readonly model: string } | { readonly thing: string },
  distance: number,
): CrashDuty[] {
  const dice = crashDice(distance);
  if (dice === 0) return [];
  const rest = { distance, dice, reactions: [] };
  if ('thing' in who) {
    const thing = encounter.state.things.get(who.thing);
    return thing ? [{ due, thing: who.thing, need: resistanceOf(thing, encounter.options), ...rest }] : [];
  }
  const { model } = who;
  const isImmune = due === 'fall' ? isFallImmune(encounter, model) : cardOf(encounter, model).immune.has('slam');
  return isImmune ? [] : [{ due, model, need: standsAt(modelOf(encounter, model)), ...rest }];
}
