/** Lists the word lists of a character. */

import type { Cite } from '../../../rules/finding.ts';
import * as cite from '../cites.ts';
import type { FullCharacter } from '../documents/complete.ts';
import {
  CLASSES,
  ELEMENTS,
  isVulnerability,
  MOVEMENTS,
  ORIGINS,
  SPECIALTIES,
  TYPES,
  WEAKNESS_KEYWORDS,
} from '../facts.ts';

export interface WordList {
  words: readonly string[];
  /** Keys by which entries are compared, in the order of `words`; absent if the word alone counts. */
  identities?: readonly string[];
  /** Returns the pointer into the character to the word at an index. */
  getPointer: (index: number) => string;
  /** The words that the rules know; absent if any word is allowed. */
  vocabulary?: readonly string[];
  /** The family of the words, which messages name. */
  family: string;
  /** The heading of the rulebook that defines the words. */
  cite: Cite;
}

const createPointer = (listPointer: string) => (index: number) => `${listPointer}/${index}`;

/** Lists every word list in which a word may appear only once, in the order of the format. */
export function listWordLists({
  classes,
  factions,
  movement,
  keywords,
  weaknesses,
  immunities,
}: FullCharacter): WordList[] {
  const createKeywordList = (
    keywordField: keyof typeof keywords,
    family: string,
    vocabulary: readonly string[],
  ): WordList => {
    const getKeywordPointer = createPointer(`/keywords/${keywordField}`);
    return {
      words: keywords[keywordField],
      getPointer: getKeywordPointer,
      vocabulary,
      family,
      cite: cite.keywords('E-25'),
    };
  };
  return [
    {
      words: classes,
      getPointer: createPointer('/classes'),
      vocabulary: CLASSES,
      family: 'class',
      cite: cite.characters('E-17'),
    },
    { words: factions, getPointer: createPointer('/factions'), family: 'faction', cite: cite.teamSelection('E-38') },
    {
      words: movement,
      getPointer: createPointer('/movement'),
      vocabulary: MOVEMENTS,
      family: 'movement',
      cite: cite.movementType('E-71'),
    },
    createKeywordList('type', 'type', TYPES),
    createKeywordList('origin', 'origin', ORIGINS),
    createKeywordList('elements', 'element', ELEMENTS),
    createKeywordList('specialties', 'specialty', SPECIALTIES),
    {
      words: weaknesses.map((weakness) => weakness.keyword),
      identities: weaknesses.map((weakness) => `${weakness.keyword} ${isVulnerability(weakness)}`),
      getPointer: (index) => `/weaknesses/${index}/keyword`,
      vocabulary: WEAKNESS_KEYWORDS,
      family: 'weakness',
      cite: cite.keywords('E-27'),
    },
    { words: immunities, getPointer: createPointer('/immunities'), family: 'immunity', cite: cite.immune('E-28') },
  ];
}
