/** Puts characters into a set and numbers their cards. */
import type { Character, Credits, Drawing } from './schema.ts';

export interface SetChange {
  /** The name of the set. Empty leaves every character in its set. */
  readonly set: string;
  /** Finds the symbol of the set for a character. Absent if the set has none. */
  findSymbol?(character: Character): Drawing | undefined;
  /** The numbers that the cards get, in their order. Absent leaves the numbers as they are. */
  readonly numbers?: { readonly first: number; readonly total: number } | undefined;
}

/** Writes a number within a set with leading zeros, so that all numbers of the set have the same length: `007/120`. */
export function formatCardNumber(cardNumber: number, total: number): string {
  const digits = Math.max(3, String(total).length, String(cardNumber).length);
  const pad = (value: number): string => String(value).padStart(digits, '0');
  return `${pad(cardNumber)}/${pad(total)}`;
}

/**
 * Returns the symbol of a card in a set: for a card that is already in it, its own or else that of the set; for a card of another set, that of
 * the new set or none; for a card without a set, that of the set or else its own.
 *
 * @param knownSymbol the symbol that other cards of the set have
 */
export function chooseSetSymbol(
  { set: previousSet = '', symbol }: Credits,
  set: string,
  knownSymbol: Drawing | undefined,
): Drawing | undefined {
  if (set === '' || set === previousSet) return symbol ?? knownSymbol;
  return previousSet === '' ? (knownSymbol ?? symbol) : knownSymbol;
}

/** Returns the characters with their new credits, in the same order. Unchanged parts of the credits are kept. */
export const changeSet = <C extends Character>(
  characters: readonly C[],
  { set, findSymbol, numbers }: SetChange,
): readonly C[] =>
  characters.map((character, index) => {
    const { symbol: previousSymbol, ...texts } = character.credits ?? {};
    const symbol = set === '' ? previousSymbol : chooseSetSymbol(character.credits ?? {}, set, findSymbol?.(character));
    const credits: Credits = {
      ...texts,
      ...(set === '' ? {} : { set }),
      ...(symbol === undefined ? {} : { symbol }),
      ...(numbers === undefined ? {} : { number: formatCardNumber(numbers.first + index, numbers.total) }),
    };
    return { ...character, credits };
  });
