/** What comes into the library, and what a damaged one lacks. */

import type { Translation } from '../../../shared/i18n/translation.ts';
import { shortName } from '../documents/short-name.ts';
import { type MISSING, TABLE_NOUNS } from '../library/missing.ts';
import type { TABLES } from '../library/tables.ts';
import type { TRANSFER } from '../library/transfer.ts';
import { DOCUMENT_NOUNS_DE, NOUN_LABELS_DE } from './document-nouns.ts';
import { count, listText, number } from './words.ts';

const documents = (n: number): string => count(n, 'Dokument', 'Dokumente');
const rows = (n: number): string => count(n, 'Zeile', 'Zeilen');

const STATES = {
  conflict: 'Im Widerspruch',
  changed: 'Geändert',
  new: 'Neu',
  older: 'Älter',
  same: 'Gleich',
};

export const TRANSFER_DE: Translation<typeof TRANSFER> = {
  title: 'Import',
  restoreTitle: 'Wiederherstellen',
  import: 'Import…',
  importText:
    'Hole Dokumente in deine Bibliothek. Du siehst zuerst, was neu ist, was sich geändert hat und was sich widerspricht; nichts geschieht, bevor du es sagst, und alles lässt sich zurücknehmen.',
  importHint:
    'Dokumente (.json), Kartenvorlagen (.card.json) mit ihren Schriften und Bildern, Dateien aus anderen Rollcalls (.rollcall) und Tabellen (.csv, .xlsx). Du kannst sie auch überall auf diesem Fenster ablegen, und Dokumente und Links einfügen.',
  chooseFiles: 'Dateien wählen',
  chooseFolder: 'Ordner wählen',
  dropNow: 'Loslassen, um hineinzusehen. Noch wird nichts importiert.',
  clipboard: 'Zwischenablage',
  link: 'Link',
  theFolder: 'Was abgelegt wurde',
  someFile: 'Eine Datei',
  inTeam: (name) => `Eingebettet in ${shortName(name)}`,
  states: STATES,
  stateTexts: {
    conflict:
      'Beide sagen etwas anderes, und deins kann Änderungen haben, die sonst niemand hat. Deins bleibt, wenn du nichts anderes sagst.',
    changed: 'Deins ist, wie es beim letzten Export oder Import war; dieses ist seitdem weitergegangen.',
    new: 'Deine Bibliothek hat keins mit dieser Kennung.',
    older: 'Das ist der Stand, den du einmal exportiert oder importiert hast; deins ist seitdem weitergegangen.',
    same: 'Deine Bibliothek hat es, und beide sagen dasselbe.',
  },
  newestText:
    'Deine Bibliothek ist auf einen älteren Stand zurückgefallen, oder der Datenträger hat es verändert. Dies ist der neueste.',
  twinText: (from) =>
    `${shortName(from)} hat ein Dokument mit derselben Kennung, das etwas anderes sagt. Beide können bleiben.`,
  otherGameText:
    'Deine Bibliothek hat ein Dokument eines anderen Spiels mit dieser Kennung. Beide bleiben: Dieses bekommt eine eigene, und was es in diesem Import nennt, folgt.',
  newTagsText: (tags) => `Beide sagen dasselbe, doch dieses bringt Stichworte mit, die deines nicht hat: ${tags}.`,
  trashedText: 'Es lag im Papierkorb der Bibliothek, aus der es kommt.',
  choices: { mine: 'Meins behalten', theirs: 'Das andere nehmen', both: 'Beide behalten' },
  newChoices: { mine: 'Weglassen', theirs: 'Importieren', both: 'Importieren' },
  choice: (name) => `Was mit ${shortName(name)} geschehen soll`,
  choiceShort: { mine: 'meins behalten', theirs: 'das andere nehmen', both: 'beide behalten' },
  choiceSome: (n) => `${count(n, 'Feld', 'Felder')} nehmen`,
  choiceNew: { mine: 'weglassen', theirs: 'importieren', both: 'importieren' },
  nothing: 'nichts zu tun',
  forAll: (state) => `Für alle: ${STATES[state]}`,
  kinds: NOUN_LABELS_DE,
  unnamed: 'Ohne Namen',
  list: 'Dokumente dieses Imports',
  filter: 'Nach Name oder Datei filtern',
  filterHint: 'Name oder Datei',
  showState: (state, n) => `${STATES[state]}: ${number(n)}`,
  unusable: 'Nicht lesbar',
  unusableCount: (n) => `${count(n, 'Datei lässt', 'Dateien lassen')} sich nicht lesen`,
  missing: (n) =>
    `${n === 1 ? 'Ein Bild oder eine Schrift war' : `${number(n)} Bilder oder Schriften waren`} nicht unter den Dateien`,
  missingText: (name, src) =>
    `${shortName(name)} nennt ${shortName(src)}. Lege beide zusammen ab, oder füge es später in der Bibliothek hinzu.`,
  details: 'Was darin ist',
  look: 'Wie es aussieht',
  lookSides: { front: 'Vorderseite', back: 'Rückseite' },
  lookWith: (name) => `Mit ${name} als Beispiel.`,
  lookFonts: (n) => (n === 1 ? 'Ihre Schrift' : 'Ihre Schriften'),
  lookFontMissing:
    'Ihre Datei ist nicht dabei, und deine Bibliothek hat sie nicht: eine Schrift von Rollcall springt für sie ein. Bitte um die Datei, oder füge die Schrift selbst hinzu.',
  lookFontRefused: (why) => `Sie lässt sich nicht verwenden, und eine Schrift von Rollcall springt für sie ein: ${why}`,
  differences: (n) => `Unterscheidet sich an ${count(n, 'Stelle', 'Stellen')}`,
  field: 'Feld',
  mine: 'Meins',
  theirs: 'Das andere',
  first: 'Das erste',
  sideOf: (side, field) => `${field}: ${side}`,
  nothingThere: 'nichts',
  from: (name) => `Von ${name}`,
  nothingFits: 'Nichts in diesem Import passt zum Filter.',
  reading: 'Wird gelesen',
  percent: (done, of) => `${of === 0 ? 0 : Math.floor((done / of) * 100)} %`,
  readSoFar: (n) => `${documents(n)} bisher`,
  stop: 'Anhalten',
  embedded: (all) => {
    const [only] = all;
    if (all.length === 1) return `Auch ${shortName(only?.name || 'Ohne Namen')} in meine Bibliothek aufnehmen`;
    const counted = (kind: string, one: string, several: string) => {
      const n = all.filter((each) => each.kind === kind).length;
      return n === 0 ? [] : [count(n, one, several)];
    };
    const parts = [...counted('characters', 'Charakter', 'Charaktere'), ...counted('factions', 'Faction', 'Factions')];
    return `In meine Bibliothek auch, was darin steht: ${listText(parts)}`;
  },
  go: { import: (n) => `${number(n)} importieren`, restore: (n) => `${number(n)} wiederherstellen` },
  goNothing: { import: 'Nichts zu importieren', restore: 'Nichts wiederherzustellen' },
  open: 'Öffnen',
  willKeep: (n) =>
    n === 1
      ? '1 Widerspruch nicht angesehen: Deins bleibt.'
      : `${number(n)} Widersprüche nicht angesehen: Deine bleiben.`,
  working: (done, of) => (of === 0 ? 'Wird geschrieben' : `Bilder werden gelesen, ${number(done)} von ${number(of)}`),
  done: {
    import: (n) => `${count(n, 'Dokument wurde', 'Dokumente wurden')} importiert.`,
    restore: (n) => `${count(n, 'Dokument wurde', 'Dokumente wurden')} wiederhergestellt.`,
  },
  doneOne: {
    import: (name) => `${shortName(name)} wurde importiert.`,
    restore: (name) => `${shortName(name)} wurde wiederhergestellt.`,
  },
  doneWith: (name, n) =>
    `${shortName(name)} wurde importiert, und ${count(n, 'Dokument, das darin stand', 'Dokumente, die darin standen')}.`,
  pictureRefused: (n, reason) =>
    n === 1
      ? `1 Bild ließ sich nicht verwenden: ${reason}.`
      : `${number(n)} Bilder ließen sich nicht verwenden; das erste: ${reason}.`,
  stopped: {
    import: 'Angehalten: Nichts wurde importiert.',
    restore: 'Angehalten: Nichts wurde wiederhergestellt.',
  },
  failed: {
    import: (reason) =>
      `Nichts wurde importiert: ${reason} Deine Bibliothek ist, wie sie war; dieser Dialog behält deine Wahl.`,
    restore: (reason) =>
      `Nichts wurde wiederhergestellt: ${reason} Deine Bibliothek ist, wie sie war; dieser Dialog behält deine Wahl.`,
  },
  allSameTitle: 'Alles ist schon in deiner Bibliothek',
  allSameText: 'Alle Dokumente sagen dasselbe wie deine. Es ist nichts zu tun.',
  emptyTitle: 'Hier lässt sich nichts importieren',
  emptyText: 'Die Liste zeigt, was gefunden wurde und warum es sich nicht lesen lässt. Nichts wurde geändert.',
  onlyPicture: 'Ein Bild gehört zu einem Charakter: Öffne ihn und lege es auf sein Formular.',
  nothingOfOurs: 'Es sind keine Dokumente von Rollcall darin: Sie enden auf .json oder .rollcall.',
  tooLarge: (most) =>
    `Sie ist größer als ${Math.round(most / 1_048_576)} MiB, mehr als irgendein Dokument hat. Nichts davon wurde gelesen.`,
  vanished: 'Sie ist nicht mehr da, oder darf nicht gelesen werden. Wähle sie noch einmal.',
  notRead: (reason) => `Sie konnte nicht gelesen werden: ${reason}`,
  tooMuch: 'es braucht mehr Speicher, als da ist.',
};

export const TABLES_DE: Translation<typeof TABLES> = {
  reading: 'Die Tabelle wird gelesen…',
  size: (rowCount, columns) => `${rows(rowCount)}, ${count(columns, 'Spalte', 'Spalten')}`,
  sheet: 'Blatt',
  encoding: 'Zeichenkodierung',
  encodingTitle: 'Zeichenkodierung wählen',
  encodingText: (file) =>
    `In ${file} steht nicht, welche Zeichenkodierung gilt. Wähle die, mit der diese Zeilen richtig aussehen.`,
  encodingPreview: 'Zeilen der Datei',
  encodingRead: 'Datei lesen',
  hiddenTitle: 'Ausgeblendete Zeilen und Spalten',
  hiddenText: (file) =>
    `${file} blendet einige Zeilen oder Spalten aus, vielleicht durch einen Filter oder eine geschlossene Gruppe.`,
  allHidden: 'Ohne sie bliebe nichts übrig.',
  readHidden: 'Mitlesen',
  skipHidden: 'Auslassen',
  skipsHidden: 'Ausgeblendete Zeilen und Spalten auslassen',
  allRowsHidden: 'Alle Zeilen dieses Blatts sind ausgeblendet und werden ausgelassen.',
  hiddenSheet: (name) => `${name} (ausgeblendet)`,
  game: 'Spiel der Charaktere',
  refused: 'Diese Tabelle lässt sich nicht lesen',
  noRows: 'In dieser Tabelle stehen Überschriften und keine Zeilen darunter.',
  leaveOut: 'Diese Tabelle weglassen',
  mappingPart: 'Spalten und Felder',
  mapping: 'Zuordnung',
  guessed: 'Aus den Überschriften erraten',
  keepAs: 'Diese Zuordnung behalten als',
  keepHint: 'Ein Name, etwa Vereinsliste',
  keep: 'Behalten',
  kept: (name) =>
    `Als ${shortName(name)} behalten. Tabellen mit denselben Überschriften werden von jetzt an so gelesen.`,
  keptUsed: (name) => `Gelesen, wie du es unter ${shortName(name)} behalten hast.`,
  notKept: (reason) => `Die Zuordnung konnte nicht behalten werden: ${reason} Für diese Tabelle gilt sie.`,
  notForgotten: (reason) => `Die Zuordnung konnte nicht vergessen werden: ${reason} Sie ist noch da.`,
  keptUnread: (reason) => `Die behaltenen Zuordnungen lassen sich nicht lesen: ${reason} Diese wurde erraten.`,
  forgotten: (name) => `${shortName(name)} ist vergessen. Für diese Tabelle bleiben die Spalten, wie sie sind.`,
  forAll: 'Für alle Zeilen',
  missing: (fields) =>
    `Keine Spalte gibt ${listText(fields)}. Wähle ${fields.length === 1 ? 'sie' : 'sie alle'} unten unter den Spalten, oder sage hier, was in allen Zeilen steht.`,
  another: 'Noch ein Wert für alle Zeilen',
  anotherHint: 'Feld',
  tags: 'Alle gehören zu',
  tagHint: 'Faction',
  columns: 'Spalten der Tabelle',
  columnIs: (heading) => `Feld der Spalte ${shortName(heading)}`,
  unnamedColumn: (letters) => `Spalte ${letters}`,
  notUsed: 'Nicht verwendet',
  empty: 'leer',
  rowsPart: 'Zeilen',
  show: 'Zeigen',
  withFaults: (n) => `Nicht lesbar: ${number(n)}`,
  toLookAt: (n) => `Anzusehen: ${number(n)}`,
  all: (n) => `Alle: ${number(n)}`,
  rowList: 'Zeilen der Tabelle',
  row: (n) => `Zeile ${n}`,
  cell: (row, heading) => `Zeile ${row}, ${shortName(heading)}`,
  unnamed: 'Ohne Namen',
  repaired: 'Jetzt lesbar',
  noFaults: 'Jede Zeile lässt sich lesen.',
  canBeRead: (good, bad) =>
    bad === 0
      ? `${count(good, 'Zeile lässt', 'Zeilen lassen')} sich lesen.`
      : `${count(good, 'Zeile lässt', 'Zeilen lassen')} sich lesen. ${count(bad, 'nicht; sie wird weggelassen. Repariere sie', 'nicht; sie werden weggelassen. Repariere sie')} hier oder in der Datei.`,
  withNotes: (n) => `${count(n, 'Zeile hat', 'Zeilen haben')} einen Hinweis.`,
  readingRows: (done, of) => `${number(done)} von ${rows(of)} gelesen`,
  go: (n) => (n === 0 ? 'Nichts anzusehen' : `${count(n, 'Charakter', 'Charaktere')} ansehen`),
  from: (file, row) => `${file}, Zeile ${row}`,
};

export const TABLE_NOUNS_DE: Translation<typeof TABLE_NOUNS> = {
  ...DOCUMENT_NOUNS_DE,
  trash: ['Dokument im Papierkorb', 'Dokumente im Papierkorb'],
  mappings: ['Spaltenzuordnung', 'Spaltenzuordnungen'],
  lists: ['Liste eines Events', 'Listen von Events'],
  meta: ['Vermerk des Programms', 'Vermerke des Programms'],
};

export const MISSING_DE: Translation<typeof MISSING> = {
  titles: {
    gone: 'Deine Bibliothek ging verloren. Ihre Kopie ist hier.',
    refused: 'Deine Bibliothek lässt sich nicht öffnen. Ihre Kopie ist hier.',
    rows: 'Ein Teil deiner Bibliothek fehlt',
    brought: 'Bibliothek von einem anderen Computer gefunden',
  },
  texts: {
    gone: 'Die Datenbank deiner Bibliothek ist leer: Sie wurde beschädigt oder entfernt. Rollcall hält daneben eine Kopie von allem und kann sie zurückholen. Nichts wurde an ihre Stelle gesetzt.',
    refused:
      'Die Datenbank deiner Bibliothek ist beschädigt und lässt sich nicht öffnen. Rollcall hält daneben eine Kopie von allem und kann sie in eine neue Datenbank zurückholen.',
    rows: 'Die Datenbank deiner Bibliothek hat verloren, was hier steht, oder hat davon nur einen älteren Stand. Rollcall hält daneben eine Kopie von allem und kann es zurückholen.',
  },
  broughtText: (computer) =>
    `Ihr Journal und ihre Sicherungen wurden${computer === '' ? '' : ` von ${shortName(computer)}`} hierher kopiert. Deine eigene Bibliothek ist unverändert. Was unten steht, fehlt in ihr noch oder ist dort anders. Rollcall kann es übernehmen.`,
  nothingTitle: 'Deine Bibliothek ist weg',
  nothingText:
    'Hier war eine Bibliothek von Rollcall, und ihre Datenbank ist jetzt leer: Sie wurde beschädigt oder entfernt. Auch die Kopie daneben ist verloren. Nichts wurde an ihre Stelle gesetzt.',
  nothingBackups: 'Diese Sicherungen gibt es davon. Sieh in eine hinein, um zurückzuholen, was darin ist.',
  nothingElse: 'Wenn du Sicherungen deines Datenträgers hast, schließe Rollcall und hole zuerst die Daten zurück.',
  newest: 'Die Kopie reicht bis',
  newestText: (time) => `${time}. Was du danach gearbeitet hast, ist nicht darin.`,
  setAside: 'Die beschädigte Datenbank liegt in',
  copyDamaged: 'Auch die Kopie ist beschädigt',
  moreFaults: (n) => `Und ${number(n)} weitere.`,
  counts: 'Was fehlt',
  list: 'Dokumente, die fehlen',
  kind: (table) => TABLE_NOUNS[table][0] ?? '',
  older: 'ein älterer Stand ist da',
  lost: 'auch in der Kopie nicht',
  unnamed: 'Ohne Namen',
  looking: 'Es wird in der Kopie nachgesehen…',
  back: 'Alles zurückholen…',
  backSome: (n) => `${number(n)} davon zurückholen…`,
  lookTitle: 'Zurückholen, was fehlt',
  from: 'Die Kopie neben der Bibliothek',
  without: 'Ohne sie weitermachen',
  withoutTitle: 'Ohne sie weitermachen?',
  withoutText: (n) =>
    `${n === 1 ? 'Dieses Dokument wird' : `Diese ${number(n)} Dokumente werden`} nicht in der Bibliothek sein. Zuerst wird eine Sicherung der Kopie geschrieben, so dass sich alles noch aus Bibliothek, Sicherungen zurückholen lässt.`,
  withoutNow: 'Sicherung schreiben und weitermachen',
  refused: (reason) => `Das hat nicht geklappt: ${reason}`,
  laterText: 'Du kannst trotzdem weitermachen. Rollcall fragt dann beim nächsten Start wieder.',
  later: 'Weitermachen und wieder fragen',
  working: 'Einen Moment…',
  tryAgain: 'Noch einmal zu öffnen versuchen',
  altered: (n, name) =>
    n === 1
      ? `Der Datenträger hat „${shortName(name)}“ stillschweigend verändert. Die Kopie sagt etwas anderes.`
      : `Der Datenträger hat ${number(n)} Dokumente stillschweigend verändert. Ihre Kopien sagen etwas anderes.`,
  alteredLook: 'Vergleichen',
  alteredTitle: 'Wie sie in der Kopie stehen',
  returned: (n) =>
    n === 1
      ? 'Ein Dokument, das du gelöscht hattest, ist wieder da: Die Datenbank ist zurückgefallen. Es wurde dort gelassen.'
      : `${number(n)} Dokumente, die du gelöscht hattest, sind wieder da: Die Datenbank ist zurückgefallen. Sie wurden dort gelassen.`,
  copyRepaired:
    'Die Kopie neben deiner Bibliothek war beschädigt. Die Bibliothek selbst ist heil, und die Kopie wird aus ihr neu geschrieben.',
  filesRepaired: (n) =>
    n === 1
      ? 'Ein Bild oder eine Zeichnung war auf dem Datenträger beschädigt. Es wurde aus der Kopie in Ordnung gebracht.'
      : `${number(n)} Bilder und Zeichnungen waren auf dem Datenträger beschädigt. Sie wurden aus der Kopie in Ordnung gebracht.`,
};
