import type { Translation } from '../../../shared/i18n/translation.ts';
import type { TOUR } from '../tour.ts';

export const TOUR_DE: Translation<typeof TOUR> = {
  offer: 'Rundgang machen',
  title: 'Rundgang',
  step: (n, of) => `Schritt ${n} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Rundgang überspringen',
  done: 'Fertig',
  steps: {
    characters: 'Hier sind deine Charaktere. Die Beispiele zeigen, was geht; ändere oder lösche sie, wie du magst.',
    character:
      'Links ein Formular, rechts die Karte, die gedruckt wird. Jede gebrochene Regel wird neben ihrem Feld genannt.',
    teams:
      'Über Teams wird geurteilt, während du sie zusammenstellst; gedruckt werden Karten, Teamliste und Kurzregeln.',
    play: 'Am Abend selbst führt Rollcall die Reihenfolge, die Trefferpunkte und das Protokoll.',
    rest: 'Strg+K findet jeden Befehl und jedes Dokument. Was du auch tust, lässt sich zurücknehmen, und alles wird gespeichert, während du tippst.',
  },
};
