/** Creates the form fields of an event, and sets their values in the event. */

import type { JsonObject } from '../../document/json/json-object.ts';
import { getValueAt, joinPointer, parsePointer } from '../../document/pointer.ts';
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { getEventKeys } from '../event/event-keys.ts';
import type { EventKey, EventKeys } from '../event/keys.ts';
import { createGetName, type GetName } from '../model-names.ts';
import type { Offer } from '../offers.ts';
import type { CandidateEvent, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { capitalize, formatKind } from './event-text.ts';
import { fillCorrection } from './field-edits.ts';

/**
 * The kind of control: `number` a whole number; `inches` a number in quarters; `choice` one of `choices`; `choices` several of them; `list`
 * entries with fields of their own; `dice` the faces of the required dice.
 */
export type FieldType = 'number' | 'inches' | 'switch' | 'text' | 'choice' | 'choices' | 'list' | 'dice';

export interface FieldChoice {
  readonly value: string | number;
  readonly label: string;
  /** The heading above this choice and those that follow it with the same heading. */
  readonly group?: string;
  /** The model whose tile chooses it, if the value is not that model itself. */
  readonly tileModel?: string;
}

/** A usual entry of a list, which the form asks about: `Keep Prism Screen active?` */
export interface KnownEntry {
  readonly value: JsonObject;
  readonly question: string;
  /** The answers that add the entry and that leave it out. */
  readonly answers: readonly [yes: string, no: string];
}

export interface EventField {
  /** JSON pointer into the event: `/inches`, `/targets/0/distance`. */
  readonly path: string;
  readonly label: string;
  readonly type: FieldType;
  readonly choices?: readonly FieldChoice[];
  /** Whether the choices are ids of characters, which have pictures. */
  readonly names?: 'characters';
  /** Whether friends of the acting model are the usual choice, so that they come first instead of enemies. */
  readonly isForFriends?: boolean;
  /** The default answer, or the event's current value; undefined if the key is left out. */
  readonly value: unknown;
  /** Whether the event is incomplete without it. */
  readonly isRequired: boolean;
  /** Whether the form requires a value although the event does not. */
  readonly isAlwaysAsked?: boolean;
  /** Whether the form shows the field among the required ones although it is optional, so that players notice it. */
  readonly isSuggested?: boolean;
  /** Whether the field is rarely used, so that the form collapses it even if the offer states its value. */
  readonly isRare?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** The unit after the number: `AP`, `"`. */
  readonly unit?: string;
  readonly hint?: string;
  /** For a list: the fields of each existing entry, and the value of a new entry. */
  readonly entries?: readonly (readonly EventField[])[];
  readonly newEntry?: JsonObject;
  /** For a list: the label of the button that adds an entry, if it is not the label of the list. */
  readonly addLabel?: string;
  /** For a list: entries about which players answer a question each. */
  readonly knownEntries?: readonly KnownEntry[];
  /** For dice: their number and sides. */
  readonly dice?: { readonly sides: number; readonly length: number };
}

/**
 * Creates the fields of an offered event in the order of its keys, without its kind and the keys that its button has answered. Call it
 * again after a change, with a new offer of the changed event (`createOffer`), because the dice and the choices depend on it.
 */
export function createEventFields(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  offer: Offer,
): EventField[] {
  const { event: candidate } = offer;
  const eventKeys = getEventKeys(playRules, encounter, candidate);
  const getName = createGetName(translate, playRules, encounter);
  const remainingDice = [...offer.dice];
  const plainFields = createFields(
    { translate, playRules, encounter, candidate, getName, remainingDice, isFree: offer.isFree },
    eventKeys,
    '',
  );
  const correctedFields = fillCorrection(translate, playRules, encounter, candidate, plainFields);
  return [
    ...(playRules.words?.adjustFields?.(translate, encounter, candidate, correctedFields, getName) ?? correctedFields),
  ];
}

/** Returns the event with a value at a JSON pointer; `undefined` removes the key. Lists and objects along the path are copied. */
export function setField<E extends Readonly<Record<string, unknown>>>(
  candidate: E,
  pointer: string,
  newValue: unknown,
): E {
  return setValue(candidate, parsePointer(pointer), newValue) as E;
}

/** Returns the event with the default answers of its fields filled in. */
export function fillEvent(candidate: CandidateEvent, fields: readonly EventField[]): CandidateEvent {
  let filledEvent = candidate;
  for (const { path, value, type } of fields) {
    if (type !== 'dice' && value !== undefined && getValueAt(candidate, path) !== value) {
      filledEvent = setField(filledEvent, path, value);
    }
  }
  return filledEvent;
}

function setValue(container: unknown, [firstKey, ...remainingKeys]: readonly string[], newValue: unknown): unknown {
  if (firstKey === undefined) return newValue;
  const innerValue =
    typeof container === 'object' && container !== null && Object.hasOwn(container, firstKey)
      ? getValueAt(container, `/${firstKey}`)
      : {};
  const changedValue = remainingKeys.length === 0 ? newValue : setValue(innerValue, remainingKeys, newValue);
  if (Array.isArray(container)) {
    const itemIndex = Number(firstKey);
    return changedValue === undefined
      ? container.filter((_item, index) => index !== itemIndex)
      : [...container.slice(0, itemIndex), changedValue, ...container.slice(itemIndex + 1)];
  }
  const { [firstKey]: _replaced, ...otherKeys } = (container ?? {}) as Record<string, unknown>;
  return changedValue === undefined ? otherKeys : { ...(container as object), [firstKey]: changedValue };
}

interface FieldContext {
  readonly translate: Translate;
  readonly playRules: PlayRules;
  readonly encounter: ActiveEncounter;
  readonly candidate: CandidateEvent;
  readonly getName: GetName;
  /** The required dice that no field has used yet, list by list. */
  readonly remainingDice: Offer['dice'][number][];
  readonly isFree: boolean;
}

function createFields(context: FieldContext, eventKeys: EventKeys, basePointer: string): EventField[] {
  const { candidate, isFree, playRules } = context;
  const answeredKeys = (basePointer === '' && !isFree && playRules.words?.answeredKeys?.[candidate.kind]) || [];
  return Object.entries(eventKeys).flatMap(([keyName, eventKey]) => {
    if (answeredKeys.includes(keyName) && (candidate[keyName] !== undefined || eventKey.isOptional)) return [];
    // The button names the model. A free event may be about any model.
    if (basePointer === '' && keyName === 'model' && !isFree && candidate.model !== undefined) return [];
    return [createField(context, eventKey, keyName, joinPointer(basePointer, keyName))];
  });
}

function createField(context: FieldContext, eventKey: EventKey<unknown>, keyName: string, pointer: string): EventField {
  const { translate, playRules, candidate, encounter } = context;
  const value = getValueAt(candidate, pointer) ?? eventKey.defaultValue;
  const isRequired = playRules.events.get(candidate.kind)?.isRequired?.(encounter, keyName, candidate) ?? false;
  const keyLabels = playRules.words?.keyLabels;
  return {
    path: pointer,
    label: formatLateText(
      translate,
      keyLabels?.[`${candidate.kind}.${keyName}`] ?? keyLabels?.[keyName] ?? formatKeyLabel(translate, keyName),
    ),
    value,
    isRequired: (!eventKey.isOptional || isRequired) && value === undefined,
    ...(playRules.words?.rareKeys?.[candidate.kind]?.includes(keyName) ? { isRare: true } : {}),
    ...getShape(context, eventKey, pointer, value),
  };
}

type FieldShape = Pick<EventField, 'type'> & Partial<EventField>;

function getShape(context: FieldContext, eventKey: EventKey<unknown>, pointer: string, value: unknown): FieldShape {
  const allowedValues = eventKey.allowedValues ?? listNamedIds(context, eventKey.namedKind);
  if (eventKey.range) return { type: 'number', min: eventKey.range[0], max: eventKey.range[1] };
  switch (eventKey.type) {
    case 'int':
      return { type: 'number', min: 0 };
    case 'int+':
      return { type: 'number', min: 1 };
    case 'inch':
    case 'inch+':
      return { type: 'inches', min: eventKey.type === 'inch' ? 0 : 0.25, unit: '"' };
    case 'bool':
      return { type: 'switch' };
    case 'dice': {
      const nextDice = context.remainingDice.shift();
      return { type: 'dice', ...(nextDice ? { dice: nextDice } : {}) };
    }
    case 'ids':
    case 'words':
    case 'texts':
      return { type: 'choices', choices: createChoices(context, allowedValues ?? []) };
    case 'list':
      return getListShape(context, eventKey, pointer, value);
    default:
      if (allowedValues) return { type: 'choice', choices: createChoices(context, allowedValues) };
      return { type: eventKey.type === 'integer' ? 'number' : 'text' };
  }
}

function getListShape(
  context: FieldContext,
  { itemKeys = {} }: EventKey<unknown>,
  pointer: string,
  listValue: unknown,
): FieldShape {
  const listEntries = Array.isArray(listValue) ? listValue : [];
  return {
    type: 'list',
    entries: listEntries.map((_entry, entryIndex) => createFields(context, itemKeys, joinPointer(pointer, entryIndex))),
    newEntry: {},
  };
}

function createChoices(
  { translate, playRules, getName }: FieldContext,
  allowedValues: readonly (string | number)[],
): FieldChoice[] {
  const valueTexts = playRules.words?.valueTexts;
  return allowedValues.map((value) => {
    const label =
      typeof value === 'number'
        ? String(value)
        : formatLateText(translate, valueTexts?.[value] ?? formatChoice(translate, getName, value));
    return { value, label };
  });
}

const formatChoice = (translate: Translate, getName: GetName, value: string): string => {
  const subjectName = getName(value);
  return subjectName === value ? formatKind(translate, value) : subjectName;
};

/** Returns the label of a key if its game has none: `step-in` is `Step in`. */
function formatKeyLabel(translate: Translate, keyName: string): string {
  const messageKey = `playKeys.${keyName}`;
  return translate.has(messageKey) ? translate(messageKey) : capitalize(keyName.replaceAll('-', ' '));
}

/** Returns the ids that a key of this kind can have, as far as every game has them. */
function listNamedIds({ encounter }: FieldContext, namedKind: string | undefined): readonly string[] | undefined {
  if (namedKind === 'model') return [...encounter.state.models.keys()];
  if (namedKind === 'side') return encounter.seats.map(({ id }) => id);
  return undefined;
}
