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
  /** The name of this font within its family: `Bold Italic`. */
  style: textSchema.optional(),
  /** 1 to 1000. */
  weight: numberSchema.optional(),
  italic: z.boolean().optional(),
  /** Length of the font file. */
  bytes: numberSchema.optional(),
  /** Number of glyphs. */
  glyphs: numberSchema.optional(),
  /** What the license allows: installable, editable, preview or restricted. */
  embedding: textSchema.optional(),
  /** Whether the license forbids embedding a subset of the glyphs. */
  whole: z.boolean().optional(),
  /** Whether the license allows embedding bitmaps only, so that the outlines cannot be used. */
  bitmaps: z.boolean().optional(),
  copyright: textSchema.optional(),
  licence: textSchema.optional(),
  licenceUrl: textSchema.optional(),
  /** Features of the file that were removed when it was imported: variations, colors, ligatures, kerning. */
  leftOut: wordsSchema.optional(),
  /** Position among the fallback fonts, which are tried for characters that no other font has. Absent = not a fallback. */
  fallback: numberSchema.optional(),
  notes: textSchema.optional(),
});

/** A font of the user, without the font file. */
export type FontDocument = z.infer<typeof fontSchema>;
