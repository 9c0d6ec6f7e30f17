/** From a readable document to its verdict: the one door that screen, command line and tests go through. */
import { fingerprint } from './document/fingerprint.ts';
import type { AnyDocument, Character, EventPack, Team } from './document/schema.ts';
import type { Sha256 } from './document/sha256.ts';
import { inDocumentOrder } from './finding/document-order.ts';
import type { Finding, Fix } from './finding/finding.ts';
import { offerFixes } from './finding/offer-fixes.ts';
import { renamings, UNKNOWN_KEY, unknownKeyFindings } from './finding/unknown-key.ts';
import type { OptionLayer } from './games/game.ts';
import { rulesetOf } from './games/registry.ts';

/** How far ways to repair findings are sought. */
export interface FixWish {
  /** At most so many of each finding. */
  readonly most: number;
  /** Asked when the findings are known: whether trying is worth its time. */
  readonly isWorth: (findings: readonly Finding[]) => boolean;
}

export interface JudgeContext {
  /** Characters that members of a team may name besides those the team embeds. Of two with one id the first is taken. */
  characters?: readonly Character[];
  /** House rules stronger than those of the team file, the strongest first. */
  options?: readonly OptionLayer[];
  /** The event a list is entered for; its options are stronger than all others. */
  event?: EventPack;
  /** Whether findings come with ways to repair them. Costs a check a proposal. */
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
  /** Ruleset and version the verdict was given under; absent for documents no rule speaks of. */
  rules?: string;
}

/** Judges one document. Factions and event packs that can be read are legal, but may get warnings. */
export function judge(document: AnyDocument, context: JudgeContext = {}): Judgement {
  const { findings, ...answer } = check(document, context);
  return {
    verdict: findings.some((f) => f.severity === 'error') ? 'illegal' : 'legal',
    fingerprint: fingerprint(document, context.sha256),
    findings: context.fixes ? withFixes(document, findings, context) : findings,
    ...answer,
  };
}

/** What a judgement says but for the fingerprint, which a trial of a fix has no use for. */
function check(document: AnyDocument, context: JudgeContext): Pick<Judgement, 'findings' | 'levels' | 'rules'> {
  const { findings, ...answer } = byRules(document, context);
  // Last, so that they stand behind what rules say of the same place.
  return { findings: inDocumentOrder(document, [...findings, ...unknownKeyFindings(document)]), ...answer };
}

function byRules(document: AnyDocument, context: JudgeContext): Pick<Judgement, 'findings' | 'levels' | 'rules'> {
  if (document.format === 'rollcall.faction') return { findings: [] };
  const { event } = context;
  const ruleset = rulesetOf(document.ruleset);
  const rules = `${ruleset.name} ${ruleset.version}`;
  const layers = [event?.options, ...(context.options ?? [])];
  switch (document.format) {
    case 'rollcall.character':
      return { findings: ruleset.checkCharacter(document, ruleset.resolveOptions(...layers), event), rules };
    case 'rollcall.team': {
      const options = ruleset.resolveOptions(...layers, document.options);
      return { ...ruleset.checkTeam(document, byId(context.characters ?? []), options, event), rules };
    }
    case 'rollcall.event':
      return { findings: ruleset.checkEventPack(document, ruleset.resolveOptions()), rules };
  }
}

function withFixes(document: AnyDocument, findings: readonly Finding[], context: JudgeContext): Finding[] {
  const wish = typeof context.fixes === 'object' ? context.fixes : undefined;
  if (wish && !wish.isWorth(findings)) return [...findings];
  const renamed = renamings(document);
  const byRuleset = proposalsOf(document, context);
  return offerFixes(
    document,
    findings,
    (finding) => (finding.code === UNKNOWN_KEY ? (renamed.get(finding.path) ?? []) : byRuleset(finding)),
    (changed) => check(changed, context).findings,
    wish?.most,
  );
}

/** Rules repair characters and teams. */
function proposalsOf(document: AnyDocument, context: JudgeContext): (finding: Finding) => Fix[] {
  if (document.format !== 'rollcall.character' && document.format !== 'rollcall.team') return () => [];
  const { proposeFixes } = rulesetOf(document.ruleset);
  const names = namesIn(document, context);
  return (finding) => proposeFixes(document, finding, names);
}

function byId(characters: readonly Character[]): Map<string, Character> {
  const map = new Map<string, Character>();
  for (const character of characters) if (!map.has(character.id)) map.set(character.id, character);
  return map;
}

/** Names of characters by id, embedded ones first; an id without a name stands for itself. */
function namesIn(document: Character | Team, { characters = [] }: JudgeContext): (id: string) => string {
  const embedded = document.format === 'rollcall.team' ? (document.characters ?? []) : [];
  const known = byId([...embedded, ...characters]);
  return (id) => known.get(id)?.name || id;
}
