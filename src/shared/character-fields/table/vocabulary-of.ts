import type { Word } from '../../form/vocabulary.ts';
import { type Vocabulary, vocabulary } from '../../table/word-cell.ts';

/** The words of a list as cells of tables know them: by id and by printed name. */
export function vocabularyOf(words: readonly Word[]): Vocabulary {
  const labels = new Map(words.map(({ id, label }) => [id, label]));
  return vocabulary([...labels.keys()], (id) => labels.get(id) ?? id);
}
