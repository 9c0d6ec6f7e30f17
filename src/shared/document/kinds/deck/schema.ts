/** JSON schema of a deck. */
import { z } from 'zod';
import { numberSchema, textSchema, wordsSchema } from '../../schema.ts';

export const deckSchema = z.object({
  format: z.literal('rollcall.deck'),
  version: numberSchema,
  id: textSchema,
  name: textSchema,
  /** Id of the card template, `item` or `item@mini`. */
  template: textSchema.optional(),
  columns: z.array(
    z.object({
      name: textSchema,
      /** text, number, list or picture. */
      kind: textSchema.optional(),
      /** Separator between the entries of a list. */
      separator: textSchema.optional(),
      /** An expression over other columns that computes the cells of this column. */
      formula: textSchema.optional(),
      /** Width in pixels of the column in the deck editor. */
      width: numberSchema.optional(),
    }),
  ),
  /** Cells of each row, in the order of the columns. */
  rows: z.array(wordsSchema),
  /** Name of the column with the number of copies of each row. */
  copies: textSchema.optional(),
  /** Replacement columns: maps a field name of the template to the column that is shown instead of the one with that name. */
  shows: z.record(textSchema, textSchema).optional(),
  /** Pictures by the text of their cell, as `art.image.src` of a character. Other cells name files next to the document. */
  pictures: z.record(textSchema, textSchema).optional(),
  notes: textSchema.optional(),
});

/** A spreadsheet whose rows are printed as cards without the rules of a game. */
export type Deck = z.infer<typeof deckSchema>;
