import type { ENGLISH } from './english.ts';

const AGAIN = ', und versuche es noch einmal';
const ELSEWHERE = '; wähle einen anderen Ort';

/** Of codes that hardly ever come the code is said. */
const UNREADABLE = 'sie darf nicht gelesen werden; sieh nach ihren Rechten';
const UNWRITABLE = 'dort darf nicht geschrieben werden; sieh nach den Rechten des Ordners';
const IS_FOLDER = 'ein Ordner hat diesen Namen; wähle einen anderen';
const NO_FOLDER = `ein Teil des Pfads ist eine Datei und kein Ordner${ELSEWHERE}`;
const IN_USE = `ein anderes Programm verwendet es gerade; schließe es dort${AGAIN}`;
const TOO_MANY = `zu viele Dateien sind offen; schließe andere Programme${AGAIN}`;
const GONE = 'der Datenträger ist nicht mehr da';

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'es gibt keine solche Datei und keinen solchen Ordner',
  EACCES: UNREADABLE,
  EPERM: UNREADABLE,
  EISDIR: 'es ist ein Ordner',
  ENOTDIR: 'ein Teil des Pfads ist eine Datei und kein Ordner',
  EBUSY: 'ein anderes Programm verwendet sie gerade',
};

const WRITING: Readonly<Record<string, string>> = {
  ENOENT: 'der Ordner ist nicht da; lege ihn zuerst an',
  ENOSPC: `der Datenträger ist voll; mach Platz${AGAIN}`,
  EDQUOT: `dein Anteil am Datenträger ist voll; mach Platz${AGAIN}`,
  EFBIG: `es ist größer, als dieser Datenträger erlaubt${ELSEWHERE}`,
  EROFS: `dieser Datenträger lässt sich nur lesen${ELSEWHERE}`,
  EACCES: UNWRITABLE,
  EPERM: UNWRITABLE,
  EISDIR: IS_FOLDER,
  ENOTEMPTY: IS_FOLDER,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  EINVAL: 'dieser Datenträger nimmt keine Datei dieses Namens; wähle einen anderen',
  EBUSY: IN_USE,
  ETXTBSY: IN_USE,
};

const EITHER: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'Name oder Pfad ist zu lang',
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  ENOMEM: `der Speicher ist voll; schließe andere Programme${AGAIN}`,
  EIO: 'der Datenträger meldet einen Fehler',
  ENODEV: GONE,
  ESTALE: GONE,
  ETIMEDOUT: 'der Datenträger antwortet nicht',
};

const otherwise = (code: string | undefined): string =>
  code === undefined ? 'das System lehnt es ab' : `das System lehnt es ab (${code})`;

export const GERMAN: typeof ENGLISH = {
  readFault: (code) => READING[code ?? ''] ?? EITHER[code ?? ''] ?? otherwise(code),
  writeFault: (code) => WRITING[code ?? ''] ?? EITHER[code ?? ''] ?? otherwise(code),

  menu: {
    file: 'Datei',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    window: 'Fenster',
    items: {
      quit: 'Beenden',
      close: 'Fenster schließen',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      cut: 'Ausschneiden',
      copy: 'Kopieren',
      paste: 'Einfügen',
      selectAll: 'Alles auswählen',
      togglefullscreen: 'Vollbild',
      toggleDevTools: 'Entwicklerwerkzeuge',
      minimize: 'Minimieren',
    },
  },

  failed:
    'In Rollcall ist etwas fehlgeschlagen. Was gespeichert war, bleibt, wie es ist. Antwortet etwas nicht mehr, öffne Rollcall neu.',
  asAtStart: 'Deine Bibliothek ist, wie sie war, als Rollcall gestartet wurde.',
  savedUntil: (time) => `Alles bis ${time} ist auf dem Datenträger.`,
  pageGone: 'Das Fenster von Rollcall ist stehen geblieben.',
  goneAgain: 'Schon zum zweiten Mal: Schließe andere Programme, oder starte den Rechner neu.',
  openAgain: 'Wieder öffnen',
  copyDiagnostics: 'Diagnose kopieren',
  close: 'Schließen',
  noAnswer: 'Rollcall antwortet nicht.',
  busy: 'Vielleicht ist es mit etwas Großem beschäftigt.',
  wait: 'Warten',
  unsaved: 'Deine letzten Änderungen sind noch nicht gespeichert.',
  closeDetail:
    'Rollcall konnte sie nicht auf den Datenträger schreiben. Lass das Fenster offen, bis wieder Platz frei ist, oder speichere alles in eine Datei. Wenn du das Fenster schließt, ohne zu speichern, gehen diese Änderungen verloren.',
  reloadDetail:
    'Rollcall konnte sie nicht auf den Datenträger schreiben. Lade das Fenster erst neu, wenn wieder Platz frei ist, oder speichere vorher alles in eine Datei. Wenn du es neu lädst, ohne zu speichern, gehen diese Änderungen verloren.',
  keepOpen: 'Offen lassen',
  saveToFile: 'In eine Datei speichern…',
  closeUnsaved: 'Ohne Speichern schließen',
  reloadUnsaved: 'Ohne Speichern neu laden',

  exportTitle: 'In einen Ordner exportieren',
  exportHere: 'Hierher exportieren',
  folderGone: 'Der zuletzt verwendete Ordner ist nicht verfügbar. Wähle noch einmal einen Ordner.',
  chosenGone: (folder) => `„${folder}“ ist nicht mehr da. Wähle einen anderen Ordner.`,
  takesNoFiles: (folder, why) => `„${folder}“ nimmt keine Dateien: ${why}.`,
  clash: (folder, taken, all) =>
    all === 1 ? `${folder} hat schon eine Datei dieses Namens.` : `${folder} hat ${taken} dieser ${all} Dateien schon.`,
  clashMore: (n) => `und ${n} weitere`,
  keepBoth: 'Beide behalten',
  replace: (n) => (n === 1 ? 'Ersetzen' : 'Alle ersetzen'),
  cancel: 'Abbrechen',
  noFile: 'Das ist keine Datei. Lege einen Ordner auf dem Fenster ab, oder nimm „Ordner wählen“.',
  tooLarge: (mega) => `Sie hat mehr als ${mega} MiB; nichts davon wurde gelesen.`,
  grew: 'Sie wurde größer, während sie gelesen wurde; öffne sie noch einmal.',
  unreadable: (why) => `Sie lässt sich nicht lesen: ${why}. Nichts wurde geändert.`,
  onlyFirst: (most, all) =>
    `Nur die ersten ${most} von ${all} Dateien wurden geöffnet. Lege ihren Ordner auf dem Fenster ab.`,
  manyFiles: 'Viele Dateien',
  writtenGone: 'Rollcall findet die Datei nicht mehr. Speichere sie noch einmal.',
  notOpenable:
    'Rollcall öffnet nur PDFs und Bilder, die seit dem Speichern unverändert sind. Öffne diese Datei in ihrem Ordner.',
  notOpened: 'Kein Programm auf diesem Rechner konnte die Datei öffnen. Öffne sie in ihrem Ordner.',
  notOurs: (name) => `Rollcall schreibt keine Dateien wie „${name}“. Es wurde nichts gespeichert.`,
  manyPrints: 'Zu viele Druckfenster sind offen. Schließe eines und versuche es noch einmal.',
  manyWindows: 'Zu viele Rollcall-Fenster sind offen. Schließe eines und versuche es noch einmal.',
  printing: (name) => `Drucken: ${name}`,
  noViewer: 'Kein Programm auf diesem Rechner konnte das PDF öffnen. Speichere es und öffne es dann in seinem Ordner.',

  backupsTitle: 'Ordner der Sicherungen',
  backupsHere: 'Sicherungen hier behalten',
  notSetAside:
    'Die beschädigte Datenbank konnte nicht beiseitegelegt werden und blieb, wie sie ist. Mach Platz auf dem Datenträger, und starte Rollcall neu.',
  journalUnreadable: (why) => `Das Journal deiner Bibliothek lässt sich nicht lesen: ${why}.`,
  notKept: (why) => `Deine Änderungen lassen sich nicht im Journal behalten: ${why}.`,
  assetRefused: (why) => `Ein Bild oder eine Zeichnung lässt sich nicht in den Sicherungen behalten: ${why}.`,
  manyAssets:
    'Seit dem Start von Rollcall sind zu viele Bilder dazugekommen. Die neuesten fehlen deshalb in den Sicherungen. Starte Rollcall neu.',
  assetWrong: 'Ein Bild oder eine Zeichnung wurde nicht behalten, denn sie ist nicht, was ihr Name sagt.',
  snapshotRefused: (why) =>
    `Eine Sicherung lässt sich nicht schreiben: ${why}. Die bisherigen bleiben, wie sie sind, und jede Änderung steht weiter im Journal.`,
  notPluggedIn: 'er ist nicht da; schließe seinen Datenträger an, oder wähle einen anderen Ordner',
  copyRefused: (folder, home, why) =>
    `Sicherungen lassen sich nicht nach „${folder}“ kopieren: ${why}. Bis dahin liegen sie in „${home}“.`,
  chooseRefused: (folder, why) =>
    `Die Sicherungen lassen sich nicht nach „${folder}“ kopieren: ${why}. Sie bleiben, wo sie sind.`,
  backupUnreadable: (name) => `Die Sicherung „${name}“ ist beschädigt oder nicht mehr da. Nimm eine andere.`,
  nothingToBackUp: 'Es gibt noch nichts zu sichern.',
  writtenAnew:
    'Dateien des Journals oder der Sicherungen wurden gelöscht, während Rollcall lief. Rollcall speichert gerade alles neu. Versuche es gleich noch einmal.',
  newerJournal:
    'Eine neuere Version von Rollcall hat einen Teil des Journals geschrieben, den diese Version nicht lesen kann. Es wurde nichts geändert und keine Sicherung angelegt. Installiere die neueste Version von Rollcall.',
  newerLibrary:
    'Eine neuere Version von Rollcall hat diese Bibliothek benutzt. Deshalb ändert diese Version nichts daran. Installiere die neueste Version von Rollcall.',
};
