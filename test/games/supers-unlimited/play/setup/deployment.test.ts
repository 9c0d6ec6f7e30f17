/** The set-up: rows, steps, roll-offs, who deploys. */
import { describe, expect, it } from 'vitest';
import { afterLog, character, refusal, STARTED } from '../support/table.ts';

const rolls = (...faces: readonly number[]) =>
  faces.map((face, index) => ({ side: 'abc'[index] as string, dice: [face] }));

describe('Deployment and Scenario', () => {
  it('a die says which Deployment, unless somebody lost the Terrain Roll (E-132)', () => {
    expect(refusal([{ kind: 'deployment', type: 'zones', dice: [4] }])).toBeUndefined();
    expect(refusal([{ kind: 'deployment', type: 'zones', dice: [5] }])).toBe('order.choice zones E-132 []');
    expect(refusal([{ kind: 'deployment', type: 'zones', dice: [0] }])).toBe('order.dice 0/1 to 10 []');
    const chosen = [
      { kind: 'terrain-roll', rolls: rolls(7, 3) },
      { kind: 'deployment', type: 'zones', dice: [5] },
    ];
    expect(refusal(chosen)).toBeUndefined();
  });

  it.each([
    ['slugfest', 1, []],
    ['danger-zone', 4, ['power-1', 'power-2', 'power-3', 'power-4', 'power-5', 'power-6']],
    ['enemy-territory', 5, ['territory-a-1', 'territory-a-2', 'territory-b-1', 'territory-b-2']],
    ['hold-ground', 8, ['quarter-1', 'quarter-2', 'quarter-3', 'quarter-4']],
    ['super-quest', 9, ['quest-1', 'quest-2', 'quest-3', 'quest-4']],
  ] as const)('%s is a die of %i (E-138)', (scenario, face, markers) => {
    const { state } = afterLog([{ kind: 'scenario', scenario, dice: [face] }]);
    expect([...state.markers.keys()]).toEqual(markers);
    expect(refusal([{ kind: 'scenario', scenario, dice: [face > 2 ? 1 : 10] }])).toBe(
      `order.choice ${scenario} E-138 []`,
    );
  });

  it('markers are placed by a roll-off in two scenarios (E-139)', () => {
    const roll = { kind: 'marker-roll', rolls: rolls(2, 5) };
    expect(refusal([roll])).toBe('order.choice none E-139 []');
    expect(refusal([{ kind: 'scenario', scenario: 'slugfest' }, roll])).toBe('order.choice slugfest E-139 []');
    expect(afterLog([{ kind: 'scenario', scenario: 'super-quest' }, roll]).state.firstMarker).toBe('b');
  });

  it('quests have types (E-139b)', () => {
    const scenario = { kind: 'scenario', scenario: 'super-quest' };
    const quest = { kind: 'quest', marker: 'quest-2', type: 'knowledge' };
    expect(afterLog([scenario, quest]).normal.markers).toEqual({
      'quest-1': { kind: 'quest' },
      'quest-2': { kind: 'quest', type: 'knowledge' },
      'quest-3': { kind: 'quest' },
      'quest-4': { kind: 'quest' },
    });
    expect(refusal([scenario, { ...quest, dice: [3] }])).toBe('order.choice knowledge E-139b []');
    expect(refusal([scenario, { ...quest, marker: 'quest-9' }])).toBe('order.unknown quest-9 []');
    const zone = { kind: 'scenario', scenario: 'danger-zone' };
    expect(refusal([zone, { ...quest, marker: 'power-1' }])).toBe('order.choice power-1 E-139b []');
  });
});

describe('deploying (E-131, E-135)', () => {
  const deploy = (...models: readonly string[]) => models.map((model) => ({ kind: 'deploy', model }));
  const late = { characters: [character('ansel', { infiltrator: true }), character('bo', { infiltrator: true })] };

  it('goes from side to side, Infiltrators last', () => {
    expect(afterLog([]).state.side).toBe('a');
    expect(afterLog(deploy('anna'), late).state.side).toBe('b');
    expect(afterLog(deploy('anna', 'bert'), late).normal).toMatchObject({ side: 'a', mayAct: ['ansel'] });
    expect(afterLog(deploy('anna', 'bert', 'ansel', 'bo'), late).state.side).toBeNull();
    expect(afterLog([{ kind: 'turn-order', order: ['b', 'a'] }]).state.side).toBe('b');
  });

  it.each([
    ['another side', deploy('bert'), {}, 'order.turn E-135 [bert]'],
    ['an Infiltrator too early', deploy('ansel'), late, 'order.choice ansel E-131 [ansel]'],
    ['twice', deploy('anna', 'bert', 'anna'), {}, 'order.limit 1/1 E-135 [anna]'],
    ['one that comes later', deploy('anna'), { later: ['anna'] }, 'order.state out [anna]'],
  ])('refuses %s', (_, log, table, expected) => {
    expect(refusal(log, table)).toBe(expected);
  });

  it('su.infiltratorFromClass off: only the card says so (E?3e)', () => {
    const characters = [character('ansel', { classes: ['infiltrator'] })];
    expect(refusal(deploy('ansel'), { characters })).toBe('order.choice ansel E-131 [ansel]');
    expect(refusal(deploy('ansel'), { characters, options: { 'su.infiltratorFromClass': false } })).toBeUndefined();
  });

  it('summoned models do not count', () => {
    const summon = { kind: 'summon', id: 'pet', side: 'b', character: 'bert' };
    expect(afterLog([summon]).normal).toMatchObject({ side: 'a', deployed: ['pet'] });
  });
});

describe('the start', () => {
  it('needs an order, deploys whoever is in play, and begins the first Turn (E-131)', () => {
    expect(refusal([{ kind: 'start' }])).toBe('order.choice order E-136 []');
    expect(afterLog(STARTED, { later: ['bo'] }).normal).toMatchObject({
      step: 10,
      phase: 'choose',
      turn: 1,
      side: 'a',
      mayAct: ['anna', 'ansel'],
      deployed: ['anna', 'ansel', 'bert'],
      startLevels: { a: 6, b: 3 },
    });
  });

  it('free events that are not possible in the set-up', () => {
    expect(refusal([{ kind: 'inflict', model: 'anna', effect: 'stun', amount: 1 }])).toBe('order.phase setup [anna]');
    expect(refusal([{ kind: 'choose', model: 'anna' }])).toBe('order.phase setup [anna]');
    expect(refusal([{ kind: 'adjust', model: 'anna', field: 'hp', to: 3 }])).toBeUndefined();
  });
});
