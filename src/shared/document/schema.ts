/**
 * The shape of every document Rollcall reads, one zod schema a format. A schema judges JSON types only: numbers that are
 * impossible and words that are unknown are readable and become findings of the ruleset (docs/formats.md).
 *
 * Documents are judged by the shape of their schema (shape.ts) and kept as they came, so that keys nobody knows survive a
 * load and a save.
 */
import { z } from 'zod';

/** Any JSON number. Unlike `z.number()` it lets Infinity pass (what 1e999 becomes): that is a finding, not a wrong type. */
const num = z.custom<number>((v) => typeof v === 'number', { params: { expected: 'number' } }).meta({ type: 'number' });
const text = z.string();
const words = z.array(z.string());

/** A flat vector picture: absolute path data (M L H V C Q Z only), painted in the order of the list. */
export const drawingSchema = z.object({
  width: num,
  height: num,
  shapes: z.array(
    z.object({
      /** SVG path data, absolute commands M L H V C Q Z only, y downwards, in units of width and height. */
      d: text,
      /** `#rrggbb`, or a theme colour: primary, secondary, accent, ink, paper. Absent = not filled. */
      fill: text.optional(),
      stroke: text.optional(),
      strokeWidth: num.optional(),
      /** 0 to 1. */
      opacity: num.optional(),
      evenOdd: z.boolean().optional(),
    }),
  ),
});

const imageSchema = z.object({ src: text, credit: text.optional() });

/** A bitmap and how it stands in its window. Every field of the crop may be left out. */
const artSchema = z.object({
  drawing: drawingSchema.optional(),
  image: imageSchema.optional(),
  crop: z.object({ x: num.optional(), y: num.optional(), zoom: num.optional(), rotation: num.optional() }).optional(),
  template: text.optional(),
  theme: text.optional(),
});

const entry = z.object({ name: text, text: text.optional(), items: words.optional() });
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
  talents: z.array(entry).optional(),
  abilities: z.array(entry).optional(),
  spells: z.array(entry).optional(),
  attacks: z.array(attackSchema),
  infiltrator: z.boolean().optional(),
  art: artSchema.optional(),
  notes: text.optional(),
});

export const factionSchema = z.object({
  format: z.literal('rollcall.faction'),
  version: num,
  id: text,
  name: text,
  symbol: drawingSchema.optional(),
  /** A bitmap instead of the drawing. */
  symbolImage: imageSchema.optional(),
  theme: z.object({ primary: text.optional(), secondary: text.optional(), accent: text.optional() }).optional(),
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

export type Drawing = z.infer<typeof drawingSchema>;
export type Art = z.infer<typeof artSchema>;
export type Attack = z.infer<typeof attackSchema>;
export type Character = z.infer<typeof characterSchema>;
export type Faction = z.infer<typeof factionSchema>;
export type Team = z.infer<typeof teamSchema>;
export type Member = Team['members'][number];
export type EventPack = z.infer<typeof eventSchema>;
export type Entry = z.infer<typeof entry>;

/** Any document that this version of Rollcall can read. */
export type AnyDocument = Character | Faction | Team | EventPack;
