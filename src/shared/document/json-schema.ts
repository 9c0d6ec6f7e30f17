/** The formats as JSON Schema (draft 2020-12), for editors and programs of other people. Made from the zod schemas. */
import { z } from 'zod';
import { FORMATS, type FormatId } from './formats.ts';
import { DEFINITION_WORDS, DOCUMENT_WORDS, type FieldWords } from './json-schema-words.ts';
import { attackSchema, characterSchema, drawingSchema, factionSchema } from './schema.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  $defs?: Record<string, JsonSchema>;
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** What several places share, by the name it has under `$defs`. */
const SHARED: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ['attack', attackSchema],
  ['drawing', drawingSchema],
  ['character', characterSchema],
  ['faction', factionSchema],
];

/**
 * The schema of one format at its newest version. It accepts exactly what `parseValue` accepts; a test holds the two
 * together. Fields that nobody knows are allowed everywhere, as they are kept by a load and a save.
 */
export function jsonSchemaOf(format: FormatId): JsonSchema {
  const { kind, version, schema } = FORMATS[format];
  const names = z.registry<{ id: string }>();
  for (const [name, shared] of SHARED) if (shared !== schema) names.add(shared, { id: name });
  const made = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    metadata: names,
    // Of all types only our number has no counterpart of its own: it lets 1e999 pass, which is JSON.
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'custom' ? { type: 'number' } : 'throw'),
    override: ({ zodSchema, jsonSchema }) => loosen(zodSchema, jsonSchema),
  });
  // A copy: zod lets places that share a type share an object.
  const { $schema: _, $defs, ...own } = JSON.parse(JSON.stringify(made)) as JsonSchema;
  const root: JsonSchema = {
    $schema: DRAFT,
    $id: `rollcall:${kind}:${version}`,
    ...finished(own, format, DOCUMENT_WORDS[kind]),
  };
  return $defs === undefined ? root : { ...root, $defs: finishedDefinitions($defs) };
}

/** `JSON.stringify` of a schema as it is kept in `schemas/`. */
export function schemaText(format: FormatId): string {
  return `${JSON.stringify(jsonSchemaOf(format), null, 2)}\n`;
}

/** zod writes the type it gives back, without unknown fields; a file may hold any. */
function loosen(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Every key of a JSON object is a string; saying so helps nobody.
  if (zodSchema._zod.def.type === 'record') delete jsonSchema.propertyNames;
}

function finishedDefinitions(definitions: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, { id: _, ...definition }]) => {
      const format = `rollcall.${name}`;
      if (format === 'rollcall.character' || format === 'rollcall.faction') {
        return [name, finished(definition, format, DOCUMENT_WORDS[name as 'character' | 'faction'])];
      }
      return [name, described(definition, DEFINITION_WORDS[name] ?? {})];
    }),
  );
}

/** What reading asks for beyond the types of the fields: the version, `shoot` for `aim`, and the word of an allegiance. */
function finished(schema: JsonSchema, format: FormatId, words: FieldWords): JsonSchema {
  const { version, traits, allegiance } = schema.properties ?? {};
  if (version) Object.assign(version, { type: 'integer', const: FORMATS[format].version });
  if (traits) readingShoot(traits);
  if (allegiance) {
    allegiance.allOf = ['faction', 'alignment'].map((kind) => ({
      if: { properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: [kind] },
    }));
  }
  return described(schema, words);
}

/** E?1: where `aim` is left out, `shoot` stands for it. */
function readingShoot(traits: JsonSchema): void {
  traits.required = traits.required?.filter((trait) => trait !== 'aim') ?? [];
  Object.assign(traits, {
    if: { not: { required: ['aim'] } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['shoot'], properties: { shoot: traits.properties?.aim } },
  });
}

/** Adds title and descriptions; `words` are by the path of a field, `talents[].items`. */
function described(schema: JsonSchema, words: FieldWords): JsonSchema {
  describeBelow(schema, '', words);
  return words[''] === undefined ? schema : { description: words[''], ...schema };
}

function describeBelow(schema: JsonSchema, path: string, words: FieldWords): void {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const at = path === '' ? key : `${path}.${key}`;
    if (words[at] !== undefined) field.description = words[at];
    describeBelow(field, at, words);
  }
  if (schema.items) describeBelow(schema.items, `${path}[]`, words);
}
