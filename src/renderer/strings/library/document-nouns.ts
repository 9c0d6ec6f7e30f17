/** What people call the documents of each table. */
import { DOCUMENT_KINDS } from '../../../shared/document/kinds/kinds.ts';
import { DOCUMENT_TABLES, type DocumentTableName } from '../../../shared/library/journal.ts';

const WORDS = new Map<DocumentTableName, { one: string; many: string; unnamed?: string }>([
  ...DOCUMENT_KINDS.map(({ table, words }) => [table, words] as const),
  ['templates', { one: 'card template', many: 'card templates' }],
]);

/** The tables in the order in which people look for them. */
const ORDERED = [...new Set<DocumentTableName>(['characters', 'teams', ...DOCUMENT_TABLES])];

const mapTables = <T>(textOf: (words: { one: string; many: string; unnamed?: string }) => T) =>
  Object.fromEntries(
    ORDERED.flatMap((table) => {
      const words = WORDS.get(table);
      return words === undefined ? [] : [[table, textOf(words)]];
    }),
  ) as Record<DocumentTableName, T>;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One, and many: `deck`, `decks`. */
export const documentNouns = () => mapTables<readonly string[]>(({ one, many }) => [one, many]);

/** The nouns in the language of the reader. */
export const DOCUMENT_NOUNS = documentNouns();

/** A document without a name, within a sentence: `an unnamed deck`. */
export function unnamedNoun(table: DocumentTableName): string {
  const { one = '', unnamed = `an unnamed ${one}` } = WORDS.get(table) ?? {};
  return unnamed;
}

/** The noun as a label: `Deck`. */
export const nounLabels = () => mapTables(({ one }) => capitalize(one));
