/** What things cost in Action Points: by the card where it has prices of its own, else as printed. */
import { isSameName } from '../../../play/encounter/same-name.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { SsuaEncounter } from './state.ts';

export type MoveKind = 'walk' | 'charge' | 'fly' | 'swim';
type Priced = 'take-off' | 'land' | 'interact' | 'pick-up' | 'operate';

/** The price of a thing to do, which the card may change. */
export const priceOf = (encounter: SsuaEncounter, model: string, what: Priced): number =>
  getFigure(encounter, model).character.prices[what];

/**
 * The price of a move: inches by foot, half for a charge and in the air, double in water or by the card; a
 * multiplier makes all of them cheaper.
 */
export function movePrice(
  encounter: SsuaEncounter,
  model: string,
  how: 'walk' | 'charge' | 'fly' | 'swim',
  inches: number,
): number {
  const { moveMultiplier, prices } = getFigure(encounter, model).character;
  const perInch = how === 'walk' ? 1 : how === 'swim' ? prices.swim : 0.5;
  // Quarters of an inch and halves of a multiplier: multiplied first, so that a whole price is not missed by a rounding.
  const price = (inches * perInch * 2) / (moveMultiplier * 2);
  return encounter.options['ssua.roundApUp'] ? Math.ceil(price) : Math.floor(price);
}

/** An attack: free after a charge, else the price on its line of the card, else that of any attack. */
export function attackPrice(encounter: SsuaEncounter, model: string, attack: string | undefined): number {
  if (getModelState(encounter, model).charged) return 0;
  const { attacks, prices } = getFigure(encounter, model).character;
  const own = attack === undefined ? undefined : attacks.find(({ name }) => isSameName(name, attack));
  return own?.ap ?? prices.attack;
}
