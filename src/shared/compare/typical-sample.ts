/** Medians, and the selection of characters to compare with. */
import type { Character } from '../document/schema.ts';
import type { CompareRules } from './compare-rules.ts';

/** Minimum number of peers. The median of fewer characters means little, so all characters of the game are used instead. */
const MIN_PEERS = 3;

/** Returns the median; undefined for an empty list. Of two middle values, the higher one counts, so that some character has the value. */
export function findMedian(numbers: readonly (number | undefined)[]): number | undefined {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Returns the highest defined number, or undefined. */
export function findHighest(numbers: readonly (number | undefined)[]): number | undefined {
  const knownNumbers = numbers.filter((number) => number !== undefined);
  return knownNumbers.length === 0 ? undefined : Math.max(...knownNumbers);
}

/** Maximum number of dice. With more, chances are meaningless. */
const MAX_DICE = 60;

/** Returns the number of dice if it can be rolled and computed exactly, otherwise undefined. */
export const getRollableDice = (diceCount: number | undefined): number | undefined =>
  diceCount !== undefined && Number.isInteger(diceCount) && diceCount >= 0 && diceCount <= MAX_DICE
    ? diceCount
    : undefined;

/** The characters that a typical opponent is computed from. */
export interface TypicalSample {
  readonly characters: readonly Character[];
  /** Whether the characters are peers. Otherwise they are all other characters of the game. */
  readonly arePeers: boolean;
}

/** Finds the peers of a character among others of its game, without the character itself. */
export function findPeers(rules: CompareRules, character: Character, candidates: readonly Character[]): Character[] {
  const { id } = rules.getPeers(character);
  return candidates.filter((candidate) => candidate.id !== character.id && rules.getPeers(candidate).id === id);
}

/** Selects the characters that a typical opponent is computed from. All `candidates` are of the character's game. */
export function selectTypicalSample(
  rules: CompareRules,
  character: Character,
  candidates: readonly Character[],
): TypicalSample {
  const peers = findPeers(rules, character, candidates);
  if (peers.length >= MIN_PEERS) return { characters: peers, arePeers: true };
  const otherCharacters = candidates.filter(({ id }) => id !== character.id);
  // A game with fewer than three other characters may still have only peers.
  return {
    characters: otherCharacters,
    arePeers: otherCharacters.length > 0 && otherCharacters.length === peers.length,
  };
}
