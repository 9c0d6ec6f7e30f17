/** The format of card templates as JSON Schema (draft 2020-12), for editors that complete and check while somebody writes. */
import { z } from 'zod';
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
export function templateJsonSchema(): Record<string, unknown> {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of SHARED) names.add(schema, { id });
  const { $schema, ...schema } = z.toJSONSchema(cardTemplateSchema, {
    target: 'draft-2020-12',
    metadata: names,
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'custom' ? { type: 'number' } : 'throw'),
  });
  return { $schema, $id: 'rollcall:card-template:1', title: 'Rollcall card template', ...schema };
}

/** As it is kept in `schemas/`. */
export const templateSchemaText = (): string => `${JSON.stringify(templateJsonSchema(), null, 2)}\n`;
