/** JSON schema of a glossary. */
import { z } from 'zod';
import { numberSchema, textSchema, wordsSchema } from '../../schema.ts';

export const glossarySchema = z.object({
  format: z.literal('rollcall.glossary'),
  version: numberSchema,
  id: textSchema,
  name: textSchema,
  entries: z.array(
    z.object({
      /** Id of the game. */
      ruleset: textSchema,
      /** The list of a character in which the entry is offered: talents, abilities, spells, powers, equipment. */
      kind: textSchema,
      name: textSchema,
      text: textSchema.optional(),
      /** Words in brackets next to the text, such as the items of Gear. */
      items: wordsSchema.optional(),
      /** Whether forms no longer offer the entry. */
      hidden: z.boolean().optional(),
    }),
  ),
  notes: textSchema.optional(),
});

/** The user's descriptions of Talents, Abilities, Gear, Spells and the like, for all games. */
export type Glossary = z.infer<typeof glossarySchema>;
