/** The quick reference of SSUA. */
import type { Phrases } from '../../../i18n/phrases.ts';
import type { LanguageTexts } from '../../../i18n/translation.ts';

const PHRASES: Phrases = {
  'house rules': 'Hausregeln',
  'Turn and AP prices': 'Zug und AP-Preise',
  'The turn': 'Die Runde',
  '4 and 5 are one goal, a 6 is two': '4 und 5 sind ein Goal, eine 6 sind zwei',
  '4, 5 and 6 are one goal each': '4, 5 und 6 sind je ein Goal',
  'the tied teams roll again': 'die gleichen Teams würfeln neu',
  'the higher attribute, then they roll again': 'das höhere Attribut, dann wird neu gewürfelt',
  'No Henchman, unless the team has nobody else.': 'Kein Henchman, außer das Team hat sonst niemanden.',
  'No Henchman: a team of Henchmen alone does not roll.': 'Kein Henchman: Ein Team nur aus Henchmen würfelt nicht.',
  Refill: 'Auffüllen',
  'All AP are back to what the card says. What was left over is lost.':
    'Alle AP stehen wieder, wie die Karte sagt. Was übrig war, verfällt.',
  Nominate: 'Benennen',
  'One character for each team{0}': 'Ein Charakter je Team{0}',
  Roll: 'Würfeln',
  'As many dice as *Mind* or *Agility*, as its player likes. {0}.':
    'So viele Würfel wie *Mind* oder *Agility*, nach Wahl. {0}.',
  'Re-roll': 'Neu würfeln',
  'As many dice as the card allows.': 'So viele Würfel, wie die Karte erlaubt.',
  Winner: 'Sieger',
  'Who has most goals. Equal: {0}. Coming second means nothing.':
    'Wer die meisten Goals hat. Gleich viele: {0}. Zweiter zu werden bringt nichts.',
  Clockwise: 'Reihum',
  'From the winner around the table, one Activation a team, until everybody has been Activated.':
    'Vom Sieger aus im Uhrzeigersinn, je Team eine Activation, bis alle aktiviert waren.',
  'Or pass': 'Oder passen',
  'A character is given up for this turn instead of being Activated.':
    'Statt einer Activation wird ein Charakter für diese Runde aufgegeben.',
  'Nobody is Activated now; the team may go on later. When all pass in a row the turn is over.':
    'Jetzt wird niemand aktiviert; später geht es weiter. Passen alle nacheinander, ist die Runde vorbei.',
  'Once a turn': 'Einmal je Runde',
  'Each character is Activated once, in any order its team likes.':
    'Jeder Charakter wird einmal aktiviert, in beliebiger Reihenfolge.',
  'Spend AP': 'AP ausgeben',
  'On anything listed, in any order, until they are gone or no longer wanted.':
    'Für alles auf der Liste, in beliebiger Reihenfolge, bis sie weg sind oder es genug ist.',
  'One attack': 'Ein Angriff',
  'A turn, melee or ranged, whatever AP are left.': 'Je Runde, nah oder fern, wie viele AP auch übrig sind.',
  'Twice as far, and then nothing but a *melee attack for 0 AP*{0}.{1}':
    'Doppelt so weit, und danach nur noch ein *Nahangriff für 0 AP*{0}.{1}',
  ', besides the one attack': ', zusätzlich zu dem einen Angriff',
  '; it is the one attack': '; er ist der eine Angriff',
  ' Only with {0} AP or more.': ' Nur mit {0} AP oder mehr.',
  'Part of a point': 'Teil eines Punkts',
  'AP of each move are rounded up.': 'AP jeder Bewegung werden aufgerundet.',
  'AP of each move are rounded down.': 'AP jeder Bewegung werden abgerundet.',
  'Anything else': 'Alles andere',
  'What no list names costs as much as interacting.': 'Was auf keiner Liste steht, kostet so viel wie Interagieren.',
  'In the air': 'In der Luft',
  'Seen from the ground 18″ up. Terrain below does not count, and flyers always reach each other in melee.':
    'Vom Boden aus 18″ hoch. Gelände darunter zählt nicht, und Fliegende erreichen sich im Nahkampf immer.',
  'then melee only': 'danach nur Nahkampf',
  'in the air': 'in der Luft',
  'in or under water': 'im oder unter Wasser',
  'unless it says otherwise': 'wenn nichts anderes dabeisteht',
  'each try': 'je Versuch',
  'carry, throw, club': 'tragen, werfen, zuschlagen',
  'then its own AP': 'danach eigene AP',
  '{0} (Henchman)': '{0} (Henchman)',
  '{0} (vehicle)': '{0} (Fahrzeug)',
  'Get in and drive': 'Einsteigen und fahren',
  'The driver pays for operating it once in its Activation; the vehicle then spends AP of its own.':
    'Wer fährt, zahlt einmal je Activation dafür; das Fahrzeug gibt dann eigene AP aus.',
  'One model': 'Ein Modell',
  'A rider that is one model with its vehicle pays nothing for it.':
    'Wer mit seinem Fahrzeug ein Modell ist, zahlt nichts dafür.',
  'AP prices': 'AP-Preise',
  Activity: 'Tätigkeit',
  Price: 'Preis',
  'Own prices': 'Eigene Preise',
  Multiplier: 'Faktor',
  'Faster ones': 'Schnellere',
  'A card may multiply inches: at ×2 a point is 2″ of moving and 4″ of charging.':
    'Eine Karte kann Zoll vervielfachen: Bei ×2 ist ein Punkt 2″ Gehen und 4″ Anstürmen.',
  'Objects as clubs': 'Gegenstände als Keulen',
  Class: 'Class',
  'Hit and Damage': 'Hit und Schaden',
};

export const germanReference: LanguageTexts = { groups: [], phrases: PHRASES };
