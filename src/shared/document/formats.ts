/** The formats of the contract, section 1, with the newest version of each that this Rollcall writes. */
import type { z } from 'zod';
import { characterSchema, eventSchema, factionSchema, teamSchema } from './schema.ts';
import { type ObjectShape, shapeOf } from './shape.ts';

interface Format {
  /** What people call it, and `kind` in `check --json`. */
  kind: string;
  /** File name ending by habit. */
  extension: string;
  version: number;
  schema: z.ZodType;
}

export const FORMATS = {
  'rollcall.character': { kind: 'character', extension: '.hero.json', version: 1, schema: characterSchema },
  'rollcall.faction': { kind: 'faction', extension: '.faction.json', version: 1, schema: factionSchema },
  'rollcall.team': { kind: 'team', extension: '.team.json', version: 1, schema: teamSchema },
  'rollcall.event': { kind: 'event', extension: '.event.json', version: 1, schema: eventSchema },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof FORMATS;
export type Kind = (typeof FORMATS)[FormatId]['kind'];

/** What every document of a format is made of. */
export const SHAPES = Object.fromEntries(
  Object.entries(FORMATS).map(([format, { schema }]) => [format, shapeOf(schema)]),
) as Readonly<Record<FormatId, ObjectShape>>;

export function isFormat(word: unknown): word is FormatId {
  return typeof word === 'string' && Object.hasOwn(FORMATS, word);
}
