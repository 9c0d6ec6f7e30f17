/** Type-ahead over the symbols: every word that was typed has to begin a word of the name, the tags or the group. */
import type { SymbolEntry, SymbolSet } from './set.ts';

/** Letters for comparing: no marks, no case. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

interface Indexed {
  readonly symbol: SymbolEntry;
  readonly name: readonly string[];
  readonly tags: readonly string[];
  readonly group: readonly string[];
}

const indexed = (set: SymbolSet, symbol: SymbolEntry): Indexed => ({
  symbol,
  name: wordsOf(symbol.name),
  tags: wordsOf(symbol.tags),
  group: wordsOf(set.groups[symbol.group] ?? symbol.group),
});

/** How well one typed word fits, 0 = not at all. A whole word beats a beginning, the name beats the tags. */
function score(word: string, { name, tags, group }: Indexed): number {
  if (name[0] === word) return 6;
  if (name.includes(word)) return 5;
  if (tags.includes(word)) return 4;
  if (name.some((w) => w.startsWith(word))) return 3;
  if (tags.some((w) => w.startsWith(word))) return 2;
  if (group.some((w) => w.startsWith(word))) return 1;
  // Inside a word only from three letters on, since "at" would match too many symbols.
  return word.length >= 3 && [...name, ...tags].some((w) => w.includes(word)) ? 0.5 : 0;
}

export interface SymbolQuery {
  readonly text: string;
  /** Id of a group; absent = all. */
  readonly group?: string | undefined;
}

/** The symbols that fit, best first; symbols that fit alike stay in the order of the set. An empty text gives them all. */
export function searchSymbols(set: SymbolSet, { text, group }: SymbolQuery): SymbolEntry[] {
  const words = wordsOf(text);
  if (words.length === 0 && text.trim() !== '') return [];
  return set.symbols
    .filter((symbol) => group === undefined || symbol.group === group)
    .map((symbol) => {
      const entry = indexed(set, symbol);
      const scores = words.map((word) => score(word, entry));
      return { entry, total: scores.includes(0) ? -1 : scores.reduce((sum, n) => sum + n, 0) };
    })
    .filter(({ total }) => total >= 0)
    .sort((a, b) => b.total - a.total)
    .map(({ entry }) => entry.symbol);
}
