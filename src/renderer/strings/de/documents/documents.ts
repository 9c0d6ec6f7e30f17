/** Lists, forms and single documents. */

import { expectedText } from '../../../../shared/document/expected-text.ts';
import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { BULK } from '../../documents/bulk.ts';
import type { CHARACTERS } from '../../documents/characters.ts';
import type { EDITING } from '../../documents/editing.ts';
import type { FIELDS } from '../../documents/fields.ts';
import type { FILTERS } from '../../documents/filters.ts';
import { type FINDINGS, findingCount, type SEVERITY_NAMES } from '../../documents/findings.ts';
import type { FORM } from '../../documents/form.ts';
import type { LISTS } from '../../documents/lists.ts';
import type { PROSE } from '../../documents/prose.ts';
import { shortName } from '../../documents/short-name.ts';
import type { GAME } from '../../games.ts';
import { listText, named, number } from '../words.ts';

export const LISTS_DE: Translation<typeof LISTS> = {
  select: (name) => `${shortName(name)} auswählen`,
  selected: (count, shown) => `${number(count)} von ${number(shown)} ausgewählt`,
  selectAll: 'Alles Gezeigte auswählen',
  clear: 'Nichts auswählen',
  rename: 'Umbenennen',
  name: 'Name',
  renamed: (before, after) => `${named(before)} heißt jetzt ${named(after)}.`,
  renameHow: 'Geh zuerst zu einer Zeile oder wähle eine aus: F2 benennt sie um.',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  deleteSelected: 'Ausgewähltes löschen',
  duplicateSelected: 'Ausgewähltes duplizieren',
  tag: 'Stichworte',
  tagCommand: 'Stichworte geben oder nehmen',
  tagHow: 'Geh zuerst zu einer Zeile oder wähle einige aus: T gibt ihnen Stichworte.',
};

export const EDITING_DE: Translation<typeof EDITING> = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  copyOf: (name) => `${name} (Kopie)`,
  deleted: (name) => `${shortName(name)} wurde gelöscht.`,
  back: 'Zurück zur Liste',
  gone: 'Dieses Dokument ist nicht in deiner Bibliothek',
  goneText: 'Es wurde gelöscht, oder die Adresse hat einen Fehler.',
  brokenTitle: (name) => `${shortName(name)} lässt sich nicht lesen`,
  brokenText: 'Das gespeicherte Dokument ist unberührt. Kopiere es heraus, um es zu reparieren, oder lösche es.',
  newerTitle: (name) => `${shortName(name)} braucht eine neuere Version von Rollcall`,
  newerText:
    'Eine neuere Version von Rollcall hat dieses Dokument gespeichert, und diese Version kann es nicht lesen. Es wurde nicht geändert. Installiere die neueste Version von Rollcall, um es zu öffnen.',
  brokenReason: (reason) =>
    `${reason.path === '' ? 'Am Anfang des Dokuments' : `Bei ${reason.path}`} erwartet Rollcall: ${expectedText(reason.expected)}.`,
  lostWithEntry: (text) =>
    `Der Eintrag, zu dem dieser Text gehört, wurde entfernt. Der Text wurde deshalb nicht gespeichert. Kopiere ihn, um ihn anderswo zu verwenden: ${text}`,
  lostWithDocument: (text) =>
    `Das Dokument, zu dem dieser Text gehört, wurde gelöscht. Der Text wurde deshalb nicht gespeichert. Kopiere ihn, um ihn anderswo zu verwenden: ${text}`,
  unnamed: 'Ohne Namen',
};

export const CHARACTERS_DE: Translation<typeof CHARACTERS> = {
  title: 'Charaktere',
  list: 'Alle Charaktere',
  search: 'Suchen',
  searchHint: 'Ein Wort der Karte',
  create: 'Neuer Charakter',
  shown: (shown, all) => (shown === all ? number(all) : `${number(shown)} von ${number(all)}`),
  shownLong: (shown, all) => `${number(shown)} von ${number(all)} Charakteren gezeigt`,
  emptyTitle: 'Noch niemand da',
  emptyTextOf: () => 'Erfinde deinen ersten Charakter, oder hole die Beispiele zurück, um dich umzusehen.',
  noMatchTitle: 'Niemand, auf den das passt',
  noMatchText: 'Kein Charakter passt zu Suche und Filtern.',
  clearFilter: 'Alle zeigen',
  duplicateOf: (name) => `${shortName(name)} duplizieren`,
  deleteOf: (name) => `${shortName(name)} löschen`,
  broken: 'Nicht lesbar',
  faction: 'Faction',
  template: 'Kartenvorlage',
  factionCommand: 'Factions ändern',
  templateCommand: 'Kartenvorlage ändern',
  print: 'Drucken',
  compare: 'Vergleichen',
  printOf: (name) => `Karte von ${shortName(name)} drucken`,
};

export const FINDINGS_DE: Translation<typeof FINDINGS> = {
  heading: 'Befunde',
  none: 'Nichts zu melden. Dieses Dokument ist regelgerecht.',
  legal: 'Legal',
  illegal: 'Illegal',
  unreadable: 'Nicht lesbar',
  show: 'Zum Feld gehen',
  noField: (path) =>
    path === ''
      ? 'Das betrifft das Dokument als Ganzes.'
      : `Kein Feld zeigt ${shortName(path)}: Es steht nur im Dokument.`,
  fixes: 'Wege, es zu reparieren',
  chapter: (chapter) => `Kapitel ${chapter}`,
  error: 'Fehler',
  errors: (n) => (n === 1 ? '1 Fehler' : `${number(n)} Fehler`),
  warnings: (n) => (n === 1 ? '1 Warnung' : `${number(n)} Warnungen`),
  nothing: 'Keine Befunde',
};

export const SEVERITY_NAMES_DE: Translation<typeof SEVERITY_NAMES> = {
  error: 'Bricht eine Regel',
  warning: 'Warnung',
  info: 'Hinweis',
};

export const FIELDS_DE: Translation<typeof FIELDS> = {
  more: (label) => `Eins mehr: ${label}`,
  less: (label) => `Eins weniger: ${label}`,
  limited: (min, max, used) => `Erlaubt sind ${min} bis ${max}, daher gilt jetzt ${used}.`,
  rounded: (used) => `Gerundet auf ${used}.`,
  numberErrors: {
    empty: () => '',
    'not-a-number': (text) => `„${text.trim()}“ ist keine Zahl.`,
    ambiguous: (text) =>
      `„${text.trim()}“ lässt sich auf zwei Arten lesen. Schreib die Zahl ohne Trennzeichen zwischen den Tausendern.`,
    'not-whole': (text) => `„${text.trim()}“ ist keine ganze Zahl.`,
  },
  draft: (last) => `Noch keine Zahl. ${last === '' ? 'Die letzte' : last} gilt weiter.`,
  draftBrief: (last) => (last === '' ? 'Noch keine Zahl' : `${last} gilt weiter`),
  tooManyDigits: (last) => `Zu viele Ziffern. ${last === '' ? 'Die letzte Zahl' : last} gilt weiter.`,
  tooManyDigitsBrief: (last) => (last === '' ? 'Zu viele Ziffern' : `Zu viele Ziffern, ${last} gilt weiter`),
  add: 'Hinzufügen',
  addTo: (label) => `Hinzufügen: ${label}`,
  remove: (what) => `${shortName(what)} entfernen`,
  moreActions: (what) => `Weitere Aktionen für ${shortName(what)}`,
  moveRowUp: 'Nach oben',
  moveRowDown: 'Nach unten',
  duplicateRow: 'Duplizieren',
  removeRow: 'Entfernen',
  nobodyCalled: (word) => `„${shortName(word)}“ steht nicht zur Wahl.`,
  taken: (word) => `${shortName(word)} ist schon da.`,
  several: (n) => `${number(n)} passen: Tippe weiter, oder wähle mit den Pfeiltasten.`,
  moreFit: (n) => `${number(n)} weitere: Tippe weiter, um sie zu finden.`,
  nothingLeft: 'Alles ist schon vergeben',
  choose: 'Wählen',
  unknown: (word) => `${shortName(word)} (unbekannt)`,
};

export const FORM_DE: Translation<typeof FORM> = {
  label: 'Charakter',
  notes: 'Für dich; wird nie gedruckt',
  removed: (what) => `${shortName(what)} wurde entfernt.`,
  entryNumber: (entry, number) => `${entry} ${number}`,
  add: 'Hinzufügen',
  notPrinted: (clause) => `Das ${clause}.`,
  sections: 'Abschnitte des Formulars',
  foldAll: 'Alle zuklappen',
  unfoldAll: 'Alle aufklappen',
  nextSection: 'Nächster Abschnitt',
  previousSection: 'Voriger Abschnitt',
  goTo: (section) => `Zu ${section}`,
  found: findingCount,
  missing: (what) => `Es fehlt noch: ${listText(what)}`,
  unfinished: 'Unfertig',
  unfinishedNote: 'Keine Regel ist verletzt, aber es gibt noch etwas auszufüllen.',
  unfinishedToo: 'Neben den Fehlern unten gibt es noch etwas auszufüllen.',
  views: 'Teil des Bildschirms',
  form: 'Formular',
  card: 'Karte',
  front: 'Vorderseite',
  back: 'Rückseite',
  further: (card, isBack) => (isBack ? `Karte ${card}, Rückseite` : `Karte ${card}`),
  cardHint: 'Klicke auf der Karte an, was du ändern willst.',
  cardLoading: 'Die Schrift wird gesetzt',
  cardFailed: 'Die Karte lässt sich nicht zeichnen',
  side: 'Seite der Karte',
};

export const PROSE_DE: Translation<typeof PROSE> = {
  toolsOf: (label) => `Auszeichnungen in: ${label}`,
  bold: 'Fett',
  italic: 'Kursiv',
  withKeys: (label, keys) => `${label} (${keys})`,
  icons: 'Symbol einsetzen',
};

export const GAME_DE: Translation<typeof GAME> = {
  label: 'Spiel',
  all: 'Alle Spiele',
  show: (name) => `Spiel: ${name}`,
  noTeams: (game) => `${game} hat keine Teams`,
  noTeamsText:
    'Seine Charaktere werden ohne Team gedruckt und gespielt. Teams anderer Spiele sind wie zuvor in deiner Bibliothek.',
  teamsOf: (game) => `Teams von ${game}`,
  others: (n, game) => (n === 1 ? `Eines davon gehört zu ${game}.` : `${number(n)} davon gehören zu ${game}.`),
};

const ofSome = (n: number, one: string, many: string): string => (n === 1 ? one : `${many} (${number(n)})`);

export const BULK_DE: Translation<typeof BULK> = {
  tagsOf: (n) => ofSome(n, 'Stichworte', 'Stichworte der Auswahl'),
  tags: 'Stichworte',
  newTag: 'Neues Stichwort',
  tagHint: 'Samstag, zu drucken, geliehen …',
  addTag: 'Hinzufügen',
  noTags: 'Es gibt noch keine Stichworte. Sie ordnen deine Bibliothek und werden auf nichts gedruckt.',
  some: (n, of) => `bei ${number(n)} von ${number(of)}`,
  apply: 'Anwenden',
  faction: 'Faction',
  factionOf: (n) => ofSome(n, 'Faction', 'Faction der Auswahl'),
  factionWay: 'Was geschieht',
  factionFirst: 'An die erste Stelle',
  factionOnly: 'Nur diese',
  factionOut: 'Herausnehmen',
  factionHint: {
    first: 'Ihr Symbol wird gedruckt. Andere Factions bleiben dahinter.',
    only: 'Ihr Symbol wird gedruckt. Andere Factions werden herausgenommen.',
    out: 'Andere Factions bleiben.',
  },
  noFactions: 'In deiner Bibliothek sind noch keine Factions.',
  template: 'Kartenvorlage',
  templateOf: (n) => ofSome(n, 'Kartenvorlage', 'Kartenvorlage der Auswahl'),
  templateGame: 'Charaktere von',
  nothingToChange: 'Sie sind schon so.',
};

export const FILTERS_DE: Translation<typeof FILTERS> = {
  filters: 'Filter',
  filtersOn: (n) => `Filter, ${number(n)} in Gebrauch`,
  close: 'Fertig',
  active: 'Filter in Gebrauch',
  clear: 'Alle aufheben',
  remove: (facet, value) => `${facet} aufheben: ${shortName(value)}`,
  valueLong: (value, n) => `${shortName(value)}, ${number(n)}`,
  counting: 'Wird gezählt …',
  all: (facet, n) => `Alle ${number(n)}: ${facet}`,
  fewer: (facet) => `Weniger: ${facet}`,
  game: 'Spiel',
  allGames: 'Alle Spiele',
  faction: 'Faction',
  noFaction: 'Keine Faction',
  legality: 'Urteil',
  legal: 'Legal',
  warned: 'Legal, mit Warnungen',
  illegal: 'Illegal',
  tag: 'Stichworte',
  noTag: 'Kein Stichwort',
  template: 'Kartenvorlage',
  changed: 'Geändert',
  formation: 'Formation',
  allegiance: 'Zugehörigkeit',
  levels: 'Levels',
  colours: 'Farben',
  members: 'Mitglieder',
  events: 'Ereignisse',
  settings: 'Einstellungen',
  name: 'Name',
  noValue: 'Keins',
  sortBy: (column) => `Nach ${column} ordnen`,
  sort: 'Ordnen nach',
  sortDown: 'Andersherum',
  columns: 'Spalten',
  noRoom: 'kein Platz',
  columnsHint:
    'Zieh am Rand einer Überschrift, um ihre Spalte breiter zu machen, oder drück auf ihr Umschalt und eine Pfeiltaste. Ein Doppelklick auf den Rand nimmt das zurück. Wo kein Platz mehr ist, nimm eine andere Spalte heraus.',
  usualColumns: 'Alle Spalten wie üblich',
  resize: (column) => `Zieh, um ${column} breiter oder schmaler zu machen`,
  layout: 'Ansicht',
  rows: 'Zeilen',
  compact: 'Enge Zeilen',
  cards: 'Karten',
  savedFilters: 'Gespeicherte Filter',
  keepAs: 'Diese speichern als',
  keep: 'Diese Filter speichern',
  namedFilter: (name) => `Filter: ${shortName(name)}`,
  renameSaved: (name) => `Filter ${shortName(name)} umbenennen`,
  forget: (name) => `Filter ${shortName(name)} löschen`,
  saved: (name) => `Die Filter wurden als ${shortName(name)} gespeichert.`,
  renamed: (before, after) => `Die Filter ${shortName(before)} heißen jetzt ${shortName(after)}.`,
  forgotten: (name) => `Die Filter ${shortName(name)} wurden gelöscht.`,
  notSaved: (reason) => `Die gespeicherten Filter wurden nicht geändert. ${reason}`,
  select: 'Auswählen',
  selectDone: 'Auswahl beenden',
};
