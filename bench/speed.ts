/** Measures parsing, checking and fingerprinting in one process, compared with JSON.parse and SHA-256 of the same data. */

import { sha256 } from '../src/node/sha256.ts';
import { computeFingerprint, getHashedText } from '../src/shared/document/fingerprint/fingerprint.ts';
import { parseText } from '../src/shared/document/parse.ts';
import type { AnyDocument } from '../src/shared/document/schema.ts';
import { GAMES } from '../src/shared/games/catalogue.ts';
import { loadGamePart } from '../src/shared/games/parts.ts';
import type { Character } from '../src/shared/games/supers-unlimited/documents/schema.ts';
import { judgeAny } from '../src/shared/play/encounter/judge-any.ts';
import { resolveDocumentOptions } from '../src/shared/rules/judge.ts';
import { measureRates } from './measure.ts';
import { createEightMemberTeam } from './teams.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

/** Number of documents that take turns, so that a cache of the last document does not distort the numbers. */
const DIFFERENT = 64;

export interface SpeedRow {
  title: string;
  perSecond: number;
  /** How many times longer it takes than the baseline. */
  comparison?: { baseline: string; factor: number };
}

const getRotating = <T>(documents: readonly T[], callNumber: number): T =>
  documents[callNumber % documents.length] as T;

/** Returns rows for single characters, and for teams of eight ("lists") without and with portraits. */
export function measureSpeed(characters: readonly Character[]): SpeedRow[] {
  const plainCharacters = characters.map(({ art: _portrait, ...character }): Character => character);
  return [
    ...createSpeedRows('character', plainCharacters),
    ...createSpeedRows('list of 8', createTeams(characters, false)),
    ...createSpeedRows('list of 8 with portraits', createTeams(characters, true)),
  ];
}

const createTeams = (characters: readonly Character[], hasPortraits: boolean) =>
  Array.from({ length: DIFFERENT }, (_item, callNumber) =>
    createEightMemberTeam(characters, callNumber, { hasPortraits }),
  );

function createSpeedRows(documentTitle: string, documents: readonly AnyDocument[]): SpeedRow[] {
  const documentTexts = documents.map((document) => JSON.stringify(document));
  const hashedTexts = documents.map((document) => getHashedText(GAMES, document));
  const meanBytes = Math.round(
    documentTexts.reduce((totalLength, documentText) => totalLength + documentText.length, 0) / documentTexts.length,
  );
  // Without `sha256` of Node, the fingerprint is computed in JavaScript, as in browsers.
  const rates = measureRates({
    json: (callNumber) => void JSON.parse(getRotating(documentTexts, callNumber)),
    sha: (callNumber) => void sha256(getRotating(hashedTexts, callNumber)),
    parse: (callNumber) => void parseOrThrow(getRotating(documentTexts, callNumber)),
    check: (callNumber) => checkDocument(getRotating(documents, callNumber)),
    fingerprint: (callNumber) => void computeFingerprint(GAMES, getRotating(documents, callNumber), sha256),
    anywhere: (callNumber) => void computeFingerprint(GAMES, getRotating(documents, callNumber)),
    all: (callNumber) => void judgeAny(PLAYED_GAMES, parseOrThrow(getRotating(documentTexts, callNumber)), { sha256 }),
  });
  const createRow = (stepName: string, perSecond: number, baseline: string, baselineRate: number): SpeedRow => ({
    title: `${documentTitle}: ${stepName}`,
    perSecond,
    comparison: { baseline, factor: baselineRate / perSecond },
  });
  return [
    { title: `${documentTitle}: JSON.parse alone (${meanBytes} bytes)`, perSecond: rates.json },
    { title: `${documentTitle}: SHA-256 alone`, perSecond: rates.sha },
    createRow('parse', rates.parse, 'JSON.parse', rates.json),
    createRow('check', rates.check, 'JSON.parse', rates.json),
    createRow('fingerprint', rates.fingerprint, 'SHA-256', rates.sha),
    createRow('fingerprint without Node', rates.anywhere, 'SHA-256', rates.sha),
    createRow('parse, check and fingerprint', rates.all, 'JSON.parse', rates.json),
  ];
}

function parseOrThrow(documentText: string): AnyDocument {
  const parseResult = parseText(GAMES, documentText);
  if (!parseResult.ok) throw new Error(`unreadable at ${parseResult.error.path}`);
  return parseResult.document;
}

const NOBODY: ReadonlyMap<string, Character> = new Map();

function checkDocument(document: AnyDocument): void {
  // Factions belong to no game, and encounters are checked by replaying them.
  if (!('ruleset' in document) || document.format === 'rollcall.encounter') return;
  GAMES.getGame(document).check(document, { characters: NOBODY, options: resolveDocumentOptions(GAMES, document) });
}
