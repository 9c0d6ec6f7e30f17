/** Conditions and choices that an event is refused for, as the end of a sentence. */
import { texts } from '../../../../i18n/phrases.ts';

export const CONDITIONS: Readonly<Record<string, string>> = texts({
  out: 'it is out of the game',
  aloft: 'it is high above the table and has to return first',
  henchman: 'only Supers may',
  ko: 'it is KO’ed',
  paralysis: 'it is paralysed',
  stun: 'it is stunned',
  entangle: 'it is entangled',
  nullify: 'its Abilities are nullified',
  move: 'it has no Move left',
  inside: 'this way of moving does not work inside the Building',
  contact: 'an enemy is in base contact',
  'start:order': 'the order of the Turns is not settled',
  'pass:pass': 'a Character can still be chosen, and the Endgame has not begun',
  'manipulate:missing': 'the Trait for this Power Marker is not named',
  'climb-high:climb-high': 'it neither flies nor has Winged Flight',
  'attack:object': 'what it throws is not named',
  'attack:charge': 'it has not charged, or this is no Close attack',
  'react:block': 'no attack on it is under way',
  'react:fallen-ally': 'no friend of it has just fallen',
  'react:teleport': 'it does not slam or fall, or cannot teleport',
});
