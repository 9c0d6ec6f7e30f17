/** Labels of what repairs a finding, by the English ones. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const FIXES_DE: Phrases = {
  'Remove the second “{0}”': 'Das zweite „{0}“ entfernen',
  'Make it a team of {0}': 'Zu einem Team aus {0} machen',
  'Remove the house rule “{0}”': 'Die Hausregel „{0}“ entfernen',
  'Set the size to {0}': 'Größe auf {0} setzen',
  'Make it a team of the Faction “{0}”': 'Zu einem Team der Faction „{0}“ machen',
  'Remove {0}': '{0} entfernen',
  'Play without Gimmicks': 'Ohne Gimmicks spielen',
  'Make it a {0}': 'Zu {0} machen',
};
