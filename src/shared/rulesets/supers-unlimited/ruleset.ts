/** Supers Unlimited 4.1 as the rest of the program sees it. */
import type { Finding } from '../../finding/finding.ts';
import type { ResolvedOptions, Ruleset } from '../ruleset.ts';
import { checkCharacter, checkCharacterAtEvent } from './check/check-character.ts';
import { checkTeam } from './check/check-team.ts';
import { checkEventPack } from './check/event-pack-rules.ts';
import type { RawFinding } from './check/rule.ts';
import { RULES_VERSION, RULESET_ID } from './facts.ts';
import { sentence } from './finding-words.ts';
import { proposeFixes } from './fix/propose.ts';
import { resolveOptions, type SuOptions } from './options.ts';
import { cardRules } from './printed/card-rules.ts';

/** Resolved options came from `resolveOptions` of this same ruleset. */
const ours = (options: ResolvedOptions) => options as unknown as SuOptions;

export const supersUnlimited: Ruleset = {
  id: RULESET_ID,
  name: 'Supers Unlimited',
  version: RULES_VERSION,
  resolveOptions: (...layers) => resolveOptions(...layers) as unknown as ResolvedOptions,
  checkCharacter: (character, options, event) =>
    [
      ...checkCharacter(character, ours(options)),
      ...(event ? checkCharacterAtEvent(character, event, ours(options)) : []),
    ].map(spoken),
  checkTeam: (team, others, options, event) => {
    const { findings, counted } = checkTeam(team, others, ours(options), event);
    return { findings: findings.map(spoken), ...(counted ? { levels: counted.sum.levels } : {}) };
  },
  checkEventPack: (event, options) => checkEventPack(event, ours(options)).map(spoken),
  proposeFixes,
  card: cardRules,
};

function spoken(finding: RawFinding): Finding {
  const { code, severity, path, subjects, actual, required, cite } = finding;
  return {
    code,
    severity,
    path,
    subjects,
    ...(actual === undefined ? {} : { actual }),
    ...(required === undefined ? {} : { required }),
    message: sentence(finding),
    cite,
  };
}
