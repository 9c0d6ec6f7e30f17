/** Defines caches of bounded size. Without them, a deck of 900 cards or a redraw after every keystroke would compute values again. */

const objectIds = new WeakMap<object, number>();
let nextId = 1;

/** Returns a number for an immutable object, for use in a cache key. The same object always gets the same number. */
export function getObjectId(object: object): number {
  const knownId = objectIds.get(object);
  if (knownId !== undefined) return knownId;
  objectIds.set(object, nextId);
  nextId += 1;
  return nextId - 1;
}

/**
 * A cache of two generations. A value that is used again moves to the young generation; the old generation is dropped at once. Unlike
 * a queue, this keeps values that every card shows and soon drops values that only one card showed.
 */
export interface Cache<V> {
  young: Map<string, V>;
  old: Map<string, V>;
  /** The sum of the weights of the young values. */
  weight: number;
  /** Called for every value that leaves the cache. */
  readonly onDrop: ((value: V) => void) | undefined;
}

export const createCache = <V>(onDrop?: (value: V) => void): Cache<V> => ({
  young: new Map(),
  old: new Map(),
  weight: 0,
  onDrop,
});

/** Letters of a key that weigh as much as one value, since thousands of long texts as keys would fill memory. */
const LETTERS_PER_WEIGHT = 512;
const getWeight = (cacheKey: string): number => 1 + Math.floor(cacheKey.length / LETTERS_PER_WEIGHT);

/** Returns the cached value of a key, and creates the value on first use. The cache never weighs more than twice `maxWeight`. */
export function getOrCreate<V>(cache: Cache<V>, cacheKey: string, maxWeight: number, create: () => V): V {
  const youngValue = cache.young.get(cacheKey);
  if (youngValue !== undefined) return youngValue;
  const value = cache.old.get(cacheKey) ?? create();
  storeValue(cache, cacheKey, maxWeight, value);
  return value;
}

/**
 * Returns the cached value of a key like `getOrCreate`, for large values that are mostly used only once. A value is cached from its
 * second use on, so that values of a single card take no memory. `null` marks a value that was used once.
 */
export function getOrCreateRepeated<V extends object>(
  cache: Cache<V | null>,
  cacheKey: string,
  maxWeight: number,
  create: () => V,
): V {
  const youngValue = cache.young.get(cacheKey);
  if (youngValue) return youngValue;
  const previousValue = youngValue === null ? null : cache.old.get(cacheKey);
  const value = previousValue ?? create();
  storeValue(cache, cacheKey, maxWeight, previousValue === undefined ? null : value);
  return value;
}

function storeValue<V>(cache: Cache<V>, cacheKey: string, maxWeight: number, value: V): void {
  if (cache.weight >= maxWeight) {
    if (cache.onDrop !== undefined) reportDropped(cache, cache.onDrop, cacheKey);
    cache.old = cache.young;
    cache.young = new Map();
    cache.weight = 0;
  }
  if (!cache.young.has(cacheKey)) cache.weight += getWeight(cacheKey);
  cache.young.set(cacheKey, value);
}

/** Reports the old values that are about to be dropped: all except young values and the value with `storedKey`, which is stored again. */
function reportDropped<V>({ young, old }: Cache<V>, onDrop: (value: V) => void, storedKey: string): void {
  for (const [oldKey, value] of old) if (oldKey !== storedKey && !young.has(oldKey)) onDrop(value);
}

/**
 * Caches values that are added one by one, such as rows or artwork. The weight of the cached values is between `maxWeight` and twice
 * `maxWeight` as soon as there are enough values. The values that were used least recently are dropped.
 */
export class RecentValues<V> {
  readonly #maxWeight: number;
  readonly #values: Cache<V>;

  /** @param onDrop called for every value that leaves, including one that is replaced */
  constructor(maxWeight: number, onDrop?: (value: V) => void) {
    this.#maxWeight = maxWeight;
    this.#values = createCache(onDrop);
  }

  get(cacheKey: string): V | undefined {
    const { young, old } = this.#values;
    const value = young.get(cacheKey);
    if (value !== undefined) return value;
    const oldValue = old.get(cacheKey);
    if (oldValue !== undefined) storeValue(this.#values, cacheKey, this.#maxWeight, oldValue);
    return oldValue;
  }

  set(cacheKey: string, value: V): void {
    const previous = this.#peek(cacheKey);
    if (previous !== undefined && previous !== value) this.delete(cacheKey);
    storeValue(this.#values, cacheKey, this.#maxWeight, value);
  }

  delete(cacheKey: string): void {
    const { young, old, onDrop } = this.#values;
    const value = this.#peek(cacheKey);
    if (young.delete(cacheKey)) this.#values.weight -= getWeight(cacheKey);
    old.delete(cacheKey);
    if (value !== undefined) onDrop?.(value);
  }

  clear(): void {
    for (const [cacheKey] of [...this.entries()]) this.delete(cacheKey);
  }

  /** Lists the values with their keys, in no particular order. */
  *entries(): Generator<[string, V]> {
    const { young, old } = this.#values;
    yield* young;
    for (const entry of old) if (!young.has(entry[0])) yield entry;
  }

  #peek(cacheKey: string): V | undefined {
    const { young, old } = this.#values;
    return young.has(cacheKey) ? young.get(cacheKey) : old.get(cacheKey);
  }
}

/** Returns the value that belongs to an object. The value is created on first use and garbage-collected with the object. */
export function getOrCreateFor<V>(owners: WeakMap<object, V>, owner: object, create: () => V): V {
  const knownValue = owners.get(owner);
  if (knownValue !== undefined) return knownValue;
  const value = create();
  owners.set(owner, value);
  return value;
}
