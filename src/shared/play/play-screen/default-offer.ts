/** Finds the default next offer: what one key or one tap does. */

import type { Offer } from '../offers.ts';
import type { CandidateEvent, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { getOfferGroup } from './offer-text.ts';

/** Kinds that move play on, in order of preference. Those that lead back or end the game early come last. */
const LEADING_KINDS = ['begin', 'start', 'choose', 'activate', 'next', 'end-activation', 'end-turn', 'end', 'pass'];

/**
 * Returns the default next offer: the event that the game suggests, else an answer, else an offer that moves play on, else the first offer.
 * Free offers are never the default. Returns undefined if no offer is allowed, as when the game is over.
 */
export function getDefaultOffer(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offers: readonly Offer[],
): Offer | undefined {
  const allowedOffers = offers.filter(({ refused, isFree }) => refused === undefined && !isFree);
  const defaultEvent = playRules.getDefaultEvent?.(encounter);
  const suggestedOffer =
    defaultEvent && allowedOffers.find(({ event: candidate }) => includesValues(candidate, defaultEvent));
  if (suggestedOffer) return suggestedOffer;
  const actingModelIds = new Set(playRules.mayAct(encounter));
  const canAnswer = ({ model: modelId }: CandidateEvent) =>
    encounter.state.due.length > 0 || actingModelIds.has(String(modelId));
  const answerOffer = allowedOffers.find(
    (offer) => canAnswer(offer.event) && getOfferGroup(playRules, encounter, offer) === 'answer',
  );
  if (answerOffer) return answerOffer;
  for (const eventKind of LEADING_KINDS) {
    const offer = allowedOffers.find(({ event: candidate }) => candidate.kind === eventKind);
    if (offer) return offer;
  }
  return allowedOffers[0];
}

/** Whether the event has every value of `requiredEvent`; it may have more. */
const includesValues = (candidate: Offer['event'], requiredEvent: Offer['event']): boolean =>
  Object.entries(requiredEvent).every(
    ([keyName, keyValue]) => JSON.stringify(candidate[keyName]) === JSON.stringify(keyValue),
  );
