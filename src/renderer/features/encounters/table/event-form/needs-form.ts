import type { Offer } from '../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../shared/play/play-rules.ts';
import { createEventFields, type EventField } from '../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { leavesOf } from './model/leaves.ts';

/**
 * Whether an offer needs a form before it can be submitted: for dice, for a distance, for missing values, or for facts
 * that only the players see on the table. Optional fields do not count, because the event can be submitted without them.
 */
export function needsForm(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  offer: Offer,
): boolean {
  if (offer.dice.some(({ length }) => length > 0)) return true;
  const fields = createEventFields(translate, rules, activeEncounter, offer);
  const offered = fields.filter((field) => isOffered(offer, field));
  return (
    leavesOf(offered).some((field) => isAsked(offer, field)) || fields.some(({ isRequired: isNeeded }) => isNeeded)
  );
}

const isOffered = ({ event }: Offer, { path }: EventField): boolean => Object.hasOwn(event, path.split('/')[1] ?? '');

/**
 * Whether the player has to fill in the field. A number in an offer is only an example; so are lists, and the fields of
 * free offers.
 */
function isAsked({ isFree, event }: Offer, { type, isRequired: isNeeded }: EventField): boolean {
  if (isNeeded || type === 'inches' || type === 'list') return true;
  return (isFree && event.kind !== 'dismiss' && type !== 'switch') || type === 'text';
}
