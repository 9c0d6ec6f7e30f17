/** Names of files that are made from names of heroes, which may hold anything. */

/** Bytes: file systems take 255, and the user may want to add a word. */
const MAX_BYTES = 200;

/** Letters of a name that are processed; no longer name fits. */
const MAX_LETTERS = 1_000;

/** Names that Windows keeps for devices, and names like `ROLLCA~1.PDF`, by which it may mean a file with a longer name. */
const RESERVED =
  /^(?:(?:con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³]) *(?:\.|$)|[^. ]{1,6}~\d{1,6}(?:\.[^.]{0,3})?$)/i;

/** The extension, with the kind of a document before it: `.hero.json`. */
const EXTENSION = /(?:\.[a-z]{4,10})?\.[a-z0-9]{1,10}$/i;

/**
 * A base name that every file system takes: no folders, no reserved characters or names, never empty, and nothing in it that
 * nobody sees or that turns the direction of text. A long one is cut before its extension.
 */
export function safeFileName(name: string): string {
  // An extension may only be seen once hidden characters behind it are gone.
  return makeSafe(makeSafe(name));
}

function makeSafe(name: string): string {
  const [rawStem, extension] = splitExtension(name);
  const stem = clean(rawStem);
  if (stem === '') return withoutReserved(rawStem === '' ? extension.slice(1) : `rollcall${extension}`, '');
  return withoutReserved(stem, extension);
}

/** The same for a name that gets its extension later, of so many letters at most; empty where nothing of it is left. */
export function safeStem(name: string, maxLetters: number): string {
  const stem = clean(name);
  return stem === '' ? '' : withoutReserved(stem, '', maxLetters);
}

/** Cuts the stem to the length that fits, and puts a word before a reserved name. */
function withoutReserved(stem: string, extension: string, maxLetters = MAX_LETTERS): string {
  const name = cut(stem, MAX_BYTES - extension.length, maxLetters) + extension;
  if (name !== '' && !RESERVED.test(name)) return name;
  return cut(`rollcall ${stem}`, MAX_BYTES - extension.length, maxLetters) + extension;
}

/** Splits a file name before its extension, which is empty if there is none. */
export function splitExtension(name: string): [stem: string, extension: string] {
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - extension.length), extension];
}

const clean = (text: string): string =>
  text
    .slice(0, MAX_LETTERS)
    .replace(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]+/gu, '')
    .replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ')
    .replace(/^[. ]+/, '')
    .normalize('NFC');

/**
 * The longest beginning of at most this many bytes, without splitting what people see as one letter; no name ends in a dot or a
 * blank.
 */
function cut(text: string, maxBytes: number, maxLetters: number): string {
  const graphemes = Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment);
  const end = findEnd(graphemes, maxBytes, maxLetters) || findEnd([...(graphemes[0] ?? '')], maxBytes, maxLetters);
  return withoutEnd(text.slice(0, end));
}

/** Removes the dots and blanks at the end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function findEnd(pieces: readonly string[], maxBytes: number, maxLetters: number): number {
  let end = 0;
  let bytes = 0;
  let letters = 0;
  for (const piece of pieces) {
    // Older disks of macOS store letters and accents separately, and count them so.
    bytes += Math.max(countBytes(piece), piece.normalize('NFD').length);
    letters += [...piece].length;
    if (bytes > maxBytes || letters > maxLetters) break;
    end += piece.length;
  }
  return end;
}

function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The name cut before its extension to so many UTF-16 units, as long as some of it is left. */
export function shortenFileName(name: string, maxUnits: number): string {
  const [stem, extension] = splitExtension(name);
  const room = maxUnits - extension.length;
  if (name.length <= maxUnits || room < 1) return name;
  const shortened = withoutEnd(stem.slice(0, findEndOfUnits(stem, room)));
  return shortened === '' || RESERVED.test(shortened + extension) ? name : shortened + extension;
}

function findEndOfUnits(text: string, maxUnits: number): number {
  let end = 0;
  for (const { segment } of new Intl.Segmenter('und').segment(text)) {
    if (end + segment.length > maxUnits) break;
    end += segment.length;
  }
  return end;
}
