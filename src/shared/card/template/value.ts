/** Bindings and conditions: how a template points into what it is printed for. */
import { z } from 'zod';
import { LIMITS, pointer, words } from './basics.ts';

/** Notations that every game has. */
export const PLAIN_NOTATIONS: readonly string[] = ['text', 'word', 'initial'];

/** Whether a notation belongs to a game; such notations can write fields that have parts. */
export const isNotation = (as: unknown): as is string => typeof as === 'string' && !PLAIN_NOTATIONS.includes(as);

/** The name of a notation. Which ones there are depends on the games, and is checked once the form of a template is right. */
export const notationSchema = z.string();
export type Format = z.infer<typeof notationSchema>;

/**
 * A binding. `at` points into what the card is of and what follows from it; `item` points into the entry of the list
 * that is being repeated; `each` is a list, its entries joined with `by`; `join` is several values in a row, empty ones
 * left out.
 */
export type Value = { before?: string | undefined; after?: string | undefined; field?: string | undefined } & (
  | { text: string }
  | { at: string; as?: Format | undefined }
  | { item: string; as?: Format | undefined }
  | { each: string; value?: Value | undefined; by?: string | undefined }
  | { join: Value[]; by?: string | undefined }
);

const around = { before: words.optional(), after: words.optional(), field: pointer.optional() };
export const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.strictObject({ text: words, ...around }),
    z.strictObject({ at: pointer, as: notationSchema.optional(), ...around }),
    z.strictObject({ item: pointer, as: notationSchema.optional(), ...around }),
    z.strictObject({ each: pointer, value: valueSchema.optional(), by: words.optional(), ...around }),
    z.strictObject({ join: z.array(valueSchema).max(LIMITS.parts), by: words.optional(), ...around }),
  ]),
);

/** The values that a field can be compared with. */
const scalar = z.union([words, z.number(), z.boolean()]);
export type Scalar = z.infer<typeof scalar>;

/**
 * When something is drawn. `at` alone: the field has a value. `is`: it equals this, or one of these. `has`: the list
 * holds this, or one of these. `over`, `under`: the number is greater, smaller. All conditions on one field must hold.
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

const oneOrMore = z.union([scalar, z.array(scalar).min(1).max(LIMITS.parts)]);
export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(conditionSchema).min(1).max(LIMITS.parts) }),
    z.strictObject({ any: z.array(conditionSchema).min(1).max(LIMITS.parts) }),
    z.strictObject({ not: conditionSchema }),
    z.strictObject({
      at: pointer,
      is: oneOrMore.optional(),
      has: oneOrMore.optional(),
      over: z.number().optional(),
      under: z.number().optional(),
    }),
  ]),
);

/** The key of everything that is drawn under a condition. */
export const when = { when: conditionSchema.optional() };
