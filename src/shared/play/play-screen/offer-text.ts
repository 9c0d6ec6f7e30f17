/** Texts of offers as buttons: what each does, its group, its price, and why it is refused. */

import { truncateVisibly } from '../../text/truncate.ts';
import { formatNumber } from '../../texts/numbers.ts';
import type { Translate } from '../../texts/translate.ts';
import { getEventKeys } from '../event/event-keys.ts';
import { createGetName } from '../model-names.ts';
import type { Offer } from '../offers.ts';
import type { CandidateEvent, Cost, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { capitalize, findValueText, formatKind, formatTrackLabel } from './event-text.ts';
import { formatOfferRefusal } from './refusal-text.ts';

/**
 * The group of an offer: `answer` to a duty; `turn` moves play on (begin, choose, pass, end); `table` can be stated at any time, including
 * corrections; `end` ends the whole game. `standard`, `move-action`, `quick` and `free` are types of actions of a game that gives each turn
 * so many of each type, and `extra` is what a model may add to any of them.
 */
export type OfferGroup =
  | 'answer'
  | 'act'
  | 'move'
  | 'attack'
  | 'standard'
  | 'move-action'
  | 'quick'
  | 'free'
  | 'extra'
  | 'react'
  | 'turn'
  | 'table'
  | 'end';

export interface OfferTexts {
  /** The label. It names the model only if another one acts: `Night Ferry: dodge`. */
  readonly label: string;
  readonly group: OfferGroup;
  /** What the option does in numbers: `Aim 4 · Projectile 8 · Damage`. */
  readonly details?: string;
  /** `1 PP`, `2 Simple Actions`. */
  readonly price?: string;
  /** The reason for the refusal, or what must come first, as a sentence; absent if the offer is allowed. */
  readonly refused?: string;
  /** The chapter of the rulebook, for games that cite chapters. */
  readonly chapter?: string;
}

export function createOfferTexts(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offer: Offer,
): OfferTexts {
  const { event: candidate, cost, refused } = offer;
  const chapter = refused?.fact === undefined ? undefined : playRules.cite(refused.fact).chapter;
  const reason =
    refused === undefined
      ? playRules.words?.getPrerequisite?.(translate, encounter, candidate)
      : formatOfferRefusal(translate, playRules, encounter, candidate, refused);
  const priceLabel =
    playRules.words?.formatPrice?.(translate, encounter, candidate) ??
    (cost && formatPrice(translate, playRules, cost));
  const details = playRules.words?.formatDetails?.(translate, encounter, candidate);
  return {
    label: createLabel(translate, playRules, encounter, offer.followedBy?.at(-1) ?? candidate),
    group: getOfferGroup(playRules, encounter, offer),
    ...(details === undefined ? {} : { details }),
    ...(priceLabel === undefined ? {} : { price: priceLabel }),
    ...(reason === undefined ? {} : { refused: reason }),
    ...(chapter === undefined ? {} : { chapter: translate('playWords.chapter', { chapter }) }),
  };
}

/** Formats a price: `1 PP`, `2 Simple Actions`, `free`. */
export function formatPrice(translate: Translate, playRules: PlayRules, { amount, unit }: Cost): string {
  if (amount === 0) return translate('playWords.free');
  // “Move” is also the label of a button, which is a verb in German.
  if (unit === 'Move') return translate('playWords.moveCost', { amount });
  return `${formatNumber(translate.language, amount)} ${formatTrackLabel(translate, playRules, unit)}`;
}

function createLabel(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
): string {
  const getName = createGetName(translate, playRules, encounter);
  const ownLabel =
    playRules.words?.formatLabel?.(translate, encounter, candidate, getName) ??
    createPlainLabel(translate, playRules, encounter, candidate);
  const { model: modelId } = candidate;
  if (typeof modelId !== 'string' || modelId === encounter.state.active || ownLabel.includes(getName(modelId)))
    return ownLabel;
  return `${getName(modelId)}: ${ownLabel}`;
}

/** `Pick up`, `Move: walk` */
function createPlainLabel(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
): string {
  const eventKeys = getEventKeys(playRules, encounter, candidate);
  const valueTexts = Object.entries(candidate).flatMap(([keyName, keyValue]) =>
    keyName === 'kind' || typeof keyValue !== 'string' || eventKeys[keyName]?.namedKind
      ? []
      : [formatEventValue(translate, playRules, keyValue)],
  );
  return [capitalize(formatEventValue(translate, playRules, candidate.kind)), ...valueTexts].join(': ');
}

const formatEventValue = (translate: Translate, playRules: PlayRules, eventValue: string): string =>
  findValueText(translate, playRules, eventValue) ?? truncateVisibly(formatKind(translate, eventValue));

/** The groups of kinds that several games share or whose names determine the group. */
const GROUP_BY_KIND: ReadonlyMap<string, OfferGroup> = new Map(
  Object.entries({
    answer: 'roll knockback collapse end-control end-recovery initiative perception tie',
    move: 'move run charge climb-high take-off land',
    attack: 'attack called-shot',
    react: 'react reaction force defend trigger surge destiny gimmick opportunity',
    turn: 'begin start choose activate pass next end end-activation end-turn delay step-in hold deploy aware',
    end: 'end-game',
    table:
      'note out in place adjust check effect lift condition inflict trait-roll claim thing adjust-thing summon dismiss',
  }).flatMap(([group, kindList]) => kindList.split(' ').map((eventKind) => [eventKind, group as OfferGroup] as const)),
);

export function getOfferGroup(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  { event: candidate, isFree }: Pick<Offer, 'event' | 'isFree'>,
): OfferGroup {
  return (
    playRules.words?.getGroup?.(encounter, candidate) ?? GROUP_BY_KIND.get(candidate.kind) ?? (isFree ? 'table' : 'act')
  );
}
