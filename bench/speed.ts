/** Speed of parsing, checking and fingerprinting in one process, compared with JSON.parse and SHA-256 of the same data. */

import { sha256 } from '../src/node/sha256.ts';
import { computeFingerprint, getHashedText } from '../src/shared/document/fingerprint/fingerprint.ts';
import { parseText } from '../src/shared/document/parse.ts';
import type { AnyDocument } from '../src/shared/document/schema.ts';
import { GAMES } from '../src/shared/games/catalogue.ts';
import { loadGamePart } from '../src/shared/games/parts.ts';
import type { Character } from '../src/shared/games/supers-unlimited/documents/schema.ts';
import { judgeAny } from '../src/shared/play/encounter/judge-any.ts';
import { resolveDocumentOptions } from '../src/shared/rules/judge.ts';
import { teamOfEight } from './lists.ts';
import { perSecond } from './measure.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

/** Number of documents that take turns, so that a cache of one document does not distort the numbers. */
const DIFFERENT = 64;

export interface Row {
  what: string;
  perSecond: number;
  /** How many times longer it takes than the baseline. */
  times?: { baseline: string; factor: number };
}

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Rows for lists of eight without pictures, the same with pictures, and single characters. */
export function speed(characters: readonly Character[]): Row[] {
  const plain = characters.map(({ art: _, ...character }): Character => character);
  return [
    ...rowsFor('character', plain),
    ...rowsFor('list of 8', lists(characters, false)),
    ...rowsFor('list of 8 with portraits', lists(characters, true)),
  ];
}

const lists = (characters: readonly Character[], art: boolean) =>
  Array.from({ length: DIFFERENT }, (_, n) => teamOfEight(characters, n, { art }));

function rowsFor(what: string, documents: readonly AnyDocument[]): Row[] {
  const texts = documents.map((document) => JSON.stringify(document));
  const contents = documents.map((document) => getHashedText(GAMES, document));
  const bytes = Math.round(texts.reduce((n, text) => n + text.length, 0) / texts.length);
  const rates = perSecond({
    json: (n) => void JSON.parse(at(texts, n)),
    sha: (n) => void sha256(at(contents, n)),
    parse: (n) => void read(at(texts, n)),
    check: (n) => check(at(documents, n)),
    fingerprint: (n) => void computeFingerprint(GAMES, at(documents, n), sha256),
    anywhere: (n) => void computeFingerprint(GAMES, at(documents, n)),
    all: (n) => void judgeAny(PLAYED_GAMES, read(at(texts, n)), { sha256 }),
  });
  const row = (name: string, rate: number, baseline: string, base: number): Row => ({
    what: `${what}: ${name}`,
    perSecond: rate,
    times: { baseline, factor: base / rate },
  });
  return [
    { what: `${what}: JSON.parse alone (${bytes} bytes)`, perSecond: rates.json },
    { what: `${what}: SHA-256 alone`, perSecond: rates.sha },
    row('parse', rates.parse, 'JSON.parse', rates.json),
    row('check', rates.check, 'JSON.parse', rates.json),
    row('fingerprint', rates.fingerprint, 'SHA-256', rates.sha),
    row('fingerprint without Node', rates.anywhere, 'SHA-256', rates.sha),
    row('parse, check and fingerprint', rates.all, 'JSON.parse', rates.json),
  ];
}

function read(text: string): AnyDocument {
  const parsed = parseText(GAMES, text);
  if (!parsed.ok) throw new Error(`unreadable at ${parsed.error.path}`);
  return parsed.document;
}

const NOBODY: ReadonlyMap<string, Character> = new Map();

function check(document: AnyDocument): void {
  if (!('ruleset' in document) || document.format === 'rollcall.encounter') return;
  GAMES.getGame(document).check(document, { characters: NOBODY, options: resolveDocumentOptions(GAMES, document) });
}
