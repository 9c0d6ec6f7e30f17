import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { SLOTS } from '../../studio/slots.ts';

export const SLOTS_DE: Translation<typeof SLOTS> = {
  title: 'Wahlen für Stile',
  hint: 'Wähle Elemente auf der Karte und mache daraus einen Platz: Stile wählen dann zwischen ihnen und dem, was dort sonst stehen kann.',
  add: 'Aus dem Gewählten einen Platz machen',
  addChoice: 'Als Wahl dazunehmen',
  place: (n) => `Platz ${n}`,
  choice: (n) => `Wahl ${n}`,
  standard: 'Wie gezeichnet',
  nothing: 'Nichts',
  count: (n) => (n === 1 ? '1 Wahl' : `${n} Wahlen`),
  name: 'Name des Platzes',
  standardName: 'Was von sich aus dort steht',
  choiceName: 'Name der Wahl',
  part: 'Wo das Formular der Stile ihn zeigt',
  parts: { where: 'Was wo steht', frame: 'Rahmen & Dichte', back: 'Rückseite' },
  select: (n) => (n === 1 ? 'Sein Element wählen' : `Seine ${n} Elemente wählen`),
  swap: (choice) => `„${choice}“ auf die Karte legen, und was dort steht an seine Stelle`,
  refused: {
    nothing: 'Wähle zuerst Elemente auf der Karte.',
    size: 'Wahlen macht man in der eigenen Größe der Karte: Zeige zuerst diese.',
    taken:
      'Auch ein anderer Platz ändert etwas davon, also muss es auf der Karte bleiben. Entferne zuerst jenen Platz.',
    own: 'Einige davon stehen von sich aus an einem Platz. Wähle, was stattdessen dort stehen soll.',
    inside: 'Was für ein Bild einspringt, lässt sich nicht allein wählen. Wähle das Bild.',
    words: 'Text von anderswo geht in eines davon: Es muss auf der Karte bleiben.',
    full: 'Mehr kann eine Vorlage nicht haben.',
    changes: 'Die Wahlen dieses Platzes ändern, was dort steht, statt etwas anderes zu bringen.',
  },
};
