/** Line-ups and round sheets of the Action Round. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const SHEETS_DE: Phrases = {
  'Initiative: the score, or what is added to its d20. Destiny: dice.':
    'Initiative: der Wert, oder was zu ihrem d20 dazukommt. Destiny: Würfel.',
  'Power Level {0}': 'Power Level {0}',
  '{0} ft': '{0} ft',
  Conditions: 'Conditions',
  'PL {0} · initiative {1}{2}': 'PL {0} · Initiative {1}{2}',
  'Below a name a box for each Destiny die. Fatigue 1 is fatigued, 2 exhausted, 3 incapacitated.':
    'Unter einem Namen ein Kästchen je Destiny-Würfel. Fatigue 1 ist fatigued, 2 exhausted, 3 incapacitated.',
};
