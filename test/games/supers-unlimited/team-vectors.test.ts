import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  countAllowedGoonSupers,
  countAllowedGuestStars,
} from '../../../src/shared/games/supers-unlimited/derive/team.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';

interface Recruit {
  level: number;
  alignment?: string;
  copies?: number;
  leadership?: boolean;
}

/** Creates a team of new characters, all of the Faction `watch`. */
function createTeam(recruits: readonly Recruit[], overrides: Partial<Team>): Team {
  const characters = recruits.map(
    ({ level, alignment = 'hero', leadership = false }, index): Character => ({
      ...readBaseCharacter(),
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
    ...overrides,
  };
}

function listErrors(judgedTeam: Team, options: Record<string, unknown> = {}): string[] {
  return judge(GAMES, judgedTeam, { options: [options] })
    .findings.filter((finding) => finding.severity === 'error')
    .map((finding) => finding.code);
}
const createLevels = (...levelList: number[]) => levelList.map((recruitLevel) => ({ level: recruitLevel }));

describe('E!8: a Combined Team', () => {
  const listCombinedErrors = (superLevels: number[], henchmen: number) =>
    listErrors(
      createTeam([...createLevels(...superLevels), { level: 1, copies: henchmen }], { formation: 'combined-team' }),
    );
  it('E-35: allows 8 Levels of Henchmen with Supers of Level 7, 6 and 4', () =>
    expect(listCombinedErrors([7, 6, 4], 8)).toEqual([]));
  it('E-35: reports 9 Levels of Henchmen with Supers of Level 6, 6 and 4', () =>
    expect(listCombinedErrors([6, 6, 4], 9)).toEqual(['su.team.combined.ratio']));
  it('E-35: reports two Supers of Level 7', () =>
    expect(listCombinedErrors([7, 7], 2)).toEqual(['su.team.combined.high-level']));
  it('E-35: allows one Super of Level 9', () => expect(listCombinedErrors([9, 6], 1)).toEqual([]));
});

describe('E!9: a Goon Squad of 25 Levels', () => {
  const listGoonErrors = (superLevels: number[], henchmen: number) =>
    listErrors(
      createTeam([...createLevels(...superLevels), { level: 1, copies: henchmen }], {
        formation: 'goon-squad',
        levels: 25,
      }),
    );
  it('E-36: allows a Super of Level 7 with 18 Levels of Henchmen', () => expect(listGoonErrors([7], 18)).toEqual([]));
  it('E-36: reports two Supers of Level 4 with 16 Levels of Henchmen', () =>
    expect(listGoonErrors([4, 4], 16)).toEqual(['su.team.goon.supers']));
  it('E-36: allows Henchmen without a Super', () => expect(listGoonErrors([], 24)).toEqual([]));
  it('E-36: reports a Super of Level 9 with 16 Levels of Henchmen', () =>
    expect(listGoonErrors([9], 16)).toEqual(['su.team.goon.ratio']));
});

describe('E!10: the allowed number of Guest Stars', () => {
  const sizes = [15, 24, 25, 35, 49, 50, 75];
  it('E?42: rounds down with floor', () =>
    expect(sizes.map((teamLevels) => countAllowedGuestStars(teamLevels, 'floor'))).toEqual([0, 0, 1, 1, 1, 2, 3]));
  it('E?42: rounds up with ceil', () =>
    expect(sizes.map((teamLevels) => countAllowedGuestStars(teamLevels, 'ceil'))).toEqual([1, 1, 1, 2, 2, 2, 3]));
  it('E?42: rounds down but allows one with atLeastOne', () =>
    expect(sizes.map((teamLevels) => countAllowedGuestStars(teamLevels, 'atLeastOne'))).toEqual([1, 1, 1, 1, 1, 2, 3]));
});

describe('E!11: the allowed number of Supers in a Goon Squad', () => {
  const sizes = [15, 25, 35, 50, 99, 100, 150];
  it('E?43: rounds down but allows one with atLeastOne', () =>
    expect(sizes.map((teamLevels) => countAllowedGoonSupers(teamLevels, 'atLeastOne'))).toEqual([1, 1, 1, 1, 1, 2, 3]));
  it('E?43: rounds down with floor', () =>
    expect(sizes.map((teamLevels) => countAllowedGoonSupers(teamLevels, 'floor'))).toEqual([0, 0, 0, 1, 1, 2, 3]));
  it('E?43: rounds up with ceil', () =>
    expect(sizes.map((teamLevels) => countAllowedGoonSupers(teamLevels, 'ceil'))).toEqual([1, 1, 1, 1, 2, 2, 3]));
});

describe('E!12: an Alignment Team of Heroes (H, with Anti-Heroes A and Villains V)', () => {
  const listAlignedErrors = (alignments: string, options = {}) => {
    const wordsByLetter = { H: 'hero', V: 'villain', A: 'anti-hero' } as const;
    const recruits = [...alignments].map((letter) => ({
      level: 3,
      alignment: wordsByLetter[letter as 'H' | 'V' | 'A'],
    }));
    return listErrors(createTeam(recruits, { allegiance: { kind: 'alignment', alignment: 'hero' } }), options);
  };
  const allowOpposed = { 'su.allowOpposed': true };
  it.each(['HHAA', 'HHHAA', 'H'])('E-39: allows %s', (alignments) => expect(listAlignedErrors(alignments)).toEqual([]));
  it('E-39: reports HHAAA as short of Heroes with too many Anti-Heroes', () =>
    expect(listAlignedErrors('HHAAA')).toEqual(['su.team.alignment.majority', 'su.team.alignment.anti-heroes']));
  it('E?46: reports AAAA as short of Heroes with too many Anti-Heroes', () =>
    expect(listAlignedErrors('AAAA')).toEqual(['su.team.alignment.majority', 'su.team.alignment.anti-heroes']));
  it.each(['HHHV', 'HV'])('E?45: reports the Villain in %s', (alignments) =>
    expect(listAlignedErrors(alignments)).toEqual(['su.team.alignment.opposed']),
  );
  it.each(['HHHV', 'HHVV'])('E?45: allows %s with su.allowOpposed', (alignments) =>
    expect(listAlignedErrors(alignments, allowOpposed)).toEqual([]),
  );
  it('E?45: reports HHVAA with two Heroes of five as short of Heroes', () =>
    expect(listAlignedErrors('HHVAA', allowOpposed)).toEqual(['su.team.alignment.majority']));
});

describe('E!13: the Leader of a team', () => {
  const listLeaderErrors = (leaderId: string, recruits: Recruit[], options = {}) =>
    listErrors(createTeam(recruits, { leader: leaderId }), options);
  it('E-33: leads at Level 5 with Leadership before a Level 9 without', () => {
    const recruits = [{ level: 9 }, { level: 5, leadership: true }];
    expect(listLeaderErrors('c1', recruits)).toEqual([]);
    expect(listLeaderErrors('c0', recruits)).toEqual(['su.team.leader.ineligible']);
  });
  it("E-33: depends on the owner's choice between two Supers of Level 7", () => {
    const listCodes = (judgedTeam: Team) => judge(GAMES, judgedTeam).findings.map((finding) => finding.code);
    expect(listCodes(createTeam(createLevels(7, 7), {}))).toEqual(['su.team.leader.choice']);
    expect(listCodes(createTeam(createLevels(7, 7), { leader: 'c1' }))).toEqual([]);
    expect(listCodes(createTeam([{ level: 7, copies: 2 }], {}))).toEqual(['su.team.duplicate-super']);
  });
  it('E?48: includes a Henchman with Leadership, unless su.leaderMustBeSuper is on', () => {
    const recruits = [{ level: 9 }, { level: 2, leadership: true, copies: 1 }];
    const formation = { formation: 'combined-team' };
    expect(listErrors(createTeam(recruits, { leader: 'c1', ...formation }))).toEqual([]);
    expect(listErrors(createTeam(recruits, { leader: 'c1', ...formation }), { 'su.leaderMustBeSuper': true })).toEqual([
      'su.team.leader.ineligible',
    ]);
  });
  it('E-33: excludes a character outside the team', () =>
    expect(listLeaderErrors('c9', createLevels(5))).toEqual(['su.team.leader.ineligible']));
});

describe('team sums of invalid or missing Levels', () => {
  it('R8.2: reports only what needs no sum when a Level is invalid', () => {
    const judgedTeam = createTeam([{ level: 11 }, { level: 9, copies: 9 }], {
      leader: 'c0',
      gimmicks: ['tag-team', 'nothing'],
    });
    expect(listErrors(judgedTeam).sort()).toEqual([
      'su.character.level',
      'su.team.gimmicks.unknown',
      'su.team.member-illegal',
    ]);
    expect(judge(GAMES, judgedTeam).levels).toBeUndefined();
  });
  it('E?44: counts Guest Stars by the actual Levels with su.levelsBasis', () => {
    const strangers = { ...createTeam([{ level: 6 }], {}), allegiance: { kind: 'faction', faction: 'elsewhere' } };
    expect(listErrors(strangers)).toEqual([]);
    expect(listErrors(strangers, { 'su.levelsBasis': 'actual' })).toEqual(['su.team.faction.guest-stars']);
  });
});
