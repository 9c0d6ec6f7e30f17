/**
 * Drawings that say the same are one: every file of a folder holds a portrait of its own, and copies of a hero hold the
 * same one. What was parsed and drawn from the first serves all.
 */
import { type Drawing, drawingSchema } from '../document/schema.ts';
import { memory, remember } from './memory.ts';

/** Drawings kept apart: more than a library of portraits and symbols has. */
const MOST = 2000;
const kept = memory<object[]>();
/** What each object is one with; null = it is no drawing. */
const known = new WeakMap<object, Drawing | null>();

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  // Both come from JSON: all their keys are their own, and walking over them makes no lists of thousands of shapes.
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same((a as Fields)[key], (b as Fields)[key])) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => same(one, b[i]));

type Fields = Readonly<Record<string, unknown>>;

/** Drawings that could be the same, cheaply told: sides, number of shapes, length of the first path. */
function bucketOf(value: object): string {
  const { width, height, shapes } = value as Partial<Drawing>;
  const first = Array.isArray(shapes) ? shapes[0] : undefined;
  return `${width} ${height} ${Array.isArray(shapes) ? shapes.length : ''} ${String(first?.d).length}`;
}

/** The drawing that an object is: the first one that said the same. Undefined when it is none. */
export function drawingOf(value: object): Drawing | undefined {
  const before = known.get(value);
  if (before !== undefined) return before ?? undefined;
  const alike = remember(kept, bucketOf(value), MOST, (): object[] => []);
  const first = alike.find((one) => same(one, value));
  let found: Drawing | null;
  if (first === undefined) {
    // The value itself goes on, not what the schema made of it: a newer version's keys stay.
    found = drawingSchema.safeParse(value).success ? (value as Drawing) : null;
    if (alike.length < MOST) alike.push(value);
  } else found = known.get(first) ?? null;
  known.set(value, found);
  return found ?? undefined;
}
