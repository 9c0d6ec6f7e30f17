/** The known key that a misspelt one was probably meant to be. */
import { editDistance } from '../text/edit-distance.ts';
import type { Field } from './shape.ts';

/** Edits between a misspelt key and the one it is taken for; always less than half of the letters, too. */
const MOST_SLIPS = 2;

/** Longer keys are not compared: every key of our formats is shorter. */
const MOST_LETTERS = 40;

/** The nearest of the fields by the letters of their keys, in any case; of two that are equally near the first. */
export function nearest<F extends Pick<Field, 'key'>>(key: string, fields: readonly F[]): F | undefined {
  if (key.length > MOST_LETTERS) return undefined;
  const word = key.toLowerCase();
  const letters = lettersOf(word);
  const length = lengthOf(word);
  let best: F | undefined;
  let least = MOST_SLIPS + 1;
  for (const field of fields) {
    const of = knownKey(field.key);
    if (Math.abs(length - of.length) > MOST_SLIPS || different(letters, of.letters) > 2 * MOST_SLIPS) continue;
    const slips = editDistance(word, field.key.toLowerCase());
    if (slips >= least || 2 * slips >= field.key.length) continue;
    best = field;
    least = slips;
  }
  return best;
}

/**
 * The letters of a word as a bit set; several share a bit. An edit removes one letter and adds one at most, so that words whose
 * letters differ more need not be compared, nor those whose lengths do: a file may have a million keys.
 */
function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return bits;
}

/** In code points, as edits are counted. */
const lengthOf = (word: string): number => [...word].length;

/** What is compared of the keys of our formats, each worked out once. */
const known = new Map<string, { readonly letters: number; readonly length: number }>();

function knownKey(key: string) {
  const before = known.get(key);
  if (before) return before;
  const word = key.toLowerCase();
  const of = { letters: lettersOf(word), length: lengthOf(word) };
  known.set(key, of);
  return of;
}

/** How many bits two numbers differ in. */
function different(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}
