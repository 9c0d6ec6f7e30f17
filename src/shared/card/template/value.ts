/** Defines bindings and conditions, by which a template points into the data of its subject. */
import { z } from 'zod';
import { longTextSchema, pointerSchema, TEMPLATE_LIMITS } from './basics.ts';

/** Notations that every game has. */
export const PLAIN_NOTATIONS: readonly string[] = ['text', 'word', 'initial'];

/** Whether a notation belongs to a game; such notations can write fields that have parts. */
export const isGameNotation = (notation: unknown): notation is string =>
  typeof notation === 'string' && !PLAIN_NOTATIONS.includes(notation);

/** The name of a notation. Notations depend on the games and are checked after the schema (check-words.ts). */
export const notationSchema = z.string();
export type Notation = z.infer<typeof notationSchema>;

/**
 * A binding. `at` points into the card's subject and derived values; `item` points into the list entry that is being repeated; `each`
 * is a list whose entries are joined with `by`; `join` is a series of values, of which empty values are skipped. `before` and `after`
 * are texts around a value that isn't empty; `field` is the field of the document that a click on the value opens.
 */
export type Value = { before?: string | undefined; after?: string | undefined; field?: string | undefined } & (
  | { text: string }
  | { at: string; as?: Notation | undefined }
  | { item: string; as?: Notation | undefined }
  | { each: string; value?: Value | undefined; by?: string | undefined }
  | { join: Value[]; by?: string | undefined }
);

const aroundKeys = {
  before: longTextSchema.optional(),
  after: longTextSchema.optional(),
  field: pointerSchema.optional(),
};
export const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.strictObject({ text: longTextSchema, ...aroundKeys }),
    z.strictObject({ at: pointerSchema, as: notationSchema.optional(), ...aroundKeys }),
    z.strictObject({ item: pointerSchema, as: notationSchema.optional(), ...aroundKeys }),
    z.strictObject({
      each: pointerSchema,
      value: valueSchema.optional(),
      by: longTextSchema.optional(),
      ...aroundKeys,
    }),
    z.strictObject({
      join: z.array(valueSchema).max(TEMPLATE_LIMITS.parts),
      by: longTextSchema.optional(),
      ...aroundKeys,
    }),
  ]),
);

/** The values that a field can be compared with. */
const scalarSchema = z.union([longTextSchema, z.number(), z.boolean()]);
export type Scalar = z.infer<typeof scalarSchema>;

/**
 * A condition for drawing something. `at` alone: the field has a value. `is`: the value equals this, or one of these. `has`: the list
 * contains this, or one of these. `over`, `under`: the number is greater, smaller. All conditions on one field must be met.
 */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | {
      at: string;
      is?: Scalar | Scalar[] | undefined;
      has?: Scalar | Scalar[] | undefined;
      over?: number | undefined;
      under?: number | undefined;
    };

const oneOrMoreSchema = z.union([scalarSchema, z.array(scalarSchema).min(1).max(TEMPLATE_LIMITS.parts)]);
export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(conditionSchema).min(1).max(TEMPLATE_LIMITS.parts) }),
    z.strictObject({ any: z.array(conditionSchema).min(1).max(TEMPLATE_LIMITS.parts) }),
    z.strictObject({ not: conditionSchema }),
    z.strictObject({
      at: pointerSchema,
      is: oneOrMoreSchema.optional(),
      has: oneOrMoreSchema.optional(),
      over: z.number().optional(),
      under: z.number().optional(),
    }),
  ]),
);

/** The key of all parts that are drawn only if a condition is met. */
export const whenKey = {
  when: conditionSchema.optional(),
};
