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

/** Remembers at most `most` values, the oldest are forgotten first. */
export function remember<V>(values: Map<string, V>, key: string, most: number, make: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (values.size >= most)
    for (const oldest of values.keys()) {
      values.delete(oldest);
      break;
    }
  values.set(key, made);
  return made;
}

/** A map that belongs to an object and goes with it. */
export function mapOf<V>(owners: WeakMap<object, Map<string, V>>, owner: object): Map<string, V> {
  const known = owners.get(owner);
  if (known !== undefined) return known;
  const made = new Map<string, V>();
  owners.set(owner, made);
  return made;
}
