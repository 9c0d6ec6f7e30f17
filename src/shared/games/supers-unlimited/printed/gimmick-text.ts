/** What a Gimmick does, for a card of its own: whole sentences, where the quick reference continues the moment in front of it. */
import type { GimmickId } from '../facts.ts';

export const CARD_TEXTS: Partial<Readonly<Record<GimmickId, string>>> = {
  'mega-pulse': 'The Attack is a Pulse of that range instead.',
  mastery: 'Reroll any or all dice of that roll.',
  'sunday-punch': '+{dice}D10 on the Bash, which adds POW Double Stun.',
  evasion: 'The Character makes a Move for {pp} PP.',
  'second-wind': 'The Character has a second Recovery phase at once.',
  'burst-of-speed': 'The Character adds its Power to its Move.',
  'ride-along':
    'A friend of its Size or smaller, within {near}" before, is placed within {near}" of it after. {pp} PP for each further friend; in all no more friends than its own Size value.',
  'shake-it-off': 'The Character has a Recovery phase at once.',
  'find-weakness': '+{bonus} Combat Bonus on that Attack.',
  precision: 'Reroll any or all dice of that roll.',
};
