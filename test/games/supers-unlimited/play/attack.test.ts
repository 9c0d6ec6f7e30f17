/** Attacks and what they do (4.6.7): checks, Combat Bonuses, Effects, duties. */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/shared/document/json/json-object.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { acting, character, type Event, encounter, lastRefusal, model, played, type Table } from './table.ts';

const afterLog = (log: readonly Event[], table: Table = {}) => played({ ...table, log });
const refusal = (log: readonly Event[], table: Table = {}) => lastRefusal({ ...table, log });
const set = (id: string, field: string, to: number): Event => ({ kind: 'adjust', model: id, field, to });
const ACTING = acting('anna');
const PROFILES: JsonObject[] = [
  { name: 'Bolt', trait: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] },
  { name: 'Wave', trait: 'mind', type: 'pulse', range: 6, effects: [{ effect: 'blind' }] },
  { name: 'Ray', trait: 'aim', type: 'beam', range: 9, bonusDice: 1, bonus: 2, effects: [{ effect: 'damage' }] },
  { name: 'Hex', trait: 'magic', versus: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] },
  { name: 'Fog', trait: 'mind', type: 'spray', range: 5, effects: [{ effect: 'blind' }] },
];
/** A Throw, by the Trait of the Ability (E-83). */
const thrown = (trait: string): JsonObject => ({
  name: 'Throw',
  trait,
  versus: 'aim',
  type: 'projectile',
  range: 5,
  effects: [{ effect: 'damage' }, { effect: 'knockback' }],
});
const shooter = (more: JsonObject = {}, others: readonly JsonObject[] = []): Table => ({
  characters: [character('anna', { attacks: PROFILES, ...more }), ...others],
  setup: {
    things: [
      { id: 'crate', kind: 'object', rank: 1 },
      { id: 'car', kind: 'object', rank: 3 },
      { id: 'shed', kind: 'building', material: 'flimsy', size: [3, 4, 2] },
      { id: 'tower', kind: 'building', material: 'reinforced', limit: 20, enclosed: true },
    ],
  },
});
const attack = (name: string, targets: readonly (string | object)[] = ['bert'], more: object = {}): Event => ({
  kind: 'attack',
  model: 'anna',
  attack: name,
  targets: targets.map((target) => (typeof target === 'string' ? { target } : target)) as never,
  ...more,
});
const roll = (...dice: readonly number[]): Event => ({ kind: 'roll', dice: [...dice] });
const duty = (log: readonly Event[], table: Table = shooter()) =>
  (afterLog([...ACTING, ...log], table).normal.due as JsonObject[])[0] as JsonObject;

describe('what an attack may be (E-57, E-59, E-74, E-79)', () => {
  it.each([
    ['a name that is not there', [attack('Kick')], 'order.unknown Kick [anna]'],
    ['no target', [attack('Bolt', [])], 'order.choice 0 E-57 [anna]'],
    ['two targets of a Projectile', [attack('Bolt', ['bert', 'bo'])], 'order.choice 2 E-57 [anna]'],
    ['one target twice in an area', [attack('Wave', ['bert', 'bert'])], 'order.choice 2 E-57 [anna]'],
    ['itself', [attack('Bash', ['anna'])], 'order.target E-57 [anna]'],
    ['who is out', [set('bert', 'out', 1), attack('Bash')], 'order.target E-57 [anna bert]'],
    ['shooting past an enemy', [attack('Bolt', ['bert'], { near: ['bo'] })], 'order.target E-79 [anna bo]'],
    ['too far', [attack('Bolt', [{ target: 'bert', distance: 8.25 }])], 'order.limit 8.25/8 E-79 [anna]'],
    ['too far to strike', [attack('Bash', [{ target: 'bert', distance: 0.5 }])], 'order.limit 0.5/0 E-79 [anna]'],
    ['a thing by Mind', [attack('Wave', ['crate'])], 'order.target E-123 [anna crate]'],
    ['an Entangle that is not there', [attack('Bash', ['entangle:bert'])], 'order.target E-57 [anna bert]'],
    [
      'an Entangle by Mind',
      [set('bert', 'entangle', 2), attack('Wave', ['entangle:bert'])],
      'order.target E-107 [anna bert]',
    ],
    ['others while entangled', [set('anna', 'entangle', 2), attack('Bash')], 'order.target E-107 [anna bert]'],
    ['a Charge that was none', [attack('Bash', ['bert'], { charge: true })], 'order.choice charge E-59 [anna]'],
    [
      'a shot after a Charge',
      [{ kind: 'charge', model: 'anna' }, attack('Bolt', ['bert'], { charge: true })],
      'order.choice charge E-59 [anna]',
    ],
    [
      'a third attack',
      [attack('Bash'), roll(1, 1, 1), attack('Bash'), roll(1, 1, 1), attack('Bash')],
      'order.limit 2/2 E-53 [anna]',
    ],
    [
      'a word that is no bonus',
      [attack('Bolt', [{ target: 'bert', outnumber: 2 }])],
      'order.payload targets/list [anna]',
    ],
    ['who is not there', [attack('Bolt', ['nobody'])], 'order.unknown nobody [anna]'],
  ] as const)('refuses %s', (_, log, expected) => {
    expect(refusal([...ACTING, ...log], shooter())).toBe(expected);
  });

  it('Mind attacks are free for the entangled and the paralysed (E-54, E-107)', () => {
    expect(refusal([...ACTING, set('anna', 'entangle', 2), attack('Wave')], shooter())).toBeUndefined();
    expect(refusal([...ACTING, set('anna', 'paralysis', 2), attack('Wave')], shooter())).toBeUndefined();
    expect(refusal([...ACTING, set('anna', 'paralysis', 2), attack('Bash')], shooter())).toBe(
      'order.state paralysis E-111 [anna]',
    );
    expect(
      refusal([...ACTING, set('anna', 'entangle', 2), attack('Bash', ['entangle:anna'])], shooter()),
    ).toBeUndefined();
    expect(
      refusal([...ACTING, set('bert', 'entangle', 2), attack('Hex', ['entangle:bert'])], shooter()),
    ).toBeUndefined();
  });

  it('across cover 1" is close, and Reach is on the card (E-98)', () => {
    expect(refusal([...ACTING, attack('Bash', [{ target: 'bert', distance: 1, across: true }])])).toBeUndefined();
    expect(
      refusal([...ACTING, attack('Bash', [{ target: 'bert', distance: 2 }])], {
        characters: [character('anna', { reach: 2 })],
      }),
    ).toBeUndefined();
  });

  it.each([
    [2, 3, 2, 0, 'order.target E-74 [anna bert]'],
    [2, 2, 2, 0, undefined],
    [4, 0, 2, 0, undefined],
    [2, 0, 0, 0, undefined],
    [2, 0, 2, 3, 'order.target E-74 [anna bert]'],
  ])('Size %i with %i tokens on Size %i with %i: %s (E!19, E-74)', (size, tokens, other, others, expected) => {
    const table = shooter({ size }, [character('bert', { size: other })]);
    const log = [...ACTING, set('anna', 'altitude', tokens), set('bert', 'altitude', others), attack('Bash')];
    expect(refusal(log, table)).toBe(expected);
  });

  it('Altitude shortens a Projectile (E-74)', () => {
    const log = [...ACTING, set('anna', 'altitude', 3), attack('Bolt', [{ target: 'bert', distance: 6 }])];
    expect(refusal(log, shooter())).toBe('order.limit 6/5 E-79 [anna]');
  });

  it('Spray is possible, and with su.spray off nobody who has it is at the table (E?14)', () => {
    expect(refusal([...ACTING, attack('Fog')], shooter())).toBeUndefined();
    const { findings, play } = replay(encounter({ ...shooter(), options: { 'su.spray': 'off' } }));
    expect(findings.map(({ code }) => code)).toEqual(['encounter.character-illegal']);
    expect(play).toBeUndefined();
  });

  it('su.chargeAttackCounts: the attack of a Charge is one of the two (E?28)', () => {
    const log = [...ACTING, { kind: 'charge', model: 'anna' }, attack('Bash', ['bert'], { charge: true })];
    expect(afterLog(log).normal.frame).toMatchObject({ used: { charge: 1 } });
    expect(model(afterLog(log), 'anna').pp).toBe(3);
    expect(afterLog(log, { options: { 'su.chargeAttackCounts': true } }).normal.frame).toMatchObject({
      used: { charge: 1, attack: 1 },
    });
  });
});

describe('Objects (E-83, E-94, E?24, E?26, E?63)', () => {
  const strong = shooter({ abilities: [{ name: 'super  Strength' }], attacks: [...PROFILES, thrown('fight')] });
  const mind = shooter({ abilities: [{ name: 'Telekinesis' }], attacks: [...PROFILES, thrown('aim')] });
  it.each([
    ['with a shot', attack('Bolt', ['bert'], { object: 'crate' }), shooter(), 'order.target E-94 [anna crate]'],
    ['a Building', attack('Bash', ['bert'], { object: 'shed' }), strong, 'order.target E-94 [anna shed]'],
    ['too heavy', attack('Bash', ['bert'], { object: 'car' }), shooter(), 'order.target E-94 [anna car]'],
    ['small for anybody', attack('Bash', ['bert'], { object: 'crate' }), shooter(), undefined],
    ['heavy for the strong', attack('Bash', ['bert'], { object: 'car' }), strong, undefined],
    ['heavy for Telekinesis', attack('Bash', ['bert'], { object: 'car' }), mind, undefined],
    [
      'heavy, su.telekinesisSmash off',
      attack('Bash', ['bert'], { object: 'car' }),
      { ...mind, options: { 'su.telekinesisSmash': false } },
      'order.target E-94 [anna car]',
    ],
    [
      'thrown by Telekinesis all the same',
      attack('Throw', ['bert'], { object: 'car' }),
      { ...mind, options: { 'su.telekinesisSmash': false } },
      undefined,
    ],
    ['a Throw of nothing', attack('Throw'), strong, 'order.choice object E-83 [anna]'],
    ['that is not there', attack('Bash', ['bert'], { object: 'piano' }), strong, 'order.unknown piano [anna]'],
  ] as const)('%s', (_, event, table, expected) => {
    expect(refusal([...ACTING, event], table as Table)).toBe(expected);
  });

  it('a Throw while nullified', () => {
    expect(
      refusal([...ACTING, set('anna', 'nullify', 1), attack('Throw', ['bert'], { object: 'crate' })], strong),
    ).toBe('order.state nullify E-110 [anna]');
  });

  it('adds its Rank and wears: Rank 1 breaks, Rank 3 does not', () => {
    const use = (object: string) => [...ACTING, attack('Bash', ['bert'], { object })];
    expect(duty([attack('Bash', ['bert'], { object: 'car' })], strong).parts).toEqual({ smash: 3 });
    expect(afterLog([...use('crate'), roll(1, 1, 1)], strong).state.things.get('crate')?.destroyed).toBe(true);
    expect(afterLog([...use('car'), roll(1, 1, 1)], strong).state.things.get('car')?.destroyed).toBe(false);
    const strict = { ...strong, options: { 'su.objectDestroyStrict': true } };
    expect(afterLog([...use('crate'), roll(1, 1, 1)], strict).state.things.get('crate')?.destroyed).toBe(false);
    const full = { ...strong, options: { 'su.objectTakesAttackDamage': true } };
    expect(afterLog([...use('car'), roll(9, 9, 9)], full).state.things.get('car')?.destroyed).toBe(true);
    expect(afterLog([...use('crate'), roll(1, 1, 1)], full).state.things.get('crate')?.destroyed).toBe(false);
  });
});

describe('the number to reach (E-75, E-105, E-123)', () => {
  it('is Power and Resistance (E!5)', () => {
    expect(duty([attack('Bash')])).toMatchObject({ dice: 3, need: 5, versus: 'fight' });
    expect(duty([attack('Ray')])).toMatchObject({ dice: 4, need: 5, bonus: 2, parts: { profile: 2 } });
    expect(duty([attack('Wave')])).toMatchObject({ need: 4, versus: 'mind' });
    expect(duty([set('bert', 'power', 6), set('bert', 'defense-boost', 3), attack('Bash')])).toMatchObject({ need: 8 });
    const perPoint = { ...shooter(), options: { 'su.boostPerPoint': true } };
    expect(duty([set('bert', 'defense-boost', 3), attack('Bash')], perPoint)).toMatchObject({ need: 8 });
  });

  it('of things is their Resistance, of an Entangle 5, of a summoned model its own', () => {
    expect(duty([attack('Bash', ['crate'])])).toMatchObject({ need: 5 });
    expect(duty([attack('Bash', ['crate'])], { ...shooter(), options: { 'su.objectResistance': 6 } })).toMatchObject({
      need: 6,
    });
    expect(duty([attack('Bash', ['shed'])])).toMatchObject({ need: 4 });
    expect(duty([attack('Bash', ['tower'])])).toMatchObject({ need: 8 });
    expect(duty([set('bert', 'entangle', 2), attack('Bash', ['entangle:bert'])])).toMatchObject({
      need: 5,
      target: 'entangle:bert',
    });
    const pet = { kind: 'summon', id: 'pet', side: 'b', character: 'bert', resistance: 3 };
    expect(duty([pet, attack('Bash', ['pet'])])).toMatchObject({ need: 3 });
  });
});

describe('Combat Bonuses (E-84 to E-97, E-106)', () => {
  const parts = (log: readonly Event[], table: Table = shooter()) => duty(log, table).parts ?? {};
  const called = { kind: 'called-shot', model: 'anna' };
  it.each([
    ['Called Shot', [called, attack('Bash')], { called: 1 }],
    ['two Called Shots (P-21)', [called, called, attack('Bash')], { called: 2 }],
    ['Cover', [attack('Bash', [{ target: 'bert', cover: true }])], { cover: -1 }],
    ['High Ground', [attack('Bash', [{ target: 'bert', high: 'attacker' }])], { highAttacker: 1 }],
    ['below', [attack('Bash', [{ target: 'bert', high: 'target' }])], { highTarget: -1 }],
    ['Outnumber', [attack('Bash', [{ target: 'bert', outnumber: 1 }])], { outnumber: 1 }],
    ['outnumbered', [attack('Bash', [{ target: 'bert', outnumber: -1 }])], { outnumber: -1 }],
    ['into Melee', [attack('Bolt', [{ target: 'bert', melee: true }])], { melee: -2 }],
    ['Melee is for Projectiles', [attack('Bash', [{ target: 'bert', melee: true }])], {}],
    ['KO’ed', [set('bert', 'ko', 1), attack('Bash')], { ko: 2 }],
    ['Stunned', [set('bert', 'stun', 1), attack('Bash')], { stun: 1 }],
    ['blind target', [set('bert', 'blind', 2), attack('Bash')], { blindTarget: 1 }],
    ['blind attacker', [set('anna', 'blind', 2), attack('Bash')], { blindAttacker: -1 }],
    [
      'Weaken',
      [set('bert', 'weaken', 2), set('anna', 'weaken', 1), attack('Bash')],
      { weakenTarget: 2, weakenAttacker: -1 },
    ],
    ['Attack Boost', [set('anna', 'attack-boost', 3), attack('Bash')], { boost: 1 }],
    [
      'a stunned attacker has none (E-97)',
      [set('anna', 'stun', 1), set('bert', 'ko', 1), attack('Bash', [{ target: 'bert', cover: true }])],
      { cover: -1 },
    ],
    [
      'a stunned target has no Cover (E?21)',
      [set('bert', 'stun', 1), attack('Bash', [{ target: 'bert', cover: true, high: 'target', outnumber: -1 }])],
      { stun: 1 },
    ],
    ['none on Objects', [called, attack('Bash', ['crate'])], {}],
    ['none on Buildings', [called, attack('Ray', ['shed'])], {}],
  ] as const)('%s', (_, log, expected) => {
    expect(parts(log)).toEqual(expected);
  });

  it('larger attackers, and Called Shots on larger targets (E-84, E-92)', () => {
    expect(parts([attack('Bash')], shooter({ size: 3 }))).toEqual({ size: 1 });
    expect(parts([called, attack('Bash')], shooter({ size: 1 }))).toEqual({ called: 2 });
  });

  it('flyers are high, above each other both (E-89, E?20)', () => {
    const table = shooter({ movement: ['flight'] }, [character('bert', { movement: ['glide'] })]);
    expect(parts([attack('Bash')], table)).toEqual({ highAttacker: 1, highTarget: -1 });
  });

  it('a Charge by jump is worth 2 (E-71d, E-87)', () => {
    const table = shooter({ movement: ['jump'] });
    const log = [{ kind: 'charge', model: 'anna' }, attack('Bash', ['bert'], { charge: true })];
    expect(parts(log, table)).toEqual({ charge: 2 });
    expect(parts(log)).toEqual({ charge: 1 });
  });

  it('who swung on a line faces no protection (E-71e, P-31)', () => {
    const table = shooter({ movement: ['line-swing'] });
    const log = [{ kind: 'move', model: 'anna' }, attack('Bash', [{ target: 'bert', cover: true, outnumber: -1 }])];
    expect(parts(log, table)).toEqual({});
    expect(parts([...log, { kind: 'react', model: 'bert', reaction: 'block' }], table)).toEqual({});
  });

  it('Weakness counts once (E-106, E?16, E?30c)', () => {
    const weak = (vulnerability: boolean) =>
      shooter({}, [
        character('bert', {
          weaknesses: [
            { keyword: 'mutate', vulnerability },
            { keyword: 'living', vulnerability },
          ],
        }),
      ]);
    expect(parts([attack('Bash')], weak(false))).toEqual({ weakness: 3 });
    expect(parts([attack('Bash')], { ...weak(false), options: { 'su.weaknessBonus': 2 } })).toEqual({ weakness: 2 });
    expect(parts([attack('Bash')], weak(true))).toEqual({});
    expect(parts([attack('Bash')], { ...weak(true), options: { 'su.vulnerabilityGivesBonus': true } })).toEqual({
      weakness: 3,
    });
  });

  it('options of the bonuses', () => {
    const stunned = [set('bert', 'stun', 1), attack('Bash', [{ target: 'bert', cover: true }])];
    expect(parts(stunned, { ...shooter(), options: { 'su.stunLosesCover': false } })).toEqual({ stun: 1, cover: -1 });
    expect(
      parts([set('bert', 'blind', 1), attack('Bash')], { ...shooter(), options: { 'su.blindModifier': 2 } }),
    ).toEqual({ blindTarget: 2 });
    expect(
      parts([set('anna', 'attack-boost', 3), attack('Bash')], { ...shooter(), options: { 'su.boostPerPoint': true } }),
    ).toEqual({ boost: 3 });
    const objects = { ...shooter({ size: 3 }), options: { 'su.bonusVsObjects': true } };
    expect(parts([called, attack('Bash', [{ target: 'crate', outnumber: 1 }])], objects)).toEqual({
      called: 1,
      size: 1,
    });
  });
});

describe('Effects (E-78, E-100 to E-118)', () => {
  const with_ = (effects: readonly JsonObject[], target: JsonObject = {}, options: JsonObject = {}): Table => ({
    characters: [
      character('anna', { attacks: [{ name: 'Hit', trait: 'fight', type: 'close', effects: [...effects] }] }),
      character('bert', target),
    ],
    options,
  });
  const effects = (...ids: readonly string[]) => ids.map((effect) => ({ effect }));
  const hit = (table: Table, dice: readonly number[], more: object = {}) =>
    afterLog([...ACTING, attack('Hit'), { kind: 'roll', dice: [...dice], ...more }], table);

  it('points of what lasts, by Successes', () => {
    const now = hit(
      with_(effects('blind', 'nullify', 'poison', 'weaken', 'stun', 'paralysis', 'entangle', 'countdown')),
      [5, 6, 1],
    );
    expect(now.normal.models).toMatchObject({
      bert: {
        effects: { blind: 2, nullify: 2, poison: 2, weaken: 2, stun: 2, paralysis: 2, entangle: 2 },
        countdown: { 'anna/Hit': 2 },
      },
    });
    expect(now.state.attacked).toEqual(['bert']);
  });

  it('Paralysis keeps the higher (E-111)', () => {
    const table = with_(effects('paralysis'));
    const weaker = [set('bert', 'paralysis', 3), attack('Hit'), roll(5, 6, 1)];
    expect(model(afterLog([...ACTING, ...weaker], table), 'bert').effects.get('paralysis')).toBe(3);
  });

  it('drains go to the attacker, as far as there is something (E-108, E-116, P-33)', () => {
    const log = [...ACTING, set('anna', 'hp', 3), set('bert', 'pp', 1), attack('Hit'), roll(5, 6, 1)];
    const now = afterLog(log, with_(effects('hp-drain', 'power-drain')));
    expect(model(now, 'anna')).toMatchObject({ hp: 5, pp: 4 });
    expect(model(now, 'bert')).toMatchObject({ hp: 8, pp: 0 });
  });

  it('POW Double counts 10s twice, on top or instead (E-113, E-114, E?29, E?64)', () => {
    const stuns = with_(effects('stun', 'pow-double-stun'));
    const dice = [10, 5, 1, 1];
    expect(model(hit(stuns, dice), 'bert').effects.get('stun')).toBe(4);
    const instead = { ...stuns, options: { 'su.powDoubleReplaces': true } };
    expect(model(hit(instead, dice), 'bert').effects.get('stun')).toBe(2);
    expect(model(hit(instead, [5, 5, 1]), 'bert').effects.get('stun')).toBe(2);
    expect(hit(with_(effects('knockback', 'damage', 'pow-double-knockback')), dice).normal.due).toEqual([
      { due: 'knockback', model: 'bert', by: 'anna', amount: 2 },
      { due: 'effect', model: 'bert', effect: 'damage', amount: 2, by: 'anna' },
      { due: 'resolved', model: 'bert' },
    ]);
    const immune = with_(effects('stun', 'pow-double-stun'), { immunities: ['POW Double Stun'] });
    expect(model(hit(immune, dice), 'bert').effects.get('stun')).toBe(2);
  });

  it('is nothing for who is Immune (E-28)', () => {
    const now = hit(with_(effects('damage', 'stun'), { immunities: ['stun'] }), [5, 6, 1]);
    expect(now.normal.models).toMatchObject({ bert: { hp: 8 } });
    expect(model(now, 'bert').effects.size).toBe(0);
  });

  it('Knockback comes less the Size (E!14)', () => {
    const big = with_(effects('knockback'), { size: 4 });
    expect(hit(big, [5, 1, 1]).normal.due).toBeUndefined();
  });

  it('the attacker orders the Effects (E-78)', () => {
    const table = with_(effects('knockback', 'damage'), { size: 0 });
    const order = (...words: readonly string[]) => ({ order: words });
    const log = [...ACTING, attack('Hit')];
    expect(hit(table, [5, 6, 1], order('damage', 'knockback')).normal.due).toEqual([
      { due: 'knockback', model: 'bert', by: 'anna', amount: 2 },
      { due: 'resolved', model: 'bert' },
    ]);
    expect(refusal([...log, { kind: 'roll', dice: [5, 6, 1], ...order('damage') }], table)).toBe(
      'order.choice missing E-78 []',
    );
    expect(refusal([...log, { kind: 'roll', dice: [5, 6, 1], ...order('damage', 'stun') }], table)).toBe(
      'order.choice stun E-78 []',
    );
    expect(refusal([...log, { kind: 'roll', dice: [5, 6, 1], order: 'damage' }], table)).toBe(
      'order.payload order/words []',
    );
  });

  it('the Red Zone asks for a KO roll (E-23), su.koTn for its number (E?11)', () => {
    const log = [...ACTING, set('bert', 'hp', 6), attack('Hit'), roll(5, 6, 1)];
    const table = with_(effects('damage'));
    expect(afterLog(log, table).normal.due).toEqual([
      { due: 'ko-roll', model: 'bert', dice: 3, need: 7 },
      { due: 'resolved', model: 'bert' },
    ]);
    const poisoned = [...ACTING, set('bert', 'poison', 1), ...log.slice(ACTING.length)];
    expect((afterLog(poisoned, table).normal.due as JsonObject[])[0]).toMatchObject({ need: 8 });
    const six = { ...table, options: { 'su.koTn': 5 } };
    expect((afterLog(poisoned, six).normal.due as JsonObject[])[0]).toMatchObject({ need: 6 });
    const ko = afterLog([...log, roll(6, 6, 6)], table);
    expect(ko.normal).toMatchObject({
      models: { bert: { ko: true } },
      fallen: [{ model: 'bert' }],
      attacked: ['bert'],
    });
  });

  it('who is KO’ed and hurt again rolls no more (P-24), takes no Stun (E-117)', () => {
    const log = [...ACTING, set('bert', 'hp', 5), set('bert', 'ko', 1), attack('Hit'), roll(5, 6, 1)];
    const now = afterLog(log, with_(effects('damage', 'stun')));
    expect(now.normal.due).toBeUndefined();
    expect(now.normal.models).toMatchObject({ bert: { hp: 3, ko: true } });
  });

  it('at 0 HP everything is over (E-122 and around)', () => {
    const log = [...ACTING, set('bert', 'hp', 1), set('bert', 'weaken', 2), attack('Hit'), roll(5, 6, 1)];
    const { normal, state } = afterLog(log, with_(effects('damage', 'stun')));
    expect(normal.models).toMatchObject({ bert: { out: true } });
    expect(state.models.get('bert')?.effects.size).toBe(0);
    expect(normal.due).toBeUndefined();
    expect(state.attacked).toEqual([]);
  });

  it('a Vulnerability follows a hit (E-27, P-26)', () => {
    const now = hit(with_(effects('damage'), { weaknesses: [{ keyword: 'mutate', vulnerability: true }] }), [5, 1, 1]);
    expect(now.normal.due).toEqual([
      { due: 'vulnerability', model: 'bert' },
      { due: 'resolved', model: 'bert' },
    ]);
    const missed = hit(
      with_(effects('damage'), { weaknesses: [{ keyword: 'mutate', vulnerability: true }] }),
      [1, 1, 1],
    );
    expect(missed.normal.due).toBeUndefined();
  });

  it('Plasma Successes count for hits, with su.plasmaOnMiss for misses (E?66)', () => {
    const log = (dice: readonly number[]) => [
      ...ACTING,
      set('anna', 'bonusSuccesses', 2),
      attack('Hit'),
      roll(...dice),
    ];
    const table = with_(effects('damage'));
    expect(model(afterLog(log([5, 1, 1]), table), 'bert').hp).toBe(7);
    expect(model(afterLog(log([1, 1, 1]), table), 'bert').hp).toBe(10);
    expect(model(afterLog(log([1, 1, 1]), { ...table, options: { 'su.plasmaOnMiss': true } }), 'bert').hp).toBe(8);
    expect(afterLog(log([5, 1, 1]), table).normal.last).toEqual({ successes: 1 });
  });

  it('an Entangle is cut, a Building comes down (E-107, E-125, E?62)', () => {
    const cut = afterLog([...ACTING, set('bert', 'entangle', 3), attack('Bash', ['entangle:bert']), roll(5, 6, 1)]);
    expect(model(cut, 'bert').effects.get('entangle')).toBe(1);
    const down = [...ACTING, attack('Bash', ['shed']), roll(9, 9, 10, 9)];
    expect(afterLog(down, shooter()).normal.due).toEqual([{ due: 'collapse', thing: 'shed' }]);
    const collapse = { kind: 'collapse', roof: ['bert'], inside: ['bo'] };
    expect(afterLog([...down, collapse], shooter()).normal.due).toEqual([
      { due: 'fall', model: 'bert', distance: 3, dice: 1, need: 4 },
      { due: 'slam', model: 'bo', distance: 4, dice: 2, need: 4 },
    ]);
    const falls = { ...shooter(), options: { 'su.collapseIsFall': true } };
    expect((afterLog([...down, collapse], falls).normal.due as JsonObject[])[1]).toMatchObject({ due: 'fall' });
    expect(refusal([...down, set('bo', 'out', 1)], shooter())).toBe('order.due collapse [bo]');
    expect(refusal([...ACTING, set('bo', 'out', 1), ...down.slice(ACTING.length), collapse], shooter())).toBe(
      'order.target E-125 [bo]',
    );
  });

  it.each([
    ['9', [3, 3, 3], 4],
    ['21', [7, 7, 7], 8],
    ['40', [20, 10, 10], 10],
    ['41', [21, 10, 10], 12],
    ['20', [6, 8, 6], 6],
  ])('a Building of %s" (E!15, E!16)', (_, size, limit) => {
    const setup = { things: [{ id: 'shed', kind: 'building', material: 'solid', size }] };
    expect(afterLog([], { setup }).normal.things).toMatchObject({ shed: { limit } });
    const qr = afterLog([], { setup, options: { 'su.qrBuildings': true } });
    expect(qr.normal.things).toMatchObject({ shed: { limit: Math.min(10, limit) } });
  });
});

describe('Knockback and Slams (E-109, E-122, E?27)', () => {
  const push: Event = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 8, by: 'anna' };
  const back = (more: object): readonly Event[] => [...ACTING, push, { kind: 'knockback', ...more }];
  it.each([
    [{ distance: 7 }, 'order.limit 7/6 E-109 []'],
    [{ distance: 3, contact: 'bert' }, 'order.target E-109 [bert]'],
    [{ distance: 3, contact: 'piano' }, 'order.unknown piano []'],
    [{ distance: 3, markers: ['power-1'] }, 'order.unknown power-1 []'],
    [{ distance: 3, plasma: true }, 'order.choice plasma E-144 []'],
    [{}, 'order.payload distance/inch []'],
  ])('%j', (more, expected) => {
    expect(refusal(back(more))).toBe(expected);
  });

  it.each([
    ['travelled', 4],
    ['total', 6],
    ['remaining', 2],
  ])('su.slamDistance %s', (value, distance) => {
    const { normal } = afterLog(back({ distance: 4, contact: 'bo' }), { options: { 'su.slamDistance': value } });
    expect(normal.due).toEqual([
      { due: 'slam', model: 'bert', distance, dice: distance / 2, need: 4 },
      { due: 'slam', model: 'bo', distance, dice: distance / 2, need: 4 },
    ]);
  });

  it('a thing that is hit takes the Damage', () => {
    const log = [...back({ distance: 4, contact: 'crate' }), roll(1, 1), roll(5, 1)];
    expect(afterLog(log, shooter()).state.things.get('crate')?.destroyed).toBe(true);
    expect(afterLog([...log.slice(0, -1), roll(4, 1)], shooter()).state.things.get('crate')?.destroyed).toBe(false);
  });

  it('a Slam without a POW makes no Stun due (E-122, 4.6.7: an amount of 0 is never due)', () => {
    const hurt: Event = { kind: 'adjust', model: 'bert', field: 'hp', to: 3 };
    const log = [...ACTING, hurt, push, { kind: 'knockback', distance: 4, contact: 'crate' }, roll(9, 1)];
    expect(afterLog(log, shooter()).normal.due).toEqual([
      { due: 'ko-roll', model: 'bert', dice: 3, need: 7 },
      { due: 'slam', thing: 'crate', distance: 4, dice: 2, need: 5 },
    ]);
  });

  it('Immune to Slams is not slammed', () => {
    const table = { characters: [character('bert', { immunities: ['Slam'] })] };
    expect((afterLog(back({ distance: 4, contact: 'bo' }), table).normal.due as JsonObject[]).length).toBe(1);
  });

  it('who answers is the attacker', () => {
    expect(afterLog([...ACTING, push]).normal.mayAct).toEqual(['anna']);
  });
});

describe('Control (E-102, P-32, P-43)', () => {
  const control: Event = { kind: 'inflict', model: 'bert', effect: 'control', type: 'all', amount: 2, by: 'anna' };
  const log = [...ACTING, control];
  const bert = (kind: string, more: object = {}): Event => ({ kind, model: 'bert', ...more });

  it('gives actions for points', () => {
    expect(afterLog(log).normal.due).toEqual([{ due: 'control', model: 'bert', by: 'anna', points: 2 }]);
    const now = afterLog([...log, bert('move', { inches: 2 })]);
    expect(now.normal.due).toEqual([
      { due: 'control', model: 'bert', by: 'anna', points: 1, used: { move: 1 }, movements: 1 },
    ]);
    expect(model(now, 'bert').pp).toBe(4);
    expect(afterLog([...log, bert('move'), bert('called-shot')]).normal.due).toBeUndefined();
  });

  it('what waits for a model that is dismissed waits no more (4.6.7)', () => {
    const pet: Event = { kind: 'summon', id: 'pet', side: 'b', character: 'bo' };
    const dismissed = afterLog([
      ...ACTING,
      pet,
      { ...control, model: 'pet' },
      control,
      bert('dismiss', { model: 'pet' }),
    ]);
    expect(dismissed.normal.due).toEqual([{ due: 'control', model: 'bert', by: 'anna', points: 2 }]);
  });

  it('keeps the attack of a Charge, which costs nothing', () => {
    const charged = [...log, bert('move'), bert('charge')];
    expect(afterLog(charged).normal.due).toMatchObject([{ due: 'control', charged: 1 }]);
    expect(refusal([...charged, bert('move')])).toBe('order.limit 2/2 E-53 [bert]');
    expect(refusal([...charged, bert('called-shot')])).toBe('order.cost 0/1 E-102 [bert]');
    const strike = bert('attack', { attack: 'Bash', charge: true, targets: [{ target: 'bo' }] });
    expect(afterLog([...charged, strike]).normal.due).toMatchObject([
      { due: 'attack', target: 'bo', parts: { charge: 1 } },
      { due: 'control' },
    ]);
    expect(afterLog([...charged, strike, roll(1, 1, 1)]).normal.due).toBeUndefined();
  });

  it('makes a friend of the controller’s (P-43)', () => {
    expect(refusal([...log, bert('run', { contact: ['anna'] })])).toBeUndefined();
    expect(refusal([...log, bert('run', { contact: ['bo'] })])).toBe('order.target E-67 [bert bo]');
  });

  it.each([
    ['others wait', { kind: 'move', model: 'anna' }, 'order.due control [anna]'],
    ['nobody else answers', { kind: 'end-recovery' }, 'order.due control []'],
    ['a Recovery needs something', bert('recover', { what: 'stun', dice: [1, 1, 1] }), 'order.choice stun E-48 [bert]'],
  ])('%s', (_, event, expected) => {
    expect(refusal([...log, event])).toBe(expected);
  });

  it('ends by itself with KO, or at will', () => {
    expect(afterLog([...log, set('bert', 'ko', 1)]).normal.due).toBeUndefined();
    expect(afterLog([...log, { kind: 'end-control' }]).normal.due).toBeUndefined();
    expect(refusal([...ACTING, { kind: 'end-control' }])).toBe('order.due nothing []');
  });

  it('rules a Type, or all', () => {
    expect(afterLog([...ACTING, { ...control, type: 'robotic' }]).normal.due).toBeUndefined();
    expect(afterLog([...ACTING, { ...control, type: 'living' }]).normal.due).toHaveLength(1);
    const { type: _, ...typeless } = control;
    expect(refusal([...ACTING, typeless as Event])).toBe('order.payload type/word [bert]');
  });
});
