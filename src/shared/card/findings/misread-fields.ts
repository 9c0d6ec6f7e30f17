/** Finds fields that a template reads in a way that their kind does not allow: a list as one text, a number as a word. */

import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import type { FieldUse, NodePath } from '../binding/field-uses.ts';
import { listFieldUses } from '../binding/field-uses.ts';
import type { FieldKind } from '../card-rules.ts';
import { describeLocation } from '../template/check/location.ts';
import type { CardTemplate, Scalar } from '../template/template.ts';
import { isGameNotation } from '../template/value.ts';

export type MisreadField = {
  readonly field: string;
  /** `front[3] (text): when.is`. */
  readonly place: string;
} & (
  | {
      /**
       * `each`, `is` and `has` are the keys that would read the field. The others say why it cannot be read: it has parts (`parts`), is
       * true or false (`when`), has no order (`order`), or is not a number (`count`).
       */
      readonly use: 'each' | 'is' | 'has' | 'parts' | 'when' | 'order' | 'count';
    }
  /** The template repeats a field that is not a list; `lists` are the lists of the game. */
  | { readonly use: 'list'; readonly lists: readonly string[] }
  /** The template compares the field with a value of another kind. */
  | { readonly use: SingleKind; readonly got: Scalar }
);

/** The fields of a ruleset with their kinds. */
export interface KnownFields {
  readonly fields: readonly string[];
  /** The kind of each field that does not hold text. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
}

/** The kinds of fields that hold one value. */
type SingleKind = 'number' | 'text' | 'flag';
/** The shape of a field's value, which decides how a template can read the field. */
export type FieldShape = 'list' | 'parts' | 'unknown' | 'drawing' | SingleKind;

/** Describes the element at a path as template findings name it: `front[3] (text)`. */
export function describeElement(template: CardTemplate, nodePath: NodePath): string {
  const { location, element } = describeLocation(template, nodePath);
  return element === undefined
    ? location
    : `${location} (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
}

/** Describes an element and the key within it: `front[3] (text): when.is`. */
export const describePlace = (template: CardTemplate, nodePath: NodePath): string =>
  [describeElement(template, nodePath), describeLocation(template, nodePath).keyPath]
    .filter((part) => part !== '')
    .join(': ');

const shapeCache = new WeakMap<KnownFields, Cache<FieldShape>>();
/** The maximum number of fields in each of the cache's two generations. */
const MAX_CACHED_SHAPES = 1000;

/** Returns the shape of a field: `list` if its entries are known fields, `parts` if any known field is below it. */
export const getFieldShape = (field: string, known: KnownFields): FieldShape =>
  getOrCreate(
    getOrCreateFor(shapeCache, known, () => createCache()),
    field,
    MAX_CACHED_SHAPES,
    () => findShape(field, known),
  );

function findShape(field: string, { fields, kinds }: KnownFields): FieldShape {
  if (fields.includes(`${field}/*`)) return 'list';
  if (fields.some((fieldName) => fieldName.startsWith(`${field}/`))) return 'parts';
  if (!fields.includes(field)) return 'unknown';
  return Object.hasOwn(kinds, field) ? (kinds[field] ?? 'text') : 'text';
}

/** The JavaScript type of the values of each kind. */
const JS_TYPES: Readonly<Record<SingleKind, string>> = { number: 'number', text: 'string', flag: 'boolean' };
const isSingle = (shape: FieldShape): shape is SingleKind => Object.hasOwn(JS_TYPES, shape);

/** The template key that misreads a field. `field` is set if the misread field is not the one that the use names. */
type Misreading = { readonly key: string; readonly field?: string } & (
  | { readonly use: Exclude<MisreadField['use'], 'list' | SingleKind> }
  | { readonly use: 'list'; readonly lists: readonly string[] }
  | { readonly use: SingleKind; readonly got: Scalar }
);

/** Finds the first compared value that a field of this kind never holds, as a list of at most one. */
function findWrongComparison(key: 'is' | 'has', compared: unknown, shape: SingleKind): Misreading[] {
  const got = [compared]
    .flat()
    .find((comparedValue) => comparedValue !== undefined && typeof comparedValue !== JS_TYPES[shape]);
  return got === undefined ? [] : [{ key, use: shape, got: got as Scalar }];
}

function checkCondition({ field, node }: FieldUse, shape: FieldShape, known: KnownFields): Misreading[] {
  const [key] = ['is', 'has', 'over', 'under'].filter((operator) => node[operator] !== undefined);
  // Every field can be tested for having a value.
  if (key === undefined || shape === 'unknown' || shape === 'drawing') return [];
  if (shape === 'parts') return [{ key, use: 'parts' }];
  const orderOperator = ['over', 'under'].find((operator) => node[operator] !== undefined);
  const orderMisreadings: Misreading[] =
    orderOperator === undefined || shape === 'number' ? [] : [{ key: orderOperator, use: 'order' }];
  if (shape !== 'list') {
    // `has` tests the entries of a list, so a single value has to be tested with `is`.
    const wrongHas: Misreading[] = node.has === undefined ? [] : [{ key: 'has', use: 'is' }];
    return [...wrongHas, ...findWrongComparison('is', node.is, shape), ...orderMisreadings];
  }
  if (node.is !== undefined) return [{ key: 'is', use: 'has' }];
  const entryShape = getFieldShape(`${field}/*`, known);
  if (node.has !== undefined && entryShape === 'parts') return [{ key: 'has', use: 'parts', field: `${field}/*` }];
  return [...(isSingle(entryShape) ? findWrongComparison('has', node.has, entryShape) : []), ...orderMisreadings];
}

function checkValue({ node }: FieldUse, shape: FieldShape): Misreading[] {
  // A format of the game can write a field that has parts.
  if (isGameNotation(node.as)) return [];
  const [key = ''] = ['at', 'item', 'each'].filter((operator) => node[operator] !== undefined);
  if (shape === 'list') return [{ key, use: 'each' }];
  if (shape === 'parts') return [{ key, use: 'parts' }];
  return shape === 'flag' ? [{ key, use: 'when' }] : [];
}

function listMisreadings(use: FieldUse, known: KnownFields): Misreading[] {
  const shape = getFieldShape(use.field, known);
  if (shape === 'unknown') return [];
  switch (use.usage) {
    case 'condition':
      return checkCondition(use, shape, known);
    case 'value':
      return checkValue(use, shape);
    case 'count':
      return shape === 'number' ? [] : [{ key: 'item' in use.node ? 'item' : 'at', use: 'count' }];
    case 'list': {
      if (shape === 'list') return [];
      const listFields = known.fields.filter((field) => field.endsWith('/*')).map((field) => field.slice(0, -2));
      // Only a list at the same depth is a useful suggestion: nested lists inside a repetition, top-level lists elsewhere.
      const isInside = use.field.includes('/*');
      return [{ key: 'each', use: 'list', lists: listFields.filter((list) => list.includes('/*') === isInside) }];
    }
  }
}

/** Finds all misread fields of a template. `findUnreadFields` reports the fields that the game does not have at all. */
export const findMisreadFields = (template: CardTemplate, known: KnownFields): MisreadField[] =>
  listFieldUses(template).flatMap((use) =>
    listMisreadings(use, known).map(
      ({ key, ...misreading }): MisreadField => ({
        field: use.field,
        place: describePlace(template, [...use.path, key]),
        ...misreading,
      }),
    ),
  );
