/** Caches that cannot grow without end: for what a deck of 900 cards or the card of a keystroke would work out again. */

const numbers = new WeakMap<object, number>();
let next = 1;

/** A number by which an object that is never changed can stand in a key. The same object always has the same. */
export function idOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  numbers.set(object, next);
  next += 1;
  return next - 1;
}

/**
 * Values in two generations. What is asked for again moves on into the young one, what is not goes with the old one: unlike
 * a queue this keeps what every card shows and soon drops what only one did.
 */
export interface Cache<V, K = string> {
  young: Map<K, V>;
  old: Map<K, V>;
  /** What the young ones count. */
  weight: number;
}

export const newCache = <V, K = string>(): Cache<V, K> => ({ young: new Map(), old: new Map(), weight: 0 });

/** A value whose key is longer than so many letters counts as several: thousands of whole texts would fill memory. */
const LETTERS = 512;
const weightOf = (key: unknown): number => 1 + (typeof key === 'string' ? Math.floor(key.length / LETTERS) : 0);

/** The value of a key, made when it is not known. At most twice `most` values are kept. */
export function cached<V, K>(values: Cache<V, K>, key: K, most: number, make: () => V): V {
  const known = values.young.get(key);
  if (known !== undefined) return known;
  const made = values.old.get(key) ?? make();
  keep(values, key, most, made);
  return made;
}

/**
 * The same for values that are large and mostly made once: only what is asked for again is kept, so that what one card
 * alone shows goes as it came. `null` stands for what was asked for once.
 */
export function cachedWhenRepeated<V extends object, K>(
  values: Cache<V | null, K>,
  key: K,
  most: number,
  make: () => V,
): V {
  const young = values.young.get(key);
  if (young) return young;
  const before = young === null ? null : values.old.get(key);
  const value = before ?? make();
  keep(values, key, most, before === undefined ? null : value);
  return value;
}

function keep<V, K>(values: Cache<V, K>, key: K, most: number, value: V): void {
  if (values.weight >= most) {
    values.old = values.young;
    values.young = new Map();
    values.weight = 0;
  }
  if (!values.young.has(key)) values.weight += weightOf(key);
  values.young.set(key, value);
}

/** The value of an object, made when it is asked for first; it goes with the object. */
export function cachedFor<V>(owners: WeakMap<object, V>, owner: object, make: () => V): V {
  const known = owners.get(owner);
  if (known !== undefined) return known;
  const made = make();
  owners.set(owner, made);
  return made;
}
