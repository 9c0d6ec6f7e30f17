/** What the rules are called, and the numbers that checks, cards and the quick reference share. */

import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'action-round';
export const SOURCE = 'The Action Round';
export const RULES_VERSION = '1';

export const cite = (fact: string): Cite => ({ source: SOURCE, heading: headingOf(fact), fact });

/** Difficulty numbers are used by actions; the facts about time and budget come first. */
const headingOf = (fact: string): string => {
  if (/^C-([1-9]|10)$/.test(fact)) return 'Turns & Rounds';
  if (fact === 'C-38') return 'Move Actions';
  return 'Actions';
};

/** What a check is rolled against; without what follows from a Power Level that is none. */
export interface Difficulty {
  readonly easy: number;
  readonly moderate: number | undefined;
  readonly hard: number | undefined;
}

/** C-11 to C-13. */
export function difficulty(powerLevel: number): Difficulty {
  const isLevel = areOfKind('int', powerLevel);
  return {
    easy: 10,
    moderate: isLevel ? 10 + powerLevel : undefined,
    hard: isLevel ? 10 + 2 * powerLevel : undefined,
  };
}

/** C-14: what stands for a roll that is not made; undefined for a rank that is none. */
export const passive = (rank: number): number | undefined => (areOfKind('integer', rank) ? 10 + rank : undefined);

/** C-38, C-40, C-41: feet of a move, for the speed ranks that the rules give. Two ranks below 0 are left open (C?15). */
export const FEET: Readonly<Record<number, number>> = { 0: 30, [-1]: 15, [-3]: 5 };
