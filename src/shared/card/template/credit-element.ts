/** Defines the credit line of a card: artist, number within a set, set, version and copyright. */
import { z } from 'zod';
import { alignSchema, longTextSchema, nameSchema } from './basics.ts';
import { commonKeys } from './element-base.ts';

export const creditSchema = z.strictObject({
  kind: z.literal('credit'),
  ...commonKeys,
  style: nameSchema,
  /** Where the whole line is in its box. By default the artist is at the left, and number and set are at the right. */
  align: alignSchema.optional(),
  /** The text before the artist's name. Defaults to `Illus. `. */
  before: longTextSchema.optional(),
});

export type CreditElement = z.infer<typeof creditSchema>;
