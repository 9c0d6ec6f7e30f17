/** Where a template asks of a field what it cannot say: a list for one text, a number whether it is a word. */

import type { FieldKind } from '../../games/card.ts';
import type { FieldUse, Path } from '../binding/field-uses.ts';
import { fieldUses } from '../binding/field-uses.ts';
import { placeName } from '../template/check/place-name.ts';
import type { CardTemplate, Scalar } from '../template/template.ts';
import { isNotation } from '../template/value.ts';

export type Misread = {
  readonly field: string;
  /** `front[3] (text): when.is`. */
  readonly place: string;
} & (
  | {
      /** The key that would read it; or that it has parts, is only true or false, has no order, or is no number. */
      readonly use: 'each' | 'is' | 'has' | 'parts' | 'when' | 'order' | 'count';
    }
  /** Repeated, and no list; `lists` are all that there are. */
  | { readonly use: 'list'; readonly lists: readonly string[] }
  /** Compared with something of another kind. */
  | { readonly use: Single; readonly got: Scalar }
);

/** What a ruleset says of its fields. */
export interface KnownFields {
  readonly fields: readonly string[];
  /** Of those that hold no words: what they hold. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
}

/** What a field that is one value holds. */
type Single = 'number' | 'text' | 'flag';
type Shape = 'list' | 'parts' | 'unknown' | 'drawing' | Single;

/** The element that stands at a path, as the problems of a template name it. */
export function elementAt(template: CardTemplate, path: Path): string {
  const { at, element } = placeName(template, path);
  return element === undefined ? at : `${at} (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
}

/** The same with the way on from there: `front[3] (text): when.is`. */
export const placeAt = (template: CardTemplate, path: Path): string =>
  [elementAt(template, path), placeName(template, path).key].filter((part) => part !== '').join(': ');

/** What a field is, by the fields there are: entries make it a list, keys below it something that has parts. */
function shapeOf(field: string, { fields, kinds }: KnownFields): Shape {
  if (fields.includes(`${field}/*`)) return 'list';
  if (fields.some((one) => one.startsWith(`${field}/`))) return 'parts';
  if (!fields.includes(field)) return 'unknown';
  return Object.hasOwn(kinds, field) ? (kinds[field] ?? 'text') : 'text';
}

const TYPES: Readonly<Record<Single, string>> = { number: 'number', text: 'string', flag: 'boolean' };
const isSingle = (shape: Shape): shape is Single => Object.hasOwn(TYPES, shape);

/** A misreading, and the key at which it stands. */
type Wrong = { readonly key: string; readonly field?: string } & (
  | { readonly use: Exclude<Misread['use'], 'list' | Single> }
  | { readonly use: 'list'; readonly lists: readonly string[] }
  | { readonly use: Single; readonly got: Scalar }
);

/** The first of what is compared that a field of this kind never holds. */
function strange(key: 'is' | 'has', compared: unknown, shape: Single): Wrong[] {
  const got = [compared].flat().find((one) => one !== undefined && typeof one !== TYPES[shape]);
  return got === undefined ? [] : [{ key, use: shape, got: got as Scalar }];
}

function wrongQuestion({ field, node }: FieldUse, shape: Shape, known: KnownFields): Wrong[] {
  const [key] = ['is', 'has', 'over', 'under'].filter((one) => node[one] !== undefined);
  // What is only there or not can be asked of everything.
  if (key === undefined || shape === 'unknown' || shape === 'drawing') return [];
  if (shape === 'parts') return [{ key, use: 'parts' }];
  const order = ['over', 'under'].find((one) => node[one] !== undefined);
  const unordered: Wrong[] = order === undefined || shape === 'number' ? [] : [{ key: order, use: 'order' }];
  if (shape !== 'list') {
    const has: Wrong[] = node.has === undefined ? [] : [{ key: 'has', use: 'is' }];
    return [...has, ...strange('is', node.is, shape), ...unordered];
  }
  if (node.is !== undefined) return [{ key: 'is', use: 'has' }];
  const entry = shapeOf(`${field}/*`, known);
  if (node.has !== undefined && entry === 'parts') return [{ key: 'has', use: 'parts', field: `${field}/*` }];
  return [...(isSingle(entry) ? strange('has', node.has, entry) : []), ...unordered];
}

function wrongValue({ node }: FieldUse, shape: Shape): Wrong[] {
  // What has a notation of its own is more than its parts.
  if (isNotation(node.as)) return [];
  const [key = ''] = ['at', 'item', 'each'].filter((one) => node[one] !== undefined);
  if (shape === 'list') return [{ key, use: 'each' }];
  if (shape === 'parts') return [{ key, use: 'parts' }];
  return shape === 'flag' ? [{ key, use: 'when' }] : [];
}

function wrongsOf(use: FieldUse, known: KnownFields): Wrong[] {
  const shape = shapeOf(use.field, known);
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
