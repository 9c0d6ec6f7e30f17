/** Comparisons and duels of the Action Round. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const COMPARE_DE: Phrases = {
  'Best skill': 'Bester Skill',
  'd20 {0} against d20 {1}': 'd20 {0} gegen d20 {1}',
  'at Moderate': 'bei Moderate',
  'd20 {0} against {1}, a Moderate check of Power Level {2}':
    'd20 {0} gegen {1}, eine Moderate-Probe für Power Level {2}',
  'character of Power Level {0}': 'Charakter von Power Level {0}',
  'characters of Power Level {0}': 'Charaktere von Power Level {0}',
  'A d20 each and the Initiative of the card.': 'Je ein d20 und die Initiative der Karte.',
  'By the Initiative of the cards, which this table does not roll.':
    'Nach der Initiative der Karten, die an diesem Tisch nicht gewürfelt wird.',
  'Cards of the Action Round name neither the defence that an attack must reach nor what resists its damage, so no duel can be worked out.':
    'Karten der Action Round nennen weder die Verteidigung, die ein Angriff erreichen muss, noch, was seinem Schaden widersteht; deshalb lässt sich kein Duell ausrechnen.',
};
