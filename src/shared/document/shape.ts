/**
 * The shape of a document as plain data, made from its zod schema. Reading uses the shape instead of the schema,
 * because zod collects every fault (a file may have millions) and makes a copy that is not needed.
 */
import { z } from 'zod';

export type Shape =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'anything' }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'array'; readonly of: Shape }
  | ObjectShape;

export interface ObjectShape {
  readonly kind: 'object';
  /** In the order of the schema. */
  readonly fields: readonly Field[];
  readonly keys: ReadonlySet<string>;
  /** The fields that hold objects of fixed shape, in lists or not. */
  readonly nested: readonly Field[];
  /** The shape of all other keys, where authors may add their own; absent in an object of fixed shape. */
  readonly others?: Shape;
}

export interface Field {
  readonly key: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

const made = new Map<z.core.$ZodType, Shape>();

/** The shape of a schema, made once. Throws on a kind of schema that no document has. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const shape = made.get(schema) ?? shapeFrom(schema);
  made.set(schema, shape);
  return shape;
}

function shapeFrom(schema: z.core.$ZodType): Shape {
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodString) return { kind: 'string' };
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodUnknown) return { kind: 'anything' };
  if (schema instanceof z.ZodLiteral) return { kind: 'word', word: String(schema.value) };
  if (schema instanceof z.ZodArray) return { kind: 'array', of: shapeOf(schema.element) };
  if (schema instanceof z.ZodRecord) return objectOf([], shapeOf(schema.valueType));
  if (schema instanceof z.ZodObject) return objectShape(schema);
  // The only custom type in our schemas is our own number type.
  if (schema instanceof z.ZodCustom) return { kind: 'number' };
  throw new TypeError(`No document has a ${schema._zod.def.type}.`);
}

function objectShape({ shape, def }: z.ZodObject): ObjectShape {
  const fields = Object.entries(shape).map(
    ([key, field]): Field => ({ key, shape: shapeOf(field), isRequired: !(field instanceof z.ZodOptional) }),
  );
  return objectOf(fields, def.catchall && shapeOf(def.catchall));
}

/** An object of these fields; `others` where their author may name more. */
export function objectOf(fields: readonly Field[], others?: Shape): ObjectShape {
  return {
    kind: 'object',
    fields,
    keys: new Set(fields.map(({ key }) => key)),
    nested: fields.filter(({ shape }) => holdsFixedObjects(shape)),
    ...(others === undefined ? {} : { others }),
  };
}

const holdsFixedObjects = (shape: Shape): boolean =>
  shape.kind === 'array' ? holdsFixedObjects(shape.of) : shape.kind === 'object' && shape.others === undefined;
