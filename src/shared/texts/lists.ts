/** Lists within a sentence, as a language joins them. */

/** English without the comma before "and", as all of Rollcall is written. */
const getLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);

const formats = new Map<string, Intl.ListFormat>();

/** Joins items for a sentence: `Ash, Rook and Vale`, with "or" for `disjunction`. */
export function formatList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const name = `${language} ${type}`;
  const format = formats.get(name) ?? new Intl.ListFormat(getLocale(language), { type });
  formats.set(name, format);
  return format.format(items);
}
