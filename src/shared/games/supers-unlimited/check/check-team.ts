/** All rules on one team, and those on its embedded members. */

import { runRules } from '../../../rules/rule.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { ALLEGIANCE_RULES } from './allegiance-rules.ts';
import { checkCharacter, hasError } from './check-character.ts';
import { checkEventTeam, checkUnusableEvent } from './event-rules.ts';
import { FORMATION_RULES } from './formation-rules.ts';
import { GIMMICK_RULES } from './gimmick-rules.ts';
import type { SuRawFinding } from './rule.ts';
import { type CountedTeam, type FoundCharacter, teamContext } from './team-context.ts';
import { TEAM_RULES } from './team-rules.ts';

const RULES = [...TEAM_RULES, ...FORMATION_RULES, ...ALLEGIANCE_RULES, ...GIMMICK_RULES];

export interface TeamCheck {
  findings: SuRawFinding[];
  /** Absent where no sum can be trusted. */
  counted?: CountedTeam;
}

/**
 * Findings on a team, in the order of the rules; `path` points into the team. `others` are the characters that members
 * may name besides the embedded ones. The findings of an embedded member stand here too, their path prefixed with its
 * place; those of a member from elsewhere stand with its own document. At an event, the size of the event is checked
 * instead of the one the list states. `unusableEvent` is the pack that the team names where nothing can be judged by it.
 */
export function checkTeam(
  team: Team,
  others: ReadonlyMap<string, Character>,
  options: SuOptions,
  event?: EventPack,
  unusableEvent?: EventPack,
): TeamCheck {
  const own = new Map<string, SuRawFinding[]>();
  const ownFindings = (found: FoundCharacter): SuRawFinding[] => {
    const { id } = found.raw;
    let findings = own.get(id);
    if (!findings) {
      findings = checkCharacter(found.raw, options, found.full);
      own.set(id, findings);
    }
    return findings;
  };
  const context = teamContext(team, others, options, event?.levels, (found) => hasError(ownFindings(found)));
  const findings = runRules(RULES, context);
  if (unusableEvent) findings.push(...checkUnusableEvent(unusableEvent, context));
  if (event) for (const finding of checkEventTeam(event, context)) findings.push(finding);
  const embedded = new Set(context.seats.flatMap(({ found }) => (found?.embeddedAt === undefined ? [] : [found])));
  for (const found of embedded) {
    const place = `/characters/${found.embeddedAt}`;
    for (const finding of ownFindings(found)) findings.push({ ...finding, path: place + finding.path });
  }
  return { findings, ...(context.counted ? { counted: context.counted } : {}) };
}
