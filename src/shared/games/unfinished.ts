/** What a character still lacks before it is more than an empty card: information beside the verdict, and no finding. */
import type { Character } from '../document/schema.ts';
import { valuesAt } from '../document/values-at.ts';
import { gameOf } from './registry.ts';

/** Something that a character begins with. */
export interface Need {
  /** Within a sentence: `a name`, `attacks`. */
  readonly label: string;
  /** Missing while all these places are empty: without a value, with 0, an empty text or an empty list. The first one is gone to. */
  readonly at: readonly string[];
}

/** What every game asks for. */
export const NAME: Need = { label: 'a name', at: ['/name'] };

/** What a character lacks, in the order of its form; nothing for one that is finished. */
export function missingIn(character: Character): readonly Need[] {
  return [NAME, ...(gameOf(character).needs ?? [])].filter(({ at }) => at.every((place) => isEmpty(character, place)));
}

const isEmpty = (character: Character, place: string): boolean =>
  valuesAt(character, place).every((value) => value === 0 || (typeof value === 'string' && value.trim() === ''));
