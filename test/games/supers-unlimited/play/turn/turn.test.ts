/** Turns: choosing, Refresh, Upkeep, Recovery, Activation, Hold the Initiative. */
import { describe, expect, it } from 'vitest';
import { acting, afterLog, character, type Event, model, refusal, STARTED, set } from '../support/table.ts';

const inflict = (id: string, effect: string, amount: number, more: object = {}): Event => ({
  kind: 'inflict',
  model: id,
  effect,
  amount,
  ...more,
});

const choose = (id: string, more: object = {}): Event => ({ kind: 'choose', model: id, ...more });

const FLYER = { characters: [character('anna', { movement: ['flight'] })] };

/** Anna is high above, and it is the Turn of her side again. */
const ALOFT: readonly Event[] = [
  ...acting('anna'),
  { kind: 'climb-high', model: 'anna' },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
  choose('bert'),
  { kind: 'activate' },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
];

describe('choosing (E-43 to E-46)', () => {
  it.each([
    ['another side', [choose('bert')], {}, 'order.turn E-44 [bert]'],
    ['who is out', [set('anna', 'out', 1), choose('anna')], {}, 'order.state out [anna]'],
    ['upkeep of another side', [choose('anna', { upkeep: [{ model: 'bert', pp: 1 }] })], {}, 'order.turn E-46 [anna]'],
    [
      'upkeep that is too dear',
      [choose('anna', { upkeep: [{ model: 'ansel', pp: 5 }] })],
      {},
      'order.cost 4/5 E-46 [anna]',
    ],
    ['returning from nowhere', [choose('anna', { returns: ['ansel'] })], {}, 'order.choice ansel E-72 [anna]'],
    [
      'no upkeep of nothing',
      [choose('anna', { upkeep: [{ model: 'anna', pp: 0 }] })],
      {},
      'order.payload upkeep/list [anna]',
    ],
  ] as const)('refuses %s', (_, log, table, expected) => {
    expect(refusal([...STARTED, ...log], table)).toBe(expected);
  });

  it('may choose who is KO’ed (E-44)', () => {
    expect(refusal([...STARTED, set('anna', 'ko', 1), choose('anna')])).toBeUndefined();
  });

  it('su.noRepeatActivation: not the same model while there is another (E?31)', () => {
    const again = [...acting('anna'), { kind: 'end-activation' }, { kind: 'end-turn' }, { kind: 'pass' }];
    const back = [
      ...STARTED,
      choose('anna'),
      { kind: 'activate' },
      { kind: 'end-activation' },
      { kind: 'end-turn' },
      choose('bert'),
      { kind: 'activate' },
      { kind: 'end-activation' },
      { kind: 'end-turn' },
      choose('anna'),
    ];
    expect(refusal(back)).toBeUndefined();
    expect(refusal(back, { options: { 'su.noRepeatActivation': true } })).toBe('order.limit 1/1 E?31 [anna]');
    expect(refusal(again)).toBe('order.choice pass E-43 []');
  });

  it('Refresh gives 1 PP to every friend, not beyond the Power (E-45, E!20)', () => {
    const spent = [...STARTED, set('anna', 'pp', 0), set('ansel', 'pp', 4), set('bert', 'pp', 0), choose('anna')];
    const now = afterLog(spent);
    expect(['anna', 'ansel', 'bert'].map((id) => model(now, id).pp)).toEqual([1, 4, 0]);
  });

  it('Upkeep is paid and runs boosts and Countdowns down (E-46, E-99, E-103)', () => {
    const log = [
      ...STARTED,
      inflict('anna', 'attack-boost', 2),
      inflict('ansel', 'defense-boost', 1),
      inflict('ansel', 'countdown', 2, { source: 'fuse' }),
      inflict('bert', 'attack-boost', 1),
      choose('anna', { upkeep: [{ model: 'ansel', pp: 2, what: 'a wall' }] }),
    ];
    const now = afterLog(log);
    expect(now.normal.models).toMatchObject({
      anna: { effects: { 'attack-boost': 1 } },
      ansel: { pp: 2, countdown: { fuse: 1 } },
      bert: { effects: { 'attack-boost': 1 } },
    });
    expect(model(now, 'ansel').effects.size).toBe(0);
  });
});

describe('Climb High (E-72)', () => {
  it('has to return, pays for it, and has used a Movement Action', () => {
    expect(refusal([...ALOFT, choose('anna')], FLYER)).toBe('order.state aloft E-72 [anna]');
    const back = afterLog([...ALOFT, choose('anna', { returns: ['anna'] }), { kind: 'activate' }], FLYER);
    expect(back.normal).toMatchObject({ returned: ['anna'], frame: { model: 'anna', movements: 1 } });
    expect(model(back, 'anna').pp).toBe(3);
    expect(model(back, 'anna').aloft).toBe(false);
  });

  it('has no Refresh while it is away (P-27), and cannot return without PP', () => {
    const now = afterLog([...ALOFT, choose('ansel')], FLYER);
    expect(model(now, 'anna').pp).toBe(3);
    const poor = [...ALOFT, inflict('anna', 'power-down', 9), choose('anna', { returns: ['anna'] })];
    expect(model(afterLog(poor, FLYER), 'anna').pp).toBe(0);
    expect(refusal(poor, FLYER)).toBeUndefined();
    expect(
      refusal([...poor.slice(0, -1), choose('anna', { returns: ['anna'], upkeep: [{ model: 'anna', pp: 1 }] })], FLYER),
    ).toBe('order.cost 0/1 E-46 [anna]');
  });

  it('who never comes back is out at the end, without a Subplot (P-39)', () => {
    const subplots = {
      kind: 'subplots',
      picks: [
        { side: 'a', subplot: 'first-blood' },
        { side: 'b', subplot: 'first-blood' },
      ],
    };
    const { normal, state } = afterLog([subplots, ...ALOFT, { kind: 'end-game' }], FLYER);
    expect(state.models.get('anna')?.out).toBe(true);
    expect(normal.vp).toBeUndefined();
  });

  it('pass is possible when everybody is away', () => {
    const table = { ...FLYER, sides: { a: ['anna'], b: ['bert'] } };
    expect(refusal([...ALOFT, { kind: 'pass' }], table)).toBeUndefined();
  });
});

describe('Hold the Initiative (E-61)', () => {
  const ended: readonly Event[] = [...acting('anna'), { kind: 'end-activation' }];
  const hold = (id: string): Event => ({ kind: 'hold', model: id });

  it('begins another Activation for 1 PP, without Refresh', () => {
    const now = afterLog([...ended, hold('ansel')]);
    expect(now.normal).toMatchObject({ phase: 'activation', active: 'ansel', held: true });
    expect(model(now, 'ansel').pp).toBe(3);
  });

  it.each([
    ['another side', [hold('bert')], 'order.turn E-61 [bert]'],
    ['twice', [hold('ansel'), { kind: 'end-activation' }, hold('anna')], 'order.limit 1/1 E-61 [anna]'],
    ['who is stunned', [set('ansel', 'stun', 1), hold('ansel')], 'order.state stun E-54 [ansel]'],
    ['who is KO’ed', [set('ansel', 'ko', 1), hold('ansel')], 'order.state ko E-54 [ansel]'],
    ['who is paralysed', [set('ansel', 'paralysis', 1), hold('ansel')], 'order.state paralysis E-54 [ansel]'],
    ['who has no PP', [set('ansel', 'pp', 0), hold('ansel')], 'order.cost 0/1 E-52 [ansel]'],
  ])('refuses %s', (_, log, expected) => {
    expect(refusal([...ended, ...log])).toBe(expected);
  });

  it('su.holdSameModel off: another model (E?34)', () => {
    expect(refusal([...ended, hold('anna')])).toBeUndefined();
    expect(refusal([...ended, hold('anna')], { options: { 'su.holdSameModel': false } })).toBe(
      'order.turn E?34 [anna]',
    );
  });

  it('su.holdAfterKo off: only after an Activation (E?35)', () => {
    const log = [...STARTED, set('anna', 'ko', 1), choose('anna'), { kind: 'activate' }, hold('ansel')];
    expect(refusal(log)).toBeUndefined();
    expect(refusal(log, { options: { 'su.holdAfterKo': false } })).toBe('order.state ko E?35 [ansel]');
  });
});

describe('the Endgame (E-43, E!18)', () => {
  /** Bo falls: side b has 3 of 6 Levels left, which is not below half; then Bert is KO'ed. */
  const fought: readonly Event[] = [
    { kind: 'scenario', scenario: 'slugfest' },
    ...STARTED,
    set('bo', 'out', 1),
    set('bert', 'ko', 1),
  ];
  const turn = (id: string): readonly Event[] => [
    choose(id),
    { kind: 'activate' },
    { kind: 'end-activation' },
    { kind: 'end-turn' },
  ];

  it('is due below half of the Levels, and begins with the next Turn (E?39)', () => {
    expect(afterLog(fought.slice(0, -1)).state.endgameDue).toBe(false);
    expect(afterLog(fought).normal).toMatchObject({ endgameDue: true });
    expect(afterLog(fought).state.endgame).toBe(false);
    expect(afterLog([...fought, ...turn('anna')]).normal).toMatchObject({
      endgame: true,
      finalTurns: ['anna', 'ansel', 'bert'],
      side: 'b',
    });
  });

  it('su.endgameImmediate: at once', () => {
    const { state } = afterLog(fought, { options: { 'su.endgameImmediate': true } });
    expect(state).toMatchObject({ endgame: true, finalTurns: ['anna', 'ansel', 'bert'] });
  });

  it('every Super has one more Turn, nobody else any, and then it is over', () => {
    const characters = [character('ansel', { level: 2 })];
    const log = [...fought, ...turn('anna')];
    expect(refusal([...log, ...turn('bert').slice(0, 2), { kind: 'end-turn' }, choose('ansel')], { characters })).toBe(
      'order.state henchman E-43 [ansel]',
    );
    const all = [...log, ...turn('bert').slice(0, 2), { kind: 'end-turn' }];
    expect(afterLog([...all, ...turn('anna')], { characters }).state.phase).toBe('over');
    expect(refusal([...all, ...turn('anna'), choose('bert')], { characters })).toBe('order.over [bert]');
    expect(refusal([...all, ...turn('anna'), choose('anna')])).toBe('order.limit 1/1 E-43 [anna]');
  });

  it('nobody holds the initiative but a Super that still has its Turn (E?38, E?68)', () => {
    const characters = [character('ansel', { level: 2 })];
    const log = [
      ...fought,
      ...turn('anna'),
      ...turn('bert').slice(0, 2),
      { kind: 'end-turn' },
      ...turn('anna').slice(0, 3),
    ];
    expect(refusal([...log, { kind: 'hold', model: 'ansel' }], { characters })).toBe(
      'order.state henchman E?38 [ansel]',
    );
    expect(refusal([...log, { kind: 'hold', model: 'anna' }])).toBe('order.limit 1/1 E?68 [anna]');
    expect(refusal([...log, { kind: 'hold', model: 'ansel' }])).toBeUndefined();
  });

  it('who passes has no further Turns', () => {
    const { state } = afterLog([...fought, ...turn('anna'), { kind: 'pass' }]);
    expect(state).toMatchObject({ side: 'a', finalTurns: ['anna', 'ansel'] });
  });

  it('scores the Levels that are left, KO’ed ones half (E-139)', () => {
    const { normal } = afterLog([...fought, { kind: 'end-game' }]);
    expect(normal).toMatchObject({ phase: 'over', totals: { a: 6, b: 2 }, vp: { a: 2 } });
    const tied = afterLog([...STARTED, { kind: 'end-game' }]);
    expect(tied.normal.vp).toBeUndefined();
    const equal = afterLog([{ kind: 'scenario', scenario: 'slugfest' }, ...STARTED, { kind: 'end-game' }]);
    expect(equal.normal.vp).toEqual({ a: 1, b: 1 });
  });
});
