/** Computes the sums of a team a second time from the facts alone: formations, Guest Stars, Alignments and Levels. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../src/shared/rules/judge.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { readBaseCharacter } from '../support/documents/fixture.ts';
import { scaleRuns } from '../support/sample-size.ts';

const ROUNDINGS = ['floor', 'atLeastOne', 'ceil'] as const;

/** The members of a team. `isOwn`: whether the member belongs to the team's faction; others are Guest Stars. Level 3 or more is a Super. */
const anyRecruits = fc.array(
  fc.record({
    level: fc.constantFrom(1, 1, 2, 2, 3, 4, 5, 6, 7, 10),
    alignment: fc.constantFrom('hero', 'hero', 'villain', 'anti-hero'),
    isOwn: fc.boolean(),
    copies: fc.constantFrom(1, 1, 1, 2, 3, 8, 1_000_001),
  }),
  { minLength: 1, maxLength: 5 },
);
const anySettings = fc.record({
  levels: fc.constantFrom(8, 15, 24, 25, 35, 49, 50, 75, 99, 100, 150, 25_000_025),
  formation: fc.constantFrom('super-force', 'combined-team', 'goon-squad'),
  allegiance: fc.constantFrom<Team['allegiance']>(
    { kind: 'faction', faction: 'own' },
    { kind: 'alignment', alignment: 'hero' },
    { kind: 'alignment', alignment: 'villain' },
  ),
  options: fc.record({
    'su.guestRounding': fc.constantFrom(...ROUNDINGS),
    'su.goonRounding': fc.constantFrom(...ROUNDINGS),
    'su.levelsBasis': fc.constantFrom('agreed', 'actual'),
    'su.allowOpposed': fc.boolean(),
    'su.requireBothKinds': fc.boolean(),
  }),
});

const anyTeamCase = fc.tuple(anyRecruits, anySettings).map(([drawnRecruits, teamSettings]) => ({
  drawn: drawnRecruits,
  team: {
    format: 'rollcall.team' as const,
    version: 1 as const,
    ruleset: 'supers-unlimited' as const,
    id: 'team',
    name: 'Team',
    members: drawnRecruits.map(({ copies }, index) => ({ character: `c${index}`, copies })),
    characters: drawnRecruits.map(({ level, alignment, isOwn }, index) => ({
      ...readBaseCharacter(),
      ...{ id: `c${index}`, name: `C${index}`, level, alignment, factions: isOwn ? ['own'] : ['other'] },
    })),
    ...teamSettings,
  },
}));

/** Counts the steps in a number of Levels. The rounding decides what a partial step counts (E?42, E?43). */
function countSteps(levels: number, step: number, rounding: (typeof ROUNDINGS)[number]): number {
  if (rounding === 'ceil') return Math.ceil(levels / step);
  const fullSteps = Math.floor(levels / step);
  return rounding === 'atLeastOne' ? Math.max(1, fullSteps) : fullSteps;
}

type Drawn = typeof anyTeamCase extends fc.Arbitrary<infer T> ? T : never;

type ExpectedError = [code: string, actual?: number, required?: number];

/** Returns the codes of the expected errors with the counted and the allowed number. */
function listExpectedErrors({ drawn, team: { formation, allegiance, levels, options } }: Drawn): ExpectedError[] {
  const countRecruits = (
    matches: (recruit: Drawn['drawn'][number]) => boolean,
    unit: 'heads' | 'levels' = 'heads',
  ): number =>
    drawn.filter(matches).reduce((sum, recruit) => sum + recruit.copies * (unit === 'heads' ? 1 : recruit.level), 0);
  const isSuper = ({ level }: { level: number }) => level >= 3;
  const isHenchman = ({ level }: { level: number }) => level < 3;
  const [headCount, totalLevels] = [countRecruits(() => true), countRecruits(() => true, 'levels')];
  const [superCount, henchmanCount] = [countRecruits(isSuper), countRecruits(isHenchman)];
  const [superLevels, henchmanLevels] = [countRecruits(isSuper, 'levels'), countRecruits(isHenchman, 'levels')];
  const levelsBasis = options['su.levelsBasis'] === 'agreed' ? levels : totalLevels;
  const errors: ExpectedError[] = [];
  const expectAtMost = (errorCode: string, actual: number, required: number) => {
    if (actual > required) errors.push([errorCode, actual, required]);
  };
  const expectAtLeast = (errorCode: string, actual: number, required: number) => {
    if (actual < required) errors.push([errorCode, actual, required]);
  };
  expectAtMost('level-cap', totalLevels, levels);
  if (formation === 'super-force') expectAtMost('super-force.henchmen', henchmanCount, 0);
  if (formation === 'combined-team') {
    expectAtLeast('combined.ratio', superLevels, 2 * henchmanLevels);
    expectAtMost(
      'combined.high-level',
      countRecruits(({ level }) => level >= 7),
      1,
    );
  }
  if (formation === 'goon-squad') {
    expectAtLeast('goon.ratio', henchmanLevels, 2 * superLevels);
    expectAtMost('goon.supers', superCount, countSteps(levelsBasis, 50, options['su.goonRounding']));
  }
  const isOneKind = formation !== 'super-force' && (superCount === 0 || henchmanCount === 0);
  if (isOneKind && options['su.requireBothKinds']) errors.push(['one-kind']);
  if (allegiance.kind === 'faction') {
    expectAtMost(
      'faction.guest-stars',
      countRecruits(({ isOwn }) => !isOwn),
      countSteps(levelsBasis, 25, options['su.guestRounding']),
    );
    return errors;
  }
  const opposite = allegiance.alignment === 'hero' ? 'villain' : 'hero';
  expectAtLeast(
    'alignment.majority',
    countRecruits(({ alignment }) => alignment === allegiance.alignment),
    Math.ceil(headCount / 2),
  );
  expectAtMost(
    'alignment.anti-heroes',
    countRecruits(({ alignment }) => alignment === 'anti-hero'),
    Math.floor(headCount / 2),
  );
  if (!options['su.allowOpposed'])
    expectAtMost(
      'alignment.opposed',
      countRecruits(({ alignment }) => alignment === opposite),
      0,
    );
  return errors;
}

it('E-32, E-34 to E-39: the errors of a team match plain sums of its Levels and members', () => {
  fc.assert(
    fc.property(anyTeamCase, (teamCase) => {
      const { findings, levels } = judge(GAMES, teamCase.team as unknown as Team);
      const errors = findings
        .filter(({ severity }) => severity === 'error')
        .map(({ code, actual, required }) => [code.replace('su.team.', ''), actual, required]);
      const expected = listExpectedErrors(teamCase).map(([code, actual, required]) => [code, actual, required]);
      expect(errors.sort()).toEqual(expected.sort());
      expect(levels).toBe(teamCase.drawn.reduce((sum, { level, copies }) => sum + level * copies, 0));
    }),
    { seed: SEED, numRuns: scaleRuns(500) },
  );
});
