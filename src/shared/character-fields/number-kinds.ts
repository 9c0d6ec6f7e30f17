/** Types of numbers in characters of the four small games: their allowed values and their messages. */
import type { NamesIn } from '../texts/translate.ts';

type Requirement = NamesIn<'fieldFindings.numbers'>;

interface NumberRule {
  fits(number: number): boolean;
  /** The required value in findings: the smallest allowed number, or words if there is none. */
  readonly smallest: number | string;
  /** The name of the message with the requirement. */
  readonly requirement: Requirement;
  /** Returns the number of the kind that is nearest to a finite number. */
  findNearest(number: number): number;
}

const createWholeRule = (smallest: number, requirement: Requirement): NumberRule => ({
  fits: (number) => Number.isInteger(number) && number >= smallest,
  smallest: Number.isFinite(smallest) ? smallest : 'whole number',
  requirement,
  findNearest: (number) => Math.max(smallest, Math.round(number)),
});

const createStepRule = (step: number, smallest: number, requirement: Requirement): NumberRule => ({
  fits: (number) => Number.isFinite(number) && number >= smallest && Number.isInteger(number / step),
  smallest,
  requirement,
  findNearest: (number) => Math.max(smallest, Math.round(number / step) * step),
});

export const NUMBER_KINDS = {
  int: createWholeRule(0, 'wholeFromZero'),
  'int+': createWholeRule(1, 'wholeFromOne'),
  integer: createWholeRule(Number.NEGATIVE_INFINITY, 'whole'),
  inch: createStepRule(0.25, 0, 'quarterInches'),
  half: createStepRule(0.5, 0.5, 'halfSteps'),
  'above 0': {
    fits: (number) => Number.isFinite(number) && number > 0,
    smallest: 'above 0',
    requirement: 'aboveZero',
    findNearest: (number) => (number > 0 ? number : 1),
  },
} as const satisfies Record<string, NumberRule>;

export type NumberKind = keyof typeof NUMBER_KINDS;

export const getNumberRule = (numberKind: NumberKind): NumberRule => NUMBER_KINDS[numberKind];

/** Whether all numbers are of a kind. Nothing is computed from a number that isn't, since its meaning is unknown. */
export const areNumbersOfKind = (numberKind: NumberKind, ...numbers: readonly number[]): boolean =>
  numbers.every((number) => getNumberRule(numberKind).fits(number));
