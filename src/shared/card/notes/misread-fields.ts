/** Where a template reads a field in a way that its kind does not allow: a list as one text, a number as a word. */

import { type Cache, cached, cachedFor, newCache } from '../../base/cache.ts';
import type { FieldUse, Path } from '../binding/field-uses.ts';
import { fieldUses } from '../binding/field-uses.ts';
import type { FieldKind } from '../card-rules.ts';
import { placeName } from '../template/check/place-name.ts';
import type { CardTemplate, Scalar } from '../template/template.ts';
import { isNotation } from '../template/value.ts';

export type Misread = {
  readonly field: string;
  /** `front[3] (text): when.is`. */
  readonly place: string;
} & (
  | {
      /** The key that would read it; or why it cannot be read: it has parts, is only true or false, has no order, is no number. */
      readonly use: 'each' | 'is' | 'has' | 'parts' | 'when' | 'order' | 'count';
    }
  /** Repeated, but not a list; `lists` are the lists of the game. */
  | { readonly use: 'list'; readonly lists: readonly string[] }
  /** Compared with something of another kind. */
  | { readonly use: Single; readonly got: Scalar }
);

/** The fields of a ruleset, with what they hold. */
export interface KnownFields {
  readonly fields: readonly string[];
  /** The kind of each field that does not hold words. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
}

/** The kinds of fields that hold one value. */
type Single = 'number' | 'text' | 'flag';
/** What a field holds, as a template can read it. */
export type FieldShape = 'list' | 'parts' | 'unknown' | 'drawing' | Single;

/** The element that stands at a path, as the problems of a template name it. */
export function elementAt(template: CardTemplate, path: Path): string {
  const { at, element } = placeName(template, path);
  return element === undefined ? at : `${at} (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
}

/** The same with the rest of the path: `front[3] (text): when.is`. */
export const placeAt = (template: CardTemplate, path: Path): string =>
  [elementAt(template, path), placeName(template, path).key].filter((part) => part !== '').join(': ');

const shapes = new WeakMap<KnownFields, Cache<FieldShape>>();
/** Fields whose shape is kept, in each of two generations. */
const MOST_SHAPES = 1000;

/** The shape of a field: a list where there are fields of its entries, an object where there are fields below it. */
export const fieldShape = (field: string, known: KnownFields): FieldShape =>
  cached(
    cachedFor(shapes, known, () => newCache()),
    field,
    MOST_SHAPES,
    () => shapeAmong(field, known),
  );

function shapeAmong(field: string, { fields, kinds }: KnownFields): FieldShape {
  if (fields.includes(`${field}/*`)) return 'list';
  if (fields.some((one) => one.startsWith(`${field}/`))) return 'parts';
  if (!fields.includes(field)) return 'unknown';
  return Object.hasOwn(kinds, field) ? (kinds[field] ?? 'text') : 'text';
}

const TYPES: Readonly<Record<Single, string>> = { number: 'number', text: 'string', flag: 'boolean' };
const isSingle = (shape: FieldShape): shape is Single => Object.hasOwn(TYPES, shape);

/** A misreading, and the key at which it stands. */
type Wrong = { readonly key: string; readonly field?: string } & (
  | { readonly use: Exclude<Misread['use'], 'list' | Single> }
  | { readonly use: 'list'; readonly lists: readonly string[] }
  | { readonly use: Single; readonly got: Scalar }
);

/** The first compared value that a field of this kind never holds, as a list of at most one. */
function strange(key: 'is' | 'has', compared: unknown, shape: Single): Wrong[] {
  const got = [compared].flat().find((one) => one !== undefined && typeof one !== TYPES[shape]);
  return got === undefined ? [] : [{ key, use: shape, got: got as Scalar }];
}

function wrongQuestion({ field, node }: FieldUse, shape: FieldShape, known: KnownFields): Wrong[] {
  const [key] = ['is', 'has', 'over', 'under'].filter((one) => node[one] !== undefined);
  // Whether there is a value can be asked of every field.
  if (key === undefined || shape === 'unknown' || shape === 'drawing') return [];
  if (shape === 'parts') return [{ key, use: 'parts' }];
  const order = ['over', 'under'].find((one) => node[one] !== undefined);
  const unordered: Wrong[] = order === undefined || shape === 'number' ? [] : [{ key: order, use: 'order' }];
  if (shape !== 'list') {
    const has: Wrong[] = node.has === undefined ? [] : [{ key: 'has', use: 'is' }];
    return [...has, ...strange('is', node.is, shape), ...unordered];
  }
  if (node.is !== undefined) return [{ key: 'is', use: 'has' }];
  const entry = fieldShape(`${field}/*`, known);
  if (node.has !== undefined && entry === 'parts') return [{ key: 'has', use: 'parts', field: `${field}/*` }];
  return [...(isSingle(entry) ? strange('has', node.has, entry) : []), ...unordered];
}

function wrongValue({ node }: FieldUse, shape: FieldShape): Wrong[] {
  // A notation of the game can write a field that has parts.
  if (isNotation(node.as)) return [];
  const [key = ''] = ['at', 'item', 'each'].filter((one) => node[one] !== undefined);
  if (shape === 'list') return [{ key, use: 'each' }];
  if (shape === 'parts') return [{ key, use: 'parts' }];
  return shape === 'flag' ? [{ key, use: 'when' }] : [];
}

function wrongsOf(use: FieldUse, known: KnownFields): Wrong[] {
  const shape = fieldShape(use.field, known);
  if (shape === 'unknown') return [];
  switch (use.as) {
    case 'condition':
      return wrongQuestion(use, shape, known);
    case 'value':
      return wrongValue(use, shape);
    case 'count':
      return shape === 'number' ? [] : [{ key: 'item' in use.node ? 'item' : 'at', use: 'count' }];
    case 'list': {
      if (shape === 'list') return [];
      const lists = known.fields.filter((field) => field.endsWith('/*')).map((field) => field.slice(0, -2));
      // Lists in entries are of use where entries are repeated, and the others elsewhere.
      const isInside = use.field.includes('/*');
      return [{ key: 'each', use: 'list', lists: lists.filter((list) => list.includes('/*') === isInside) }];
    }
  }
}

/** Every such place of a template; fields that the rules do not have at all are reported by `unreadFields`. */
export const misreadFields = (template: CardTemplate, known: KnownFields): Misread[] =>
  fieldUses(template).flatMap((use) =>
    wrongsOf(use, known).map(
      ({ key, ...wrong }): Misread => ({ field: use.field, place: placeAt(template, [...use.path, key]), ...wrong }),
    ),
  );
