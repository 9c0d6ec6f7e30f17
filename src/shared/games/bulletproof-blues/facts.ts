/** Names the rules, and defines the numbers that checks, cards and the quick reference share. */

import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'bulletproof-blues';
export const NAME = 'Bulletproof Blues';
export const SOURCE = 'Bulletproof Blues, 2nd edition';
export const RULES_VERSION = '2';

export const cite = (factNumber: string): Cite => ({
  source: SOURCE,
  heading: getHeading(factNumber),
  fact: factNumber,
});

const getHeading = (factNumber: string): string => {
  if (factNumber === 'D-14') return 'Blocking';
  return ['D-15', 'D-16', 'D-20'].includes(factNumber) ? 'Dodging' : 'Order Of Play';
};

/** Bonus of an expertise that fits a defense roll (D-16). */
export const EXPERTISE_BONUS = 3;

/** Returns the number that a block or a dodge of an attack of this rank is rolled against (D-14, D-15). */
export const getDefenseDifficulty = (rank: number): number => rank + 8;

/** Whether a rank is a valid number, so that a defense against it can be rolled. */
export const isRank = (rank: number): boolean => areNumbersOfKind('int', rank);

/** The names of expertise for each defense (D-16). */
export const EXPERTISE = { block: ['block', 'blocking'], dodge: ['dodge', 'dodging'] } as const;
