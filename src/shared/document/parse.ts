/** From text to a document, or to the one place that makes it unreadable. Nothing here judges rules. */

import { LIMITS } from '../base/limits.ts';
import { formatText } from '../texts/late-text.ts';
import type { GameDocuments } from './document-spec.ts';
import type { Expected } from './expected-text.ts';
import { firstFault } from './first-fault.ts';
import {
  FORMATS,
  type FormatId,
  gamesWith,
  isFormat,
  newestVersion,
  rulesetIn,
  shapeOfSpec,
  specOf,
} from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject, type JsonObject } from './json/json-object.ts';
import { readJson } from './json/read-json.ts';
import type { Encounter } from './kinds/encounter.ts';
import { longId } from './long-id.ts';
import { migrate } from './migrate.ts';
import { pointer } from './pointer.ts';
import type { AnyDocument } from './schema.ts';

/** Why a file cannot be read: the place in it, and what was expected there. */
export interface Unreadable {
  path: string;
  expected: Expected;
  /** Name of the embedded document that the place stands in, where it has one. */
  inside?: string;
  /** What stands in the way of reading a file at all. Absent where it is read, and something in it is wrong. */
  obstacle?: 'disk' | 'archive' | 'encoding';
}
export type Parsed = { ok: true; format: FormatId; document: AnyDocument } | { ok: false; error: Unreadable };

/**
 * Reads one document. The document that comes back is the one that was written, migrated to the newest version:
 * unknown keys, their order and missing defaults are as they were. Only the aliases of a game are replaced.
 */
export function parseText(gameCatalog: GameCatalog<GameDocuments>, text: string): Parsed {
  if (text.length > LIMITS.documentBytes) return refuse('', tooLarge(text.length));
  const read = readJson(text);
  if (read.ok) return parsed(gameCatalog, read.value);
  if (read.fault === 'key-twice')
    return refuse(read.path, (translate) =>
      translate('expected.keyOnce', { fault: formatText(translate, read.words) }),
    );
  return refuse(
    '',
    read.fault === 'nesting'
      ? nesting
      : (translate) => translate('expected.json', { fault: formatText(translate, read.words) }),
  );
}

/** Reads bytes of a file: UTF-8, with or without a byte order mark. */
export function parseBytes(gameCatalog: GameCatalog<GameDocuments>, bytes: Uint8Array): Parsed {
  if (bytes.length > LIMITS.documentBytes) return refusedSize(bytes.length);
  if (bytes.length === 0) return refuse('', 'a JSON object (the file is empty)');
  if (isUtf16(bytes)) return refuseEncoding('text in UTF-8; this is UTF-16: save it in UTF-8');
  let text: string;
  try {
    // readJson removes exactly one byte order mark; the decoder must not remove another.
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuseEncoding('text in UTF-8');
  }
  return parseText(gameCatalog, text);
}

/** The answer for a file with more bytes than a document may have: nothing of it needs to be read. */
export const refusedSize = (bytes: number): Parsed => refuse('', tooLarge(bytes));

/** Reads a JSON value that is already in memory. */
export function parseValue(gameCatalog: GameCatalog<GameDocuments>, value: unknown): Parsed {
  return isDeeper(value, LIMITS.nesting) ? refuse('', nesting) : parsed(gameCatalog, value);
}

function parsed(gameCatalog: GameCatalog<GameDocuments>, value: unknown): Parsed {
  const answer = judged(gameCatalog, value);
  if (answer.ok) return answer;
  const inside = embeddedName(value, answer.error.path);
  return inside === undefined ? answer : { ok: false, error: { ...answer.error, inside } };
}

/** The name of the embedded document that a place stands in. */
function embeddedName(value: unknown, path: string): string | undefined {
  const [, list = '', index] = path.split('/');
  if (!isObject(value) || index === undefined || (list !== 'characters' && list !== 'factions')) return undefined;
  const held = value[list];
  const document: unknown = Array.isArray(held) ? held[Number(index)] : undefined;
  return isObject(document) && typeof document.name === 'string' && document.name !== '' ? document.name : undefined;
}

function judged(gameCatalog: GameCatalog<GameDocuments>, value: unknown): Parsed {
  if (!isObject(value)) return refuse('', 'a JSON object');
  const refusal = envelope(gameCatalog, value, '') ?? embeddedEnvelopes(gameCatalog, value);
  if (refusal) return { ok: false, error: refusal };
  const format = value.format as FormatId;
  const spec = specOf(gameCatalog, format, value.ruleset);
  if (!spec) return refuse('/ruleset', gamesWith(gameCatalog, format).join(' or '));
  const lifted = migrate(gameCatalog, format, value);
  const document = spec.aliases?.(lifted) ?? lifted;
  const fault = firstFault(shapeOfSpec(spec), document);
  if (fault) return refuse(pointer('', ...fault.upwards.reverse()), fault.expected);
  const read = document as unknown as AnyDocument;
  const gap = spec.gap?.(read) ?? (read.format === 'rollcall.encounter' ? embeddedFault(gameCatalog, read) : undefined);
  if (gap) return refuse(gap.path, gap.expected);
  const long = longId(read, spec);
  if (long !== undefined)
    return refuse(long, (translate) => translate('expected.shortId', { limit: LIMITS.idLetters }));
  return { ok: true, format, document: read };
}

/** Documents in an encounter may be of any game, and are read as that game reads them. */
function embeddedFault(
  gameCatalog: GameCatalog<GameDocuments>,
  { characters = [], factions = [] }: Encounter,
): Unreadable | undefined {
  for (const [list, documents] of Object.entries({ characters, factions })) {
    for (const [index, document] of documents.entries()) {
      const ruleset = rulesetIn(document);
      const spec = specOf(gameCatalog, document.format, ruleset);
      if (!spec)
        return {
          path: pointer('', list, index, 'ruleset'),
          expected: gamesWith(gameCatalog, document.format).join(' or '),
        };
      const fault = firstFault(shapeOfSpec(spec), document);
      if (fault) return { path: pointer('', list, index, ...fault.upwards.reverse()), expected: fault.expected };
    }
  }
  return undefined;
}

/** Whether a value can stand in the log of an encounter that can be read. */
export const isEvent = (value: unknown): value is JsonObject =>
  // The log is a list in an object.
  isObject(value) && typeof value.kind === 'string' && !isDeeper(value, LIMITS.nesting - 2);

const nesting: Expected = (translate) => translate('expected.nesting', { limit: LIMITS.nesting });

const tooLarge =
  (bytes: number): Expected =>
  (translate) =>
    translate('expected.bytes', { limit: LIMITS.documentBytes, bytes });

/** By its byte order mark or, without one, by the empty half of its first character, which is a brace or a blank. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof inner === 'object' && inner !== null && isDeeper(inner, most - 1)) return true;
  }
  return false;
}

function refuse(path: string, expected: Expected): { ok: false; error: Unreadable } {
  return { ok: false, error: { path, expected } };
}

const refuseEncoding = (expected: Expected): Parsed => ({
  ok: false,
  error: { path: '', expected, obstacle: 'encoding' },
});

/** Format and version are checked first, since a newer file may differ in everything else. */
function envelope(
  gameCatalog: GameCatalog<GameDocuments>,
  value: JsonObject,
  base: string,
  allowed: readonly string[] = Object.keys(FORMATS),
): Unreadable | undefined {
  if (!Object.hasOwn(value, 'format') || !isFormat(value.format) || !allowed.includes(value.format)) {
    return { path: pointer(base, 'format'), expected: allowed.join(' or ') };
  }
  const newest = newestVersion(gameCatalog, value.format, value.ruleset);
  const version = Object.hasOwn(value, 'version') ? value.version : undefined;
  if (!Number.isInteger(version) || (version as number) < 1 || (version as number) > newest) {
    return {
      path: pointer(base, 'version'),
      expected:
        newest === 1
          ? '1, the only version this Rollcall knows'
          : (translate) => translate('expected.versions', { newest }),
    };
  }
  return undefined;
}

function embeddedEnvelopes(gameCatalog: GameCatalog<GameDocuments>, value: JsonObject): Unreadable | undefined {
  for (const [list, format] of Object.entries(FORMATS[value.format as FormatId].embeds)) {
    const held = Object.hasOwn(value, list) ? value[list] : undefined;
    if (!Array.isArray(held)) continue;
    for (const [index, inner] of held.entries()) {
      if (!isObject(inner)) return { path: pointer('', list, index), expected: 'object' };
      const refusal = envelope(gameCatalog, inner, pointer('', list, index), [format]);
      if (refusal) return refusal;
    }
  }
  return undefined;
}
