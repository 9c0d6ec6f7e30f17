/** What an answer leads to: who may react, and what is to be answered next. */
import { type Offer, offerOf } from '../../../../../../shared/play/offers.ts';
import type { Candidate, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { offerText } from '../../../../../../shared/play/table/offer-text.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';

const allowed = (rules: PlayRules, activeEncounter: ActiveEncounter): Offer[] =>
  [...rules.candidates(activeEncounter)]
    .map((event) => offerOf(rules, activeEncounter, event, false))
    .filter(({ refused }) => refused === undefined);

/**
 * The answer that follows straight on: the only one to what is due, or after a roll that several make the next of the kind.
 * Undefined where somebody has to choose what to do.
 */
export function nextOffer(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  before: Candidate,
): Offer | undefined {
  const answers = allowed(rules, activeEncounter).filter(
    (offer) => offerText(translate, rules, activeEncounter, offer).group === 'answer',
  );
  if (activeEncounter.state.due.length > 0) return answers.length === 1 ? answers[0] : undefined;
  return answers.find(({ event }) => event.kind === before.kind && 'dice' in event);
}

export interface Reactions {
  /** One tap each, or a form of their own. */
  readonly named: readonly Offer[];
  /** Those whose player has to say what it is. */
  readonly others: readonly Offer[];
}

/** Who may react to what is due now. None while nothing is. */
export function reactionsTo(translate: Translate, rules: PlayRules, activeEncounter: ActiveEncounter): Reactions {
  if (activeEncounter.state.due.length === 0) return { named: [], others: [] };
  const reactions = allowed(rules, activeEncounter).filter(
    (offer) => offerText(translate, rules, activeEncounter, offer).group === 'react',
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
  activeEncounter.state.due.length > 0 && offerText(translate, rules, activeEncounter, offer).group === 'answer';
