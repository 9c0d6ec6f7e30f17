/** Computes prices in Action Points. A price on the card overrides the price of the rules. */
import { isSameName } from '../../../play/encounter/same-name.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { SsuaEncounter } from './state.ts';

export type MoveKind = 'walk' | 'charge' | 'fly' | 'swim';
/** The most dice that players may state for an attack, and for which goals are forecast. */
export const MAX_POOL = 99;
type PricedAction = 'take-off' | 'land' | 'interact' | 'pick-up' | 'operate';

/** Returns the price of an action, which the card may change. */
export const getPrice = (encounter: SsuaEncounter, modelId: string, pricedAction: PricedAction): number =>
  getFigure(encounter, modelId).character.prices[pricedAction];

/**
 * Computes the price of a move. One inch costs 1 AP on foot, ½ AP in a charge or in the air, and the card's swim price in
 * water. The move multiplier divides the price, which is then rounded to whole AP (A?8).
 */
export function getMovePrice(
  encounter: SsuaEncounter,
  modelId: string,
  moveKind: 'walk' | 'charge' | 'fly' | 'swim',
  inches: number,
): number {
  const { moveMultiplier, prices } = getFigure(encounter, modelId).character;
  const perInch = moveKind === 'walk' ? 1 : moveKind === 'swim' ? prices.swim : 0.5;
  // Multipliers are multiples of ½. Doubling both operands first avoids rounding errors in whole prices.
  const price = (inches * perInch * 2) / (moveMultiplier * 2);
  return encounter.options['ssua.roundApUp'] ? Math.ceil(price) : Math.floor(price);
}

/** Returns the price of an attack: 0 after a charge, otherwise the attack's own price, or else the card's price of attacks. */
export function getAttackPrice(encounter: SsuaEncounter, modelId: string, attackName: string | undefined): number {
  if (getModelState(encounter, modelId).charged) return 0;
  return findAttack(encounter, modelId, attackName)?.ap ?? getFigure(encounter, modelId).character.prices.attack;
}

/** Finds an attack of the card by its name. */
export const findAttack = (encounter: SsuaEncounter, modelId: string, attackName: unknown) =>
  typeof attackName === 'string'
    ? getFigure(encounter, modelId).character.attacks.find(({ name }) => isSameName(name, attackName))
    : undefined;

/** Returns the number of dice of an attack: the stated pool, or else that of the card; undefined if neither says it. */
export const getPool = (
  encounter: SsuaEncounter,
  {
    model: modelId,
    attack: attackName,
    pool,
  }: { readonly model: string; readonly attack?: unknown; readonly pool?: unknown },
): number | undefined => (typeof pool === 'number' ? pool : findAttack(encounter, modelId, attackName)?.pool);
