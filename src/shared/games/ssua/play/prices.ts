/** Computes prices in Action Points: those of the card if it has its own, otherwise those of the rules. */
import { isSameName } from '../../../play/encounter/same-name.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { SsuaEncounter } from './state.ts';

export type MoveKind = 'walk' | 'charge' | 'fly' | 'swim';
type PricedAction = 'take-off' | 'land' | 'interact' | 'pick-up' | 'operate';

/** Returns the price of an action, which the card may change. */
export const getPrice = (encounter: SsuaEncounter, modelId: string, pricedAction: PricedAction): number =>
  getFigure(encounter, modelId).character.prices[pricedAction];

/**
 * Computes the price of a move: one AP per inch on foot, half for a charge and in the air, double or as the card
 * states in water; a multiplier makes all of them cheaper.
 */
export function getMovePrice(
  encounter: SsuaEncounter,
  modelId: string,
  moveKind: 'walk' | 'charge' | 'fly' | 'swim',
  inches: number,
): number {
  const { moveMultiplier, prices } = getFigure(encounter, modelId).character;
  const perInch = moveKind === 'walk' ? 1 : moveKind === 'swim' ? prices.swim : 0.5;
  // Inches come in quarters and multipliers in halves; doubling both first keeps rounding errors away from whole prices.
  const price = (inches * perInch * 2) / (moveMultiplier * 2);
  return encounter.options['ssua.roundApUp'] ? Math.ceil(price) : Math.floor(price);
}

/** Returns the price of an attack: free after a charge, otherwise the price of this attack on the card, or else of any attack. */
export function getAttackPrice(encounter: SsuaEncounter, modelId: string, attackName: string | undefined): number {
  if (getModelState(encounter, modelId).charged) return 0;
  const { attacks, prices } = getFigure(encounter, modelId).character;
  const cardAttack =
    attackName === undefined
      ? undefined
      : attacks.find(({ name: cardAttackName }) => isSameName(cardAttackName, attackName));
  return cardAttack?.ap ?? prices.attack;
}
