import type { Translation } from '../../../shared/i18n/translation.ts';
import type { COMMAND_WORDS } from '../command-words.ts';

export const COMMAND_WORDS_DE: Translation<typeof COMMAND_WORDS> = {
  suggest: 'vorschlagen Vorschläge ergänzen auffüllen Mitglieder',
  tag: 'verschlagworten Etikett markieren',
  import: 'öffnen laden lesen hinzufügen',
  export: 'teilen senden sichern Freund herunterladen',
  'export-library': 'Sicherung sichern teilen',
  print: 'PDF Papier Bögen',
  duplicate: 'kopieren',
  'duplicate-selected': 'kopieren',
  delete: 'entfernen Papierkorb',
  'delete-selected': 'entfernen Papierkorb',
  undo: 'zurück rückgängig',
  redo: 'wieder noch einmal',
  filters: 'eingrenzen',
  'select-all': 'alles markieren',
  'new-character': 'Held anlegen erstellen',
  'new-team': 'Truppe anlegen erstellen',
  find: 'finden',
  shortcuts: 'Hilfe Tastatur Kürzel',
  tour: 'Hilfe Einführung Anfang',
  settings: 'Optionen Farben dunkel Sprache',
  'go-trash': 'Gelöschtes zurückholen',
  'go-about': 'Version Lizenz',
  'report-problem': 'Fehler Hilfe',
};
