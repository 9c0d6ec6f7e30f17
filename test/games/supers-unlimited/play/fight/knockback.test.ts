/**
 * Tests Knockback, Slams and Control. Anna and Ansel (side a) play against Bert and Bo (side b): plain characters of Level 3 with 10 HP,
 * 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { getAnsweringModelId } from '../../../../../src/shared/games/supers-unlimited/play/duties/answer-events.ts';
import { createShooter } from '../support/attacks.ts';
import {
  ANNA_ACTING,
  createAdjust,
  createCharacter,
  createRoll,
  findRefusal,
  getModel,
  playLog,
  type TestEvent,
} from '../support/encounters.ts';

describe('Knockback and Slams (E-109, E-122, E?27)', () => {
  const pushEvent: TestEvent = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 8, by: 'anna' };
  const createKnockback = (eventKeys: object): readonly TestEvent[] => [
    ...ANNA_ACTING,
    pushEvent,
    { kind: 'knockback', ...eventKeys },
  ];
  it.each([
    [{ distance: 7 }, 'order.limit 7/6 E-109 []'],
    [{ distance: 3, contact: 'bert' }, 'order.target E-109 [bert]'],
    [{ distance: 3, contact: 'piano' }, 'order.unknown piano []'],
    [{ distance: 3, markers: ['power-1'] }, 'order.unknown power-1 []'],
    [{ distance: 3, plasma: true }, 'order.choice plasma E-144 []'],
    [{}, 'order.payload distance/inch []'],
  ])('refuse %j', (eventKeys, expected) => {
    expect(findRefusal(createKnockback(eventKeys))).toBe(expected);
  });

  it('are answered by the attacker, and without one by the model that is pushed', () => {
    const getFirstAnswer = (event: TestEvent) => {
      const [duty] = playLog([...ANNA_ACTING, event]).state.due;
      return duty && getAnsweringModelId(duty);
    };
    expect(getFirstAnswer(pushEvent)).toBe('anna');
    const { by: _attacker, ...freePush } = pushEvent as TestEvent & { readonly by: string };
    expect(getFirstAnswer(freePush)).toBe('bert');
  });

  it.each([
    ['travelled', 4],
    ['total', 6],
    ['remaining', 2],
  ])('measure a Slam by su.slamDistance %s', (optionValue, distance) => {
    const { normal } = playLog(createKnockback({ distance: 4, contact: 'bo' }), {
      options: { 'su.slamDistance': optionValue },
    });
    expect(normal.due).toEqual([
      { due: 'slam', model: 'bert', distance, dice: distance / 2, need: 4 },
      { due: 'slam', model: 'bo', distance, dice: distance / 2, need: 4 },
    ]);
  });

  it('damage the thing that a model slams into', () => {
    const eventLog = [...createKnockback({ distance: 4, contact: 'crate' }), createRoll(1, 1), createRoll(5, 1)];
    expect(playLog(eventLog, createShooter()).state.things.get('crate')?.destroyed).toBe(true);
    expect(
      playLog([...eventLog.slice(0, -1), createRoll(4, 1)], createShooter()).state.things.get('crate')?.destroyed,
    ).toBe(false);
  });

  it('bring no Stun for a Slam without a POW (E-122: an amount of 0 is never due)', () => {
    const hurtEvent: TestEvent = { kind: 'adjust', model: 'bert', field: 'hp', to: 3 };
    const eventLog = [
      ...ANNA_ACTING,
      hurtEvent,
      pushEvent,
      { kind: 'knockback', distance: 4, contact: 'crate' },
      createRoll(9, 1),
    ];
    expect(playLog(eventLog, createShooter()).normal.due).toEqual([
      { due: 'ko-roll', model: 'bert', dice: 3, need: 7 },
      { due: 'slam', thing: 'crate', distance: 4, dice: 2, need: 5 },
    ]);
  });

  it('spare a model that is Immune to Slams', () => {
    const encounterSpec = { characters: [createCharacter('bert', { immunities: ['Slam'] })] };
    expect(
      (playLog(createKnockback({ distance: 4, contact: 'bo' }), encounterSpec).normal.due as JsonObject[]).length,
    ).toBe(1);
  });

  it('wait for the attacker', () => {
    expect(playLog([...ANNA_ACTING, pushEvent]).normal.mayAct).toEqual(['anna']);
  });
});

describe('Control (E-102, P-32, P-43)', () => {
  const controlEvent: TestEvent = {
    kind: 'inflict',
    model: 'bert',
    effect: 'control',
    type: 'all',
    amount: 2,
    by: 'anna',
  };
  const eventLog = [...ANNA_ACTING, controlEvent];
  const createBertEvent = (eventKind: string, eventKeys: object = {}): TestEvent => ({
    kind: eventKind,
    model: 'bert',
    ...eventKeys,
  });

  it('spends its points on Actions of the model', () => {
    expect(playLog(eventLog).normal.due).toEqual([{ due: 'control', model: 'bert', by: 'anna', points: 2 }]);
    const playedGame = playLog([...eventLog, createBertEvent('move', { inches: 2 })]);
    expect(playedGame.normal.due).toEqual([
      { due: 'control', model: 'bert', by: 'anna', points: 1, used: { move: 1 }, movements: 1 },
    ]);
    expect(getModel(playedGame, 'bert').pp).toBe(4);
    expect(playLog([...eventLog, createBertEvent('move'), createBertEvent('called-shot')]).normal.due).toBeUndefined();
  });

  it('drops the duties of a model that is dismissed', () => {
    const petEvent: TestEvent = { kind: 'summon', id: 'pet', side: 'b', character: 'bo' };
    const dismissed = playLog([
      ...ANNA_ACTING,
      petEvent,
      { ...controlEvent, model: 'pet' },
      controlEvent,
      createBertEvent('dismiss', { model: 'pet' }),
    ]);
    expect(dismissed.normal.due).toEqual([{ due: 'control', model: 'bert', by: 'anna', points: 2 }]);
  });

  it('keeps the free attack of a Charge', () => {
    const chargedLog = [...eventLog, createBertEvent('move'), createBertEvent('charge')];
    expect(playLog(chargedLog).normal.due).toMatchObject([{ due: 'control', charged: 1 }]);
    expect(findRefusal([...chargedLog, createBertEvent('move')])).toBe('order.limit 2/2 E-53 [bert]');
    expect(findRefusal([...chargedLog, createBertEvent('called-shot')])).toBe('order.cost 0/1 E-102 [bert]');
    const strikeEvent = createBertEvent('attack', { attack: 'Bash', charge: true, targets: [{ target: 'bo' }] });
    expect(playLog([...chargedLog, strikeEvent]).normal.due).toMatchObject([
      { due: 'attack', target: 'bo', parts: { charge: 1 } },
      { due: 'control' },
    ]);
    expect(playLog([...chargedLog, strikeEvent, createRoll(1, 1, 1)]).normal.due).toBeUndefined();
  });

  it("makes the model a friend of the controller's side (P-43)", () => {
    expect(findRefusal([...eventLog, createBertEvent('run', { contact: ['anna'] })])).toBeUndefined();
    expect(findRefusal([...eventLog, createBertEvent('run', { contact: ['bo'] })])).toBe('order.target E-67 [bert bo]');
  });

  it.each([
    ['refuses actions of other models', { kind: 'move', model: 'anna' }, 'order.due control [anna]'],
    ['refuses an answer to another duty', { kind: 'end-recovery' }, 'order.due control []'],
    [
      'refuses a Recovery of an Effect that the model does not have',
      createBertEvent('recover', { what: 'stun', dice: [1, 1, 1] }),
      'order.choice stun E-48 [bert]',
    ],
  ])('%s', (_case, logEvent, expected) => {
    expect(findRefusal([...eventLog, logEvent])).toBe(expected);
  });

  it('ends when the model is KO’ed or on request', () => {
    expect(playLog([...eventLog, createAdjust('bert', 'ko', 1)]).normal.due).toBeUndefined();
    expect(playLog([...eventLog, { kind: 'end-control' }]).normal.due).toBeUndefined();
    expect(findRefusal([...ANNA_ACTING, { kind: 'end-control' }])).toBe('order.due nothing []');
  });

  it('affects models of its Type, or all', () => {
    expect(playLog([...ANNA_ACTING, { ...controlEvent, type: 'robotic' }]).normal.due).toBeUndefined();
    expect(playLog([...ANNA_ACTING, { ...controlEvent, type: 'living' }]).normal.due).toHaveLength(1);
    const { type: _type, ...typeless } = controlEvent;
    expect(findRefusal([...ANNA_ACTING, typeless as TestEvent])).toBe('order.payload type/word [bert]');
  });
});
