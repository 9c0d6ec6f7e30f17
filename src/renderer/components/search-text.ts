/** The maximum number of characters that are compared. Names that differ only after them count as the same. */
const MAX_COMPARED_LENGTH = 2000;

/** Normalizes a text for comparing: removes diacritics and case. */
export function normalizeForSearch(sourceText: string): string {
  return sourceText
    .slice(0, MAX_COMPARED_LENGTH)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Splits the text of a search into normalized words. */
export const splitSearchTerms = (searchText: string): string[] =>
  normalizeForSearch(searchText)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a normalized text contains every word. */
export const containsAllTerms = (normalizedText: string, terms: readonly string[]): boolean =>
  terms.every((word) => normalizedText.includes(word));
