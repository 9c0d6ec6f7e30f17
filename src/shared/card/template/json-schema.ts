/** The formats of card templates and of their styles as JSON Schema (draft 2020-12), for editors that complete and check while somebody writes. */
import { z } from 'zod';
import { cardStyleSchema } from '../style/card-style.ts';
import { cardTemplateSchema } from './card-template.ts';
import { elementSchema } from './picture-elements.ts';
import { conditionSchema, valueSchema } from './value.ts';

/** What several places share, by the name it has under `$defs`. */
const SHARED: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ['value', valueSchema],
  ['condition', conditionSchema],
  ['element', elementSchema],
];

/** Accepts what the schema accepts; that names lead somewhere only reading a template tells. */
export const templateJsonSchema = (): Record<string, unknown> =>
  jsonSchema(cardTemplateSchema, 'rollcall:card-template:1', 'Rollcall card template', SHARED);

/** The same of styles. */
export const styleJsonSchema = (): Record<string, unknown> =>
  jsonSchema(cardStyleSchema, 'rollcall:card-style:1', 'Rollcall style of a card template', []);

function jsonSchema(of: z.ZodType, $id: string, title: string, shared: typeof SHARED): Record<string, unknown> {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of shared) names.add(schema, { id });
  const { $schema, ...schema } = z.toJSONSchema(of, {
    target: 'draft-2020-12',
    metadata: names,
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'custom' ? { type: 'number' } : 'throw'),
  });
  return { $schema, $id, title, ...schema };
}

const textOf = (schema: Record<string, unknown>): string => `${JSON.stringify(schema, null, 2)}\n`;

/** As they are kept in `schemas/`. */
export const templateSchemaText = (): string => textOf(templateJsonSchema());
export const styleSchemaText = (): string => textOf(styleJsonSchema());
