/** A copy of a play: the table goes back to one instead of replaying thousands of events. */
import type { ActiveEncounter } from './state.ts';

/** A play at the same moment, which goes its own way from there. Both share what no event changes: options, characters, set-up. */
export function copyOfPlay<P extends ActiveEncounter>(encounter: P): P {
  const copies = new Map<unknown, unknown>();
  for (const figure of encounter.figures.values()) copies.set(figure, figure).set(figure.character, figure.character);
  return { ...encounter, figures: new Map(encounter.figures), state: copyOf(encounter.state, copies) };
}

/** Plain data, lists, maps and sets are copied, each once, however often it is named; anything else is kept. */
function copyOf<T>(value: T, copies: Map<unknown, unknown>): T {
  if (typeof value !== 'object' || value === null) return value;
  const there = copies.get(value);
  if (there !== undefined) return there as T;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const item of value) list.push(copyOf(item, copies));
    return list as T;
  }
  if (value instanceof Map) {
    const map = new Map();
    copies.set(value, map);
    for (const [key, inner] of value) map.set(key, copyOf(inner, copies));
    return map as T;
  }
  if (value instanceof Set) {
    const set = new Set([...value].map((inner) => copyOf(inner, copies)));
    copies.set(value, set);
    return set as T;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const object: Record<string, unknown> = {};
  copies.set(value, object);
  for (const [key, inner] of Object.entries(value)) object[key] = copyOf(inner, copies);
  return object as T;
}
