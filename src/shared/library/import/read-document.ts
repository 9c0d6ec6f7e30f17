/** Reads a file or a text as a document for the library, or returns what is wrong with it and where. */

import type { CardGame } from '../../card/card-rules.ts';
import { isStyle } from '../../card/style/card-style.ts';
import { readTemplateOrStyle } from '../../card/style/read-style.ts';
import { formatTemplateFinding } from '../../card/template/check/finding-messages.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { formatExpectedInSentence } from '../../document/expected-text.ts';
import { TEMPLATE_FORMAT } from '../../document/file-formats.ts';
import { FORMATS, getNewestVersion, isFormat } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { findPositionInText } from '../../document/json/position-in-text.ts';
import { readJson } from '../../document/json/read-json.ts';
import { readNewerVersion } from '../../document/newer-document.ts';
import { type ParseResult, parseBytes, parseValue, type Unreadable } from '../../document/parse.ts';
import { describePlace } from '../../document/place-labels.ts';
import { isNewerEncounter } from '../../play/encounter/newer-encounter.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import type { Translate } from '../../texts/translate.ts';
import { type Incoming, readDocumentName, type UnreadableFile } from './incoming.ts';

export type IncomingResult =
  | { readonly ok: true; readonly incoming: Incoming }
  | { readonly ok: false; readonly unreadable: UnreadableFile };

/** Reads a file that should be a document or a card template. `origin` is its name, for users. Never throws. */
export function readDocument(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  bytes: Uint8Array,
  origin: string,
): IncomingResult {
  const parseResult = parseBytes(gameCatalog, bytes);
  if (parseResult.ok) return createResult(parseResult, origin);
  const sourceText = decodeText(bytes);
  const jsonResult = sourceText === undefined ? undefined : readJson(sourceText);
  if (sourceText === undefined || jsonResult === undefined || !jsonResult.ok)
    return refuseFile(origin, formatProblem(translate, gameCatalog, parseResult.error));
  return readParsed(translate, gameCatalog, jsonResult.value, parseResult.error, origin, sourceText);
}

/** Reads a JSON value that should be a document or a card template. */
export function readValue(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  value: unknown,
  origin: string,
): IncomingResult {
  const parseResult = parseValue(gameCatalog, value);
  return parseResult.ok
    ? createResult(parseResult, origin)
    : readParsed(translate, gameCatalog, value, parseResult.error, origin);
}

function readParsed(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  value: unknown,
  error: Unreadable,
  origin: string,
  sourceText?: string,
): IncomingResult {
  if (isObject(value) && (value.format === TEMPLATE_FORMAT || isStyle(value)))
    return readTemplate(translate, gameCatalog, value, origin);
  if (isNewerEncounter(gameCatalog, value)) return { ok: true, incoming: createNewerEncounter(value, origin) };
  const newerMessage = formatNewerVersion(translate, gameCatalog, value);
  if (newerMessage !== undefined) return refuseFile(origin, newerMessage);
  return refuseFile(origin, formatProblem(translate, gameCatalog, error, sourceText));
}

function createResult({ format, document }: Extract<ParseResult, { ok: true }>, origin: string): IncomingResult {
  const { id, name } = document;
  return { ok: true, incoming: { kind: FORMATS[format].table, id, name, document, origin } };
}

/** An encounter of a newer version can't be played here. It is stored unchanged for a newer Rollcall. */
const createNewerEncounter = (document: JsonObject & { readonly id: string }, origin: string): Incoming => ({
  kind: 'encounters',
  id: document.id,
  name: readDocumentName(document),
  document,
  origin,
});

const refuseFile = (origin: string, reason: string): IncomingResult => ({ ok: false, unreadable: { origin, reason } });

/** Formats a sentence about the place that can't be read and what was expected there. */
function formatProblem(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { path, expected }: Unreadable,
  sourceText?: string,
): string {
  const wanted = formatExpectedInSentence(translate, expected);
  // The expectation after a syntax error mentions the line itself.
  if (path === '') return translate('imports.expected', { wanted });
  const place = describePlace(translate, gameCatalog, path);
  if (sourceText === undefined) return translate('imports.expectedAt', { place, wanted });
  const { line, column } = findPositionInText(sourceText, path);
  return translate('imports.expectedInText', { place, wanted, line, column });
}

function formatNewerVersion(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  value: unknown,
): string | undefined {
  const version = readNewerVersion(gameCatalog, value);
  if (version === undefined || !isObject(value) || !isFormat(value.format)) return undefined;
  const { name } = value;
  const newestSupported = getNewestVersion(gameCatalog, value.format, value.ruleset);
  return typeof name === 'string' && name !== ''
    ? translate('imports.newer', {
        name: showHiddenCharacters(truncateVisibly(name)),
        version,
        newest: newestSupported,
      })
    : translate('imports.newerUnnamed', { version, newest: newestSupported });
}

const MAX_PROBLEMS = 3;

function readTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  value: unknown,
  origin: string,
): IncomingResult {
  const templateResult = readTemplateOrStyle(gameCatalog, value);
  if (!templateResult.ok) {
    const problems = templateResult.problems
      .slice(0, MAX_PROBLEMS)
      .map((problem) => formatTemplateFinding(translate, problem))
      .join(' ');
    return refuseFile(
      origin,
      isStyle(value) ? translate('imports.style', { problems }) : translate('imports.template', { problems }),
    );
  }
  const { document } = templateResult;
  return { ok: true, incoming: { kind: 'templates', id: document.id, name: document.name, document, origin } };
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
