/** Creates file names from character names, which may contain any characters. */

/** The maximum length of a file name in UTF-8 bytes. File systems allow 255, which leaves room for a word that the user adds. */
const MAX_BYTES = 200;

/** Names are cut to this many letters before they are processed. Longer names exceed `MAX_BYTES` anyway. */
const MAX_LETTERS = 1_000;

/** Names that Windows reserves for devices, and short names like `ROLLCA~1.PDF`, which may be aliases of files with longer names. */
const RESERVED =
  /^(?:(?:con|conin\$|conout\$|prn|aux|nul|(?:com|lpt)[\d¹²³]) *(?:\.|$)|[^. ]{1,6}~\d{1,6}(?:\.[^.]{0,3})?$)/i;

/** The extension, including the kind of a document: `.hero.json`. */
const EXTENSION = /(?:\.[a-z]{4,10})?\.[a-z0-9]{1,10}$/i;

/**
 * Returns a base name that every file system accepts: never empty, and without folders, reserved characters or names, and hidden
 * characters, such as those that change the direction of text. A long name is shortened before its extension.
 */
export function makeSafeFileName(fileName: string): string {
  // Hidden characters can hide an extension, which the second pass finds.
  return makeSafe(makeSafe(fileName));
}

function makeSafe(fileName: string): string {
  const [rawStem, extension] = splitExtension(fileName);
  const stem = removeUnsafeCharacters(rawStem);
  // A name like `.pdf` becomes `pdf`, and `???.pdf`, of which only the extension is safe, becomes `rollcall.pdf`.
  if (stem === '') return avoidReservedNames(rawStem === '' ? extension.slice(1) : `rollcall${extension}`, '');
  return avoidReservedNames(stem, extension);
}

/** Returns a safe name without an extension, of at most `maxLetters` letters. The result is empty if no characters are left. */
export function makeSafeStem(baseName: string, maxLetters: number): string {
  const stem = removeUnsafeCharacters(baseName);
  return stem === '' ? '' : avoidReservedNames(stem, '', maxLetters);
}

/** Truncates the stem to the length that fits and adds a prefix to reserved names. */
function avoidReservedNames(stem: string, extension: string, maxLetters = MAX_LETTERS): string {
  const fileName = truncate(stem, MAX_BYTES - extension.length, maxLetters) + extension;
  if (fileName !== '' && !RESERVED.test(fileName)) return fileName;
  return truncate(`rollcall ${stem}`, MAX_BYTES - extension.length, maxLetters) + extension;
}

/** Splits a file name before its extension, which may be empty. */
export function splitExtension(fileName: string): [stem: string, extension: string] {
  const extension = EXTENSION.exec(fileName)?.[0] ?? '';
  return [fileName.slice(0, fileName.length - extension.length), extension];
}

const removeUnsafeCharacters = (fileName: string): string =>
  fileName
    .slice(0, MAX_LETTERS)
    .replace(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]+/gu, '')
    .replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ')
    .replace(/^[. ]+/, '')
    .normalize('NFC');

/**
 * Returns the longest beginning that fits both limits, without splitting a grapheme. The result doesn't end with a dot or a blank.
 */
function truncate(fileName: string, maxBytes: number, maxLetters: number): string {
  const graphemes = Array.from(new Intl.Segmenter('und').segment(fileName), ({ segment }) => segment);
  const end = findEnd(graphemes, maxBytes, maxLetters) || findEnd([...(graphemes[0] ?? '')], maxBytes, maxLetters);
  return trimDotsAndBlanks(fileName.slice(0, end));
}

/** Removes dots and blanks at the end. */
function trimDotsAndBlanks(fileName: string): string {
  let end = fileName.length;
  while (end > 0 && '. '.includes(fileName.charAt(end - 1))) end -= 1;
  return fileName.slice(0, end);
}

function findEnd(segments: readonly string[], maxBytes: number, maxLetters: number): number {
  let end = 0;
  let byteCount = 0;
  let letterCount = 0;
  for (const segment of segments) {
    // Older macOS disks (HFS+) store and count accents as separate UTF-16 units.
    byteCount += Math.max(countBytes(segment), segment.normalize('NFD').length);
    letterCount += [...segment].length;
    if (byteCount > maxBytes || letterCount > maxLetters) break;
    end += segment.length;
  }
  return end;
}

function countBytes(segment: string): number {
  let byteCount = 0;
  for (const character of segment) {
    const codePoint = character.codePointAt(0) ?? 0;
    byteCount += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return byteCount;
}

/** Shortens a name before its extension to at most `maxUnits` UTF-16 units, unless nothing would be left of the name. */
export function shortenFileName(fileName: string, maxUnits: number): string {
  const [stem, extension] = splitExtension(fileName);
  const stemUnits = maxUnits - extension.length;
  if (fileName.length <= maxUnits || stemUnits < 1) return fileName;
  const shortStem = trimDotsAndBlanks(stem.slice(0, findUnitsEnd(stem, stemUnits)));
  return shortStem === '' || RESERVED.test(shortStem + extension) ? fileName : shortStem + extension;
}

function findUnitsEnd(stem: string, maxUnits: number): number {
  let end = 0;
  for (const { segment } of new Intl.Segmenter('und').segment(stem)) {
    if (end + segment.length > maxUnits) break;
    end += segment.length;
  }
  return end;
}
