/** What is wrong with files: tables, decks, archives, and documents that come in. */
import type { ARCHIVE_CLAUSES } from '../../library/archive/archive-fault.ts';
import { LIMITS } from '../../limits.ts';
import type { Phrases } from '../say.ts';
import type { Translation } from '../translation.ts';
import { number } from './words.ts';

const AGAIN = '; kopiere oder lade es noch einmal, oder nimm ein früheres';
const REPACK = '; pack es neu';
const HOSTILE = '; trau ihm nicht';

/** Of an archive. */
export const ARCHIVE_CLAUSES_DE: Translation<typeof ARCHIVE_CLAUSES> = {
  'not-a-zip': () => 'es ist kein Archiv: Weder Anfang noch Ende sind die eines Zip',
  empty: () => `die Datei ist leer${AGAIN}`,
  torn: () => `es endet zu früh${AGAIN}`,
  before: () => `vor dem ersten Eintrag steht etwas, was keines unserer Archive hat${REPACK}`,
  between: (path) => `vor dem Eintrag ${path} steht etwas, das zu keinem gehört${REPACK}`,
  behind: () => `hinter dem Ende steht etwas${REPACK}`,
  'many-parts': () => 'es ist eins von mehreren Teilen; füge sie erst zusammen',
  zip64: () => 'es ist in der Form für sehr große Archive gepackt (Zip64), die nicht gelesen wird; pack es in Teilen',
  directory: () => `das Verzeichnis am Ende ist beschädigt${AGAIN}`,
  'too-many-entries': () => `es hat mehr als ${number(LIMITS.archiveEntries)} Dateien und Ordner; pack es in Teilen`,
  'too-large': () => `es ist größer als ${number(LIMITS.archiveBytes)} Bytes; pack es in Teilen`,
  'file-too-large': (path) => `${path} hat mehr als ${number(LIMITS.archiveFileBytes)} Bytes; lass es weg`,
  'list-too-large': () =>
    `das Inhaltsverzeichnis hat mehr als ${number(LIMITS.archiveListBytes)} Bytes; pack es in Teilen`,
  growth: () => `der Inhalt ist mehr als ${LIMITS.archiveGrowth}-mal so groß wie das Archiv${HOSTILE}`,
  name: (path, detail) => `der Eintrag ${path} heißt, wie keine Datei heißen darf (${detail})${HOSTILE}`,
  twice: (path) => `zwei Einträge sind auf manchen Systemen dieselbe Datei: ${path}${REPACK}`,
  link: (path) => `der Eintrag ${path} ist ein Verweis und keine Datei${HOSTILE}`,
  special: (path) => `der Eintrag ${path} ist ein Gerät und keine Datei${HOSTILE}`,
  encrypted: (path) => `der Eintrag ${path} ist verschlüsselt; pack es ohne Passwort`,
  compression: (path) =>
    `der Eintrag ${path} ist auf eine Art gepackt, die nicht gelesen wird; pack es als gewöhnliches Zip`,
  disagrees: (path) => `was am Ende über ${path} steht, ist nicht, was vor dem Eintrag steht${AGAIN}`,
  overlap: (path) => `der Eintrag ${path} liegt auf einem anderen${HOSTILE}`,
  data: (path) => `${path} ist beschädigt und lässt sich nicht entpacken${AGAIN}`,
  size: (path) => `${path} ist beschädigt: Die Länge stimmt nicht${AGAIN}`,
  checksum: (path) => `${path} ist beschädigt: Die Prüfsumme stimmt nicht${AGAIN}`,
  digest: (path) => `${path} ist nicht, was das Manifest sagt (ein anderer Hash)${AGAIN}`,
  'not-listed': (path) => `es enthält ${path}, wovon das Manifest nichts sagt${REPACK}`,
  missing: (path) => `${path} fehlt darin${AGAIN}`,
  manifest: (_, detail) => `das Manifest lässt sich nicht lesen (${detail})${AGAIN}`,
  newer: (_, detail) => `es ist von einem neueren Rollcall${detail && ` (${detail})`}; aktualisiere dieses`,
  unread: (_, detail) => `es ließ sich nicht bis zum Ende lesen${detail && `: ${detail}`}`,
  'no-json': (path, detail) => `${path} darin ist kein Dokument: ${detail}`,
  changed: (path) => `${path} ist nicht mehr, was es war, als das Archiv geöffnet wurde; öffne es noch einmal`,
};

export const FILES_DE: Phrases = {
  'The archive cannot be used: {0}. Nothing was taken from it.':
    'Das Archiv lässt sich nicht verwenden: {0}. Nichts wurde daraus übernommen.',

  '{0}: “{1}” copies; 0 to {2} are possible.': '{0}: „{1}“ Exemplare; möglich sind 0 bis {2}.',
  'Two columns are called “{0}”; the first one is printed.': 'Zwei Spalten heißen „{0}“; gedruckt wird die erste.',
  'There is no column “{0}” that could say how often a row is printed; each is printed once.':
    'Es gibt keine Spalte „{0}“, die sagt, wie oft eine Zeile gedruckt wird; jede wird einmal gedruckt.',
  '“{0}” shows the column “{1}”, which the table does not have.':
    '„{0}“ zeigt die Spalte „{1}“, die es in der Tabelle nicht gibt.',
  '{0} has more cells than there are columns; the others are passed over.':
    '{0} hat mehr Zellen, als es Spalten gibt; die übrigen werden übergangen.',
  '{0} has more text than a card can be laid out with; the rest is left out.':
    '{0} hat mehr Text, als auf eine Karte gesetzt werden kann; der Rest fehlt.',
  'Row {0}, {1}': 'Zeile {0}, {1}',

  'This table is larger than {0} MB. Split it and read the parts.':
    'Diese Tabelle ist größer als {0} MB. Teile sie, und lies die Teile.',
  'There is nothing in this table.': 'In dieser Tabelle steht nichts.',
  'A quotation mark in row {0} opens a cell and is never closed, so nobody can tell where the cells after it end. Close it, or save the table anew from a spreadsheet.':
    'Ein Anführungszeichen in Zeile {0} öffnet eine Zelle und wird nie geschlossen; niemand kann sagen, wo die Zellen danach enden. Schließ es, oder speichere die Tabelle noch einmal aus einer Tabellenkalkulation.',
  'This is a spreadsheet of the old kind (.xls) or one with a password. Save it as .xlsx without a password.':
    'Das ist eine Tabelle der alten Art (.xls) oder eine mit Passwort. Speichere sie als .xlsx ohne Passwort.',
  'There is nothing in this spreadsheet.': 'In dieser Tabelle steht nichts.',
  'This spreadsheet is damaged or is no .xlsx. Open it in a spreadsheet program and save it anew as .xlsx or .csv.':
    'Diese Tabelle ist beschädigt oder keine .xlsx. Öffne sie in einer Tabellenkalkulation, und speichere sie neu als .xlsx oder .csv.',
  'A sheet of this spreadsheet has cells so far from the others that it cannot be read whole. Delete what lies far right or below.':
    'Ein Blatt dieser Tabelle hat Zellen so weit von den anderen, dass es sich nicht ganz lesen lässt. Lösch, was weit rechts oder unten liegt.',
  "'{0}'": '„{0}“',
  'Row {0}: {1} is the name of row {2} too; this one has the id {3}.':
    'Zeile {0}: {1} heißt auch Zeile {2}; diese hat die Id {3}.',
  'a character': 'ein Charakter',
  'Row {0}, column {1}: expected {2}.': 'Zeile {0}, Spalte {1}; erwartet: {2}.',
  '{0}: is empty; every character needs it.': '{0}: ist leer; jeder Charakter braucht das.',
  'Row {0}: no column gives {1}, and this character is not in the library.':
    'Zeile {0}: Keine Spalte nennt {1}, und dieser Charakter ist nicht in der Bibliothek.',
  '{0} is the id of a character of another game; each character needs its own.':
    '{0} ist die Id eines Charakters aus einem anderen Spiel; jeder Charakter braucht eine eigene.',
  '{0} is the id of row {1} already; each character needs its own.':
    '{0} ist schon die Id von Zeile {1}; jeder Charakter braucht eine eigene.',
  'Row {0}, column {1}': 'Zeile {0}, Spalte {1}',
  'Row {0}, the value for {1}': 'Zeile {0}, der Wert für {1}',
  '{0}: is empty; it is needed where {1} is given.': '{0}: ist leer; wo {1} steht, wird es gebraucht.',
  'Row {0}: no column gives {1}, which is needed where {2} is given.':
    'Zeile {0}: Keine Spalte nennt {1}, das gebraucht wird, wo {2} steht.',
  'can be read in two ways; write it without a sign between thousands':
    'lässt sich auf zwei Arten lesen; schreib es ohne Zeichen zwischen den Tausendern',
  'is a date and no number': 'ist ein Datum und keine Zahl',
  'is no number': 'ist keine Zahl',
  'is neither yes nor no': 'ist weder ja noch nein',

  'Rollcall expects {0}.': 'Rollcall erwartet: {0}.',
  'At {0} Rollcall expects {1}.': 'Bei {0} erwartet Rollcall: {1}.',
  'Line {0}, column {1}: at {2} Rollcall expects {3}.': 'Zeile {0}, Spalte {1}: Bei {2} erwartet Rollcall: {3}.',
  'a text in quotation marks': 'einen Text in Anführungszeichen',
  'a list in square brackets': 'eine Liste in eckigen Klammern',
  'an object in braces': 'ein Objekt in geschweiften Klammern',
  'an archive that can be used: {0}': 'ein brauchbares Archiv ({0})',
  'a file that can be opened: {0}': 'eine Datei, die sich öffnen lässt ({0})',
  'no such file or folder': 'es gibt sie nicht',
  'may not be read; check its permissions': 'sie darf nicht gelesen werden; sieh nach ihren Rechten',
  'each key once in its object ({0})': 'jeder Schlüssel nur einmal in seinem Objekt ({0})',
  'a JSON object ({0})': 'ein JSON-Objekt ({0})',
  'a JSON object': 'ein JSON-Objekt',
  'text in UTF-8': 'Text in UTF-8',
  'text in UTF-8; this is UTF-16: save it in UTF-8': 'Text in UTF-8; das ist UTF-16, speichere es in UTF-8',
  'a JSON object (the file is empty)': 'ein JSON-Objekt (die Datei ist leer)',
  'This document': 'Dieses Dokument',
  '{0} is of a newer Rollcall: version {1} of its format, and this one reads up to {2}. Nothing of it is taken; update Rollcall, then import it again.':
    '{0} ist von einem neueren Rollcall: Version {1} des Formats, und dieses liest bis {2}. Nichts davon wird übernommen; aktualisiere Rollcall, und importiere es noch einmal.',
  'It is a style of a card template that cannot be used. {0}':
    'Es ist ein Stil einer Kartenvorlage, der sich nicht verwenden lässt. {0}',
  'It is a card template that cannot be used. {0}': 'Es ist eine Kartenvorlage, die sich nicht verwenden lässt. {0}',
};
