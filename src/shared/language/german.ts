/** What Rollcall's own code says in German; the games have theirs in `games/translations.ts`. */
import { FIELD_SENTENCES } from '../character-fields/messages.ts';
import { UNKNOWN_KEY_WORDS } from '../finding/unknown-key.ts';
import { NAME } from '../games/unfinished.ts';
import { COMPARE_PHRASES_DE } from './de/compare.ts';
import { FIELD_SENTENCES_DE, UNKNOWN_KEY_WORDS_DE } from './de/findings.ts';
import { PHRASES_DE } from './de/phrases.ts';
import { SHEETS_DE } from './de/sheets.ts';
import { TABLE_DE } from './de/table.ts';
import { type Spoken, translated } from './translation.ts';

export const GERMAN: Spoken = {
  groups: [translated(FIELD_SENTENCES, FIELD_SENTENCES_DE), translated(UNKNOWN_KEY_WORDS, UNKNOWN_KEY_WORDS_DE)],
  phrases: { ...PHRASES_DE, ...TABLE_DE, ...COMPARE_PHRASES_DE, ...SHEETS_DE },
  labelled: { of: [NAME], labels: { 'a name': 'ein Name' } },
};
