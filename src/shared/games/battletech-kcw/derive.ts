/** Derives the values of a unit for its form, its card and the quick reference. */

import type { Roots } from '../../rules/roots.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import { type BtUnit, UNIT_TYPES } from './fields.ts';
import { computeBonus, getInitiativeLine, listBonusParts } from './initiative.ts';
import type { BtOptions } from './options.ts';

/** Formats a number with its sign: `+4`, `+0`, `−1`. */
export const formatSigned = (amount: number): string =>
  amount < 0 ? `−${formatPlainNumber(-amount)}` : `+${formatPlainNumber(amount)}`;

/**
 * Returns the rank of a unit type for breaking ties, from 1 for the type that acts first (B-7). A house rule puts aerospace first (B?13).
 */
export function getTieRank(unitType: string, options: Pick<BtOptions, 'bt.aeroFirst'>): number | undefined {
  const typeIds = UNIT_TYPES.map(({ id }) => id);
  const [mechId = '', aerospaceId = '', ...otherIds] = typeIds;
  const tieOrder = options['bt.aeroFirst'] ? [aerospaceId, mechId, ...otherIds] : typeIds;
  const typeIndex = tieOrder.indexOf(unitType);
  return typeIndex < 0 ? undefined : typeIndex + 1;
}

/** The data that templates and the form point into. */
export interface BtRoots extends Roots {
  readonly character: BtUnit;
  readonly derived: {
    /** The bonus that is added to 2d6; undefined if a field that the initiative line requires is missing, or a number is wrong. */
    readonly bonus: number | undefined;
    /** The bonus with its sign. */
    readonly bonusText: string | undefined;
    readonly parts: readonly { readonly label: string; readonly value: string }[];
    readonly mpNow: number;
    /** Whether heat or damage has reduced the MP. */
    readonly isSlowed: boolean;
    /** `player`, `npc` or `infantry`. */
    readonly line: string | undefined;
    readonly tieRank: number | undefined;
  };
}

export function deriveUnit(unit: BtUnit, options: BtOptions): BtRoots {
  const bonus = computeBonus(unit, options);
  const mpNow = unit.mpNow ?? unit.mp;
  return {
    character: { ...unit, experience: unit.experience ?? 'green', crew: unit.crew ?? 1, heat: unit.heat ?? 0 },
    derived: {
      bonus,
      bonusText: bonus === undefined ? undefined : formatSigned(bonus),
      parts: (listBonusParts(unit, options) ?? []).map(({ label, value }) => ({ label, value: formatSigned(value) })),
      mpNow,
      isSlowed: mpNow !== unit.mp,
      line: getInitiativeLine(unit, options),
      tieRank: getTieRank(unit.type, options),
    },
  };
}
