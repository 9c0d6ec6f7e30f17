/** Letters of a text that are searched: names that differ only beyond them count as the same. */
const SEARCHED = 2000;

/** Letters for comparing: no marks, no case. */
export function fold(text: string): string {
  return text
    .slice(0, SEARCHED)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The words that somebody has typed into a search. */
export const searchTerms = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a folded text has every word. */
export const hasTerms = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
