/** Compares names as people type them: without case, diacritics and punctuation. */
import { splitWords } from '../library/search/split-words.ts';

/** Letters that Unicode does not decompose into a base letter and a diacritic. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/** German and Nordic keyboards without umlauts write `Joekla` for `Jökla`. */
const UMLAUT_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Zero-width spaces, soft hyphens, byte order marks and marks of writing direction. Joiners are left, which some scripts need. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes characters that nobody sees and that programs add when a text is copied. */
export const removeInvisibleCharacters = (text: string): string => text.replace(INVISIBLE, '');

const replaceLetters = (name: string, replacements: Readonly<Record<string, string>>): string =>
  name.replace(/\p{L}/gu, (letter) => replacements[letter] ?? letter);

/** Returns the words of a name in their normal form, `captain thunderhead`. A name without letters and digits is its own normal form. */
export function normalizeName(name: string): string {
  const lowerCaseName = removeInvisibleCharacters(name).normalize('NFC').toLowerCase();
  return splitWords(replaceLetters(lowerCaseName, BASE_LETTERS)).join(' ') || lowerCaseName.trim();
}

/** Returns every normal form by which a name is found: `jokla` and `joekla` for `Jökla`. */
export function listNameForms(name: string): readonly string[] {
  const lowerCaseName = name.normalize('NFC').toLowerCase();
  return [...new Set([normalizeName(name), normalizeName(replaceLetters(lowerCaseName, UMLAUT_LETTERS))])];
}
