/** The middle of some numbers, and whom a character is compared with. */
import type { Character } from '../document/schema.ts';
import type { CompareRules } from './compare-rules.ts';

/** Fewer peers than these are no crowd to speak of the middle of: then everybody of the game counts. */
const ENOUGH = 3;

/** The middle one, of two the higher: a number that somebody has. Undefined of none. */
export function middleOf(numbers: readonly (number | undefined)[]): number | undefined {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The highest of the numbers that are known; undefined of none. */
export function highestOf(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** More dice than anybody holds in a hand: what they promise tells nobody anything. */
const MOST_DICE = 60;

/** Dice that can be rolled and worked out one by one; undefined for any others. */
export const rollable = (dice: number | undefined): number | undefined =>
  dice !== undefined && Number.isInteger(dice) && dice >= 0 && dice <= MOST_DICE ? dice : undefined;

/** Whom a typical opponent is taken from. */
export interface TypicalOf {
  readonly characters: readonly Character[];
  /** Peers where there are enough of them, else all others of the game. */
  readonly arePeers: boolean;
}

/** The peers of a character among others of its game, without itself. */
export function peersAmong(rules: CompareRules, character: Character, all: readonly Character[]): Character[] {
  const { id } = rules.peers(character);
  return all.filter((other) => other.id !== character.id && rules.peers(other).id === id);
}

/** Whom what is typical for the opponents of a character is taken from; `all` are of its game. */
export function typicalFor(rules: CompareRules, character: Character, all: readonly Character[]): TypicalOf {
  const peers = peersAmong(rules, character, all);
  if (peers.length >= ENOUGH) return { characters: peers, arePeers: true };
  const others = all.filter(({ id }) => id !== character.id);
  return { characters: others, arePeers: others.length > 0 && others.length === peers.length };
}
