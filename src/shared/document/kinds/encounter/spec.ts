/** Specification of encounters, which is the same in every game that has an order of play. */
import { z } from 'zod';
import type { DocumentSpec } from '../../document-spec.ts';
import type { JsonObject } from '../../json/json-object.ts';
import { numberSchema, textSchema, wordsSchema } from '../../schema.ts';
import type { Encounter } from '../encounter.ts';

const modelSchema = z.object({
  id: textSchema,
  character: textSchema,
  copy: numberSchema.optional(),
  count: numberSchema.optional(),
  out: z.boolean().optional(),
});

const sideSchema = z.object({
  id: textSchema,
  name: textSchema.optional(),
  team: textSchema.optional(),
  gm: z.boolean().optional(),
  leader: textSchema.optional(),
  gimmicks: wordsSchema.optional(),
  models: z.array(modelSchema),
});

/** Embedded documents may be of any game and are parsed by its formats. */
export const encounterSchema = z.object({
  format: z.literal('rollcall.encounter'),
  version: numberSchema,
  ruleset: textSchema,
  id: textSchema,
  name: textSchema,
  options: z.record(z.string(), z.unknown()).optional(),
  seed: numberSchema.optional(),
  sides: z.array(sideSchema),
  setup: z.record(z.string(), z.unknown()).optional(),
  characters: z.array(z.unknown()).optional(),
  factions: z.array(z.unknown()).optional(),
  log: z.array(z.object({ kind: textSchema }).catchall(z.unknown())),
  notes: textSchema.optional(),
});

export const encounterSpec: DocumentSpec<Encounter> = {
  schema: encounterSchema,
  migrations: [],
  complete: (encounter) => encounter,
  *listIds({ sides }) {
    for (const [sideIndex, side] of sides.entries()) {
      yield [`/sides/${sideIndex}/id`, side.id];
      for (const [modelIndex, model] of side.models.entries()) {
        yield [`/sides/${sideIndex}/models/${modelIndex}/id`, model.id];
        yield [`/sides/${sideIndex}/models/${modelIndex}/character`, model.character];
      }
    }
  },
  labels: {
    about: {
      '': 'One game in progress, as a log of events; with an empty log a line-up that was saved.',
      version: 'Of the format.',
      ruleset: 'Id of the game.',
      id: 'For programs; any text.',
      name: 'For people.',
      options: 'House rules of the game.',
      seed: 'What the program rolls from; the replay never reads it.',
      sides: 'In seat order, clockwise.',
      'sides[].team': 'Where its models came from; for people.',
      'sides[].gm': 'Played by the GM.',
      'sides[].leader': 'Id of a model; left out: worked out.',
      'sides[].gimmicks': 'The pool of the side.',
      'sides[].models': 'One figure each.',
      'sides[].models[].character': 'Id of a character.',
      'sides[].models[].copy': 'Which of several figures of a character, for people.',
      'sides[].models[].count': 'Above 1: a group that acts as one.',
      'sides[].models[].out': 'Comes later.',
      setup: 'What stands before the first event; each game has its own.',
      characters: 'Whole documents; whoever is not among them is looked up elsewhere.',
      factions: 'Whole documents.',
      log: 'The events, each with a kind; docs/encounters.md lists them.',
      notes: 'For people.',
    },
  },
  refineJsonSchema({ properties }) {
    const { characters, factions } = properties as Record<string, JsonObject>;
    Object.assign(characters ?? {}, { items: { $ref: '#/$defs/character' } });
    Object.assign(factions ?? {}, { items: { $ref: '#/$defs/faction' } });
  },
};
