/** What people call the documents of each table, in German. */
import type { Translation } from '../../../shared/i18n/translation.ts';
import type { DocumentTableName } from '../../../shared/library/journal.ts';
import type { DOCUMENT_NOUNS } from '../library/document-nouns.ts';

/** One, and many. */
export const DOCUMENT_NOUNS_DE: Translation<typeof DOCUMENT_NOUNS> = {
  characters: ['Charakter', 'Charaktere'],
  teams: ['Team', 'Teams'],
  factions: ['Faction', 'Factions'],
  events: ['Event-Paket', 'Event-Pakete'],
  encounters: ['Begegnung', 'Begegnungen'],
  glossaries: ['Glossar', 'Glossare'],
  decks: ['Deck', 'Decks'],
  fonts: ['Schrift', 'Schriften'],
  templates: ['Kartenvorlage', 'Kartenvorlagen'],
};

/** One document without a name, as the object of a sentence. */
export const UNNAMED_NOUNS_DE: Record<DocumentTableName, string> = {
  characters: 'einen Charakter ohne Namen',
  teams: 'ein Team ohne Namen',
  factions: 'eine Faction ohne Namen',
  events: 'ein Event-Paket ohne Namen',
  encounters: 'eine Begegnung ohne Namen',
  glossaries: 'das Glossar',
  decks: 'ein Deck ohne Namen',
  fonts: 'eine Schrift ohne Namen',
  templates: 'eine Kartenvorlage ohne Namen',
};

/** The noun as a label. */
export const NOUN_LABELS_DE = Object.fromEntries(
  Object.entries(DOCUMENT_NOUNS_DE).map(([table, [one = '']]) => [table, one]),
) as Record<DocumentTableName, string>;
