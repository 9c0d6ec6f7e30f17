/** Turns (4.6.5): choosing, Refresh, Upkeep, Recovery, Activation, Hold the Initiative. */
import { describe, expect, it } from 'vitest';
import { acting, character, type Event, lastRefusal, model, played, STARTED, type Table } from './table.ts';

const afterLog = (log: readonly Event[], table: Table = {}) => played({ ...table, log });
const refusal = (log: readonly Event[], table: Table = {}) => lastRefusal({ ...table, log });
const set = (id: string, field: string, to: number): Event => ({ kind: 'adjust', model: id, field, to });
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

describe('Recovery (E-47, E-48, E-99, E-112)', () => {
  const recover = (what: string, dice: readonly number[], more: object = {}): Event => ({
    kind: 'recover',
    model: 'anna',
    what,
    dice: [...dice],
    ...more,
  });
  const hurt = (...log: readonly Event[]): readonly Event[] => [...STARTED, ...log, choose('anna')];

  it('restores HP at TN 6 and no more than there were (E!6)', () => {
    expect(model(afterLog([...hurt(set('anna', 'hp', 7)), recover('hp', [6, 9, 5])]), 'anna').hp).toBe(9);
    expect(model(afterLog([...hurt(set('anna', 'hp', 9)), recover('hp', [6, 9, 8])]), 'anna').hp).toBe(10);
  });

  it.each([
    ['the base 6', [set('anna', 'hp', 5)], [6, 6, 1], 2],
    ['the Red Zone 7', [set('anna', 'hp', 4)], [6, 7, 1], 1],
    ['Red Zone and Poison 8', [set('anna', 'hp', 4), set('anna', 'poison', 2)], [8, 7, 1], 1],
  ])('%s (E!6, E-112)', (_, before, dice, successes) => {
    expect(afterLog([...hurt(...before), recover('hp', dice)]).normal.last).toEqual({ successes });
  });

  it('su.redZoneStartsWhenWhiteGone begins it a point earlier (E!3, E?10)', () => {
    const options = { 'su.redZoneStartsWhenWhiteGone': true };
    const log = [...hurt(set('anna', 'hp', 5)), recover('hp', [6, 7, 1])];
    expect(afterLog(log).normal.last).toEqual({ successes: 2 });
    expect(afterLog(log, { options }).normal.last).toEqual({ successes: 1 });
  });

  it('su.redZoneRounding counts for a card without red boxes (E!2, E?9)', () => {
    const characters = [character('anna', { hp: { total: 9 } })];
    const log = [...hurt(set('anna', 'hp', 4)), recover('hp', [6, 7, 1])];
    expect(afterLog(log, { characters }).normal.last).toEqual({ successes: 2 });
    expect(afterLog(log, { characters, options: { 'su.redZoneRounding': 'ceil' } }).normal.last).toEqual({
      successes: 1,
    });
    const stated = [character('anna', { hp: { total: 9, red: 4 } })];
    const options = { 'su.redZoneRounding': 'ceil' };
    expect(afterLog(log, { characters: stated, options }).normal.last).toEqual({ successes: 2 });
  });

  it('ends being KO’ed with one Success', () => {
    const log = hurt(set('anna', 'ko', 1));
    expect(model(afterLog([...log, recover('ko', [1, 1, 1])]), 'anna').ko).toBe(true);
    expect(model(afterLog([...log, recover('ko', [1, 1, 6])]), 'anna').ko).toBe(false);
  });

  it.each([
    ['another model', { kind: 'recover', model: 'ansel', what: 'hp', dice: [] }, 'order.turn E-47 [ansel]'],
    ['nothing of it', recover('stun', [1, 1, 1]), 'order.choice stun E-48 [anna]'],
    ['an Effect that stays', recover('entangle', [1, 1, 1]), 'order.choice entangle E-48 [anna]'],
    ['no such word', recover('boredom', [1, 1, 1]), 'order.payload what/word [anna]'],
    ['too few dice', recover('hp', [1, 1]), 'order.dice 2/3 [anna]'],
  ])('refuses %s', (_, event, expected) => {
    expect(refusal([...hurt(set('anna', 'hp', 7), set('anna', 'entangle', 2)), event])).toBe(expected);
  });

  it('each thing is rolled for once', () => {
    const log = hurt(set('anna', 'hp', 7), set('anna', 'weaken', 4));
    const twice = [...log, recover('hp', [1, 1, 1]), recover('weaken', [6, 1, 1]), recover('hp', [1, 1, 1])];
    expect(refusal(twice)).toBe('order.limit 1/1 E-48 [anna]');
    expect(afterLog(twice).normal.recovery).toEqual({ model: 'anna', rolled: ['hp', 'weaken'] });
  });

  it('loses a point of each Effect by itself, before or after the rolls (E?32)', () => {
    const log = hurt(set('anna', 'stun', 2), set('anna', 'blind', 1), set('anna', 'attack-boost', 3));
    const effects = (options: object, ...more: readonly Event[]) =>
      Object.fromEntries(model(afterLog([...log, ...more], { options: options as never }), 'anna').effects);
    expect(effects({})).toEqual({ stun: 1, 'attack-boost': 2 });
    const after = { 'su.autoReduceTiming': 'afterRolls' };
    expect(effects(after)).toEqual({ stun: 2, blind: 1, 'attack-boost': 2 });
    expect(effects(after, { kind: 'activate' })).toEqual({ stun: 1, 'attack-boost': 2 });
  });

  it('su.recoverAnyEffect: the others too, each Countdown by itself (E?18)', () => {
    const options = { 'su.recoverAnyEffect': true };
    const log = hurt(set('anna', 'entangle', 4), inflict('anna', 'countdown', 5, { source: 'fuse' }));
    const now = afterLog([...log, recover('entangle', [6, 1, 1]), recover('countdown/fuse', [6, 6, 1])], { options });
    expect(Object.fromEntries(model(now, 'anna').effects)).toEqual({ entangle: 2 });
    // 5, less the Upkeep, less the loss by itself, less two Successes.
    expect(Object.fromEntries(model(now, 'anna').countdown)).toEqual({ fuse: 1 });
  });

  it('Power Up adds a die, for Supers who can react (E-64)', () => {
    const log = hurt(set('anna', 'hp', 7));
    const roll = recover('hp', [6, 6, 6, 6], { powerUp: true });
    expect(model(afterLog([...log, roll]), 'anna')).toMatchObject({ hp: 10, pp: 3 });
    expect(refusal([...hurt(set('anna', 'ko', 1)), recover('ko', [6, 6, 6, 6], { powerUp: true })])).toBe(
      'order.state ko E-54 [anna]',
    );
    expect(refusal([...log, set('anna', 'pp', 0), roll])).toBe('order.cost 0/1 E-52 [anna]');
    expect(refusal([...log, roll], { characters: [character('anna', { level: 2 })] })).toBe(
      'order.state henchman E-64 [anna]',
    );
  });

  it('Poison hurts when the rolls are over (E-112)', () => {
    const now = afterLog([...hurt(set('anna', 'poison', 3)), { kind: 'activate' }]);
    expect(model(now, 'anna').hp).toBe(8);
  });

  it('who stays KO’ed has no Activation (E-49)', () => {
    const now = afterLog([...hurt(set('anna', 'ko', 1)), { kind: 'activate' }]);
    expect(now.normal).toMatchObject({ phase: 'turn-end' });
    expect(now.state.finished).toBeNull();
  });
});

describe('the Activation begins', () => {
  it('in Dangerous Terrain, once a Turn (E-128)', () => {
    const log = [
      ...STARTED,
      choose('anna'),
      { kind: 'activate', dangerous: 2 },
      { kind: 'move', model: 'anna', dangerous: 3 },
    ];
    expect(model(afterLog(log), 'anna')).toMatchObject({ hp: 8, endangered: true });
    const immune = [character('anna', { immunities: ['Dangerous Terrain'] })];
    expect(model(afterLog(log, { characters: immune }), 'anna').hp).toBe(10);
  });

  it('at a Power Marker (E-138)', () => {
    const zone = { kind: 'scenario', scenario: 'danger-zone' };
    const log = [zone, ...STARTED, choose('anna'), { kind: 'activate', markers: ['power-2'] }];
    expect(afterLog(log).normal.due).toEqual([{ due: 'hazard', model: 'anna', dice: 2, need: 4 }]);
    const now = afterLog([...log, { kind: 'roll', dice: [10, 3] }]);
    expect(now.normal.last).toEqual({ successes: 1, pows: 1 });
    expect(now.normal.models).toMatchObject({ anna: { hp: 9, effects: { stun: 2 } } });
    const quarters = { kind: 'scenario', scenario: 'hold-ground' };
    expect(refusal([quarters, ...STARTED, choose('anna'), { kind: 'activate', markers: ['quarter-1'] }])).toBe(
      'order.choice quarter-1 E-138 []',
    );
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
