/** The sums of a team, worked out a second time from the facts alone: formations, Guest Stars, Alignments and Levels. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../src/shared/rules/judge.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { readBaseCharacter } from '../support/documents/fixture.ts';
import { scaleRuns } from '../support/runs.ts';

const ROUNDINGS = ['floor', 'atLeastOne', 'ceil'] as const;

const recruits = fc.array(
  fc.record({
    level: fc.constantFrom(1, 1, 2, 2, 3, 4, 5, 6, 7, 10),
    alignment: fc.constantFrom('hero', 'hero', 'villain', 'anti-hero'),
    isOwn: fc.boolean(),
    copies: fc.constantFrom(1, 1, 1, 2, 3, 8, 1_000_001),
  }),
  { minLength: 1, maxLength: 5 },
);
const settings = fc.record({
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

const team = fc.tuple(recruits, settings).map(([drawn, own]) => ({
  drawn,
  team: {
    format: 'rollcall.team' as const,
    version: 1 as const,
    ruleset: 'supers-unlimited' as const,
    id: 'team',
    name: 'Team',
    members: drawn.map(({ copies }, index) => ({ character: `c${index}`, copies })),
    characters: drawn.map(({ level, alignment, isOwn }, index) => ({
      ...readBaseCharacter(),
      ...{ id: `c${index}`, name: `C${index}`, level, alignment, factions: isOwn ? ['own'] : ['other'] },
    })),
    ...own,
  },
}));

/** E?42, E?43: what a part of a step is worth. */
function stepsIn(levels: number, step: number, rounding: (typeof ROUNDINGS)[number]): number {
  if (rounding === 'ceil') return Math.ceil(levels / step);
  const full = Math.floor(levels / step);
  return rounding === 'atLeastOne' ? Math.max(1, full) : full;
}

type Drawn = typeof team extends fc.Arbitrary<infer T> ? T : never;

/** Codes of errors with what was counted and what is allowed. */
function expectedErrors({
  drawn,
  team: { formation, allegiance, levels, options },
}: Drawn): [string, number?, number?][] {
  const count = (is: (one: Drawn['drawn'][number]) => boolean, worth: 'heads' | 'levels' = 'heads'): number =>
    drawn.filter(is).reduce((sum, one) => sum + one.copies * (worth === 'heads' ? 1 : one.level), 0);
  const isSuper = ({ level }: { level: number }) => level >= 3;
  const isHenchman = ({ level }: { level: number }) => level < 3;
  const [heads, total] = [count(() => true), count(() => true, 'levels')];
  const [supers, henchmen] = [count(isSuper), count(isHenchman)];
  const [superLevels, henchmanLevels] = [count(isSuper, 'levels'), count(isHenchman, 'levels')];
  const basis = options['su.levelsBasis'] === 'agreed' ? levels : total;
  const found: [string, number?, number?][] = [];
  const most = (code: string, actual: number, required: number) => {
    if (actual > required) found.push([code, actual, required]);
  };
  const least = (code: string, actual: number, required: number) => {
    if (actual < required) found.push([code, actual, required]);
  };
  most('level-cap', total, levels);
  if (formation === 'super-force') most('super-force.henchmen', henchmen, 0);
  if (formation === 'combined-team') {
    least('combined.ratio', superLevels, 2 * henchmanLevels);
    most(
      'combined.high-level',
      count(({ level }) => level >= 7),
      1,
    );
  }
  if (formation === 'goon-squad') {
    least('goon.ratio', henchmanLevels, 2 * superLevels);
    most('goon.supers', supers, stepsIn(basis, 50, options['su.goonRounding']));
  }
  const isOneKind = formation !== 'super-force' && (supers === 0 || henchmen === 0);
  if (isOneKind && options['su.requireBothKinds']) found.push(['one-kind']);
  if (allegiance.kind === 'faction') {
    most(
      'faction.guest-stars',
      count(({ isOwn }) => !isOwn),
      stepsIn(basis, 25, options['su.guestRounding']),
    );
    return found;
  }
  const opposite = allegiance.alignment === 'hero' ? 'villain' : 'hero';
  least(
    'alignment.majority',
    count(({ alignment }) => alignment === allegiance.alignment),
    Math.ceil(heads / 2),
  );
  most(
    'alignment.anti-heroes',
    count(({ alignment }) => alignment === 'anti-hero'),
    Math.floor(heads / 2),
  );
  if (!options['su.allowOpposed'])
    most(
      'alignment.opposed',
      count(({ alignment }) => alignment === opposite),
      0,
    );
  return found;
}

it('E-32, E-34 to E-39: the errors of a team match plain sums of its Levels and members', () => {
  fc.assert(
    fc.property(team, (drawn) => {
      const { findings, levels } = judge(GAMES, drawn.team as unknown as Team);
      const errors = findings
        .filter(({ severity }) => severity === 'error')
        .map(({ code, actual, required }) => [code.replace('su.team.', ''), actual, required]);
      const expected = expectedErrors(drawn).map(([code, actual, required]) => [code, actual, required]);
      expect(errors.sort()).toEqual(expected.sort());
      expect(levels).toBe(drawn.drawn.reduce((sum, { level, copies }) => sum + level * copies, 0));
    }),
    { seed: SEED, numRuns: scaleRuns(500) },
  );
});
