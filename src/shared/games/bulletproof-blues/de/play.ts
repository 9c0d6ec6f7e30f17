/** Bulletproof Blues at the table. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const PLAY_DE: Phrases = {
  'Who is aware, first to last: {0}': 'Wer etwas bemerkt hat, von zuerst bis zuletzt: {0}',
  '{0} rolls Perception: {1} ({2})': '{0} würfelt Perception: {1} ({2})',
  'takes on a task': 'übernimmt einen Task',
  'does something else': 'tut etwas anderes',
  '{0} forces {1}{2}': '{0} erzwingt {1}{2}',
  '{0} blocks an attack of {1} at rank {2}{3}: {4} ({5})':
    '{0} blockt einen Angriff von {1} mit Rang {2}{3}: {4} ({5})',
  '{0} dodges an attack of {1} at rank {2}{3}: {4} ({5})':
    '{0} weicht einem Angriff von {1} mit Rang {2}{3} aus: {4} ({5})',
  'an action': 'eine Aktion',
  'a block': 'einen Block',
  'a dodge': 'ein Ausweichen',
  'a dive for cover': 'einen Sprung in Deckung',
  'the use of a power': 'den Einsatz einer Power',
  'an extreme success': 'ein Extreme Success',
  'it succeeds': 'es gelingt',
  'it fails': 'es misslingt',
  '{0} in all against {1}: {2}': 'insgesamt {0} gegen {1}: {2}',

  'Say who is aware first': 'Sagen, wer zuerst etwas bemerkt',
  'Roll Perception': 'Perception würfeln',
  'Take the delayed turn': 'Aufgeschobenen Zug nehmen',
  'Get ready to block': 'Bereit zum Blocken',
  'Get ready to dodge': 'Bereit zum Ausweichen',
  Task: 'Task',
  'Force {0}': 'Erzwingen: {0}',
  '{0} rank {1}': '{0}: Rang {1}',
  'End the round': 'Runde beenden',
  Block: 'Blocken',
  Dodge: 'Ausweichen',
  'Dive for cover': 'Sprung in Deckung',
  'A power': 'Eine Power',
  'Something else': 'Etwas anderes',

  'First to last': 'Von zuerst bis zuletzt',
  'To protect': 'Zum Schutz von',
  'Against whom': 'Gegen wen',
  'Rank of the attack': 'Rang des Angriffs',
  Endurance: 'Endurance',
  'The attack does Endurance damage': 'Der Angriff nimmt Endurance',
  'The power is like the attack': 'Die Power ist wie der Angriff',
  'An extreme success, whatever the roll': 'Ein Extreme Success, egal was gewürfelt wird',

  'One Task and one Move a turn; this one is used.': 'Ein Task und ein Move je Zug; dieser ist verbraucht.',
  'One forced action a round; it has had one.': 'Eine erzwungene Aktion je Runde; diese ist verbraucht.',
  'It is its own turn: nothing has to be forced.': 'Es ist der eigene Zug: Nichts muss erzwungen werden.',
  'It is not aware of anybody yet.': 'Hat noch niemanden bemerkt.',
  'It has to block or dodge first, in its turn or by a forced action.':
    'Muss zuerst blocken oder ausweichen, im eigenen Zug oder durch eine erzwungene Aktion.',
  'It has acted already.': 'Hat schon gehandelt.',
  'it has acted in this turn': 'in diesem Zug wurde schon gehandelt',
  'it defends itself in no way': 'es verteidigt sich nicht',
  'it blocks': 'es blockt',
  'it dodges': 'es weicht aus',
  'everybody rolls Perception': 'alle würfeln Perception',
  'equal totals roll again': 'gleiche Summen würfeln noch einmal',
  'the environment is last': 'die Umgebung kommt zuletzt',

  'so far:  {0}': 'bisher:  {0}',
  'next round: {0} acts after {1}': 'nächste Runde: {0} handelt nach {1}',
  'the rank of the power': 'der Rang der Power',
  'blocks go by {0}': 'Blocken geht nach {0}',
  'dodges go by {0}': 'Ausweichen geht nach {0}',
  'it stands on the card': 'es steht auf der Karte',
  'An extreme success': 'Ein Extreme Success',
};

/** Numbers and conditions of models. */
export const TAGS_DE: Phrases = {
  out: 'aus dem Spiel',
  blocks: 'blockt',
  delayed: 'aufgeschoben',
  dodges: 'weicht aus',
  forced: 'erzwungen',
  'forced an action': 'hat eine Aktion erzwungen',
  'Task used': 'Task verbraucht',
  'Move used': 'Move verbraucht',
  'Turns to lose': 'Züge, die ausfallen',
};
