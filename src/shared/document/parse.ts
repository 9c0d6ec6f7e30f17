/** Parses text into a document, or returns the one place that makes it unreadable. Rules are not checked here. */

import { LIMITS } from '../base/limits.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { GameDocuments } from './document-spec.ts';
import type { Expected } from './expected-text.ts';
import {
  FORMATS,
  type FormatId,
  findSpec,
  getNewestVersion,
  getSpecShape,
  isFormat,
  listGamesWithFormat,
  readRuleset,
} from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject, type JsonObject } from './json/json-object.ts';
import { readJson } from './json/read-json.ts';
import type { Encounter } from './kinds/encounter.ts';
import { findLongId } from './long-id.ts';
import { migrate } from './migrate.ts';
import { joinPointer } from './pointer.ts';
import type { AnyDocument } from './schema.ts';
import { findTypeMismatch } from './type-mismatch.ts';

/** The reason why a file can't be read: the place in the file and the expectation there. */
export interface Unreadable {
  path: string;
  expected: Expected;
  /** Name of the embedded document that contains the place, if any. */
  inside?: string;
  /**
   * The obstacle to reading the file at all. Absent if the file is readable and something in it is wrong. `unclear`: a text list has lines
   * that only its author can explain; `expected` names them.
   */
  obstacle?: 'disk' | 'archive' | 'encoding' | 'unclear';
  /** What is unclear in a text list, a clause for each line. Absent in other files. */
  questions?: readonly LateText[];
  /** The clause that says why a file, a folder or an archive can't be opened: `it ends too early`. */
  reason?: LateText;
}
export type ParseResult = { ok: true; format: FormatId; document: AnyDocument } | { ok: false; error: Unreadable };

/**
 * Parses one document. The result is the document as written, except that it is migrated to the newest version and that aliases of the game
 * are replaced. Unknown keys and the order of keys are preserved, and missing defaults aren't filled in.
 */
export function parseText(gameCatalog: GameCatalog<GameDocuments>, jsonText: string): ParseResult {
  if (jsonText.length > LIMITS.documentBytes) return refuse('', createSizeExpectation(jsonText.length));
  const jsonResult = readJson(jsonText);
  if (jsonResult.ok) return parseStructure(gameCatalog, jsonResult.value);
  if (jsonResult.fault === 'key-twice')
    return refuse(jsonResult.path, (translate) =>
      translate('expected.keyOnce', { fault: formatLateText(translate, jsonResult.message) }),
    );
  return refuse(
    '',
    jsonResult.fault === 'nesting'
      ? nestingExpectation
      : (translate) => translate('expected.json', { fault: formatLateText(translate, jsonResult.message) }),
  );
}

/** Parses the bytes of a file: UTF-8, with or without a byte order mark. */
export function parseBytes(gameCatalog: GameCatalog<GameDocuments>, bytes: Uint8Array): ParseResult {
  if (bytes.length > LIMITS.documentBytes) return refuseSize(bytes.length);
  if (bytes.length === 0) return refuse('', 'a JSON object (the file is empty)');
  if (isUtf16(bytes)) return refuseEncoding('text in UTF-8; this is UTF-16: save it in UTF-8');
  let jsonText: string;
  try {
    // readJson removes exactly one byte order mark; the decoder must not remove another.
    jsonText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuseEncoding('text in UTF-8');
  }
  return parseText(gameCatalog, jsonText);
}

/** Returns the error for a file that is larger than a document may be, which needn't be read at all. */
export const refuseSize = (byteCount: number): ParseResult => refuse('', createSizeExpectation(byteCount));

/** Parses a JSON value that is already in memory. */
export function parseValue(gameCatalog: GameCatalog<GameDocuments>, value: unknown): ParseResult {
  return isDeeper(value, LIMITS.nesting) ? refuse('', nestingExpectation) : parseStructure(gameCatalog, value);
}

function parseStructure(gameCatalog: GameCatalog<GameDocuments>, value: unknown): ParseResult {
  const parseResult = checkStructure(gameCatalog, value);
  if (parseResult.ok) return parseResult;
  const inside = findEmbeddedName(value, parseResult.error.path);
  return inside === undefined ? parseResult : { ok: false, error: { ...parseResult.error, inside } };
}

/** Returns the name of the embedded document that contains a place. */
function findEmbeddedName(value: unknown, pointer: string): string | undefined {
  const [, listKey = '', index] = pointer.split('/');
  if (!isObject(value) || index === undefined || (listKey !== 'characters' && listKey !== 'factions')) return undefined;
  const embedded = value[listKey];
  const document: unknown = Array.isArray(embedded) ? embedded[Number(index)] : undefined;
  return isObject(document) && typeof document.name === 'string' && document.name !== '' ? document.name : undefined;
}

function checkStructure(gameCatalog: GameCatalog<GameDocuments>, value: unknown): ParseResult {
  if (!isObject(value)) return refuse('', 'a JSON object');
  const unreadable = checkEnvelope(gameCatalog, value, '') ?? checkEmbeddedEnvelopes(gameCatalog, value);
  if (unreadable) return { ok: false, error: unreadable };
  const format = value.format as FormatId;
  const spec = findSpec(gameCatalog, format, value.ruleset);
  if (!spec) return refuse('/ruleset', listGamesWithFormat(gameCatalog, format).join(' or '));
  const migrated = migrate(gameCatalog, format, value);
  const document = spec.replaceAliases?.(migrated) ?? migrated;
  const mismatch = findTypeMismatch(getSpecShape(spec), document);
  if (mismatch) return refuse(joinPointer('', ...mismatch.reversedPath.reverse()), mismatch.expected);
  const parsedDocument = document as unknown as AnyDocument;
  const faultyPlace =
    spec.findMissing?.(parsedDocument) ??
    (parsedDocument.format === 'rollcall.encounter' ? findEmbeddedFault(gameCatalog, parsedDocument) : undefined);
  if (faultyPlace) return refuse(faultyPlace.path, faultyPlace.expected);
  const longIdPointer = findLongId(parsedDocument, spec);
  if (longIdPointer !== undefined)
    return refuse(longIdPointer, (translate) => translate('expected.shortId', { limit: LIMITS.idLetters }));
  return { ok: true, format, document: parsedDocument };
}

/** Checks the documents that an encounter embeds. They may be of any game, so each is checked by the format of its own game. */
function findEmbeddedFault(
  gameCatalog: GameCatalog<GameDocuments>,
  { characters = [], factions = [] }: Encounter,
): Unreadable | undefined {
  for (const [listKey, documents] of Object.entries({ characters, factions })) {
    for (const [index, document] of documents.entries()) {
      const ruleset = readRuleset(document);
      const spec = findSpec(gameCatalog, document.format, ruleset);
      if (!spec)
        return {
          path: joinPointer('', listKey, index, 'ruleset'),
          expected: listGamesWithFormat(gameCatalog, document.format).join(' or '),
        };
      const mismatch = findTypeMismatch(getSpecShape(spec), document);
      if (mismatch)
        return {
          path: joinPointer('', listKey, index, ...mismatch.reversedPath.reverse()),
          expected: mismatch.expected,
        };
    }
  }
  return undefined;
}

/** Whether a value is readable as an event of an encounter's log. */
export const isLogEvent = (value: unknown): value is JsonObject =>
  // The log is a list inside an object, hence two levels.
  isObject(value) && typeof value.kind === 'string' && !isDeeper(value, LIMITS.nesting - 2);

const nestingExpectation: Expected = (translate) => translate('expected.nesting', { limit: LIMITS.nesting });

const createSizeExpectation =
  (byteCount: number): Expected =>
  (translate) =>
    translate('expected.bytes', { limit: LIMITS.documentBytes, bytes: byteCount });

/** Detects UTF-16 by the byte order mark or, without one, by the zero byte of the first character, which is a brace or white space. */
const isUtf16 = ([firstByte, secondByte]: Uint8Array): boolean =>
  (firstByte === 0xff && secondByte === 0xfe) ||
  (firstByte === 0xfe && secondByte === 0xff) ||
  firstByte === 0 ||
  secondByte === 0;

function isDeeper(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (maxDepth === 0) return true;
  for (const innerValue of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof innerValue === 'object' && innerValue !== null && isDeeper(innerValue, maxDepth - 1)) return true;
  }
  return false;
}

function refuse(pointer: string, expected: Expected): { ok: false; error: Unreadable } {
  return { ok: false, error: { path: pointer, expected } };
}

const refuseEncoding = (expected: Expected): ParseResult => ({
  ok: false,
  error: { path: '', expected, obstacle: 'encoding' },
});

/** Checks format and version first, since a newer file may differ in everything else. */
function checkEnvelope(
  gameCatalog: GameCatalog<GameDocuments>,
  value: JsonObject,
  parentPointer: string,
  allowedFormats: readonly string[] = Object.keys(FORMATS),
): Unreadable | undefined {
  if (!Object.hasOwn(value, 'format') || !isFormat(value.format) || !allowedFormats.includes(value.format)) {
    return { path: joinPointer(parentPointer, 'format'), expected: allowedFormats.join(' or ') };
  }
  const newestSupported = getNewestVersion(gameCatalog, value.format, value.ruleset);
  const version = Object.hasOwn(value, 'version') ? value.version : undefined;
  if (!Number.isInteger(version) || (version as number) < 1 || (version as number) > newestSupported) {
    return {
      path: joinPointer(parentPointer, 'version'),
      expected:
        newestSupported === 1
          ? '1, the only version this Rollcall knows'
          : (translate) => translate('expected.versions', { newest: newestSupported }),
    };
  }
  return undefined;
}

function checkEmbeddedEnvelopes(gameCatalog: GameCatalog<GameDocuments>, value: JsonObject): Unreadable | undefined {
  for (const [listKey, format] of Object.entries(FORMATS[value.format as FormatId].embeds)) {
    const embedded = Object.hasOwn(value, listKey) ? value[listKey] : undefined;
    if (!Array.isArray(embedded)) continue;
    for (const [index, innerValue] of embedded.entries()) {
      if (!isObject(innerValue)) return { path: joinPointer('', listKey, index), expected: 'object' };
      const unreadable = checkEnvelope(gameCatalog, innerValue, joinPointer('', listKey, index), [format]);
      if (unreadable) return unreadable;
    }
  }
  return undefined;
}
