/** Recognizes the names of players in the spellings of file names: `Kate O'Neill` in `kate-oneill`, `Jonas Weiß` in `jonas_weiss`. */

/** Letters that lose nothing but an accent in no decomposition, and what is written instead. */
const LETTER_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};
/** How umlauts and similar letters are spelled out: `Jürgen` is also `Juergen`. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const APOSTROPHES = /['’‘ʼ`´]/gu;

/** Returns the words of a text without case, accents and apostrophes. */
function splitNameWords(text: string, isSpelledOut = false): string[] {
  const spellings = isSpelledOut ? { ...LETTER_SPELLINGS, ...SPELLED_OUT } : LETTER_SPELLINGS;
  return (
    [...text.normalize('NFC').toLowerCase()]
      .map((letter) => spellings[letter] ?? letter)
      .join('')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(APOSTROPHES, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns what all spellings of a name share, so that two names with the same key are of one player. */
export const getNameKey = (playerName: string): string => splitNameWords(playerName).join(' ') || playerName;

const splitAllSpellings = (text: string): string[][] => [splitNameWords(text), splitNameWords(text, true)];

/** Names of players, indexed so that the time of a lookup does not grow with their number. */
export interface NameIndex {
  /** Names by their letters without spaces; names that are spelled with the same letters share an entry. */
  readonly namesByLetters: ReadonlyMap<string, readonly string[]>;
  readonly maxLength: number;
}

export function indexNames(playerNames: readonly string[]): NameIndex {
  const namesByLetters = new Map<string, string[]>();
  for (const playerName of playerNames) {
    for (const letters of new Set(splitAllSpellings(playerName).map((words) => words.join('')))) {
      if (letters === '') continue;
      const sameLettersNames = namesByLetters.get(letters);
      if (sameLettersNames === undefined) namesByLetters.set(letters, [playerName]);
      else sameLettersNames.push(playerName);
    }
  }
  return { namesByLetters, maxLength: Math.max(0, ...[...namesByLetters.keys()].map(({ length }) => length)) };
}

/**
 * Returns the indexed name with the same words in one of its spellings: `Juergen` is `Jürgen`, but `Ann Alee` and `Anna Lee` are two
 * players.
 */
export function findSameName(playerName: string, { namesByLetters }: NameIndex): string | undefined {
  const spellings = splitAllSpellings(playerName);
  const sameLettersNames = spellings.flatMap((words) => namesByLetters.get(words.join('')) ?? []);
  const spelledNames = new Set(spellings.map((words) => words.join(' ')));
  return sameLettersNames.find((name) => splitAllSpellings(name).some((words) => spelledNames.has(words.join(' '))));
}

/** Returns the longest names that occur in a text as whole words, which the text may join or separate in another way. */
export function findLongestNames(searchedText: string, nameIndex: NameIndex): readonly string[] {
  const foundRuns = splitAllSpellings(searchedText).flatMap((words) => findNamedRuns(words, nameIndex));
  const maxLength = Math.max(0, ...foundRuns.map(({ letters }) => letters.length));
  const longestRuns = foundRuns.filter(({ letters }) => letters.length === maxLength);
  const exactNames = longestRuns.flatMap(({ words, names }) =>
    names.filter((name) => splitAllSpellings(name).some((nameWords) => nameWords.join(' ') === words)),
  );
  return [...new Set(exactNames.length > 0 ? exactNames : longestRuns.flatMap(({ names }) => names))];
}

interface NamedRun {
  readonly words: string;
  readonly letters: string;
  readonly names: readonly string[];
}

/** Returns the runs of words with the letters of a name. */
function findNamedRuns(words: readonly string[], { namesByLetters, maxLength }: NameIndex): NamedRun[] {
  return words.flatMap((_word, start) => {
    const namedRuns: NamedRun[] = [];
    let letters = '';
    for (let end = start; end < words.length; end += 1) {
      letters += words[end] ?? '';
      if (letters.length > maxLength) break;
      const names = namesByLetters.get(letters);
      if (names !== undefined) namedRuns.push({ words: words.slice(start, end + 1).join(' '), letters, names });
    }
    return namedRuns;
  });
}
