/** Tests the summary of a game: what each model did, the score, and the number of Turns. */
import { describe, expect, it } from 'vitest';
import { play } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import { getClockCount } from '../../../../../src/shared/play/clock.ts';
import { countDeeds } from '../../../../../src/shared/play/log/game-summary.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter, createEncounter, playGame, type TestEvent } from '../support/encounters.ts';

const TRAITS = {
  fight: { dice: 4, resistance: 1 },
  aim: { dice: 3, resistance: 1 },
  mind: { dice: 2, resistance: 0 },
  magic: { dice: 1, resistance: 0 },
  recovery: { dice: 3 },
};
const CHARACTERS = [createCharacter('anvil', { traits: TRAITS }), createCharacter('wasp', { hp: { total: 6 } })];

const START: readonly TestEvent[] = [
  { kind: 'scenario', scenario: 'slugfest', dice: [2] },
  { kind: 'turn-order', order: ['a', 'b'] },
  { kind: 'start' },
];
const ATTACK: readonly TestEvent[] = [
  { kind: 'choose', model: 'anvil' },
  { kind: 'activate' },
  { kind: 'attack', model: 'anvil', attack: 'Bash', targets: [{ target: 'wasp', distance: 0 }] },
  { kind: 'roll', dice: [9, 9, 9, 9] },
];

const createGame = (log: readonly TestEvent[]) => ({
  sides: { a: ['anvil'], b: ['wasp'] },
  characters: CHARACTERS,
  log,
});

const getCounts = (log: readonly TestEvent[]) =>
  Object.fromEntries(countDeeds(LOADED_GAMES, createEncounter(createGame(log)))?.countsByModel ?? []);

describe('what each model did', () => {
  it('counts Turns, attacks, and the damage of an attack for the attacker and the target', () => {
    expect(playGame(createGame([...START, ...ATTACK])).refused).toEqual([]);
    // Columns: Turns, attacks, damage dealt, put out of action, damage taken.
    expect(getCounts([...START, ...ATTACK])).toEqual({ anvil: [1, 1, 4, 0, 0], wasp: [0, 0, 0, 0, 4] });
  });

  it('counts a failed KO roll for the attacker', () => {
    expect(getCounts([...START, ...ATTACK, { kind: 'roll', dice: [2, 2, 2] }])).toMatchObject({
      anvil: [1, 1, 4, 1, 0],
    });
  });

  it('counts no correction and no refused event', () => {
    const correction = { kind: 'adjust', model: 'wasp', field: 'hp', to: 3 };
    expect(getCounts([...START, correction, { kind: 'attack', model: 'wasp', attack: 'Bash', targets: [] }])).toEqual({
      anvil: [0, 0, 0, 0, 0],
      wasp: [0, 0, 0, 0, 0],
    });
  });
});

describe('the end of a game', () => {
  const rules = play as unknown as PlayRules;
  const endLog = [...START, { kind: 'choose', model: 'anvil' }, { kind: 'activate' }, { kind: 'end-activation' }];

  it('has the number of the last Turn, whether players end it or nobody has a Turn left (E-43)', () => {
    const getEnd = (log: readonly TestEvent[]) => playGame(createGame(log)).result.encounter;
    const endedByPlayers = getEnd([...endLog, { kind: 'end-game' }]);
    expect(endedByPlayers && getClockCount(rules, endedByPlayers)).toBe(1);
    const lastTurnOver = getEnd([
      ...START,
      ...ATTACK,
      { kind: 'roll', dice: [2, 2, 2] },
      { kind: 'end-activation' },
      { kind: 'end-turn' },
      { kind: 'pass' },
      { kind: 'choose', model: 'anvil' },
      { kind: 'activate' },
      { kind: 'end-activation' },
      { kind: 'end-turn' },
    ]);
    expect(lastTurnOver?.state).toMatchObject({ phase: 'over', turn: 4 });
    expect(lastTurnOver && getClockCount(rules, lastTurnOver)).toBe(3);
  });

  it('lists Levels in play and the points of each side (E-139)', () => {
    const { encounter } = playGame(createGame([...endLog, { kind: 'end-game' }]));
    const rows = play.listScoreRows?.(translate, encounter) ?? [];
    expect(rows.map(({ label, values }) => [label, Object.fromEntries(values)])).toEqual([
      ['Levels in play', { a: 3, b: 3 }],
      ['Scenario total', { a: 3, b: 3 }],
      ['Scenario VP', { a: 1, b: 1 }],
      ['Subplot VP', { a: 0, b: 0 }],
      ['Total VP', { a: 1, b: 1 }],
    ]);
  });
});
