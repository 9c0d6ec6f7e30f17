/** A form over an event: what has been stated so far, and what was typed where it is not a value yet. */
import { valueAt } from '../../../../../../shared/document/pointer.ts';
import type { Offer } from '../../../../../../shared/play/offers.ts';
import { offerOf } from '../../../../../../shared/play/offers.ts';
import type { Candidate, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import {
  type EventField,
  eventFields,
  eventWith,
  withField,
} from '../../../../../../shared/play/table/event-fields.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { isDefault } from './left-out.ts';
import { readFaces } from './read-faces.ts';
import { readInches, readWhole } from './read-number.ts';

export interface FormState {
  readonly event: Candidate;
  /** As it was offered: what stands there is asked for first. */
  readonly offered: Candidate;
  readonly isFree: boolean;
  /** Numbers and faces as they were typed, by the path of their field. */
  readonly texts: Readonly<Record<string, string>>;
  /** The dice it asks for; those of before while it is refused. */
  readonly asked: Offer['dice'];
  /** Whether a highest face adds a die. */
  readonly areDiceAdded: boolean;
  readonly isTouched: boolean;
}

/** A form that nobody has touched: the offer with the common answers. */
export function newForm(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  offer: Offer,
): FormState {
  const said = eventFields(translate, rules, activeEncounter, offer).filter(
    ({ path, value }) => !isDefault(rules, activeEncounter, offer.event, path, value),
  );
  const event = eventWith(offer.event, said);
  const { isFree, dice, areDiceAdded } = offer;
  const form = { event, offered: offer.event, isFree, texts: {}, asked: dice, areDiceAdded, isTouched: false };
  return settled(rules, activeEncounter, form);
}

/** The form with a value at a path; undefined takes the key away. What was typed there or below it is dropped. */
export function changed(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
  path: string,
  value: unknown,
): FormState {
  const kept = Object.entries(form.texts).filter(([at]) => at !== path && !at.startsWith(`${path}/`));
  const event = withField(withList(form.event, path), path, value);
  return settled(rules, activeEncounter, { ...form, event, texts: Object.fromEntries(kept), isTouched: true });
}

/** The event with an empty list where a place in one that it leaves out is meant. */
function withList(event: Candidate, path: string): Candidate {
  const [, list, place] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  const isPlace = list !== undefined && list !== '' && /^\d+$/.test(place ?? '');
  return isPlace && valueAt(event, list) === undefined ? withField(event, list, []) : event;
}

/** The form after somebody typed a number or faces: the event keeps its last value until the text is one. */
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
  const event = value === undefined && !isLeftOut ? form.event : withField(form.event, path, value);
  return settled(rules, activeEncounter, { ...form, event, texts: { ...form.texts, [path]: text }, isTouched: true });
}

/** What a text means in a field; undefined where it is no value, or none yet. */
export function meantBy({ type, dice }: EventField, text: string): unknown {
  if (type === 'number') return readWhole(text);
  if (type === 'inches') return readInches(text);
  if (type === 'dice') return readFaces(text, dice?.sides ?? 6).faces;
  return text;
}

/** The form with the dice that its event asks for as it is now. */
export function settled(rules: PlayRules, activeEncounter: ActiveEncounter, form: FormState): FormState {
  const { refused, dice } = offerOf(rules, activeEncounter, form.event, form.isFree);
  return refused === undefined ? { ...form, asked: dice } : form;
}
