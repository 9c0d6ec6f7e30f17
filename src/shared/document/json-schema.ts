/** Creates JSON Schemas (draft 2020-12) of the formats from the zod schemas, for editors and third-party programs. */

import { z } from 'zod';
import type { FieldLabels, GameDocuments } from './document-spec.ts';
import {
  FORMATS,
  type FormatId,
  findSpec,
  getNewestVersion,
  isCommon,
  isFormat,
  listGamesWithFormat,
} from './formats.ts';
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
 * Returns the schema of the newest version of a format. It accepts exactly what `parseValue` accepts; a test compares the two.
 * Unknown fields are allowed everywhere, since loading and saving preserves them. If several games have the format, the `ruleset` of
 * a document selects the schema.
 */
export function createJsonSchema(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): JsonSchema {
  if (FORMATS[format].owner === 'played-game') return createPlayedGameSchema(gameCatalog, format);
  const rulesets = isCommon(format) ? [undefined] : listGamesWithFormat(gameCatalog, format);
  const gameSchemas = rulesets.map((ruleset) => createGameSchema(gameCatalog, format, ruleset));
  const header = {
    $schema: DRAFT,
    $id: `rollcall:${FORMATS[format].name}:${getNewestVersion(gameCatalog, format, undefined)}`,
  };
  const [onlySchema] = gameSchemas;
  return gameSchemas.length === 1 && onlySchema
    ? { ...header, ...onlySchema }
    : { ...header, ...combineGameSchemas(rulesets as readonly string[], gameSchemas) };
}

/** Creates the schema of a format that is the same in every game. The schemas of embedded documents are included. */
function createPlayedGameSchema(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): JsonSchema {
  const ownSchema = createGameSchema(gameCatalog, format, undefined);
  Object.assign(ownSchema.properties?.ruleset ?? {}, { enum: listGamesWithFormat(gameCatalog, format) });
  return {
    $schema: DRAFT,
    $id: `rollcall:${FORMATS[format].name}:${getNewestVersion(gameCatalog, format, undefined)}`,
    ...ownSchema,
    $defs: Object.fromEntries(
      Object.values(FORMATS[format].embeds).map((innerFormat) => [
        FORMATS[innerFormat].name,
        createJsonSchema(gameCatalog, innerFormat),
      ]),
    ),
  };
}

/** Formats a schema as it is stored in `schemas/`. */
export function formatJsonSchema(gameCatalog: GameCatalog<GameDocuments>, format: FormatId): string {
  return `${JSON.stringify(createJsonSchema(gameCatalog, format), null, 2)}\n`;
}

/** Creates a schema that applies the schema of the game that a document names. The definitions of each game are below its id. */
function combineGameSchemas(rulesets: readonly string[], schemas: readonly JsonSchema[]): JsonSchema {
  return {
    type: 'object',
    properties: { ruleset: { enum: rulesets } },
    required: ['ruleset'],
    allOf: rulesets.map((ruleset) => ({
      if: { properties: { ruleset: { const: ruleset } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/$defs/${ruleset}` },
    })),
    $defs: Object.fromEntries(
      rulesets.map((ruleset, index) => [ruleset, { $id: `rollcall:${ruleset}`, ...schemas[index] }]),
    ),
  };
}

function createGameSchema(
  gameCatalog: GameCatalog<GameDocuments>,
  format: FormatId,
  ruleset: string | undefined,
): JsonSchema {
  const spec = findSpec(gameCatalog, format, ruleset);
  if (!spec) throw new Error(`No game called ${ruleset} has a ${FORMATS[format].name}`);
  const { schema, labels } = spec;
  const schemaNames = z.registry<{ id: string }>();
  for (const [name, definition] of Object.entries(labels.definitions ?? {}))
    schemaNames.add(definition.schema, { id: name });
  const createdSchema = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    metadata: schemaNames,
    // JSON Schema has no counterpart of custom types. Our only custom type is the number type, which also accepts 1e999.
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'custom' ? { type: 'number' } : 'throw'),
    override: ({ zodSchema, jsonSchema }) => allowUnknownFields(zodSchema, jsonSchema),
  });
  // A copy, since zod uses one object wherever a type is used.
  const { $schema: _, $defs, ...ownSchema } = JSON.parse(JSON.stringify(createdSchema)) as JsonSchema;
  const rootSchema = finishSchema(gameCatalog, ownSchema, format, ruleset, labels.about);
  return $defs === undefined
    ? rootSchema
    : { ...rootSchema, $defs: finishDefinitions(gameCatalog, $defs, ruleset, labels) };
}

/** Allows unknown fields, which zod's schema forbids. */
function allowUnknownFields(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Every key of a JSON object is a string, so the schema need not say so.
  if (zodSchema._zod.def.type === 'record') delete jsonSchema.propertyNames;
}

function finishDefinitions(
  gameCatalog: GameCatalog<GameDocuments>,
  definitions: Record<string, JsonSchema>,
  ruleset: string | undefined,
  { definitions: definitionLabels = {} }: FieldLabels,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, { id: _, ...definition }]) => {
      const about = definitionLabels[name]?.about ?? {};
      // A definition may be an embedded document, such as the character of a team, or a part of a document, such as a drawing.
      const format = `rollcall.${name}`;
      return [
        name,
        isFormat(format)
          ? finishSchema(gameCatalog, definition, format, ruleset, about)
          : addDescriptions(definition, about),
      ];
    }),
  );
}

/** Adds what reading requires beyond the types of the fields: the version, and the additions of the game. */
function finishSchema(
  gameCatalog: GameCatalog<GameDocuments>,
  schema: JsonSchema,
  format: FormatId,
  ruleset: string | undefined,
  about: About,
): JsonSchema {
  const { version } = schema.properties ?? {};
  if (version) Object.assign(version, { type: 'integer', const: getNewestVersion(gameCatalog, format, ruleset) });
  findSpec(gameCatalog, format, ruleset)?.refineJsonSchema?.(schema);
  return addDescriptions(schema, about);
}

/** Adds descriptions; `about` has them by field path, such as `talents[].items`. */
function addDescriptions(schema: JsonSchema, about: About): JsonSchema {
  describeProperties(schema, '', about);
  return about[''] === undefined ? schema : { description: about[''], ...schema };
}

function describeProperties(schema: JsonSchema, parentPath: string, about: About): void {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const fieldPath = parentPath === '' ? key : `${parentPath}.${key}`;
    if (about[fieldPath] !== undefined) field.description = about[fieldPath];
    describeProperties(field, fieldPath, about);
  }
  if (schema.items) describeProperties(schema.items, `${parentPath}[]`, about);
}
