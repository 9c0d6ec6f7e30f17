/** What follows from a unit, for its form, its card and the quick reference. */

import type { Roots } from '../../rules/roots.ts';
import { numberText } from '../../text/number-text.ts';
import { type BtUnit, UNIT_TYPES } from './fields.ts';
import { bonusOf, bonusParts, lineOf } from './initiative.ts';
import type { BtOptions } from './options.ts';

/** A number with its sign, as it is added to a roll. */
export const signed = (n: number): string => (n < 0 ? `−${numberText(-n)}` : `+${numberText(n)}`);

/** B-7, B?13: the places of the unit types when a tie is broken, 1 first. */
export function tieRank(type: string, options: Pick<BtOptions, 'bt.aeroFirst'>): number | undefined {
  const ids = UNIT_TYPES.map(({ id }) => id);
  const [mech = '', aerospace = '', ...others] = ids;
  const order = options['bt.aeroFirst'] ? [aerospace, mech, ...others] : ids;
  const place = order.indexOf(type);
  return place < 0 ? undefined : place + 1;
}

/** What templates and the form point into. */
export interface BtRoots extends Roots {
  readonly character: BtUnit;
  readonly derived: {
    /** Added to 2d6; undefined while the unit lacks what its line needs, or a number of it is wrong. */
    readonly bonus: number | undefined;
    /** With its sign. */
    readonly bonusText: string | undefined;
    readonly parts: readonly { readonly label: string; readonly value: string }[];
    readonly mpNow: number;
    /** Whether heat or damage has taken MP away. */
    readonly isSlowed: boolean;
    /** `player`, `npc` or `infantry`. */
    readonly line: string | undefined;
    readonly tieRank: number | undefined;
  };
}

export function deriveUnit(unit: BtUnit, options: BtOptions): BtRoots {
  const bonus = bonusOf(unit, options);
  const mpNow = unit.mpNow ?? unit.mp;
  return {
    character: { ...unit, experience: unit.experience ?? 'green', crew: unit.crew ?? 1, heat: unit.heat ?? 0 },
    derived: {
      bonus,
      bonusText: bonus === undefined ? undefined : signed(bonus),
      parts: (bonusParts(unit, options) ?? []).map(({ label, value }) => ({ label, value: signed(value) })),
      mpNow,
      isSlowed: mpNow !== unit.mp,
      line: lineOf(unit, options),
      tieRank: tieRank(unit.type, options),
    },
  };
}
