/** The BattleTech rules at the table. Actions of the public list keep their names. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const PLAY_DE: Phrases = {
  '{0} rolls {1} for initiative ({2}){3}': '{0} würfelt {1} für die Initiative ({2}){3}',
  'at any time': 'jederzeit',
  '{0} heat': '{0} Hitze',
  '{0} takes an opportunity: {1}': '{0} nutzt eine Gelegenheit: {1}',
  'The slot ends{0}': 'Der Slot endet{0}',
  ', {0} heat is gone': ', {0} Hitze ist weg',
  'no Simple Action': 'keine Simple Action',
  'Simple Action': 'Simple Action',
  'Simple Actions': 'Simple Actions',

  'End the slot': 'Slot beenden',
  'Opportunity or interrupt': 'Opportunity oder Interrupt',
  'Anytime Action': 'Anytime Action',
  'Double Anytime Action': 'Doppelte Anytime Action',
  'Free Anytime Action': 'Freie Anytime Action',
  'Free action': 'Freie Aktion',
  'Single action': 'Einfache Aktion',
  'Double action': 'Doppelte Aktion',
  'Another action': 'Andere Aktion',

  'It is a MOVE action': 'Es ist eine MOVE-Aktion',
  'It may be done at any time': 'Es geht jederzeit',
  Heat: 'Hitze',
  'PM: Piloting modifier': 'PM: Modifikator auf Piloting',
  'AM: attack modifier': 'AM: Modifikator auf Angriffe',
  'TM: target modifier': 'TM: Modifikator als Ziel',
  Modifier: 'Modifikator',
  'Heat that goes away': 'Hitze, die vergeht',
  MP: 'MP',
  'Heat is {0}': 'Die Hitze ist {0}',
  'Heat is {0}, and {1} come now': 'Die Hitze ist {0}, und {1} kommen jetzt',

  'One MOVE action a slot; it has had one.': 'Eine MOVE-Aktion je Slot; diese ist gemacht.',
  'Each action once a round; this one is done.': 'Jede Aktion einmal je Runde; diese ist gemacht.',
  'It is not its slot, and this is no Anytime Action.':
    'Es ist nicht der eigene Slot, und dies ist keine Anytime Action.',
  'It needs a Simple Action left over from its slot.': 'Es braucht eine Simple Action, die vom Slot übrig ist.',
  'It is its own slot: this is for the slots of others.': 'Es ist der eigene Slot: Dies ist für die Slots anderer.',
  'equal units roll again': 'gleiche Einheiten würfeln noch einmal',
  'in the slot of a unit': 'im Slot einer Einheit',
  'done: {0}': 'gemacht: {0}',

  'as it is now': 'wie sie jetzt sind',
  'what every unit of no player adds': 'was jede Einheit dazuzählt, die kein Spieler führt',
  'what all infantry adds': 'was alle Infantry dazuzählt',
  'Units of its side': 'Einheiten der Seite',
  'many are hard to lead': 'viele sind schwer zu führen',
};

/** Numbers and conditions of models. */
export const TAGS_DE: Phrases = {
  done: 'gemacht',
  moved: 'hat sich bewegt',
  'Heat to come': 'Kommende Hitze',
  'Left over': 'Übrig',
};
