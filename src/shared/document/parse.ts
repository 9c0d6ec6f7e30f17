/** From text to a document, or to the one place that makes it unreadable. Nothing here judges rules. */
import type { z } from 'zod';
import { readAliases } from './aliases.ts';
import { FORMATS, type FormatId, isFormat } from './formats.ts';
import { jsonFaultWords } from './json-fault-words.ts';
import { isObject, type JsonObject, migrate } from './migrate.ts';
import { pointer } from './pointer.ts';
import type { AnyDocument } from './schema.ts';

/** Why a file cannot be read: the place in it, and what was expected there. */
export interface Unreadable {
  path: string;
  expected: string;
}
export type Parsed = { ok: true; format: FormatId; document: AnyDocument } | { ok: false; error: Unreadable };

/**
 * Reads one document. The document that comes back is the one that was written, migrated to the newest version:
 * unknown keys, their order and missing defaults are as they were. One word is read as another: `shoot` as `aim` (E?1).
 */
export function parseText(text: string): Parsed {
  const json = text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return refuse('', `a JSON object (${jsonFaultWords(json)})`);
  }
  return parseValue(value);
}

/** Reads bytes of a file: UTF-8, with or without a byte order mark. */
export function parseBytes(bytes: Uint8Array): Parsed {
  let text: string;
  try {
    // parseText takes the byte order mark away: one, and not a second one.
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('', 'text in UTF-8');
  }
  return parseText(text);
}

/** Reads a JSON value that is already in memory. */
export function parseValue(value: unknown): Parsed {
  if (!isObject(value)) return refuse('', 'a JSON object');
  if (isDeeper(value, MOST_NESTED)) return refuse('', `lists and objects nested at most ${MOST_NESTED} deep`);
  const refusal = envelope(value, '') ?? embeddedEnvelopes(value);
  if (refusal) return { ok: false, error: refusal };
  const format = value.format as FormatId;
  const document = readAliases(migrate(format, value));
  const judged = (FORMATS[format].schema as z.ZodType).safeParse(document);
  if (!judged.success) return { ok: false, error: firstIssue(judged.error.issues) };
  return allegianceGap(format, document) ?? { ok: true, format, document: document as AnyDocument };
}

const BYTE_ORDER_MARK = 0xfeff;

/**
 * JSON.parse reads any depth; writing, hashing and copying go down step by step and would run out of stack. The formats
 * themselves are nested 8 deep.
 */
const MOST_NESTED = 200;

function isDeeper(value: object, most: number): boolean {
  if (most === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof inner === 'object' && inner !== null && isDeeper(inner as object, most - 1)) return true;
  }
  return false;
}

function refuse(path: string, expected: string): { ok: false; error: Unreadable } {
  return { ok: false, error: { path, expected } };
}

/** Format and version come first: of a newer file nothing else can be said. */
function envelope(value: JsonObject, base: string): Unreadable | undefined {
  if (!Object.hasOwn(value, 'format') || !isFormat(value.format)) {
    return { path: pointer(base, 'format'), expected: Object.keys(FORMATS).join(' or ') };
  }
  const newest = FORMATS[value.format].version;
  const version = Object.hasOwn(value, 'version') ? value.version : undefined;
  if (!Number.isInteger(version) || (version as number) < 1 || (version as number) > newest) {
    return {
      path: pointer(base, 'version'),
      expected: newest === 1 ? '1, the only version this Rollcall knows' : `a whole number from 1 to ${newest}`,
    };
  }
  return undefined;
}

function embeddedEnvelopes(value: JsonObject): Unreadable | undefined {
  if (value.format !== 'rollcall.team') return undefined;
  for (const list of ['characters', 'factions'] as const) {
    const held = Object.hasOwn(value, list) ? value[list] : undefined;
    if (!Array.isArray(held)) continue;
    for (const [i, inner] of held.entries()) {
      if (!isObject(inner)) return { path: pointer('', list, i), expected: 'object' };
      const refusal = envelope(inner, pointer('', list, i));
      if (refusal) return refusal;
    }
  }
  return undefined;
}

/** An allegiance needs the word its kind asks for; a kind nobody knows is a finding, not this. */
function allegianceGap(format: FormatId, document: JsonObject): Parsed | undefined {
  if (format !== 'rollcall.team') return undefined;
  const allegiance = document.allegiance as { kind: string; faction?: string; alignment?: string };
  if (allegiance.kind === 'faction' && allegiance.faction === undefined) return refuse('/allegiance/faction', 'string');
  if (allegiance.kind === 'alignment' && allegiance.alignment === undefined) {
    return refuse('/allegiance/alignment', 'string');
  }
  return undefined;
}

function firstIssue(issues: readonly z.core.$ZodIssue[]): Unreadable {
  const issue = issues[0];
  if (issue === undefined) return { path: '', expected: 'a document' };
  return {
    path: pointer('', ...issue.path.map((p) => (typeof p === 'symbol' ? String(p) : p))),
    expected: expectedOf(issue),
  };
}

/** What a schema wanted, in the words of JSON. */
function expectedOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'record' ? 'object' : issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ');
  if (issue.code === 'custom' && typeof issue.params?.expected === 'string') return issue.params.expected;
  return issue.message;
}
