/** What follows from a character of SSUA, for its form, its card and the quick reference. */

import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { Roots } from '../../rules/roots.ts';
import { numberText } from '../../text/number-text.ts';
import { FIELDS, PRICES, type PriceId, type SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** as stated, else Mind and Agility; undefined where a number of these is wrong. */
export function apOf({ ap, mind, agility }: SsuaCharacter): number | undefined {
  if (ap !== undefined) return areOfKind('int', ap) ? ap : undefined;
  return areOfKind('int', mind, agility) ? mind + agility : undefined;
}

/** the price of a thing on this card; undefined where it is wrong. */
function priceOf({ prices = {} }: SsuaCharacter, id: PriceId): number | undefined {
  const price = prices[id] ?? PRICES[id];
  return areOfKind('int', price) ? price : undefined;
}

/** Inches of one AP before the multiplier. */
const INCHES = { move: 1, charge: 2, fly: 2 } as const;

/** A line of the price list. */
export interface PriceLine {
  readonly id: string;
  readonly name: string;
  /** As it is printed: `2 AP`, `2″\u00a0per\u00a0AP`. */
  readonly cost: string;
  /** Whether this card makes it dearer or cheaper than usual. */
  readonly isOwn: boolean;
}

const OTHER_PRICES = ['attack', 'interact', 'pick-up', 'operate'] as const;

const nameOfPrice = (id: PriceId): string =>
  (FIELDS.prices.of.find((word) => word.id === id)?.printed ?? id).replaceAll(' ', '\u00a0');

/** Every price of a turn as this card has it, in the order of the rules; without those that a wrong number makes. */
export function priceList(character: SsuaCharacter): readonly PriceLine[] {
  const times = character.moveMultiplier ?? 1;
  const isFaster = times !== 1;
  const isTimes = areOfKind('half', times);
  const moved = (id: keyof typeof INCHES, name: string): PriceLine[] =>
    isTimes ? [{ id, name, cost: `${numberText(INCHES[id] * times)}″\u00a0per\u00a0AP`, isOwn: isFaster }] : [];
  const one = (id: PriceId): PriceLine[] => {
    const price = priceOf(character, id);
    if (price === undefined) return [];
    return [{ id, name: nameOfPrice(id), cost: `${numberText(price)}\u00a0AP`, isOwn: price !== PRICES[id] }];
  };
  const swim = priceOf(character, 'swim');
  const swimming: PriceLine[] =
    swim === undefined || !isTimes
      ? []
      : [
          {
            id: 'swim',
            name: 'Swim',
            cost: `${numberText(swim)}\u00a0AP\u00a0per\u00a0${numberText(times)}″`,
            isOwn: isFaster || swim !== PRICES.swim,
          },
        ];
  return [
    ...moved('move', 'Move'),
    ...moved('charge', 'Charge'),
    ...one('take-off'),
    ...moved('fly', 'Fly'),
    ...one('land'),
    ...swimming,
    ...OTHER_PRICES.flatMap(one),
  ];
}

/** What templates and the form point into. */
export interface SsuaRoots extends Roots {
  readonly character: SsuaCharacter;
  readonly derived: {
    /** Undefined where a number that it is made of is wrong. */
    readonly ap: number | undefined;
    /** Every price of a turn that can be told. */
    readonly prices: readonly PriceLine[];
    /** The prices that this card changes; and all others, which are listed only beside these. */
    readonly ownPrices: readonly PriceLine[];
    readonly usualPrices: readonly PriceLine[];
    /** `Henchman`, `Vehicle`, both, or none. */
    readonly roles: readonly string[];
    /** The class of objects it lifts; undefined for none. */
    readonly lift: string | undefined;
  };
}

/** The character with the price of each attack filled in, and what follows from it. */
export function deriveCharacter(character: SsuaCharacter, _options: SsuaOptions): SsuaRoots {
  const lines = priceList(character);
  const ownPrices = lines.filter(({ isOwn }) => isOwn);
  const { attacks, henchman = false, vehicle = false, lift = 'none' } = character;
  const price = priceOf(character, 'attack');
  const usual = price === undefined ? {} : { ap: price };
  return {
    character: { ...character, ...(attacks ? { attacks: attacks.map((one) => ({ ...usual, ...one })) } : {}) },
    derived: {
      ap: apOf(character),
      prices: lines,
      ownPrices,
      usualPrices: ownPrices.length > 0 ? lines.filter(({ isOwn }) => !isOwn) : [],
      roles: [...(henchman ? ['Henchman'] : []), ...(vehicle ? ['Vehicle'] : [])],
      lift: lift === 'none' ? undefined : (FIELDS.lift.of.find(({ id }) => id === lift)?.printed ?? lift),
    },
  };
}
