/** Tests how games without scenarios end, and how they are summed up. */
import { describe, expect, it } from 'vitest';
import { countDeeds } from '../../../../src/shared/play/log/game-summary.ts';
import { listOffers } from '../../../../src/shared/play/offers.ts';
import { getDefaultOffer } from '../../../../src/shared/play/play-screen/default-offer.ts';
import { formatEvent, formatEventOutcome } from '../../../../src/shared/play/play-screen/event-text.ts';
import { getTurnHolder } from '../../../../src/shared/play/play-screen/turn-order.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import * as actionRound from '../../../games/action-round/play/fixtures.ts';
import * as battleTech from '../../../games/battletech-kcw/play/fixtures.ts';
import * as bulletproofBlues from '../../../games/bulletproof-blues/play/fixtures.ts';
import * as ssua from '../../../games/ssua/play/fixtures.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';

interface SmallGame {
  readonly ruleset: string;
  readonly fixtures: {
    readonly SIDES: Parameters<typeof createEncounter>[1]['sides'];
    readonly CHARACTERS: Parameters<typeof createEncounter>[1]['characters'];
    readonly ACTIVE: readonly TestEvent[];
  };
  /** The side that wins when the models of the others are out, and those models. */
  readonly winner: string;
  readonly losers: readonly string[];
}

const SMALL_GAMES: readonly SmallGame[] = [
  { ruleset: 'ssua', fixtures: ssua, winner: 'a', losers: ['b1', 'b2', 'bv', 'c1'] },
  { ruleset: 'battletech-kcw', fixtures: battleTech, winner: 'red', losers: ['b', 'i'] },
  { ruleset: 'action-round', fixtures: actionRound, winner: 'heroes', losers: ['q'] },
  { ruleset: 'bulletproof-blues', fixtures: bulletproofBlues, winner: 'heroes', losers: ['g', 'h'] },
];

const END_GAME = { kind: 'end-game' };
const createOut = (modelId: string) => ({ kind: 'out', model: modelId });

function play({ ruleset, fixtures }: Pick<SmallGame, 'ruleset' | 'fixtures'>, log: readonly TestEvent[]) {
  const encounter = createEncounter(ruleset, { sides: fixtures.SIDES, characters: fixtures.CHARACTERS, log });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  return { encounter, activeEncounter, findings, playRules: getPlayRules(LOADED_GAMES, encounter) };
}

describe.each(SMALL_GAMES)('the end of a game of $ruleset', ({ ruleset, fixtures, winner, losers }) => {
  const game = { ruleset, fixtures };

  it('is offered from the first round on, and nothing but a note follows it', () => {
    const listEnds = ({ activeEncounter, playRules }: ReturnType<typeof play>) =>
      listOffers(playRules, activeEncounter).filter(({ event }) => event.kind === 'end-game');
    expect(listEnds(play(game, []))).toEqual([]);
    expect(play(game, [END_GAME]).findings.map(({ code }) => code)).toEqual(['order.phase']);
    expect(listEnds(play(game, fixtures.ACTIVE)).map(({ refused }) => refused)).toEqual([undefined]);
    const over = play(game, [...fixtures.ACTIVE, END_GAME, { kind: 'end' }, { kind: 'note', text: 'Good game' }]);
    expect(over.findings.map(({ code, path }) => [code, path])).toEqual([
      ['order.over', `/log/${fixtures.ACTIVE.length + 1}`],
    ]);
    expect(getTurnHolder(over.playRules, over.activeEncounter)).toEqual({ kind: 'over' });
    expect(listOffers(over.playRules, over.activeEncounter)).toEqual([]);
    expect(over.playRules.listLeadingSides?.(over.activeEncounter)).toEqual([]);
  });

  it('names the side that still has models, or the one that players name', () => {
    const describeEnd = (log: readonly TestEvent[]) => {
      const { activeEncounter, playRules } = play(game, log);
      const event = log.at(-1) as TestEvent;
      return [
        formatEvent(translate, playRules, activeEncounter, event),
        formatEventOutcome(translate, playRules, activeEncounter, event),
        playRules.listLeadingSides?.(activeEncounter),
      ];
    };
    const outs = losers.map(createOut);
    expect(describeEnd([...fixtures.ACTIVE, END_GAME])).toEqual(['The game ends', 'No winner', []]);
    expect(describeEnd([...fixtures.ACTIVE, ...outs, END_GAME])).toEqual([
      'The game ends',
      `Winner: ${winner}`,
      [winner],
    ]);
    expect(describeEnd([...fixtures.ACTIVE, { ...END_GAME, winner }])).toEqual([
      'The game ends',
      `Winner: ${winner}`,
      [winner],
    ]);
    expect(play(game, [...fixtures.ACTIVE, { ...END_GAME, winner: 'nobody' }]).findings[0]?.code).toBe('order.unknown');
  });

  it('is the next step when only one side is left', () => {
    const findDefault = (log: readonly TestEvent[]) => {
      const { activeEncounter, playRules } = play(game, log);
      return getDefaultOffer(playRules, activeEncounter, listOffers(playRules, activeEncounter))?.event.kind;
    };
    expect(findDefault(fixtures.ACTIVE)).toBe('end');
    // A model of Bulletproof Blues comes later, so the game may go on.
    const canGrow = ruleset === 'bulletproof-blues';
    expect(findDefault([...fixtures.ACTIVE, ...losers.map(createOut)])).toBe(canGrow ? 'end' : 'end-game');
  });

  it('counts the models of each side that are in play', () => {
    const { activeEncounter, playRules } = play(game, [...fixtures.ACTIVE, createOut(losers[0] ?? ''), END_GAME]);
    const [inPlay, out] = playRules.listScoreRows?.(translate, activeEncounter) ?? [];
    const sideSize = fixtures.SIDES[winner]?.length ?? 0;
    const laterSize = ruleset === 'bulletproof-blues' ? 1 : 0;
    expect([inPlay?.values.get(winner), out?.values.get(winner)]).toEqual([sideSize - laterSize, laterSize]);
    expect([...(out?.values.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(1 + laterSize);
  });
});

/** Counts the deeds of one model, by column. */
function listDeeds(ruleset: string, log: readonly TestEvent[], modelId: string) {
  const game = SMALL_GAMES.find((smallGame) => smallGame.ruleset === ruleset) as SmallGame;
  const { encounter, findings } = play(game, [...game.fixtures.ACTIVE, ...log]);
  expect(findings).toEqual([]);
  const deeds = countDeeds(LOADED_GAMES, encounter);
  const counts = deeds?.countsByModel.get(modelId);
  return Object.fromEntries(
    (deeds?.columns ?? []).map((column, index) => [formatLateText(translate, column), counts?.[index] ?? 0]),
  );
}

describe('who did what', () => {
  it('counts the Hits that an attack took, and the model that it put out', () => {
    const attack = { kind: 'attack', model: 'a1', type: 'ranged', attack: 'Beam', target: 'b1' };
    // Model b1 has 3 Hits, so that more damage is not dealt.
    const log = [attack, { kind: 'damage', model: 'b1', amount: 5, by: 'a1' }];
    expect(listDeeds('ssua', log, 'a1')).toEqual({
      Turns: 1,
      Attacks: 1,
      'Damage dealt': 3,
      'Put out': 1,
      'Damage taken': 0,
    });
    expect(listDeeds('ssua', log, 'b1')).toMatchObject({ Turns: 0, 'Damage taken': 3 });
  });

  it('counts the damage of weapons that hit, and a unit that leaves after it was attacked', () => {
    const fire = battleTech.createAction('fire', { sa: 1, target: 'b' });
    const createShot = (need: number) => ({ kind: 'shot', model: 'a', target: 'b', dice: [4, 4], need, damage: 10 });
    const log = [fire, createShot(7), createShot(9), createOut('b')];
    expect(listDeeds('battletech-kcw', log, 'a')).toEqual({
      Turns: 1,
      Attacks: 1,
      'Damage dealt': 10,
      'Put out': 1,
      'Damage taken': 0,
    });
  });

  it('counts a delayed turn once, when it is taken', () => {
    const log = [...actionRound.BETWEEN_TURNS.slice(1), { kind: 'step-in', model: 'p' }];
    expect(listDeeds('action-round', log, 'p')).toEqual({ Turns: 1 });
    expect(listDeeds('action-round', actionRound.BETWEEN_TURNS.slice(1), 'p')).toEqual({ Turns: 0 });
  });

  it('counts attacks of Bulletproof Blues, but not other Tasks', () => {
    const createTask = (name: string) => ({ kind: 'action', model: 'b', as: 'task', name, target: 'h' });
    expect(listDeeds('bulletproof-blues', [createTask('attack')], 'b')).toEqual({ Turns: 1, Attacks: 1 });
    expect(listDeeds('bulletproof-blues', [createTask('hack')], 'b')).toEqual({ Turns: 1 });
  });
});
