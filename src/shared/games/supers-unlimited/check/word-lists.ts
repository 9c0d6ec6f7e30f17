/** The lists of words that a character has. */

import type { Cite } from '../../../rules/finding.ts';
import * as cite from '../cites.ts';
import type { FullCharacter } from '../documents/normal.ts';
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
  /** What makes two entries equal, in the order of `words`; absent where the word alone does. */
  identities?: readonly string[];
  /** Pointer into the character to the word at an index. */
  place: (index: number) => string;
  /** The words the rules know; absent where any word may stand. */
  vocabulary?: readonly string[];
  /** The family of the words, which messages name. */
  family: string;
  /** Its place in the rulebook. */
  cite: Cite;
}

const inList = (path: string) => (index: number) => `${path}/${index}`;

/** Every list in which a word may stand once only, in the order of the format. */
export function wordLists({
  classes,
  factions,
  movement,
  keywords,
  weaknesses,
  immunities,
}: FullCharacter): WordList[] {
  const keyword = (key: keyof typeof keywords, family: string, vocabulary: readonly string[]): WordList => {
    const place = inList(`/keywords/${key}`);
    return { words: keywords[key], place, vocabulary, family, cite: cite.keywords('E-25') };
  };
  return [
    { words: classes, place: inList('/classes'), vocabulary: CLASSES, family: 'class', cite: cite.characters('E-17') },
    { words: factions, place: inList('/factions'), family: 'faction', cite: cite.teamSelection('E-38') },
    {
      words: movement,
      place: inList('/movement'),
      vocabulary: MOVEMENTS,
      family: 'movement',
      cite: cite.movementType('E-71'),
    },
    keyword('type', 'type', TYPES),
    keyword('origin', 'origin', ORIGINS),
    keyword('elements', 'element', ELEMENTS),
    keyword('specialties', 'specialty', SPECIALTIES),
    {
      words: weaknesses.map((weakness) => weakness.keyword),
      identities: weaknesses.map((weakness) => `${weakness.keyword} ${isVulnerability(weakness)}`),
      place: (index) => `/weaknesses/${index}/keyword`,
      vocabulary: WEAKNESS_KEYWORDS,
      family: 'weakness',
      cite: cite.keywords('E-27'),
    },
    { words: immunities, place: inList('/immunities'), family: 'immunity', cite: cite.immune('E-28') },
  ];
}
