/** Decks: tables whose rows are printed as cards. */

import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { DECKS } from '../../documents/decks.ts';
import { shortName } from '../../documents/short-name.ts';
import { count, number } from '../words.ts';

const rows = (n: number): string => count(n, 'Zeile', 'Zeilen');

export const DECKS_DE: Translation<typeof DECKS> = {
  title: 'Decks',
  list: 'Alle Decks',
  search: 'Suchen',
  searchHint: 'Name oder ein Wort aus den Zeilen',
  create: 'Neues Deck',
  fromTable: 'Aus einer Tabelle …',
  shown: (shown, all) => (shown === all ? number(all) : `${number(shown)} von ${number(all)}`),
  shownLong: (shown, all) => `${number(shown)} von ${number(all)} Decks sichtbar`,
  emptyTitle: 'Noch keine Decks',
  emptyText:
    'Ein Deck ist eine Tabelle, deren Zeilen Karten werden: Ausrüstung, Ziele, Marker, ganze andere Spiele. Beginne mit einem leeren, oder zieh eine CSV- oder XLSX-Datei hierher.',
  noMatchTitle: 'Kein solches Deck',
  noMatchText: 'Kein Deck passt zur Suche.',
  clearFilter: 'Alle Decks zeigen',
  duplicateOf: (name) => `${shortName(name)} duplizieren`,
  deleteOf: (name) => `${shortName(name)} löschen`,
  broken: 'Nicht lesbar',
  rows,
  cards: 'Karten',
  template: 'Kartenvorlage',
  print: 'Karten drucken',
  newName: '',
  firstColumns: ['Name', 'Kind', 'Cost', 'Text', 'Art', 'Copies'],
  notRead: (name) => `${shortName(name)} wurde nicht gelesen`,
  noRows: 'Unter den Überschriften stehen keine Zeilen.',
  otherSheets: (name, others) =>
    `Es ist das Blatt ${shortName(name)}; ${others === 1 ? 'ein weiteres wurde' : `${number(others)} weitere wurden`} nicht gelesen.`,
  readOthers: (others) => (others === 1 ? 'Auch das lesen' : 'Auch die lesen'),
  made: (name, n) => `${shortName(name)}: ${rows(n)} gelesen.`,

  name: 'Name des Decks',
  nameHint: 'Steht auf den Rückseiten',
  grid: 'Zeilen des Decks',
  row: (n) => `Zeile ${n}`,
  addRow: 'Zeile anfügen',
  addColumn: 'Spalte anfügen',
  column: 'Spalte',
  insertAbove: 'Zeile darüber einfügen',
  duplicateRows: 'Zeilen duplizieren',
  deleteRows: 'Zeilen löschen',
  allRows: 'die Zeilen',
  rowNumbers: (first, last) => (first === last ? `Zeile ${first}` : `die Zeilen ${first} bis ${last}`),
  moveUp: 'Zeilen nach oben',
  moveDown: 'Zeilen nach unten',
  update: 'Aus Tabelle aktualisieren …',
  updated: (name, n) => `${rows(n)} aus ${shortName(name)} statt der bisherigen. Rückgängig bringt sie zurück.`,
  oneTable: 'Nur eine Tabelle kann die Zeilen ersetzen. Nichts wurde geändert.',
  noPicture: (name, more, reason = 'es ist weder ein Bild noch eine Tabelle') =>
    `${shortName(name)} blieb weg: ${reason}.${more > 0 ? ` Ebenso ${more === 1 ? 'eine weitere Datei' : `${number(more)} weitere Dateien`}.` : ''}`,
  columnMenu: (name) => `Spalte ${shortName(name)}`,
  renameColumn: 'Name der Spalte',
  kind: 'Was sie enthält',
  kinds: { text: 'Text', number: 'Zahlen', list: 'Eine Liste', picture: 'Bilder' },
  separator: 'Zwischen den Einträgen',
  sortUp: 'Von A bis Z sortieren',
  sortDown: 'Von Z bis A sortieren',
  moveLeft: 'Nach links',
  moveRight: 'Nach rechts',
  insertLeft: 'Spalte links einfügen',
  deleteColumn: 'Spalte löschen',
  gridHint: 'Tippen schreibt, Enter und Tab gehen weiter, Strg+C und Strg+V tauschen mit einer Tabellenkalkulation.',
  pasted: (n) => `${rows(n)} eingefügt.`,
  emptyDeck:
    'Noch keine Zeilen. Füge eine an, füge welche aus einer Tabellenkalkulation ein, oder zieh Bilder hierher, die in Zellen genannt sind.',

  card: 'Karte',
  front: 'Vorderseite',
  back: 'Rückseite',
  noCard: 'Wähle eine Zeile, um ihre Karte zu sehen.',
  zeroCopies: 'Diese Zeile wird nicht gedruckt: Ihre Anzahl ist 0.',
  columnsOf: 'Spalten auf der Karte',
  columnsHint: 'Was die Vorlage druckt, und aus welcher Spalte es kommt.',
  unbound: 'Nichts',
  copiesFrom: 'Anzahl aus',
  onceEach: 'Je einmal',
  problems: 'Was an der Tabelle nicht stimmt',
  notesOfCard: 'Was diese Karte meldet',
  pictures: 'Bilder',
  choosePictures: 'Bilder wählen …',
  picturesHint: 'Zellen nennen sie, mit oder ohne Endung. Zieh sie hierher, oder wähle sie.',
  picturesFound: (found, all) => `${number(found)} von ${number(all)} Bildern sind da`,
  picturesMissing: (names, more) =>
    `Es fehlen: ${names.map((name) => shortName(name)).join(', ')}${more > 0 ? ` und ${number(more)} weitere` : ''}`,
  taking: 'Bilder, die übernommen werden',
  takingPictures: (done, of) => `Bilder: ${number(done)} von ${number(of)}`,
  stop: 'Anhalten',
  stopped: 'Angehalten; die anderen sind, wie sie waren.',
  picturesTaken: (n) => `${count(n, 'Bild', 'Bilder')} übernommen.`,
  picturesPassed: (name, more) =>
    more === 0
      ? `${shortName(name)} wird in keiner Zelle genannt und blieb weg.`
      : `${shortName(name)} und ${more === 1 ? 'ein weiteres Bild' : `${number(more)} weitere Bilder`} werden in keiner Zelle genannt und blieben weg.`,
  pictureSimplified: (name, notes) => `${shortName(name)} ist nur zum Teil gezeichnet. ${notes}`,
  pictureRefused: (name, reason) => `${shortName(name)} wurde nicht übernommen: ${reason}`,
};
