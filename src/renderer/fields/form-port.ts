import { createContext, useContext, useMemo } from 'react';
import type { Game } from '../../shared/games/game.ts';
import type { KnownEntry } from '../../shared/glossary/known.ts';
import type { Options } from '../../shared/rules/options.ts';
import type { Choice } from '../components/inputs/choice.ts';

/** What the fields of a form need of the game it is drawn for; the same object while somebody types. */
export interface FormPort {
  readonly game: Game;
  readonly options: Options;
  /** The words of a vocabulary. The same array each time. */
  choicesOf(vocabulary: string): readonly Choice[];
  /**
   * The names that documents of the library have at a place (`*` stands for the entries of a list), and known ones; collected
   * on use. The same function each time.
   */
  namesAt(place: string, others: readonly string[]): () => readonly string[];
  /** What is known of the entries of a list, where it is one that is remembered with texts: `talents`. The same function each time. */
  entriesOf(list: string): (() => readonly KnownEntry[]) | undefined;
}

export const FormContext = createContext<FormPort | undefined>(undefined);

export function useForm(): FormPort {
  const port = useContext(FormContext);
  if (port === undefined) throw new Error('A field of a form stands outside FormContext');
  return port;
}

/** The name of a word as the game prints it. */
export function useWordName(): (id: string) => string {
  const { game, options } = useForm();
  return useMemo(() => (id) => game.card.formats.word(id, options), [game, options]);
}
