/** JSON schema of a user's font. */
import { z } from 'zod';
import { numberSchema, textSchema, wordsSchema } from '../../schema.ts';

export const fontSchema = z.object({
  format: z.literal('rollcall.font'),
  version: numberSchema,
  id: textSchema,
  name: textSchema,
  /** `sha256:` and the hash of the font file, which is stored next to the document. */
  file: textSchema,
  family: textSchema,
  style: textSchema.optional(),
  weight: numberSchema.optional(),
  italic: z.boolean().optional(),
  bytes: numberSchema.optional(),
  glyphs: numberSchema.optional(),
  embedding: textSchema.optional(),
  whole: z.boolean().optional(),
  bitmaps: z.boolean().optional(),
  copyright: textSchema.optional(),
  licence: textSchema.optional(),
  licenceUrl: textSchema.optional(),
  leftOut: wordsSchema.optional(),
  /** Position among the fallback fonts, which are tried for characters that no other font has. Absent = not a fallback. */
  fallback: numberSchema.optional(),
  notes: textSchema.optional(),
});

/** A font of the user, without the font file. */
export type FontDocument = z.infer<typeof fontSchema>;
