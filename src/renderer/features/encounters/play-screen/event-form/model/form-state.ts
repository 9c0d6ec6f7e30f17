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
import { isDefaultValue } from './optional-keys.ts';
import { readFaces } from './read-faces.ts';
import { readInches, readWholeNumber } from './read-number.ts';

/** Where a form shows a field: `primary` at once, `secondary` after the others, because it is optional. */
export type FieldSection = 'primary' | 'secondary';

export interface FormState {
  readonly event: CandidateEvent;
  /** The event as it was offered. Its fields are shown first. */
  readonly offered: CandidateEvent;
  /** Whether players may submit the event at any time (see `Offer`). */
  readonly isFree: boolean;
  /** Numbers and faces as they were typed, by the path of their field. */
  readonly typedTexts: Readonly<Record<string, string>>;
  /** The dice that the event needs. While the event is refused, these are the dice of the last allowed one. */
  readonly requiredDice: Offer['dice'];
  /** Whether a highest face adds a die. */
  readonly areDiceAdded: boolean;
  readonly isTouched: boolean;
  /** The sections of the fields that users have edited, by the path of the field. They do not change any more. */
  readonly editedSections: Readonly<Record<string, FieldSection>>;
}

/** Creates an untouched form from the offer and the suggested values of its fields. */
export function createForm(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  offer: Offer,
): FormState {
  const defaultFields = createEventFields(translate, rules, activeEncounter, offer).filter(
    ({ path, value }) => !isDefaultValue(rules, activeEncounter, offer.event, path, value),
  );
  const event = fillEvent(offer.event, defaultFields);
  const { isFree, dice, addsDice: areDiceAdded } = offer;
  const form = {
    event,
    offered: offer.event,
    isFree,
    typedTexts: {},
    requiredDice: dice,
    areDiceAdded,
    isTouched: false,
    editedSections: {},
  };
  return updateRequiredDice(rules, activeEncounter, form);
}

/** Sets the value at a path; undefined removes the key. Texts that were typed at this path or below it are deleted. */
export function changeValue(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
  fieldPath: string,
  newValue: unknown,
): FormState {
  const remainingTexts = Object.entries(form.typedTexts).filter(
    ([textPath]) => textPath !== fieldPath && !textPath.startsWith(`${fieldPath}/`),
  );
  const event = setField(addMissingList(form.event, fieldPath), fieldPath, newValue);
  return updateRequiredDice(rules, activeEncounter, {
    ...form,
    event,
    typedTexts: Object.fromEntries(remainingTexts),
    isTouched: true,
  });
}

/** Adds an empty list to the event if the path points into a list that the event leaves out. */
function addMissingList(event: CandidateEvent, fieldPath: string): CandidateEvent {
  // Splits `/targets/0` into the path of the list, `/targets`, and the last token, `0`.
  const [, listPath, lastToken] = /^(.*)\/([^/]*)$/.exec(fieldPath) ?? [];
  const isListEntry = listPath !== undefined && listPath !== '' && /^\d+$/.test(lastToken ?? '');
  return isListEntry && getValueAt(event, listPath) === undefined ? setField(event, listPath, []) : event;
}

/** Applies typed text to a form. The event keeps its last value until the text is a valid value. */
export function typeText(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
  field: EventField,
  typedText: string,
): FormState {
  const { path } = field;
  const value = parseFieldText(field, typedText);
  const isEmptied = typedText.trim() === '' && field.type !== 'dice';
  const event = value === undefined && !isEmptied ? form.event : setField(form.event, path, value);
  return updateRequiredDice(rules, activeEncounter, {
    ...form,
    event,
    typedTexts: { ...form.typedTexts, [path]: typedText },
    isTouched: true,
  });
}

/** Parses the text of a field. Returns undefined if it is not a value, or not yet. */
export function parseFieldText({ type, dice }: EventField, text: string): unknown {
  if (type === 'number') return readWholeNumber(text);
  if (type === 'inches') return readInches(text);
  if (type === 'dice') return readFaces(text, dice?.sides ?? 6).faces;
  return text;
}

/** Updates the dice of the form to those that its current event needs. */
export function updateRequiredDice(rules: PlayRules, activeEncounter: ActiveEncounter, form: FormState): FormState {
  const { refused, dice } = createOffer(rules, activeEncounter, form.event, form.isFree);
  return refused === undefined ? { ...form, requiredDice: dice } : form;
}
