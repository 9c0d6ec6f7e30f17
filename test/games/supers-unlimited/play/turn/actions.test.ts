/** Actions: who may take them, how often, at what price; moving. */
import { describe, expect, it } from 'vitest';
import { ACTING, afterLog, character, type Event, model, refusal, STARTED, set, type Table } from '../support/table.ts';

const of = (kind: string, more: object = {}): Event => ({ kind, model: 'anna', ...more });
const moving = (movement: readonly string[], more: object = {}): Table => ({
  characters: [character('anna', { movement: [...movement], ...more } as never)],
});

describe('who may act (E-50 to E-54)', () => {
  it.each([
    ['in the choice', [...STARTED, of('move')], 'order.phase choose [anna]'],
    ['another model', [...ACTING, { kind: 'move', model: 'ansel' }], 'order.turn E-50 [ansel]'],
    ['who is out', [...ACTING, set('anna', 'out', 1), of('move')], 'order.state out [anna]'],
    ['who is KO’ed', [...ACTING, set('anna', 'ko', 1), of('move')], 'order.state ko E-54 [anna]'],
    ['who is paralysed', [...ACTING, set('anna', 'paralysis', 1), of('move')], 'order.state paralysis E-111 [anna]'],
    ['running while stunned', [...ACTING, set('anna', 'stun', 1), of('run')], 'order.state stun E-117 [anna]'],
    [
      'moving while entangled',
      [...ACTING, set('anna', 'entangle', 1), of('move')],
      'order.state entangle E-107 [anna]',
    ],
    ['without Move', [...ACTING, set('anna', 'move', 0), of('move')], 'order.state move E-69 [anna]'],
    [
      'a third time',
      [...ACTING, of('called-shot'), of('called-shot'), of('called-shot')],
      'order.limit 2/2 E-53 [anna]',
    ],
    ['a third Movement Action (E!21)', [...ACTING, of('move'), of('move'), of('run')], 'order.limit 2/2 E-53 [anna]'],
    ['without PP', [...ACTING, set('anna', 'pp', 0), of('move')], 'order.cost 0/1 E-52 [anna]'],
    [
      'while something is due',
      [...ACTING, { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 5 }, of('move')],
      'order.due knockback [anna]',
    ],
    ['an answer to nothing', [...ACTING, { kind: 'roll', dice: [1] }], 'order.due nothing []'],
    [
      'an Ability while nullified',
      [...ACTING, set('anna', 'nullify', 1), of('ability', { what: 'Glow' })],
      'order.state nullify E-110 [anna]',
    ],
  ] as const)('refuses %s', (_, log, expected) => {
    expect(refusal(log)).toBe(expected);
  });

  it('allows attacking and moving while stunned (E-54)', () => {
    expect(refusal([...ACTING, set('anna', 'stun', 1), of('move', { inches: 5 })])).toBeUndefined();
    expect(
      refusal([...ACTING, set('anna', 'stun', 1), of('attack', { attack: 'Bash', targets: [{ target: 'bert' }] })]),
    ).toBeUndefined();
  });

  it('Move, Charge, Attack, Attack is 4 PP (E!21)', () => {
    const bash = of('attack', { attack: 'Bash', targets: [{ target: 'bert' }] });
    const roll = { kind: 'roll', dice: [1, 1, 1] };
    const now = afterLog([...ACTING, of('move'), of('charge'), bash, roll, bash, roll]);
    expect(now.refused).toEqual([]);
    expect(model(now, 'anna').pp).toBe(0);
    expect(now.normal.frame).toEqual({ model: 'anna', used: { move: 1, charge: 1, attack: 2 }, movements: 2 });
    expect(now.normal).toMatchObject({ completed: 'anna', attacked: ['bert'] });
  });
});

describe('how far (E-59, E-63, E-67, E-127)', () => {
  it.each([
    [of('move', { inches: 5 }), undefined],
    [of('move', { inches: 5.25 }), 'order.limit 5.25/5 E-63 [anna]'],
    [of('run', { inches: 10 }), undefined],
    [of('run', { inches: 10.5 }), 'order.limit 10.5/10 E-67 [anna]'],
    [of('charge', { inches: 6 }), 'order.limit 6/5 E-59 [anna]'],
    [of('move', { inches: 4, difficult: 2 }), 'order.limit 6/5 E-63 [anna]'],
    [of('run', { inches: 1, contact: ['bert'] }), 'order.target E-67 [anna bert]'],
    [of('run', { inches: 1, contact: ['ansel'] }), undefined],
    [of('charge', { inches: 1, near: ['bert'] }), 'order.target E-59 [anna bert]'],
    [of('move', { inches: 1, vertical: 2 }), undefined],
    [of('move', { inches: 1, vertical: 2.25 }), 'order.limit 2.25/2 E-71a [anna]'],
    [of('move', { inches: 1, vertical: 2.5 }), 'order.limit 2.5/2 E-71a [anna]'],
    [of('move', { inches: 0.1 }), 'order.payload inches/inch [anna]'],
    [of('move', { by: 'walk' }), 'order.payload by/word [anna]'],
    [of('move', { by: 'flight' }), 'order.choice flight E-71 [anna]'],
    [of('move', { up: 1 }), 'order.choice 1 E-70 [anna]'],
    [of('move', { markers: ['x'] }), 'order.unknown x [anna]'],
    [of('move', { plasma: true }), 'order.choice plasma E-144 [anna]'],
  ])('%j: %s', (event, expected) => {
    expect(refusal([...ACTING, event])).toBe(expected);
  });

  it('flyers pay for Altitude, or discard it for more Move (E-70, E-71b, P-29)', () => {
    const table = moving(['flight']);
    const up = of('move', { inches: 2, up: 3 });
    expect(model(afterLog([...ACTING, up], table), 'anna').altitude).toBe(3);
    expect(refusal([...ACTING, of('move', { inches: 3, up: 3 })], table)).toBe('order.limit 6/5 E-63 [anna]');
    expect(refusal([...ACTING, of('move', { down: 1 })], table)).toBe('order.choice -1 E-70 [anna]');
    expect(refusal([...ACTING, of('move', { up: 6 })], table)).toBe('order.choice 6 E-70 [anna]');
    expect(model(afterLog([...ACTING, up, of('move', { inches: 7, discard: 2 })], table), 'anna').altitude).toBe(1);
    expect(refusal([...ACTING, up, of('run', { inches: 14, discard: 2 })], table)).toBeUndefined();
    expect(refusal([...ACTING, up, of('run', { inches: 14.25, discard: 2 })], table)).toBe(
      'order.limit 14.25/14 E-67 [anna]',
    );
  });

  it('Glide pays twice and discards nothing (E-71c)', () => {
    const table = moving(['glide']);
    expect(refusal([...ACTING, of('move', { inches: 1, up: 2 })], table)).toBeUndefined();
    expect(refusal([...ACTING, of('move', { inches: 2, up: 2 })], table)).toBe('order.limit 6/5 E-63 [anna]');
    expect(refusal([...ACTING, of('move', { up: 1 }), of('move', { discard: 1 })], table)).toBe(
      'order.choice 1 E-70 [anna]',
    );
  });

  it.each([
    [['jump'], {}, undefined],
    [['teleport'], {}, undefined],
    [['line-swing'], {}, undefined],
    [['wall-crawl'], {}, 'order.limit 6/5 E-63 [anna]'],
    [['flight'], {}, 'order.limit 6/5 E-63 [anna]'],
  ])('%s and Difficult Terrain (E-71)', (movement, more, expected) => {
    expect(refusal([...ACTING, of('move', { inches: 4, difficult: 2, ...more })], moving(movement))).toBe(expected);
  });

  it.each([
    [['jump'], { inside: 'open' }, 'order.state inside E-126 [anna]'],
    [['glide'], { inside: 'enclosed' }, 'order.state inside E-126 [anna]'],
    [['winged-flight'], { inside: 'open' }, 'order.state inside E-126 [anna]'],
    [['winged-flight'], { inside: 'enclosed' }, 'order.state inside E-126 [anna]'],
    [['flight'], { inside: 'enclosed' }, undefined],
    [['winged-flight'], { contact: ['bert'] }, 'order.state contact E-71h [anna]'],
  ])('%s and %j', (movement, more, expected) => {
    expect(refusal([...ACTING, of('move', more)], moving(movement))).toBe(expected);
  });

  it('Winged Flight with tokens is not held by enemies or open Buildings (E?41)', () => {
    const log = [...ACTING, of('move', { up: 1 }), of('move', { inside: 'open', contact: ['bert'] })];
    expect(refusal(log, moving(['winged-flight']))).toBeUndefined();
  });

  it('who is stunned sprints, and keeps its tokens (E-73, P-28)', () => {
    const table = moving(['flight']);
    const up = of('move', { up: 2 });
    expect(refusal([...ACTING, up, set('anna', 'stun', 1), of('move', { by: 'flight' })], table)).toBe(
      'order.state stun E-73 [anna]',
    );
    expect(refusal([...ACTING, up, set('anna', 'stun', 1), of('move', { down: 1 })], table)).toBe(
      'order.choice 1 E-70 [anna]',
    );
    expect(model(afterLog([...ACTING, up, set('anna', 'stun', 1), of('move')], table), 'anna').altitude).toBe(2);
  });

  it('Flight and Teleport get away from an Entangle, Winged Flight does not (E-107, E-71h)', () => {
    const log = [...ACTING, set('anna', 'entangle', 2), of('move', { inches: 1 })];
    expect(refusal(log, moving(['flight']))).toBeUndefined();
    expect(refusal(log, moving(['teleport']))).toBeUndefined();
    expect(refusal(log, moving(['winged-flight']))).toBe('order.state entangle E-107 [anna]');
  });
});

describe('Recover (E-66, E?33)', () => {
  const recover = (what: string, dice: readonly number[]): Event => of('recover', { what, dice: [...dice] });
  const log = [...ACTING, set('anna', 'weaken', 3), set('anna', 'hp', 8)];

  it('is an Action for one Effect', () => {
    const now = afterLog([...log, recover('weaken', [6, 7, 1])]);
    expect(model(now, 'anna').effects.get('weaken')).toBe(1);
    expect(model(now, 'anna').pp).toBe(3);
    expect(now.normal.frame).toMatchObject({ used: { recover: 1 } });
  });

  it('not for HP, but with su.recoverHp, and never for being KO’ed', () => {
    expect(refusal([...log, recover('hp', [6, 6, 6])])).toBe('order.choice hp E?33 [anna]');
    const options = { 'su.recoverHp': true };
    expect(model(afterLog([...log, recover('hp', [6, 6, 6])], { options }), 'anna').hp).toBe(10);
    expect(refusal([...log, recover('ko', [6, 6, 6])], { options })).toBe('order.choice ko E?33 [anna]');
    expect(refusal([...log, recover('blind', [6, 6, 6])])).toBe('order.choice blind E-48 [anna]');
  });
});

describe('Climb High (E-72)', () => {
  it.each([
    [['sprint'], [], {}, 'order.choice climb-high E-72 [anna]'],
    [['glide'], [], {}, 'order.choice climb-high E-72 [anna]'],
    [['flight'], [], { near: ['bert'] }, 'order.target E-72 [anna bert]'],
    [['flight'], [], { near: ['ansel'] }, undefined],
    [['winged-flight'], [set('anna', 'entangle', 1)], {}, 'order.state entangle E-71h [anna]'],
    [['flight'], [set('anna', 'entangle', 1)], {}, undefined],
    [['flight'], [of('climb-high')], {}, 'order.state aloft E-72 [anna]'],
  ] as const)('%s', (movement, before, more, expected) => {
    expect(refusal([...ACTING, ...before, of('climb-high', more)], moving(movement))).toBe(expected);
  });
});

describe('what a movement ends in', () => {
  it('a Fall, a die for every full 2" (E-122, E!15)', () => {
    const now = afterLog([...ACTING, of('move', { fall: 7 })]);
    expect(now.normal.due).toEqual([{ due: 'fall', model: 'anna', distance: 7, dice: 3, need: 4 }]);
    const fallen = afterLog([...ACTING, of('move', { fall: 7 }), { kind: 'roll', dice: [10, 4, 1] }]);
    expect(fallen.normal).toMatchObject({
      last: { successes: 2, pows: 1 },
      models: { anna: { hp: 8, effects: { stun: 1 } } },
    });
    expect(afterLog([...ACTING, of('move', { fall: 1.75 })]).normal.due).toBeUndefined();
    expect(afterLog([...ACTING, of('move', { fall: 7 })], moving(['jump'])).normal.due).toBeUndefined();
    expect(
      afterLog([...ACTING, of('move', { fall: 7 })], moving(['sprint'], { immunities: ['Immune/Fall'] })).normal.due,
    ).toBeUndefined();
  });

  it('su.powOnNonTrait off: 1 and 10 are faces like others (E?5); su.successExceeds holds too (E?7)', () => {
    const log = [...ACTING, set('anna', 'power', 1), of('move', { fall: 4 }), { kind: 'roll', dice: [1, 10] }];
    const successes = (options: object) =>
      (afterLog(log, { options: options as never }).normal.last as { successes: number }).successes;
    expect(successes({})).toBe(1);
    expect(successes({ 'su.powOnNonTrait': false })).toBe(2);
    expect(successes({ 'su.powOnNonTrait': false, 'su.successExceeds': true })).toBe(1);
  });

  it('Dangerous Terrain, not for who is above it (E-71d)', () => {
    expect(model(afterLog([...ACTING, of('move', { dangerous: 2 })]), 'anna').hp).toBe(8);
    expect(model(afterLog([...ACTING, of('move', { dangerous: 2 })], moving(['jump'])), 'anna').hp).toBe(10);
  });

  it('Plasma X: one of four gains, chosen from 9 on (E-144)', () => {
    const plasma = {
      kind: 'plasma-roll',
      rolls: [
        { side: 'a', dice: [4] },
        { side: 'b', dice: [1] },
      ],
    };
    const log = [plasma, ...ACTING, of('move', { plasma: true })];
    const roll = (dice: readonly number[], more: object = {}): Event => ({ kind: 'roll', dice: [...dice], ...more });
    expect(afterLog(log).normal).toMatchObject({ due: [{ due: 'plasma', model: 'anna' }] });
    expect(afterLog(log).state.plasma).toBe(0);
    expect(model(afterLog([...log, roll([2])]), 'anna').power).toBe(5);
    expect(model(afterLog([...log, roll([4])]), 'anna').pp).toBe(4);
    expect(model(afterLog([...log, roll([5])]), 'anna').move).toBe(7);
    expect(model(afterLog([...log, roll([8], { row: 'success' })]), 'anna').bonusSuccesses).toBe(1);
    expect(model(afterLog([...log, roll([9], { row: 'move' })]), 'anna').move).toBe(7);
    expect(refusal([...log, roll([8], { row: 'move' })])).toBe('order.choice move E-144 []');
    expect(refusal([...log, roll([9])])).toBe('order.choice missing E-144 []');
    expect(refusal([...log, roll([9, 1])])).toBe('order.dice 2/1 []');
    const henchman = { characters: [character('anna', { level: 1 })] };
    expect(refusal(log, henchman)).toBe('order.target E-144 [anna]');
    const weak = { characters: [character('bert', { weaknesses: [{ keyword: 'plasma-x', vulnerability: true }] })] };
    const near = afterLog([...log, roll([2], { within: ['bert', 'bo'] })], weak);
    expect(near.normal.due).toEqual([{ due: 'vulnerability', model: 'bert' }]);
    const hit = afterLog([...log, roll([2], { within: ['bert'] }), roll([5, 6])], weak);
    expect(hit.normal).toMatchObject({
      last: { stun: 3, weaken: 3 },
      models: { bert: { effects: { stun: 3, weaken: 3 } } },
    });
  });
});

describe('Trait Rolls (E-4, E-12, E!4)', () => {
  const trait = (tn: number, dice: readonly number[], more: object = {}): Event =>
    of('trait-roll', { trait: 'fight', tn, dice: [...dice], ...more });
  const last = (event: Event, options: object = {}) =>
    afterLog([...ACTING, event], { options: options as never }).normal.last ?? {};
  const OFF = { 'su.powExtraDie': 'off' };

  it.each([
    [5, [1, 5, 10], 2],
    [11, [1, 4, 9], 0],
    [14, [10, 1, 1], 1],
    [2, [1, 1, 1], 0],
  ])('TN %i, %j: %i', (tn, dice, successes) => {
    expect(last(trait(tn, dice), OFF)).toMatchObject(successes === 0 ? {} : { successes });
  });

  it('each 10 adds a die (E?4)', () => {
    expect(refusal([...ACTING, trait(5, [10, 10, 4])])).toBe('order.dice 3/5 [anna]');
    expect(refusal([...ACTING, trait(5, [10, 10, 4, 10, 1, 2])])).toBeUndefined();
    const once = { options: { 'su.powExtraDie': 'once' } };
    expect(refusal([...ACTING, trait(5, [10, 10, 4, 10, 1])], once)).toBeUndefined();
    expect(refusal([...ACTING, trait(5, [10, 10, 4])], { options: OFF })).toBeUndefined();
  });

  it('su.successExceeds asks for more than the number (E?7)', () => {
    expect(last(trait(5, [5, 6, 1]))).toMatchObject({ successes: 2 });
    expect(last(trait(5, [5, 6, 1]), { 'su.successExceeds': true })).toMatchObject({ successes: 1 });
  });

  it('dice may be rolled again, each index once, their 10s adding dice (E-12)', () => {
    const again = (indexes: readonly number[], dice: readonly number[], by = 'ability') => ({
      rerolls: [{ by, indexes, dice }],
    });
    expect(last(trait(5, [1, 2, 6], again([0, 1], [7, 8])))).toMatchObject({ successes: 3 });
    expect(refusal([...ACTING, trait(5, [1, 2, 6], again([0], [10]))])).toBe('order.dice 1/2 [anna]');
    expect(last(trait(5, [1, 2, 6], again([0], [10, 9])))).toMatchObject({ successes: 3, pows: 1 });
    expect(refusal([...ACTING, trait(5, [1, 2, 6], again([3], [1]))])).toBe('order.choice 3 E-12 [anna]');
    expect(refusal([...ACTING, trait(5, [1, 2, 6], again([1, 1], [1, 1]))])).toBe('order.choice 1 E-12 [anna]');
    expect(refusal([...ACTING, trait(5, [1, 2, 6], again([1], [1], 'precision'))])).toBe(
      'order.choice precision E-12 [anna]',
    );
    expect(refusal([...ACTING, trait(5, [1, 2, 6], again([1], [1], 'specialty'))])).toBe(
      'order.choice specialty E-12 [anna]',
    );
    expect(refusal([...ACTING, trait(5, [1, 2, 6], again([1], [1], 'mastery'))])).toBe(
      'order.choice mastery E-119 [anna]',
    );
  });
});
