/** Texts of failures on their way to somebody else: without names of documents, and without places on a disk. */

/** Quotation marks enclose what somebody has named. Straight ones end on their line. */
const CLOSING_QUOTES: ReadonlyMap<string, RegExp> = new Map([
  ['“', /”/g],
  ['"', /["\n]/g],
  ['‘', /’/g],
  ['«', /»/g],
]);
/** Addresses of files, paths of Windows with a drive or a server, and paths of Unix with at least two folders. */
const PATHS = [
  /file:\/\/\S+/g,
  /(?:\\\\[^\s\\]+|\b[A-Za-z]:)[\\/][^\s'"”)]*/g,
  /(^|[^\w:/.#-])\/(?:[^\s/'"”):]+\/)+[^\s'"”):]*/g,
] as const;
/** Of an address of a screen what names a document. */
const DOCUMENTS = /(#\/[a-z]+\/)[^\s/'"”)]+/g;

/** Names shorter than this are words of sentences too. */
const LEAST = 3;

/**
 * @param names those of the documents, wherever they stand and however they are written; a name within a word is none
 */
export function withoutNames(text: string, names: readonly string[] = []): string {
  const plain = replacePaths(replaceQuoted(text).replace(DOCUMENTS, '$1…'));
  const lowerCase = plain.toLowerCase();
  const found = names.filter((name) => name.length >= LEAST && lowerCase.includes(name.toLowerCase()));
  // The longest first, since a name may hold another one.
  return [...found]
    .sort((a, b) => b.length - a.length)
    .reduce(
      (rest, name) =>
        rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), '<name>'),
      plain,
    );
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Replaces paths on a disk. Those that overlap are one. */
function replacePaths(text: string): string {
  const spans = PATHS.flatMap((path) =>
    // The third pattern begins with the character before the path.
    [...text.matchAll(path)].map(({ 0: match, 1: before = '', index }) => ({
      start: index + before.length,
      end: index + match.length,
    })),
  ).sort((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let copied = 0;
  for (const { start, end } of spans) {
    if (start >= copied) pieces.push(text.slice(copied, start), '<path>');
    copied = Math.max(copied, end);
  }
  return [...pieces, text.slice(copied)].join('');
}

/** Replaces everything in quotation marks by an ellipsis. A mark that is never closed stays as it is. */
function replaceQuoted(text: string): string {
  const pieces: string[] = [];
  const unclosed = new Set<string>();
  let copied = 0;
  const opening = /[“"‘«]/g;
  for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
    const [mark] = open;
    const closing = CLOSING_QUOTES.get(mark);
    if (closing === undefined || unclosed.has(mark)) continue;
    closing.lastIndex = opening.lastIndex;
    const close = closing.exec(text);
    // Without a closing mark further on, later opening marks of the kind aren't looked at again.
    if (close === null) unclosed.add(mark);
    else if (close[0] !== '\n') {
      pieces.push(text.slice(copied, open.index), '“…”');
      copied = closing.lastIndex;
      opening.lastIndex = copied;
    }
  }
  return [...pieces, text.slice(copied)].join('');
}
