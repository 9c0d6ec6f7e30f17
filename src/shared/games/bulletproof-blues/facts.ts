/** What the rules are called, and the numbers that checks, cards and the quick reference share. */

import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'bulletproof-blues';
export const NAME = 'Bulletproof Blues';
export const SOURCE = 'Bulletproof Blues, 2nd edition';
export const RULES_VERSION = '2';

export const cite = (fact: string): Cite => ({ source: SOURCE, heading: headingOf(fact), fact });

const headingOf = (fact: string): string => {
  if (fact === 'D-14') return 'Blocking';
  return ['D-15', 'D-16', 'D-20'].includes(fact) ? 'Dodging' : 'Order Of Play';
};

/** D-16: what an expertise adds to a roll. */
export const EXPERTISE_BONUS = 3;

/** D-14, D-15: what a block or a dodge of an attack is rolled against. */
export const defenceDifficulty = (rank: number): number => rank + 8;

/** Whether a rank is one that anything is rolled against. */
export const isRank = (rank: number): boolean => areOfKind('int', rank);

/** D-16: the names under which a character has expertise with a defence. */
export const EXPERTISE = { block: ['block', 'blocking'], dodge: ['dodge', 'dodging'] } as const;
