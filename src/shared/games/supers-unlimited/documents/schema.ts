/** The documents of Supers Unlimited: characters, teams, event packs. */
import { z } from 'zod';
import { artSchema, entrySchema, factionSchema, num, text, words } from '../../../document/schema.ts';

const resisted = z.object({ dice: num, resistance: num });

export const attackSchema = z.object({
  name: text,
  trait: text,
  versus: text.optional(),
  type: text,
  range: num.optional(),
  bonusDice: num.optional(),
  bonus: num.optional(),
  effects: z.array(z.object({ effect: text, type: text.optional() })),
});

export const characterSchema = z.object({
  format: z.literal('rollcall.character'),
  version: num,
  ruleset: z.literal('supers-unlimited'),
  id: text,
  name: text,
  concept: text.optional(),
  level: num,
  alignment: text,
  classes: words,
  factions: words.optional(),
  power: num,
  move: num,
  size: num,
  reach: num.optional(),
  hp: z.object({ total: num, red: num.optional() }),
  traits: z.object({
    fight: resisted,
    aim: resisted,
    mind: resisted,
    magic: resisted,
    recovery: z.object({ dice: num }),
  }),
  movement: words.optional(),
  keywords: z.object({
    type: words,
    origin: words,
    elements: words.optional(),
    specialties: words.optional(),
  }),
  weaknesses: z.array(z.object({ keyword: text, vulnerability: z.boolean().optional() })).optional(),
  immunities: words.optional(),
  talents: z.array(entrySchema).optional(),
  abilities: z.array(entrySchema).optional(),
  spells: z.array(entrySchema).optional(),
  attacks: z.array(attackSchema),
  infiltrator: z.boolean().optional(),
  art: artSchema.optional(),
  notes: text.optional(),
});

const allegianceSchema = z.object({ kind: text, faction: text.optional(), alignment: text.optional() });

export const teamSchema = z.object({
  format: z.literal('rollcall.team'),
  version: num,
  ruleset: z.literal('supers-unlimited'),
  id: text,
  name: text,
  levels: num,
  formation: text,
  allegiance: allegianceSchema,
  members: z.array(z.object({ character: text, copies: num.optional() })),
  leader: text.optional(),
  gimmicks: words.optional(),
  /** Who checks a list says for which event: no rule reads this, and no fingerprint counts it. */
  event: text.optional(),
  /** Who plays it, for organisers: no rule reads this, and no fingerprint counts it. */
  player: text.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  characters: z.array(characterSchema).optional(),
  factions: z.array(factionSchema).optional(),
  notes: text.optional(),
});

const ceilings = z.record(z.string(), num);

export const eventSchema = z.object({
  format: z.literal('rollcall.event'),
  version: num,
  ruleset: z.literal('supers-unlimited'),
  id: text,
  name: text,
  levels: num,
  formations: words.optional(),
  allegiances: words.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  level: z.object({ min: num.optional(), max: num.optional() }).optional(),
  /** `byLevel` holds ceilings for each Level; every other key is a ceiling over all Levels. */
  ceilings: z
    .object({ byLevel: z.record(z.string(), ceilings).optional() })
    .catchall(num)
    .optional(),
  banned: words.optional(),
  maxCopies: num.optional(),
  gimmicks: z.boolean().optional(),
  approved: z.record(z.string(), text).optional(),
  notes: text.optional(),
});

export type Attack = z.infer<typeof attackSchema>;
export type Character = z.infer<typeof characterSchema>;
export type Team = z.infer<typeof teamSchema>;
export type EventPack = z.infer<typeof eventSchema>;
