/** From the bytes of one file, or a text, to a document that can come into the library, or to what is wrong with it and where. */

import type { CardGame } from '../../card/card-rules.ts';
import { isStyle } from '../../card/style/card-style.ts';
import { readTemplateOrStyle } from '../../card/style/read-style.ts';
import { problemMessage } from '../../card/template/check/problem-messages.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { wantedText } from '../../document/expected-text.ts';
import { TEMPLATE_FORMAT } from '../../document/file-formats.ts';
import { FORMATS, isFormat, newestVersion } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { placeInText } from '../../document/json/place-in-text.ts';
import { readJson } from '../../document/json/read-json.ts';
import { readNewerVersion } from '../../document/newer-document.ts';
import { type Parsed, parseBytes, parseValue, type Unreadable } from '../../document/parse.ts';
import { placeInWords } from '../../document/place-labels.ts';
import { isNewerEncounter } from '../../play/encounter/newer-encounter.ts';
import { shortened } from '../../text/short.ts';
import { visible } from '../../text/visible.ts';
import type { Translate } from '../../texts/translate.ts';
import { type Incoming, nameIn, type Unusable } from './incoming.ts';

export type IncomingResult =
  | { readonly ok: true; readonly incoming: Incoming }
  | { readonly ok: false; readonly unusable: Unusable };

/** Reads a file that should be a document or a card template. `from` is its name, for people. Never throws. */
export function readDocument(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  bytes: Uint8Array,
  from: string,
): IncomingResult {
  const parsed = parseBytes(gameCatalog, bytes);
  if (parsed.ok) return taken(parsed, from);
  const text = textOf(bytes);
  const read = text === undefined ? undefined : readJson(text);
  if (text === undefined || read === undefined || !read.ok)
    return refused(from, sentence(translate, gameCatalog, parsed.error));
  return readParsed(translate, gameCatalog, read.value, parsed.error, from, text);
}

/** The same for a JSON value. */
export function readValue(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  value: unknown,
  from: string,
): IncomingResult {
  const parsed = parseValue(gameCatalog, value);
  return parsed.ok ? taken(parsed, from) : readParsed(translate, gameCatalog, value, parsed.error, from);
}

function readParsed(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  value: unknown,
  error: Unreadable,
  from: string,
  text?: string,
): IncomingResult {
  if (isObject(value) && (value.format === TEMPLATE_FORMAT || isStyle(value)))
    return readOwnTemplate(translate, gameCatalog, value, from);
  if (isNewerEncounter(gameCatalog, value)) return { ok: true, incoming: newerEncounter(value, from) };
  const newer = newerVersion(translate, gameCatalog, value);
  if (newer !== undefined) return refused(from, newer);
  return refused(from, sentence(translate, gameCatalog, error, text));
}

function taken({ format, document }: Extract<Parsed, { ok: true }>, from: string): IncomingResult {
  const { id, name } = document;
  return { ok: true, incoming: { kind: FORMATS[format].table, id, name, document, from } };
}

/** Nobody has to play it here: it is kept as it is until a newer Rollcall does. */
const newerEncounter = (document: JsonObject & { readonly id: string }, from: string): Incoming => ({
  kind: 'encounters',
  id: document.id,
  name: nameIn(document),
  document,
  from,
});

const refused = (from: string, reason: string): IncomingResult => ({ ok: false, unusable: { from, reason } });

/** A sentence on the place that cannot be read, and on what was expected there. */
function sentence(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { path, expected }: Unreadable,
  text?: string,
): string {
  // A syntax error names its line itself.
  const wanted = wantedText(translate, expected);
  if (path === '') return translate('imports.expected', { wanted });
  const place = placeInWords(translate, gameCatalog, path);
  if (text === undefined) return translate('imports.expectedAt', { place, wanted });
  const { line, column } = placeInText(text, path);
  return translate('imports.expectedInText', { place, wanted, line, column });
}

function newerVersion(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  value: unknown,
): string | undefined {
  const version = readNewerVersion(gameCatalog, value);
  if (version === undefined || !isObject(value) || !isFormat(value.format)) return undefined;
  const { name } = value;
  const newest = newestVersion(gameCatalog, value.format, value.ruleset);
  return typeof name === 'string' && name !== ''
    ? translate('imports.newer', { name: visible(shortened(name)), version, newest })
    : translate('imports.newerUnnamed', { version, newest });
}

const MOST_PROBLEMS = 3;

function readOwnTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  value: unknown,
  from: string,
): IncomingResult {
  const answer = readTemplateOrStyle(gameCatalog, value);
  if (!answer.ok) {
    const problems = answer.problems
      .slice(0, MOST_PROBLEMS)
      .map((problem) => problemMessage(translate, problem))
      .join(' ');
    return refused(
      from,
      isStyle(value) ? translate('imports.style', { problems }) : translate('imports.template', { problems }),
    );
  }
  const { id, name } = answer.document;
  return { ok: true, incoming: { kind: 'templates', id, name, document: answer.document, from } };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
