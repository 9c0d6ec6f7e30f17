/** Labels of forms, lists and house rules. Words of the rules stand for themselves. */
import { LABELS_DE } from '../../../german/labels.ts';
import type { Phrases } from '../../../i18n/phrases.ts';

export const LABELS: Phrases = {
  ...LABELS_DE,
  Perception: 'Perception',
  'Super-speed': 'Super-speed',
  Prowess: 'Prowess',
  Agility: 'Agility',
  Endurance: 'Endurance',
  Expertise: 'Expertise',
  'Block and dodge add 3 to these rolls; any word may stand here.':
    'Block und Dodge zählen zu diesen Würfen 3 dazu; jedes Wort darf hier stehen.',
  'a Perception': 'eine Perception',
  powers: 'Powers',

  'Order of play': 'Reihenfolge',
  'Who goes first among equal rolls.': 'Wer bei gleichen Würfen zuerst dran ist.',
  'Perception, Super-speed': 'Perception, Super-speed',
  'Rolls of the GM': 'Würfe des GM',
  'How the characters of the GM come into the order.': 'Wie die Charaktere des GM in die Reihenfolge kommen.',
  'a roll for each entry': 'ein Wurf für jeden Eintrag',
  'one roll for all': 'ein Wurf für alle',
  'Delayed turns': 'Aufgeschobene Züge',
  'On: a turn kept for the next round comes besides the one of that round.':
    'An: Ein für die nächste Runde aufgehobener Zug kommt zu dem dieser Runde hinzu.',
  'Where a forced turn is shown': 'Wo ein erzwungener Zug gezeigt wird',
  'In the order on the screen; the log always has when it was used.':
    'In der Reihenfolge auf dem Bildschirm; das Protokoll sagt immer, wann er genutzt wurde.',
  'as in the examples': 'wie in den Beispielen',
  'where it is used': 'wo er genutzt wird',
  'where the given up turn was': 'wo der aufgegebene Zug war',
  Combat: 'Kampf',
  'Extreme success': 'Extreme Success',
  'By how much it beats the difficulty.': 'Um wie viel er die Schwierigkeit übertrifft.',
};
