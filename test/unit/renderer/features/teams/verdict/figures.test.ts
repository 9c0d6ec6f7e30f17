import { describe, expect, it } from 'vitest';
import { uselessGimmicks, whyNotLeader } from '../../../../../../src/renderer/features/teams/members/trials.ts';
import { figuresOf } from '../../../../../../src/renderer/features/teams/verdict/figures.ts';
import { judgeTeam } from '../../../../../../src/renderer/features/teams/verdict/judgement.ts';
import { summariseTeam } from '../../../../../../src/shared/games/supers-unlimited/derive/team-summary.ts';
import type { Team } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions, resolveOptions } from '../../../../../../src/shared/games/supers-unlimited/options.ts';
import { KNOWN, of, team } from '../support.ts';

function figures(of: Team) {
  const { sums } = summariseTeam(of, KNOWN, defaultOptions);
  const list = figuresOf(of, sums, judgeTeam(of, KNOWN).findings, (id) => id.toUpperCase());
  return Object.fromEntries(list.map((f) => [f.id, [f.value, f.severity]]));
}

describe('figures of a team', () => {
  it('E-32 E-33 E-35 E-39: Levels, kinds, Alignment, Leader', () => {
    expect(figures(team([...of('lead', 'ally'), { character: 'thug', copies: 3 }]))).toEqual({
      levels: ['14 of 25', undefined],
      kinds: ['11 : 3', undefined],
      alignment: ['5 of 5', undefined],
      leader: ['LEAD', undefined],
      gimmicks: [expect.stringMatching(/^0 of \d$/), undefined],
    });
  });

  it('a figure is as bad as its findings', () => {
    const found = figures(team(of('giant', 'titan', 'rogue'), { levels: 10, leader: 'rogue' }));
    for (const id of ['levels', 'kinds', 'alignment', 'leader']) expect(found[id]?.[1]).toBe('error');
    expect(found.gimmicks?.[1]).toBeUndefined();
  });

  it('E-38: Guest Stars stand there for a Faction Team only', () => {
    const night = team(of('lead'), { allegiance: { kind: 'faction', faction: 'night' } });
    expect(figures(night).guests).toEqual(['1 of 1', undefined]);
    expect(figures(night).alignment).toBeUndefined();
  });

  it('an empty team counts to nothing; one that cannot be counted shows no sums', () => {
    expect(figures(team([])).levels).toEqual(['0 of 25', undefined]);
    expect(figures(team([{ character: 'stranger' }])).levels).toEqual(['–', undefined]);
    expect(figures(team(of('broken'))).kinds).toBeUndefined();
  });

  it('E-33: the rules say why somebody may not lead', () => {
    for (const options of [{}, { 'su.leaderMustBeSuper': true }]) {
      for (const ids of [['lead', 'giant'], ['giant', 'titan', 'thug'], ['thug']] as const) {
        const list = team(of(...ids), { options });
        const { seats, sums } = summariseTeam(list, KNOWN, resolveOptions(options));
        const reasons = whyNotLeader(seats, sums?.leaders ?? [], resolveOptions(options));
        // The same as when the team is tried with each of them as its Leader.
        const tried = ids.flatMap((leader) => {
          const { findings } = judgeTeam({ ...list, leader }, KNOWN);
          const found = findings.find((f) => f.code === 'su.team.leader.ineligible');
          return found ? [[leader, found.message]] : [];
        });
        expect([...reasons]).toEqual(tried);
      }
    }
  });

  it('E?52: Gimmicks that nobody can use are known without choosing them', () => {
    const classes = KNOWN.get('lead')?.classes ?? [];
    const useless = uselessGimmicks(team(of('lead')), ['tag-team', 'arcane-node', 'enduring', 'sunday-punch'], KNOWN);
    expect(useless.has('tag-team')).toBe(true);
    expect(uselessGimmicks(team(of('lead', 'giant')), ['tag-team'], KNOWN)).toEqual(new Set());
    expect(useless.has('arcane-node')).toBe(!classes.includes('mage'));
  });
});
