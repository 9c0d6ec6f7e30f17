/** Line-ups and round sheets of the BattleTech combat rules. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const SHEETS_DE: Phrases = {
  Unit: 'Einheit',
  Tons: 'Tonnen',
  Bonus: 'Bonus',
  Crew: 'Crew',
  'MP: as it is now. Bonus: added to the 2d6 of the initiative roll.':
    'MP: wie es jetzt ist. Bonus: kommt zu den 2d6 des Initiative-Wurfs dazu.',
  ' · bonus {0}': ' · Bonus {0}',
  '{0} tons · MP {1}{2}': '{0} Tonnen · MP {1}{2}',
  'had its slot': 'war dran',
  'Init is the whole roll with its bonus. MP and heat as they stand at the end of the round.':
    'Init ist der ganze Wurf mit seinem Bonus. MP und Hitze, wie sie am Ende der Runde stehen.',
};
