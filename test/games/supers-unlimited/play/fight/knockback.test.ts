/** Attacks and what they do: checks, Combat Bonuses, Effects, duties. */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { shooter } from '../support/attacks.ts';
import { ACTING, afterLog, character, type Event, model, refusal, roll, set } from '../support/table.ts';

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

  it('a Slam without a POW makes no Stun due (E-122: an amount of 0 is never due)', () => {
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

  it('what waits for a model that is dismissed waits no more', () => {
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
