/** Two rolls of one attack, resolved one after the other: Double-Blast and The Old One-Two (E-121, P-45). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { ACTING, afterLog, character, type Event, roll, type Table } from '../support/table.ts';

const TABLE: Table = {
  gimmicks: {
    a: ['the-old-one-two', 'double-blast', 'sunday-punch', 'find-weakness'],
    b: ['enduring', 'elusive', 'we-go-again'],
  },
  characters: [
    character('anna', { classes: ['fighter', 'blaster'], movement: ['line-swing'] } as never),
    character('bert', { classes: ['tank', 'infiltrator'] } as never),
  ],
};
const attack = (more: object = {}, target: object = {}): Event => ({
  kind: 'attack',
  model: 'anna',
  attack: 'Bash',
  gimmicks: ['the-old-one-two'],
  targets: [{ target: 'bert', ...target }],
  ...more,
});
const of = (kind: string, model: string, more: object = {}): Event => ({ kind, model, ...more });
const play = (model: string, gimmick: string) => of('gimmick', model, { gimmick });
const block = of('react', 'bert', { reaction: 'block' });
const MISSED = roll(1, 1, 1);
/** Two points of Stun by Sunday Punch, and one Success. */
const STUNNED = roll(10, 2, 2, 2, 2, 2);

function firstDue(log: readonly Event[], table: Table = TABLE) {
  const { normal, refused } = afterLog([...ACTING, ...log], table);
  expect(refused).toEqual([]);
  return (normal.due as JsonObject[])[0];
}

describe('the second of two rolls (E-121)', () => {
  it('counts what the first one did to its target', () => {
    const twice = attack({ gimmicks: ['the-old-one-two', 'sunday-punch'] });
    expect(firstDue([twice, STUNNED])).toMatchObject({ due: 'attack', parts: { stun: 1 }, bonus: 1, need: 5 });
  });

  it('keeps the numbers of the first one when nothing has changed', () => {
    const [first, second] = [firstDue([attack()]), firstDue([attack(), MISSED])];
    expect(second).toEqual(first);
  });

  it('counts a Called Shot and the Charge as they were declared', () => {
    const called = of('called-shot', 'anna');
    const charged = of('charge', 'anna', { by: 'sprint', inches: 2 });
    const log = [called, charged, attack({ charge: true }), MISSED];
    expect(firstDue(log)).toMatchObject({ parts: { called: 1, charge: 1 }, bonus: 2 });
  });

  it('counts what was stated of its target, also when both are one model', () => {
    const targets = [
      { target: 'bert', cover: true },
      { target: 'bert', outnumber: 1 },
    ];
    const twice = attack({ gimmicks: ['double-blast'], targets });
    expect(firstDue([twice])).toMatchObject({ parts: { cover: -1, doubleBlast: -1 } });
    expect(firstDue([twice, MISSED])).toMatchObject({ parts: { outnumber: 1, doubleBlast: -1 } });
  });

  it('keeps a Block against it, and has none of a Block against the first one', () => {
    expect(firstDue([attack(), block, MISSED])?.parts).toBeUndefined();
    expect(firstDue([attack(), MISSED, block])).toMatchObject({ parts: { block: -1 }, bonus: -1 });
    const stunning = attack({ gimmicks: ['the-old-one-two', 'sunday-punch'] });
    expect(firstDue([stunning, STUNNED])?.parts).toEqual({ stun: 1 });
  });

  it('is harder after Enduring, like the first one (E?30e, P-45)', () => {
    const enduring = [attack(), play('bert', 'enduring')];
    expect(firstDue(enduring)).toMatchObject({ need: 8 });
    expect(firstDue([...enduring, MISSED])).toMatchObject({ need: 8 });
  });

  it('is harder by Enduring that is played between the two', () => {
    expect(firstDue([attack(), MISSED, play('bert', 'enduring')])).toMatchObject({ need: 8 });
  });

  it('is harder by one as long as its target is elusive', () => {
    expect(firstDue([attack(), play('bert', 'elusive'), MISSED])).toMatchObject({ need: 6 });
  });

  it('knows a line-swing while the attacker is controlled (E-71e)', () => {
    const control = of('inflict', 'anna', { effect: 'control', type: 'all', amount: 3, by: 'ansel' });
    const swung = of('move', 'anna', { by: 'line-swing', inches: 1 });
    const log = [control, swung, attack({}, { cover: true })];
    expect(firstDue(log)?.parts).toBeUndefined();
    expect(firstDue([...log, MISSED])?.parts).toBeUndefined();
  });

  it('has no more to remember when the attack is over', () => {
    const { state } = afterLog([...ACTING, attack(), MISSED, MISSED], TABLE);
    expect(state.extra.sequences).toEqual([]);
  });

  it('of an attack on several targets without these Gimmicks keeps the numbers of the declaration', () => {
    const spray = {
      name: 'Sweep',
      trait: 'fight',
      versus: 'fight',
      type: 'spray',
      range: 8,
      effects: [{ effect: 'damage' }],
    };
    const table = { ...TABLE, characters: [character('anna', { attacks: [spray] } as never)] };
    const log = [attack({ attack: 'Sweep', gimmicks: [], targets: [{ target: 'bert' }, { target: 'bo' }] }), MISSED];
    expect(firstDue([...log], table)).toMatchObject({ target: 'bo', need: 5 });
  });
});
