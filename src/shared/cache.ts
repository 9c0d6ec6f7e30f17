/** What makes remembering cheap: numbers for objects that never change, and caches that cannot grow without end. */

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
 * Remembered values in two generations. What is asked for again moves on into the young one, what is not goes with the old
 * one: unlike a queue this keeps what every card shows and soon drops what only one did.
 */
export interface Memory<V, K = string> {
  young: Map<K, V>;
  old: Map<K, V>;
  /** What the young ones count. */
  weight: number;
}

export const memory = <V, K = string>(): Memory<V, K> => ({ young: new Map(), old: new Map(), weight: 0 });

/** A value whose key is longer than so many letters counts as several: thousands of whole texts would fill the memory. */
const LETTERS = 512;
const weightOf = (key: unknown): number => 1 + (typeof key === 'string' ? Math.floor(key.length / LETTERS) : 0);

/** The value of a key, made when it is not known. At most twice `most` values are kept. */
export function remember<V, K>(values: Memory<V, K>, key: K, most: number, make: () => V): V {
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
export function rememberRepeated<V extends object, K>(
  values: Memory<V | null, K>,
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

/**
 * Memory for words: a few thousand come back on every card, and of names and numbers there is no end. What is new has to be
 * asked for again while as many others come, and not only by the card that brought it; then it is kept as in `Memory`.
 */
export interface WordMemory<V> {
  fresh: Map<string, V>;
  tried: Map<string, V>;
  readonly lasting: Memory<V>;
}

export const wordMemory = <V>(): WordMemory<V> => ({ fresh: new Map(), tried: new Map(), lasting: memory() });

/** Part of what is kept at most that may be new. */
const FRESH = 0.1;

/** The value of a word, made when it is not known. About twice `most` values are kept. */
export function rememberWord<V>(values: WordMemory<V>, word: string, most: number, make: () => V): V {
  const { lasting } = values;
  const known = lasting.young.get(word) ?? values.fresh.get(word);
  if (known !== undefined) return known;
  const before = values.tried.get(word) ?? lasting.old.get(word);
  if (before !== undefined) {
    keep(lasting, word, most, before);
    return before;
  }
  // Making it may ask for other words: only then is it known how many are fresh.
  const made = make();
  if (values.fresh.size >= most * FRESH) {
    values.tried = values.fresh;
    values.fresh = new Map();
  }
  values.fresh.set(word, made);
  return made;
}

function keep<V, K>(values: Memory<V, K>, key: K, most: number, value: V): void {
  if (values.weight >= most) {
    values.old = values.young;
    values.young = new Map();
    values.weight = 0;
  }
  if (!values.young.has(key)) values.weight += weightOf(key);
  values.young.set(key, value);
}

/** What belongs to an object and goes with it; made when it is asked for first. */
export function belonging<V>(owners: WeakMap<object, V>, owner: object, make: () => V): V {
  const known = owners.get(owner);
  if (known !== undefined) return known;
  const made = make();
  owners.set(owner, made);
  return made;
}
