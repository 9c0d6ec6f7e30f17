/** The manifest of an archive as JSON Schema (draft 2020-12), for third-party programs that write archives. */
import { z } from 'zod';
import { LIBRARY_VERSION, manifestSchema } from './manifest.ts';

/** Creates the schema of a manifest. It can't express whether the manifest matches the files of its archive. */
export function createManifestSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(manifestSchema, { target: 'draft-2020-12', io: 'input' });
  return {
    $schema,
    $id: `rollcall:library:${LIBRARY_VERSION}`,
    title: 'manifest.json of a Rollcall archive',
    ...schema,
  };
}

/** Formats the schema as it is stored in `schemas/`. */
export const formatManifestSchema = (): string => `${JSON.stringify(createManifestSchema(), null, 2)}\n`;
