/**
 * Tests deployment, scenarios and the start of a game. Anna and Ansel (side a) play against Bert and Bo (side b): plain characters of
 * Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import { createCharacter, findRefusal, playLog, STARTED_GAME } from '../support/encounters.ts';

/** Creates rolls of one die for the sides a, b and c, in this order. */
const createRolls = (...dieFaces: readonly number[]) =>
  dieFaces.map((dieFace, index) => ({ side: 'abc'[index] as string, dice: [dieFace] }));

describe('deployment and scenario', () => {
  it('a die decides the Deployment unless a side lost the Terrain Roll (E-132)', () => {
    expect(findRefusal([{ kind: 'deployment', type: 'zones', dice: [4] }])).toBeUndefined();
    expect(findRefusal([{ kind: 'deployment', type: 'zones', dice: [5] }])).toBe('order.choice zones E-132 []');
    expect(findRefusal([{ kind: 'deployment', type: 'zones', dice: [0] }])).toBe('order.dice 0/1 to 10 []');
    const chosenLog = [
      { kind: 'terrain-roll', rolls: createRolls(7, 3) },
      { kind: 'deployment', type: 'zones', dice: [5] },
    ];
    expect(findRefusal(chosenLog)).toBeUndefined();
  });

  it.each([
    ['slugfest', 1, []],
    ['danger-zone', 4, ['power-1', 'power-2', 'power-3', 'power-4', 'power-5', 'power-6']],
    ['enemy-territory', 5, ['territory-a-1', 'territory-a-2', 'territory-b-1', 'territory-b-2']],
    ['hold-ground', 8, ['quarter-1', 'quarter-2', 'quarter-3', 'quarter-4']],
    ['super-quest', 9, ['quest-1', 'quest-2', 'quest-3', 'quest-4']],
  ] as const)('%s belongs to a die of %i and brings its markers (E-138)', (scenario, dieFace, markerIds) => {
    const { state } = playLog([{ kind: 'scenario', scenario, dice: [dieFace] }]);
    expect([...state.markers.keys()]).toEqual(markerIds);
    expect(findRefusal([{ kind: 'scenario', scenario, dice: [dieFace > 2 ? 1 : 10] }])).toBe(
      `order.choice ${scenario} E-138 []`,
    );
  });

  it('a roll-off decides who places markers in a scenario that has them (E-139)', () => {
    const markerRoll = { kind: 'marker-roll', rolls: createRolls(2, 5) };
    expect(findRefusal([markerRoll])).toBe('order.choice none E-139 []');
    expect(findRefusal([{ kind: 'scenario', scenario: 'slugfest' }, markerRoll])).toBe(
      'order.choice slugfest E-139 []',
    );
    expect(playLog([{ kind: 'scenario', scenario: 'super-quest' }, markerRoll]).state.firstMarker).toBe('b');
  });

  it('quests get their types (E-139b)', () => {
    const scenario = { kind: 'scenario', scenario: 'super-quest' };
    const questEvent = { kind: 'quest', marker: 'quest-2', type: 'knowledge' };
    expect(playLog([scenario, questEvent]).normal.markers).toEqual({
      'quest-1': { kind: 'quest' },
      'quest-2': { kind: 'quest', type: 'knowledge' },
      'quest-3': { kind: 'quest' },
      'quest-4': { kind: 'quest' },
    });
    expect(findRefusal([scenario, { ...questEvent, dice: [3] }])).toBe('order.choice knowledge E-139b []');
    expect(findRefusal([scenario, { ...questEvent, marker: 'quest-9' }])).toBe('order.unknown quest-9 []');
    const dangerZone = { kind: 'scenario', scenario: 'danger-zone' };
    expect(findRefusal([dangerZone, { ...questEvent, marker: 'power-1' }])).toBe('order.choice power-1 E-139b []');
  });
});

describe('deploying models (E-131, E-135)', () => {
  const createDeployments = (...modelIds: readonly string[]) =>
    modelIds.map((modelId) => ({ kind: 'deploy', model: modelId }));
  const lateInfiltrators = {
    characters: [createCharacter('ansel', { infiltrator: true }), createCharacter('bo', { infiltrator: true })],
  };

  it('alternates between sides, with Infiltrators last', () => {
    expect(playLog([]).state.side).toBe('a');
    expect(playLog(createDeployments('anna'), lateInfiltrators).state.side).toBe('b');
    expect(playLog(createDeployments('anna', 'bert'), lateInfiltrators).normal).toMatchObject({
      side: 'a',
      mayAct: ['ansel'],
    });
    expect(playLog(createDeployments('anna', 'bert', 'ansel', 'bo'), lateInfiltrators).state.side).toBeNull();
    expect(playLog([{ kind: 'turn-order', order: ['b', 'a'] }]).state.side).toBe('b');
  });

  it.each([
    ['a model of the wrong side', createDeployments('bert'), {}, 'order.turn E-135 [bert]'],
    ['an Infiltrator too early', createDeployments('ansel'), lateInfiltrators, 'order.choice ansel E-131 [ansel]'],
    ['a model a second time', createDeployments('anna', 'bert', 'anna'), {}, 'order.limit 1/1 E-135 [anna]'],
    ['a model that comes later', createDeployments('anna'), { later: ['anna'] }, 'order.state out [anna]'],
  ])('refuses %s', (_case, eventLog, encounterSpec, expected) => {
    expect(findRefusal(eventLog, encounterSpec)).toBe(expected);
  });

  it('takes Infiltrators only from the card with su.infiltratorFromClass off (E?3e)', () => {
    const characters = [createCharacter('ansel', { classes: ['infiltrator'] })];
    expect(findRefusal(createDeployments('ansel'), { characters })).toBe('order.choice ansel E-131 [ansel]');
    expect(
      findRefusal(createDeployments('ansel'), { characters, options: { 'su.infiltratorFromClass': false } }),
    ).toBeUndefined();
  });

  it('does not count summoned models', () => {
    const summonEvent = { kind: 'summon', id: 'pet', side: 'b', character: 'bert' };
    expect(playLog([summonEvent]).normal).toMatchObject({ side: 'a', deployed: ['pet'] });
  });
});

describe('the start of a game', () => {
  it('needs an order, deploys every model in play and begins the first Turn (E-131)', () => {
    expect(findRefusal([{ kind: 'start' }])).toBe('order.choice order E-136 []');
    expect(playLog(STARTED_GAME, { later: ['bo'] }).normal).toMatchObject({
      step: 10,
      phase: 'choose',
      turn: 1,
      side: 'a',
      mayAct: ['anna', 'ansel'],
      deployed: ['anna', 'ansel', 'bert'],
      startLevels: { a: 6, b: 3 },
    });
  });

  it('comes before events of play, but corrections are allowed in the setup', () => {
    expect(findRefusal([{ kind: 'inflict', model: 'anna', effect: 'stun', amount: 1 }])).toBe(
      'order.phase setup [anna]',
    );
    expect(findRefusal([{ kind: 'choose', model: 'anna' }])).toBe('order.phase setup [anna]');
    expect(findRefusal([{ kind: 'adjust', model: 'anna', field: 'hp', to: 3 }])).toBeUndefined();
  });
});
