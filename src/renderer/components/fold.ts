/** The maximum number of characters that are compared. Names that differ only after them count as the same. */
const SEARCHED = 2000;

/** Normalizes a text for comparing: removes diacritics and case. */
export function fold(text: string): string {
  return text
    .slice(0, SEARCHED)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Splits the text of a search into normalized words. */
export const searchTerms = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a normalized text contains every word. */
export const hasTerms = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
