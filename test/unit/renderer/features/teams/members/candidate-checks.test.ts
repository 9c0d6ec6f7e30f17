import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CandidateChecks,
  compareFindings,
} from '../../../../../../src/renderer/features/teams/members/candidate-checks.ts';
import { addMemberCopy } from '../../../../../../src/renderer/features/teams/members/member-edits.ts';
import { judgeTeam, mapCharactersById } from '../../../../../../src/renderer/features/teams/verdict/judge-team.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { Finding } from '../../../../../../src/shared/rules/finding.ts';
import { formatLateText } from '../../../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../../../support/texts.ts';
import { CAST, CHARACTERS_BY_ID, createCharacter, createMembers, createTeam } from '../support.ts';

const getCheck = (testTeam: Team, candidate: Character) =>
  new CandidateChecks(GAMES, testTeam, CHARACTERS_BY_ID).getCheck(candidate);
/** Returns the code of the finding that stops a candidate, or undefined if the candidate can join. */
const getStopCode = (testTeam: Team, candidate: Character) => {
  const { canJoin, finding } = getCheck(testTeam, candidate);
  return canJoin ? undefined : finding?.code;
};

/**
 * The rules of teams that stop a candidate:
 *
 * - E-32: all Levels together stay within the agreed number, `levels`.
 * - E-33: the Leader has the highest Level of those with the Ability Leadership.
 * - E-34: a Super Force has no Henchmen.
 * - E-35: in a Combined Team the Levels of Supers are at least twice those of Henchmen, and one Super may be Level 7 or above.
 * - E-36: in a Goon Squad the Levels of Henchmen are at least twice those of Supers. Below 50 Levels it has one Super (E?43).
 * - E-38: for each 25 Levels, a Faction Team may have one Guest Star, a character outside its Faction.
 */
describe('checks of candidates for a team', () => {
  it('accept a character that no rule stops, and state the remaining Levels', () => {
    const { finding: newFinding, ...check } = getCheck(createTeam(createMembers('lead')), CAST.ally);
    expect(newFinding).toBeUndefined();
    expect(check).toMatchObject({ canJoin: true, repairs: [] });
    expect(check.changes).toMatchObject([{ id: 'levels', before: '6', after: '11', limit: 25, isBroken: false }]);
  });

  it('E-32, E-35: name the figure that would be too high, and the one that would be repaired', () => {
    const cappedCheck = getCheck(createTeam(createMembers('lead'), { levels: 10 }), CAST.ally);
    expect(cappedCheck.changes).toMatchObject([{ id: 'levels', after: '11', limit: 10, isBroken: true }]);
    const repaired = getCheck(createTeam([{ character: 'thug', copies: 1 }]), CAST.ally);
    expect(repaired.repairs?.map((repairLabel) => formatLateText(translate, repairLabel))).toEqual([
      'Supers to Henchmen',
    ]);
  });

  it('E-35, E-38: name no repair of a character that breaks another rule', () => {
    const check = getCheck(createTeam([{ character: 'thug', copies: 1 }]), CAST.rogue);
    expect(check.canJoin).toBe(false);
    expect(check.repairs).toBeUndefined();
  });

  it('E-38: count a second Guest Star against the limit of one', () => {
    const faction = { levels: 25, allegiance: { kind: 'faction', faction: 'night' } };
    const check = getCheck(createTeam(createMembers('ally'), faction), CAST.lead);
    expect(check.changes).toContainEqual(
      expect.objectContaining({ id: 'guests', after: '2', limit: 1, isBroken: true }),
    );
  });

  // Title, team, candidate, code of the finding that stops the candidate.
  it.each([
    [
      'E-32: stop a candidate with too many Levels',
      createTeam(createMembers('lead'), { levels: 10 }),
      CAST.ally,
      'su.team.level-cap',
    ],
    [
      'E-34: stop a Henchman in a Super Force',
      createTeam(createMembers('lead'), { formation: 'super-force' }),
      CAST.thug,
      'su.team.super-force.henchmen',
    ],
    [
      'E-35: stop a second Super of Level 7 or above',
      createTeam(createMembers('giant')),
      CAST.titan,
      'su.team.combined.high-level',
    ],
    ['E-35: stop a Henchman in a team without Supers', createTeam([]), CAST.thug, 'su.team.combined.ratio'],
    [
      'E-36: stop a second Super in a Goon Squad',
      createTeam([{ character: 'ally' }, { character: 'thug', copies: 20 }], { levels: 40, formation: 'goon-squad' }),
      createCharacter('second'),
      'su.team.goon.supers',
    ],
    [
      'E-38: stop a Guest Star beyond the limit',
      createTeam([], { levels: 24, allegiance: { kind: 'faction', faction: 'night' } }),
      CAST.ally,
      'su.team.faction.guest-stars',
    ],
    [
      'E?45: stop a Villain among Heroes',
      createTeam(createMembers('lead', 'ally')),
      CAST.rogue,
      'su.team.alignment.opposed',
    ],
    [
      'stop a character that is illegal itself',
      createTeam(createMembers('lead')),
      createCharacter('odd', { classes: [] }),
      'su.team.member-illegal',
    ],
  ] as const)('%s', (_title, testTeam, candidate, expectedCode) => {
    expect(getCheck(testTeam, candidate)).toMatchObject({ canJoin: false, finding: { code: expectedCode } });
  });

  it('E-32: stop every candidate for a team that is too large already', () => {
    expect(getStopCode(createTeam(createMembers('lead', 'ally'), { levels: 5 }), CAST.thug)).toBe('su.team.level-cap');
  });

  it('E-35: accept a Super who improves the ratio while it is still broken', () => {
    const goonTeam = createTeam([{ character: 'thug', copies: 6 }]);
    expect(getCheck(goonTeam, CAST.ally).canJoin).toBe(true);
    expect(getStopCode(goonTeam, CAST.thug)).toBe('su.team.combined.ratio');
  });

  it('E-33: accept a character who would make the named Leader ineligible, and report it', () => {
    const check = getCheck(createTeam(createMembers('ally'), { leader: 'ally' }), CAST.lead);
    expect(check.canJoin).toBe(true);
    expect(check.finding?.code).toBe('su.team.leader.ineligible');
  });

  it('E?50: accept a second copy of a Super with a warning', () => {
    const check = getCheck(createTeam(createMembers('ally')), CAST.ally);
    expect(check.canJoin).toBe(true);
    expect(check.finding?.code).toBe('su.team.duplicate-super');
  });

  it('stay uncertain while a member is unknown', () => {
    expect(getCheck(createTeam([{ character: 'stranger' }]), CAST.rogue)).toMatchObject({
      canJoin: true,
      isUncertain: true,
      changes: [],
    });
  });

  it('run once for each candidate and leave the team unchanged', () => {
    const testTeam = createTeam(createMembers('lead'));
    const checks = new CandidateChecks(GAMES, testTeam, CHARACTERS_BY_ID);
    expect(checks.hasCheck(CAST.ally)).toBe(false);
    expect(checks.getCheck(CAST.ally)).toBe(checks.getCheck(CAST.ally));
    expect(checks.hasCheck(CAST.ally)).toBe(true);
    expect(testTeam).toEqual(createTeam(createMembers('lead')));
  });
});

describe('compareFindings', () => {
  const createFinding = (findingCode: string, changes: Partial<Finding> = {}): Finding => ({
    code: findingCode,
    severity: 'error',
    path: '/members',
    subjects: [],
    message: findingCode,
    cite: { source: 'test' },
    ...changes,
  });

  it('accepts an error that was there before and is no worse', () => {
    const findingsBefore = [createFinding('a', { actual: 3, required: 1 })];
    expect(compareFindings(findingsBefore, findingsBefore)).toEqual({ canJoin: true });
    expect(compareFindings(findingsBefore, [createFinding('a', { actual: 2, required: 1 })])).toEqual({
      canJoin: true,
    });
  });

  it('stops at an error that moves further from what is required', () => {
    const worseFinding = createFinding('a', { actual: 4, required: 1 });
    expect(compareFindings([createFinding('a', { actual: 3, required: 1 })], [worseFinding])).toEqual({
      canJoin: false,
      finding: worseFinding,
    });
  });

  it('stops at one more error of the same code', () => {
    const [firstFinding, secondFinding] = [
      createFinding('a', { subjects: ['x'] }),
      createFinding('a', { subjects: ['y'] }),
    ];
    expect(compareFindings([firstFinding], [firstFinding, secondFinding]).canJoin).toBe(false);
  });
});

describe('trials with all sample teams', () => {
  const SAMPLES = new URL('../../../../../../samples/supers-unlimited/', import.meta.url);
  const readSamples = <Document>(folder: string): Document[] =>
    readdirSync(new URL(folder, SAMPLES)).map((fileName) =>
      JSON.parse(readFileSync(new URL(`${folder}/${fileName}`, SAMPLES), 'utf8')),
    );
  const allCharacters = readSamples<Character>('characters');
  const charactersById = mapCharactersById(allCharacters);

  it.each(readSamples<Team>('teams').map((sampleTeam) => [sampleTeam.id, sampleTeam] as const))(
    'with 20 more Levels for %s, exactly the accepted candidates leave the team legal',
    (_title, sample) => {
      const { leader: _leader, ...leaderless } = sample;
      const teamWithMoreLevels: Team = { ...leaderless, levels: sample.levels + 20 };
      const checks = new CandidateChecks(GAMES, teamWithMoreLevels, charactersById);
      const joining = allCharacters.filter((candidate) => checks.getCheck(candidate).canJoin);
      for (const candidate of allCharacters) {
        const grownTeam = { ...teamWithMoreLevels, members: addMemberCopy(teamWithMoreLevels.members, candidate.id) };
        expect([candidate.id, judgeTeam(GAMES, grownTeam, charactersById).verdict]).toEqual([
          candidate.id,
          joining.includes(candidate) ? 'legal' : 'illegal',
        ]);
      }
    },
  );
});
