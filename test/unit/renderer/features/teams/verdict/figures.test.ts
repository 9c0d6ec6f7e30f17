import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../../../src/renderer/features/teams/verdict/figures.ts';
import { judgeTeam } from '../../../../../../src/renderer/features/teams/verdict/judgement.ts';
import type { Team } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { getTeamRules } from '../../../../../../src/shared/rules/game-rules.ts';
import { resolveDocumentOptions } from '../../../../../../src/shared/rules/judge.ts';
import type { TeamView } from '../../../../../../src/shared/rules/team-rules.ts';
import { formatLateText } from '../../../../../../src/shared/texts/late-text.ts';
import { t } from '../../../../../support/texts.ts';
import { KNOWN, of, team } from '../support.ts';

const contextOf = (given: Team) => ({ options: resolveDocumentOptions(GAMES, given), characters: KNOWN });
const viewOf = (given: Team): TeamView => getTeamRules(GAMES, given).createView(given, contextOf(given));

function figures(given: Team) {
  const list = figuresOf(viewOf(given), getTeamRules(GAMES, given), judgeTeam(GAMES, given, KNOWN).findings);
  return Object.fromEntries(list.map((f) => [f.id, [f.value, f.limit, f.severity]]));
}

describe('figures of a team', () => {
  it('E-32 E-33 E-35 E-39: Levels, kinds, Alignment, Leader', () => {
    expect(figures(team([...of('lead', 'ally'), { character: 'thug', copies: 3 }]))).toEqual({
      levels: ['14', 25, undefined],
      kinds: ['11 : 3', undefined, undefined],
      alignment: ['5', 5, undefined],
      leader: ['LEAD', undefined, undefined],
      gimmicks: ['0', expect.any(Number), undefined],
    });
  });

  it('E-32: Levels are over the agreed number only beyond it', () => {
    const state = (levels: number) => {
      const given = team([...of('lead', 'ally'), { character: 'thug', copies: 3 }], { levels });
      return viewOf(given).figures.find(({ id }) => id === 'levels')?.state;
    };
    expect([13, 14, 15].map(state)).toEqual(['over', 'ok', 'ok']);
  });

  it('a figure is as bad as its findings', () => {
    const found = figures(team(of('giant', 'titan', 'rogue'), { levels: 10, leader: 'rogue' }));
    for (const id of ['levels', 'kinds', 'alignment', 'leader']) expect(found[id]?.[2]).toBe('error');
    expect(found.gimmicks?.[2]).toBeUndefined();
  });

  it('E-38: Guest Stars stand there for a Faction Team only', () => {
    const night = team(of('lead'), { allegiance: { kind: 'faction', faction: 'night' } });
    expect(figures(night).guests).toEqual(['1', 1, undefined]);
    expect(figures(night).alignment).toBeUndefined();
  });

  it('an empty team counts to nothing; one that cannot be counted shows no sums', () => {
    expect(figures(team([])).levels).toEqual(['0', 25, undefined]);
    expect(figures(team([{ character: 'stranger' }])).levels).toEqual([null, 25, undefined]);
    expect(figures(team([{ character: 'stranger' }])).gimmicks).toEqual(['0', null, undefined]);
    expect(figures(team(of('broken'))).kinds).toBeUndefined();
  });

  it('tells what is over a limit, on the screen and on paper', () => {
    const { figures: all } = viewOf(team(of('giant', 'titan'), { levels: 10 }));
    expect(all.flatMap(({ id, state, shownOn: on }) => (state === 'over' ? [[id, on]] : []))).toEqual([
      ['levels', 'both'],
    ]);
    expect(viewOf(team(of('giant'))).figures.filter(({ state }) => state === 'over')).toEqual([]);
  });

  it('E-33: the rules say why somebody may not lead', () => {
    for (const options of [{}, { 'su.leaderMustBeSuper': true }]) {
      for (const ids of [['lead', 'giant'], ['giant', 'titan', 'thug'], ['thug']] as const) {
        const list = team(of(...ids), { options });
        const reasons =
          getTeamRules(GAMES, list).listIneligibleLeaders?.(viewOf(list), resolveDocumentOptions(GAMES, list)) ?? [];
        // The same as when the team is tried with each of them as its Leader.
        const tried = ids.flatMap((leader) => {
          const { findings } = judgeTeam(GAMES, { ...list, leader } as Team, KNOWN);
          const found = findings.find((f) => f.code === 'su.team.leader.ineligible');
          return found ? [[leader, formatLateText(t, found.message)]] : [];
        });
        expect([...reasons].map(([id, reason]) => [id, formatLateText(t, reason)])).toEqual(tried);
      }
    }
  });

  it('E?52: Gimmicks that nobody can use are known without choosing them', () => {
    const useless = (given: Team) =>
      getTeamRules(GAMES, given).form.picks?.findUseless(given, contextOf(given)) ?? new Set();
    expect(useless(team(of('lead'))).has('tag-team')).toBe(true);
    expect(useless(team(of('lead', 'giant'))).has('tag-team')).toBe(false);
    expect(useless(team(of('lead'))).has('arcane-node')).toBe(true);
  });

  it('E-36, E?43: the line below Goon Squad follows the house rule', () => {
    const words = getTeamRules(GAMES, team([])).form.fields.flatMap((field) => (field.kind === 'word' ? [field] : []));
    const hint = (rounding: string) =>
      formatLateText(
        t,
        words[0]?.hint?.(
          'goon-squad',
          resolveDocumentOptions(GAMES, team([], { options: { 'su.goonRounding': rounding } })),
        ) ?? '',
      );
    expect(hint('atLeastOne')).toMatch(/; one Super, a second one from 100 Levels\.$/);
    expect(hint('floor')).toMatch(/; one Super from 50 Levels, a second one from 100 Levels\.$/);
    expect(hint('ceil')).toMatch(/; one Super, a second one from 51 Levels\.$/);
  });
});
