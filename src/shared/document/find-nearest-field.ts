/** Finds the known key that a misspelled key was probably meant to be. */
import { computeEditDistance } from '../text/edit-distance.ts';
import type { Field } from './shape.ts';

/** Maximum edit distance between a misspelled key and a suggestion. The distance must also be less than half the length. */
const MAX_TYPOS = 2;

/** Longer keys aren't compared: every key of our formats is shorter. */
const MAX_KEY_LETTERS = 40;

/** Returns the field whose key is nearest by edit distance, ignoring case. The first one wins a tie. */
export function findNearestField<F extends Pick<Field, 'key'>>(key: string, fields: readonly F[]): F | undefined {
  if (key.length > MAX_KEY_LETTERS) return undefined;
  const lowerCaseKey = key.toLowerCase();
  const letterBits = getLetterBits(lowerCaseKey);
  const codePointCount = countCodePoints(lowerCaseKey);
  let bestField: F | undefined;
  let fewestTypos = MAX_TYPOS + 1;
  for (const field of fields) {
    const comparison = getComparisonData(field.key);
    if (
      Math.abs(codePointCount - comparison.codePointCount) > MAX_TYPOS ||
      countDifferentBits(letterBits, comparison.letterBits) > 2 * MAX_TYPOS
    )
      continue;
    const typoCount = computeEditDistance(lowerCaseKey, field.key.toLowerCase());
    if (typoCount >= fewestTypos || 2 * typoCount >= field.key.length) continue;
    bestField = field;
    fewestTypos = typoCount;
  }
  return bestField;
}

/**
 * Returns the letters of a word as a bit set in which several letters share a bit. An edit removes at most one letter and adds at
 * most one, so words whose letters or lengths differ more need no comparison. This matters because a file may have a million keys.
 */
function getLetterBits(lowerCaseKey: string): number {
  let bits = 0;
  for (const letter of lowerCaseKey) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return bits;
}

/** Counts code points, like the edit distance does. */
const countCodePoints = (lowerCaseKey: string): number => [...lowerCaseKey].length;

/** Cached data for comparing the keys of our formats. */
const comparisonCache = new Map<string, { readonly letterBits: number; readonly codePointCount: number }>();

function getComparisonData(key: string) {
  const cachedComparison = comparisonCache.get(key);
  if (cachedComparison) return cachedComparison;
  const lowerCaseKey = key.toLowerCase();
  const comparison = { letterBits: getLetterBits(lowerCaseKey), codePointCount: countCodePoints(lowerCaseKey) };
  comparisonCache.set(key, comparison);
  return comparison;
}

/** Counts the bits in which two numbers differ. */
function countDifferentBits(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}
