/** Line-ups and round sheets of Bulletproof Blues. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const SHEETS_DE: Phrases = {
  Order: 'Reihenfolge',
  'Perception and Super-speed are added to the 2d6 of the order of play.':
    'Perception und Super-speed kommen zu den 2d6 der Reihenfolge dazu.',
  '{0}, rank {1}': '{0}, Rang {1}',
  '{0}, rank {1}, to stop {2}': '{0}, Rang {1}, abgewehrt mit {2}',
  'Endurance of {0}': 'Endurance von {0}',
  'Place is that in the order of the round; the environment comes last. A forced action costs the next turn.':
    'Platz ist der in der Reihenfolge der Runde; die Umgebung kommt zuletzt. Eine erzwungene Aktion kostet den nächsten Zug.',
};
