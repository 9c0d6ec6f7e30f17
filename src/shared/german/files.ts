/** What is wrong with files: tables, decks, archives, and documents that come in. */

import { LIMITS } from '../base/limits.ts';
import type { Phrases } from '../i18n/phrases.ts';
import type { Translation } from '../i18n/translation.ts';
import type { ARCHIVE_CLAUSES } from '../zip/archive-fault.ts';
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

  "{0}: “{1}” isn't a number of copies from 0 to {2}, so the card is printed once.":
    '{0}: „{1}“ ist keine Anzahl von 0 bis {2}; die Karte wird einmal gedruckt.',
  '{0}: “{1}” is more than {2} copies, so {3} are printed.':
    '{0}: „{1}“ sind mehr als {2} Exemplare; gedruckt werden {3}.',
  'Columns without a heading are called by their letters: {0}.':
    'Spalten ohne Überschrift heißen nach ihren Buchstaben: {0}.',
  "These rows repeat the headings, and each becomes a card: {0}. Remove them if they aren't cards.":
    'Diese Zeilen wiederholen die Überschriften, und jede wird eine Karte: {0}. Entferne sie, wenn sie keine Karten sind.',
  "These rows look like totals, and each becomes a card: {0}. Remove them if they aren't cards.":
    'Diese Zeilen sehen wie Summen aus, und jede wird eine Karte: {0}. Entferne sie, wenn sie keine Karten sind.',
  "These rows look like comments, and each becomes a card: {0}. Remove them if they aren't cards.":
    'Diese Zeilen sehen wie Kommentare aus, und jede wird eine Karte: {0}. Entferne sie, wenn sie keine Karten sind.',
  'The column “{0}” sets the copies. Cards in total: {1}.':
    'Die Spalte „{0}“ gibt die Anzahl an. Karten insgesamt: {1}.',
  "This file doesn't say how its text is encoded. It was read as {0}.":
    'In dieser Datei steht nicht, welche Zeichenkodierung gilt. Sie wurde als {0} gelesen.',
  "Line {0} has bytes that aren't valid {1}; they appear as “�”.":
    'Zeile {0} enthält Bytes, die in {1} ungültig sind; sie erscheinen als „�“.',
  "Lines {0} have bytes that aren't valid {1}; they appear as “�”.":
    'Die Zeilen {0} enthalten Bytes, die in {1} ungültig sind; sie erscheinen als „�“.',
  'Windows-1252 (Western European)': 'Windows-1252 (Westeuropa)',
  'Mac Roman (Western European)': 'Mac Roman (Westeuropa)',
  'ISO 8859-15 (Western European)': 'ISO 8859-15 (Westeuropa)',
  'Windows-1250 (Central European)': 'Windows-1250 (Mitteleuropa)',
  'ISO 8859-2 (Central European)': 'ISO 8859-2 (Mitteleuropa)',
  'Windows-1251 (Cyrillic)': 'Windows-1251 (Kyrillisch)',
  'KOI8-R (Cyrillic)': 'KOI8-R (Kyrillisch)',
  'DOS 866 (Cyrillic)': 'DOS 866 (Kyrillisch)',
  'Windows-1253 (Greek)': 'Windows-1253 (Griechisch)',
  'Windows-1254 (Turkish)': 'Windows-1254 (Türkisch)',
  'Windows-1255 (Hebrew)': 'Windows-1255 (Hebräisch)',
  'Windows-1256 (Arabic)': 'Windows-1256 (Arabisch)',
  'Windows-1257 (Baltic)': 'Windows-1257 (Baltisch)',
  'Windows-1258 (Vietnamese)': 'Windows-1258 (Vietnamesisch)',
  'Windows-874 (Thai)': 'Windows-874 (Thai)',
  'ISO 2022 (Japanese)': 'ISO 2022 (Japanisch)',
  'Shift JIS (Japanese)': 'Shift JIS (Japanisch)',
  'EUC-JP (Japanese)': 'EUC-JP (Japanisch)',
  'GB 18030 (Simplified Chinese)': 'GB 18030 (Chinesisch, vereinfacht)',
  'Big5 (Traditional Chinese)': 'Big5 (Chinesisch, traditionell)',
  'EUC-KR (Korean)': 'EUC-KR (Koreanisch)',
  'Two columns have no name. Only the first one is printed.':
    'Zwei Spalten haben keinen Namen. Nur die erste wird gedruckt.',
  'Several columns are called “{0}” ({1}). The first one is printed.':
    'Mehrere Spalten heißen „{0}“ ({1}). Gedruckt wird die erste.',
  'Two columns are called “{0}”; the first one is printed.': 'Zwei Spalten heißen „{0}“; gedruckt wird die erste.',
  'There is no column “{0}” that could say how often a row is printed; each is printed once.':
    'Es gibt keine Spalte „{0}“, die sagt, wie oft eine Zeile gedruckt wird; jede wird einmal gedruckt.',
  '“{0}” shows the column “{1}”, which the table does not have.':
    '„{0}“ zeigt die Spalte „{1}“, die es in der Tabelle nicht gibt.',
  '{0} has more cells than there are columns; the others are passed over.':
    '{0} hat mehr Zellen, als es Spalten gibt; die übrigen werden übergangen.',
  '{0} has more text than a card can be laid out with; the rest is left out.':
    '{0} hat mehr Text, als auf eine Karte gesetzt werden kann; der Rest fehlt.',
  'Row {0}': 'Zeile {0}',
  'Row {0}, {1}': 'Zeile {0}, {1}',

  'This table is larger than {0} MB. Split it and read the parts.':
    'Diese Tabelle ist größer als {0} MB. Teile sie, und lies die Teile.',
  'Its first row holds no headings: it is a card like the others, and the columns are called A, B and so on.':
    'In der ersten Zeile stehen keine Überschriften: Sie ist eine Karte wie die anderen, und die Spalten heißen A, B und so weiter.',
  'Formulas without a result in the file: {0}. Their cells are empty. Open the table in a spreadsheet program, save it there and read it again.':
    'Formeln ohne Ergebnis in der Datei: {0}. Ihre Zellen sind leer. Öffne die Tabelle in einer Tabellenkalkulation, speichere sie dort, und lies sie noch einmal.',
  'Formulas with an error: {0} ({1}). Their cells are left empty. Repair them in the spreadsheet, save it and read it again.':
    'Formeln mit einem Fehler: {0} ({1}). Ihre Zellen bleiben leer. Berichtige sie in der Tabelle, speichere sie, und lies sie noch einmal.',
  'Formulas whose results may be out of date: {0}. Open the table in a spreadsheet program, save it there and read it again.':
    'Formeln, deren Ergebnisse veraltet sein können: {0}. Öffne die Tabelle in einer Tabellenkalkulation, speichere sie dort, und lies sie noch einmal.',
  'The sheet {0} is hidden in the spreadsheet.': 'Das Blatt {0} ist in der Tabelle ausgeblendet.',
  'The row with the headings is hidden in the spreadsheet: {0}.':
    'Die Zeile mit den Überschriften ist in der Tabelle ausgeblendet: {0}.',
  'Rows that are hidden in the spreadsheet and were read too: {0} ({1}).':
    'Zeilen, die in der Tabelle ausgeblendet sind und mitgelesen wurden: {0} ({1}).',
  'row {0}': 'Zeile {0}',
  'rows {0}': 'Zeilen {0}',
  'Hidden rows: {0} ({1}).': 'Ausgeblendete Zeilen: {0} ({1}).',
  'Hidden columns: {0} ({1}).': 'Ausgeblendete Spalten: {0} ({1}).',
  'Hidden rows that were left out: {0} ({1}).': 'Ausgeblendete Zeilen, die ausgelassen wurden: {0} ({1}).',
  'Columns that are hidden in the spreadsheet and were read too: {0} ({1}).':
    'Spalten, die in der Tabelle ausgeblendet sind und mitgelesen wurden: {0} ({1}).',
  'Hidden columns that were left out: {0} ({1}).': 'Ausgeblendete Spalten, die ausgelassen wurden: {0} ({1}).',
  'This table has only one column, though every row has “{0}” in it. If it separates cells, split the column in a spreadsheet program.':
    'Diese Tabelle hat nur eine Spalte, obwohl in jeder Zeile „{0}“ steht. Falls es Zellen trennt, teile die Spalte in einer Tabellenkalkulation auf.',
  'This table has only one column, because its cells are aligned with spaces. Separate them with commas, semicolons or tabs.':
    'Diese Tabelle hat nur eine Spalte, weil ihre Zellen durch Leerzeichen ausgerichtet sind. Trenne sie durch Kommas, Strichpunkte oder Tabs.',
  'The first row, “{0}”, was taken for the heading. If it is a card, add a heading above it.':
    'Die erste Zeile, „{0}“, gilt als Überschrift. Falls sie eine Karte ist, setze eine Überschrift darüber.',
  'Letters such as “{0}” show that another program read this text in the wrong encoding. Export it again as UTF-8.':
    'Zeichen wie „{0}“ zeigen, dass ein anderes Programm diesen Text schon in einer falschen Kodierung gelesen hat. Exportiere ihn noch einmal als UTF-8.',
  'Codes of another program such as “{0}” are printed as they are written. Replace them in the table with what they stand for.':
    'Kürzel eines anderen Programms wie „{0}“ werden so gedruckt, wie sie dastehen. Ersetze sie in der Tabelle durch das, wofür sie stehen.',
  'Row {0} has a cell in curly quotation marks that was split at its comma. Only straight quotation marks (") hold a cell together.':
    'In Zeile {0} ist eine Zelle in typografischen Anführungszeichen an ihrem Komma geteilt. Nur gerade Anführungszeichen (") halten eine Zelle zusammen.',
  'The headings of this table seem to be in its first column. Swap its rows and columns in a spreadsheet program.':
    'Die Überschriften dieser Tabelle stehen wohl in der ersten Spalte. Vertausche Zeilen und Spalten in einer Tabellenkalkulation.',
  'There is nothing in this table.': 'In dieser Tabelle steht nichts.',
  'A quotation mark in row {0} opens a cell and is never closed, so nobody can tell where the cells after it end. Close it, or save the table anew from a spreadsheet.':
    'Ein Anführungszeichen in Zeile {0} öffnet eine Zelle und wird nie geschlossen; niemand kann sagen, wo die Zellen danach enden. Schließ es, oder speichere die Tabelle noch einmal aus einer Tabellenkalkulation.',
  'Row {0} has a cell that begins with a quotation mark and goes on after the closing one, so nobody can tell where the cells after it end. Double the quotation marks in it and put the cell in quotation marks, or save the table anew from a spreadsheet.':
    'In Zeile {0} beginnt eine Zelle mit einem Anführungszeichen und geht nach dem schließenden weiter; niemand kann sagen, wo die Zellen danach enden. Verdopple die Anführungszeichen darin und setze die Zelle in Anführungszeichen, oder speichere die Tabelle noch einmal aus einer Tabellenkalkulation.',
  "The text of this file is encoded in UTF-32, which Rollcall doesn't read. Save it as UTF-8.":
    'Der Text dieser Datei ist in UTF-32 kodiert; das liest Rollcall nicht. Speichere ihn als UTF-8.',
  'There is nothing in this spreadsheet.': 'In dieser Tabelle steht nichts.',
  'This file is a ZIP archive, not a spreadsheet, and there is no table in it. Unpack it and use the files in it.':
    'Diese Datei ist ein ZIP-Archiv und keine Tabelle; es ist auch keine darin. Entpack es, und nimm die Dateien darin.',
  'This file is a ZIP archive, not a spreadsheet. Unpack it and use the table in it: {0}.':
    'Diese Datei ist ein ZIP-Archiv und keine Tabelle. Entpack es, und nimm die Tabelle darin: {0}.',
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
  'is a percentage and no number': 'ist ein Prozentwert und keine Zahl',
  'is an error in the spreadsheet': 'ist ein Fehler in der Tabelle',
  '{0}: the formula has no result in the file. Open the table in a spreadsheet program, save it there and read it again.':
    '{0}: Die Formel hat in der Datei kein Ergebnis. Öffne die Tabelle in einer Tabellenkalkulation, speichere sie dort, und lies sie noch einmal.',
  '{0}: the spreadsheet shows {1} and contains {2}. Rollcall reads {3}.':
    '{0}: Die Tabelle zeigt {1} und enthält {2}. Rollcall liest {3}.',
  'is no number': 'ist keine Zahl',
  'is neither yes nor no': 'ist weder ja noch nein',

  'Rollcall expects {0}.': 'Rollcall erwartet: {0}.',
  '{0}: Rollcall expects {1} here.': '{0}: Hier erwartet Rollcall: {1}.',
  '{0}: Rollcall expects {1} here (line {2}, column {3}).': '{0}: Hier erwartet Rollcall: {1} (Zeile {2}, Spalte {3}).',
  'a text in quotation marks': 'einen Text in Anführungszeichen',
  'a list in square brackets': 'eine Liste in eckigen Klammern',
  'an object in braces': 'ein Objekt in geschweiften Klammern',
  'a name in UTF-8; rename it': 'einen Namen in UTF-8; benenne die Datei um',
  'an archive without a document in it': 'ein Archiv ohne ein Dokument darin',
  'it is a folder': 'es ist ein Ordner',
  'it is larger than {0} MB': 'sie ist größer als {0} MB',
  'no such file or folder': 'es gibt sie nicht',
  "it can't be read; check its permissions, or choose it again if it was changed":
    'sie lässt sich nicht lesen; sieh nach ihren Rechten, oder wähle sie noch einmal, falls sie geändert wurde',
  "This file can't be opened: {0}.": 'Diese Datei lässt sich nicht öffnen: {0}.',
  'a part of its path is a file and no folder': 'ein Teil des Pfads ist eine Datei und kein Ordner',
  'it gives nothing to read': 'aus ihr lässt sich nichts lesen',
  'it is no file but a device or socket': 'es ist keine Datei, sondern ein Gerät oder Socket',
  'it is in use by another program': 'ein anderes Programm verwendet sie gerade',
  'its name or path is too long': 'Name oder Pfad ist zu lang',
  'its links lead in a circle': 'ihre Verweise führen im Kreis',
  'too many files are open; close other programs and try again':
    'zu viele Dateien sind offen; schließ andere Programme, und versuch es noch einmal',
  'the memory is used up; close other programs and try again':
    'der Speicher ist voll; schließ andere Programme, und versuch es noch einmal',
  'the disk reports a fault': 'der Datenträger meldet einen Fehler',
  'the disk is not there any more': 'der Datenträger ist nicht mehr da',
  'the disk does not answer': 'der Datenträger antwortet nicht',
  'it is too large for this system': 'sie ist zu groß für dieses System',
  'the system refuses it': 'das System lehnt es ab',
  'the system refuses it ({0})': 'das System lehnt es ab ({0})',
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

  'This table has {0} rows; {1} can be read at once. Split it and read the parts.':
    'Diese Tabelle hat {0} Zeilen; {1} lassen sich auf einmal lesen. Teile sie, und lies die Teile.',
  'This table has {0} columns; {1} can be read at once. Split it and read the parts.':
    'Diese Tabelle hat {0} Spalten; {1} lassen sich auf einmal lesen. Teile sie, und lies die Teile.',
  'Row {0} has a cell of more than {1} letters.': 'Zeile {0} hat eine Zelle mit mehr als {1} Zeichen.',
  'This spreadsheet has more than {0} merged cells. Unmerge some of them, or save it as .csv.':
    'Diese Tabelle hat mehr als {0} verbundene Zellen. Hebe einige der Verbindungen auf oder speichere sie als .csv.',
  'This spreadsheet unpacks to more than {0} MB. Split it, or save it as .csv.':
    'Diese Tabelle hat entpackt mehr als {0} MB. Teile sie, oder speichere sie als .csv.',
  '{0} of {1} has more letters than a spreadsheet shows in a cell ({2}): do not save the table from there.':
    '{0} von {1} hat mehr Zeichen, als eine Tabellenkalkulation in einer Zelle zeigt ({2}): Speichere die Tabelle dort nicht.',
  '{0} and others': '{0} und andere',
  'Not in the table: 1 character of another game ({0}).':
    'Nicht in der Tabelle: 1 Charakter eines anderen Spiels ({0}).',
  'Not in the table: {0} characters of another game ({1}).':
    'Nicht in der Tabelle: {0} Charaktere eines anderen Spiels ({1}).',
  'has no colon between word and number in {0}': 'hat keinen Doppelpunkt zwischen Wort und Zahl in {0}',
  'is wrong at {0}: what stands there {1}': 'ist falsch bei {0}: was dort steht, {1}',
  'says {0} twice': 'sagt {0} zweimal',
  'is wrong at {0}: {1}': 'ist falsch bei {0}: {1}',
  'is wrong at {0}: there is no text behind a colon here':
    'ist falsch bei {0}: hier steht kein Text hinter einem Doppelpunkt',
  'is wrong at {0}: {1} is missing': 'ist falsch bei {0}: {1} fehlt',
  '{0} is none of {1}': '{0} ist nichts von diesen: {1}',
  '{0} stands there twice': '{0} steht zweimal da',
  'has a bonus that is none; write it as +1D10 or +2': 'hat einen Bonus, der keiner ist; schreib ihn als +1D10 oder +2',
  'has an attack that is not written as Trait / Type / Effects, such as Fight / Close / Damage':
    'hat einen Angriff, der nicht als Trait / Type / Effects geschrieben ist, etwa Fight / Close / Damage',

  'Only a document can be made a link.': 'Nur ein Dokument kann ein Link werden.',
  'The link would have {0} letters, {1} at most; send it as a file.':
    'Der Link hätte {0} Zeichen, höchstens {1} gehen; schick eine Datei.',
  'The link has no room for pictures; send a file to give them along.':
    'Im Link ist kein Platz für Bilder; schick eine Datei, um sie mitzugeben.',
  'The link has no room for drawings; send a file to give them along.':
    'Im Link ist kein Platz für Zeichnungen; schick eine Datei, um sie mitzugeben.',
  'The link has no room for pictures and drawings; send a file to give them along.':
    'Im Link ist kein Platz für Bilder und Zeichnungen; schick eine Datei, um sie mitzugeben.',
  'This link was made by a newer Rollcall; update this one.':
    'Dieser Link ist von einem neueren Rollcall; aktualisiere dieses.',
  'This link is longer than any of ours; nothing was taken from it.':
    'Dieser Link ist länger als jeder von uns; nichts wurde daraus übernommen.',
  'This link is not whole: it was cut short or changed on its way. Copy all of it, to its last digit, or ask for a file.':
    'Dieser Link ist nicht ganz: Er wurde unterwegs gekürzt oder verändert. Kopiere alles bis zur letzten Ziffer, oder bitte um eine Datei.',
  'This link holds nothing that can be unpacked; ask for a file.':
    'In diesem Link ist nichts, was sich entpacken lässt; bitte um eine Datei.',
  'This link holds more than a document may; nothing was taken from it.':
    'In diesem Link ist mehr, als ein Dokument haben darf; nichts wurde daraus übernommen.',
  'What this link holds is no text; ask for a file.': 'Was in diesem Link ist, ist kein Text; bitte um eine Datei.',
  'What this link holds {0}; ask for a file.': 'Was in diesem Link ist, {0}; bitte um eine Datei.',
  'This link holds no document.': 'In diesem Link ist kein Dokument.',

  'It is larger than {0} MB, too large for a font of cards.':
    'Sie ist größer als {0} MB, zu groß für eine Schrift auf Karten.',
  'Unpacked it is larger than {0} MB, too large for a font of cards.':
    'Entpackt ist sie größer als {0} MB, zu groß für eine Schrift auf Karten.',
  'It is no font that Rollcall reads: TTF, OTF, WOFF, WOFF2, or a collection of TTF or OTF.':
    'Sie ist keine Schrift, die Rollcall liest: TTF, OTF, WOFF, WOFF2 oder eine Sammlung aus TTF oder OTF.',
  'It holds several fonts in one WOFF2, which is not read; take one of them, or the collection as TTC.':
    'Sie enthält mehrere Schriften in einer WOFF2, was nicht gelesen wird; nimm eine davon, oder die Sammlung als TTC.',
  'It is damaged: {0} cannot be read.': 'Sie ist beschädigt; nicht lesbar: {0}.',
  'Its letters have no outlines, only pictures; cards are printed from outlines.':
    'Ihre Buchstaben haben keine Umrisse, nur Bilder; Karten werden aus Umrissen gedruckt.',
  'It is a variable font with PostScript outlines (CFF2), which are not read; use a static one of the family.':
    'Sie ist eine variable Schrift mit PostScript-Umrissen (CFF2), die nicht gelesen werden; nimm einen festen Schnitt der Familie.',
  "It has no letters or no space, so it can't be used for text.":
    'Ihr fehlen Buchstaben oder das Leerzeichen; sie lässt sich nicht für Text verwenden.',
  'Its measures make no sense: units of the em, height or depth of letters.':
    'Ihre Maße ergeben keinen Sinn: Einheiten des Gevierts, Höhe oder Tiefe der Buchstaben.',
  'Its glyphs are so complex that drawing them takes too long.':
    'Ihre Zeichen sind so verwickelt, dass es zu lange dauert, sie zu zeichnen.',
  'the list of its tables': 'die Liste ihrer Tabellen',
  'the list of its fonts': 'die Liste ihrer Schriften',
  'the list of its glyphs': 'die Liste ihrer Zeichen',
  'the widths of its letters': 'die Breiten ihrer Buchstaben',
  'one of its tables': 'eine ihrer Tabellen',
  'what is packed in it': 'was darin gepackt ist',
  'a glyph that is built of others': 'ein Zeichen aus anderen',
  'its table {0}': 'ihre Tabelle {0}',
  'glyph {0}': 'Zeichen {0}',
  'glyph {0}, which is a part of itself': 'Zeichen {0}, das ein Teil seiner selbst ist',
  'a part of a glyph, which is number {0}': 'ein Teil eines Zeichens, nämlich Nummer {0}',

  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'wahr oder falsch',
  array: 'eine Liste',
  object: 'ein Objekt',
  'a number': 'eine Zahl',
  'true or false': 'wahr oder falsch',
  ' or ': ' oder ',
  'nested more than {0} deep': 'mehr als {0} Ebenen tief',
  'there is none': 'keins',
  'a list of {0}': 'eine Liste aus {0}',
  text: 'ein Text',
  'a whole number of 0 or more': 'eine ganze Zahl ab 0',
  'a whole number of 1 or more': 'eine ganze Zahl ab 1',
  'a whole number': 'eine ganze Zahl',
  'inches in quarters, 0 or more': 'Zoll in Vierteln, ab 0',
  'inches in quarters, above 0': 'Zoll in Vierteln, über 0',
  'a list of texts': 'eine Liste von Texten',
  'a list of faces': 'eine Liste von Augen',
  'a list': 'eine Liste',
  'an id': 'eine Id',
  'a list of ids': 'eine Liste von Ids',
  'an id of at most {0} letters': 'eine Id von höchstens {0} Zeichen',
  'lists and objects nested at most {0} deep': 'höchstens {0} Listen und Objekte ineinander',
  'at most {0} bytes; these are {1}': 'höchstens {0} Bytes; das sind {1}',
  '1, the only version this Rollcall knows': '1, die einzige Version, die dieses Rollcall kennt',
  'a whole number from 1 to {0}': 'eine ganze Zahl von 1 bis {0}',
};
