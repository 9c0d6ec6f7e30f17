/** Supers Unlimited 4.1 as the rest of the program sees it. */
import type { Finding } from '../../finding/finding.ts';
import type { ResolvedOptions, Ruleset } from '../game.ts';
import { checkCharacter, checkCharacterAtEvent } from './check/check-character.ts';
import { checkTeam } from './check/check-team.ts';
import { checkEventPack } from './check/event-pack-rules.ts';
import type { RawFinding } from './check/rule.ts';
import { rankOf } from './codes.ts';
import { RULES_VERSION, RULESET_ID } from './facts.ts';
import { sentence } from './finding-messages.ts';
import { proposeFixes } from './fixes/propose.ts';
import { resolveOptions, type SuOptions } from './options.ts';
import { cardRules } from './printed/card-rules.ts';
import { TABLE } from './table/columns.ts';

/** Resolved options came from `resolveOptions` of this same ruleset. */
const ours = (options: ResolvedOptions) => options as unknown as SuOptions;

export const supersUnlimited: Ruleset = {
  id: RULESET_ID,
  name: 'Supers Unlimited',
  version: RULES_VERSION,
  resolveOptions: (...layers) => resolveOptions(...layers) as unknown as ResolvedOptions,
  checkCharacter: (character, options, event) =>
    ready(
      [
        ...checkCharacter(character, ours(options)),
        ...(event ? checkCharacterAtEvent(character, event, ours(options)) : []),
      ],
      ours(options),
    ),
  checkTeam: (team, others, options, event) => {
    const { findings, counted } = checkTeam(team, others, ours(options), event);
    return { findings: ready(findings, ours(options)), ...(counted ? { levels: counted.sum.levels } : {}) };
  },
  checkEventPack: (event, options) => ready(checkEventPack(event, ours(options)), ours(options)),
  proposeFixes,
  card: cardRules,
  table: TABLE,
};

/** In the order of the codes, which findings at one place keep; each with its sentence. */
function ready(findings: readonly RawFinding[], options: SuOptions): Finding[] {
  return [...findings].sort((a, b) => rankOf(a.code) - rankOf(b.code)).map((finding) => spoken(finding, options));
}

function spoken(finding: RawFinding, options: SuOptions): Finding {
  const { code, severity, path, subjects, actual, required, cite } = finding;
  return {
    code,
    severity,
    path,
    subjects,
    ...(actual === undefined ? {} : { actual: inJson(actual) }),
    ...(required === undefined ? {} : { required: inJson(required) }),
    message: sentence(finding, options),
    cite,
  };
}

/** JSON has no infinity, and writes -0 as 0. */
function inJson(value: number | string): number | string {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? value + 0 : String(value);
}
