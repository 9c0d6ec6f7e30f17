/** Determines what follows an answer: the models that may react, and the next answer. */
import { createOffer, type Offer } from '../../../../../../shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { createOfferTexts } from '../../../../../../shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';

const allowed = (rules: PlayRules, activeEncounter: ActiveEncounter): Offer[] =>
  [...rules.listCandidates(activeEncounter)]
    .map((event) => createOffer(rules, activeEncounter, event, false))
    .filter(({ refused }) => refused === undefined);

/**
 * Returns the next offer: the only answer to what is due, or the next roll of the same kind if several models roll.
 * Returns undefined if the players have to choose.
 */
export function nextOffer(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  before: CandidateEvent,
): Offer | undefined {
  const answers = allowed(rules, activeEncounter).filter(
    (offer) => createOfferTexts(translate, rules, activeEncounter, offer).group === 'answer',
  );
  if (activeEncounter.state.due.length > 0) return answers.length === 1 ? answers[0] : undefined;
  return answers.find(({ event }) => event.kind === before.kind && 'dice' in event);
}

export interface Reactions {
  /** Reactions that need one tap, or their own form. */
  readonly named: readonly Offer[];
  /** Reactions that the player has to describe. */
  readonly others: readonly Offer[];
}

/** Lists the possible reactions to what is due now; none if nothing is due. */
export function reactionsTo(translate: Translate, rules: PlayRules, activeEncounter: ActiveEncounter): Reactions {
  if (activeEncounter.state.due.length === 0) return { named: [], others: [] };
  const reactions = allowed(rules, activeEncounter).filter(
    (offer) => createOfferTexts(translate, rules, activeEncounter, offer).group === 'react',
  );
  const isOther = ({ event }: Offer) => typeof event.what === 'string';
  return { named: reactions.filter((each) => !isOther(each)), others: reactions.filter(isOther) };
}

/** Whether an event answers what is due. */
export const isAnswer = (
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  offer: Offer,
): boolean =>
  activeEncounter.state.due.length > 0 && createOfferTexts(translate, rules, activeEncounter, offer).group === 'answer';
