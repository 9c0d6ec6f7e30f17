/** Settings, menu, diagnostics and what is said when something fails. */

import type { Translation } from '../../../shared/i18n/translation.ts';
import type { ABOUT } from '../about.ts';
import type { DIAGNOSTICS } from '../diagnostics.ts';
import type { FAILURES } from '../failures.ts';
import type { MENU } from '../menu.ts';
import type { SETTINGS } from '../settings.ts';
import type { WHEN } from '../when.ts';
import { CREDITS_DE } from './credits.ts';

export const ABOUT_DE: Translation<typeof ABOUT> = {
  title: 'Über Rollcall',
  version: 'Version',
  rules: 'Regeln',
  rulesText: (name, version) => `${name}, Stand ${version}`,
  licence: 'Lizenz',
  licenceText: 'MIT',
  credits: 'Dank',
  credit: (text) => CREDITS_DE[text] ?? text,
  licenceTexts: 'Alle Lizenztexte',
  showLicenceTexts: 'Alle Lizenztexte zeigen',
  noLicenceTexts: 'Die Lizenztexte sind nicht da. npm run build stellt sie her.',
};

export const SETTINGS_DE: Translation<typeof SETTINGS> = {
  title: 'Einstellungen',
  intro: 'Jede Änderung gilt sofort und in allen Fenstern.',
  appearance: 'Aussehen',
  language: 'Sprache / Language',
  languages: { en: 'English', de: 'Deutsch' },
  languageText: 'Begriffe der Regeln bleiben in jeder Sprache englisch, wie sie in den Büchern stehen.',
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Kontrast',
  contrasts: { system: 'Wie das System', more: 'Mehr' },
  motion: 'Bewegung',
  motions: { system: 'Wie das System', less: 'Weniger' },
  zoom: 'Größe von allem',
  percent: (n) => `${n} %`,
  spelling: 'Rechtschreibung englischer Texte',
  spellings: { on: 'Prüfen', off: 'Nicht prüfen' },
  ownWords: 'Wörter, die du zum Wörterbuch hinzugefügt hast',
  start: 'Beim Start',
  game: 'Spiel, das ein neues Fenster zeigt',
  lastGame: 'Das zuletzt gezeigte',
  printing: 'Drucken',
  printingText: 'Womit der Druckdialog beginnt. Er merkt sich auch, was du dort wählst.',
  sheetPaper: 'Papier für Teamlisten und Kurzregeln',
  play: 'Am Tisch',
  dice: 'Würfel',
  diceModes: { roll: 'Rollcall würfelt', typed: 'Ich würfle und tippe' },
  backups: 'Sicherungen',
  reset: 'Alle Einstellungen zurücksetzen',
  resetText:
    'Alles auf diesem Bildschirm wie am Anfang, außer dem Ordner der Sicherungen. Deine Bibliothek bleibt unberührt.',
  wasReset: 'Alle Einstellungen sind wie am Anfang.',
  unreadBackups: 'Der Ordner der Sicherungen lässt sich zurzeit nicht nennen.',
};

export const DIAGNOSTICS_DE: Translation<typeof DIAGNOSTICS> = {
  title: 'Diagnose',
  text: 'Was jemand wissen will, der einen Fehler sucht: Versionen, Größen und die letzten Fehlschläge. Keine deiner Namen, keine Dokumente und keine Orte auf deinem Datenträger stehen darin. Nichts wird irgendwohin geschickt: Du fügst sie ein, wo du magst.',
  copy: 'Diagnose kopieren',
  show: 'Was kopiert wird',
  copied: 'Die Diagnose ist in der Zwischenablage.',
  failed: (reason) => `Die Diagnose konnte nicht zusammengestellt werden: ${reason}`,
};

export const FAILURES_DE: Translation<typeof FAILURES> = {
  general: (reason) => `Das hat nicht geklappt: ${reason}`,
  unheard: (reason, saved) => `In Rollcall ist etwas fehlgeschlagen: ${reason} ${saved}`,
  savedUntil: (time) => `Alles bis ${time} ist auf dem Datenträger.`,
  storage: {
    full: 'Der Datenträger ist voll. Gib Speicherplatz frei und versuche es noch einmal.',
    closed: 'Die Verbindung zu deiner Bibliothek ist abgebrochen. Versuche es gleich noch einmal.',
    gone: 'Deine Bibliothek wurde gelöscht, während dieses Fenster offen war.',
    refused:
      'Dieser Browser lässt Rollcall nichts speichern. Erlaube Websitedaten für diese Seite oder nimm ein normales Fenster.',
    readOnly: 'Rollcall darf die Dateien deiner Bibliothek nicht ändern. Prüfe ihre Zugriffsrechte.',
    busy: 'Deine Bibliothek antwortet nicht. Vielleicht verwendet sie gerade ein anderes Rollcall-Fenster. Schließe es und versuche es noch einmal.',
    newer:
      'Eine neuere Version von Rollcall hat diese Bibliothek benutzt. Installiere die neueste Version und versuche es noch einmal.',
    unknown:
      'Rollcall konnte auf dem Datenträger nicht auf deine Bibliothek zugreifen. Prüfe, ob er funktioniert und noch Platz hat, und versuche es noch einmal.',
  },
  partMissing: 'Ein Teil von Rollcall konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  stopped:
    'Dieser Teil von Rollcall ist unerwartet stehen geblieben. Vielleicht ist der Arbeitsspeicher knapp. Schließe andere Programme und versuche es noch einmal.',
  later: 'Eine neuere Änderung betrifft dieselben Dokumente. Mach zuerst diese rückgängig.',
  noReason: 'Das System nannte keinen Grund.',
  setting: (reason) =>
    `Diese Einstellung gilt, bis Rollcall geschlossen wird, und konnte nicht behalten werden: ${reason}`,
};

export const MENU_DE: Translation<typeof MENU> = {
  menus: {
    file: '&Datei',
    edit: '&Bearbeiten',
    view: '&Ansicht',
    go: '&Gehe zu',
    window: '&Fenster',
    help: '&Hilfe',
    new: '&Neu',
    recent: '&Zuletzt geöffnet',
    theme: '&Farben',
    game: 'Sp&iel',
  },
  commands: {
    'new-character': '&Charakter',
    'new-team': '&Team',
    'new-faction': '&Faction',
    'new-deck': '&Deck',
    'new-event': '&Event-Paket',
    'new-encounter': '&Begegnung',
    'new-window': 'Neues Fens&ter',
    import: 'Ö&ffnen…',
    export: '&Exportieren…',
    'export-library': 'Ganze B&ibliothek exportieren…',
    print: '&Drucken…',
    'go-glossary': '&Glossar',
    'go-settings': 'Ein&stellungen…',
    undo: '&Rückgängig',
    redo: '&Wiederholen',
    duplicate: '&Duplizieren',
    rename: '&Umbenennen',
    delete: '&Löschen',
    find: '&Suchen',
    'zoom-in': 'Ver&größern',
    'zoom-out': 'Ver&kleinern',
    'zoom-reset': '&Wirkliche Größe',
    'theme-system': 'Wie das &System',
    'theme-light': '&Hell',
    'theme-dark': '&Dunkel',
    commands: '&Alle Befehle…',
    back: '&Zurück',
    'go-characters': '&Charaktere',
    'go-teams': '&Teams',
    'go-factions': '&Factions',
    'go-decks': '&Decks',
    'go-events': '&Events',
    'go-play': '&Spielen',
    'go-templates': '&Kartenvorlagen',
    'go-library': '&Bibliothek',
    'go-trash': '&Papierkorb',
    messages: '&Meldungen',
    'go-about': 'Über Rollcall',
    tour: '&Rundgang',
    shortcuts: '&Tastenkürzel',
    'report-problem': '&Problem melden…',
    'copy-diagnostics': '&Diagnose kopieren',
    'clear-recent': 'Diese &Liste leeren',
  },
  spelling: { none: 'Keine Vorschläge', learn: 'Zum Wörterbuch hinzufügen' },
  roles: {
    services: 'Dienste',
    hide: 'Rollcall ausblenden',
    hideOthers: 'Andere ausblenden',
    unhide: 'Alle einblenden',
    quit: '&Beenden',
    close: 'Fenster s&chließen',
    cut: '&Ausschneiden',
    copy: '&Kopieren',
    paste: '&Einfügen',
    selectAll: 'Alles &markieren',
    togglefullscreen: '&Vollbild',
    toggleDevTools: 'Entwicklerwerkzeuge',
    minimize: '&Minimieren',
    zoom: 'Zoomen',
    front: 'Alle nach vorne',
  },
};

export const WHEN_DE: Translation<typeof WHEN> = {
  at: (day, time) => `${day} um ${time}`,
  bytes: (n) => (n === 1 ? '1 Byte' : `${n} Bytes`),
  point: ',',
};
