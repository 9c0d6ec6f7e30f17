/** Reactions and Gimmicks. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { ACTING, afterLog, character, type Event, model, refusal, set, type Table } from '../support/table.ts';

const bash = (target = 'bert', more: object = {}): Event => ({
  kind: 'attack',
  model: 'anna',
  attack: 'Bash',
  targets: [{ target }],
  ...more,
});

const react = (id: string, reaction: string, more: object = {}): Event => ({
  kind: 'react',
  model: id,
  reaction,
  ...more,
});

const dues = (log: readonly Event[], table: Table = {}) => (afterLog(log, table).normal.due ?? []) as JsonObject[];

describe('Block (E-55, E-58)', () => {
  it('costs 1 PP and takes 1 from the roll', () => {
    const now = afterLog([...ACTING, bash(), react('bert', 'block')]);
    expect(model(now, 'bert').pp).toBe(3);
    expect(now.normal.due).toMatchObject([{ bonus: -1, parts: { block: -1 }, reactions: ['bert'] }]);
  });

  it.each([
    ['without an attack', [react('bert', 'block')], 'order.choice block E-58 [bert]'],
    ['for another', [bash(), react('bo', 'block')], 'order.choice block E-58 [bo]'],
    ['twice', [bash(), react('bert', 'block'), react('bert', 'block')], 'order.limit 1/1 E-55 [bert]'],
    ['stunned', [set('bert', 'stun', 1), bash(), react('bert', 'block')], 'order.state stun E-54 [bert]'],
    ['KO’ed', [set('bert', 'ko', 1), bash(), react('bert', 'block')], 'order.state ko E-54 [bert]'],
    ['paralysed', [set('bert', 'paralysis', 1), bash(), react('bert', 'block')], 'order.state paralysis E-54 [bert]'],
    ['without PP', [set('bert', 'pp', 0), bash(), react('bert', 'block')], 'order.cost 0/1 E-52 [bert]'],
    ['no such word', [bash(), react('bert', 'parry')], 'order.payload reaction/word [bert]'],
    ['in the set-up', undefined, 'order.phase setup [bert]'],
  ] as const)('%s', (_, log, expected) => {
    expect(refusal(log ? [...ACTING, ...log] : [react('bert', 'block')])).toBe(expected);
  });

  it('su.reactionPer: one in all, of the side, or of the model (E?36)', () => {
    const log = (second: string) => [
      ...ACTING,
      bash(),
      react('bert', 'block'),
      react(second, 'other', { what: 'a shield of light' }),
    ];
    const per = (value: string) => ({ options: { 'su.reactionPer': value } });
    expect(refusal(log('ansel'))).toBe('order.limit 1/1 E-55 [ansel]');
    expect(refusal(log('ansel'), per('side'))).toBeUndefined();
    expect(refusal(log('bo'), per('side'))).toBe('order.limit 1/1 E-55 [bo]');
    expect(refusal(log('bo'), per('model'))).toBeUndefined();
    expect(refusal(log('bert'), per('model'))).toBe('order.limit 1/1 E-55 [bert]');
  });

  it('su.reactionPer side: who is controlled reacts for its own side (E?36, P-43)', () => {
    const control = { kind: 'inflict', model: 'bert', effect: 'control', type: 'all', amount: 2, by: 'anna' };
    const turned = [...ACTING, control, bash('bo', { model: 'bert' }), react('bert', 'other', { what: 'resists' })];
    const table = { options: { 'su.reactionPer': 'side' } };
    expect(refusal([...turned, react('bo', 'block')], table)).toBe('order.limit 1/1 E-55 [bo]');
    expect(refusal([...turned, react('ansel', 'other', { what: 'cheers' })], table)).toBeUndefined();
  });

  it('other Reactions need words and cost 1 PP (E-65)', () => {
    expect(refusal([...ACTING, react('bo', 'other')])).toBe('order.payload what/text [bo]');
    expect(model(afterLog([...ACTING, react('bo', 'other', { what: 'laughs' })]), 'bo').pp).toBe(3);
  });
});

const SPEEDSTER: Table = {
  gimmicks: { b: ['burst-of-speed', 'ride-along'] },
  characters: [character('bo', { classes: ['speedster'] })],
};

describe('Fallen Ally (E-60)', () => {
  const fallen: readonly Event[] = [...ACTING, set('bert', 'ko', 1)];
  const help = (more: object = {}): Event => react('bo', 'fallen-ally', { ally: 'bert', distance: 8, ...more });

  it('is a move for 1 PP', () => {
    const now = afterLog([...fallen, help({ inches: 5, dangerous: 1 })]);
    expect(model(now, 'bo')).toMatchObject({ pp: 3, hp: 9 });
    expect(now.state.fallen).toEqual([{ model: 'bert', reactions: ['bo'] }]);
    expect(now.state.frame?.movements).toBe(0);
  });

  it.each([
    ['nobody fell', ACTING, help(), {}, 'order.choice fallen-ally E-60 [bo]'],
    ['too far', fallen, help({ distance: 8.25 }), {}, 'order.limit 8.25/8 E-60 [bo]'],
    [
      'an Anti-Hero',
      fallen,
      help({ distance: 5 }),
      { characters: [character('bo', { alignment: 'anti-hero' })] },
      'order.limit 5/4 E-60 [bo]',
    ],
    ['beyond its Move', fallen, help({ inches: 6 }), {}, 'order.limit 6/5 E-63 [bo]'],
    ['entangled', [...fallen, set('bo', 'entangle', 1)], help(), {}, 'order.state entangle E-107 [bo]'],
    [
      'with Burst of Speed, which needs a Movement Action',
      fallen,
      help({ inches: 8, gimmicks: ['burst-of-speed'] }),
      SPEEDSTER,
      'order.choice burst-of-speed E-121a [bo]',
    ],
    [
      'with Ride Along, which needs a Movement Action, also without a PP',
      [...fallen, set('bo', 'pp', 0)],
      help({ gimmicks: ['ride-along'], with: ['bert'] }),
      SPEEDSTER,
      'order.choice ride-along E-121a [bo]',
    ],
    [
      'without a PP for itself',
      [...fallen, set('bo', 'pp', 0)],
      help({ with: ['bert'] }),
      {},
      'order.cost 0/1 E-52 [bo]',
    ],
    ['twice', [...fallen, help()], help(), {}, 'order.limit 1/1 E-55 [bo]'],
    ['later', [...fallen, { kind: 'called-shot', model: 'anna' }], help(), {}, 'order.choice fallen-ally E-60 [bo]'],
    ['an enemy', fallen, { ...help(), model: 'anna' }, {}, 'order.choice fallen-ally E-60 [anna]'],
    ['no distance', fallen, react('bo', 'fallen-ally', { ally: 'bert' }), {}, 'order.payload distance/inch [bo]'],
  ] as const)('%s', (_, log, event, table, expected) => {
    expect(refusal([...log, event], table as Table)).toBe(expected);
  });

  it('who falls again is a new trigger (P-44)', () => {
    const log = [...fallen, help(), set('bert', 'out', 1)];
    expect(afterLog(log).state.fallen).toEqual([{ model: 'bert', reactions: [] }]);
  });
});

describe('Teleport out of a Fall (E-71f, P-30)', () => {
  const table: Table = { characters: [character('anna', { movement: ['teleport'] })] };
  const falling = (fall: number): readonly Event[] => [...ACTING, { kind: 'move', model: 'anna', fall }];

  it('cuts it by the Move', () => {
    expect(dues([...falling(9), react('anna', 'teleport')], table)).toEqual([
      { due: 'fall', model: 'anna', distance: 4, dice: 2, need: 4, reactions: ['anna'] },
    ]);
    expect(dues([...falling(6), react('anna', 'teleport')], table)).toEqual([]);
  });

  it('is for who can, once', () => {
    expect(refusal([...falling(9), react('anna', 'teleport')])).toBe('order.choice teleport E-71f [anna]');
    expect(refusal([...ACTING, react('anna', 'teleport')], table)).toBe('order.choice teleport E-71f [anna]');
    expect(refusal([...falling(9), react('anna', 'teleport'), react('anna', 'teleport')], table)).toBe(
      'order.limit 1/1 E-55 [anna]',
    );
  });
});
