/** The Library screen: import and export, trash, backups. */

import { LIMITS } from '../../../shared/base/limits.ts';
import type { Translation } from '../../../shared/i18n/translation.ts';
import type { DocumentTableName } from '../../../shared/library/journal.ts';
import { shortName } from '../documents/short-name.ts';
import type { BACKUPS } from '../library/backups.ts';
import { DOCUMENT_NOUNS } from '../library/document-nouns.ts';
import type { EXPORT } from '../library/export.ts';
import type { JOURNAL } from '../library/journal.ts';
import type { LIBRARY } from '../library/library.ts';
import { TABLE_ORDER, tableCount } from '../library/missing.ts';
import type { OPERATIONS } from '../library/operations.ts';
import { countText, OPERATION_VERBS, type OperationTexts } from '../library/operations.ts';
import type { TRASH } from '../library/trash.ts';
import { timeText } from '../when.ts';
import { UNNAMED_NOUNS_DE } from './document-nouns.ts';
import { count, named, number } from './words.ts';

const documents = (n: number): string => count(n, 'Dokument', 'Dokumente');

export const LIBRARY_DE: Translation<typeof LIBRARY> = {
  title: 'Bibliothek',
  part: 'Teil der Bibliothek',
  parts: { transfer: 'Import und Export', trash: 'Papierkorb', backups: 'Sicherungen' },
};

export const JOURNAL_DE: Translation<typeof JOURNAL> = {
  noAnswer: 'Die Kopie neben der Bibliothek konnte nicht geschrieben werden.',
  unread: 'Ein Dokument ist zu groß, um in der Kopie neben der Bibliothek gehalten zu werden.',
};

export const BACKUPS_DE: Translation<typeof BACKUPS> = {
  intro:
    'Während du arbeitest, schreibt Rollcall jede Änderung in eine Kopie neben der Bibliothek und fasst sie jede Stunde, in der sich etwas geändert hat, zu einer Sicherung zusammen. Ältere Sicherungen werden über Monate ausgedünnt.',
  folder: 'Ordner der Sicherungen',
  show: 'Ordner zeigen',
  choose: 'Anderen Ordner wählen…',
  open: 'Sicherungen ansehen',
  chosen: 'Sicherungen liegen von jetzt an im neuen Ordner. Die bisherigen wurden dorthin kopiert.',
  now: 'Jetzt sichern',
  working: 'Wird gesichert…',
  made: 'Eine Sicherung wurde angelegt.',
  last: (at) => `Die letzte Sicherung ist vom ${timeText(at)}.`,
  never: 'Es wurde noch keine Sicherung angelegt.',
  refused: 'Sicherungen können zurzeit nicht geschrieben werden',
  setAside: (n) => `${count(n, 'beschädigte Datenbank wurde', 'beschädigte Datenbanken wurden')} beiseitegelegt`,
  setAsideText:
    'Sie liegen im Datenordner von Rollcall, falls jemand mehr aus ihnen lesen kann. Wenn nichts fehlt, darfst du sie löschen.',
  list: 'Sicherungen, die neueste zuerst',
  emptyTitle: 'Noch keine Sicherung',
  emptyText: 'Die erste entsteht innerhalb einer Stunde, nachdem sich etwas geändert hat; oder jetzt, wenn du magst.',
  look: 'Hineinsehen…',
  lookAt: (at) => `In die Sicherung vom ${timeText(at)} hineinsehen`,
  looking: 'Wird gelesen…',
  title: (at) => `Sicherung vom ${timeText(at)}`,
  from: (at) => `Sicherung vom ${timeText(at)}`,
  nothingInside: 'In dieser Sicherung sind keine Dokumente.',
  broken: 'Nicht lesbar',
  origin: ({ kind, computer }) => {
    const from = computer === undefined ? '' : ` von ${shortName(computer)}`;
    if (kind === 'conflict') return `Konfliktkopie${from}`;
    return kind === 'other'
      ? `Andere Bibliothek${from}`
      : 'Von einer früheren Rollcall-Version oder einem anderen Computer';
  },
  failed: (reason) => `Das hat nicht geklappt: ${reason}`,
  noAnswer:
    'Die Sicherungen lassen sich zurzeit nicht auflisten. Schließe Rollcall, öffne es wieder, und sieh nach, ob der Ordner da ist.',
  again: 'Noch einmal versuchen',
  counts: (counts) => {
    const parts = TABLE_ORDER.slice(0, 5).flatMap((table) => {
      const n = counts[table] ?? 0;
      return n === 0 ? [] : [tableCount(table, n)];
    });
    return parts.length === 0 ? 'Nichts darin' : parts.join(', ');
  },
};

export const EXPORT_DE: Translation<typeof EXPORT> = {
  command: 'Export…',
  library: 'Exportieren',
  others: 'Event-Pakete und deine Kartenvorlagen',
  one: (name) => `${shortName(name)} exportieren`,
  libraryCommand: 'Ganze Bibliothek exportieren…',
  libraryText:
    'Alles, was du hast, in einer Datei: Charaktere, Factions, Teams, Event-Pakete, deine Kartenvorlagen und alle Bilder. Jedes Rollcall öffnet sie, und die Kommandozeile liest sie.',
  title: (title) => `Export: ${shortName(title)}`,
  as: 'Als',
  ways: {
    document: 'Ein Dokument',
    archive: 'Eine .rollcall-Datei',
    folder: 'Dokumente in einem Ordner',
    csv: 'Tabelle (CSV)',
    xlsx: 'Tabelle (XLSX)',
    link: 'Link',
    text: 'Text',
  },
  wayTexts: {
    document: 'Eine .json-Datei mit ihren Bildern darin. Die Kommandozeile und jedes andere Rollcall lesen sie.',
    team: 'Eine .team.json-Datei, in der das Team mit seinen Charakteren und Factions steht: eine ganze Einsendung für die Turnierleitung.',
    template: 'Eine .card.json-Datei, wie die Kommandozeile sie nimmt.',
    archive: 'Für Freunde: eine Datei mit den Dokumenten, ihren Bildern und Kartenvorlagen. Jedes Rollcall öffnet sie.',
    folder: 'Je eine .json-Datei mit ihren Bildern darin. Nichts, was schon da ist, wird ungefragt ersetzt.',
    csv: 'Eine Zeile je Charakter, für jede Tabellenkalkulation. Bilder und Kartenvorlagen sind nicht darin.',
    xlsx: 'Eine Zeile je Charakter, für Excel und andere. Bilder und Kartenvorlagen sind nicht darin.',
    link: 'Verdichteter Text für einen Chat oder eine Mail; wer ihn in Rollcall einfügt, hat das Dokument. Kein Server behält etwas.',
    text: 'Das Dokument als JSON in der Zwischenablage.',
  },
  save: 'Speichern unter…',
  download: 'Herunterladen',
  chooseFolder: 'Ordner wählen…',
  otherFolder: 'Anderer Ordner…',
  saveTo: (folder) => `In ${shortName(folder)} speichern`,
  copy: 'Kopieren',
  working: (n) => `${documents(n)} bisher`,
  packing: (done, of) => `Bilder werden gepackt, ${number(done)} von ${number(of)}`,
  stop: 'Anhalten',
  saved: (name) => `${shortName(name)} ist gespeichert.`,
  savedTo: (n, name, folder) =>
    n === 1 ? `${shortName(name)} ist in ${shortName(folder)}.` : `${documents(n)} sind in ${shortName(folder)}.`,
  copied: { link: 'Der Link ist in der Zwischenablage.', text: 'Das Dokument ist in der Zwischenablage.' },
  notDragged: (reason) => `Nichts wurde hinausgezogen: ${reason} Deine Bibliothek ist, wie sie war.`,
  failed: (reason) => `Nichts wurde exportiert: ${reason} Deine Bibliothek ist, wie sie war.`,
  tooLarge: (most) =>
    `Mit seinen Bildern hat es mehr als ${number(most / 1_048_576)} MiB, zu viel für eine Datei. Exportiere einen Teil davon, oder Dokumente in einen Ordner.`,
  withoutPictures: (n) =>
    `${count(n, 'Dokument ging ohne seine Bilder hinaus', 'Dokumente gingen ohne ihre Bilder hinaus')}, die für ein Dokument zu groß sind. Eine .rollcall-Datei nimmt sie mit.`,
  nothing: 'Es gibt nichts zu exportieren.',
  archiveName: (title) => `${title === '' ? 'Ohne Namen' : title}.rollcall`,
  libraryName: (day) => `Bibliothek ${day}`,
};

const WHEN = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });
const some = (n: number, name: string | undefined): string => (name === undefined ? documents(n) : named(name));

export const TRASH_DE: Translation<typeof TRASH> = {
  list: 'Was gelöscht wurde',
  emptyTitle: 'Der Papierkorb ist leer',
  emptyText: `Was du löschst, wartet hier ${LIMITS.trashDays} Tage und kann zurückgeholt werden.`,
  intro: (n) =>
    `${documents(n)} im Papierkorb. Jedes verschwindet ${LIMITS.trashDays} Tage nach dem Löschen endgültig.`,
  deletedAt: (at) => `Gelöscht am ${WHEN.format(at)}`,
  left: (days) => (days === 0 ? 'Verschwindet demnächst' : days === 1 ? 'noch 1 Tag' : `noch ${number(days)} Tage`),
  bringBackAll: 'Alles zurückholen',
  bringBackSelected: 'Zurückholen',
  bringBackOf: (name) => `${shortName(name)} zurückholen`,
  empty: 'Papierkorb leeren',
  deleteSelected: 'Endgültig löschen',
  deleteOf: (name) => `${shortName(name)} endgültig löschen`,
  deleteForGood: 'Endgültig löschen',
  askTitle: 'Endgültig löschen?',
  ask: (n, name) =>
    `${some(n, name)} ${n === 1 ? 'ist' : 'sind'} danach weg, und Rückgängig holt ${n === 1 ? 'es' : 'sie'} nicht zurück.`,
  back: (n, name, renamed) =>
    `${some(n, name)} ${n === 1 ? 'ist' : 'sind'} wieder da.${
      renamed === 0
        ? ''
        : n === 1
          ? ' Ein anderes Dokument hat inzwischen seine Kennung: Beide bleiben, dieses unter einer neuen.'
          : ` ${number(renamed)} Kennungen waren inzwischen vergeben: Beide bleiben, die alten unter neuen Kennungen.`
    }`,
  notBack: (reason) => `Das Zurückholen ging nicht. ${reason} Es ist noch im Papierkorb.`,
  gone: (n, name) => `${some(n, name)} ${n === 1 ? 'ist' : 'sind'} endgültig weg.`,
  notGone: (reason) => `Das endgültige Löschen ging nicht. ${reason} Alles ist noch im Papierkorb.`,
};

/** Behind what it is done to. */
export const OPERATION_VERBS_DE: Translation<typeof OPERATION_VERBS> = {
  import: 'importieren',
  restore: 'wiederherstellen',
  'bring-back': 'zurückholen',
  delete: 'löschen',
  duplicate: 'duplizieren',
  rename: 'umbenennen',
  create: 'anlegen',
  faction: 'einer Faction zuordnen',
  tag: 'mit Stichworten versehen',
  template: 'eine Kartenvorlage geben',
  change: 'ändern',
};

function unnamedText(counts: OperationTexts['counts']): string {
  const table = (Object.keys(UNNAMED_NOUNS_DE) as DocumentTableName[]).find((key) => counts[key] !== undefined);
  return table === undefined ? countText(counts) : UNNAMED_NOUNS_DE[table];
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `12 Charaktere löschen`. */
const whatText = ({ kind, counts, name }: OperationTexts): string =>
  `${name === undefined ? countText(counts) : name === '' ? unnamedText(counts) : named(name)} ${OPERATION_VERBS[kind]}`;

const CHANGED = { tag: 'Die Stichworte', faction: 'Die Faction', template: 'Die Kartenvorlage' } as const;

export const OPERATIONS_DE: Translation<typeof OPERATIONS> = {
  and: 'und',
  nounOf: (table) => DOCUMENT_NOUNS[table][0] ?? '',
  undo: (what) => `Rückgängig: ${whatText(what)}`,
  redo: (what) => `Wiederholen: ${whatText(what)}`,
  undone: (what) => `Rückgängig gemacht: ${whatText(what)}.`,
  redone: (what) => `Wiederholt: ${whatText(what)}.`,
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  failed: (what, reason) => `Das ging nicht: ${whatText(what)}. ${reason} Nichts wurde geändert.`,
  undoFailed: (reason) => `Das ließ sich nicht rückgängig machen. ${reason} Nichts wurde geändert.`,
  redoFailed: (reason) => `Das ließ sich nicht wiederholen. ${reason} Nichts wurde geändert.`,
  deletedUnnamed: (table) =>
    `${table === 'characters' ? 'Ein Charakter ohne Namen' : capitalize(UNNAMED_NOUNS_DE[table])} wurde gelöscht.`,
  deletedSome: (what, n) => `${what} ${n === 1 ? 'wurde' : 'wurden'} gelöscht.`,
  changedSome: (kind, what) => `${CHANGED[kind]} von ${what} ${kind === 'tag' ? 'wurden' : 'wurde'} geändert.`,
  duplicatedSome: (what, n) => `${what} ${n === 1 ? 'wurde' : 'wurden'} dupliziert.`,
};
