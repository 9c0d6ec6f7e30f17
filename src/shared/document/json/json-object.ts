/** An object of a file before its type was checked. */
export type JsonObject = Record<string, unknown>;

/** Takes a document of version n, returns it as version n + 1. Must not change its argument. */
export type Step = (document: JsonObject) => JsonObject;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
