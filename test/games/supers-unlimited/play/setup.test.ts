/** The set-up (4.6.4): rows, steps, roll-offs, who deploys. */
import { describe, expect, it } from 'vitest';
import { character, type Event, lastRefusal, played, STARTED, type Table } from './table.ts';

const afterLog = (log: readonly Event[], table: Table = {}) => played({ ...table, log });
const refusal = (log: readonly Event[], table: Table = {}) => lastRefusal({ ...table, log });

const rolls = (...faces: readonly number[]) => faces.map((face, i) => ({ side: 'abc'[i] as string, dice: [face] }));
const THREE: Table = { sides: { a: ['anna'], b: ['bert'], c: ['cleo'] } };

describe('Terrain Roll (E-132)', () => {
  it('the highest wins, the lowest loses', () => {
    expect(afterLog([{ kind: 'terrain-roll', rolls: rolls(7, 3) }]).normal).toMatchObject({
      step: 2,
      terrainWinner: 'a',
      terrainLoser: 'b',
    });
  });

  it('those who are tied roll again; the loser stands from the first roll that is not all equal', () => {
    const tied = afterLog([{ kind: 'terrain-roll', rolls: rolls(7, 7, 2) }], THREE);
    expect(tied.normal).toMatchObject({ contenders: ['a', 'b'], terrainLoser: 'c' });
    expect(tied.normal.terrainWinner).toBeUndefined();
    const again = afterLog(
      [
        { kind: 'terrain-roll', rolls: rolls(7, 7, 2) },
        { kind: 'terrain-roll', rolls: rolls(1, 9) },
      ],
      THREE,
    );
    expect(again.normal).toMatchObject({ terrainWinner: 'b', terrainLoser: 'c' });
    expect(again.normal.contenders).toBeUndefined();
  });

  it('is refused with other sides, twice, and with two dice', () => {
    expect(refusal([{ kind: 'terrain-roll', rolls: rolls(7) }])).toBe('order.choice missing E-132 []');
    expect(refusal([{ kind: 'terrain-roll', rolls: [...rolls(7, 3), { side: 'a', dice: [1] }] }])).toBe(
      'order.choice a E-132 []',
    );
    const once = { kind: 'terrain-roll', rolls: rolls(7, 3) };
    expect(refusal([once, once])).toBe('order.limit 1/1 E-131 []');
    expect(
      refusal([
        {
          kind: 'terrain-roll',
          rolls: [
            { side: 'a', dice: [1, 2] },
            { side: 'b', dice: [3] },
          ],
        },
      ]),
    ).toBe('order.dice 2/1 []');
    expect(refusal([{ kind: 'terrain-roll', rolls: rolls(11, 3) }])).toBe('order.dice 11/1 to 10 []');
    expect(refusal([{ kind: 'terrain-roll', rolls: [{ side: 'x', dice: [1] }] }])).toBe('order.unknown x []');
    expect(refusal([{ kind: 'terrain-roll', rolls: {} }])).toBe('order.payload rolls/list []');
  });

  it('a row of an earlier step is late, and another row ends a roll-off', () => {
    const deployment = { kind: 'deployment', type: 'zones' };
    expect(refusal([deployment, { kind: 'terrain-roll', rolls: rolls(7, 3) }])).toBe('order.phase setup []');
    const ended = afterLog([{ kind: 'terrain-roll', rolls: rolls(7, 7) }, deployment]);
    expect(ended.normal.contenders).toBeUndefined();
  });
});

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

describe('Subplots (E-140)', () => {
  const picks = (...of: readonly object[]): Event => ({ kind: 'subplots', picks: of as never });

  it('bring their markers, in the order of the picks (E?67)', () => {
    const { normal } = afterLog([
      picks({ side: 'b', subplot: 'prize', prize: 'might' }, { side: 'a', subplot: 'vip', dice: [6] }),
    ]);
    expect(normal).toMatchObject({
      step: 5,
      subplots: [
        { side: 'b', subplot: 'prize' },
        { side: 'a', subplot: 'vip' },
      ],
      markers: { 'prize-1': { kind: 'prize', type: 'might' }, 'vip-1': { kind: 'vip' } },
    });
  });

  it.each([
    ['a side is missing', [{ side: 'a', subplot: 'vip' }], 'order.choice missing E-140 []'],
    [
      'the die says otherwise',
      [
        { side: 'a', subplot: 'vip', dice: [2] },
        { side: 'b', subplot: 'vip' },
      ],
      'order.choice vip E-140 []',
    ],
    [
      'all choose',
      [
        { side: 'a', subplot: 'vip', dice: [9] },
        { side: 'b', subplot: 'vip', dice: [10] },
      ],
      'order.choice reroll E-140 []',
    ],
    [
      'the prize die says otherwise',
      [
        { side: 'a', subplot: 'prize', prize: 'might', prizeDice: [3] },
        { side: 'b', subplot: 'vip' },
      ],
      'order.choice might E-139b []',
    ],
    [
      'a prize lacks its type',
      [
        { side: 'a', subplot: 'prize' },
        { side: 'b', subplot: 'vip' },
      ],
      'order.payload picks/list []',
    ],
  ])('%s', (_, of, expected) => {
    expect(refusal([picks(...of)])).toBe(expected);
  });

  it('a prize die of 1 or 2 leaves the choice', () => {
    expect(
      refusal([picks({ side: 'a', subplot: 'prize', prize: 'might', prizeDice: [2] }, { side: 'b', subplot: 'vip' })]),
    ).toBeUndefined();
  });
});

describe('Plasma X (E-144, E!17)', () => {
  it.each([
    [1, 15, 0],
    [3, 15, 1],
    [4, 25, 3],
    [10, 25, 9],
    [10, 50, 12],
  ])('a %i at %i Levels gives %i', (face, levels, markers) => {
    const { normal, state } = afterLog([{ kind: 'plasma-roll', rolls: rolls(face, 1) }], { setup: { levels } });
    const other = Math.max(0, 1 - 3 + Math.floor(levels / 10));
    expect(normal.last).toEqual(
      markers + other === 0
        ? undefined
        : { markers: { ...(markers ? { a: markers } : {}), ...(other ? { b: other } : {}) } },
    );
    expect(state.plasma).toBe(markers + other);
  });

  it('the size of the game is the largest side when nothing is stated', () => {
    const sides = { a: ['anna', 'ansel', 'ada', 'agnes'], b: ['bert'] };
    expect(afterLog([{ kind: 'plasma-roll', rolls: rolls(3, 3) }], { sides }).state.plasma).toBe(2);
  });

  it('asks for a die of each side, once', () => {
    expect(refusal([{ kind: 'plasma-roll', rolls: rolls(3) }])).toBe('order.choice missing E-144 []');
    const roll = { kind: 'plasma-roll', rolls: rolls(3, 3) };
    expect(refusal([roll, roll])).toBe('order.limit 1/1 E-131 []');
  });
});

describe('Battle of Wits (E-136, E?53, E?54)', () => {
  const wits = (a: readonly number[], b: readonly number[], more: object = {}): Event => ({
    kind: 'wits',
    rolls: [
      { side: 'a', dice: [...a], ...more },
      { side: 'b', dice: [...b] },
    ],
  });

  it('counts Successes at TN 6', () => {
    const { normal } = afterLog([wits([6, 7], [5, 9])]);
    expect(normal).toMatchObject({ step: 7, witsWinner: 'a', last: { successes: { a: 2, b: 1 } } });
    expect(refusal([wits([6], [5, 9])])).toBe('order.dice 1/2 []');
  });

  it('su.witsTn changes the number, and nothing else', () => {
    const { normal } = afterLog([wits([6, 7], [5, 9])], { options: { 'su.witsTn': 8 } });
    expect(normal).toMatchObject({ witsWinner: 'b', last: { successes: { b: 1 } } });
  });

  it('su.witsBeforeDeploy off: it is step 9', () => {
    const options = { 'su.witsBeforeDeploy': false };
    expect(afterLog([wits([6, 7], [5, 9])], { options }).state.step).toBe(9);
    expect(refusal([wits([6, 7], [5, 9]), { kind: 'deploy', model: 'anna' }], { options })).toBe(
      'order.phase setup [anna]',
    );
    expect(refusal([{ kind: 'deploy', model: 'anna' }, wits([6, 7], [5, 9])])).toBe('order.phase setup []');
  });

  it('a Super may Power Up, which costs 1 PP (E-64)', () => {
    const { state } = afterLog([wits([6, 7, 8], [5, 9], { powerUp: true })]);
    expect(state.models.get('anna')?.pp).toBe(3);
    const characters = [character('anna', { level: 2 }), character('ansel', { level: 1 })];
    expect(refusal([wits([6, 7, 8], [5, 9], { powerUp: true })], { characters })).toBe('order.state henchman E-64 []');
  });

  it('a side that nobody leads rolls no dice, and cannot Power Up (E-64)', () => {
    const options = { 'su.leaderMustBeSuper': true };
    const characters = [character('anna', { level: 2 }), character('ansel', { level: 1 })];
    expect(refusal([wits([], [5, 9])], { characters, options })).toBeUndefined();
    const powered = wits([], [5, 9], { powerUp: true });
    expect(refusal([powered], { characters, options })).toBe('order.state henchman E-64 []');
  });

  it('the Leader is stated, else found by E-33', () => {
    const clever = character('ansel', {
      traits: { ...(character('x').traits as object), mind: { dice: 3, resistance: 0 } },
    });
    expect(refusal([wits([6, 7, 8], [5, 9])], { characters: [clever], leaders: { a: 'ansel' } })).toBeUndefined();
    expect(refusal([wits([6, 7, 8], [5, 9])], { characters: [clever] })).toBe('order.dice 3/2 []');
    const leading = { ...clever, abilities: [{ name: 'Leadership' }] };
    expect(refusal([wits([6, 7, 8], [5, 9])], { characters: [leading] })).toBeUndefined();
  });

  it('the order of Turns names every side once, and is never late', () => {
    expect(refusal([{ kind: 'turn-order', order: ['a'] }])).toBe('order.choice missing E-136 []');
    expect(refusal([{ kind: 'turn-order', order: ['a', 'a'] }])).toBe('order.choice a E-136 []');
    expect(
      refusal([
        { kind: 'deploy', model: 'anna' },
        { kind: 'turn-order', order: ['b', 'a'] },
      ]),
    ).toBeUndefined();
    const order = { kind: 'turn-order', order: ['b', 'a'] };
    expect(refusal([order, order])).toBe('order.limit 1/1 E-131 []');
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
