/** An object of a file whose types haven't been checked yet. */
export type JsonObject = Record<string, unknown>;

/** Migrates a document of version n to version n + 1. Must not change its argument. */
export type MigrationStep = (document: JsonObject) => JsonObject;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
