/** The JSON types of a font of the user. */
import { z } from 'zod';
import { num, text, words } from '../../schema.ts';

export const fontSchema = z.object({
  format: z.literal('rollcall.font'),
  version: num,
  id: text,
  name: text,
  /** `sha256:` and the hash of its file, which lies beside it. */
  file: text,
  family: text,
  style: text.optional(),
  weight: num.optional(),
  italic: z.boolean().optional(),
  bytes: num.optional(),
  glyphs: num.optional(),
  embedding: text.optional(),
  whole: z.boolean().optional(),
  bitmaps: z.boolean().optional(),
  copyright: text.optional(),
  licence: text.optional(),
  licenceUrl: text.optional(),
  leftOut: words.optional(),
  /** Its place among the fonts that are asked for characters which no other font has; absent = it is none of them. */
  fallback: num.optional(),
  notes: text.optional(),
});

/** A font of the user, without its file. */
export type FontDocument = z.infer<typeof fontSchema>;
