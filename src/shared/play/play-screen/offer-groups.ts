/** Groups offers for the play screen. Offers that differ only in their target become one option. */

import type { Translate } from '../../texts/translate.ts';
import { createOffer, type Offer } from '../offers.ts';
import type { CandidateEvent, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { createOfferTexts, type OfferGroup, type OfferTexts } from './offer-text.ts';

/** The option of a button. */
export interface Option {
  /** A key that stays the same when the option is offered again after an event. */
  readonly key: string;
  /** The offer; if there are several targets, the first allowed one. */
  readonly offer: Offer;
  readonly words: OfferTexts;
  /** The model that the option is for, if it is not the one that acts or if the option chooses who acts. */
  readonly model?: string;
  /** The possible targets, if there are several. */
  readonly targets?: readonly Target[];
  /** The number of targets that can be chosen, if there are several. */
  readonly targetCount?: number;
}

export interface Target {
  readonly id: string;
  readonly offer: Offer;
}

export interface OptionGroup {
  readonly id: OfferGroup;
  readonly options: readonly Option[];
}

/** Kinds with which players choose a model, so that the button of the acting model is named like the others. */
const MODEL_CHOICES: ReadonlySet<string> = new Set(['choose', 'activate', 'hold']);

const GROUP_ORDER: readonly OfferGroup[] = [
  ...(['answer', 'attack', 'standard', 'move-action', 'quick', 'act', 'free', 'move'] as const),
  ...(['turn', 'extra', 'react', 'table', 'end'] as const),
];

/** Groups of actions, in all games. Those of a model whose turn it is not are reactions. */
export const ACTION_GROUPS: ReadonlySet<OfferGroup> = new Set([
  ...(['act', 'move', 'attack'] as const),
  ...(['standard', 'move-action', 'quick', 'free', 'extra'] as const),
]);

/** Returns the groups that have options: required answers first, reactions after what moves play on. */
export function groupOffers(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offers: readonly Offer[],
): OptionGroup[] {
  const offersByKey = new Map<string, Offer[]>();
  for (const offer of offers) {
    const offerKey = getOfferKey(offer);
    const mergedOffers = offersByKey.get(offerKey);
    if (mergedOffers) mergedOffers.push(offer);
    else offersByKey.set(offerKey, [offer]);
  }
  const groups = new Map<OfferGroup, Option[]>();
  const actingModelIds = new Set(playRules.mayAct(encounter));
  for (const [offerKey, [firstOffer, ...otherOffers]] of offersByKey) {
    if (firstOffer === undefined) continue;
    const option = createOption(translate, playRules, encounter, offerKey, firstOffer, otherOffers);
    const groupId = getGroup(option, actingModelIds);
    const optionGroup = groups.get(groupId);
    if (optionGroup) optionGroup.push(option);
    else groups.set(groupId, [option]);
  }
  return GROUP_ORDER.flatMap((groupId) => {
    const options = groups.get(groupId);
    return options === undefined ? [] : [{ id: groupId, options: sortAllowedFirst(options) }];
  });
}

/** An action of a model whose turn it is not is a reaction. */
function getGroup({ words: { group }, model: modelId }: Option, actingModelIds: ReadonlySet<string>): OfferGroup {
  return ACTION_GROUPS.has(group) && modelId !== undefined && !actingModelIds.has(modelId) ? 'react' : group;
}

function createOption(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offerKey: string,
  firstOffer: Offer,
  otherOffers: readonly Offer[],
): Option {
  const allOffers = [firstOffer, ...otherOffers];
  const shownOffer = allOffers.find(({ refused }) => refused === undefined) ?? firstOffer;
  const { model: modelId } = shownOffer.event;
  const isNamed =
    typeof modelId === 'string' &&
    (modelId !== encounter.state.active || MODEL_CHOICES.has(shownOffer.event.kind)) &&
    encounter.state.models.has(modelId);
  return {
    key: offerKey,
    offer: shownOffer,
    words: createOfferTexts(translate, playRules, encounter, shownOffer),
    ...(isNamed ? { model: modelId } : {}),
    ...(otherOffers.length === 0
      ? {}
      : {
          targets: allOffers.map((targetOffer) => ({ id: getTargetId(targetOffer.event) ?? '', offer: targetOffer })),
          targetCount:
            playRules.words?.countTargets?.(encounter, shownOffer.event) ??
            allOffers.filter(({ refused }) => refused === undefined).length,
        }),
  };
}

const sortAllowedFirst = (groupOptions: readonly Option[]): Option[] => [
  ...groupOptions.filter(({ words }) => words.refused === undefined),
  ...groupOptions.filter(({ words }) => words.refused !== undefined),
];

/** Returns a key that is the same for events that differ only in their target. */
function getOfferKey({ event: candidate, followedBy }: Offer): string {
  if (followedBy !== undefined) return JSON.stringify([candidate, ...followedBy]);
  const { target, targets, ...otherKeys } = candidate;
  return getTargetId(candidate) === undefined ? JSON.stringify(candidate) : JSON.stringify(otherKeys);
}

/** Whether the players describe what happens, because the rules do not name it. */
export const isCustomEvent = ({ what }: CandidateEvent): boolean => typeof what === 'string';

/** Returns the offer without its target, so that the players choose one. A list of targets keeps one empty entry. */
export function removeTarget(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  { event: candidate, isFree }: Offer,
): Offer {
  const { target: _target, targets, ...otherKeys } = candidate;
  const untargetedEvent = { ...otherKeys, kind: candidate.kind, ...(targets === undefined ? {} : { targets: [{}] }) };
  return createOffer(playRules, encounter, untargetedEvent, isFree);
}

/** Returns the single target of an event, usually a model. */
function getTargetId({ target, targets }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof target === 'string') return target;
  if (!Array.isArray(targets) || targets.length !== 1) return undefined;
  const [onlyTarget] = targets as readonly unknown[];
  const targetId =
    typeof onlyTarget === 'object' && onlyTarget !== null ? (onlyTarget as { target?: unknown }).target : undefined;
  return typeof targetId === 'string' ? targetId : undefined;
}
