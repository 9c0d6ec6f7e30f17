/** The words of a game that users choose from. */
import type { LateText } from '../texts/late-text.ts';

export interface Word {
  /** The word in documents. */
  readonly id: string;
  /** The word as users read it. */
  readonly label: LateText;
  /** A short addition next to the word: a chapter, a base. */
  readonly note?: LateText;
  /** Heading of the word's group in a list. */
  readonly group?: LateText;
}

/** A word that cards and spreadsheets print too, in English in every language. */
export interface PrintedWord extends Word {
  readonly printed: string;
}

/** Vocabularies by the name that fields and lists use. */
export type Vocabularies = Readonly<Record<string, readonly Word[]>>;

/** The vocabulary that belongs to no game: the factions of the library. */
export const FACTION_VOCABULARY = 'factions';
