/** The quick reference of the BattleTech combat rules. */
import type { Phrases } from '../../../i18n/phrases.ts';
import type { LanguageTexts } from '../../../i18n/translation.ts';

const PHRASES: Phrases = {
  'BattleTech combat rules': 'BattleTech-Kampfregeln',
  'Initiative and actions': 'Initiative und Aktionen',
  'PC and NPPC': 'PC und NPPC',
  '2D6 + Walk/Cruise + *Piloting* level + *Tactics* level': '2D6 + Walk/Cruise + Stufe *Piloting* + Stufe *Tactics*',
  '2D6 + Walk/Cruise + {0} − *Piloting base* − *Gunnery base*':
    '2D6 + Walk/Cruise + {0} − *Piloting base* − *Gunnery base*',
  Infantry: 'Infantry',
  '2D6 + Walk + {0} + {1} for each level of experience above Green':
    '2D6 + Walk + {0} + {1} je Erfahrungsstufe über Green',
  'The highest total first.': 'Die höchste Summe zuerst.',
  'Current MP': 'Jetzige MP',
  'Count: heat and damage that slow a unit take its bonus away too.':
    'Sie zählen: Hitze und Schaden, die eine Einheit bremsen, nehmen auch den Bonus weg.',
  When: 'Wann',
  'Each turn anew.': 'Jede Runde neu.',
  'Once; the dice are kept, and totals follow the current MP.':
    'Einmal; die Würfel bleiben, die Summen folgen den jetzigen MP.',
  'Of two or more: − the square root of their number, rounded up.': 'Ab zwei: − die Wurzel ihrer Anzahl, aufgerundet.',
  'Many units': 'Viele Einheiten',
  'Of two or more on a side: − the square root of their number, rounded up.':
    'Ab zwei auf einer Seite: − die Wurzel ihrer Anzahl, aufgerundet.',
  'The lightest first.': 'Die leichteste zuerst.',
  '2D6 each, higher first, until nobody is equal.': 'Je 2D6, höher zuerst, bis niemand mehr gleich ist.',
  Two: 'Zwei',
  '*Simple Actions* a unit in its slot. They need not be used.':
    '*Simple Actions* je Einheit, wenn sie dran ist. Sie müssen nicht genutzt werden.',
  'One MOVE': 'Ein MOVE',
  'At most, of whatever kind.': 'Höchstens, welcher Art auch immer.',
  'Each once': 'Jede einmal',
  'Nothing twice in a turn: who fires again does a 2nd Fire.':
    'Nichts doppelt in einer Runde: Wer noch einmal feuert, macht ein 2nd Fire.',
  'One by one': 'Nacheinander',
  'An action ends before the next one begins.': 'Eine Aktion endet, bevor die nächste beginnt.',
  Now: 'Jetzt',
  'A unit goes when its slot comes; what it does not use is wasted.':
    'Eine Einheit handelt, wenn sie dran ist; was sie nicht nutzt, verfällt.',
  'Anytime (*)': 'Jederzeit (*)',
  'Once a turn each, in anybody’s slot or in the middle of an action; in the own slot at its price.':
    'Jede einmal je Runde, wer auch dran ist, auch mitten in einer Aktion; wenn selbst dran, zum eigenen Preis.',
  Costly: 'Teure',
  'An Anytime Action of more than 1 outside the slot wants a Simple Action left over; it is not spent.':
    'Eine Anytime Action über 1 außer der Reihe braucht eine übrige Simple Action; sie wird nicht verbraucht.',
  'An Anytime Action of more than 1 is for the own slot alone.':
    'Eine Anytime Action über 1 geht nur, wenn man selbst dran ist.',
  'End of the slot': 'Am Ende',
  'Heat of the actions is added and some of it dissipates, only now.':
    'Erst jetzt kommt die Hitze der Aktionen dazu, und ein Teil verfliegt.',
  'In between': 'Dazwischen',
  'Heat of actions in somebody else’s slot counts at once.': 'Hitze aus Aktionen außer der Reihe zählt sofort.',
  'To Piloting targets of the unit, until its next slot.':
    'Auf Piloting-Zielwerte der Einheit, bis sie wieder dran ist.',
  'A Piloting roll is needed, with this.': 'Damit ist ein Piloting-Wurf nötig.',
  'To combat targets of the unit, until its next slot.': 'Auf Kampf-Zielwerte der Einheit, bis sie wieder dran ist.',
  'To targets of others who fire at it, until its next slot; hexes moved count besides.':
    'Auf Zielwerte derer, die auf sie feuern, bis sie wieder dran ist; bewegte Felder zählen dazu.',
  'Flamer, small or medium laser, AC/5, AC/10, SRM': 'Flamer, Small oder Medium Laser, AC/5, AC/10, SRM',
  'Large laser, AC/20, LRM': 'Large Laser, AC/20, LRM',
  'Not while prone; both hips are needed.': 'Nicht im Liegen; beide Hüften werden gebraucht.',
  'Careful aim': 'Careful Aim',
  'Adds up to −3, for weapons that have not fired.': 'Summiert sich bis −3, für Waffen, die nicht gefeuert haben.',
  Opportunity: 'Opportunity',
  'Each Simple Action costs two, a MOVE one more; AM +2. All at one time, against the unit that acts.':
    'Jede Simple Action kostet zwei, ein MOVE eine mehr; AM +2. Alle auf einmal, gegen die Einheit, die handelt.',
  Interrupt: 'Interrupt',
  'Each costs two: in the middle of another’s action.': 'Jede kostet zwei: mitten in einer fremden Aktion.',
  'Infantry levels': 'Infantry-Stufen',
  Adds: 'Bringt',
  'Equal totals': 'Gleiche Summen',
  Modifiers: 'Modifikatoren',
  'List of actions': 'Liste der Aktionen',
  'TM of Evade': 'TM von Evade',
  'Double Fire': 'Double Fire',
  Weapon: 'Waffe',
  'Of the list': 'Zur Liste',
  'At the table': 'Am Tisch',
  weapons: 'Waffen',
  'hexes, min. 3': 'Felder, mind. 3',
  'with a MOVE': 'mit einem MOVE',
  'by weapon': 'je nach Waffe',
  '{0} by Piloting': '{0} nach Piloting',
};

export const germanReference: LanguageTexts = { groups: [], phrases: PHRASES };
