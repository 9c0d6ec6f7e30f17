/** Comparisons and duels of Supers Unlimited. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const COMPARE_DE: Phrases = {
  '{0} Resistance': '{0} Resistance',
  'Recovery dice': 'Recovery-Würfel',
  'Dice of the best attack': 'Würfel der besten Attack',
  'Longest range': 'Größte Reichweite',
  ' with {0} on each': ' mit {0} auf jeden',
  '{0}{1} against {2}': '{0}{1} gegen {2}',
  '{0} against {1}{2}': '{0} gegen {1}{2}',
  'to recover': 'sich zu erholen',
  'Level {0}': 'Level {0}',
  'Level {0} hero': 'Held von Level {0}',
  'Level {0} heroes': 'Helden von Level {0}',

  'The chance of one Success or more.': 'Die Chance auf mindestens einen Success.',
  'Takes HP': 'Nimmt HP',
  'How many HP one roll takes on average, as long as there are enough.':
    'Wie viele HP ein Wurf im Mittel nimmt, solange genug da sind.',
  'KO’s': 'Macht KO',
  'The chance that the other one, unhurt until now, is KO’ed by it.':
    'Die Chance, dass der andere, bisher unverletzt, davon KO geht.',
  'Takes out': 'Nimmt alles',
  'The chance that it takes all HP of the other one at once.':
    'Die Chance, dass der andere dadurch alle HP auf einmal verliert.',
  'not in a duel: it needs an Object': 'nicht im Duell: braucht ein Object',
  'also {0}': 'auch {0}',
  'immune to {0}': 'immun gegen {0}',

  'Both roll Mind against {0}; the most Successes win, and ties are rolled again.':
    'Beide würfeln Mind gegen {0}; die meisten Successes gewinnen, bei Gleichstand wird neu gewürfelt.',
  'Both begin unhurt with all Power Points, always in reach of each other, and take Turns; each begins half of the duels. Whoever is KO’ed or Incapacitated first has lost.':
    'Beide beginnen unverletzt mit allen Power Points, sind immer in Reichweite und wechseln sich mit ihren Turns ab; jeder beginnt die Hälfte der Duelle. Wer zuerst KO oder Incapacitated ist, hat verloren.',
  'In its Turn a hero rolls for all it may recover from, then attacks twice as long as Power Points last: with the chosen attack, else with the one that takes the most HP on average and is allowed at that moment. Whoever is entangled tears itself free where no attack reaches the other one.':
    'Wer dran ist, würfelt für alles, wovon man sich erholen kann, und greift dann zweimal an, solange die Power Points reichen: mit der gewählten Attack, sonst mit der, die im Mittel die meisten HP nimmt und gerade erlaubt ist. Wer von Entangle gehalten wird, reißt sich los, wenn keine Attack den anderen erreicht.',
  'Left out: movement, distance and terrain, Charge and Called Shot, Reactions such as Block and Power Up, Gimmicks, Objects, Talents, Abilities and Spells. Knockback only pushes, Control is let go, and who flies has the High Ground.':
    'Weggelassen sind: Bewegung, Entfernung und Gelände, Charge und Called Shot, Reactions wie Block und Power Up, Gimmicks, Objects, Talents, Abilities und Spells. Knockback schiebt nur, auf Control wird verzichtet, und wer fliegt, hat High Ground.',
  'Where nobody has won after {0} Turns the duel is broken off.':
    'Hat nach {0} Turns niemand gewonnen, wird das Duell abgebrochen.',
};
