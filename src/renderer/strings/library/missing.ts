import type { JournalTable } from '../../../shared/library/journal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from '../documents/shorten-name.ts';
import { TABLES_IN_ORDER } from './document-nouns.ts';

/** The tables that users know of, in the order in which users look for them. */
export const JOURNAL_TABLES_IN_ORDER: readonly JournalTable[] = [
  ...TABLES_IN_ORDER,
  'trash',
  'mappings',
  'lists',
  'versions',
];

/** Explains that a library from another computer was found. `computer` is empty if its name isn't known. */
export const describeFoundLibrary = (translate: Translate, computer: string): string =>
  computer === ''
    ? translate('missing.broughtText')
    : translate('missing.broughtTextFrom', { computer: shortenName(computer) });
