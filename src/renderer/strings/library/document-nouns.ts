/** What people call the documents of each table. */
import { DOCUMENT_TABLES, type DocumentTableName, type JournalTable } from '../../../shared/library/journal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** The tables of documents in the order in which people look for them. */
export const TABLES_IN_ORDER: readonly DocumentTableName[] = [
  ...new Set<DocumentTableName>(['characters', 'teams', ...DOCUMENT_TABLES]),
];

/** Returns the noun for one row of a table: `deck`. */
export const getNoun = (translate: Translate, table: JournalTable): string => translate(`documentNouns.one.${table}`);

/** Returns the noun as a label: `Deck`. */
export const getNounLabel = (translate: Translate, table: DocumentTableName): string =>
  translate(`documentNouns.label.${table}`);

/** Names a document that has no name, as the object of a sentence: `an unnamed deck`. */
export const nameUnnamed = (translate: Translate, table: DocumentTableName): string =>
  translate(`documentNouns.unnamed.${table}`);

/** Counts rows of a table: `12 characters`. */
export const countDocuments = (translate: Translate, table: JournalTable, n: number): string =>
  translate(`documentNouns.count.${table}`, { n });
