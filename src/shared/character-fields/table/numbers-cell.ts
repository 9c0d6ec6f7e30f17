/** Numbers by words in a cell: `attack: 2; land: 1`. */
import type { PrintedWord } from '../../form/vocabulary.ts';
import { type CellFault, type CellKind, invalid, isPlain, value } from '../../table/cell.ts';
import { NUMBER } from '../../table/number-cell.ts';
import { placeOf, quote, splitItems } from '../../table/quoted.ts';
import { NOTHING_KNOWN, readWord } from '../../table/word-cell.ts';
import { shortened } from '../../text/short.ts';
import { vocabularyOf } from './vocabulary-of.ts';

/** Words that the list does not have are carried along, since a finding tells of them. */
export function numbersByWord(of: readonly PrintedWord[]): CellKind {
  const words = vocabularyOf(of);
  const wordOf = (written: string) => readWord(written, words, NOTHING_KNOWN);

  /** The word and its number, or what is wrong, as the end of a sentence. */
  function readPiece(piece: string): [word: string, number: unknown] | CellFault {
    const colon = placeOf(piece, ':');
    if (colon < 0) return (translate) => translate('numbersCells.noColon', { text: quote(shortened(piece, 40)) });
    const read = NUMBER.read(piece.slice(colon + 1), NOTHING_KNOWN);
    const word = wordOf(piece.slice(0, colon));
    return read.ok
      ? [word, read.value]
      : (translate) =>
          translate('numbersCells.wrong', { word: quote(shortened(word, 40)), reason: read.message(translate) });
  }

  function writeWord(word: string): string {
    const isSafe = isPlain(word) && !/[";:[\]\n]/.test(word) && word.trim() === word && wordOf(word) === word;
    return isSafe && word !== '' ? word : quote(word);
  }

  return {
    write: (numbers) =>
      Object.entries((numbers ?? {}) as Record<string, number>)
        .map(([word, number]) => `${writeWord(word)}: ${NUMBER.write(number)}`)
        .join('; '),
    read: (text) => {
      const numbers = new Map<string, unknown>();
      for (const piece of splitItems(text, ';\n')) {
        const read = readPiece(piece);
        if (typeof read === 'function') return invalid(read);
        const [word, number] = read;
        if (numbers.has(word))
          return invalid((translate) => translate('numbersCells.twice', { word: quote(shortened(word, 40)) }));
        numbers.set(word, number);
      }
      return value(Object.fromEntries(numbers));
    },
  };
}
