/** Derives the values of a character of SSUA for its form, its card and the quick reference. */

import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import type { Roots } from '../../rules/roots.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import { FIELDS, PRICES, type PriceId, type SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** Returns the Action Points as stated, or else Mind plus Agility; undefined if one of these numbers is wrong. */
export function getActionPoints({ ap: actionPoints, mind, agility }: SsuaCharacter): number | undefined {
  if (actionPoints !== undefined) return areNumbersOfKind('int', actionPoints) ? actionPoints : undefined;
  return areNumbersOfKind('int', mind, agility) ? mind + agility : undefined;
}

/** Returns the price of an action in AP. The card may change the usual price. Undefined if its price is wrong. */
function getPrice({ prices = {} }: SsuaCharacter, priceId: PriceId): number | undefined {
  const price = prices[priceId] ?? PRICES[priceId];
  return areNumbersOfKind('int', price) ? price : undefined;
}

/** Inches that one AP pays for on foot, in a charge and in the air, before the multiplier of the card. */
const INCHES_PER_AP = { move: 1, charge: 2, fly: 2 } as const;

/** A line of the price list. */
export interface PriceLine {
  readonly id: string;
  readonly name: string;
  /** The printed price: `2 AP`, `2″\u00a0per\u00a0AP`. */
  readonly cost: string;
  /** Whether the price on this card is higher or lower than usual, by its own price or by its move multiplier. */
  readonly isOwn: boolean;
}

/** The prices that follow those of movement in the rules. */
const OTHER_PRICES = ['attack', 'interact', 'pick-up', 'operate'] as const;

const getPriceName = (priceId: PriceId): string =>
  (FIELDS.prices.words.find((priceWord) => priceWord.id === priceId)?.printed ?? priceId).replaceAll(' ', '\u00a0');

/** Lists all prices of this card in the order of the rules, except prices that depend on a wrong number. */
export function listPrices(character: SsuaCharacter): readonly PriceLine[] {
  const multiplier = character.moveMultiplier ?? 1;
  const isFaster = multiplier !== 1;
  const isMultiplierValid = areNumbersOfKind('half', multiplier);
  const listMovePrice = (moveId: keyof typeof INCHES_PER_AP, moveName: string): PriceLine[] =>
    isMultiplierValid
      ? [
          {
            id: moveId,
            name: moveName,
            cost: `${formatPlainNumber(INCHES_PER_AP[moveId] * multiplier)}″\u00a0per\u00a0AP`,
            isOwn: isFaster,
          },
        ]
      : [];
  const listPrice = (priceId: PriceId): PriceLine[] => {
    const price = getPrice(character, priceId);
    if (price === undefined) return [];
    return [
      {
        id: priceId,
        name: getPriceName(priceId),
        cost: `${formatPlainNumber(price)}\u00a0AP`,
        isOwn: price !== PRICES[priceId],
      },
    ];
  };
  const swimPrice = getPrice(character, 'swim');
  const swimLines: PriceLine[] =
    swimPrice === undefined || !isMultiplierValid
      ? []
      : [
          {
            id: 'swim',
            name: 'Swim',
            cost: `${formatPlainNumber(swimPrice)}\u00a0AP\u00a0per\u00a0${formatPlainNumber(multiplier)}″`,
            isOwn: isFaster || swimPrice !== PRICES.swim,
          },
        ];
  return [
    ...listMovePrice('move', 'Move'),
    ...listMovePrice('charge', 'Charge'),
    ...listPrice('take-off'),
    ...listMovePrice('fly', 'Fly'),
    ...listPrice('land'),
    ...swimLines,
    ...OTHER_PRICES.flatMap(listPrice),
  ];
}

/** The data that templates and the form point into. */
export interface SsuaRoots extends Roots {
  readonly character: SsuaCharacter;
  readonly derived: {
    /** Action Points; undefined if one of their numbers is wrong. */
    readonly ap: number | undefined;
    /** All prices of the card that don't depend on a wrong number. */
    readonly prices: readonly PriceLine[];
    /** The prices that this card changes. */
    readonly ownPrices: readonly PriceLine[];
    /** The prices that this card doesn't change. Empty if it changes none, so that cards print the list only once. */
    readonly usualPrices: readonly PriceLine[];
    /** `Henchman`, `Vehicle`, both, or none. */
    readonly roles: readonly string[];
    /** The heaviest class of objects that the character lifts; undefined for none. */
    readonly lift: string | undefined;
  };
}

/** Derives the values of a character, and fills in the price of each attack. */
export function deriveCharacter(character: SsuaCharacter, _options: SsuaOptions): SsuaRoots {
  const priceLines = listPrices(character);
  const ownPrices = priceLines.filter(({ isOwn }) => isOwn);
  const { attacks, henchman = false, vehicle = false, lift = 'none' } = character;
  const attackPrice = getPrice(character, 'attack');
  const attackDefaults = attackPrice === undefined ? {} : { ap: attackPrice };
  return {
    character: {
      ...character,
      ...(attacks ? { attacks: attacks.map((attack) => ({ ...attackDefaults, ...attack })) } : {}),
    },
    derived: {
      ap: getActionPoints(character),
      prices: priceLines,
      ownPrices,
      usualPrices: ownPrices.length > 0 ? priceLines.filter(({ isOwn }) => !isOwn) : [],
      roles: [...(henchman ? ['Henchman'] : []), ...(vehicle ? ['Vehicle'] : [])],
      lift: lift === 'none' ? undefined : (FIELDS.lift.words.find(({ id }) => id === lift)?.printed ?? lift),
    },
  };
}
