/** The manifest of an archive as JSON Schema (draft 2020-12), for programs of other people that write archives. */
import { z } from 'zod';
import { LIBRARY_VERSION, manifestSchema } from './manifest.ts';

/** The form of a manifest. Whether it agrees with the files of its archive is checked elsewhere. */
export function manifestJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(manifestSchema, { target: 'draft-2020-12', io: 'input' });
  return {
    $schema,
    $id: `rollcall:library:${LIBRARY_VERSION}`,
    title: 'manifest.json of a Rollcall archive',
    ...schema,
  };
}

/** As it is kept in `schemas/`. */
export const manifestSchemaText = (): string => `${JSON.stringify(manifestJsonSchema(), null, 2)}\n`;
