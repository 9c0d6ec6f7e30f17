/** The JSON types of a glossary. */
import { z } from 'zod';
import { num, text, words } from '../../schema.ts';

export const glossarySchema = z.object({
  format: z.literal('rollcall.glossary'),
  version: num,
  id: text,
  name: text,
  entries: z.array(
    z.object({
      /** Id of the game. */
      ruleset: text,
      /** The list of characters it is offered in: talents, abilities, spells, powers, equipment. */
      kind: text,
      name: text,
      text: text.optional(),
      items: words.optional(),
      hidden: z.boolean().optional(),
    }),
  ),
  notes: text.optional(),
});

/** What the user has written down of Talents, Abilities, Gear, Spells and the like, for all games. */
export type Glossary = z.infer<typeof glossarySchema>;
