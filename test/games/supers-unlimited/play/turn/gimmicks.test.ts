/** Reactions and Gimmicks. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import {
  ACTING,
  acting,
  afterLog,
  character,
  type Event,
  model,
  refusal,
  roll,
  STARTED,
  set,
  type Table,
} from '../support/table.ts';

const bash = (target = 'bert', more: object = {}): Event => ({
  kind: 'attack',
  model: 'anna',
  attack: 'Bash',
  targets: [{ target }],
  ...more,
});

const dues = (log: readonly Event[], table: Table = {}) => (afterLog(log, table).normal.due ?? []) as JsonObject[];

describe('Gimmicks (E-119, E-121, E-121a)', () => {
  const pool = (gimmick: string, classes: readonly string[], more: object = {}): Table => ({
    gimmicks: { a: [gimmick, 'we-go-again'], b: [gimmick] },
    characters: [
      character('anna', { classes: [...classes], ...more } as never),
      character('bert', { classes: [...classes] }),
    ],
  });
  const play = (gimmick: string, more: object = {}): Event => ({ kind: 'gimmick', model: 'anna', gimmick, ...more });

  it.each([
    ['not in the pool', pool('elusive', ['mage']), play('second-wind'), 'order.choice second-wind E-119 [anna]'],
    [
      'of another Class',
      pool('arcane-node', ['tank']),
      play('arcane-node', { supers: [] }),
      'order.target E-121 [anna]',
    ],
    [
      'at no moment',
      pool('arcane-node', ['mage']),
      play('arcane-node', { supers: [] }),
      'order.choice arcane-node E-121a [anna]',
    ],
    ['without its list', pool('arcane-node', ['mage']), play('arcane-node'), 'order.payload supers/ids [anna]'],
    ['one that is no event', pool('precision', ['trained']), play('precision'), 'order.payload gimmick/word [anna]'],
  ])('%s', (_, table, event, expected) => {
    expect(refusal([...ACTING, event], table)).toBe(expected);
  });

  it('is not for the KO’ed', () => {
    expect(refusal([...ACTING, set('anna', 'ko', 1), play('arcane-scholar')], pool('arcane-scholar', ['mage']))).toBe(
      'order.state ko E-119 [anna]',
    );
  });

  it.each([
    ['synergism', 'controller', ['ansel', 'bert'], 'bo'],
    ['mastermind', 'psychic', ['ansel'], 'bert'],
    ['ultimate-adaptation', 'shifter', ['bert', 'bo'], 'ansel'],
    ['arcane-node', 'mage', ['bert'], 'ansel'],
  ])('%s counts the right Supers (P-34)', (gimmick, of, supers, wrong) => {
    const base = pool(gimmick, [of]);
    const occult = character('bert', { classes: [of], keywords: { type: ['living'], origin: ['occult'] } });
    const other = character('bo', { keywords: { type: ['undead'], origin: ['skill'] } });
    const table = { ...base, characters: [...(base.characters ?? []).slice(0, 1), occult, other] };
    const log = [...ACTING, set('anna', 'pp', 1), { kind: 'called-shot', model: 'anna' }];
    expect(model(afterLog([...log, play(gimmick, { supers })], table), 'anna').pp).toBe(supers.length);
    expect(refusal([...log, play(gimmick, { supers: [wrong] })], table)).toBe(`order.target E-121 [anna ${wrong}]`);
    expect(refusal([...log, play(gimmick, { supers: [supers[0], supers[0]] })], table)).toBe(
      `order.target E-121 [anna ${supers[0]}]`,
    );
  });

  it('We Go Again! brings the last one back', () => {
    const table = pool('arcane-scholar', ['mage']);
    const used = [...ACTING, play('arcane-scholar')];
    expect(afterLog(used, table).normal).toMatchObject({
      gimmicks: { a: ['we-go-again'] },
      lastGimmick: { side: 'a', gimmick: 'arcane-scholar' },
    });
    const back = afterLog([...used, play('we-go-again')], table);
    expect(back.normal.gimmicks).toEqual({ a: ['arcane-scholar'], b: ['arcane-scholar'] });
    expect(back.state.lastGimmick).toBeNull();
    expect(refusal([...ACTING, play('we-go-again')], table)).toBe('order.choice we-go-again E-121a [anna]');
    expect(refusal([...used, { kind: 'called-shot', model: 'anna' }, play('we-go-again')], table)).toBe(
      'order.choice we-go-again E-121a [anna]',
    );
  });

  it('Arcane Scholar is for the beginning of an Activation', () => {
    expect(
      refusal(
        [...ACTING, { kind: 'called-shot', model: 'anna' }, play('arcane-scholar')],
        pool('arcane-scholar', ['mage']),
      ),
    ).toBe('order.choice arcane-scholar E-121a [anna]');
  });

  it.each([
    ['before her Activation', [...STARTED, { kind: 'choose', model: 'anna' }]],
    ['in the Activation of another model', acting('ansel')],
    ['after her Activation', [...ACTING, { kind: 'end-activation' }]],
  ])('E-121a: Arcane Scholar is refused %s', (_, log) => {
    expect(refusal([...log, play('arcane-scholar')], pool('arcane-scholar', ['mage']))).toBe(
      'order.choice arcane-scholar E-121a [anna]',
    );
  });

  it('Restoration adds a die and 1 to Recovery, before the first roll', () => {
    const table = pool('restoration', ['shifter']);
    const log = [...STARTED, set('anna', 'hp', 7), set('anna', 'weaken', 3), { kind: 'choose', model: 'anna' }];
    const recover = (...dice: readonly number[]): Event => ({
      kind: 'recover',
      model: 'anna',
      what: 'hp',
      dice: [...dice],
    });
    expect(afterLog([...log, play('restoration'), recover(5, 5, 4, 1)], table).normal.last).toEqual({ successes: 2 });
    expect(refusal([...log, recover(5, 5, 4), play('restoration')], table)).toBe(
      'order.choice restoration E-121a [anna]',
    );
  });

  it('Second Wind is another Recovery (E-112, P-44)', () => {
    const table = pool('second-wind', ['mythic']);
    const log = [...STARTED, set('anna', 'poison', 4), set('anna', 'hp', 9), { kind: 'choose', model: 'anna' }];
    const recover: Event = { kind: 'recover', model: 'anna', what: 'hp', dice: [1, 1, 1] };
    const now = afterLog([...log, recover, play('second-wind')], table);
    expect(now.normal.recovery).toEqual({ model: 'anna' });
    expect(model(now, 'anna').hp).toBe(6);
    expect(model(now, 'anna').effects.get('poison')).toBe(2);
  });

  it('Elusive and Enduring make attacks harder', () => {
    const attack = [...ACTING, bash()];
    const on = (gimmick: string): Event => ({ kind: 'gimmick', model: 'bert', gimmick });
    expect(dues([...attack, on('elusive')], pool('elusive', ['infiltrator']))).toMatchObject([{ need: 6 }]);
    const elusive = afterLog([...attack, on('elusive'), roll(1, 1, 1), bash()], pool('elusive', ['infiltrator']));
    expect(elusive.normal.due).toMatchObject([{ need: 6 }]);
    expect(dues([...attack, on('enduring')], pool('enduring', ['tank']))).toMatchObject([{ need: 8 }]);
    expect(refusal([...ACTING, on('enduring')], pool('enduring', ['tank']))).toBe(
      'order.choice enduring E-121a [bert]',
    );
  });

  it('Evasion and Shake It Off follow an attack', () => {
    const attacked = [...ACTING, bash(), roll(1, 1, 1)];
    const on = (gimmick: string, more: object = {}): Event => ({ kind: 'gimmick', model: 'bert', gimmick, ...more });
    const moved = afterLog([...attacked, on('evasion', { inches: 5, dangerous: 2 })], pool('evasion', ['infiltrator']));
    expect(model(moved, 'bert')).toMatchObject({ pp: 4, hp: 8 });
    expect(refusal([...attacked, on('evasion', { inches: 6 })], pool('evasion', ['infiltrator']))).toBe(
      'order.limit 6/5 E-63 [bert]',
    );
    const heldFast = (field: string, to: number, more: object = {}) =>
      refusal(
        [...ACTING, set('bert', field, to), bash(), roll(1, 1, 1), on('evasion', more)],
        pool('evasion', ['infiltrator']),
      );
    expect(heldFast('entangle', 1)).toBe('order.state entangle E-107 [bert]');
    expect(heldFast('paralysis', 1)).toBe('order.state paralysis E-111 [bert]');
    expect(heldFast('move', 0)).toBe('order.state move E-69 [bert]');
    expect(heldFast('stun', 1, { by: 'sprint' })).toBeUndefined();
    const teleporter = character('bert', { classes: ['infiltrator'], movement: ['teleport'] } as never);
    const teleporting = { ...pool('evasion', ['infiltrator']), characters: [teleporter] };
    const away = [...ACTING, set('bert', 'entangle', 1), bash(), roll(1, 1, 1), on('evasion', { by: 'teleport' })];
    expect(refusal(away, teleporting)).toBeUndefined();
    expect(refusal([...ACTING, on('shake-it-off')], pool('shake-it-off', ['tank']))).toBe(
      'order.choice shake-it-off E-121a [bert]',
    );
    const shaken = [...ACTING, set('bert', 'poison', 3), bash(), roll(1, 1, 1), on('shake-it-off')];
    expect(dues(shaken, pool('shake-it-off', ['tank']))).toEqual([{ due: 'recovery', model: 'bert' }]);
    const recover: Event = { kind: 'recover', model: 'bert', what: 'poison', dice: [7, 1, 1] };
    const done = afterLog([...shaken, recover, { kind: 'end-recovery' }], pool('shake-it-off', ['tank']));
    expect(model(done, 'bert')).toMatchObject({ hp: 9 });
    expect(done.normal.due).toBeUndefined();
    expect(done.normal).toMatchObject({ completed: 'anna', attacked: ['bert'] });
  });

  it('Tag Team begins the Activation of another Super', () => {
    const table: Table = { gimmicks: { a: ['tag-team'] } };
    const tag = (id: string): Event => ({ kind: 'gimmick', model: id, gimmick: 'tag-team' });
    const ended = [...ACTING, { kind: 'end-activation' }];
    expect(afterLog([...ended, tag('ansel')], table).normal).toMatchObject({ phase: 'activation', active: 'ansel' });
    expect(refusal([...ended, tag('anna')], table)).toBe('order.choice tag-team E-121a [anna]');
    expect(refusal([...ACTING, tag('ansel')], table)).toBe('order.choice tag-team E-121a [ansel]');
    expect(refusal([...ended, set('ansel', 'ko', 1), tag('ansel')], table)).toBe(
      'order.choice tag-team E-121a [ansel]',
    );
    const henchman = { ...table, characters: [character('ansel', { level: 2 })] };
    expect(refusal([...ended, tag('ansel')], henchman)).toBe('order.choice tag-team E-121a [ansel]');
  });
});

describe('Gimmicks in other events', () => {
  const pool = (classes: readonly string[], more: object = {}): Table => ({
    gimmicks: {
      a: [
        'double-blast',
        'mega-pulse',
        'sunday-punch',
        'the-old-one-two',
        'find-weakness',
        'burst-of-speed',
        'ride-along',
        'exponential-growth',
        'mastery',
        'precision',
      ],
    },
    characters: [
      character('anna', {
        classes: [...classes],
        attacks: [{ name: 'Bolt', trait: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] }],
        ...more,
      } as never),
    ],
  });
  const shot = (targets: readonly string[], gimmicks: readonly string[]): Event => ({
    kind: 'attack',
    model: 'anna',
    attack: 'Bolt',
    targets: targets.map((target) => ({ target })),
    gimmicks: [...gimmicks],
  });

  it('Double-Blast: two rolls at -1 (E-121b)', () => {
    const due = dues([...ACTING, shot(['bert', 'bert'], ['double-blast'])], pool(['blaster']));
    expect(due).toMatchObject([{ parts: { doubleBlast: -1 } }, { parts: { doubleBlast: -1 } }]);
    expect(refusal([...ACTING, shot(['bert'], ['double-blast'])], pool(['blaster']))).toBe(
      'order.choice 1 E-57 [anna]',
    );
  });

  it('Mega-Pulse: an area of the range', () => {
    const due = dues([...ACTING, { ...shot(['bert', 'bo'], ['mega-pulse']), near: ['bo'] }], pool(['blaster']));
    expect(due).toMatchObject([{ type: 'pulse', target: 'bert' }, { target: 'bo' }]);
    expect(refusal([...ACTING, bash('bert', { gimmicks: ['mega-pulse'] })], pool(['blaster']))).toBe(
      'order.choice mega-pulse E-121a [anna]',
    );
    expect(refusal([...ACTING, shot(['bert'], ['mega-pulse'])], pool(['tank']))).toBe('order.target E-121 [anna]');
    const as = (type: string) => {
      const bolt = { name: 'Bolt', trait: 'aim', type, range: 8, effects: [{ effect: 'damage' }] };
      return refusal([...ACTING, shot(['bert'], ['mega-pulse'])], pool(['blaster'], { attacks: [bolt] }));
    };
    expect(as('beam')).toBeUndefined();
    expect(as('pulse')).toBe('order.choice mega-pulse E-121a [anna]');
  });

  it('Sunday Punch and The Old One-Two are for Bash', () => {
    const due = dues([...ACTING, bash('bert', { gimmicks: ['sunday-punch', 'the-old-one-two'] })], pool(['fighter']));
    expect(due).toMatchObject([
      { dice: 5, effects: [{ effect: 'damage' }, { effect: 'pow-double-stun' }] },
      { dice: 5 },
    ]);
    expect(refusal([...ACTING, shot(['bert'], ['sunday-punch'])], pool(['fighter']))).toBe(
      'order.choice sunday-punch E-121a [anna]',
    );
    const again = [
      ...ACTING,
      bash('bert', { gimmicks: ['sunday-punch'] }),
      roll(1, 1, 1, 1, 1),
      bash('bert', { gimmicks: ['sunday-punch'] }),
    ];
    expect(refusal(again, pool(['fighter']))).toBe('order.choice sunday-punch E-119 [anna]');
  });

  it('Find Weakness adds 3; Precision rolls again', () => {
    const log = [...ACTING, shot(['bert'], ['find-weakness'])];
    expect(dues(log, pool(['trained']))).toMatchObject([{ bonus: 3, parts: { findWeakness: 3 } }]);
    const again = { kind: 'roll', dice: [1, 1, 1], rerolls: [{ by: 'precision', indexes: [0, 2], dice: [9, 9] }] };
    const now = afterLog([...log, again], pool(['trained']));
    expect(now.normal.last).toEqual({ successes: 2 });
    expect(now.state.lastGimmick).toEqual({ side: 'a', gimmick: 'precision' });
    const mastery = { ...again, rerolls: [{ by: 'mastery', indexes: [0], dice: [9] }] };
    expect(refusal([...log, mastery], pool(['trained']))).toBe('order.choice mastery E-12 []');
  });

  it('a Gimmick that the side or the Class of the roller does not have rolls nothing again (E-12, E-119)', () => {
    const log = [...ACTING, shot(['bert'], [])];
    const again = (by: string, indexes: readonly number[], dice: readonly number[], more: object = {}): Event => ({
      kind: 'roll',
      dice: [1, 1, 1],
      rerolls: [{ by, indexes: [...indexes], dice: [...dice] }],
      ...more,
    });
    expect(refusal([...log, again('precision', [0], [9])], pool(['trained']))).toBeUndefined();
    expect(refusal([...log, again('precision', [0], [9])], pool(['tank']))).toBe('order.target E-121 [anna]');
    expect(refusal([...log, again('precision', [0], [9])], { ...pool(['trained']), gimmicks: {} })).toBe(
      'order.choice precision E-119 []',
    );
    expect(refusal([...log, again('precision', [3], [9])], pool(['trained']))).toBe('order.choice 3 E-12 []');
    expect(refusal([...log, again('precision', [0, 0], [9, 9])], pool(['trained']))).toBe('order.choice 0 E-12 []');
  });

  it('Exponential Growth is for no attack (E-121a), and of a side that has it', () => {
    const log = [...ACTING, shot(['bert'], [])];
    const grown: Event = { kind: 'roll', dice: [1, 1, 1], growth: ['ansel'] };
    expect(refusal([...log, grown], pool(['summoner']))).toBe('order.choice ansel E-121a []');
    expect(refusal([...log, grown], pool(['trained']))).toBe('order.target E-121 [anna]');
    expect(refusal([...log, grown], { ...pool(['summoner']), gimmicks: {} })).toBe(
      'order.choice exponential-growth E-119 []',
    );
    const trait = (growth: readonly string[]): Event => ({
      kind: 'trait-roll',
      model: 'anna',
      trait: 'fight',
      tn: 1,
      dice: [1, 1, 1],
      growth: [...growth],
    });
    expect(refusal([...ACTING, trait(['bert'])], pool(['summoner']))).toBe('order.target E-121 [anna bert]');
    expect(refusal([...ACTING, trait(['ansel', 'ansel'])], pool(['summoner']))).toBe('order.target E-121 [anna ansel]');
    expect(refusal([...ACTING, set('ansel', 'out', 1), trait(['ansel'])], pool(['summoner']))).toBe(
      'order.target E-121 [anna ansel]',
    );
  });

  it('Burst of Speed adds the Power to the Move', () => {
    const burst = (kind: string, inches: number): Event => ({
      kind,
      model: 'anna',
      inches,
      gimmicks: ['burst-of-speed'],
    });
    expect(refusal([...ACTING, burst('move', 9)], pool(['speedster']))).toBeUndefined();
    expect(refusal([...ACTING, burst('move', 9.25)], pool(['speedster']))).toBe('order.limit 9.25/9 E-63 [anna]');
    expect(refusal([...ACTING, burst('run', 18)], pool(['speedster']))).toBeUndefined();
  });

  it('Ride Along carries friends, 1 PP for each beyond the first', () => {
    const table = pool(['speedster']);
    const sides = { a: ['anna', 'ansel', 'ada', 'agnes'], b: ['bert'] };
    const ride = (...riders: readonly string[]): Event => ({
      kind: 'move',
      model: 'anna',
      gimmicks: ['ride-along'],
      with: [...riders],
    });
    expect(model(afterLog([...ACTING, ride('ansel', 'ada')], { ...table, sides }), 'anna').pp).toBe(2);
    expect(refusal([...ACTING, ride('bert')], { ...table, sides })).toBe('order.target E-121 [anna bert]');
    expect(refusal([...ACTING, ride('ansel', 'ada', 'agnes')], { ...table, sides })).toBe(
      'order.limit 3/2 E-121 [anna]',
    );
    expect(refusal([...ACTING, set('anna', 'pp', 1), ride('ansel', 'ada')], { ...table, sides })).toBe(
      'order.cost 1/2 E-121 [anna]',
    );
  });

  it('Exponential Growth adds a die for each Super friend, not to attacks', () => {
    const table = pool(['summoner']);
    const trait = (growth: readonly string[], dice: readonly number[]): Event => ({
      kind: 'trait-roll',
      model: 'anna',
      trait: 'mind',
      tn: 6,
      dice: [...dice],
      growth: [...growth],
    });
    expect(refusal([...ACTING, trait(['ansel'], [1, 1, 1])], table)).toBeUndefined();
    expect(refusal([...ACTING, trait(['bert'], [1, 1, 1])], table)).toBe('order.target E-121 [anna bert]');
    expect(refusal([...ACTING, trait(['anna'], [1, 1, 1])], table)).toBe('order.target E-121 [anna]');
    expect(
      refusal([...ACTING, shot(['bert'], []), { kind: 'roll', dice: [1, 1, 1, 1], growth: ['ansel'] }], table),
    ).toBe('order.choice ansel E-121a []');
  });
});
