/** What Rollcall's own code says in German; the games have theirs in `german`, a part of their manifests. */
import { NOTE_SENTENCES } from '../card/notes/note-messages.ts';
import { TYPE_WORDS } from '../card/template/check/problem-messages.ts';
import { ENTRY_NAMES, NAME } from '../form/unfinished.ts';
import { type LanguageTexts, translated } from '../i18n/translation.ts';
import { ARCHIVE_CLAUSES } from '../zip/archive-fault.ts';
import { COMPARE_PHRASES_DE } from './compare.ts';
import { ARCHIVE_CLAUSES_DE, FILES_DE } from './files.ts';
import { FOREIGN_FILES_DE } from './foreign-files.ts';
import { NOTE_SENTENCES_DE, NOTES_DE } from './notes.ts';
import { PHRASES_DE } from './phrases.ts';
import { PROBLEMS_DE, TYPE_WORDS_DE } from './problems.ts';
import { SHEETS_DE } from './sheets.ts';
import { TABLE_DE } from './table.ts';

export const GERMAN: LanguageTexts = {
  groups: [
    translated(ARCHIVE_CLAUSES, ARCHIVE_CLAUSES_DE),
    translated(NOTE_SENTENCES, NOTE_SENTENCES_DE),
    { english: TYPE_WORDS, other: TYPE_WORDS_DE },
  ],
  phrases: {
    ...PHRASES_DE,
    ...TABLE_DE,
    ...COMPARE_PHRASES_DE,
    ...SHEETS_DE,
    ...NOTES_DE,
    ...PROBLEMS_DE,
    ...FILES_DE,
    ...FOREIGN_FILES_DE,
  },
  labelled: {
    of: [NAME, ENTRY_NAMES],
    labels: {
      'a name': 'ein Name',
      'a name for every attack': 'ein Name für jeden Angriff',
      'a name for every power': 'ein Name für jede Power',
      'a name for every entry': 'ein Name für jeden Eintrag',
    },
  },
};
