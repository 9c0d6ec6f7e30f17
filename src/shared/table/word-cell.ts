/** Lists of words in a cell: `controller; tank`. Words of a vocabulary may be written by their printed names: `Wall-crawl`. */
import { type CellKind, isPlain, type ReadWith, value } from './cell.ts';
import { quote, splitItems, unquote } from './quoted.ts';

/** The words that a piece may mean, by what is written. */
export interface Vocabulary {
  /** The word itself, or `undefined` for one that is unknown. */
  readonly find: (written: string, context: ReadWith) => string | undefined;
}

/** Letters and digits of a word, without marks and case: so that spellings can be compared. */
export const normalizedWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words by their ids and by the names that are printed for them. */
export function vocabulary(ids: readonly string[], nameOf: (id: string) => string = (id) => id): Vocabulary {
  const known = new Map(ids.flatMap((id) => [id, nameOf(id)].map((text) => [normalizedWord(text), id] as const)));
  return { find: (written) => (ids.includes(written) ? written : known.get(normalizedWord(written))) };
}

/** Any word, as it is written. */
export const ANY_WORD: Vocabulary = { find: () => undefined };

/** Ids of factions; a name that is no id is looked up among those that are known. */
export const FACTIONS: Vocabulary = {
  find: (written, { factions }) => {
    if (/^[a-z0-9-]+$/.test(written)) return written;
    return factionIdsByName(factions).get(normalizedWord(written));
  },
};

const FACTION_IDS = new WeakMap<ReadWith['factions'], ReadonlyMap<string, string>>();

/** Ids of factions by their normalized names, the first of several with one name. Computed once for every list of factions. */
function factionIdsByName(factions: ReadWith['factions']): ReadonlyMap<string, string> {
  const known = FACTION_IDS.get(factions);
  if (known !== undefined) return known;
  const ids = new Map([...factions].reverse().map(({ id, name }) => [normalizedWord(name), id]));
  ids.delete('');
  FACTION_IDS.set(factions, ids);
  return ids;
}

/** One word: in quotes as it is, else as the vocabulary knows it, else as it is written. */
export const readWord = (piece: string, of: Vocabulary, context: ReadWith): string =>
  unquote(piece) ?? of.find(piece.trim(), context) ?? piece.trim();

/** No known factions, so that the written text does not depend on the library. */
export const NOTHING_KNOWN: ReadWith = { factions: [] };

function writeWord(word: string, of: Vocabulary, also: (written: string) => boolean = () => true): string {
  const isSafe = word !== '' && isPlain(word) && readWord(word, of, NOTHING_KNOWN) === word && also(word);
  // A name of a faction may be known where it is read.
  return isSafe && (of !== FACTIONS || of.find(word, NOTHING_KNOWN) === word) ? word : quote(word);
}

const SEPARATORS = ';,|/\n';
/** An empty list, where an empty cell would mean a missing one. */
const NONE = 'none';
const isNone = (text: string) => ['none', '-', '–', '—'].includes(text.trim().toLowerCase());

/** Items of a list between semicolons; also read between commas, strokes and lines. */
export const readList = <T>(text: string, item: (piece: string) => T): T[] =>
  isNone(text) ? [] : splitItems(text.replace(/\r\n?/g, '\n'), SEPARATORS).map(item);

/** Whether a piece can stand between others: it opens no quotes or brackets that a later one would close. */
export const isSelfContained = (piece: string): boolean => !/["[\]]/.test(piece);

export const wordList = (of: Vocabulary): CellKind => ({
  write: (list) => {
    if (!Array.isArray(list)) return '';
    const isOne = (written: string) => {
      const read = readList(written, (piece) => piece);
      return isSelfContained(written) && read.length === 1 && read[0] === written;
    };
    return list.length === 0 ? NONE : list.map((word: string) => writeWord(word, of, isOne)).join('; ');
  },
  read: (text, context) => value(readList(text, (piece) => readWord(piece, of, context))),
});

/** One word of a vocabulary. */
export const oneWord = (of: Vocabulary): CellKind => ({
  write: (word) => (typeof word === 'string' ? writeWord(word, of) : ''),
  read: (text, context) => value(readWord(text, of, context)),
});
