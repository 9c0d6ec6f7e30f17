/**
 * Judges documents: the window, the command line and tests all use this function. Encounters are judged by `play/judge-any.ts`, so
 * that code that needs no encounters doesn't load the orders of play.
 */

import { computeFingerprint } from '../document/fingerprint/fingerprint.ts';
import type { Sha256 } from '../document/fingerprint/sha256.ts';
import { isCommonDocument } from '../document/formats.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, GameDocument, JudgedDocument, Team } from '../document/schema.ts';
import { sortInDocumentOrder } from './document-order.ts';
import { filterByGame } from './filter-by-game.ts';
import type { Finding, Fix } from './finding.ts';
import type { GameRules } from './game-rules.ts';
import { type OfferedFixOptions, offerFixes } from './offer-fixes.ts';
import { type OptionLayer, type Options, resolveOptions } from './options.ts';
import type { RawFinding } from './rule.ts';
import { createRenameFixes, createUnknownKeyFindings, UNKNOWN_KEY } from './unknown-key.ts';

/** Limits the time spent on testing fixes. */
export interface FixOptions extends Pick<OfferedFixOptions, 'prefersLegal' | 'maxTrials' | 'onTrial'> {
  /** Maximum number of fixes per finding. */
  readonly maxFixes: number;
  /** Decides from the findings whether testing is worth the time. */
  readonly isWorthTrying: (findings: readonly Finding[]) => boolean;
}

/** House rules from outside the document. */
export interface OptionLayers {
  /** House rules that override those of the team file, strongest first. */
  options?: readonly OptionLayer[];
  /** The event pack that the document is entered for. Its options override all others. */
  eventPack?: EventPack;
}

export interface JudgeContext extends OptionLayers {
  /** Characters that members of a team may name, in addition to those the team embeds. The first one with an id wins. */
  characters?: readonly Character[];
  /** The event pack that a team names, if no team can be judged by it. The team gets a finding about it. */
  invalidEventPack?: EventPack;
  /** Whether findings get fixes. Each proposed fix costs a check. */
  fixes?: boolean | FixOptions;
  /** A faster SHA-256 than the portable one. */
  sha256?: Sha256;
}

export interface Judgement {
  verdict: 'legal' | 'illegal';
  /** 64 hexadecimal digits. Users see the first 12. */
  fingerprint: string;
  /** The findings in document order. */
  findings: Finding[];
  /** Total Levels of a team, if they can be counted. */
  levels?: number;
  /** Ruleset and version of the verdict. Absent for documents without rules. */
  rules?: string;
}

/** Judges one document. Event packs and documents of no game are legal if they are readable, but may get warnings. */
export function judge(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  judgeContext: JudgeContext = {},
): Judgement {
  const { findings, ...summary } = checkDocument(gameCatalog, document, judgeContext);
  return {
    verdict: findings.some((finding) => finding.severity === 'error') ? 'illegal' : 'legal',
    fingerprint: computeFingerprint(gameCatalog, document, judgeContext.sha256),
    findings: judgeContext.fixes ? addFixes(gameCatalog, document, findings, judgeContext) : findings,
    ...summary,
  };
}

/** Returns a judgment without the fingerprint, which takes most of the time, and without fixes. */
export function checkDocument(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  judgeContext: JudgeContext,
): Pick<Judgement, 'findings' | 'levels' | 'rules'> {
  const { findings, ...summary } = checkByRules(gameCatalog, document, judgeContext);
  // Unknown keys come last, so that they follow the findings of rules at the same path.
  return {
    findings: sortInDocumentOrder(document, [...findings, ...createUnknownKeyFindings(gameCatalog, document)]),
    ...summary,
  };
}

function checkByRules(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  judgeContext: JudgeContext,
): Pick<Judgement, 'findings' | 'levels' | 'rules'> {
  if (isCommonDocument(document)) return { findings: [] };
  const gameRules = gameCatalog.getGame(document);
  const options = resolveDocumentOptions(gameCatalog, document, judgeContext);
  const { rawFindings, ...summary } = gameRules.check(document, {
    options,
    ...(judgeContext.eventPack ? { eventPack: judgeContext.eventPack } : {}),
    ...(judgeContext.invalidEventPack ? { invalidEventPack: judgeContext.invalidEventPack } : {}),
    characters: indexById(
      document.format === 'rollcall.team' ? filterByGame(document, judgeContext.characters ?? []) : [],
    ),
  });
  // Every finding on a single character concerns that character, even if the rule names no subject.
  const ownSubjects = document.format === 'rollcall.character' ? [document.id] : [];
  return {
    findings: createFindings(gameRules, rawFindings, options, ownSubjects),
    ...summary,
    rules: `${gameRules.name} ${gameRules.version}`,
  };
}

/**
 * Returns the house rules that a document is judged and printed with. In order of strength: those of the event pack, the caller, the
 * team itself, and the defaults. An event pack is judged with the defaults.
 */
export function resolveDocumentOptions(
  gameCatalog: GameCatalog<GameRules>,
  document: GameDocument,
  { eventPack, options = [] }: OptionLayers = {},
): Options {
  const optionRegister = gameCatalog.getGame(document).options;
  if (document.format === 'rollcall.event') return resolveOptions(optionRegister);
  const hasOwnOptions = document.format === 'rollcall.team' || document.format === 'rollcall.encounter';
  const ownLayers = hasOwnOptions ? [document.options] : [];
  return resolveOptions(optionRegister, eventPack?.options, ...options, ...ownLayers);
}

/** Returns findings with their messages, in the order of the codes. */
function createFindings(
  gameRules: GameRules,
  rawFindings: readonly RawFinding[],
  options: Options,
  ownSubjects: readonly string[],
): Finding[] {
  const ranks = new Map(gameRules.codes.map((code, index) => [code, index]));
  const getRank = (code: string) => ranks.get(code) ?? ranks.size;
  return [...rawFindings]
    .sort((a, b) => getRank(a.code) - getRank(b.code))
    .map((rawFinding) => {
      const { code, severity, path, subjects, actual, required, cite } = rawFinding;
      return {
        code,
        severity,
        path,
        subjects: subjects.length === 0 ? [...ownSubjects] : subjects,
        ...(actual === undefined ? {} : { actual: toJsonValue(actual) }),
        ...(required === undefined ? {} : { required: toJsonValue(required) }),
        message: (translate) => gameRules.formatMessage(translate, rawFinding, options),
        cite,
      };
    });
}

/** Prepares a value for JSON, which has no infinity and writes -0 as 0. */
function toJsonValue(value: number | string): number | string {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? value + 0 : String(value);
}

function addFixes(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  findings: readonly Finding[],
  judgeContext: JudgeContext,
): Finding[] {
  const fixOptions = typeof judgeContext.fixes === 'object' ? judgeContext.fixes : undefined;
  if (fixOptions && !fixOptions.isWorthTrying(findings)) return [...findings];
  const renameFixes = createRenameFixes(gameCatalog, document);
  return offerFixes(
    document,
    findings,
    (finding, changedDocument) =>
      finding.code === UNKNOWN_KEY
        ? (renameFixes.get(finding.path) ?? [])
        : proposeByRules(gameCatalog, changedDocument, finding, judgeContext),
    (changedDocument) => checkDocument(gameCatalog, changedDocument, judgeContext).findings,
    fixOptions,
  );
}

/** Proposes fixes by the rules of the game. Only characters and teams have such fixes; other documents may have misspelled keys. */
function proposeByRules(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  finding: Finding,
  judgeContext: JudgeContext,
): readonly Fix[] {
  if (document.format !== 'rollcall.character' && document.format !== 'rollcall.team') return [];
  const findCharacter = createCharacterLookup(document, judgeContext);
  return gameCatalog.getGame(document).proposeFixes?.(document, finding, findCharacter) ?? [];
}

function indexById(characters: readonly Character[]): Map<string, Character> {
  const charactersById = new Map<string, Character>();
  for (const character of characters)
    if (!charactersById.has(character.id)) charactersById.set(character.id, character);
  return charactersById;
}

/** Returns a function that finds a character by id, embedded characters first. */
function createCharacterLookup(
  document: Character | Team,
  { characters = [] }: JudgeContext,
): (id: string) => Character | undefined {
  const embedded = document.format === 'rollcall.team' ? (document.characters ?? []) : [];
  const charactersById = indexById([...embedded, ...filterByGame(document, characters)]);
  return (id) => charactersById.get(id);
}
