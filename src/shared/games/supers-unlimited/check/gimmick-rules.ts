/**
 * Defines the rules on the Gimmick pool (E-119 to E-121). Gimmicks are one-time effects. Each Class of each Super allows one choice, and
 * each Gimmick may be chosen once. Some Gimmicks may only be used by Characters of one Class.
 */

import * as cite from '../cites.ts';
import type { CountedMember } from '../derive/team.ts';
import type { FullCharacter, FullTeam } from '../documents/complete.ts';
import { GIMMICKS, TAG_TEAM } from '../facts.ts';
import type { SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';
import { createCountedRule } from './team-rule.ts';

const GIMMICKS_BY_ID: ReadonlyMap<string, (typeof GIMMICKS)[number]> = new Map(
  GIMMICKS.map((gimmick) => [gimmick.id, gimmick]),
);

/** A chosen Gimmick that only one Class may use. */
interface ClassGimmick {
  id: string;
  class: string;
  pointer: string;
}

/** Counts the copies of each Super in the team, over all entries that name it. */
function countSuperCopies(members: readonly CountedMember[]): Map<FullCharacter, number> {
  const copiesBySuper = new Map<FullCharacter, number>();
  for (const { character, copies, isSuper } of members) {
    if (isSuper) copiesBySuper.set(character, (copiesBySuper.get(character) ?? 0) + copies);
  }
  return copiesBySuper;
}

/** Lists the chosen Gimmicks that only one Class may use, each once. */
function listClassGimmicks(fullTeam: FullTeam): ClassGimmick[] {
  return [...new Set(fullTeam.gimmicks)].flatMap((gimmickId) => {
    const gimmick = GIMMICKS_BY_ID.get(gimmickId);
    return gimmick && gimmick.class !== 'any'
      ? [{ id: gimmickId, class: gimmick.class, pointer: `/gimmicks/${fullTeam.gimmicks.indexOf(gimmickId)}` }]
      : [];
  });
}

export const GIMMICK_RULES: readonly SuRule<TeamContext>[] = [
  {
    code: 'su.team.gimmicks.unknown',
    severity: 'error',
    cite: cite.gimmicks('E-121'),
    *check({ fullTeam }) {
      for (const [index, gimmickId] of fullTeam.gimmicks.entries()) {
        if (!GIMMICKS_BY_ID.has(gimmickId))
          yield { path: `/gimmicks/${index}`, actual: gimmickId, values: { family: 'gimmick' } };
      }
    },
  },
  {
    code: 'su.team.gimmicks.duplicate',
    severity: 'error',
    cite: cite.gimmicks('E-119'),
    *check({ fullTeam }) {
      const seenIds = new Set<string>();
      for (const [index, gimmickId] of fullTeam.gimmicks.entries()) {
        // An unknown word has its own finding, so its repetition isn't reported.
        if (seenIds.has(gimmickId) && GIMMICKS_BY_ID.has(gimmickId))
          yield { path: `/gimmicks/${index}`, actual: gimmickId };
        seenIds.add(gimmickId);
      }
    },
  },
  createCountedRule({
    code: 'su.team.gimmicks.count',
    severity: 'error',
    cite: cite.gimmicks('E-119'),
    *check({ tally }, { fullTeam }) {
      if (fullTeam.gimmicks.length > tally.gimmickPool) {
        yield { path: '/gimmicks', actual: fullTeam.gimmicks.length, required: tally.gimmickPool };
      }
    },
  }),
  createCountedRule({
    code: 'su.team.gimmicks.class',
    severity: 'error',
    cite: cite.gimmicks('E?52'),
    *check({ members }, { fullTeam, options }) {
      // With this house rule, a Class can only choose its own Gimmicks and those of all Classes.
      if (!options['su.gimmickClassLocked']) return;
      const unusedCopies = new Map<string, number>();
      for (const [character, copies] of countSuperCopies(members)) {
        for (const className of new Set(character.classes))
          unusedCopies.set(className, (unusedCopies.get(className) ?? 0) + copies);
      }
      for (const gimmick of listClassGimmicks(fullTeam)) {
        const availableSupers = unusedCopies.get(gimmick.class) ?? 0;
        if (availableSupers === 0)
          yield { path: gimmick.pointer, actual: gimmick.id, values: { class: gimmick.class } };
        unusedCopies.set(gimmick.class, Math.max(0, availableSupers - 1));
      }
    },
  }),
  createCountedRule({
    code: 'su.team.gimmicks.no-user',
    severity: 'warning',
    cite: cite.gimmicks('E?52'),
    *check({ members, tally }, { fullTeam }) {
      const presentClasses = new Set(
        [...new Set(members.map((member) => member.character))].flatMap(({ classes }) => classes),
      );
      const tagTeamIndex = fullTeam.gimmicks.indexOf(TAG_TEAM.id);
      if (tagTeamIndex >= 0 && tally.supers.characters < TAG_TEAM.supers) {
        const tagTeamPointer = `/gimmicks/${tagTeamIndex}`;
        yield {
          path: tagTeamPointer,
          actual: TAG_TEAM.id,
          values: { supers: TAG_TEAM.supers },
          cite: cite.tagTeam('E-121'),
        };
      }
      for (const gimmick of listClassGimmicks(fullTeam)) {
        if (!presentClasses.has(gimmick.class)) {
          yield { path: gimmick.pointer, actual: gimmick.id, values: { class: gimmick.class } };
        }
      }
    },
  }),
];
