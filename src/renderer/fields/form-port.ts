import { createContext, useContext, useMemo } from 'react';
import type { Game } from '../../shared/games/game.ts';
import type { KnownEntry } from '../../shared/glossary/collect-entries.ts';
import type { Options } from '../../shared/rules/options.ts';
import type { Choice } from '../components/inputs/choice.ts';

/** The data of the game that the fields of a form need. It is the same object while the user types. */
export interface FormPort {
  readonly game: Game;
  readonly options: Options;
  /** Returns the words of a vocabulary. It is the same array each time. */
  choicesOf(vocabulary: string): readonly Choice[];
  /**
   * Returns a function that collects, on use, the known names and those at a pointer of the library's documents (`*` matches
   * the entries of a list). It is the same function each time.
   */
  namesAt(place: string, others: readonly string[]): () => readonly string[];
  /**
   * Returns a function that lists the known entries of a list whose texts are remembered, such as `talents`, or undefined.
   * It is the same function each time.
   */
  entriesOf(list: string): (() => readonly KnownEntry[]) | undefined;
}

export const FormContext = createContext<FormPort | undefined>(undefined);

export function useForm(): FormPort {
  const port = useContext(FormContext);
  if (port === undefined) throw new Error('A field of a form stands outside FormContext');
  return port;
}

/** Returns a function that formats a word as the game prints it. */
export function useWordName(): (id: string) => string {
  const { game, options } = useForm();
  return useMemo(() => (id) => game.card.formats.word(id, options), [game, options]);
}
