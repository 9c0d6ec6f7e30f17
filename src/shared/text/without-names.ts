/** Texts of failures on their way to somebody else: without names of documents, and without places on a disk. */

/** Between quotation marks stands what somebody has named. */
const QUOTED = /“[^”]*”|"[^"\n]*"|‘[^’]*’|«[^»]*»/g;
/** A path of Unix with two folders at least, of Windows with its drive or its server, or an address of a file. */
const PATHS =
  /file:\/\/\S+|(?:\\\\[^\s\\]+|\b[A-Za-z]:)[\\/][^\s'"”)]*|(?<![\w:/.#-])\/(?:[^\s/'"”):]+\/)+[^\s'"”):]*/g;
/** Of an address of a screen what names a document. */
const DOCUMENTS = /(#\/[a-z]+\/)[^\s/'"”)]+/g;

/** Names shorter than this are words of sentences too. */
const LEAST = 3;

/**
 * @param names those of the documents, wherever they stand and however they are written; a name within a word is none
 */
export function withoutNames(text: string, names: readonly string[] = []): string {
  const plain = text.replace(QUOTED, '“…”').replace(DOCUMENTS, '$1…').replace(PATHS, '<path>');
  const found = names.filter((name) => name.length >= LEAST && plain.toLowerCase().includes(name.toLowerCase()));
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
