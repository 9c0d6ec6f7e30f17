/**
 * Lifts older documents to the newest version of their format, one frozen step a version. A step carries its own
 * literals and never calls live code: its meaning must not move when today's defaults do.
 */
import type { FormatId } from './formats.ts';

export type JsonObject = Record<string, unknown>;
/** Takes a document of version n, returns it as version n + 1. Must not change its argument. */
export type Step = (document: JsonObject) => JsonObject;

/** Step i lifts version i + 1 to version i + 2. All formats are at version 1 so far. */
export const MIGRATIONS: Record<FormatId, readonly Step[]> = {
  'rollcall.character': [],
  'rollcall.faction': [],
  'rollcall.team': [],
  'rollcall.event': [],
};

/** Documents that stand inside other documents, by the list that holds them. */
const EMBEDDED: Partial<Record<FormatId, Record<string, FormatId>>> = {
  'rollcall.team': { characters: 'rollcall.character', factions: 'rollcall.faction' },
};

/** Runs the steps that are left, for the document and for what it embeds. Assumes a version between 1 and the newest. */
export function migrate(format: FormatId, document: JsonObject, chain = MIGRATIONS): JsonObject {
  let lifted = document;
  const from = typeof document.version === 'number' ? document.version : 1;
  chain[format].slice(from - 1).forEach((step, i) => {
    lifted = { ...step(lifted), version: from + i + 1 };
  });
  for (const [list, inner] of Object.entries(EMBEDDED[format] ?? {})) {
    const held = lifted[list];
    if (!Array.isArray(held) || chain[inner].length === 0) continue;
    lifted = { ...lifted, [list]: held.map((d) => (isObject(d) ? migrate(inner, d, chain) : d)) };
  }
  return lifted;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
