/** The state of a form: the event with the values so far, and the texts that are not valid values yet. */
import { getValueAt } from '../../../../../../shared/document/pointer.ts';
import type { Offer } from '../../../../../../shared/play/offers.ts';
import { createOffer } from '../../../../../../shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import {
  createEventFields,
  type EventField,
  fillEvent,
  setField,
} from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { isDefault } from './left-out.ts';
import { readFaces } from './read-faces.ts';
import { readInches, readWhole } from './read-number.ts';

export interface FormState {
  readonly event: CandidateEvent;
  /** The event as it was offered. Its fields are shown first. */
  readonly offered: CandidateEvent;
  readonly isFree: boolean;
  /** Numbers and faces as they were typed, by the path of their field. */
  readonly texts: Readonly<Record<string, string>>;
  /** The dice that the event needs. While the event is refused, these are the dice of the last allowed one. */
  readonly asked: Offer['dice'];
  /** Whether a highest face adds a die. */
  readonly areDiceAdded: boolean;
  readonly isTouched: boolean;
}

/** Creates an untouched form from the offer and the common answers. */
export function newForm(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  offer: Offer,
): FormState {
  const said = createEventFields(translate, rules, activeEncounter, offer).filter(
    ({ path, value }) => !isDefault(rules, activeEncounter, offer.event, path, value),
  );
  const event = fillEvent(offer.event, said);
  const { isFree, dice, addsDice: areDiceAdded } = offer;
  const form = { event, offered: offer.event, isFree, texts: {}, asked: dice, areDiceAdded, isTouched: false };
  return settled(rules, activeEncounter, form);
}

/** Sets the value at a path; undefined removes the key. Texts that were typed there or below are dropped. */
export function changed(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
  path: string,
  value: unknown,
): FormState {
  const kept = Object.entries(form.texts).filter(([at]) => at !== path && !at.startsWith(`${path}/`));
  const event = setField(withList(form.event, path), path, value);
  return settled(rules, activeEncounter, { ...form, event, texts: Object.fromEntries(kept), isTouched: true });
}

/** Adds an empty list to the event if the path points into a list that the event leaves out. */
function withList(event: CandidateEvent, path: string): CandidateEvent {
  const [, list, place] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  const isPlace = list !== undefined && list !== '' && /^\d+$/.test(place ?? '');
  return isPlace && getValueAt(event, list) === undefined ? setField(event, list, []) : event;
}

/** Applies typed text to a form. The event keeps its last value until the text is a valid one. */
export function typed(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
  field: EventField,
  text: string,
): FormState {
  const { path } = field;
  const value = meantBy(field, text);
  const isLeftOut = text.trim() === '' && field.type !== 'dice';
  const event = value === undefined && !isLeftOut ? form.event : setField(form.event, path, value);
  return settled(rules, activeEncounter, { ...form, event, texts: { ...form.texts, [path]: text }, isTouched: true });
}

/** Parses the text of a field. Returns undefined if it is not a value, or not yet. */
export function meantBy({ type, dice }: EventField, text: string): unknown {
  if (type === 'number') return readWhole(text);
  if (type === 'inches') return readInches(text);
  if (type === 'dice') return readFaces(text, dice?.sides ?? 6).faces;
  return text;
}

/** Updates the dice of the form to those that its current event needs. */
export function settled(rules: PlayRules, activeEncounter: ActiveEncounter, form: FormState): FormState {
  const { refused, dice } = createOffer(rules, activeEncounter, form.event, form.isFree);
  return refused === undefined ? { ...form, asked: dice } : form;
}
