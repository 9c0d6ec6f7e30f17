/** Caches of bounded size, for what a deck of 900 cards or the card of a keystroke would compute again. */

const numbers = new WeakMap<object, number>();
let next = 1;

/** A number for an immutable object, to be part of a cache key. The same object always gets the same number. */
export function idOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  numbers.set(object, next);
  next += 1;
  return next - 1;
}

/**
 * Values in two generations. A value that is used again moves to the young one; the old one is dropped as a whole. Unlike
 * a queue this keeps what every card shows and soon drops what only one card showed.
 */
export interface Cache<V> {
  young: Map<string, V>;
  old: Map<string, V>;
  /** Sum of the weights of the young values. */
  weight: number;
}

export const newCache = <V>(): Cache<V> => ({ young: new Map(), old: new Map(), weight: 0 });

/** A key longer than this many letters makes its value count as several: thousands of whole texts would fill memory. */
const LETTERS = 512;
const weightOf = (key: string): number => 1 + Math.floor(key.length / LETTERS);

/** The value of a key, made when it is not known. At most twice `most` values are kept. */
export function cached<V>(values: Cache<V>, key: string, most: number, make: () => V): V {
  const known = values.young.get(key);
  if (known !== undefined) return known;
  const made = values.old.get(key) ?? make();
  keep(values, key, most, made);
  return made;
}

/**
 * The same for large values that are mostly used once: a value is kept from its second use on, so that what one card
 * alone shows takes no memory. `null` stands for a value that was used once.
 */
export function cachedWhenRepeated<V extends object>(
  values: Cache<V | null>,
  key: string,
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

function keep<V>(values: Cache<V>, key: string, most: number, value: V): void {
  if (values.weight >= most) {
    values.old = values.young;
    values.young = new Map();
    values.weight = 0;
  }
  if (!values.young.has(key)) values.weight += weightOf(key);
  values.young.set(key, value);
}

/** The value that belongs to an object, made on first use and collected with the object. */
export function cachedFor<V>(owners: WeakMap<object, V>, owner: object, make: () => V): V {
  const known = owners.get(owner);
  if (known !== undefined) return known;
  const made = make();
  owners.set(owner, made);
  return made;
}
