/** Rosters of Supers Unlimited. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const SHEETS_DE: Phrases = {
  '{0} red': '{0} rot',
  '{0}, {1} Levels': '{0}, {1} Levels',
  '{0} Levels': '{0} Levels',
  'Dice and Resistance as on the card (5 R2). HP with the Red Zone.':
    'Würfel und Resistance wie auf der Karte (5 R2). HP mit der Red Zone.',
};
