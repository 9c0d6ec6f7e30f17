/**
 * Tests Recovery and the beginning of an Activation. Anna and Ansel (side a) play against Bert and Bo (side b): plain characters of
 * Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import {
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

describe('Recovery (E-47, E-48, E-99, E-112)', () => {
  const createRecover = (recovered: string, diceFaces: readonly number[], eventKeys: object = {}): TestEvent => ({
    kind: 'recover',
    model: 'anna',
    what: recovered,
    dice: [...diceFaces],
    ...eventKeys,
  });
  const createHurtLog = (...eventLog: readonly TestEvent[]): readonly TestEvent[] => [
    ...STARTED_GAME,
    ...eventLog,
    createChoose('anna'),
  ];

  it('restores HP at TN 6 up to the total (E!6)', () => {
    expect(
      getModel(playLog([...createHurtLog(createAdjust('anna', 'hp', 7)), createRecover('hp', [6, 9, 5])]), 'anna').hp,
    ).toBe(9);
    expect(
      getModel(playLog([...createHurtLog(createAdjust('anna', 'hp', 9)), createRecover('hp', [6, 9, 8])]), 'anna').hp,
    ).toBe(10);
  });

  it.each([
    ['counts Successes at 6', [createAdjust('anna', 'hp', 5)], [6, 6, 1], 2],
    ['counts Successes at 7 in the Red Zone', [createAdjust('anna', 'hp', 4)], [6, 7, 1], 1],
    [
      'counts Successes at 8 in the Red Zone with Poison',
      [createAdjust('anna', 'hp', 4), createAdjust('anna', 'poison', 2)],
      [8, 7, 1],
      1,
    ],
  ])('%s (E!6, E-112)', (_case, eventsBefore, diceFaces, successes) => {
    expect(playLog([...createHurtLog(...eventsBefore), createRecover('hp', diceFaces)]).normal.last).toEqual({
      successes,
    });
  });

  it('starts the Red Zone a point earlier with su.redZoneStartsWhenWhiteGone (E!3, E?10)', () => {
    const houseRules = { 'su.redZoneStartsWhenWhiteGone': true };
    const eventLog = [...createHurtLog(createAdjust('anna', 'hp', 5)), createRecover('hp', [6, 7, 1])];
    expect(playLog(eventLog).normal.last).toEqual({ successes: 2 });
    expect(playLog(eventLog, { options: houseRules }).normal.last).toEqual({ successes: 1 });
  });

  it('rounds the Red Zone by su.redZoneRounding if the card states none (E!2, E?9)', () => {
    const characters = [createCharacter('anna', { hp: { total: 9 } })];
    const eventLog = [...createHurtLog(createAdjust('anna', 'hp', 4)), createRecover('hp', [6, 7, 1])];
    expect(playLog(eventLog, { characters }).normal.last).toEqual({ successes: 2 });
    expect(playLog(eventLog, { characters, options: { 'su.redZoneRounding': 'ceil' } }).normal.last).toEqual({
      successes: 1,
    });
    const statedRed = [createCharacter('anna', { hp: { total: 9, red: 4 } })];
    const houseRules = { 'su.redZoneRounding': 'ceil' };
    expect(playLog(eventLog, { characters: statedRed, options: houseRules }).normal.last).toEqual({ successes: 2 });
  });

  it('ends a KO with one Success', () => {
    const eventLog = createHurtLog(createAdjust('anna', 'ko', 1));
    expect(getModel(playLog([...eventLog, createRecover('ko', [1, 1, 1])]), 'anna').ko).toBe(true);
    expect(getModel(playLog([...eventLog, createRecover('ko', [1, 1, 6])]), 'anna').ko).toBe(false);
  });

  it.each([
    ['a roll of another model', { kind: 'recover', model: 'ansel', what: 'hp', dice: [] }, 'order.turn E-47 [ansel]'],
    ['an Effect that the model does not have', createRecover('stun', [1, 1, 1]), 'order.choice stun E-48 [anna]'],
    ['an Effect that stays', createRecover('entangle', [1, 1, 1]), 'order.choice entangle E-48 [anna]'],
    ['an unknown word', createRecover('boredom', [1, 1, 1]), 'order.payload what/word [anna]'],
    ['too few dice', createRecover('hp', [1, 1]), 'order.dice 2/3 [anna]'],
  ])('refuses %s', (_case, logEvent, expected) => {
    expect(
      findRefusal([...createHurtLog(createAdjust('anna', 'hp', 7), createAdjust('anna', 'entangle', 2)), logEvent]),
    ).toBe(expected);
  });

  it('allows one roll for each thing', () => {
    const eventLog = createHurtLog(createAdjust('anna', 'hp', 7), createAdjust('anna', 'weaken', 4));
    const repeatedLog = [
      ...eventLog,
      createRecover('hp', [1, 1, 1]),
      createRecover('weaken', [6, 1, 1]),
      createRecover('hp', [1, 1, 1]),
    ];
    expect(findRefusal(repeatedLog)).toBe('order.limit 1/1 E-48 [anna]');
    expect(playLog(repeatedLog).normal.recovery).toEqual({ model: 'anna', rolled: ['hp', 'weaken'] });
  });

  it('removes a point of each Effect before or after the rolls (E?32)', () => {
    const eventLog = createHurtLog(
      createAdjust('anna', 'stun', 2),
      createAdjust('anna', 'blind', 1),
      createAdjust('anna', 'attack-boost', 3),
    );
    const getEffects = (houseRules: object, ...laterEvents: readonly TestEvent[]) =>
      Object.fromEntries(
        getModel(playLog([...eventLog, ...laterEvents], { options: houseRules as never }), 'anna').effects,
      );
    expect(getEffects({})).toEqual({ stun: 1, 'attack-boost': 2 });
    const afterRolls = { 'su.autoReduceTiming': 'afterRolls' };
    expect(getEffects(afterRolls)).toEqual({ stun: 2, blind: 1, 'attack-boost': 2 });
    expect(getEffects(afterRolls, { kind: 'activate' })).toEqual({ stun: 1, 'attack-boost': 2 });
  });

  it('allows rolls for every Effect and each Countdown with su.recoverAnyEffect (E?18)', () => {
    const houseRules = { 'su.recoverAnyEffect': true };
    const eventLog = createHurtLog(
      createAdjust('anna', 'entangle', 4),
      createInflict('anna', 'countdown', 5, { source: 'fuse' }),
    );
    const playedGame = playLog(
      [...eventLog, createRecover('entangle', [6, 1, 1]), createRecover('countdown/fuse', [6, 6, 1])],
      { options: houseRules },
    );
    expect(Object.fromEntries(getModel(playedGame, 'anna').effects)).toEqual({ entangle: 2 });
    // 5 points, minus 1 in Upkeep, minus 1 in Recovery, minus 2 Successes.
    expect(Object.fromEntries(getModel(playedGame, 'anna').countdown)).toEqual({ fuse: 1 });
  });

  it('adds a die by Power Up for Supers that can react (E-64)', () => {
    const eventLog = createHurtLog(createAdjust('anna', 'hp', 7));
    const poweredRoll = createRecover('hp', [6, 6, 6, 6], { powerUp: true });
    expect(getModel(playLog([...eventLog, poweredRoll]), 'anna')).toMatchObject({ hp: 10, pp: 3 });
    expect(
      findRefusal([
        ...createHurtLog(createAdjust('anna', 'ko', 1)),
        createRecover('ko', [6, 6, 6, 6], { powerUp: true }),
      ]),
    ).toBe('order.state ko E-54 [anna]');
    expect(findRefusal([...eventLog, createAdjust('anna', 'pp', 0), poweredRoll])).toBe('order.cost 0/1 E-52 [anna]');
    expect(findRefusal([...eventLog, poweredRoll], { characters: [createCharacter('anna', { level: 2 })] })).toBe(
      'order.state henchman E-64 [anna]',
    );
  });

  it('deals the damage of Poison after the rolls (E-112)', () => {
    const playedGame = playLog([...createHurtLog(createAdjust('anna', 'poison', 3)), { kind: 'activate' }]);
    expect(getModel(playedGame, 'anna').hp).toBe(8);
  });

  it('skips the Activation of a model that stays KO’ed (E-49)', () => {
    const playedGame = playLog([...createHurtLog(createAdjust('anna', 'ko', 1)), { kind: 'activate' }]);
    expect(playedGame.normal).toMatchObject({ phase: 'turn-end' });
    expect(playedGame.state.finished).toBeNull();
  });
});

describe('the beginning of an Activation', () => {
  it('deals the damage of Dangerous Terrain once a Turn (E-128)', () => {
    const eventLog = [
      ...STARTED_GAME,
      createChoose('anna'),
      { kind: 'activate', dangerous: 2 },
      { kind: 'move', model: 'anna', dangerous: 3 },
    ];
    expect(getModel(playLog(eventLog), 'anna')).toMatchObject({ hp: 8, endangered: true });
    const immuneAnna = [createCharacter('anna', { immunities: ['Dangerous Terrain'] })];
    expect(getModel(playLog(eventLog, { characters: immuneAnna }), 'anna').hp).toBe(10);
  });

  it('rolls for a Power Marker nearby (E-138)', () => {
    const dangerZone = { kind: 'scenario', scenario: 'danger-zone' };
    const eventLog = [dangerZone, ...STARTED_GAME, createChoose('anna'), { kind: 'activate', markers: ['power-2'] }];
    expect(playLog(eventLog).normal.due).toEqual([{ due: 'hazard', model: 'anna', dice: 2, need: 4 }]);
    const playedGame = playLog([...eventLog, { kind: 'roll', dice: [10, 3] }]);
    expect(playedGame.normal.last).toEqual({ successes: 1, pows: 1 });
    expect(playedGame.normal.models).toMatchObject({ anna: { hp: 9, effects: { stun: 2 } } });
    const quarters = { kind: 'scenario', scenario: 'hold-ground' };
    expect(
      findRefusal([quarters, ...STARTED_GAME, createChoose('anna'), { kind: 'activate', markers: ['quarter-1'] }]),
    ).toBe('order.choice quarter-1 E-138 []');
  });
});
