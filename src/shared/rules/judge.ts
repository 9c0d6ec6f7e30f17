/**
 * From a readable document to its verdict: window, command line and tests all use this function. Encounters are judged by
 * `play/judge-any.ts`, so that what never sees one does not carry the orders of play.
 */

import { fingerprint } from '../document/fingerprint/fingerprint.ts';
import type { Sha256 } from '../document/fingerprint/sha256.ts';
import { isCommonDocument } from '../document/formats.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, GameDocument, JudgedDocument, Team } from '../document/schema.ts';
import { inDocumentOrder } from './document-order.ts';
import type { Finding, Fix } from './finding.ts';
import type { GameRules } from './game-rules.ts';
import { ofGame } from './of-game.ts';
import { offerFixes } from './offer-fixes.ts';
import { type OptionLayer, type Options, resolveOptions } from './options.ts';
import type { RawFinding } from './rule.ts';
import { renamings, UNKNOWN_KEY, unknownKeyFindings } from './unknown-key.ts';

/** How much time is spent on trying fixes. */
export interface FixWish {
  /** Most fixes for one finding. */
  readonly most: number;
  /** Decides from the findings whether trying is worth its time. */
  readonly isWorth: (findings: readonly Finding[]) => boolean;
}

/** Where house rules come from besides the document itself. */
export interface OptionLayers {
  /** House rules stronger than those of the team file, the strongest first. */
  options?: readonly OptionLayer[];
  /** The event a list is entered for; its options are stronger than all others. */
  event?: EventPack;
}

export interface JudgeContext extends OptionLayers {
  /** Characters that members of a team may name besides those the team embeds. Of two with one id the first is taken. */
  characters?: readonly Character[];
  /** The pack of the event that a team names, where no team can be judged by it; the team gets a finding that says so. */
  unusableEvent?: EventPack;
  /** Whether findings get fixes. Each proposed fix costs a check. */
  fixes?: boolean | FixWish;
  /** A quicker SHA-256 than the one that works everywhere. */
  sha256?: Sha256;
}

export interface Judgement {
  verdict: 'legal' | 'illegal';
  /** 64 hexadecimal digits; people are shown the first 12. */
  fingerprint: string;
  /** In document order. */
  findings: Finding[];
  /** Total Levels of a team, where they can be counted. */
  levels?: number;
  /** Ruleset and version the verdict was given under; absent for documents without rules. */
  rules?: string;
}

/** Judges one document. Event packs and documents of no game are legal if they can be read, but may get warnings. */
export function judge(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  context: JudgeContext = {},
): Judgement {
  const { findings, ...answer } = check(gameCatalog, document, context);
  return {
    verdict: findings.some((f) => f.severity === 'error') ? 'illegal' : 'legal',
    fingerprint: fingerprint(gameCatalog, document, context.sha256),
    findings: context.fixes ? withFixes(gameCatalog, document, findings, context) : findings,
    ...answer,
  };
}

/** A judgement without the fingerprint, which trials of fixes do not need. */
function check(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  context: JudgeContext,
): Pick<Judgement, 'findings' | 'levels' | 'rules'> {
  const { findings, ...answer } = byRules(gameCatalog, document, context);
  // Unknown keys come last, so that they follow the findings of rules at the same place.
  return {
    findings: inDocumentOrder(document, [...findings, ...unknownKeyFindings(gameCatalog, document)]),
    ...answer,
  };
}

function byRules(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  context: JudgeContext,
): Pick<Judgement, 'findings' | 'levels' | 'rules'> {
  if (isCommonDocument(document)) return { findings: [] };
  const game = gameCatalog.getGame(document);
  const options = optionsFor(gameCatalog, document, context);
  const { raised, ...answer } = game.check(document, {
    options,
    ...(context.event ? { event: context.event } : {}),
    ...(context.unusableEvent ? { unusableEvent: context.unusableEvent } : {}),
    characters: byId(document.format === 'rollcall.team' ? ofGame(document, context.characters ?? []) : []),
  });
  // Every finding on a single character concerns it, also where the rule names no subject.
  const own = document.format === 'rollcall.character' ? [document.id] : [];
  return { findings: reported(game, raised, options, own), ...answer, rules: `${game.name} ${game.version}` };
}

/**
 * The house rules a document is judged under, and printed with: those of the event, of the caller, of a team itself, then the
 * defaults. An event pack is judged under the defaults.
 */
export function optionsFor(
  gameCatalog: GameCatalog<GameRules>,
  document: GameDocument,
  { event, options = [] }: OptionLayers = {},
): Options {
  const register = gameCatalog.getGame(document).options;
  if (document.format === 'rollcall.event') return resolveOptions(register);
  const isWithOwn = document.format === 'rollcall.team' || document.format === 'rollcall.encounter';
  const own = isWithOwn ? [document.options] : [];
  return resolveOptions(register, event?.options, ...options, ...own);
}

/** Returns findings with what makes their messages, in the order of the codes. */
function reported(game: GameRules, raised: readonly RawFinding[], options: Options, own: readonly string[]): Finding[] {
  const ranks = new Map(game.codes.map((code, index) => [code, index]));
  const rankOf = (code: string) => ranks.get(code) ?? ranks.size;
  return [...raised]
    .sort((a, b) => rankOf(a.code) - rankOf(b.code))
    .map((found) => {
      const { code, severity, path, subjects, actual, required, cite } = found;
      return {
        code,
        severity,
        path,
        subjects: subjects.length === 0 ? [...own] : subjects,
        ...(actual === undefined ? {} : { actual: inJson(actual) }),
        ...(required === undefined ? {} : { required: inJson(required) }),
        message: (translate) => game.message(translate, found, options),
        cite,
      };
    });
}

/** JSON has no infinity, and writes -0 as 0. */
function inJson(value: number | string): number | string {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? value + 0 : String(value);
}

function withFixes(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  findings: readonly Finding[],
  context: JudgeContext,
): Finding[] {
  const wish = typeof context.fixes === 'object' ? context.fixes : undefined;
  if (wish && !wish.isWorth(findings)) return [...findings];
  const renamed = renamings(gameCatalog, document);
  const byRuleset = proposalsOf(gameCatalog, document, context);
  return offerFixes(
    document,
    findings,
    (finding) => (finding.code === UNKNOWN_KEY ? (renamed.get(finding.path) ?? []) : byRuleset(finding)),
    (changed) => check(gameCatalog, changed, context).findings,
    wish?.most,
  );
}

/** Only characters and teams have fixes of rules; other documents may have misspelt keys. */
function proposalsOf(
  gameCatalog: GameCatalog<GameRules>,
  document: JudgedDocument,
  context: JudgeContext,
): (finding: Finding) => Fix[] {
  if (document.format !== 'rollcall.character' && document.format !== 'rollcall.team') return () => [];
  const game = gameCatalog.getGame(document);
  const names = namesIn(document, context);
  return (finding) => [...(game.fixes?.(document, finding, names) ?? [])];
}

function byId(characters: readonly Character[]): Map<string, Character> {
  const map = new Map<string, Character>();
  for (const character of characters) if (!map.has(character.id)) map.set(character.id, character);
  return map;
}

/** Names of characters by id, embedded ones first; an id without a name stands for itself. */
function namesIn(document: Character | Team, { characters = [] }: JudgeContext): (id: string) => string {
  const embedded = document.format === 'rollcall.team' ? (document.characters ?? []) : [];
  const known = byId([...embedded, ...ofGame(document, characters)]);
  return (id) => known.get(id)?.name || id;
}
