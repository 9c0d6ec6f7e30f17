/**
 * Determines what follows an answer: the models that may react, and the next answer. The state of an encounter lists in `due` what
 * the rules require before play continues, such as the roll of an attack; an answer is an event that settles it.
 */
import { createOffer, listRequestedOffers, type Offer } from '../../../../../../shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { isCustomEvent } from '../../../../../../shared/play/play-screen/offer-groups.ts';
import { createOfferTexts } from '../../../../../../shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';

/** Lists the offers that the rules allow now, without free offers, which players may submit at any time. */
const listAllowedOffers = (rules: PlayRules, activeEncounter: ActiveEncounter): Offer[] =>
  [...rules.listCandidates(activeEncounter)]
    .map((event) => createOffer(rules, activeEncounter, event, false))
    .filter(({ refused }) => refused === undefined);

/**
 * Returns the next offer: the only answer to what is due, the next roll of the same kind if several models roll, or the roll that an attack
 * suggests. Returns undefined if the players have to choose.
 */
export function findNextOffer(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  previousEvent: CandidateEvent,
): Offer | undefined {
  const answers = listAllowedOffers(rules, activeEncounter).filter(
    (offer) => createOfferTexts(translate, rules, activeEncounter, offer).group === 'answer',
  );
  if (activeEncounter.state.due.length > 0) return answers.length === 1 ? answers[0] : undefined;
  const nextRolls = answers.filter(({ event }) => event.kind === previousEvent.kind && 'dice' in event);
  const [nextRoll] = nextRolls;
  // A side that nominates one of its models to roll has to choose it first.
  if (nextRoll?.event.side !== undefined && nextRolls.length > 1) return undefined;
  if (nextRoll !== undefined) return nextRoll;
  const attackRoll = listRequestedOffers(rules, activeEncounter).find((offer) => isRollOfAttack(offer, previousEvent));
  // The attack has said who rolls, so the form does not ask for it.
  return attackRoll && { ...attackRoll, isFree: false };
}

/** Whether an offer is the roll of an attack that was just declared, such as a roll to hit. */
const isRollOfAttack = ({ event, refused }: Offer, attack: CandidateEvent): boolean =>
  refused === undefined &&
  'dice' in event &&
  event.kind !== attack.kind &&
  attack.target !== undefined &&
  event.target === attack.target &&
  event.model === attack.model;

export interface Reactions {
  /** Reactions that the rules name; each needs one tap, or its own form. */
  readonly namedOffers: readonly Offer[];
  /** Reactions that the player has to describe. */
  readonly customOffers: readonly Offer[];
}

/** Lists the possible reactions to what is due now; none if nothing is due. */
export function listReactions(translate: Translate, rules: PlayRules, activeEncounter: ActiveEncounter): Reactions {
  if (activeEncounter.state.due.length === 0) return { namedOffers: [], customOffers: [] };
  const reactions = listAllowedOffers(rules, activeEncounter).filter(
    (offer) => createOfferTexts(translate, rules, activeEncounter, offer).group === 'react',
  );
  return {
    namedOffers: reactions.filter(({ event }) => !isCustomEvent(event)),
    customOffers: reactions.filter(({ event }) => isCustomEvent(event)),
  };
}

/** Whether an event answers what is due. */
export const isAnswer = (
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  offer: Offer,
): boolean =>
  activeEncounter.state.due.length > 0 && createOfferTexts(translate, rules, activeEncounter, offer).group === 'answer';
