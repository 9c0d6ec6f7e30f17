/** Lists of words in a cell: `controller; tank`. Words of a vocabulary may be written by their printed names: `Wall-crawl`. */
import { acceptValue, type CellKind, isPlainText, type ReadContext } from './cell.ts';
import { quote, splitItems, unquote } from './quoted-text.ts';

/** The words that a written text may mean. */
export interface Vocabulary {
  /** Returns the word, or `undefined` if it is unknown. */
  readonly find: (written: string, context: ReadContext) => string | undefined;
}

/** Returns the letters and digits of a word without accents and case, so that spellings can be compared. */
export const normalizeWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Creates a vocabulary of words by their ids and their printed names. */
export function createWordVocabulary(
  wordIds: readonly string[],
  getName: (id: string) => string = (id) => id,
): Vocabulary {
  const idByName = new Map(
    wordIds.flatMap((wordId) => [wordId, getName(wordId)].map((word) => [normalizeWord(word), wordId] as const)),
  );
  return {
    find: (writtenWord) => (wordIds.includes(writtenWord) ? writtenWord : idByName.get(normalizeWord(writtenWord))),
  };
}

/** A vocabulary without words: every word is used as it is written. */
export const ANY_WORD: Vocabulary = { find: () => undefined };

/** Ids of factions. A name that is not an id is looked up among the known factions. */
export const FACTIONS: Vocabulary = {
  find: (writtenWord, { factions }) => {
    if (/^[a-z0-9-]+$/.test(writtenWord)) return writtenWord;
    return getFactionIdsByName(factions).get(normalizeWord(writtenWord));
  },
};

const FACTION_ID_CACHE = new WeakMap<ReadContext['factions'], ReadonlyMap<string, string>>();

/**
 * Returns the ids of factions by their normalized names. If several factions have the same name, the first one wins. Computed once for
 * every list of factions.
 */
function getFactionIdsByName(factions: ReadContext['factions']): ReadonlyMap<string, string> {
  const cachedIds = FACTION_ID_CACHE.get(factions);
  if (cachedIds !== undefined) return cachedIds;
  const idByName = new Map([...factions].reverse().map(({ id, name }) => [normalizeWord(name), id]));
  idByName.delete('');
  FACTION_ID_CACHE.set(factions, idByName);
  return idByName;
}

/** Reads one word: the exact content of quotation marks, or else a word of the vocabulary, or else the word as written. */
export const readWord = (writtenWord: string, vocabulary: Vocabulary, context: ReadContext): string =>
  unquote(writtenWord) ?? vocabulary.find(writtenWord.trim(), context) ?? writtenWord.trim();

/** No known factions, so that the written text does not depend on the library. */
export const NOTHING_KNOWN: ReadContext = { factions: [] };

function writeWord(
  fieldWord: string,
  vocabulary: Vocabulary,
  isAllowed: (written: string) => boolean = () => true,
): string {
  const isSafe =
    fieldWord !== '' &&
    isPlainText(fieldWord) &&
    readWord(fieldWord, vocabulary, NOTHING_KNOWN) === fieldWord &&
    isAllowed(fieldWord);
  // A reader of the cell may know a faction with this name, so only ids of factions are written without quotation marks.
  return isSafe && (vocabulary !== FACTIONS || vocabulary.find(fieldWord, NOTHING_KNOWN) === fieldWord)
    ? fieldWord
    : quote(fieldWord);
}

const LIST_SEPARATORS = ';,|/\n';
/** An empty list, if an empty cell would mean a missing one. */
const EMPTY_LIST = 'none';
const isEmptyList = (cellText: string) => ['none', '-', '–', '—'].includes(cellText.trim().toLowerCase());

/** Reads the items of a list, separated by semicolons, commas, slashes, bars or line breaks. */
export const readList = <T>(cellText: string, readItem: (piece: string) => T): T[] =>
  isEmptyList(cellText) ? [] : splitItems(cellText.replace(/\r\n?/g, '\n'), LIST_SEPARATORS).map(readItem);

/** Whether a word can be one of several: it contains no quote or bracket that a later word would close. */
export const isSelfContained = (item: string): boolean => !/["[\]]/.test(item);

export const createWordListKind = (vocabulary: Vocabulary): CellKind => ({
  write: (fieldValue) => {
    if (!Array.isArray(fieldValue)) return '';
    const isSingleItem = (writtenWord: string) => {
      const readBack = readList(writtenWord, (item) => item);
      return isSelfContained(writtenWord) && readBack.length === 1 && readBack[0] === writtenWord;
    };
    return fieldValue.length === 0
      ? EMPTY_LIST
      : fieldValue.map((listWord: string) => writeWord(listWord, vocabulary, isSingleItem)).join('; ');
  },
  read: (cellText, context) => acceptValue(readList(cellText, (item) => readWord(item, vocabulary, context))),
});

/** Creates the notation of one word of a vocabulary. */
export const createWordKind = (vocabulary: Vocabulary): CellKind => ({
  write: (fieldValue) => (typeof fieldValue === 'string' ? writeWord(fieldValue, vocabulary) : ''),
  read: (cellText, context) => acceptValue(readWord(cellText, vocabulary, context)),
});
