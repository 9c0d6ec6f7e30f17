/**
 * The keys of an event: the type of each, whether it is optional, and what its ids name. Each game defines its events with these keys; the
 * TypeScript type of an event is inferred from them.
 */

import { isObject } from '../../document/json/json-object.ts';

/** Whether an id names something of this kind: `model`, `side`, or a word that the game looks it up with. */
export type NameExists = (kind: string, id: string) => boolean;

export interface EventKey<T> {
  /** The name of the type (docs/encounters.md#types-of-keys), which a refusal repeats: `int+`, `word`. */
  readonly type: string;
  /** Whether a value of a log has this type. */
  isValid(value: unknown): boolean;
  /** Returns the value with defaults filled in. Only for values that `isValid` accepts. */
  parse(value: unknown): T;
  /** Returns the first id in a value that names nothing. */
  findUnknown?(value: T, exists: NameExists): string | undefined;
  /** All possible values, if there are only a few. */
  readonly allowedValues?: readonly (string | number)[];
  /** The smallest and the largest number, if the key has a range. */
  readonly range?: readonly [min: number, max: number];
  /** The keys of the objects in a list. */
  readonly itemKeys?: EventKeys;
  /** The kind of what its ids or names refer to: `model`, `side`, or a word that the game looks them up with. */
  readonly namedKind?: string;
  readonly isOptional?: boolean;
  /** The value if the event doesn't have the key. */
  readonly defaultValue?: T;
}

export type EventKeys = Readonly<Record<string, EventKey<unknown>>>;

/** An event with these keys after parsing. */
export type ParsedEvent<K extends EventKeys> = { readonly [P in keyof K]: K[P] extends EventKey<infer T> ? T : never };

const createKey = <T>(typeName: string, isValid: (value: unknown) => boolean): EventKey<T> => ({
  type: typeName,
  isValid,
  parse: (value) => value as T,
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, min: number) => Number.isInteger(value) && (value as number) >= min;
const isList = (value: unknown, isValidItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isValidItem);
const ID = /^[a-z0-9-]{1,64}$/;
export const isId = (value: unknown): value is string => isText(value) && ID.test(value);

export const textKey = createKey<string>('text', isText);
export const booleanKey = createKey<boolean>('bool', (value) => typeof value === 'boolean');
export const intKey = createKey<number>('int', (value) => isWhole(value, 0));
export const positiveIntKey = createKey<number>('int+', (value) => isWhole(value, 1));
/** A whole number of this range. Its type names the range: `1 to 99`. */
export const rangeKey = (min: number, max: number): EventKey<number> => ({
  ...createKey<number>(`${min} to ${max}`, (value) => isWhole(value, min) && (value as number) <= max),
  range: [min, max],
});
export const integerKey = createKey<number>('integer', (value) => Number.isInteger(value));
/** Inches, in quarters. */
export const inchKey = createKey<number>('inch', (value) => Number.isInteger(Number(value) * 4) && isAtLeast(value, 0));
export const positiveInchKey = createKey<number>('inch+', (value) => inchKey.isValid(value) && (value as number) > 0);
export const textListKey = createKey<readonly string[]>('texts', (value) => isList(value, isText));
/** Faces as they were rolled or typed: any numbers. Whether a die has such faces is checked last. */
export const diceKey = createKey<readonly number[]>('dice', (value) =>
  isList(value, (face) => typeof face === 'number'),
);
/** A list of indexes into another list. */
export const indexListKey = createKey<readonly number[]>('list', (value) => isList(value, (item) => isWhole(item, 0)));

function isAtLeast(value: unknown, min: number): boolean {
  return typeof value === 'number' && value >= min;
}

/** An id of the given kind; of a model by default. */
export const idKey = (idKind = 'model'): EventKey<string> => ({
  ...createKey<string>('id', isId),
  namedKind: idKind,
  findUnknown: (value, exists) => (exists(idKind, value) ? undefined : value),
});

/** An id of something that does not exist yet. */
export const newIdKey: EventKey<string> = createKey<string>('id', isId);

export const idListKey = (idKind = 'model'): EventKey<readonly string[]> => ({
  ...createKey<readonly string[]>('ids', (value) => isList(value, isId)),
  namedKind: idKind,
  findUnknown: (value, exists) => value.find((listedId) => !exists(idKind, listedId)),
});

/** One of these words. */
export const wordKey = <const W extends string>(...allowedWords: readonly W[]): EventKey<W> => ({
  ...createKey<W>('word', (value) => isText(value) && (allowedWords as readonly string[]).includes(value)),
  allowedValues: allowedWords,
});

export const wordListKey = <const W extends string>(...allowedWords: readonly W[]): EventKey<readonly W[]> => ({
  ...createKey<readonly W[]>('words', (value) =>
    isList(value, (item) => (allowedWords as readonly unknown[]).includes(item)),
  ),
  allowedValues: allowedWords,
});

/** One of these numbers. */
export const numberKey = <const N extends number>(...allowedNumbers: readonly N[]): EventKey<N> => ({
  ...createKey<N>('integer', (value) => (allowedNumbers as readonly unknown[]).includes(value)),
  allowedValues: allowedNumbers,
});

/** A name that the game looks up among things of the event's model: an attack, for example. */
export const nameKey = (nameKind: string): EventKey<string> => ({
  ...textKey,
  namedKind: nameKind,
  findUnknown: (value, exists) => (exists(nameKind, value) ? undefined : value),
});

/** A list of objects with keys of their own. */
export function objectListKey<K extends EventKeys>(itemKeys: K): EventKey<readonly ParsedEvent<K>[]> {
  return {
    type: 'list',
    itemKeys,
    isValid: (value) => isList(value, (item) => isObject(item) && findWrongKey(itemKeys, item) === undefined),
    parse: (value) => (value as readonly Readonly<Record<string, unknown>>[]).map((item) => parseEvent(itemKeys, item)),
    findUnknown(value, exists) {
      for (const item of value) {
        const unknownId = findUnknownInEvent(itemKeys, item, exists);
        if (unknownId !== undefined) return unknownId;
      }
      return undefined;
    },
  };
}

/** Makes a key optional. If an event does not have the key, its value in the parsed event is undefined. */
export const optional = <T>(eventKey: EventKey<T>): EventKey<T | undefined> =>
  ({ ...eventKey, isOptional: true }) as EventKey<T | undefined>;

/** Makes a key optional, with a default value. */
export const withDefault = <T>(eventKey: EventKey<T>, defaultValue: T): EventKey<T> => ({
  ...eventKey,
  isOptional: true,
  defaultValue,
});

/**
 * Returns the first key that is missing or has the wrong type. `isRequired` says whether an optional key is required in this event. When it
 * is called, all earlier keys have been checked.
 */
export function findWrongKey(
  eventKeys: EventKeys,
  logEvent: Readonly<Record<string, unknown>>,
  isRequired?: (key: string) => boolean,
): string | undefined {
  for (const keyName in eventKeys) {
    const { isValid, isOptional } = eventKeys[keyName] as EventKey<unknown>;
    const value = Object.hasOwn(logEvent, keyName) ? logEvent[keyName] : undefined;
    if (value === undefined ? !isOptional || isRequired?.(keyName) : !isValid(value)) return keyName;
  }
  return undefined;
}

/** Returns an object with only these keys, and with defaults for missing ones. The event must have no wrong key. */
export function parseEvent<K extends EventKeys>(
  eventKeys: K,
  logEvent: Readonly<Record<string, unknown>>,
): ParsedEvent<K> {
  const parsedEvent: Record<string, unknown> = {};
  for (const keyName in eventKeys) {
    const eventKey = eventKeys[keyName] as EventKey<unknown>;
    const value = Object.hasOwn(logEvent, keyName) ? logEvent[keyName] : undefined;
    parsedEvent[keyName] = value === undefined ? eventKey.defaultValue : eventKey.parse(value);
  }
  return parsedEvent as ParsedEvent<K>;
}

/** Returns the first id in a parsed event that names nothing, in the order of its keys, depth first. */
export function findUnknownInEvent<K extends EventKeys>(
  eventKeys: K,
  parsedEvent: ParsedEvent<K>,
  exists: NameExists,
): string | undefined {
  for (const keyName in eventKeys) {
    const value = parsedEvent[keyName];
    const unknownId = value === undefined ? undefined : eventKeys[keyName]?.findUnknown?.(value, exists);
    if (unknownId !== undefined) return unknownId;
  }
  return undefined;
}
