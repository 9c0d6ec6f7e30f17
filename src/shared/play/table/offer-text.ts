/** Offers as buttons: what each does, where it stands, what it takes, and why it cannot be had now. */

import { shortened } from '../../text/short.ts';
import { formatNumber } from '../../texts/numbers.ts';
import type { Translate } from '../../texts/translate.ts';
import { keysOf } from '../event/event-keys.ts';
import { namesOf } from '../names.ts';
import type { Offer } from '../offers.ts';
import type { Candidate, Cost, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { kindText, labelText, sentence, valueWords } from './event-text.ts';
import { refusalText } from './refusal-text.ts';

/**
 * Where an offer stands: `answer` to what is due; `turn` moves play on (begin, choose, pass, end); `table` is what may be stated
 * at any time, corrections among them.
 */
export type OfferGroup = 'answer' | 'act' | 'move' | 'attack' | 'react' | 'turn' | 'table';

export interface OfferTexts {
  /** Without its model where that is the one that acts; otherwise with it: `Night Ferry: dodge`. */
  readonly label: string;
  readonly group: OfferGroup;
  /** `1 PP`, `2 Simple Actions`. */
  readonly price?: string;
  /** Why not, or what comes first, as a sentence; absent where it is allowed. */
  readonly refused?: string;
  /** Where the rulebook says so, for games that are cited by chapter. */
  readonly chapter?: string;
}

export function offerText(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  offer: Offer,
): OfferTexts {
  const { event, cost, refused } = offer;
  const chapter = refused?.fact === undefined ? undefined : rules.cite(refused.fact).chapter;
  const why =
    refused === undefined
      ? rules.words?.early?.(translate, encounter, event)
      : refusalText(translate, rules, encounter, event, refused);
  const price = rules.words?.price?.(translate, encounter, event) ?? (cost && priceText(translate, rules, cost));
  return {
    label: labelOf(translate, rules, encounter, event),
    group: groupOf(rules, encounter, offer),
    ...(price === undefined ? {} : { price }),
    ...(why === undefined ? {} : { refused: why }),
    ...(chapter === undefined ? {} : { chapter: translate('playWords.chapter', { chapter }) }),
  };
}

/** Says a price: `1 PP`, `2 Simple Actions`, `free`. */
export function priceText(translate: Translate, rules: PlayRules, { amount, of }: Cost): string {
  if (amount === 0) return translate('playWords.free');
  // “Move” is also the label of a button, which is a verb in German.
  if (of === 'Move') return translate('playWords.moveCost', { amount });
  return `${formatNumber(translate.language, amount)} ${labelText(translate, rules, of)}`;
}

function labelOf(translate: Translate, rules: PlayRules, encounter: ActiveEncounter, event: Candidate): string {
  const name = namesOf(translate, rules, encounter);
  const label =
    rules.words?.label?.(translate, encounter, event, name) ?? plainLabel(translate, rules, encounter, event);
  const { model } = event;
  if (typeof model !== 'string' || model === encounter.state.active || label.includes(name(model))) return label;
  return `${name(model)}: ${label}`;
}

/** `Pick up`, `Move: walk` */
function plainLabel(translate: Translate, rules: PlayRules, encounter: ActiveEncounter, event: Candidate): string {
  const keys = keysOf(rules, encounter, event);
  const values = Object.entries(event).flatMap(([key, value]) =>
    key === 'kind' || typeof value !== 'string' || keys[key]?.names ? [] : [wordsOf(translate, rules, value)],
  );
  return [sentence(wordsOf(translate, rules, event.kind)), ...values].join(': ');
}

const wordsOf = (translate: Translate, rules: PlayRules, value: string): string =>
  valueWords(translate, rules, value) ?? shortened(kindText(translate, value));

/** The groups of kinds that games have in common or that say it by their names. */
const GROUPS: ReadonlyMap<string, OfferGroup> = new Map(
  Object.entries({
    answer: 'roll knockback collapse end-control end-recovery initiative perception tie',
    move: 'move run charge climb-high take-off land',
    attack: 'attack called-shot',
    react: 'react reaction force defend trigger surge destiny gimmick opportunity',
    turn: 'begin start choose activate pass next end end-activation end-turn end-game delay step-in hold deploy aware',
    table: 'note out in place adjust check effect lift condition inflict trait-roll claim thing summon dismiss',
  }).flatMap(([group, kinds]) => kinds.split(' ').map((kind) => [kind, group as OfferGroup] as const)),
);

export function groupOf(
  rules: PlayRules,
  encounter: ActiveEncounter,
  { event, isFree }: Pick<Offer, 'event' | 'isFree'>,
): OfferGroup {
  return rules.words?.group?.(encounter, event) ?? GROUPS.get(event.kind) ?? (isFree ? 'table' : 'act');
}
