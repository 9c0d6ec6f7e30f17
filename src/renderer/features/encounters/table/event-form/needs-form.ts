import type { Offer } from '../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import { type EventField, eventFields } from '../../../../../shared/play/table/event-fields.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { leavesOf } from './model/leaves.ts';

/**
 * Whether an offer asks for something before it can be handed in: dice, a distance, what is not known yet, or what only eyes on
 * the table see. What may be stated besides does not count: such an event can be handed in as it is.
 */
export function needsForm(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  offer: Offer,
): boolean {
  if (offer.dice.some(({ length }) => length > 0)) return true;
  const fields = eventFields(translate, rules, activeEncounter, offer);
  const offered = fields.filter((field) => isOffered(offer, field));
  return leavesOf(offered).some((field) => isAsked(offer, field)) || fields.some(({ isNeeded }) => isNeeded);
}

const isOffered = ({ event }: Offer, { path }: EventField): boolean => Object.hasOwn(event, path.split('/')[1] ?? '');

/** A number that an offer names stands for any; so does a list, and everything that is stated freely. */
function isAsked({ isFree, event }: Offer, { type, isNeeded }: EventField): boolean {
  if (isNeeded || type === 'inches' || type === 'list') return true;
  return (isFree && event.kind !== 'dismiss' && type !== 'switch') || type === 'text';
}
