/** Names of files that are offered to the user: they come from names of heroes, which may hold anything. */

/** Bytes: file systems take 255, and the user may want to add a word. */
const MOST_BYTES = 200;

/** So much of a name is looked at; no name that fits is longer. */
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

const clean = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .replace(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ')
    .replace(/^[. ]+/, '');

/** The beginning that has so many bytes at most, without parting a character; no name ends in a dot or a blank. */
function cut(text: string, mostBytes: number): string {
  let end = 0;
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > mostBytes) break;
    end += character.length;
  }
  return text.slice(0, end).replace(/[. ]+$/, '');
}
