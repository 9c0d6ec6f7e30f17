/** Evaluates conditions of a template against the card's subject. */
import { getValueAt } from '../../document/pointer.ts';
import { parseNumberText } from '../../text/number-text.ts';
import type { Condition, Scalar } from '../template/template.ts';

/** The pointer to an entry of a repeated list: `/character/attacks/2`. */
interface EntryLocation {
  readonly pointer: string;
}

/** Returns a pointer from the root: `./text` continues the pointer of the entry that is being repeated. */
export const resolvePointer = (pointer: string, entry: EntryLocation | undefined): string =>
  pointer.startsWith('./') ? `${entry?.pointer ?? ''}/${pointer.slice(2)}` : pointer;

/** Treats undefined, null, a blank text, an empty list and `false` as no value. */
function hasValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

/** Spreadsheets may hold numbers as texts: `+2` is 2. */
const toNumber = (value: unknown): unknown => (typeof value === 'string' ? parseNumberText(value) : value);

const isEqual = (value: unknown, expected: Scalar): boolean =>
  value === expected || (typeof expected === 'number' && toNumber(value) === expected);

const matchesAny = (value: unknown, expected: Scalar | readonly Scalar[]): boolean =>
  Array.isArray(expected)
    ? (expected as readonly Scalar[]).some((candidate) => isEqual(value, candidate))
    : isEqual(value, expected as Scalar);

/**
 * Evaluates a condition over the roots a template points into. A missing value fails every test. A condition without an operator
 * tests whether the field has a value.
 */
export function isConditionMet(condition: Condition | undefined, roots: unknown, entry?: EntryLocation): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((subcondition) => isConditionMet(subcondition, roots, entry));
  if ('any' in condition) return condition.any.some((subcondition) => isConditionMet(subcondition, roots, entry));
  if ('not' in condition) return !isConditionMet(condition.not, roots, entry);
  const value = getValueAt(roots, resolvePointer(condition.at, entry));
  const { is: expectedValues, has: expectedEntries, over: lowerLimit, under: upperLimit } = condition;
  const numericValue = lowerLimit === undefined && upperLimit === undefined ? undefined : toNumber(value);
  const isPresenceCheck =
    expectedValues === undefined &&
    expectedEntries === undefined &&
    lowerLimit === undefined &&
    upperLimit === undefined;
  return (
    (!isPresenceCheck || hasValue(value)) &&
    (expectedValues === undefined || matchesAny(value, expectedValues)) &&
    (expectedEntries === undefined ||
      (Array.isArray(value) && value.some((element) => matchesAny(element, expectedEntries)))) &&
    (lowerLimit === undefined || (typeof numericValue === 'number' && numericValue > lowerLimit)) &&
    (upperLimit === undefined || (typeof numericValue === 'number' && numericValue < upperLimit))
  );
}
