/** The formats of card templates and of their styles as JSON Schema (draft 2020-12), for editors that complete and check while somebody writes. */
import { z } from 'zod';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { cardStyleSchema } from '../style/card-style.ts';
import { cardTemplateSchema, subjectSchema } from './card-template.ts';
import { elementSchema } from './picture-elements.ts';
import { type TemplateWords, templateWords } from './template-words.ts';
import { conditionSchema, notationSchema, valueSchema } from './value.ts';

/** What several places share, by the name it has under `$defs`. */
const SHARED: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ['value', valueSchema],
  ['condition', conditionSchema],
  ['element', elementSchema],
];

/** Accepts what the schema accepts; that names lead somewhere only reading a template tells. */
export const templateJsonSchema = (gameCatalog: GameCatalog<CardGame>): Record<string, unknown> =>
  jsonSchema(
    cardTemplateSchema,
    'rollcall:card-template:1',
    'Rollcall card template',
    SHARED,
    templateWords(gameCatalog),
  );

/** The same of styles. */
export const styleJsonSchema = (): Record<string, unknown> =>
  jsonSchema(cardStyleSchema, 'rollcall:card-style:1', 'Rollcall style of a card template', []);

function jsonSchema(
  of: z.ZodType,
  $id: string,
  title: string,
  shared: typeof SHARED,
  words?: TemplateWords,
): Record<string, unknown> {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of shared) names.add(schema, { id });
  const { $schema, ...schema } = z.toJSONSchema(of, {
    target: 'draft-2020-12',
    metadata: names,
    override({ zodSchema, jsonSchema: made }) {
      if (words === undefined) return;
      if (zodSchema === subjectSchema) made.enum = [...words.subjects];
      if (zodSchema === notationSchema) made.enum = [...words.notations];
    },
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'custom' ? { type: 'number' } : 'throw'),
  });
  return { $schema, $id, title, ...schema };
}

const textOf = (schema: Record<string, unknown>): string => `${JSON.stringify(schema, null, 2)}\n`;

/** As they are kept in `schemas/`. */
export const templateSchemaText = (gameCatalog: GameCatalog<CardGame>): string =>
  textOf(templateJsonSchema(gameCatalog));
export const styleSchemaText = (): string => textOf(styleJsonSchema());
