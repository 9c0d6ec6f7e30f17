/** Comparisons and duels of SSUA. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const COMPARE_DE: Phrases = {
  'Move multiplier': 'Move-Faktor',
  'Initiative re-rolls': 'Neue Initiative-Würfe',
  'Pool of the best attack': 'Pool des besten Angriffs',
  'Highest damage': 'Höchster Schaden',
  'to win the Initiative': 'die Initiative zu gewinnen',
  '{0} against {1}': '{0} gegen {1}',
  Henchmen: 'Henchmen',
  Henchman: 'Henchman',
  Vehicles: 'Fahrzeuge',
  vehicle: 'Fahrzeug',
  vehicles: 'Fahrzeuge',
  'Above Henchmen': 'Über den Henchmen',
  'character above Henchmen': 'Charakter über den Henchmen',
  'characters above Henchmen': 'Charaktere über den Henchmen',

  'A goal': 'Ein Goal',
  'The chance of one goal or more.': 'Die Chance auf mindestens ein Goal.',
  Goals: 'Goals',
  'How many goals to expect.': 'Mit wie vielen Goals zu rechnen ist.',
  Damage: 'Schaden',
  'As the card states it.': 'Wie er auf der Karte steht.',
  '{0} against {1}, the better of Agility and Mind each; re-rolls of cards are left out.':
    '{0} gegen {1}, jeweils das Bessere von Agility und Mind; neue Würfe, die Karten erlauben, bleiben weg.',
  'The rules that Rollcall knows of SSUA do not say what an attack must reach or what its damage does, so no duel can be worked out.':
    'Die Regeln von SSUA, die Rollcall kennt, sagen nicht, was ein Angriff erreichen muss und was sein Schaden bewirkt; deshalb lässt sich kein Duell ausrechnen.',
};
