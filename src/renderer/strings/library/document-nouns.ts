/** Returns the nouns for the documents of each table. */
import { DOCUMENT_TABLES, type DocumentTableName, type JournalTable } from '../../../shared/library/journal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** The document tables in the order in which users look for them. */
export const TABLES_IN_ORDER: readonly DocumentTableName[] = [
  ...new Set<DocumentTableName>(['characters', 'teams', ...DOCUMENT_TABLES]),
];

/** Returns the noun for one row of a table: `deck`. */
export const getNoun = (translate: Translate, tableName: JournalTable): string =>
  translate(`documentNouns.one.${tableName}`);

/** Returns the noun as a label: `Deck`. */
export const getNounLabel = (translate: Translate, tableName: DocumentTableName): string =>
  translate(`documentNouns.label.${tableName}`);

/** Names a document without a name, as the object of a sentence: `an unnamed deck`. */
export const nameUnnamed = (translate: Translate, tableName: DocumentTableName): string =>
  translate(`documentNouns.unnamed.${tableName}`);

/** Counts rows of a table: `12 characters`. */
export const countDocuments = (translate: Translate, tableName: JournalTable, documentCount: number): string =>
  translate(`documentNouns.count.${tableName}`, { n: documentCount });
