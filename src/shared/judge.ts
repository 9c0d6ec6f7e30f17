/** From a readable document to its verdict: the one door that screen, command line and tests go through. */
import { fingerprint } from './document/fingerprint.ts';
import type { AnyDocument, Character, EventPack, Team } from './document/schema.ts';
import { inDocumentOrder } from './finding/document-order.ts';
import type { Finding } from './finding/finding.ts';
import { offerFixes } from './finding/offer-fixes.ts';
import { rulesetOf } from './rulesets/registry.ts';
import type { OptionLayer } from './rulesets/ruleset.ts';

export interface JudgeContext {
  /** Characters that members of a team may name besides those the team embeds. Of two with one id the first is taken. */
  characters?: readonly Character[];
  /** House rules stronger than those of the team file, the strongest first. */
  options?: readonly OptionLayer[];
  /** The event a list is entered for; its options are stronger than all others. */
  event?: EventPack;
  /** Whether findings come with ways to mend them. Costs a check a proposal. */
  fixes?: boolean;
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

/** Judges one document. A faction that can be read is legal; an event pack is too, but may get warnings. */
export function judge(document: AnyDocument, context: JudgeContext = {}): Judgement {
  const judged = judgeOnce(document, context);
  if (!context.fixes || !('ruleset' in document) || document.format === 'rollcall.event') return judged;
  const { proposeFixes } = rulesetOf(document.ruleset);
  const names = namesIn(document, context);
  const findings = offerFixes(
    document,
    judged.findings,
    (finding) => proposeFixes(document, finding, names),
    (changed) => judgeOnce(changed, context).findings,
  );
  return { ...judged, findings };
}

function judgeOnce(document: AnyDocument, context: JudgeContext): Judgement {
  const { event } = context;
  const layers = [event?.options, ...(context.options ?? [])];
  switch (document.format) {
    case 'rollcall.character': {
      const ruleset = rulesetOf(document.ruleset);
      const options = ruleset.resolveOptions(...layers);
      return judgement(document, ruleset.checkCharacter(document, options, event), rulesName(ruleset));
    }
    case 'rollcall.team': {
      const ruleset = rulesetOf(document.ruleset);
      const options = ruleset.resolveOptions(...layers, document.options);
      const answer = ruleset.checkTeam(document, byId(context.characters ?? []), options, event);
      return {
        ...judgement(document, answer.findings, rulesName(ruleset)),
        ...(answer.levels === undefined ? {} : { levels: answer.levels }),
      };
    }
    case 'rollcall.event': {
      const ruleset = rulesetOf(document.ruleset);
      return judgement(document, ruleset.checkEventPack(document, ruleset.resolveOptions()), rulesName(ruleset));
    }
    case 'rollcall.faction':
      return { verdict: 'legal', fingerprint: fingerprint(document), findings: [] };
  }
}

function judgement(document: AnyDocument, findings: readonly Finding[], rules: string): Judgement {
  return {
    verdict: findings.some((f) => f.severity === 'error') ? 'illegal' : 'legal',
    fingerprint: fingerprint(document),
    findings: inDocumentOrder(document, findings),
    rules,
  };
}

const rulesName = (ruleset: { name: string; version: string }) => `${ruleset.name} ${ruleset.version}`;

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
