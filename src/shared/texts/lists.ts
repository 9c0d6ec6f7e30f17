/** Formats lists in sentences. */

/** Returns the locale for lists. British English has no comma before "and", like all texts of Rollcall. */
const getLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);

const listFormats = new Map<string, Intl.ListFormat>();

/** Joins items for a sentence: `Ash, Rook and Vale`, with "or" for `disjunction`. */
export function formatList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const cacheKey = `${language} ${type}`;
  const format = listFormats.get(cacheKey) ?? new Intl.ListFormat(getLocale(language), { type });
  listFormats.set(cacheKey, format);
  return format.format(items);
}
