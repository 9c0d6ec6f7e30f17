/**
 * The keys of an event: what type each is of, whether it may be left out, and what its ids name. Each game lists the events it
 * knows with these; the type of an event follows from the list.
 */

/** Whether an id names something of this kind: `model`, `side`, or a word that the game looks it up with. */
export type Exists = (kind: string, id: string) => boolean;

export interface Key<T> {
  /** The name of the type (docs/encounters.md#types-of-keys), which a refusal repeats: `int+`, `word`. */
  readonly type: string;
  /** Whether a value of a log is of this type. */
  is(value: unknown): boolean;
  /** The value with the defaults of what stands in it filled in. Only for values that `is` takes. */
  read(value: unknown): T;
  /** The first id in a value that names nothing, in their order. */
  firstUnknown?(value: T, isThere: Exists): string | undefined;
  /** All the values that there are, where they are few. */
  readonly among?: readonly (string | number)[];
  /** Of a list of objects: their keys. */
  readonly keysOfItems?: Keys;
  /** What its ids or names name: `model`, `side`, or a word that the game looks them up with. */
  readonly names?: string;
  readonly isOptional?: boolean;
  /** What it is where it is left out. */
  readonly byDefault?: T;
}

export type Keys = Readonly<Record<string, Key<unknown>>>;

/** An event with these keys, as it is after reading. */
export type EventOf<K extends Keys> = { readonly [P in keyof K]: K[P] extends Key<infer T> ? T : never };

const key = <T>(type: string, is: (value: unknown) => boolean): Key<T> => ({ type, is, read: (value) => value as T });

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, least: number) => Number.isInteger(value) && (value as number) >= least;
const isList = (value: unknown, of: (item: unknown) => boolean) => Array.isArray(value) && value.every(of);
const ID = /^[a-z0-9-]{1,64}$/;
export const isId = (value: unknown): value is string => isText(value) && ID.test(value);

export const text = key<string>('text', isText);
export const bool = key<boolean>('bool', (value) => typeof value === 'boolean');
export const int = key<number>('int', (value) => isWhole(value, 0));
export const intPlus = key<number>('int+', (value) => isWhole(value, 1));
export const integer = key<number>('integer', (value) => Number.isInteger(value));
/** Inches, in quarters. */
export const inch = key<number>('inch', (value) => Number.isInteger(Number(value) * 4) && isAtLeast(value, 0));
export const inchPlus = key<number>('inch+', (value) => inch.is(value) && (value as number) > 0);
export const texts = key<readonly string[]>('texts', (value) => isList(value, isText));
/** Faces as they were rolled or typed: any numbers. Whether a die has such faces is asked last. */
export const dice = key<readonly number[]>('dice', (value) => isList(value, (face) => typeof face === 'number'));
/** A list of places in another list. */
export const indexes = key<readonly number[]>('list', (value) => isList(value, (item) => isWhole(item, 0)));

function isAtLeast(value: unknown, least: number): boolean {
  return typeof value === 'number' && value >= least;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An id of the given kind; of a model by default. */
export const id = (kind = 'model'): Key<string> => ({
  ...key<string>('id', isId),
  names: kind,
  firstUnknown: (value, isThere) => (isThere(kind, value) ? undefined : value),
});

/** An id of something that is not there yet. */
export const newId: Key<string> = key<string>('id', isId);

export const ids = (kind = 'model'): Key<readonly string[]> => ({
  ...key<readonly string[]>('ids', (value) => isList(value, isId)),
  names: kind,
  firstUnknown: (value, isThere) => value.find((each) => !isThere(kind, each)),
});

/** One of these words. */
export const word = <const W extends string>(...words: readonly W[]): Key<W> => ({
  ...key<W>('word', (value) => isText(value) && (words as readonly string[]).includes(value)),
  among: words,
});

export const wordsOf = <const W extends string>(...words: readonly W[]): Key<readonly W[]> => ({
  ...key<readonly W[]>('words', (value) => isList(value, (item) => (words as readonly unknown[]).includes(item))),
  among: words,
});

/** One of these numbers. */
export const numberOf = <const N extends number>(...numbers: readonly N[]): Key<N> => ({
  ...key<N>('integer', (value) => (numbers as readonly unknown[]).includes(value)),
  among: numbers,
});

/** A name that the game looks up where the model of the event has such things: an attack, say. */
export const name = (kind: string): Key<string> => ({
  ...text,
  names: kind,
  firstUnknown: (value, isThere) => (isThere(kind, value) ? undefined : value),
});

/** A list of objects with keys of their own. */
export function listOf<K extends Keys>(keys: K): Key<readonly EventOf<K>[]> {
  return {
    type: 'list',
    keysOfItems: keys,
    is: (value) => isList(value, (item) => isObject(item) && firstWrong(keys, item) === undefined),
    read: (value) => (value as readonly Readonly<Record<string, unknown>>[]).map((item) => readKeys(keys, item)),
    firstUnknown(value, isThere) {
      for (const item of value) {
        const unknown = firstUnknownIn(keys, item, isThere);
        if (unknown !== undefined) return unknown;
      }
      return undefined;
    },
  };
}

/** May be left out, and is absent then. */
export const optional = <T>(of: Key<T>): Key<T | undefined> => ({ ...of, isOptional: true }) as Key<T | undefined>;

/** May be left out, and has this value then. */
export const withDefault = <T>(of: Key<T>, byDefault: T): Key<T> => ({ ...of, isOptional: true, byDefault });

/**
 * The first key that is missing or of another type. `isNeeded` says whether one that may be left out may not be left out here;
 * the keys before it are right when it is asked.
 */
export function firstWrong(
  keys: Keys,
  from: Readonly<Record<string, unknown>>,
  isNeeded?: (key: string) => boolean,
): string | undefined {
  for (const at in keys) {
    const { is, isOptional } = keys[at] as Key<unknown>;
    const value = Object.hasOwn(from, at) ? from[at] : undefined;
    if (value === undefined ? !isOptional || isNeeded?.(at) : !is(value)) return at;
  }
  return undefined;
}

/** An object with just these keys and the defaults of those that were left out. Only for one in which nothing is wrong. */
export function readKeys<K extends Keys>(keys: K, from: Readonly<Record<string, unknown>>): EventOf<K> {
  const read: Record<string, unknown> = {};
  for (const at in keys) {
    const of = keys[at] as Key<unknown>;
    const value = Object.hasOwn(from, at) ? from[at] : undefined;
    read[at] = value === undefined ? of.byDefault : of.read(value);
  }
  return read as EventOf<K>;
}

/** The first id in an event that was read that names nothing, in the order of its keys, depth first. */
export function firstUnknownIn<K extends Keys>(keys: K, event: EventOf<K>, isThere: Exists): string | undefined {
  for (const at in keys) {
    const value = event[at];
    const unknown = value === undefined ? undefined : keys[at]?.firstUnknown?.(value, isThere);
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}
