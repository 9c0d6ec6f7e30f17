/**
 * One object for all equal drawings: every file of a folder holds a portrait of its own, and copies of a hero hold the
 * same one. What was parsed and drawn from the first serves all.
 */

import { cached, newCache } from '../../base/cache.ts';
import { type Drawing, drawingSchema } from '../../document/schema.ts';

/** Different drawings that are kept: more than a library of portraits and symbols has. */
const MOST = 2000;
/** Equal drawings as one: without it a deck takes two thirds longer. */
const kept = newCache<object[]>();
/** The drawing that each object equals; null = it is not a drawing. Without it a deck of 900 cards takes 8 % longer. */
const known = new WeakMap<object, Drawing | null>();

/** Whether two drawings look the same. Keys of newer versions, which are not drawn, are ignored. */
function same(a: object, b: object): boolean {
  const [one, other] = [a as Partial<Drawing>, b as Partial<Drawing>];
  if (one.width !== other.width || one.height !== other.height) return false;
  const [left, right] = [one.shapes, other.shapes];
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1) if (!sameShape(left[index], right[index])) return false;
  return true;
}

const sameShape = (a: Shape | null | undefined, b: Shape | null | undefined): boolean =>
  a?.d === b?.d &&
  a?.fill === b?.fill &&
  a?.stroke === b?.stroke &&
  a?.strokeWidth === b?.strokeWidth &&
  a?.opacity === b?.opacity &&
  a?.evenOdd === b?.evenOdd;

type Shape = Drawing['shapes'][number];

/** A cheap key that equal drawings share: sides, number of shapes, length of the first path. */
function bucketOf(value: object): string {
  const { width, height, shapes } = value as Partial<Drawing>;
  const first = Array.isArray(shapes) ? shapes[0] : undefined;
  return `${width} ${height} ${Array.isArray(shapes) ? shapes.length : ''} ${String(first?.d).length}`;
}

/** The first drawing that equals the object. Undefined when the object is not a drawing. */
export function drawingOf(value: object): Drawing | undefined {
  const before = known.get(value);
  if (before !== undefined) return before ?? undefined;
  const alike = cached(kept, bucketOf(value), MOST, (): object[] => []);
  const first = alike.find((one) => same(one, value));
  let found: Drawing | null;
  if (first === undefined) {
    // The value itself is used, not the result of the schema, so that keys of newer versions stay.
    found = drawingSchema.safeParse(value).success ? (value as Drawing) : null;
    if (alike.length < MOST) alike.push(value);
  } else found = known.get(first) ?? null;
  known.set(value, found);
  return found ?? undefined;
}
