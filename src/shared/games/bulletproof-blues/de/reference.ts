/** The quick reference of Bulletproof Blues. */
import type { Phrases } from '../../../i18n/phrases.ts';
import type { LanguageTexts } from '../../../i18n/translation.ts';

const PHRASES: Phrases = {
  '2nd edition': '2. Ausgabe',
  'roll again': 'neu würfeln',
  'Perception, then Super-speed, then roll again': 'Perception, dann Super-speed, dann neu würfeln',
  'The GM rolls once for all others.': 'Der GM würfelt einmal für alle anderen.',
  'The GM rolls for each character or group.': 'Der GM würfelt für jeden Charakter oder jede Gruppe.',
  'Aware?': 'Bemerkt?',
  'Who knows of no enemy cannot act against one. The others may have rounds to themselves.':
    'Wer von keinem Feind weiß, kann gegen keinen handeln. Die anderen haben vielleicht Runden für sich.',
  'Who becomes aware first acts first: that is the order.':
    'Wer zuerst etwas bemerkt, handelt zuerst: Das ist die Reihenfolge.',
  'All at once': 'Alle zugleich',
  'Everybody rolls 2d6 + Perception{0}, once a scene. {1} Highest first, in every round; ties: {2}.':
    'Alle würfeln 2d6 + Perception{0}, einmal je Szene. {1} Höchste zuerst, in jeder Runde; Gleichstand: {2}.',
  ' + rank of Super-speed': ' + Rang von Super-speed',
  Arrivals: 'Wer dazukommt',
  'The GM says where they come in.': 'Der GM sagt, an welcher Stelle.',
  'At the end': 'Am Ende',
  'The environment is always last: what falls and what rolls on unsteered moves now.':
    'Die Umgebung kommt immer zuletzt: Was fällt oder ungelenkt weiterrollt, bewegt sich jetzt.',
  'Steered: when the driver moves it, or at the end of the round, as the driver likes. Not steered: at the end.':
    'Gelenkt: wenn der Fahrer sie bewegt, oder am Ende der Runde, wie er will. Ungelenkt: am Ende.',
  'One task action and one movement action.': 'Eine Task Action und eine Movement Action.',
  'Or delay': 'Oder abwarten',
  'Not now, but later: below.': 'Nicht jetzt, sondern später: siehe unten.',
  'Give up': 'Aufgeben',
  'Your turn, before you use any of it.': 'Deinen Zug, bevor du etwas davon nutzt.',
  'Use it': 'Nutzen',
  'Between two turns of others, in this round or in a later one.':
    'Zwischen zwei Zügen anderer, in dieser oder einer späteren Runde.',
  'Next round': 'Nächste Runde',
  'Kept until then, it comes besides your own turn.': 'Bis dahin behalten, kommt er zu deinem eigenen Zug dazu.',
  'Used in a later round, it is that round’s turn. Your own place comes first: it is lost, and you act as usual.':
    'In einer späteren Runde genutzt, ist er deren Zug. Kommt vorher dein eigener Platz, ist er weg, und du handelst wie sonst.',
  'Stays as it was.': 'Bleibt, wie sie war.',
  'Stays as it was. {0}': 'Bleibt, wie sie war. {0}',
  'A turn still to come in this round is shown there, else where it was used.':
    'Ein Zug, der in dieser Runde noch kommt, steht dort, sonst, wo er genutzt wurde.',
  'Shown where it was used.': 'Sie steht, wo sie genutzt wurde.',
  'Shown in the place that was given up.': 'Sie steht an dem Platz, der aufgegeben wurde.',
  'Your next turn: this round’s if it is still to come, else the next round’s. A delayed turn goes first.':
    'Dein nächster Zug: der dieser Runde, wenn er noch kommt, sonst der nächsten. Ein abgewarteter Zug geht vor.',
  'For what': 'Wofür',
  'Block, dodge, dive for cover, a defensive power; also for somebody else. Nothing that could be called an attack.':
    'Blocken, ausweichen, in Deckung springen, eine Power zur Abwehr; auch für andere. Nichts, was ein Angriff wäre.',
  'How often': 'Wie oft',
  'Once a round.': 'Einmal je Runde.',
  'Just around the attack that made you do it; the attacker cannot take it back.':
    'Genau bei dem Angriff, der dich dazu bringt; zurücknehmen kann ihn der Angreifer nicht.',
  'Once you know that you are hit. A task action in your turn, or forced.':
    'Sobald du weißt, dass du getroffen bist. Eine Task Action in deinem Zug, oder erzwungen.',
  '2d6 + *Prowess* against the rank of the attack + 8.': '2d6 + *Prowess* gegen den Rang des Angriffs + 8.',
  '2d6 + *Agility* against the same.': '2d6 + *Agility* gegen dasselbe.',
  '+{0} with the one you use.': '+{0} mit der, die du nutzt.',
  'Go on': 'Weiter so',
  'Against further attacks, until your next action.': 'Gegen weitere Angriffe, bis zu deiner nächsten Aktion.',
  'The attack does nothing. Failure changes nothing.': 'Der Angriff bewirkt nichts. Misslingen ändert nichts.',
  Only: 'Nur',
  'Attacks that hurt Endurance. Others with the same power, rolled instead; with one like it if the GM agrees.':
    'Angriffe, die Endurance nehmen. Andere mit derselben Power statt des Wurfs; mit einer ähnlichen, wenn der GM zustimmt.',
  Extreme: 'Extrem',
  'By {0} or more: from the next round on the attacker acts right after you. Who acts after you already stays there.':
    'Um {0} oder mehr: Ab der nächsten Runde handelt der Angreifer gleich nach dir. Wer schon nach dir kommt, bleibt dort.',
  'Order of play': 'Reihenfolge',
  'In your turn': 'In deinem Zug',
  Delaying: 'Abwarten',
  Forcing: 'Erzwingen',
  Defending: 'Abwehren',
  'To stop a power': 'Eine Power abwehren',
  'Block or dodge at': 'Blocken oder ausweichen ab',
};

export const germanReference: LanguageTexts = { groups: [], phrases: PHRASES };
