/** Offers as buttons: what each does, where it stands, what it takes, and why it cannot be had now. */

import { namesOf } from '../names.ts';
import type { Offer } from '../offers.ts';
import type { Candidate, PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import { sentence } from './event-words.ts';
import { refusalWords } from './refusal-words.ts';

/**
 * Where an offer stands: `answer` to what is due; `turn` moves play on (begin, choose, pass, end); `table` is what may be stated
 * at any time, corrections among them.
 */
export type OfferGroup = 'answer' | 'act' | 'move' | 'attack' | 'react' | 'turn' | 'table';

export interface OfferWords {
  /** Without its model where that is the one that acts; otherwise with it: `Night Ferry: dodge`. */
  readonly label: string;
  readonly group: OfferGroup;
  /** `1 PP`, `2 Simple Actions`. */
  readonly price?: string;
  /** Why not, as a sentence; absent where it is allowed. */
  readonly refused?: string;
  /** Where the rulebook says so, for games that are cited by chapter. */
  readonly chapter?: string;
}

export function offerWords(rules: PlaySpec, play: Play, offer: Offer): OfferWords {
  const { event, cost, refused } = offer;
  const { chapter } = refused?.fact === undefined ? { chapter: undefined } : rules.cite(refused.fact);
  return {
    label: labelOf(rules, play, event),
    group: groupOf(rules, play, offer),
    ...(cost === undefined ? {} : { price: `${cost.amount} ${cost.of}` }),
    ...(refused === undefined ? {} : { refused: refusalWords(rules, play, event, refused) }),
    ...(chapter === undefined ? {} : { chapter: `chapter ${chapter}` }),
  };
}

function labelOf(rules: PlaySpec, play: Play, event: Candidate): string {
  const name = namesOf(rules, play);
  const label = rules.words?.label?.(play, event, name) ?? plainLabel(rules, event);
  const { model } = event;
  if (typeof model !== 'string' || model === play.state.active) return label;
  return `${name(model)}: ${label}`;
}

/** `Pick up`, `Move: walk` */
function plainLabel(rules: PlaySpec, { kind, ...event }: Candidate): string {
  const words = rules.words?.values;
  const inWords = (word: string) => words?.[word] ?? word.replaceAll('-', ' ');
  const keys = rules.events.get(kind)?.keys ?? {};
  const values = Object.entries(event).filter(([key, value]) => typeof value === 'string' && !keys[key]?.names);
  return [sentence(inWords(kind)), ...values.map(([, value]) => inWords(String(value)))].join(': ');
}

const GROUPS: Readonly<Record<OfferGroup, readonly string[]>> = {
  answer: ['roll', 'knockback', 'collapse', 'end-control', 'end-recovery', 'initiative', 'perception', 'tie'],
  act: [],
  move: ['move', 'run', 'charge', 'climb-high', 'take-off', 'land'],
  attack: ['attack', 'called-shot'],
  react: ['react', 'reaction', 'force', 'defend', 'trigger', 'surge', 'gimmick', 'opportunity'],
  turn: [
    'begin',
    'start',
    'choose',
    'activate',
    'pass',
    'next',
    'end',
    'end-activation',
    'end-turn',
    'end-game',
    'delay',
  ].concat(['step-in', 'hold', 'deploy', 'turn-order', 'wits', 'aware']),
  table: [
    'note',
    'out',
    'in',
    'place',
    'adjust',
    'check',
    'effect',
    'lift',
    'condition',
    'inflict',
    'trait-roll',
  ].concat(['claim', 'thing', 'summon', 'dismiss']),
};

function groupOf(rules: PlaySpec, play: Play, { event, isFree }: Offer): OfferGroup {
  const own = rules.words?.group?.(play, event);
  if (own) return own;
  for (const [group, kinds] of Object.entries(GROUPS)) if (kinds.includes(event.kind)) return group as OfferGroup;
  return isFree ? 'table' : 'act';
}
