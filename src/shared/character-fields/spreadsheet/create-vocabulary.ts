import type { PrintedWord } from '../../form/vocabulary.ts';
import { createWordVocabulary, type Vocabulary } from '../../spreadsheet/word-cell.ts';

/** Creates the vocabulary of spreadsheet cells from a word list: words are recognized by id and by printed name. */
export function createVocabulary(words: readonly PrintedWord[]): Vocabulary {
  const printedById = new Map(words.map(({ id, printed }) => [id, printed]));
  return createWordVocabulary([...printedById.keys()], (id) => printedById.get(id) ?? id);
}
