/** Removes document names and file paths from error messages, so that users can share them. */

/** Quotation marks enclose names that users chose. Straight ones end on their line. */
const CLOSING_QUOTE_BY_OPENING: ReadonlyMap<string, RegExp> = new Map([
  ['“', /”/g],
  ['"', /["\n]/g],
  ['‘', /’/g],
  ['«', /»/g],
]);
/** File URLs, Windows paths with a drive or a server, and Unix paths with at least two folders. */
const DISK_PATHS = [
  /file:\/\/\S+/g,
  /(?:\\\\[^\s\\]+|\b[A-Za-z]:)[\\/][^\s'"”)]*/g,
  /(^|[^\w:/.#-])\/(?:[^\s/'"”):]+\/)+[^\s'"”):]*/g,
] as const;
/** Screen addresses, with the part that identifies a document: `#/characters/ash`. */
const DOCUMENT_ADDRESSES = /(#\/[a-z]+\/)[^\s/'"”)]+/g;

/** Shorter names could be ordinary words of a sentence. */
const MIN_NAME_LETTERS = 3;

/**
 * Replaces paths, quoted texts and names by placeholders.
 *
 * @param names document names, which are replaced regardless of case, except inside other words
 */
export function redactNames(message: string, names: readonly string[] = []): string {
  const redactedText = replacePaths(replaceQuoted(message).replace(DOCUMENT_ADDRESSES, '$1…'));
  const searchText = redactedText.toLowerCase();
  const foundNames = names.filter(
    (documentName) => documentName.length >= MIN_NAME_LETTERS && searchText.includes(documentName.toLowerCase()),
  );
  // The longest names come first, since a name may contain another one.
  return [...foundNames]
    .sort((first, second) => second.length - first.length)
    .reduce(
      (remainingText, documentName) =>
        remainingText.replace(
          new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(documentName)}(?![\\p{L}\\p{N}])`, 'giu'),
          '<name>',
        ),
      redactedText,
    );
}

const escapeRegExp = (documentName: string): string => documentName.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Replaces file paths. Overlapping paths are replaced as one. */
function replacePaths(message: string): string {
  const spans = DISK_PATHS.flatMap((pattern) =>
    // The third pattern begins with the character before the path.
    [...message.matchAll(pattern)].map(({ 0: matchedText, 1: prefix = '', index }) => ({
      start: index + prefix.length,
      end: index + matchedText.length,
    })),
  ).sort((first, second) => first.start - second.start);
  const keptPieces: string[] = [];
  let copiedEnd = 0;
  for (const { start, end } of spans) {
    if (start >= copiedEnd) keptPieces.push(message.slice(copiedEnd, start), '<path>');
    copiedEnd = Math.max(copiedEnd, end);
  }
  return [...keptPieces, message.slice(copiedEnd)].join('');
}

/** Replaces everything in quotation marks by an ellipsis. An unclosed quotation mark stays. */
function replaceQuoted(message: string): string {
  const keptPieces: string[] = [];
  const unclosed = new Set<string>();
  let copiedEnd = 0;
  const openingQuote = /[“"‘«]/g;
  for (
    let openingMatch = openingQuote.exec(message);
    openingMatch !== null;
    openingMatch = openingQuote.exec(message)
  ) {
    const [mark] = openingMatch;
    const closingQuote = CLOSING_QUOTE_BY_OPENING.get(mark);
    if (closingQuote === undefined || unclosed.has(mark)) continue;
    closingQuote.lastIndex = openingQuote.lastIndex;
    const closingMatch = closingQuote.exec(message);
    // If there is no closing mark, later opening marks of this kind are skipped.
    if (closingMatch === null) unclosed.add(mark);
    else if (closingMatch[0] !== '\n') {
      keptPieces.push(message.slice(copiedEnd, openingMatch.index), '“…”');
      copiedEnd = closingQuote.lastIndex;
      openingQuote.lastIndex = copiedEnd;
    }
  }
  return [...keptPieces, message.slice(copiedEnd)].join('');
}
