/**
 * Tests Actions: which models may take them, how often and at what price; movement; Trait Rolls. Anna and Ansel (side a) play against
 * Bert and Bo (side b): plain characters of Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact
 * [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import {
  ANNA_ACTING,
  createAdjust,
  createCharacter,
  type EncounterSpec,
  findRefusal,
  getModel,
  playLog,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';

const createEvent = (eventKind: string, eventKeys: object = {}): TestEvent => ({
  kind: eventKind,
  model: 'anna',
  ...eventKeys,
});
const createMover = (movement: readonly string[], annaFields: object = {}): EncounterSpec => ({
  characters: [createCharacter('anna', { movement: [...movement], ...annaFields } as never)],
});

describe('models that may act (E-50 to E-54)', () => {
  it.each([
    ['an Action during the choice', [...STARTED_GAME, createEvent('move')], 'order.phase choose [anna]'],
    ['an Action of another model', [...ANNA_ACTING, { kind: 'move', model: 'ansel' }], 'order.turn E-50 [ansel]'],
    [
      'an Action of a model that is out',
      [...ANNA_ACTING, createAdjust('anna', 'out', 1), createEvent('move')],
      'order.state out [anna]',
    ],
    [
      'an Action of a KO’ed model',
      [...ANNA_ACTING, createAdjust('anna', 'ko', 1), createEvent('move')],
      'order.state ko E-54 [anna]',
    ],
    [
      'an Action of a paralyzed model',
      [...ANNA_ACTING, createAdjust('anna', 'paralysis', 1), createEvent('move')],
      'order.state paralysis E-111 [anna]',
    ],
    [
      'a Run while stunned',
      [...ANNA_ACTING, createAdjust('anna', 'stun', 1), createEvent('run')],
      'order.state stun E-117 [anna]',
    ],
    [
      'a Move while entangled',
      [...ANNA_ACTING, createAdjust('anna', 'entangle', 1), createEvent('move')],
      'order.state entangle E-107 [anna]',
    ],
    [
      'a Move of a model without Move',
      [...ANNA_ACTING, createAdjust('anna', 'move', 0), createEvent('move')],
      'order.state move E-69 [anna]',
    ],
    [
      'an Action a third time',
      [...ANNA_ACTING, createEvent('called-shot'), createEvent('called-shot'), createEvent('called-shot')],
      'order.limit 2/2 E-53 [anna]',
    ],
    [
      'a third Movement Action (E!21)',
      [...ANNA_ACTING, createEvent('move'), createEvent('move'), createEvent('run')],
      'order.limit 2/2 E-53 [anna]',
    ],
    [
      'an Action without PP',
      [...ANNA_ACTING, createAdjust('anna', 'pp', 0), createEvent('move')],
      'order.cost 0/1 E-52 [anna]',
    ],
    [
      'an Action while an answer is due',
      [...ANNA_ACTING, { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 5 }, createEvent('move')],
      'order.due knockback [anna]',
    ],
    ['an answer while nothing is due', [...ANNA_ACTING, { kind: 'roll', dice: [1] }], 'order.due nothing []'],
    [
      'an Ability while nullified',
      [...ANNA_ACTING, createAdjust('anna', 'nullify', 1), createEvent('ability', { what: 'Glow' })],
      'order.state nullify E-110 [anna]',
    ],
  ] as const)('refuses %s', (_case, eventLog, expected) => {
    expect(findRefusal(eventLog)).toBe(expected);
  });

  it('allows attacking and moving while stunned (E-54)', () => {
    expect(
      findRefusal([...ANNA_ACTING, createAdjust('anna', 'stun', 1), createEvent('move', { inches: 5 })]),
    ).toBeUndefined();
    expect(
      findRefusal([
        ...ANNA_ACTING,
        createAdjust('anna', 'stun', 1),
        createEvent('attack', { attack: 'Bash', targets: [{ target: 'bert' }] }),
      ]),
    ).toBeUndefined();
  });

  it('charges 4 PP for Move, Charge, Attack and Attack (E!21)', () => {
    const bashEvent = createEvent('attack', { attack: 'Bash', targets: [{ target: 'bert' }] });
    const missedRoll = { kind: 'roll', dice: [1, 1, 1] };
    const playedGame = playLog([
      ...ANNA_ACTING,
      createEvent('move'),
      createEvent('charge'),
      bashEvent,
      missedRoll,
      bashEvent,
      missedRoll,
    ]);
    expect(playedGame.refused).toEqual([]);
    expect(getModel(playedGame, 'anna').pp).toBe(0);
    expect(playedGame.normal.frame).toEqual({ model: 'anna', used: { move: 1, charge: 1, attack: 2 }, movements: 2 });
    expect(playedGame.normal).toMatchObject({ completed: 'anna', attacked: ['bert'] });
  });
});

describe('distances of movement (E-59, E-63, E-67, E-127)', () => {
  it.each([
    [createEvent('move', { inches: 5 }), undefined],
    [createEvent('move', { inches: 5.25 }), 'order.limit 5.25/5 E-63 [anna]'],
    [createEvent('run', { inches: 10 }), undefined],
    [createEvent('run', { inches: 10.5 }), 'order.limit 10.5/10 E-67 [anna]'],
    [createEvent('charge', { inches: 6 }), 'order.limit 6/5 E-59 [anna]'],
    [createEvent('move', { inches: 4, difficult: 2 }), 'order.limit 6/5 E-63 [anna]'],
    [createEvent('run', { inches: 1, contact: ['bert'] }), 'order.target E-67 [anna bert]'],
    [createEvent('run', { inches: 1, contact: ['ansel'] }), undefined],
    [createEvent('charge', { inches: 1, near: ['bert'] }), 'order.target E-59 [anna bert]'],
    [createEvent('move', { inches: 1, vertical: 2 }), undefined],
    [createEvent('move', { inches: 1, vertical: 2.25 }), 'order.limit 2.25/2 E-71a [anna]'],
    [createEvent('move', { inches: 1, vertical: 2.5 }), 'order.limit 2.5/2 E-71a [anna]'],
    [createEvent('move', { inches: 0.1 }), 'order.payload inches/inch [anna]'],
    [createEvent('move', { by: 'walk' }), 'order.payload by/word [anna]'],
    [createEvent('move', { by: 'flight' }), 'order.choice flight E-71 [anna]'],
    [createEvent('move', { up: 1 }), 'order.choice 1 E-70 [anna]'],
    [createEvent('move', { markers: ['x'] }), 'order.unknown x [anna]'],
    [createEvent('move', { plasma: true }), 'order.choice plasma E-144 [anna]'],
  ])('answer %j by %s', (logEvent, expected) => {
    expect(findRefusal([...ANNA_ACTING, logEvent])).toBe(expected);
  });

  it('make flyers pay for Altitude, or extend their Move for discarded tokens (E-70, E-71b, P-29)', () => {
    const encounterSpec = createMover(['flight']);
    const climbEvent = createEvent('move', { inches: 2, up: 3 });
    expect(getModel(playLog([...ANNA_ACTING, climbEvent], encounterSpec), 'anna').altitude).toBe(3);
    expect(findRefusal([...ANNA_ACTING, createEvent('move', { inches: 3, up: 3 })], encounterSpec)).toBe(
      'order.limit 6/5 E-63 [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createEvent('move', { down: 1 })], encounterSpec)).toBe(
      'order.choice -1 E-70 [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createEvent('move', { up: 6 })], encounterSpec)).toBe(
      'order.choice 6 E-70 [anna]',
    );
    expect(
      getModel(
        playLog([...ANNA_ACTING, climbEvent, createEvent('move', { inches: 7, discard: 2 })], encounterSpec),
        'anna',
      ).altitude,
    ).toBe(1);
    expect(
      findRefusal([...ANNA_ACTING, climbEvent, createEvent('run', { inches: 14, discard: 2 })], encounterSpec),
    ).toBeUndefined();
    expect(
      findRefusal([...ANNA_ACTING, climbEvent, createEvent('run', { inches: 14.25, discard: 2 })], encounterSpec),
    ).toBe('order.limit 14.25/14 E-67 [anna]');
  });

  it('count Altitude twice for Glide, which cannot discard tokens (E-71c)', () => {
    const encounterSpec = createMover(['glide']);
    expect(findRefusal([...ANNA_ACTING, createEvent('move', { inches: 1, up: 2 })], encounterSpec)).toBeUndefined();
    expect(findRefusal([...ANNA_ACTING, createEvent('move', { inches: 2, up: 2 })], encounterSpec)).toBe(
      'order.limit 6/5 E-63 [anna]',
    );
    expect(
      findRefusal([...ANNA_ACTING, createEvent('move', { up: 1 }), createEvent('move', { discard: 1 })], encounterSpec),
    ).toBe('order.choice 1 E-70 [anna]');
  });

  it.each([
    [['jump'], undefined],
    [['teleport'], undefined],
    [['line-swing'], undefined],
    [['wall-crawl'], 'order.limit 6/5 E-63 [anna]'],
    [['flight'], 'order.limit 6/5 E-63 [anna]'],
  ])('count Difficult Terrain for %s according to its rule (E-71)', (movement, expected) => {
    expect(findRefusal([...ANNA_ACTING, createEvent('move', { inches: 4, difficult: 2 })], createMover(movement))).toBe(
      expected,
    );
  });

  it.each([
    [['jump'], { inside: 'open' }, 'order.state inside E-126 [anna]'],
    [['glide'], { inside: 'enclosed' }, 'order.state inside E-126 [anna]'],
    [['winged-flight'], { inside: 'open' }, 'order.state inside E-126 [anna]'],
    [['winged-flight'], { inside: 'enclosed' }, 'order.state inside E-126 [anna]'],
    [['flight'], { inside: 'enclosed' }, undefined],
    [['winged-flight'], { contact: ['bert'] }, 'order.state contact E-71h [anna]'],
  ])('answer %s with %j by %s', (movement, eventKeys, expected) => {
    expect(findRefusal([...ANNA_ACTING, createEvent('move', eventKeys)], createMover(movement))).toBe(expected);
  });

  it('allow Winged Flight with tokens near enemies and in open Buildings (E?41)', () => {
    const eventLog = [
      ...ANNA_ACTING,
      createEvent('move', { up: 1 }),
      createEvent('move', { inside: 'open', contact: ['bert'] }),
    ];
    expect(findRefusal(eventLog, createMover(['winged-flight']))).toBeUndefined();
  });

  it('restrict a stunned flyer to Sprint and keep its tokens (E-73, P-28)', () => {
    const encounterSpec = createMover(['flight']);
    const climbEvent = createEvent('move', { up: 2 });
    expect(
      findRefusal(
        [...ANNA_ACTING, climbEvent, createAdjust('anna', 'stun', 1), createEvent('move', { by: 'flight' })],
        encounterSpec,
      ),
    ).toBe('order.state stun E-73 [anna]');
    expect(
      findRefusal(
        [...ANNA_ACTING, climbEvent, createAdjust('anna', 'stun', 1), createEvent('move', { down: 1 })],
        encounterSpec,
      ),
    ).toBe('order.choice 1 E-70 [anna]');
    expect(
      getModel(
        playLog([...ANNA_ACTING, climbEvent, createAdjust('anna', 'stun', 1), createEvent('move')], encounterSpec),
        'anna',
      ).altitude,
    ).toBe(2);
  });

  it('allow Flight and Teleport out of an Entangle, but not Winged Flight (E-107, E-71h)', () => {
    const eventLog = [...ANNA_ACTING, createAdjust('anna', 'entangle', 2), createEvent('move', { inches: 1 })];
    expect(findRefusal(eventLog, createMover(['flight']))).toBeUndefined();
    expect(findRefusal(eventLog, createMover(['teleport']))).toBeUndefined();
    expect(findRefusal(eventLog, createMover(['winged-flight']))).toBe('order.state entangle E-107 [anna]');
  });
});

describe('the Recover Action (E-66, E?33)', () => {
  const createRecover = (recovered: string, diceFaces: readonly number[]): TestEvent =>
    createEvent('recover', { what: recovered, dice: [...diceFaces] });
  const eventLog = [...ANNA_ACTING, createAdjust('anna', 'weaken', 3), createAdjust('anna', 'hp', 8)];

  it('rolls for one Effect and costs 1 PP', () => {
    const playedGame = playLog([...eventLog, createRecover('weaken', [6, 7, 1])]);
    expect(getModel(playedGame, 'anna').effects.get('weaken')).toBe(1);
    expect(getModel(playedGame, 'anna').pp).toBe(3);
    expect(playedGame.normal.frame).toMatchObject({ used: { recover: 1 } });
  });

  it('works for HP only with su.recoverHp, and never for a KO', () => {
    expect(findRefusal([...eventLog, createRecover('hp', [6, 6, 6])])).toBe('order.choice hp E?33 [anna]');
    const houseRules = { 'su.recoverHp': true };
    expect(getModel(playLog([...eventLog, createRecover('hp', [6, 6, 6])], { options: houseRules }), 'anna').hp).toBe(
      10,
    );
    expect(findRefusal([...eventLog, createRecover('ko', [6, 6, 6])], { options: houseRules })).toBe(
      'order.choice ko E?33 [anna]',
    );
    expect(findRefusal([...eventLog, createRecover('blind', [6, 6, 6])])).toBe('order.choice blind E-48 [anna]');
  });
});

describe('Climb High (E-72)', () => {
  it.each([
    [['sprint'], [], {}, 'order.choice climb-high E-72 [anna]'],
    [['glide'], [], {}, 'order.choice climb-high E-72 [anna]'],
    [['flight'], [], { near: ['bert'] }, 'order.target E-72 [anna bert]'],
    [['flight'], [], { near: ['ansel'] }, undefined],
    [['winged-flight'], [createAdjust('anna', 'entangle', 1)], {}, 'order.state entangle E-71h [anna]'],
    [['flight'], [createAdjust('anna', 'entangle', 1)], {}, undefined],
    [['flight'], [createEvent('climb-high')], {}, 'order.state aloft E-72 [anna]'],
  ] as const)('answers a model with %s after %j and with %j by %s', (movement, eventsBefore, eventKeys, expected) => {
    expect(
      findRefusal([...ANNA_ACTING, ...eventsBefore, createEvent('climb-high', eventKeys)], createMover(movement)),
    ).toBe(expected);
  });
});

describe('consequences of a movement', () => {
  it('include a Fall with a die for every full 2" (E-122, E!15)', () => {
    const playedGame = playLog([...ANNA_ACTING, createEvent('move', { fall: 7 })]);
    expect(playedGame.normal.due).toEqual([{ due: 'fall', model: 'anna', distance: 7, dice: 3, need: 4 }]);
    const fallenGame = playLog([...ANNA_ACTING, createEvent('move', { fall: 7 }), { kind: 'roll', dice: [10, 4, 1] }]);
    expect(fallenGame.normal).toMatchObject({
      last: { successes: 2, pows: 1 },
      models: { anna: { hp: 8, effects: { stun: 1 } } },
    });
    expect(playLog([...ANNA_ACTING, createEvent('move', { fall: 1.75 })]).normal.due).toBeUndefined();
    expect(
      playLog([...ANNA_ACTING, createEvent('move', { fall: 7 })], createMover(['jump'])).normal.due,
    ).toBeUndefined();
    expect(
      playLog(
        [...ANNA_ACTING, createEvent('move', { fall: 7 })],
        createMover(['sprint'], { immunities: ['Immune/Fall'] }),
      ).normal.due,
    ).toBeUndefined();
  });

  it('count 1 and 10 like other faces with su.powOnNonTrait off (E?5), also with su.successExceeds (E?7)', () => {
    const eventLog = [
      ...ANNA_ACTING,
      createAdjust('anna', 'power', 1),
      createEvent('move', { fall: 4 }),
      { kind: 'roll', dice: [1, 10] },
    ];
    const countSuccesses = (houseRules: object) =>
      (playLog(eventLog, { options: houseRules as never }).normal.last as { successes: number }).successes;
    expect(countSuccesses({})).toBe(1);
    expect(countSuccesses({ 'su.powOnNonTrait': false })).toBe(2);
    expect(countSuccesses({ 'su.powOnNonTrait': false, 'su.successExceeds': true })).toBe(1);
  });

  it('include damage by Dangerous Terrain, except above it (E-71d)', () => {
    expect(getModel(playLog([...ANNA_ACTING, createEvent('move', { dangerous: 2 })]), 'anna').hp).toBe(8);
    expect(
      getModel(playLog([...ANNA_ACTING, createEvent('move', { dangerous: 2 })], createMover(['jump'])), 'anna').hp,
    ).toBe(10);
  });

  it('include one of four gains from Plasma X, chosen from 9 on (E-144)', () => {
    const plasmaEvent = {
      kind: 'plasma-roll',
      rolls: [
        { side: 'a', dice: [4] },
        { side: 'b', dice: [1] },
      ],
    };
    const eventLog = [plasmaEvent, ...ANNA_ACTING, createEvent('move', { plasma: true })];
    const createPlasmaRoll = (diceFaces: readonly number[], eventKeys: object = {}): TestEvent => ({
      kind: 'roll',
      dice: [...diceFaces],
      ...eventKeys,
    });
    expect(playLog(eventLog).normal).toMatchObject({ due: [{ due: 'plasma', model: 'anna' }] });
    expect(playLog(eventLog).state.plasma).toBe(0);
    expect(getModel(playLog([...eventLog, createPlasmaRoll([2])]), 'anna').power).toBe(5);
    expect(getModel(playLog([...eventLog, createPlasmaRoll([4])]), 'anna').pp).toBe(4);
    expect(getModel(playLog([...eventLog, createPlasmaRoll([5])]), 'anna').move).toBe(7);
    expect(getModel(playLog([...eventLog, createPlasmaRoll([8], { row: 'success' })]), 'anna').bonusSuccesses).toBe(1);
    expect(getModel(playLog([...eventLog, createPlasmaRoll([9], { row: 'move' })]), 'anna').move).toBe(7);
    expect(findRefusal([...eventLog, createPlasmaRoll([8], { row: 'move' })])).toBe('order.choice move E-144 []');
    expect(findRefusal([...eventLog, createPlasmaRoll([9])])).toBe('order.choice missing E-144 []');
    expect(findRefusal([...eventLog, createPlasmaRoll([9, 1])])).toBe('order.dice 2/1 []');
    const henchman = { characters: [createCharacter('anna', { level: 1 })] };
    expect(findRefusal(eventLog, henchman)).toBe('order.target E-144 [anna]');
    const weakBert = {
      characters: [createCharacter('bert', { weaknesses: [{ keyword: 'plasma-x', vulnerability: true }] })],
    };
    const plasmaGame = playLog([...eventLog, createPlasmaRoll([2], { within: ['bert', 'bo'] })], weakBert);
    expect(plasmaGame.normal.due).toEqual([{ due: 'vulnerability', model: 'bert' }]);
    const vulnerableGame = playLog(
      [...eventLog, createPlasmaRoll([2], { within: ['bert'] }), createPlasmaRoll([5, 6])],
      weakBert,
    );
    expect(vulnerableGame.normal).toMatchObject({
      last: { stun: 3, weaken: 3 },
      models: { bert: { effects: { stun: 3, weaken: 3 } } },
    });
  });
});

describe('Trait Rolls (E-4, E-12, E!4)', () => {
  const createTraitRoll = (targetNumber: number, diceFaces: readonly number[], eventKeys: object = {}): TestEvent =>
    createEvent('trait-roll', { trait: 'fight', tn: targetNumber, dice: [...diceFaces], ...eventKeys });
  const getLastResult = (logEvent: TestEvent, houseRules: object = {}) =>
    playLog([...ANNA_ACTING, logEvent], { options: houseRules as never }).normal.last ?? {};
  const NO_EXTRA_DICE = { 'su.powExtraDie': 'off' };

  it.each([
    [5, [1, 5, 10], 2],
    [11, [1, 4, 9], 0],
    [14, [10, 1, 1], 1],
    [2, [1, 1, 1], 0],
  ])('count the Successes at TN %i of %j as %i', (targetNumber, diceFaces, successes) => {
    expect(getLastResult(createTraitRoll(targetNumber, diceFaces), NO_EXTRA_DICE)).toMatchObject(
      successes === 0 ? {} : { successes },
    );
  });

  it('add a die for each 10 (E?4)', () => {
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [10, 10, 4])])).toBe('order.dice 3/5 [anna]');
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [10, 10, 4, 10, 1, 2])])).toBeUndefined();
    const singleExtra = { options: { 'su.powExtraDie': 'once' } };
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [10, 10, 4, 10, 1])], singleExtra)).toBeUndefined();
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [10, 10, 4])], { options: NO_EXTRA_DICE })).toBeUndefined();
  });

  it('need more than the number with su.successExceeds (E?7)', () => {
    expect(getLastResult(createTraitRoll(5, [5, 6, 1]))).toMatchObject({ successes: 2 });
    expect(getLastResult(createTraitRoll(5, [5, 6, 1]), { 'su.successExceeds': true })).toMatchObject({ successes: 1 });
  });

  it('allow a reroll of each die once, whose 10s add dice (E-12)', () => {
    const createReroll = (dieIndexes: readonly number[], diceFaces: readonly number[], rerollSource = 'ability') => ({
      rerolls: [{ by: rerollSource, indexes: dieIndexes, dice: diceFaces }],
    });
    expect(getLastResult(createTraitRoll(5, [1, 2, 6], createReroll([0, 1], [7, 8])))).toMatchObject({ successes: 3 });
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [1, 2, 6], createReroll([0], [10]))])).toBe(
      'order.dice 1/2 [anna]',
    );
    expect(getLastResult(createTraitRoll(5, [1, 2, 6], createReroll([0], [10, 9])))).toMatchObject({
      successes: 3,
      pows: 1,
    });
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [1, 2, 6], createReroll([3], [1]))])).toBe(
      'order.choice 3 E-12 [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [1, 2, 6], createReroll([1, 1], [1, 1]))])).toBe(
      'order.choice 1 E-12 [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [1, 2, 6], createReroll([1], [1], 'precision'))])).toBe(
      'order.choice precision E-12 [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [1, 2, 6], createReroll([1], [1], 'specialty'))])).toBe(
      'order.choice specialty E-12 [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(5, [1, 2, 6], createReroll([1], [1], 'mastery'))])).toBe(
      'order.choice mastery E-119 [anna]',
    );
  });
});
