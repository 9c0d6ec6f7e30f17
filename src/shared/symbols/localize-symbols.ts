/** Names the built-in symbols in the user's language. They are found by their names in all languages. */

import { z } from 'zod';
import type { SymbolSet } from './symbol-set.ts';

const symbolNamesSchema = z.strictObject({
  /** The names of groups by id. */
  groups: z.record(z.string(), z.string()),
  /** The names of symbols by id. */
  symbols: z.record(z.string(), z.string()),
});

/** The names of symbols and groups in another language than English. */
export type SymbolNames = z.infer<typeof symbolNamesSchema>;

/** Parses names of symbols. Throws a ZodError with the location if the data is invalid. */
export const parseSymbolNames = (data: unknown): SymbolNames => symbolNamesSchema.parse(data);

/**
 * Adds the names of another language to a set as search words.
 *
 * @param isShown whether the symbols and groups are also named in that language; their English names then become search words
 */
export function localizeSymbols(symbolSet: SymbolSet, names: SymbolNames, isShown: boolean): SymbolSet {
  return {
    ...symbolSet,
    groups: isShown
      ? Object.fromEntries(
          Object.entries(symbolSet.groups).map(([groupId, name]) => [groupId, names.groups[groupId] ?? name]),
        )
      : symbolSet.groups,
    symbols: symbolSet.symbols.map((symbol) => {
      const otherName = names.symbols[symbol.id] ?? symbol.name;
      const [name, searchName] = isShown ? [otherName, symbol.name] : [symbol.name, otherName];
      return { ...symbol, name, tags: `${symbol.tags} ${searchName}` };
    }),
  };
}
