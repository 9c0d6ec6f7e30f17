/** Names the rules, and defines the numbers that checks, cards and the quick reference share. */

import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import type { Cite } from '../../rules/finding.ts';

export const RULESET_ID = 'action-round';
export const SOURCE = 'The Action Round';
export const RULES_VERSION = '1';

export const cite = (factNumber: string): Cite => ({
  source: SOURCE,
  heading: getHeading(factNumber),
  fact: factNumber,
});

/** Returns the heading of a fact in the rules: C-1 to C-10 are about turns, C-38 is about moves, and all others are about actions. */
const getHeading = (factNumber: string): string => {
  if (/^C-([1-9]|10)$/.test(factNumber)) return 'Turns & Rounds';
  if (factNumber === 'C-38') return 'Move Actions';
  return 'Actions';
};

/** The numbers that a check is rolled against. Moderate and Hard are undefined for a wrong Power Level. */
export interface Difficulty {
  readonly easy: number;
  readonly moderate: number | undefined;
  readonly hard: number | undefined;
}

/** Returns the difficulties of a Power Level (C-11 to C-13). */
export function getDifficulty(powerLevel: number): Difficulty {
  const isLevel = areNumbersOfKind('int', powerLevel);
  return {
    easy: 10,
    moderate: isLevel ? 10 + powerLevel : undefined,
    hard: isLevel ? 10 + 2 * powerLevel : undefined,
  };
}

/** Returns the score that replaces a roll (C-14); undefined for a wrong rank. */
export const getPassiveScore = (rank: number): number | undefined =>
  areNumbersOfKind('integer', rank) ? 10 + rank : undefined;

/** Feet of a walk for the speed ranks that the rules define (C-38, C-40, C-41). Rank −2, for example, is undefined (C?15). */
export const FEET_BY_SPEED_RANK: Readonly<Record<number, number>> = { 0: 30, [-1]: 15, [-3]: 5 };
