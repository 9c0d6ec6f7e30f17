/** What Rollcall's own code says in German; the games have theirs in `german`, a part of their manifests. */
import { ENTRY_NAMES, NAME } from '../form/unfinished.ts';
import type { LanguageTexts } from '../i18n/translation.ts';
import { COMPARE_PHRASES_DE } from './compare.ts';
import { PHRASES_DE } from './phrases.ts';
import { SHEETS_DE } from './sheets.ts';
import { TABLE_DE } from './table.ts';

export const GERMAN: LanguageTexts = {
  groups: [],
  phrases: {
    ...PHRASES_DE,
    ...TABLE_DE,
    ...COMPARE_PHRASES_DE,
    ...SHEETS_DE,
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
