import { describe, expect, it } from 'vitest';
import { listFigures } from '../../../../../../src/renderer/features/teams/verdict/figures.ts';
import { judgeTeam } from '../../../../../../src/renderer/features/teams/verdict/judge-team.ts';
import type { Team } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { getTeamRules } from '../../../../../../src/shared/rules/game-rules.ts';
import { resolveDocumentOptions } from '../../../../../../src/shared/rules/judge.ts';
import type { TeamView } from '../../../../../../src/shared/rules/team-rules.ts';
import { formatLateText } from '../../../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../../../support/texts.ts';
import { CHARACTERS_BY_ID, createMembers, createTeam } from '../support.ts';

const createContext = (judgedTeam: Team) => ({
  options: resolveDocumentOptions(GAMES, judgedTeam),
  characters: CHARACTERS_BY_ID,
});
const createTeamView = (judgedTeam: Team): TeamView =>
  getTeamRules(GAMES, judgedTeam).createView(judgedTeam, createContext(judgedTeam));

/** Returns the figures of a team by their ids, each as its value, its limit and the severity of its findings. */
function getFigures(judgedTeam: Team) {
  const teamFigures = listFigures(
    createTeamView(judgedTeam),
    getTeamRules(GAMES, judgedTeam),
    judgeTeam(GAMES, judgedTeam, CHARACTERS_BY_ID).findings,
  );
  return Object.fromEntries(teamFigures.map((figure) => [figure.id, [figure.value, figure.limit, figure.severity]]));
}

describe('figures of a team', () => {
  it('E-32 E-33 E-35 E-39: include Levels, kinds, Alignment, Leader and Gimmicks', () => {
    expect(getFigures(createTeam([...createMembers('lead', 'ally'), { character: 'thug', copies: 3 }]))).toEqual({
      levels: ['14', 25, undefined],
      kinds: ['11 : 3', undefined, undefined],
      alignment: ['5', 5, undefined],
      leader: ['LEAD', undefined, undefined],
      gimmicks: ['0', expect.any(Number), undefined],
    });
  });

  it('E-32: mark Levels as over only beyond the agreed number', () => {
    const getLevelState = (levels: number) => {
      const judgedTeam = createTeam([...createMembers('lead', 'ally'), { character: 'thug', copies: 3 }], { levels });
      return createTeamView(judgedTeam).figures.find(({ id: figureId }) => figureId === 'levels')?.state;
    };
    expect([13, 14, 15].map(getLevelState)).toEqual(['over', 'ok', 'ok']);
  });

  it('share the severity of their findings', () => {
    const figuresById = getFigures(
      createTeam(createMembers('giant', 'titan', 'rogue'), { levels: 10, leader: 'rogue' }),
    );
    for (const figureId of ['levels', 'kinds', 'alignment', 'leader']) expect(figuresById[figureId]?.[2]).toBe('error');
    expect(figuresById.gimmicks?.[2]).toBeUndefined();
  });

  it('E-38: include Guest Stars for a Faction Team only', () => {
    // A Guest Star is outside the Faction of the team. There may be one for each 25 Levels.
    const factionTeam = createTeam(createMembers('lead'), { allegiance: { kind: 'faction', faction: 'night' } });
    expect(getFigures(factionTeam).guests).toEqual(['1', 1, undefined]);
    expect(getFigures(factionTeam).alignment).toBeUndefined();
  });

  it('count an empty team as zero, and show no sum while a member is unknown or broken', () => {
    expect(getFigures(createTeam([])).levels).toEqual(['0', 25, undefined]);
    expect(getFigures(createTeam([{ character: 'stranger' }])).levels).toEqual([null, 25, undefined]);
    expect(getFigures(createTeam([{ character: 'stranger' }])).gimmicks).toEqual(['0', null, undefined]);
    expect(getFigures(createTeam(createMembers('broken'))).kinds).toBeUndefined();
  });

  it('mark what is over a limit, with the place where it is shown', () => {
    const { figures: allFigures } = createTeamView(createTeam(createMembers('giant', 'titan'), { levels: 10 }));
    expect(
      allFigures.flatMap(({ id: figureId, state: figureState, shownOn: places }) =>
        figureState === 'over' ? [[figureId, places]] : [],
      ),
    ).toEqual([['levels', 'both']]);
    expect(
      createTeamView(createTeam(createMembers('giant'))).figures.filter(
        ({ state: figureState }) => figureState === 'over',
      ),
    ).toEqual([]);
  });

  it('E-33: listIneligibleLeaders gives the same reasons as naming each member Leader', () => {
    for (const options of [{}, { 'su.leaderMustBeSuper': true }]) {
      for (const memberIds of [['lead', 'giant'], ['giant', 'titan', 'thug'], ['thug']] as const) {
        const testTeam = createTeam(createMembers(...memberIds), { options });
        const reasons =
          getTeamRules(GAMES, testTeam).listIneligibleLeaders?.(
            createTeamView(testTeam),
            resolveDocumentOptions(GAMES, testTeam),
          ) ?? [];
        // Judging the team with each member as its Leader must give the same reasons.
        const triedReasons = memberIds.flatMap((leader) => {
          const { findings } = judgeTeam(GAMES, { ...testTeam, leader } as Team, CHARACTERS_BY_ID);
          const leaderFinding = findings.find((finding) => finding.code === 'su.team.leader.ineligible');
          return leaderFinding ? [[leader, formatLateText(translate, leaderFinding.message)]] : [];
        });
        expect([...reasons].map(([memberId, reason]) => [memberId, formatLateText(translate, reason)])).toEqual(
          triedReasons,
        );
      }
    }
  });

  it('E?52: findUseless finds Gimmicks that the team cannot use', () => {
    // Tag Team activates a second Super. Arcane Node is for Mages, and all of these characters are Fighters.
    const findUseless = (judgedTeam: Team) =>
      getTeamRules(GAMES, judgedTeam).form.picks?.findUseless(judgedTeam, createContext(judgedTeam)) ?? new Set();
    expect(findUseless(createTeam(createMembers('lead'))).has('tag-team')).toBe(true);
    expect(findUseless(createTeam(createMembers('lead', 'giant'))).has('tag-team')).toBe(false);
    expect(findUseless(createTeam(createMembers('lead'))).has('arcane-node')).toBe(true);
  });

  it('E-36, E?43: the hint of the Goon Squad follows the house rule for rounding', () => {
    const wordFields = getTeamRules(GAMES, createTeam([])).form.fields.flatMap((formField) =>
      formField.kind === 'word' ? [formField] : [],
    );
    const getHint = (rounding: string) =>
      formatLateText(
        translate,
        wordFields[0]?.hint?.(
          'goon-squad',
          resolveDocumentOptions(GAMES, createTeam([], { options: { 'su.goonRounding': rounding } })),
        ) ?? '',
      );
    expect(getHint('atLeastOne')).toMatch(/; one Super, a second one from 100 Levels\.$/);
    expect(getHint('floor')).toMatch(/; one Super from 50 Levels, a second one from 100 Levels\.$/);
    expect(getHint('ceil')).toMatch(/; one Super, a second one from 51 Levels\.$/);
  });
});
