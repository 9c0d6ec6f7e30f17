/** Names of files that are made from names of heroes, which may hold anything. */

/** Bytes: file systems take 255, and the user may want to add a word. */
const MOST_BYTES = 200;

/** Letters of a name that are processed; no longer name fits. */
const MOST_LETTERS = 1_000;

const RESERVED = /^(con|conin\$|conout\$|prn|aux|nul|(com|lpt)[\d¹²³]) *(\.|$)/i;

/**
 * A base name that every file system takes: no folders, no reserved characters or names, never empty, and nothing in it that
 * nobody sees or that turns the direction of text. A long one is cut before its extension.
 */
export function safeFileName(name: string): string {
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  const stem = cut(clean(name.slice(0, name.length - extension.length)), MOST_BYTES - extension.length);
  const plain = stem === '' ? extension.slice(1) : stem + extension;
  return plain === '' || RESERVED.test(plain) ? cut(`rollcall ${plain}`, MOST_BYTES) : plain;
}

/** The same for a name that gets its extension later, of so many letters at most; empty where nothing of it is left. */
export function safeStem(name: string, mostLetters: number): string {
  const plain = cut(clean(name), MOST_BYTES, mostLetters);
  return RESERVED.test(plain) ? cut(`rollcall ${plain}`, MOST_BYTES, mostLetters) : plain;
}

const clean = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .replace(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ')
    .replace(/^[. ]+/, '');

/** The longest beginning of at most this many bytes, without splitting a character; no name ends in a dot or a blank. */
function cut(text: string, mostBytes: number, mostLetters = MOST_LETTERS): string {
  let end = 0;
  let bytes = 0;
  let letters = 0;
  for (const character of text) {
    bytes += utf8Length(character.codePointAt(0) ?? 0);
    letters += 1;
    if (bytes > mostBytes || letters > mostLetters) break;
    end += character.length;
  }
  while (end > 0 && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const utf8Length = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
