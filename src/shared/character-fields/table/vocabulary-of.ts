import type { PrintedWord } from '../../form/vocabulary.ts';
import { type Vocabulary, vocabulary } from '../../table/word-cell.ts';

/** The words of a list as cells of tables know them: by id and by printed name. */
export function vocabularyOf(words: readonly PrintedWord[]): Vocabulary {
  const names = new Map(words.map(({ id, printed }) => [id, printed]));
  return vocabulary([...names.keys()], (id) => names.get(id) ?? id);
}
