/** The JSON types of a deck. */
import { z } from 'zod';
import { num, text, words } from '../../schema.ts';

export const deckSchema = z.object({
  format: z.literal('rollcall.deck'),
  version: num,
  id: text,
  name: text,
  /** Id of the card template, `item` or `item@mini`. */
  template: text.optional(),
  columns: z.array(
    z.object({
      name: text,
      /** text, number, list or picture. */
      kind: text.optional(),
      /** Between the entries of a list. */
      separator: text.optional(),
      /** Pixels of the column where the table is written. */
      width: num.optional(),
    }),
  ),
  /** A row's cells in the order of the columns. */
  rows: z.array(words),
  /** Name of the column that says how often a row is printed. */
  copies: text.optional(),
  /** By the name that the template uses: the column that is shown there instead of the one of that name. */
  shows: z.record(text, text).optional(),
  /** Where the pictures are that cells name, as `art.image.src` of a character; others are files beside the document. */
  pictures: z.record(text, text).optional(),
  notes: text.optional(),
});

/** A table whose rows are printed as cards without the rules of a game. */
export type Deck = z.infer<typeof deckSchema>;
