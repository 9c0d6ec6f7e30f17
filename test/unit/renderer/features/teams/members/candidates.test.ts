import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CandidateTrials, compare } from '../../../../../../src/renderer/features/teams/members/candidates.ts';
import { withMember } from '../../../../../../src/renderer/features/teams/members/members.ts';
import { judgeTeam, knownOf } from '../../../../../../src/renderer/features/teams/verdict/judgement.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { Finding } from '../../../../../../src/shared/rules/finding.ts';
import { formatLateText } from '../../../../../../src/shared/texts/late-text.ts';
import { t } from '../../../../../support/texts.ts';
import { CAST, character, KNOWN, of, team } from '../support.ts';

const trial = (of: Team, candidate: Character) => new CandidateTrials(GAMES, of, KNOWN).of(candidate);
const stop = (of: Team, candidate: Character) => {
  const { joins, note } = trial(of, candidate);
  return joins ? undefined : note?.code;
};

describe('who can join a team', () => {
  it('one whom no rule stops, with the Levels that are left', () => {
    const { note, ...found } = trial(team(of('lead')), CAST.ally);
    expect(note).toBeUndefined();
    expect(found).toMatchObject({ joins: true, repairs: [] });
    expect(found.changes).toMatchObject([{ id: 'levels', before: '6', after: '11', limit: 25, isBroken: false }]);
  });

  it('E-32, E-35: names the figure that would be too high, and the one that would be in order again', () => {
    const capped = trial(team(of('lead'), { levels: 10 }), CAST.ally);
    expect(capped.changes).toMatchObject([{ id: 'levels', after: '11', limit: 10, isBroken: true }]);
    const repaired = trial(team([{ character: 'thug', copies: 1 }]), CAST.ally);
    expect(repaired.repairs?.map((label) => formatLateText(t, label))).toEqual(['Supers to Henchmen']);
  });

  it('E-38: the second Guest Star where one is allowed is a number, not only a sentence', () => {
    const faction = { levels: 25, allegiance: { kind: 'faction', faction: 'night' } };
    const found = trial(team(of('ally'), faction), CAST.lead);
    expect(found.changes).toContainEqual(
      expect.objectContaining({ id: 'guests', after: '2', limit: 1, isBroken: true }),
    );
  });

  it.each([
    ['E-32: too many Levels', team(of('lead'), { levels: 10 }), CAST.ally, 'su.team.level-cap'],
    [
      'E-34: a Henchman in a Super Force',
      team(of('lead'), { formation: 'super-force' }),
      CAST.thug,
      'su.team.super-force.henchmen',
    ],
    ['E-35: a second Super of Level 7 or above', team(of('giant')), CAST.titan, 'su.team.combined.high-level'],
    ['E-35: Henchmen before their Supers', team([]), CAST.thug, 'su.team.combined.ratio'],
    [
      'E-36: a second Super in a Goon Squad',
      team([{ character: 'ally' }, { character: 'thug', copies: 20 }], { levels: 40, formation: 'goon-squad' }),
      character('second'),
      'su.team.goon.supers',
    ],
    [
      'E-38: a Guest Star too many',
      team([], { levels: 24, allegiance: { kind: 'faction', faction: 'night' } }),
      CAST.ally,
      'su.team.faction.guest-stars',
    ],
    ['E?45: a Villain among Heroes', team(of('lead', 'ally')), CAST.rogue, 'su.team.alignment.opposed'],
    [
      'a character that is illegal itself',
      team(of('lead')),
      character('odd', { classes: [] }),
      'su.team.member-illegal',
    ],
  ] as const)('%s is stopped', (_, of, candidate, code) => {
    expect(trial(of, candidate)).toMatchObject({ joins: false, note: { code } });
  });

  it('E-32: a team that is too large already takes nobody, though no new rule breaks', () => {
    expect(stop(team(of('lead', 'ally'), { levels: 5 }), CAST.thug)).toBe('su.team.level-cap');
  });

  it('E-35: a Super who repairs the ratio can join while it is still broken', () => {
    const goons = team([{ character: 'thug', copies: 6 }]);
    expect(trial(goons, CAST.ally).joins).toBe(true);
    expect(stop(goons, CAST.thug)).toBe('su.team.combined.ratio');
  });

  it('E-33: one who would make the named Leader ineligible can join, and it is said', () => {
    const found = trial(team(of('ally'), { leader: 'ally' }), CAST.lead);
    expect(found.joins).toBe(true);
    expect(found.note?.code).toBe('su.team.leader.ineligible');
  });

  it('E?50: the same Super again is a warning, not a stop', () => {
    const found = trial(team(of('ally')), CAST.ally);
    expect(found.joins).toBe(true);
    expect(found.note?.code).toBe('su.team.duplicate-super');
  });

  it('nothing is sure while a member is unknown', () => {
    expect(trial(team([{ character: 'stranger' }]), CAST.rogue)).toMatchObject({
      joins: true,
      unsure: true,
      changes: [],
    });
  });

  it('a trial is made once, and the team stays as it is', () => {
    const one = team(of('lead'));
    const trials = new CandidateTrials(GAMES, one, KNOWN);
    expect(trials.has(CAST.ally)).toBe(false);
    expect(trials.of(CAST.ally)).toBe(trials.of(CAST.ally));
    expect(trials.has(CAST.ally)).toBe(true);
    expect(one).toEqual(team(of('lead')));
  });
});

describe('comparing findings', () => {
  const finding = (code: string, change: Partial<Finding> = {}): Finding => ({
    code,
    severity: 'error',
    path: '/members',
    subjects: [],
    message: code,
    cite: { source: 'test' },
    ...change,
  });

  it('an error that was there and is no worse stops nobody', () => {
    const was = [finding('a', { actual: 3, required: 1 })];
    expect(compare(was, was)).toEqual({ joins: true });
    expect(compare(was, [finding('a', { actual: 2, required: 1 })])).toEqual({ joins: true });
  });

  it('an error that is further from what is required does', () => {
    const now = finding('a', { actual: 4, required: 1 });
    expect(compare([finding('a', { actual: 3, required: 1 })], [now])).toEqual({ joins: false, note: now });
  });

  it('one more error of a code does', () => {
    const [a, b] = [finding('a', { subjects: ['x'] }), finding('a', { subjects: ['y'] })];
    expect(compare([a], [a, b]).joins).toBe(false);
  });
});

describe('over all samples', () => {
  const SAMPLES = new URL('../../../../../../samples/supers-unlimited/', import.meta.url);
  const read = <D>(folder: string): D[] =>
    readdirSync(new URL(folder, SAMPLES)).map((name) =>
      JSON.parse(readFileSync(new URL(`${folder}/${name}`, SAMPLES), 'utf8')),
    );
  const everybody = read<Character>('characters');
  const known = knownOf(everybody);

  it.each(read<Team>('teams').map((t) => [t.id, t] as const))(
    '%s with room for more: who can join leaves it legal',
    (_, sample) => {
      const { leader: _leader, ...leaderless } = sample;
      const roomy: Team = { ...leaderless, levels: sample.levels + 20 };
      const trials = new CandidateTrials(GAMES, roomy, known);
      const joining = everybody.filter((c) => trials.of(c).joins);
      for (const candidate of everybody) {
        const grown = { ...roomy, members: withMember(roomy.members, candidate.id) };
        expect([candidate.id, judgeTeam(GAMES, grown, known).verdict]).toEqual([
          candidate.id,
          joining.includes(candidate) ? 'legal' : 'illegal',
        ]);
      }
    },
  );
});
