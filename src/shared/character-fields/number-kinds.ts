/** The types of numbers in characters of the four small games: what each allows, and how findings word it. */
import type { NamesIn } from '../texts/translate.ts';

type Requirement = NamesIn<'fieldFindings.numbers'>;

interface NumberRule {
  fits(n: number): boolean;
  /** What findings require: the smallest number allowed, or words where there is none. */
  readonly smallest: number | string;
  /** The name of the message that says what is required. */
  readonly requirement: Requirement;
  /** The number of the kind that is nearest to any finite number. */
  near(n: number): number;
}

const whole = (least: number, requirement: Requirement): NumberRule => ({
  fits: (n) => Number.isInteger(n) && n >= least,
  smallest: Number.isFinite(least) ? least : 'whole number',
  requirement,
  near: (n) => Math.max(least, Math.round(n)),
});

const stepped = (step: number, least: number, requirement: Requirement): NumberRule => ({
  fits: (n) => Number.isFinite(n) && n >= least && Number.isInteger(n / step),
  smallest: least,
  requirement,
  near: (n) => Math.max(least, Math.round(n / step) * step),
});

export const NUMBER_KINDS = {
  int: whole(0, 'wholeFromZero'),
  'int+': whole(1, 'wholeFromOne'),
  integer: whole(Number.NEGATIVE_INFINITY, 'whole'),
  inch: stepped(0.25, 0, 'quarterInches'),
  half: stepped(0.5, 0.5, 'halfSteps'),
  'above 0': {
    fits: (n) => Number.isFinite(n) && n > 0,
    smallest: 'above 0',
    requirement: 'aboveZero',
    near: (n) => (n > 0 ? n : 1),
  },
} as const satisfies Record<string, NumberRule>;

export type NumberKind = keyof typeof NUMBER_KINDS;

export const numberRule = (kind: NumberKind): NumberRule => NUMBER_KINDS[kind];

/** Whether all of these numbers are of a kind. Nothing is worked out from one that is not: it may stand for anything. */
export const areOfKind = (kind: NumberKind, ...numbers: readonly number[]): boolean =>
  numbers.every((number) => numberRule(kind).fits(number));
