/**
 * The shape of a document as plain data, made from its zod schema. The parser uses the shape instead of the schema, because zod
 * collects every error (a file may have millions) and makes an unnecessary copy.
 */
import { z } from 'zod';

export type Shape =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'anything' }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'array'; readonly entryShape: Shape }
  | ObjectShape;

export interface ObjectShape {
  readonly kind: 'object';
  /** Fields in the order of the schema. */
  readonly fields: readonly Field[];
  readonly keys: ReadonlySet<string>;
  /** The fields that contain objects of fixed shape, directly or in lists. */
  readonly nested: readonly Field[];
  /** The shape of all other keys, if authors may add their own. Absent in objects of fixed shape. */
  readonly otherShape?: Shape;
}

export interface Field {
  readonly key: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

const shapeCache = new Map<z.core.$ZodType, Shape>();

/** Returns the shape of a schema, created once. Throws for kinds of schema that no document has. */
export function getShape(schema: z.core.$ZodType): Shape {
  const shape = shapeCache.get(schema) ?? createShape(schema);
  shapeCache.set(schema, shape);
  return shape;
}

function createShape(schema: z.core.$ZodType): Shape {
  if (schema instanceof z.ZodOptional) return getShape(schema.unwrap());
  if (schema instanceof z.ZodString) return { kind: 'string' };
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodUnknown) return { kind: 'anything' };
  if (schema instanceof z.ZodLiteral) return { kind: 'word', word: String(schema.value) };
  if (schema instanceof z.ZodArray) return { kind: 'array', entryShape: getShape(schema.element) };
  if (schema instanceof z.ZodRecord) return createObjectShape([], getShape(schema.valueType));
  if (schema instanceof z.ZodObject) return createSchemaShape(schema);
  // The only custom type in our schemas is our number type.
  if (schema instanceof z.ZodCustom) return { kind: 'number' };
  throw new TypeError(`No document has a ${schema._zod.def.type}.`);
}

function createSchemaShape({ shape, def }: z.ZodObject): ObjectShape {
  const fields = Object.entries(shape).map(
    ([key, field]): Field => ({ key, shape: getShape(field), isRequired: !(field instanceof z.ZodOptional) }),
  );
  return createObjectShape(fields, def.catchall && getShape(def.catchall));
}

/** Creates the shape of an object with these fields. `otherShape` is present if authors may add keys. */
export function createObjectShape(fields: readonly Field[], otherShape?: Shape): ObjectShape {
  return {
    kind: 'object',
    fields,
    keys: new Set(fields.map(({ key }) => key)),
    nested: fields.filter(({ shape }) => holdsFixedObjects(shape)),
    ...(otherShape === undefined ? {} : { otherShape }),
  };
}

const holdsFixedObjects = (shape: Shape): boolean =>
  shape.kind === 'array'
    ? holdsFixedObjects(shape.entryShape)
    : shape.kind === 'object' && shape.otherShape === undefined;
