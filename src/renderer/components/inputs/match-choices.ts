/** Matches typed text with the choices of a list. */

import { normalizeForSearch } from '../search-text.ts';
import type { Choice } from './choice.ts';

const normalizeText = (sourceText: string): string => normalizeForSearch(sourceText.trim()).replace(/\s+/g, ' ');

/** The normalized texts of a choice. */
interface SearchTexts {
  readonly normalizedName: string;
  /** The name, the heading and the additional words. */
  readonly searchText: string;
}

/** Caches the normalized texts. Without the cache, a key press in a list of 5,000 choices takes 3.4 ms instead of 0.5 ms. */
const searchTextCache = new WeakMap<Choice, SearchTexts>();

function getSearchTexts(choice: Choice): SearchTexts {
  const cachedTexts = searchTextCache.get(choice);
  if (cachedTexts !== undefined) return cachedTexts;
  const normalizedName = normalizeText(choice.label);
  const searchTexts: SearchTexts = {
    normalizedName,
    searchText: [normalizedName, choice.group ?? '', choice.searchWords ?? ''].map(normalizeText).join(' '),
  };
  searchTextCache.set(choice, searchTexts);
  return searchTexts;
}

/** Returns the choices whose name, heading or additional words contain the text, in their order. */
export function filterChoices<SomeChoice extends Choice>(
  choices: readonly SomeChoice[],
  typedText: string,
): readonly SomeChoice[] {
  const normalizedText = normalizeText(typedText);
  return normalizedText === ''
    ? choices
    : choices.filter((choice) => getSearchTexts(choice).searchText.includes(normalizedText));
}

/** Returns the choice with this name, ignoring case and surrounding blanks. An exact spelling is preferred. */
export function findChoiceByName<SomeChoice extends Choice>(
  choices: readonly SomeChoice[],
  typedText: string,
): SomeChoice | undefined {
  const normalizedText = normalizeText(typedText);
  if (normalizedText === '') return undefined;
  const matches = choices.filter((choice) => getSearchTexts(choice).normalizedName === normalizedText);
  return matches.find(({ label }) => label === typedText.trim()) ?? matches[0];
}

/** Returns the choice that a text identifies: the one with this name, or else the only match. */
export function findUniqueChoice<SomeChoice extends Choice>(
  choices: readonly SomeChoice[],
  typedText: string,
): SomeChoice | undefined {
  const namedChoice = findChoiceByName(choices, typedText);
  if (namedChoice !== undefined || normalizeText(typedText) === '') return namedChoice;
  const matches = filterChoices(choices, typedText);
  return matches.length === 1 ? matches[0] : undefined;
}

export interface ParsedWords {
  /** The ids of the named choices, each once. */
  readonly choiceIds: readonly string[];
  /** Words that match no choice. */
  readonly unknownWords: readonly string[];
}

/**
 * Splits a text at commas, semicolons and line breaks, and finds the choice for each word. Returns undefined if the text has
 * no such separator or if it is the beginning of a choice's name.
 */
export function parseWords(choices: readonly Choice[], typedText: string): ParsedWords | undefined {
  if (!/[,;\n]/.test(typedText)) return undefined;
  const normalizedText = normalizeText(typedText);
  // The name of a choice may contain a comma itself, so a text that can still become such a name is not split.
  if (choices.some((choice) => getSearchTexts(choice).normalizedName.startsWith(normalizedText))) return undefined;
  const ids = new Set<string>();
  const unknownWords: string[] = [];
  for (const word of splitWords(typedText)) {
    const choice = findChoiceByName(choices, word);
    if (choice === undefined) unknownWords.push(word);
    else ids.add(choice.id);
  }
  return { choiceIds: [...ids], unknownWords };
}

/** Splits a text at commas, semicolons and line breaks, and drops surrounding blanks and empty words. */
export const splitWords = (typedText: string): string[] =>
  typedText
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
