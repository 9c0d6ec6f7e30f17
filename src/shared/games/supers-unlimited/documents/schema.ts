/** Defines the schemas of the documents of Supers Unlimited: characters, teams, event packs. labels.ts says what their fields mean. */
import { z } from 'zod';
import {
  artSchema,
  creditsSchema,
  entrySchema,
  factionSchema,
  numberSchema,
  textSchema,
  wordsSchema,
} from '../../../document/schema.ts';

const actionTraitSchema = z.object({ dice: numberSchema, resistance: numberSchema });

export const attackSchema = z.object({
  name: textSchema,
  trait: textSchema,
  versus: textSchema.optional(),
  type: textSchema,
  range: numberSchema.optional(),
  bonusDice: numberSchema.optional(),
  bonus: numberSchema.optional(),
  effects: z.array(z.object({ effect: textSchema, type: textSchema.optional() })),
});

export const characterSchema = z.object({
  format: z.literal('rollcall.character'),
  version: numberSchema,
  ruleset: z.literal('supers-unlimited'),
  id: textSchema,
  name: textSchema,
  concept: textSchema.optional(),
  nameMark: textSchema.optional(),
  formerName: textSchema.optional(),
  level: numberSchema,
  alignment: textSchema,
  classes: wordsSchema,
  factions: wordsSchema.optional(),
  power: numberSchema,
  move: numberSchema,
  size: numberSchema,
  reach: numberSchema.optional(),
  hp: z.object({ total: numberSchema, red: numberSchema.optional() }),
  traits: z.object({
    fight: actionTraitSchema,
    aim: actionTraitSchema,
    mind: actionTraitSchema,
    magic: actionTraitSchema,
    recovery: z.object({ dice: numberSchema }),
  }),
  movement: wordsSchema.optional(),
  keywords: z.object({
    type: wordsSchema,
    origin: wordsSchema,
    elements: wordsSchema.optional(),
    specialties: wordsSchema.optional(),
  }),
  weaknesses: z.array(z.object({ keyword: textSchema, vulnerability: z.boolean().optional() })).optional(),
  immunities: wordsSchema.optional(),
  talents: z.array(entrySchema).optional(),
  abilities: z.array(entrySchema).optional(),
  spells: z.array(entrySchema).optional(),
  attacks: z.array(attackSchema),
  infiltrator: z.boolean().optional(),
  art: artSchema.optional(),
  credits: creditsSchema.optional(),
  notes: textSchema.optional(),
});

const allegianceSchema = z.object({
  kind: textSchema,
  faction: textSchema.optional(),
  alignment: textSchema.optional(),
});

export const teamSchema = z.object({
  format: z.literal('rollcall.team'),
  version: numberSchema,
  ruleset: z.literal('supers-unlimited'),
  id: textSchema,
  name: textSchema,
  levels: numberSchema,
  formation: textSchema,
  allegiance: allegianceSchema,
  members: z.array(z.object({ character: textSchema, copies: numberSchema.optional() })),
  leader: textSchema.optional(),
  gimmicks: wordsSchema.optional(),
  /** Id of the event pack that the team is made for. No rule reads it because a check receives its own event. No fingerprint covers it. */
  event: textSchema.optional(),
  /** Name of the player, for organizers. No rule reads it, and no fingerprint covers it. */
  player: textSchema.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  characters: z.array(characterSchema).optional(),
  factions: z.array(factionSchema).optional(),
  notes: textSchema.optional(),
});

const ceilingsSchema = z.record(z.string(), numberSchema);

export const eventSchema = z.object({
  format: z.literal('rollcall.event'),
  version: numberSchema,
  ruleset: z.literal('supers-unlimited'),
  id: textSchema,
  name: textSchema,
  /** ISO local date, or date and time: `2026-12-05`, `2026-12-05T10:00`. */
  date: textSchema.optional(),
  place: textSchema.optional(),
  /** ISO local date or date and time until which lists are accepted. A date includes its whole day. */
  deadline: textSchema.optional(),
  levels: numberSchema,
  formations: wordsSchema.optional(),
  allegiances: wordsSchema.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  level: z.object({ min: numberSchema.optional(), max: numberSchema.optional() }).optional(),
  /** `byLevel` holds ceilings for each Level. Every other key is a ceiling for all Levels. */
  ceilings: z
    .object({ byLevel: z.record(z.string(), ceilingsSchema).optional() })
    .catchall(numberSchema)
    .optional(),
  banned: wordsSchema.optional(),
  maxCopies: numberSchema.optional(),
  gimmicks: z.boolean().optional(),
  approved: z.record(z.string(), textSchema).optional(),
  notes: textSchema.optional(),
});

export type Attack = z.infer<typeof attackSchema>;
export type Character = z.infer<typeof characterSchema>;
export type Team = z.infer<typeof teamSchema>;
export type EventPack = z.infer<typeof eventSchema>;
