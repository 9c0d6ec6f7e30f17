/**
 * Tests Turns: choosing, Refresh, Upkeep, Climb High, Hold the Initiative and the Endgame. Anna and Ansel (side a) play against Bert and
 * Bo (side b): plain characters of Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`:
 * `order.limit 8.25/8 E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import {
  createActivation,
  createAdjust,
  createCharacter,
  findRefusal,
  getModel,
  playLog,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';

const createInflict = (modelId: string, effectWord: string, points: number, eventKeys: object = {}): TestEvent => ({
  kind: 'inflict',
  model: modelId,
  effect: effectWord,
  amount: points,
  ...eventKeys,
});

const createChoose = (modelId: string, eventKeys: object = {}): TestEvent => ({
  kind: 'choose',
  model: modelId,
  ...eventKeys,
});

const FLYING_ANNA = { characters: [createCharacter('anna', { movement: ['flight'] })] };

/** A log after which Anna has climbed high and her side has its next Turn. */
const ALOFT: readonly TestEvent[] = [
  ...createActivation('anna'),
  { kind: 'climb-high', model: 'anna' },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
  createChoose('bert'),
  { kind: 'activate' },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
];

describe('choosing a model (E-43 to E-46)', () => {
  it.each([
    ['a model of another side', [createChoose('bert')], {}, 'order.turn E-44 [bert]'],
    ['a model that is out', [createAdjust('anna', 'out', 1), createChoose('anna')], {}, 'order.state out [anna]'],
    [
      'upkeep of another side',
      [createChoose('anna', { upkeep: [{ model: 'bert', pp: 1 }] })],
      {},
      'order.turn E-46 [anna]',
    ],
    [
      'upkeep that costs more than the PP left',
      [createChoose('anna', { upkeep: [{ model: 'ansel', pp: 5 }] })],
      {},
      'order.cost 4/5 E-46 [anna]',
    ],
    [
      'the return of a model that is not away',
      [createChoose('anna', { returns: ['ansel'] })],
      {},
      'order.choice ansel E-72 [anna]',
    ],
    [
      'upkeep of 0 PP',
      [createChoose('anna', { upkeep: [{ model: 'anna', pp: 0 }] })],
      {},
      'order.payload upkeep/list [anna]',
    ],
  ] as const)('refuses %s', (_case, eventLog, encounterSpec, expected) => {
    expect(findRefusal([...STARTED_GAME, ...eventLog], encounterSpec)).toBe(expected);
  });

  it('allows a KO’ed model (E-44)', () => {
    expect(findRefusal([...STARTED_GAME, createAdjust('anna', 'ko', 1), createChoose('anna')])).toBeUndefined();
  });

  it('refuses the same model again while there is another with su.noRepeatActivation (E?31)', () => {
    const passLog = [...createActivation('anna'), { kind: 'end-activation' }, { kind: 'end-turn' }, { kind: 'pass' }];
    const repeatedLog = [
      ...STARTED_GAME,
      createChoose('anna'),
      { kind: 'activate' },
      { kind: 'end-activation' },
      { kind: 'end-turn' },
      createChoose('bert'),
      { kind: 'activate' },
      { kind: 'end-activation' },
      { kind: 'end-turn' },
      createChoose('anna'),
    ];
    expect(findRefusal(repeatedLog)).toBeUndefined();
    expect(findRefusal(repeatedLog, { options: { 'su.noRepeatActivation': true } })).toBe(
      'order.limit 1/1 E?31 [anna]',
    );
    expect(findRefusal(passLog)).toBe('order.choice pass E-43 []');
  });

  it('refreshes 1 PP of every friend up to its Power (E-45, E!20)', () => {
    const spentLog = [
      ...STARTED_GAME,
      createAdjust('anna', 'pp', 0),
      createAdjust('ansel', 'pp', 4),
      createAdjust('bert', 'pp', 0),
      createChoose('anna'),
    ];
    const playedGame = playLog(spentLog);
    expect(['anna', 'ansel', 'bert'].map((modelId) => getModel(playedGame, modelId).pp)).toEqual([1, 4, 0]);
  });

  it('pays Upkeep and runs down boosts and Countdowns (E-46, E-99, E-103)', () => {
    const eventLog = [
      ...STARTED_GAME,
      createInflict('anna', 'attack-boost', 2),
      createInflict('ansel', 'defense-boost', 1),
      createInflict('ansel', 'countdown', 2, { source: 'fuse' }),
      createInflict('bert', 'attack-boost', 1),
      createChoose('anna', { upkeep: [{ model: 'ansel', pp: 2, what: 'a wall' }] }),
    ];
    const playedGame = playLog(eventLog);
    expect(playedGame.normal.models).toMatchObject({
      anna: { effects: { 'attack-boost': 1 } },
      ansel: { pp: 2, countdown: { fuse: 1 } },
      bert: { effects: { 'attack-boost': 1 } },
    });
    expect(getModel(playedGame, 'ansel').effects.size).toBe(0);
  });
});

describe('Climb High (E-72)', () => {
  it('requires a stated return, which costs 1 PP and uses a Movement Action', () => {
    expect(findRefusal([...ALOFT, createChoose('anna')], FLYING_ANNA)).toBe('order.state aloft E-72 [anna]');
    const returnedGame = playLog(
      [...ALOFT, createChoose('anna', { returns: ['anna'] }), { kind: 'activate' }],
      FLYING_ANNA,
    );
    expect(returnedGame.normal).toMatchObject({ returned: ['anna'], frame: { model: 'anna', movements: 1 } });
    expect(getModel(returnedGame, 'anna').pp).toBe(3);
    expect(getModel(returnedGame, 'anna').aloft).toBe(false);
  });

  it('gives no Refresh to a model that is away (P-27), and leaves a returning one no PP for Upkeep', () => {
    const playedGame = playLog([...ALOFT, createChoose('ansel')], FLYING_ANNA);
    expect(getModel(playedGame, 'anna').pp).toBe(3);
    const poorLog = [...ALOFT, createInflict('anna', 'power-down', 9), createChoose('anna', { returns: ['anna'] })];
    expect(getModel(playLog(poorLog, FLYING_ANNA), 'anna').pp).toBe(0);
    expect(findRefusal(poorLog, FLYING_ANNA)).toBeUndefined();
    expect(
      findRefusal(
        [...poorLog.slice(0, -1), createChoose('anna', { returns: ['anna'], upkeep: [{ model: 'anna', pp: 1 }] })],
        FLYING_ANNA,
      ),
    ).toBe('order.cost 0/1 E-46 [anna]');
  });

  it('takes a model that never returns out of the game at the end, without a Subplot (P-39)', () => {
    const subplots = {
      kind: 'subplots',
      picks: [
        { side: 'a', subplot: 'first-blood' },
        { side: 'b', subplot: 'first-blood' },
      ],
    };
    const { normal: normalized, state } = playLog([subplots, ...ALOFT, { kind: 'end-game' }], FLYING_ANNA);
    expect(state.models.get('anna')?.out).toBe(true);
    expect(normalized.vp).toBeUndefined();
  });

  it('lets a side pass when all its models are away', () => {
    const encounterSpec = { ...FLYING_ANNA, sides: { a: ['anna'], b: ['bert'] } };
    expect(findRefusal([...ALOFT, { kind: 'pass' }], encounterSpec)).toBeUndefined();
  });
});

describe('Hold the Initiative (E-61)', () => {
  const endedLog: readonly TestEvent[] = [...createActivation('anna'), { kind: 'end-activation' }];
  const createHold = (modelId: string): TestEvent => ({ kind: 'hold', model: modelId });

  it('begins another Activation for 1 PP, without Refresh', () => {
    const playedGame = playLog([...endedLog, createHold('ansel')]);
    expect(playedGame.normal).toMatchObject({ phase: 'activation', active: 'ansel', held: true });
    expect(getModel(playedGame, 'ansel').pp).toBe(3);
  });

  it.each([
    ['a model of another side', [createHold('bert')], 'order.turn E-61 [bert]'],
    [
      'a second time',
      [createHold('ansel'), { kind: 'end-activation' }, createHold('anna')],
      'order.limit 1/1 E-61 [anna]',
    ],
    ['a stunned model', [createAdjust('ansel', 'stun', 1), createHold('ansel')], 'order.state stun E-54 [ansel]'],
    ['a KO’ed model', [createAdjust('ansel', 'ko', 1), createHold('ansel')], 'order.state ko E-54 [ansel]'],
    [
      'a paralyzed model',
      [createAdjust('ansel', 'paralysis', 1), createHold('ansel')],
      'order.state paralysis E-54 [ansel]',
    ],
    ['a model without PP', [createAdjust('ansel', 'pp', 0), createHold('ansel')], 'order.cost 0/1 E-52 [ansel]'],
  ])('refuses %s', (_case, eventLog, expected) => {
    expect(findRefusal([...endedLog, ...eventLog])).toBe(expected);
  });

  it('refuses the same model with su.holdSameModel off (E?34)', () => {
    expect(findRefusal([...endedLog, createHold('anna')])).toBeUndefined();
    expect(findRefusal([...endedLog, createHold('anna')], { options: { 'su.holdSameModel': false } })).toBe(
      'order.turn E?34 [anna]',
    );
  });

  it('needs an Activation with su.holdAfterKo off (E?35)', () => {
    const eventLog = [
      ...STARTED_GAME,
      createAdjust('anna', 'ko', 1),
      createChoose('anna'),
      { kind: 'activate' },
      createHold('ansel'),
    ];
    expect(findRefusal(eventLog)).toBeUndefined();
    expect(findRefusal(eventLog, { options: { 'su.holdAfterKo': false } })).toBe('order.state ko E?35 [ansel]');
  });
});

describe('the Endgame (E-43, E!18)', () => {
  /** A log in which Bo goes out, so that side b has 3 of 6 Levels left, which is not below half. Then Bert is KO'ed. */
  const foughtLog: readonly TestEvent[] = [
    { kind: 'scenario', scenario: 'slugfest' },
    ...STARTED_GAME,
    createAdjust('bo', 'out', 1),
    createAdjust('bert', 'ko', 1),
  ];
  const createTurn = (modelId: string): readonly TestEvent[] => [
    createChoose(modelId),
    { kind: 'activate' },
    { kind: 'end-activation' },
    { kind: 'end-turn' },
  ];

  it('becomes due below half of the Levels, and begins with the next Turn (E?39)', () => {
    expect(playLog(foughtLog.slice(0, -1)).state.endgameDue).toBe(false);
    expect(playLog(foughtLog).normal).toMatchObject({ endgameDue: true });
    expect(playLog(foughtLog).state.endgame).toBe(false);
    expect(playLog([...foughtLog, ...createTurn('anna')]).normal).toMatchObject({
      endgame: true,
      finalTurns: ['anna', 'ansel', 'bert'],
      side: 'b',
    });
  });

  it('begins at once with su.endgameImmediate', () => {
    const { state } = playLog(foughtLog, { options: { 'su.endgameImmediate': true } });
    expect(state).toMatchObject({ endgame: true, finalTurns: ['anna', 'ansel', 'bert'] });
  });

  it('gives every Super one more Turn and no other model any, and then the game is over', () => {
    const characters = [createCharacter('ansel', { level: 2 })];
    const eventLog = [...foughtLog, ...createTurn('anna')];
    expect(
      findRefusal([...eventLog, ...createTurn('bert').slice(0, 2), { kind: 'end-turn' }, createChoose('ansel')], {
        characters,
      }),
    ).toBe('order.state henchman E-43 [ansel]');
    const allTurns = [...eventLog, ...createTurn('bert').slice(0, 2), { kind: 'end-turn' }];
    expect(playLog([...allTurns, ...createTurn('anna')], { characters }).state.phase).toBe('over');
    expect(findRefusal([...allTurns, ...createTurn('anna'), createChoose('bert')], { characters })).toBe(
      'order.over [bert]',
    );
    expect(findRefusal([...allTurns, ...createTurn('anna'), createChoose('anna')])).toBe('order.limit 1/1 E-43 [anna]');
  });

  it('lets only a Super that still has its Turn hold the Initiative (E?38, E?68)', () => {
    const characters = [createCharacter('ansel', { level: 2 })];
    const eventLog = [
      ...foughtLog,
      ...createTurn('anna'),
      ...createTurn('bert').slice(0, 2),
      { kind: 'end-turn' },
      ...createTurn('anna').slice(0, 3),
    ];
    expect(findRefusal([...eventLog, { kind: 'hold', model: 'ansel' }], { characters })).toBe(
      'order.state henchman E?38 [ansel]',
    );
    expect(findRefusal([...eventLog, { kind: 'hold', model: 'anna' }])).toBe('order.limit 1/1 E?68 [anna]');
    expect(findRefusal([...eventLog, { kind: 'hold', model: 'ansel' }])).toBeUndefined();
  });

  it('leaves a side that passes without further Turns', () => {
    const { state } = playLog([...foughtLog, ...createTurn('anna'), { kind: 'pass' }]);
    expect(state).toMatchObject({ side: 'a', finalTurns: ['anna', 'ansel'] });
  });

  it('scores the Levels that are left, those of KO’ed models half (E-139)', () => {
    const { normal: normalized } = playLog([...foughtLog, { kind: 'end-game' }]);
    expect(normalized).toMatchObject({ phase: 'over', totals: { a: 6, b: 2 }, vp: { a: 2 } });
    const unscoredGame = playLog([...STARTED_GAME, { kind: 'end-game' }]);
    expect(unscoredGame.normal.vp).toBeUndefined();
    const equalGame = playLog([{ kind: 'scenario', scenario: 'slugfest' }, ...STARTED_GAME, { kind: 'end-game' }]);
    expect(equalGame.normal.vp).toEqual({ a: 1, b: 1 });
  });
});
