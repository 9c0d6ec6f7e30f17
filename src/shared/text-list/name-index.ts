/** Finds characters by their names in text lists. */
import { createCache, getOrCreate } from '../base/cache.ts';
import type { Character } from '../document/schema.ts';
import { computeEditDistance } from '../text/edit-distance.ts';
import { listNameForms, normalizeName } from './normalize-name.ts';

/** The maximum number of similar characters that are offered for one name. */
const MAX_SIMILAR = 5;

/** One typing error is tolerated in so many letters. */
const LETTERS_PER_ERROR = 4;

export interface NameIndex {
  /** Returns the characters with this name. Case, diacritics and punctuation are ignored, unless they tell characters apart. */
  readonly findExact: (name: string) => readonly Character[];
  /** Returns characters with a similar name, best first: with the same words in another order, with some of the words, or misspelled. */
  readonly findSimilar: (name: string) => readonly Character[];
}

/** Similar names are searched for so many different names; a longer list of unknown names is not a list of this library. */
const MAX_SEARCHES = 200;

/** The maximum number of names whose similar characters are kept for the next list. */
const MAX_CACHED_SEARCHES = 2_000;

/** A name in its normal form. */
interface NormalizedName {
  readonly normalForm: string;
  readonly words: readonly string[];
  readonly sortedWords: string;
  /** One bit for each letter of the name, by the remainder of its code point. */
  readonly letterBits: number;
}

interface IndexedName extends NormalizedName {
  readonly character: Character;
}

function createNormalizedName(name: string): NormalizedName {
  const normalForm = normalizeName(name);
  const words = normalForm.split(' ');
  let letterBits = 0;
  for (const letter of normalForm) letterBits |= 1 << ((letter.codePointAt(0) as number) % 32);
  return { normalForm, words, sortedWords: [...words].sort().join(' '), letterBits };
}

export function createNameIndex(characters: readonly Character[]): NameIndex {
  const namedCharacters = characters.filter(({ name }) => name.trim() !== '');
  const charactersByForm = new Map<string, Character[]>();
  for (const character of namedCharacters)
    for (const form of listNameForms(character.name)) {
      const sameNameCharacters = charactersByForm.get(form);
      if (sameNameCharacters === undefined) charactersByForm.set(form, [character]);
      else sameNameCharacters.push(character);
    }
  const indexedNames = namedCharacters.map(
    (character): IndexedName => ({ character, ...createNormalizedName(character.name) }),
  );
  const similarByName = createCache<readonly Character[]>();
  return {
    findExact(name) {
      const matches = [...new Set(listNameForms(name).flatMap((form) => charactersByForm.get(form) ?? []))];
      // `Jokla` and `Jökla` are told apart by their diacritics if the library has both.
      const closestMatches = matches.filter((match) => isSameSpelling(match.name, name));
      return closestMatches.length > 0 ? closestMatches : matches;
    },
    findSimilar(name) {
      const normalizedName = createNormalizedName(name);
      return normalizedName.normalForm === ''
        ? []
        : getOrCreate(similarByName, normalizedName.normalForm, MAX_CACHED_SEARCHES, () =>
            listSimilar(normalizedName, indexedNames),
          );
    },
  };
}

/** Returns an index for one list, which finds no similar characters for further names once it has searched for too many. */
export function limitSearches({ findExact, findSimilar }: NameIndex): NameIndex {
  const searchedNames = new Set<string>();
  return {
    findExact,
    findSimilar(name) {
      const normalForm = normalizeName(name);
      if (!searchedNames.has(normalForm) && searchedNames.size >= MAX_SEARCHES) return [];
      searchedNames.add(normalForm);
      return findSimilar(name);
    },
  };
}

const listSimilar = (name: NormalizedName, indexedNames: readonly IndexedName[]): readonly Character[] =>
  indexedNames
    .flatMap((indexedName) => {
      const rank = rankSimilarity(name, indexedName);
      return rank === undefined ? [] : [{ character: indexedName.character, rank }];
    })
    .sort((first, second) => first.rank - second.rank)
    .slice(0, MAX_SIMILAR)
    .map(({ character }) => character);

const isSameSpelling = (firstName: string, secondName: string): boolean =>
  firstName.normalize('NFC').trim().toLowerCase() === secondName.normalize('NFC').trim().toLowerCase();

/** Returns how much a name differs, 0 for the same words in another order; or undefined if it is not similar. */
function rankSimilarity(name: NormalizedName, candidate: NormalizedName): number | undefined {
  if (name.sortedWords === candidate.sortedWords) return 0;
  const maxErrors = Math.max(
    1,
    Math.floor(Math.min(name.normalForm.length, candidate.normalForm.length) / LETTERS_PER_ERROR),
  );
  if (isDistancePossible(name, candidate, maxErrors)) {
    const distance = computeEditDistance(name.normalForm, candidate.normalForm);
    if (distance <= maxErrors) return distance;
  }
  const unmatchedWords = countUnmatchedWords(name.words, candidate.words);
  return unmatchedWords === undefined ? undefined : LETTERS_PER_ERROR + unmatchedWords;
}

/** Returns false for names that certainly have a larger distance: each edit changes the length by at most one, and at most two letters. */
function isDistancePossible(name: NormalizedName, candidate: NormalizedName, maxErrors: number): boolean {
  if (Math.abs(name.normalForm.length - candidate.normalForm.length) > maxErrors) return false;
  let differentBits = name.letterBits ^ candidate.letterBits;
  let differentLetters = 0;
  while (differentBits !== 0) {
    differentBits &= differentBits - 1;
    differentLetters++;
  }
  return differentLetters <= 2 * maxErrors;
}

/**
 * Returns how many words of the longer name the shorter one lacks, if it has no other words: 1 for `Thunderhead` and `Captain Thunderhead`.
 * A word also matches the beginning of a longer one, so `Capt Thunderhead` lacks none.
 */
function countUnmatchedWords(words: readonly string[], candidateWords: readonly string[]): number | undefined {
  const [shorter, longer] = words.length <= candidateWords.length ? [words, candidateWords] : [candidateWords, words];
  const unmatchedWords = longer.length - shorter.length;
  if (shorter.every((word) => longer.includes(word))) return unmatchedWords;
  const isAbbreviated = shorter.every((word) => longer.some((longerWord) => isAbbreviation(word, longerWord)));
  return isAbbreviated && unmatchedWords <= MAX_UNMATCHED_BESIDE_ABBREVIATION ? unmatchedWords : undefined;
}

/** A sentence with the word `long` does not abbreviate the name `Longline`. */
const MAX_UNMATCHED_BESIDE_ABBREVIATION = 2;

/** The minimum length of a word that may abbreviate another one. */
const MIN_ABBREVIATION = 3;

const isAbbreviation = (first: string, second: string): boolean =>
  first === second ||
  (Math.min(first.length, second.length) >= MIN_ABBREVIATION && (first.startsWith(second) || second.startsWith(first)));
