/** The formats as JSON Schema (draft 2020-12), for editors and programs of other people. Made from the zod schemas. */

import { z } from 'zod';
import type { FieldLabels, GameDocuments } from './document-spec.ts';
import { FORMATS, type FormatId, gamesWith, isCommon, isFormat, newestVersion, specOf } from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  $defs?: Record<string, JsonSchema>;
}

type About = FieldLabels['about'];

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The schema of one format at its newest version. It accepts exactly what `parseValue` accepts; a test compares the two
 * together. Fields that nobody knows are allowed everywhere, as they are kept by a load and a save. Where several games have
 * the format, the `ruleset` of a document decides which of their schemas is asked.
 */
export function jsonSchemaOf(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): JsonSchema {
  if (FORMATS[format].owner === 'played-game') return playedSchema(gameCatalog, format);
  const ids = isCommon(format) ? [undefined] : gamesWith(gameCatalog, format);
  const own = ids.map((id) => schemaOfGame(gameCatalog, format, id));
  const head = {
    $schema: DRAFT,
    $id: `rollcall:${FORMATS[format].name}:${newestVersion(gameCatalog, format, undefined)}`,
  };
  const [only] = own;
  return own.length === 1 && only ? { ...head, ...only } : { ...head, ...byGame(ids as readonly string[], own) };
}

/** The same in every game; embedded documents are checked by the schemas of their formats, which are included. */
function playedSchema(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): JsonSchema {
  const own = schemaOfGame(gameCatalog, format, undefined);
  Object.assign(own.properties?.ruleset ?? {}, { enum: gamesWith(gameCatalog, format) });
  return {
    $schema: DRAFT,
    $id: `rollcall:${FORMATS[format].name}:${newestVersion(gameCatalog, format, undefined)}`,
    ...own,
    $defs: Object.fromEntries(
      Object.values(FORMATS[format].embeds).map((inner) => [FORMATS[inner].name, jsonSchemaOf(gameCatalog, inner)]),
    ),
  };
}

/** `JSON.stringify` of a schema as it is kept in `schemas/`. */
export function schemaText(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): string {
  return `${JSON.stringify(jsonSchemaOf(gameCatalog, format), null, 2)}\n`;
}

/** One schema that applies the schema of the game a document names; each game's parts stand below its id. */
function byGame(ids: readonly string[], schemas: readonly JsonSchema[]): JsonSchema {
  return {
    type: 'object',
    properties: { ruleset: { enum: ids } },
    required: ['ruleset'],
    allOf: ids.map((id) => ({
      if: { properties: { ruleset: { const: id } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/$defs/${id}` },
    })),
    $defs: Object.fromEntries(ids.map((id, index) => [id, { $id: `rollcall:${id}`, ...schemas[index] }])),
  };
}

function schemaOfGame(
  gameCatalog: GameCatalog<GameDocuments>,
  format: FormatId,
  ruleset: string | undefined,
): JsonSchema {
  const spec = specOf(gameCatalog, format, ruleset);
  if (!spec) throw new Error(`No game called ${ruleset} has a ${FORMATS[format].name}`);
  const { schema, labels } = spec;
  const names = z.registry<{ id: string }>();
  for (const [name, part] of Object.entries(labels.parts ?? {})) names.add(part.schema, { id: name });
  const made = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    metadata: names,
    // Only our own number type has no counterpart in JSON Schema: it accepts 1e999, which is JSON.
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'custom' ? { type: 'number' } : 'throw'),
    override: ({ zodSchema, jsonSchema }) => loosen(zodSchema, jsonSchema),
  });
  // Copied, since zod uses one object wherever a type is used.
  const { $schema: _, $defs, ...own } = JSON.parse(JSON.stringify(made)) as JsonSchema;
  const root = finished(gameCatalog, own, format, ruleset, labels.about);
  return $defs === undefined ? root : { ...root, $defs: finishedDefinitions(gameCatalog, $defs, ruleset, labels) };
}

/** Allows unknown fields, which zod's schema forbids. */
function loosen(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Every key of a JSON object is a string, so the schema need not say so.
  if (zodSchema._zod.def.type === 'record') delete jsonSchema.propertyNames;
}

function finishedDefinitions(
  gameCatalog: GameCatalog<GameDocuments>,
  definitions: Record<string, JsonSchema>,
  ruleset: string | undefined,
  { parts = {} }: FieldLabels,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, { id: _, ...definition }]) => {
      const about = parts[name]?.about ?? {};
      const format = `rollcall.${name}`;
      return [
        name,
        isFormat(format) ? finished(gameCatalog, definition, format, ruleset, about) : described(definition, about),
      ];
    }),
  );
}

/** What reading asks for beyond the types of the fields: the version, and what the game adds. */
function finished(
  gameCatalog: GameCatalog<GameDocuments>,
  schema: JsonSchema,
  format: FormatId,
  ruleset: string | undefined,
  about: About,
): JsonSchema {
  const { version } = schema.properties ?? {};
  if (version) Object.assign(version, { type: 'integer', const: newestVersion(gameCatalog, format, ruleset) });
  specOf(gameCatalog, format, ruleset)?.refineJsonSchema?.(schema);
  return described(schema, about);
}

/** Adds title and descriptions; `about` is by the path of a field, `talents[].items`. */
function described(schema: JsonSchema, about: About): JsonSchema {
  describeBelow(schema, '', about);
  return about[''] === undefined ? schema : { description: about[''], ...schema };
}

function describeBelow(schema: JsonSchema, path: string, about: About): void {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const at = path === '' ? key : `${path}.${key}`;
    if (about[at] !== undefined) field.description = about[at];
    describeBelow(field, at, about);
  }
  if (schema.items) describeBelow(schema.items, `${path}[]`, about);
}
