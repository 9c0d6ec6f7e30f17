/** Copies an active encounter, so that undo can go back to a copy instead of replaying thousands of events. */
import type { ActiveEncounter } from './state.ts';

/** Returns an independent copy of the encounter at the same moment. Both share what no event changes: options, characters and setup. */
export function copyEncounter<E extends ActiveEncounter>(encounter: E): E {
  const copies = new Map<unknown, unknown>();
  // Figures and characters never change, so each counts as its own copy and is shared.
  for (const figure of encounter.figures.values()) copies.set(figure, figure).set(figure.character, figure.character);
  return { ...encounter, figures: new Map(encounter.figures), state: copyValue(encounter.state, copies) };
}

/** Copies plain data, lists, maps and sets, each of them once, however often it is referenced. Any other object is shared. */
function copyValue<T>(value: T, copies: Map<unknown, unknown>): T {
  if (typeof value !== 'object' || value === null) return value;
  const existingCopy = copies.get(value);
  if (existingCopy !== undefined) return existingCopy as T;
  if (Array.isArray(value)) {
    const listCopy: unknown[] = [];
    copies.set(value, listCopy);
    for (const innerValue of value) listCopy.push(copyValue(innerValue, copies));
    return listCopy as T;
  }
  if (value instanceof Map) {
    const mapCopy = new Map();
    copies.set(value, mapCopy);
    for (const [mapKey, innerValue] of value) mapCopy.set(mapKey, copyValue(innerValue, copies));
    return mapCopy as T;
  }
  if (value instanceof Set) {
    const setCopy = new Set([...value].map((innerValue) => copyValue(innerValue, copies)));
    copies.set(value, setCopy);
    return setCopy as T;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const objectCopy: Record<string, unknown> = {};
  copies.set(value, objectCopy);
  for (const [propertyName, innerValue] of Object.entries(value))
    objectCopy[propertyName] = copyValue(innerValue, copies);
  return objectCopy as T;
}
