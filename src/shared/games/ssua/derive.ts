/** What follows from a character of SSUA, for its form, its card and the quick reference. */
import { numberText } from '../../text/number-text.ts';
import type { Roots } from '../roots.ts';
import { FIELDS, PRICES, type PriceId, type SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** A-15 */
export const apOf = ({ ap, mind, agility }: SsuaCharacter): number => ap ?? mind + agility;

/** A-18: the price of a thing on this card. */
const priceOf = ({ prices = {} }: SsuaCharacter, id: PriceId): number => prices[id] ?? PRICES[id];

/** Inches of one AP before the multiplier (A-19, A-20, A-23). */
const INCHES = { move: 1, charge: 2, fly: 2 } as const;

/** A line of the price list. */
export interface PriceLine {
  readonly id: string;
  readonly name: string;
  /** As it is printed: `2 AP`, `2″\u00a0per\u00a0AP`. */
  readonly cost: string;
  /** Whether this card makes it dearer or cheaper than usual (A-18, A-30). */
  readonly isOwn: boolean;
}

const ONE_PRICES = ['take-off', 'land', 'attack', 'interact', 'pick-up', 'operate'] as const;

const nameOfPrice = (id: PriceId): string =>
  (FIELDS.prices.of.find((word) => word.id === id)?.label ?? id).replaceAll(' ', '\u00a0');

/** Every price of a turn as this card has it, in the order of the rules (A-19 to A-28). */
export function priceList(character: SsuaCharacter): readonly PriceLine[] {
  const times = character.moveMultiplier ?? 1;
  const isFaster = times !== 1;
  const moved = (id: keyof typeof INCHES, name: string): PriceLine => ({
    id,
    name,
    cost: `${numberText(INCHES[id] * times)}″\u00a0per\u00a0AP`,
    isOwn: isFaster,
  });
  const one = (id: PriceId): PriceLine => ({
    id,
    name: nameOfPrice(id),
    cost: `${numberText(priceOf(character, id))}\u00a0AP`,
    isOwn: priceOf(character, id) !== PRICES[id],
  });
  const swim = priceOf(character, 'swim');
  const [takeOff, land, ...others] = ONE_PRICES.map(one);
  return [
    moved('move', 'Move'),
    moved('charge', 'Charge'),
    ...(takeOff && land ? [takeOff, moved('fly', 'Fly'), land] : []),
    {
      id: 'swim',
      name: 'Swim',
      cost: `${numberText(swim)}\u00a0AP\u00a0per\u00a0${isFaster ? `${numberText(times)}″` : '1″'}`,
      isOwn: isFaster || swim !== PRICES.swim,
    },
    ...others,
  ];
}

/** What templates and the form point into. */
export interface SsuaRoots extends Roots {
  readonly character: SsuaCharacter;
  readonly derived: {
    readonly ap: number;
    /** Every price of a turn. */
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
  return {
    character: {
      ...character,
      ...(attacks ? { attacks: attacks.map((one) => ({ ...one, ap: one.ap ?? priceOf(character, 'attack') })) } : {}),
    },
    derived: {
      ap: apOf(character),
      prices: lines,
      ownPrices,
      usualPrices: ownPrices.length > 0 ? lines.filter(({ isOwn }) => !isOwn) : [],
      roles: [...(henchman ? ['Henchman'] : []), ...(vehicle ? ['Vehicle'] : [])],
      lift: lift === 'none' ? undefined : (FIELDS.lift.of.find(({ id }) => id === lift)?.label ?? lift),
    },
  };
}
