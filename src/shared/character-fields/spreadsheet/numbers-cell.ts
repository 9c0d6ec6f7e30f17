/** Spreadsheet cells with numbers by word: `attack: 2; land: 1`. */
import type { PrintedWord } from '../../form/vocabulary.ts';
import { acceptValue, type CellKind, type DescribeCellFault, isPlainText, rejectCell } from '../../spreadsheet/cell.ts';
import { NUMBER } from '../../spreadsheet/number-cell.ts';
import { indexOfSign, quote, splitItems } from '../../spreadsheet/quoted-text.ts';
import { NOTHING_KNOWN, readWord } from '../../spreadsheet/word-cell.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { createVocabulary } from './create-vocabulary.ts';

/** Creates the cell kind. Unknown words are preserved, since a finding reports them. */
export function createNumbersCell(printedWords: readonly PrintedWord[]): CellKind {
  const vocabularyWords = createVocabulary(printedWords);
  const findWord = (written: string) => readWord(written, vocabularyWords, NOTHING_KNOWN);

  /** Parses a word and its number, or returns a function that says what is wrong, as the end of a sentence. */
  function readSegment(segment: string): [word: string, number: unknown] | DescribeCellFault {
    const colonIndex = indexOfSign(segment, ':');
    if (colonIndex < 0)
      return (translate) => translate('numbersCells.noColon', { text: quote(truncateVisibly(segment, 40)) });
    const reading = NUMBER.read(segment.slice(colonIndex + 1), NOTHING_KNOWN);
    const wordId = findWord(segment.slice(0, colonIndex));
    return reading.ok
      ? [wordId, reading.value]
      : (translate) =>
          translate('numbersCells.wrong', {
            word: quote(truncateVisibly(wordId, 40)),
            reason: reading.describeFault(translate),
          });
  }

  function writeWord(wordId: string): string {
    const needsNoQuotes =
      isPlainText(wordId) && !/[";:[\]\n]/.test(wordId) && wordId.trim() === wordId && findWord(wordId) === wordId;
    return needsNoQuotes && wordId !== '' ? wordId : quote(wordId);
  }

  return {
    write: (numbers) =>
      Object.entries((numbers ?? {}) as Record<string, number>)
        .map(([wordId, number]) => `${writeWord(wordId)}: ${NUMBER.write(number)}`)
        .join('; '),
    read: (cellText) => {
      const numbers = new Map<string, unknown>();
      for (const segment of splitItems(cellText, ';\n')) {
        const reading = readSegment(segment);
        if (typeof reading === 'function') return rejectCell(reading);
        const [wordId, number] = reading;
        if (numbers.has(wordId))
          return rejectCell((translate) =>
            translate('numbersCells.twice', { word: quote(truncateVisibly(wordId, 40)) }),
          );
        numbers.set(wordId, number);
      }
      return acceptValue(Object.fromEntries(numbers));
    },
  };
}
