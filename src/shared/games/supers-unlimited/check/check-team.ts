/** Checks one team and its embedded members against all rules. */

import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../../base/cache.ts';
import { runRules } from '../../../rules/rule.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { ALLEGIANCE_RULES } from './allegiance-rules.ts';
import { checkCharacter, hasError } from './check-character.ts';
import { checkEventTeam, checkUnusableEvent } from './event-rules.ts';
import { FORMATION_RULES } from './formation-rules.ts';
import { GIMMICK_RULES } from './gimmick-rules.ts';
import type { SuRawFinding } from './rule.ts';
import { type CountedTeam, createTeamContext, type FoundCharacter } from './team-context.ts';
import { TEAM_RULES } from './team-rules.ts';

/**
 * The findings on members, by their house rules. A team is checked many times while settings and fixes are tried, and the teams of an
 * event have the same members.
 */
const memberFindings = new WeakMap<object, Cache<readonly SuRawFinding[]>>();

/** The number of house rules for which the findings on one member are kept. */
const MAX_CACHED_OPTIONS = 4;

const RULES = [...TEAM_RULES, ...FORMATION_RULES, ...ALLEGIANCE_RULES, ...GIMMICK_RULES];

export interface TeamCheck {
  findings: SuRawFinding[];
  /** Absent if the sums can't be trusted. */
  counted?: CountedTeam;
}

/**
 * Returns the findings on a team, in the order of the rules; `path` points into the team. Members may also name
 * `otherCharacters` that the team doesn't embed. The findings on an embedded member are included, with a path to that member;
 * findings on other members belong to their own documents. At an event, the size of the event is checked instead of the size that
 * the team states. `invalidEventPack` is the pack that the team names if the pack can't be used to judge anything.
 */
export function checkTeam(
  team: Team,
  otherCharacters: ReadonlyMap<string, Character>,
  options: SuOptions,
  eventPack?: EventPack,
  invalidEventPack?: EventPack,
): TeamCheck {
  const optionsKey = JSON.stringify(options);
  const getOwnFindings = ({ rawCharacter, fullCharacter }: FoundCharacter): readonly SuRawFinding[] => {
    const findingsByOptions = getOrCreateFor(memberFindings, rawCharacter, () => createCache());
    return getOrCreate(findingsByOptions, optionsKey, MAX_CACHED_OPTIONS, () =>
      checkCharacter(rawCharacter, options, fullCharacter),
    );
  };
  const context = createTeamContext(team, otherCharacters, options, eventPack?.levels, (found) =>
    hasError(getOwnFindings(found)),
  );
  const findings = runRules(RULES, context);
  if (invalidEventPack) findings.push(...checkUnusableEvent(invalidEventPack, context));
  if (eventPack) for (const finding of checkEventTeam(eventPack, context)) findings.push(finding);
  const embedded = new Set(context.seats.flatMap(({ found }) => (found?.embeddedIndex === undefined ? [] : [found])));
  for (const found of embedded) {
    const characterPointer = `/characters/${found.embeddedIndex}`;
    for (const finding of getOwnFindings(found)) findings.push({ ...finding, path: characterPointer + finding.path });
  }
  return { findings, ...(context.counted ? { counted: context.counted } : {}) };
}
