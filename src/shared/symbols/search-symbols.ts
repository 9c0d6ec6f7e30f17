/** Searches symbols as the user types: every typed word must match a word of the name, the tags or the group. */
import type { SymbolEntry, SymbolSet } from './symbol-set.ts';

/** Removes accents and case for comparison. */
const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const listWords = (text: string): string[] => normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

interface IndexedSymbol {
  readonly symbol: SymbolEntry;
  readonly name: readonly string[];
  readonly tags: readonly string[];
  readonly group: readonly string[];
}

const indexSymbol = (symbolSet: SymbolSet, symbol: SymbolEntry): IndexedSymbol => ({
  symbol,
  name: listWords(symbol.name),
  tags: listWords(symbol.tags),
  group: listWords(symbolSet.groups[symbol.group] ?? symbol.group),
});

/** Scores how well one typed word matches, 0 for no match. A whole word beats a prefix, and the name beats the tags. */
function scoreWord(word: string, { name, tags, group }: IndexedSymbol): number {
  if (name[0] === word) return 6;
  if (name.includes(word)) return 5;
  if (tags.includes(word)) return 4;
  if (name.some((nameWord) => nameWord.startsWith(word))) return 3;
  if (tags.some((tagWord) => tagWord.startsWith(word))) return 2;
  if (group.some((groupWord) => groupWord.startsWith(word))) return 1;
  // Match inside a word only for three letters or more, since "at" would match too many symbols.
  return word.length >= 3 && [...name, ...tags].some((indexedWord) => indexedWord.includes(word)) ? 0.5 : 0;
}

export interface SymbolQuery {
  readonly text: string;
  /** The id of a group. Defaults to all groups. */
  readonly group?: string | undefined;
}

/** Finds matching symbols, best first. Equally good matches keep the order of the set. An empty text matches all symbols. */
export function searchSymbols(symbolSet: SymbolSet, { text, group }: SymbolQuery): SymbolEntry[] {
  const words = listWords(text);
  if (words.length === 0 && text.trim() !== '') return [];
  return symbolSet.symbols
    .filter((symbol) => group === undefined || symbol.group === group)
    .map((symbol) => {
      const entry = indexSymbol(symbolSet, symbol);
      const scores = words.map((word) => scoreWord(word, entry));
      return { entry, total: scores.includes(0) ? -1 : scores.reduce((total, wordScore) => total + wordScore, 0) };
    })
    .filter(({ total }) => total >= 0)
    .sort((a, b) => b.total - a.total)
    .map(({ entry }) => entry.symbol);
}
