/** Creates JSON Schemas (draft 2020-12) of card templates and styles, for editors with completion and checks. */
import { z } from 'zod';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { cardStyleSchema } from '../style/card-style.ts';
import { cardTemplateSchema, subjectSchema } from './card-template.ts';
import { elementSchema } from './picture-elements.ts';
import { getTemplateWords, type TemplateWords } from './template-words.ts';
import { conditionSchema, notationSchema, valueSchema } from './value.ts';

/** Schemas that are used in several places, by their names under `$defs`. */
const SHARED_SCHEMAS: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ['value', valueSchema],
  ['condition', conditionSchema],
  ['element', elementSchema],
];

/** Creates the JSON Schema of templates. It cannot check that names exist; only reading a template does. */
export const createTemplateJsonSchema = (gameCatalog: GameCatalog<CardGame>): Record<string, unknown> =>
  createJsonSchema(
    cardTemplateSchema,
    'rollcall:card-template:1',
    'Rollcall card template',
    SHARED_SCHEMAS,
    getTemplateWords(gameCatalog),
  );

/** Creates the JSON Schema of styles. */
export const createStyleJsonSchema = (): Record<string, unknown> =>
  createJsonSchema(cardStyleSchema, 'rollcall:card-style:1', 'Rollcall style of a card template', []);

function createJsonSchema(
  sourceSchema: z.ZodType,
  $id: string,
  title: string,
  sharedSchemas: typeof SHARED_SCHEMAS,
  words?: TemplateWords,
): Record<string, unknown> {
  const sharedIds = z.registry<{ id: string }>();
  for (const [schemaId, schema] of sharedSchemas) sharedIds.add(schema, { id: schemaId });
  const { $schema, ...schema } = z.toJSONSchema(sourceSchema, {
    target: 'draft-2020-12',
    metadata: sharedIds,
    override({ zodSchema, jsonSchema: output }) {
      if (words === undefined) return;
      if (zodSchema === subjectSchema) output.enum = [...words.subjects];
      if (zodSchema === notationSchema) output.enum = [...words.notations];
    },
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'custom' ? { type: 'number' } : 'throw'),
  });
  return { $schema, $id, title, ...schema };
}

const formatJson = (schema: Record<string, unknown>): string => `${JSON.stringify(schema, null, 2)}\n`;

/** Formats the JSON Schema of templates as the file in `schemas/`. */
export const formatTemplateSchema = (gameCatalog: GameCatalog<CardGame>): string =>
  formatJson(createTemplateJsonSchema(gameCatalog));
export const formatStyleSchema = (): string => formatJson(createStyleJsonSchema());
