/** What the rules are called, and the numbers that checks, cards and the quick reference share. */
import type { Cite } from '../../finding/finding.ts';

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

/** C-11 to C-13: what a check is rolled against. */
export const difficulty = (powerLevel: number) => ({
  easy: 10,
  moderate: 10 + powerLevel,
  hard: 10 + 2 * powerLevel,
});

/** C-14: what stands for a roll that is not made. */
export const passive = (rank: number): number => 10 + rank;

/** C-38, C-40, C-41: feet of a move, for the speed ranks that the rules give. Two ranks below 0 are left open (C?15). */
export const FEET: Readonly<Record<number, number>> = { 0: 30, [-1]: 15, [-3]: 5 };
