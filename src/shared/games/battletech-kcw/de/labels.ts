/** Labels of forms, lists and house rules. Words of the rules stand for themselves. */
import { LABELS_DE } from '../../../german/labels.ts';
import type { Phrases } from '../../../i18n/phrases.ts';

export const LABELS: Phrases = {
  ...LABELS_DE,
  Unit: 'Einheit',
  'Name your unit': 'Gib der Einheit einen Namen',
  'Pilot, variant or role': 'Pilot, Variante oder Rolle',
  'Who drives it, or what it is for': 'Wer sie steuert, oder wozu sie da ist',
  Type: 'Art',
  Tonnage: 'Tonnage',
  Crew: 'Besatzung',
  'Movement and heat': 'Bewegung und Hitze',
  Movement: 'Bewegung',
  'Walk/Cruise MP': 'Walk/Cruise-MP',
  'Current MP': 'Jetzige MP',
  Heat: 'Hitze',
  'Piloting level': 'Piloting-Level',
  'Of a PC or NPPC; higher is better.': 'Bei PC oder NPPC; höher ist besser.',
  'Tactics level': 'Tactics-Level',
  'Piloting base': 'Piloting-Basis',
  'Of an NPC; lower is better.': 'Bei einem NPC; niedriger ist besser.',
  'Gunnery base': 'Gunnery-Basis',
  Experience: 'Erfahrung',
  Equipment: 'Ausrüstung',
  'Add equipment': 'Ausrüstung hinzufügen',
  Tons: 'Tonnen',
  'tonnage and movement': 'Tonnage und Bewegung',
  PC: 'PC',
  'player character': 'Spielercharakter',
  NPPC: 'NPPC',
  'supporting character, built like a PC': 'Nebenfigur, gebaut wie ein PC',
  NPC: 'NPC',
  Infantry: 'Infantry',

  'Roll every turn': 'Jeden Zug würfeln',
  'On: the initiative is rolled anew each turn; off: the dice of the first one stay.':
    'An: Die Initiative wird jeden Zug neu gewürfelt; aus: Die Würfel des ersten bleiben.',
  'More initiative modifiers': 'Weitere Initiative-Modifikatoren',
  'On: square roots of crew and of units count as well.':
    'An: Auch die Quadratwurzeln aus Besatzung und Einheiten zählen.',
  'Infantry of players': 'Infantry der Spieler',
  'On: infantry that a player leads uses the line of players.':
    'An: Infantry, die ein Spieler führt, nimmt die Zeile der Spieler.',
  'Aerospace first': 'Aerospace zuerst',
  'On: in a tie aerospace comes before Mechs.': 'An: Bei Gleichstand kommt Aerospace vor Mechs.',
  Actions: 'Aktionen',
  'Simple Actions left over': 'Übrige Simple Actions',
  'On: whoever has one left may take Anytime Actions that cost more than 1.':
    'An: Wer eine übrig hat, darf Anytime Actions nehmen, die mehr als 1 kosten.',
  'List of actions': 'Liste der Aktionen',
  'On: the public list of actions is offered; off: actions are typed.':
    'An: Die öffentliche Liste der Aktionen wird angeboten; aus: Aktionen werden getippt.',
};
