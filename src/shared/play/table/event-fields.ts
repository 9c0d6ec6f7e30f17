/** What a person may still state for an event, to draw a form from; and the event with what was stated. */

import type { JsonObject } from '../../document/json/json-object.ts';
import { pointer, segments, valueAt } from '../../document/pointer.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { keysOf } from '../event/event-keys.ts';
import type { Key, Keys } from '../event/keys.ts';
import { type NameOf, namesOf } from '../names.ts';
import type { Offer } from '../offers.ts';
import type { Candidate, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { kindText, sentence } from './event-text.ts';
import { correction } from './field-edits.ts';

/**
 * `number` a whole number; `inches` a number in quarters; `choice` one of `choices`; `choices` several of them; `list` entries
 * with fields of their own; `dice` the faces of the dice asked for.
 */
export type FieldType = 'number' | 'inches' | 'switch' | 'text' | 'choice' | 'choices' | 'list' | 'dice';

export interface FieldChoice {
  readonly value: string | number;
  readonly label: string;
}

export interface EventField {
  /** JSON pointer into the event: `/inches`, `/targets/0/distance`. */
  readonly path: string;
  readonly label: string;
  readonly type: FieldType;
  readonly choices?: readonly FieldChoice[];
  /** The common answer or what the event has already; undefined where the key is left out. */
  readonly value: unknown;
  /** The event is not complete without it. */
  readonly isNeeded: boolean;
  /** It may be left out, but is what people are asked: a form shows it among the first. */
  readonly isAsked?: boolean;
  /** It is seldom stated: a form keeps it folded. */
  readonly isRare?: boolean;
  readonly least?: number;
  readonly most?: number;
  /** Behind the number: `AP`, `"`. */
  readonly unit?: string;
  readonly hint?: string;
  /** Of a list: the fields of each entry that there is, and what a new entry begins with. */
  readonly entries?: readonly (readonly EventField[])[];
  readonly newEntry?: JsonObject;
  /** Of dice: how many of how many sides. */
  readonly dice?: { readonly sides: number; readonly length: number };
}

/**
 * The fields of an offered event in the order of its keys; its kind and what its button has said are none of them. After a
 * change ask again, with the offer that the changed event is (`offerOf`): its dice and what it may be depend on it.
 */
export function eventFields(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  offer: Offer,
): EventField[] {
  const { event } = offer;
  const keys = keysOf(rules, encounter, event);
  const name = namesOf(translate, rules, encounter);
  const dice = [...offer.dice];
  const plain = fieldsOf({ translate, rules, encounter, event, name, dice, isFree: offer.isFree }, keys, '');
  const made = correction(translate, rules, encounter, event, plain);
  return [...(rules.words?.fields?.(translate, encounter, event, made, name) ?? made)];
}

/** The event with a value at a JSON pointer; `undefined` takes the key away. Lists and objects on the way are copied. */
export function withField<E extends Readonly<Record<string, unknown>>>(event: E, path: string, value: unknown): E {
  return put(event, segments(path), value) as E;
}

/** The event as its fields have it: with every common answer that is not left out. */
export function eventWith(event: Candidate, fields: readonly EventField[]): Candidate {
  let filled = event;
  for (const { path, value, type } of fields) {
    if (type !== 'dice' && value !== undefined && valueAt(event, path) !== value) {
      filled = withField(filled, path, value);
    }
  }
  return filled;
}

function put(into: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const inner =
    typeof into === 'object' && into !== null && Object.hasOwn(into, first) ? valueAt(into, `/${first}`) : {};
  const changed = rest.length === 0 ? value : put(inner, rest, value);
  if (Array.isArray(into)) {
    const at = Number(first);
    return changed === undefined
      ? into.filter((_, index) => index !== at)
      : [...into.slice(0, at), changed, ...into.slice(at + 1)];
  }
  const { [first]: _, ...others } = (into ?? {}) as Record<string, unknown>;
  return changed === undefined ? others : { ...(into as object), [first]: changed };
}

interface Context {
  readonly translate: Translate;
  readonly rules: PlayRules;
  readonly encounter: ActiveEncounter;
  readonly event: Candidate;
  readonly name: NameOf;
  /** What is left of the dice asked for, list by list. */
  readonly dice: Offer['dice'][number][];
  readonly isFree: boolean;
}

function fieldsOf(context: Context, keys: Keys, base: string): EventField[] {
  const { event, isFree, rules } = context;
  const settled = (base === '' && !isFree && rules.words?.settled?.[event.kind]) || [];
  return Object.entries(keys).flatMap(([at, key]) => {
    if (settled.includes(at) && (event[at] !== undefined || key.isOptional)) return [];
    // The button says who; a free statement may be about anybody.
    if (base === '' && at === 'model' && !isFree && event.model !== undefined) return [];
    return [fieldOf(context, key, at, pointer(base, at))];
  });
}

function fieldOf(context: Context, key: Key<unknown>, at: string, path: string): EventField {
  const { translate, rules, event, encounter } = context;
  const value = valueAt(event, path) ?? key.byDefault;
  const isAsked = rules.events.get(event.kind)?.isNeeded?.(encounter, at, event) ?? false;
  const labels = rules.words?.keys;
  return {
    path,
    label: formatText(translate, labels?.[`${event.kind}.${at}`] ?? labels?.[at] ?? keyLabel(translate, at)),
    value,
    isNeeded: (!key.isOptional || isAsked) && value === undefined,
    ...(rules.words?.rare?.[event.kind]?.includes(at) ? { isRare: true } : {}),
    ...shapeOf(context, key, path, value),
  };
}

type Shape = Pick<EventField, 'type'> & Partial<EventField>;

function shapeOf(context: Context, key: Key<unknown>, path: string, value: unknown): Shape {
  const among = key.among ?? namedBy(context, key.names);
  switch (key.type) {
    case 'int':
      return { type: 'number', least: 0 };
    case 'int+':
      return { type: 'number', least: 1 };
    case 'inch':
    case 'inch+':
      return { type: 'inches', least: key.type === 'inch' ? 0 : 0.25, unit: '"' };
    case 'bool':
      return { type: 'switch' };
    case 'dice': {
      const dice = context.dice.shift();
      return { type: 'dice', ...(dice ? { dice } : {}) };
    }
    case 'ids':
    case 'words':
    case 'texts':
      return { type: 'choices', choices: choicesOf(context, among ?? []) };
    case 'list':
      return listShape(context, key, path, value);
    default:
      if (among) return { type: 'choice', choices: choicesOf(context, among) };
      return { type: key.type === 'integer' ? 'number' : 'text' };
  }
}

function listShape(context: Context, { keysOfItems = {} }: Key<unknown>, path: string, value: unknown): Shape {
  const entries = Array.isArray(value) ? value : [];
  return {
    type: 'list',
    entries: entries.map((_, index) => fieldsOf(context, keysOfItems, pointer(path, index))),
    newEntry: {},
  };
}

function choicesOf({ translate, rules, name }: Context, among: readonly (string | number)[]): FieldChoice[] {
  const words = rules.words?.values;
  return among.map((value) => {
    const label =
      typeof value === 'number'
        ? String(value)
        : formatText(translate, words?.[value] ?? named(translate, name, value));
    return { value, label };
  });
}

const named = (translate: Translate, name: NameOf, value: string): string => {
  const called = name(value);
  return called === value ? kindText(translate, value) : called;
};

/** What a key of an event asks for, where its game has no label of its own: `step-in` is `Step in`. */
function keyLabel(translate: Translate, key: string): string {
  const message = `playKeys.${key}`;
  return translate.has(message) ? translate(message) : sentence(key.replaceAll('-', ' '));
}

/** The ids that a key of this kind may have, as far as every game has them. */
function namedBy({ encounter }: Context, kind: string | undefined): readonly string[] | undefined {
  if (kind === 'model') return [...encounter.state.models.keys()];
  if (kind === 'side') return encounter.seats.map(({ id }) => id);
  return undefined;
}
