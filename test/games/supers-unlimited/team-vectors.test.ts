import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  countAllowedGoonSupers,
  countAllowedGuestStars,
} from '../../../src/shared/games/supers-unlimited/derive/team.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { baseCharacter } from '../../support/documents/fixture.ts';

interface Recruit {
  level: number;
  alignment?: string;
  copies?: number;
  leadership?: boolean;
}

/** A team of freshly made characters, all of the Faction `watch`. */
function team(recruits: readonly Recruit[], more: Partial<Team>): Team {
  const characters = recruits.map(
    ({ level, alignment = 'hero', leadership = false }, index): Character => ({
      ...baseCharacter(),
      id: `c${index}`,
      name: `C${index}`,
      level,
      alignment,
      abilities: leadership ? [{ name: 'Leadership' }] : [],
    }),
  );
  return {
    format: 'rollcall.team',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 't',
    name: 'T',
    levels: 50,
    formation: 'super-force',
    allegiance: { kind: 'faction', faction: 'watch' },
    members: recruits.map(({ copies = 1 }, index) => ({ character: `c${index}`, copies })),
    characters,
    ...more,
  };
}

function errors(t: Team, options: Record<string, unknown> = {}): string[] {
  return judge(GAMES, t, { options: [options] })
    .findings.filter((f) => f.severity === 'error')
    .map((f) => f.code);
}
const levels = (...ls: number[]) => ls.map((level) => ({ level }));

describe('E!8 Combined Team', () => {
  const combined = (supers: number[], henchmen: number) =>
    errors(team([...levels(...supers), { level: 1, copies: henchmen }], { formation: 'combined-team' }));
  it('E-35: Supers 7, 6, 4 carry 8 Levels of Henchmen', () => expect(combined([7, 6, 4], 8)).toEqual([]));
  it('E-35: Supers 6, 6, 4 do not carry 9', () => expect(combined([6, 6, 4], 9)).toEqual(['su.team.combined.ratio']));
  it('E-35: two Supers of Level 7 are one too many', () =>
    expect(combined([7, 7], 2)).toEqual(['su.team.combined.high-level']));
  it('E-35: one Super of Level 9 is allowed', () => expect(combined([9, 6], 1)).toEqual([]));
});

describe('E!9 Goon Squad at 25 Levels', () => {
  const goons = (supers: number[], henchmen: number) =>
    errors(team([...levels(...supers), { level: 1, copies: henchmen }], { formation: 'goon-squad', levels: 25 }));
  it('E-36: a Super 7 with 18', () => expect(goons([7], 18)).toEqual([]));
  it('E-36: two Supers of Level 4 with 16', () => expect(goons([4, 4], 16)).toEqual(['su.team.goon.supers']));
  it('E-36: no Super at all', () => expect(goons([], 24)).toEqual([]));
  it('E-36: a Super 9 with 16', () => expect(goons([9], 16)).toEqual(['su.team.goon.ratio']));
});

describe('E!10 Guest Stars', () => {
  const sizes = [15, 24, 25, 35, 49, 50, 75];
  it('E?42 floor', () => expect(sizes.map((n) => countAllowedGuestStars(n, 'floor'))).toEqual([0, 0, 1, 1, 1, 2, 3]));
  it('E?42 ceil', () => expect(sizes.map((n) => countAllowedGuestStars(n, 'ceil'))).toEqual([1, 1, 1, 2, 2, 2, 3]));
  it('E?42 atLeastOne', () =>
    expect(sizes.map((n) => countAllowedGuestStars(n, 'atLeastOne'))).toEqual([1, 1, 1, 1, 1, 2, 3]));
});

describe('E!11 Supers in a Goon Squad', () => {
  const sizes = [15, 25, 35, 50, 99, 100, 150];
  it('E?43 atLeastOne', () =>
    expect(sizes.map((n) => countAllowedGoonSupers(n, 'atLeastOne'))).toEqual([1, 1, 1, 1, 1, 2, 3]));
  it('E?43 floor', () => expect(sizes.map((n) => countAllowedGoonSupers(n, 'floor'))).toEqual([0, 0, 0, 1, 1, 2, 3]));
  it('E?43 ceil', () => expect(sizes.map((n) => countAllowedGoonSupers(n, 'ceil'))).toEqual([1, 1, 1, 1, 2, 2, 3]));
});

describe('E!12 Alignment Team of Heroes', () => {
  const aligned = (letters: string, options = {}) => {
    const words = { H: 'hero', V: 'villain', A: 'anti-hero' } as const;
    const recruits = [...letters].map((l) => ({ level: 3, alignment: words[l as 'H' | 'V' | 'A'] }));
    return errors(team(recruits, { allegiance: { kind: 'alignment', alignment: 'hero' } }), options);
  };
  const literal = { 'su.allowOpposed': true };
  it.each(['HHAA', 'HHHAA', 'H'])('E-39: %s is legal', (l) => expect(aligned(l)).toEqual([]));
  it('E-39: HHAAA', () =>
    expect(aligned('HHAAA')).toEqual(['su.team.alignment.majority', 'su.team.alignment.anti-heroes']));
  it('E?46: AAAA', () =>
    expect(aligned('AAAA')).toEqual(['su.team.alignment.majority', 'su.team.alignment.anti-heroes']));
  it.each(['HHHV', 'HV'])('E?45: %s', (l) => expect(aligned(l)).toEqual(['su.team.alignment.opposed']));
  it.each(['HHHV', 'HHVV'])('E?45: %s is legal when opposites are allowed', (l) =>
    expect(aligned(l, literal)).toEqual([]),
  );
  it('E?45: HHVAA has two Heroes of five', () =>
    expect(aligned('HHVAA', literal)).toEqual(['su.team.alignment.majority']));
});

describe('E!13 Leader', () => {
  const named = (leader: string, recruits: Recruit[], options = {}) => errors(team(recruits, { leader }), options);
  it('E-33: Level 5 with Leadership leads Level 9 without', () => {
    const recruits = [{ level: 9 }, { level: 5, leadership: true }];
    expect(named('c1', recruits)).toEqual([]);
    expect(named('c0', recruits)).toEqual(['su.team.leader.ineligible']);
  });
  it('E-33: of two Sevens the owner chooses', () => {
    const codes = (t: Team) => judge(GAMES, t).findings.map((f) => f.code);
    expect(codes(team(levels(7, 7), {}))).toEqual(['su.team.leader.choice']);
    expect(codes(team(levels(7, 7), { leader: 'c1' }))).toEqual([]);
    expect(codes(team([{ level: 7, copies: 2 }], {}))).toEqual(['su.team.duplicate-super']);
  });
  it('E?48: a Henchman with Leadership leads, unless the leader must be a Super', () => {
    const recruits = [{ level: 9 }, { level: 2, leadership: true, copies: 1 }];
    const formation = { formation: 'combined-team' };
    expect(errors(team(recruits, { leader: 'c1', ...formation }))).toEqual([]);
    expect(errors(team(recruits, { leader: 'c1', ...formation }), { 'su.leaderMustBeSuper': true })).toEqual([
      'su.team.leader.ineligible',
    ]);
  });
  it('E-33: somebody from outside cannot lead', () =>
    expect(named('c9', levels(5))).toEqual(['su.team.leader.ineligible']));
});

describe('sums that cannot be trusted', () => {
  it('R8.2: an invalid Level leaves only what does not count', () => {
    const t = team([{ level: 11 }, { level: 9, copies: 9 }], { leader: 'c0', gimmicks: ['tag-team', 'nothing'] });
    expect(errors(t).sort()).toEqual(['su.character.level', 'su.team.gimmicks.unknown', 'su.team.member-illegal']);
    expect(judge(GAMES, t).levels).toBeUndefined();
  });
  it('E?44: Guest Stars by the Levels there are, not those agreed', () => {
    const strangers = { ...team([{ level: 6 }], {}), allegiance: { kind: 'faction', faction: 'elsewhere' } };
    expect(errors(strangers)).toEqual([]);
    expect(errors(strangers, { 'su.levelsBasis': 'actual' })).toEqual(['su.team.faction.guest-stars']);
  });
});
