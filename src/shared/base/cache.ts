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
  /** Told of every value that leaves the cache. */
  readonly onDrop: ((value: V) => void) | undefined;
}

export const newCache = <V>(onDrop?: (value: V) => void): Cache<V> => ({
  young: new Map(),
  old: new Map(),
  weight: 0,
  onDrop,
});

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
    if (values.onDrop !== undefined) dropOld(values, values.onDrop, key);
    values.old = values.young;
    values.young = new Map();
    values.weight = 0;
  }
  if (!values.young.has(key)) values.weight += weightOf(key);
  values.young.set(key, value);
}

/** Tells of the old values, but for those that are young as well and the one that becomes so now. */
function dropOld<V>({ young, old }: Cache<V>, onDrop: (value: V) => void, key: string): void {
  for (const [oldKey, value] of old) if (oldKey !== key && !young.has(oldKey)) onDrop(value);
}

/**
 * Values that are put in one by one, such as rows or drawings. The `max` values that were used last stay, and at most twice as many.
 */
export class RecentValues<V> {
  readonly #max: number;
  readonly #values: Cache<V>;

  /** @param onDrop told of every value that leaves, also of one that another takes the place of */
  constructor(max: number, onDrop?: (value: V) => void) {
    this.#max = max;
    this.#values = newCache(onDrop);
  }

  get(key: string): V | undefined {
    const { young, old } = this.#values;
    const value = young.get(key);
    if (value !== undefined) return value;
    const oldValue = old.get(key);
    if (oldValue !== undefined) keep(this.#values, key, this.#max, oldValue);
    return oldValue;
  }

  set(key: string, value: V): void {
    const previous = this.#peek(key);
    if (previous !== undefined && previous !== value) this.delete(key);
    keep(this.#values, key, this.#max, value);
  }

  delete(key: string): void {
    const { young, old, onDrop } = this.#values;
    const value = this.#peek(key);
    if (young.delete(key)) this.#values.weight -= weightOf(key);
    old.delete(key);
    if (value !== undefined) onDrop?.(value);
  }

  clear(): void {
    for (const [key] of [...this.entries()]) this.delete(key);
  }

  /** The values with their keys, in no particular order. */
  *entries(): Generator<[string, V]> {
    const { young, old } = this.#values;
    yield* young;
    for (const entry of old) if (!young.has(entry[0])) yield entry;
  }

  #peek(key: string): V | undefined {
    const { young, old } = this.#values;
    return young.has(key) ? young.get(key) : old.get(key);
  }
}

/** The value that belongs to an object, made on first use and collected with the object. */
export function cachedFor<V>(owners: WeakMap<object, V>, owner: object, make: () => V): V {
  const known = owners.get(owner);
  if (known !== undefined) return known;
  const made = make();
  owners.set(owner, made);
  return made;
}
