import type { Translation } from '../../../shared/i18n/translation.ts';
import type { HELP } from '../help.ts';

export const HELP_DE: Translation<typeof HELP> = {
  shortcuts: 'Tastenkürzel',
  here: 'Auf diesem Bildschirm',
  everywhere: 'Überall',
  more: (keys) =>
    `Jeder Bildschirm hat eigene Tasten; sie stehen hier, solange er offen ist. ${keys} findet jeden Befehl beim Namen, auch die ohne Tasten.`,
  report: 'Problem melden…',
  reportTitle: 'Problem melden',
  reportText:
    'Rollcall sendet von selbst nichts. Kopiere den Bericht, füge ihn dort als neues Issue ein, wo der Quelltext deines Rollcall liegt, oder in eine Mail an die, von denen du es hast, und fülle drei Zeilen aus:',
  asks: ['Was ich getan habe:', 'Was ich erwartet habe:', 'Was stattdessen geschehen ist:'],
  reportMore:
    'Darunter stehen Versionen, Größen und die letzten Fehlschläge. Keine deiner Namen, keine Dokumente und keine Orte auf deinem Datenträger stehen darin.',
  copyReport: 'Bericht kopieren',
};
