import { createContext, useContext, useMemo } from 'react';
import type { Drawing } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { KnownEntry } from '../../shared/glossary/collect-entries.ts';
import type { Options } from '../../shared/rules/options.ts';
import type { Choice } from '../components/inputs/choice.ts';

/** The data of the game and of the library that the fields of a form need. It is the same object while the user types. */
export interface FormPort {
  readonly game: Game;
  readonly options: Options;
  /** Returns the words of a vocabulary. It is the same array each time. */
  getChoices(vocabulary: string): readonly Choice[];
  /**
   * Returns a function that lists `knownNames` and the names that the library's characters have at the pointers that match
   * `pointerPattern`. A `*` in the pattern matches every index of a list. The same pattern always gets the same function.
   */
  getNameLister(pointerPattern: string, knownNames: readonly string[]): () => readonly string[];
  /** Returns the symbol that another character of the library has with this name of a set. */
  findSetSymbol(setName: string): Drawing | undefined;
  /**
   * Returns a function that lists the known entries of a list such as `talents`, whose entries are part of the glossary.
   * Returns undefined for other lists. The same list always gets the same function.
   */
  getEntryLister(listName: string): (() => readonly KnownEntry[]) | undefined;
}

export const FormContext = createContext<FormPort | undefined>(undefined);

export function useFormPort(): FormPort {
  const formPort = useContext(FormContext);
  if (formPort === undefined) throw new Error('A field of a form stands outside FormContext');
  return formPort;
}

/** Returns a function that formats a word as the game prints it. */
export function useWordFormatter(): (id: string) => string {
  const { game, options } = useFormPort();
  return useMemo(() => (wordId) => game.card.formats.word(wordId, options), [game, options]);
}
