import type { Offer } from '../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../shared/play/play-rules.ts';
import { createEventFields, type EventField } from '../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { flattenFields } from './model/flatten-fields.ts';

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
  const eventFields = createEventFields(translate, rules, activeEncounter, offer);
  const offeredFields = eventFields.filter((field) => isOffered(offer, field));
  return (
    flattenFields(offeredFields).some((field) => mustBeFilled(offer, field)) ||
    eventFields.some(({ isRequired }) => isRequired)
  );
}

const isOffered = ({ event }: Offer, { path }: EventField): boolean => Object.hasOwn(event, path.split('/')[1] ?? '');

/**
 * Whether the player has to fill in the field. A distance, a list or a text in an offer is only an example. The same is true
 * for the values of a free offer (one that players may submit at any time), except switches and the models of a dismissal.
 */
function mustBeFilled({ isFree, event }: Offer, { type, isRequired }: EventField): boolean {
  if (isRequired || type === 'inches' || type === 'list') return true;
  return (isFree && event.kind !== 'dismiss' && type !== 'switch') || type === 'text';
}
