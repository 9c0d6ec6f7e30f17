/** Puts characters into a set and numbers their cards. */
import type { Character, Credits, Drawing } from './schema.ts';

export interface SetChange {
  /** The name of the set. Empty leaves every character in its set. */
  readonly set: string;
  /** The symbol of the set. Absent leaves the symbols as they are. */
  readonly symbol?: Drawing | undefined;
  /** The numbers that the cards get, in their order. Absent leaves the numbers as they are. */
  readonly numbers?: { readonly first: number; readonly total: number } | undefined;
}

/** Writes a number within a set with leading zeros, so that all numbers of the set have the same length: `007/120`. */
export function formatCardNumber(cardNumber: number, total: number): string {
  const digits = Math.max(3, String(total).length, String(cardNumber).length);
  const pad = (value: number): string => String(value).padStart(digits, '0');
  return `${pad(cardNumber)}/${pad(total)}`;
}

/** Returns the characters with their new credits, in the same order. Unchanged parts of the credits are kept. */
export const changeSet = <C extends Character>(
  characters: readonly C[],
  { set, symbol, numbers }: SetChange,
): readonly C[] =>
  characters.map((character, index) => {
    const credits: Credits = {
      ...character.credits,
      ...(set === '' ? {} : { set }),
      ...(symbol === undefined ? {} : { symbol }),
      ...(numbers === undefined ? {} : { number: formatCardNumber(numbers.first + index, numbers.total) }),
    };
    return { ...character, credits };
  });
