/** The words of a game as people choose them. */
import type { LateText } from '../texts/late-text.ts';

export interface Word {
  /** The word in documents. */
  readonly id: string;
  /** The word for people. */
  readonly label: LateText;
  /** A short addition beside it: a chapter, a base. */
  readonly note?: LateText;
  /** Heading under which it stands in a list. */
  readonly group?: LateText;
}

/** A word that cards and spreadsheets write as well, in English in every language. */
export interface PrintedWord extends Word {
  readonly printed: string;
}

/** Words to choose from, by the name under which fields and lists ask for them. */
export type Vocabularies = Readonly<Record<string, readonly Word[]>>;

/** The vocabulary that no game has: the factions of the library. */
export const FACTION_VOCABULARY = 'factions';
