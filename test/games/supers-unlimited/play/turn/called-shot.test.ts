/**
 * Tests how long a Called Shot lasts (E-56). Anna and Ansel (side a) play against Bert and Bo (side b): plain characters of Level 3 with
 * 10 HP, 4 PP and a Move of 5.
 */
import { describe, expect, it } from 'vitest';
import { ANNA_ACTING, createAdjust, playLog, type TestEvent } from '../support/encounters.ts';

const createEvent = (eventKind: string, modelId = 'anna', eventKeys: object = {}): TestEvent => ({
  kind: eventKind,
  model: modelId,
  ...eventKeys,
});
const calledShot = createEvent('called-shot');
const bashEvent = createEvent('attack', 'anna', { attack: 'Bash', targets: [{ target: 'bert' }] });
const endActivation: TestEvent = { kind: 'end-activation' };
const holdEvents = [endActivation, createEvent('hold')];
const controlEvent = createEvent('inflict', 'bert', { effect: 'control', type: 'all', amount: 2, by: 'anna' });
const getPartsAfter = (...eventLog: TestEvent[]) => {
  const { normal, refused } = playLog([...ANNA_ACTING, ...eventLog]);
  expect(refused).toEqual([]);
  return (normal.due as { parts?: object }[])[0]?.parts;
};

describe('a Called Shot (E-56)', () => {
  it('counts for an attack after the same model has held the Initiative (E-61)', () => {
    expect(getPartsAfter(calledShot, ...holdEvents, bashEvent)).toEqual({ called: 1 });
    expect(playLog([...ANNA_ACTING, calledShot, ...holdEvents]).state.frame).toMatchObject({
      model: 'anna',
      calledShots: 1,
    });
  });

  it('adds up with a Called Shot after holding the Initiative', () => {
    expect(getPartsAfter(calledShot, ...holdEvents, calledShot, bashEvent)).toEqual({ called: 2 });
  });

  it('ends with the next attack, even after holding the Initiative', () => {
    const missedRoll: TestEvent = { kind: 'roll', dice: [1, 1, 1] };
    expect(getPartsAfter(calledShot, ...holdEvents, bashEvent, missedRoll, bashEvent)).toBeUndefined();
  });

  it('does not count for another model that holds the Initiative', () => {
    expect(
      playLog([...ANNA_ACTING, calledShot, endActivation, createEvent('hold', 'ansel')]).state.frame,
    ).toMatchObject({ calledShots: 0 });
  });

  it('ends with the Turn', () => {
    const nextTurn = [
      calledShot,
      endActivation,
      { kind: 'end-turn' },
      createEvent('choose', 'bert'),
      { kind: 'activate' },
      endActivation,
    ];
    const secondTurn = [...nextTurn, { kind: 'end-turn' }, createEvent('choose'), { kind: 'activate' }];
    expect(playLog([...ANNA_ACTING, ...secondTurn]).state.frame).toMatchObject({ model: 'anna', calledShots: 0 });
  });

  it('counts for the next Control of the model in the same Turn (E-102)', () => {
    const endControl: TestEvent = { kind: 'end-control' };
    const eventLog = [...ANNA_ACTING, controlEvent, createEvent('called-shot', 'bert'), endControl, controlEvent];
    expect(playLog(eventLog).state.due).toMatchObject([{ due: 'control', model: 'bert', calledShots: 1 }]);
  });

  it('counts for both Controls of a model that is controlled twice at once', () => {
    const bertAttack = createEvent('attack', 'bert', { attack: 'Bash', targets: [{ target: 'anna' }] });
    const eventLog = [
      ...ANNA_ACTING,
      createAdjust('bert', 'stun', 0),
      controlEvent,
      controlEvent,
      createEvent('called-shot', 'bert'),
    ];
    expect(playLog(eventLog).state.due.map((duty) => 'calledShots' in duty && duty.calledShots)).toEqual([1, 1]);
    const { state } = playLog([...eventLog, bertAttack]);
    expect(state.due.map((duty) => 'calledShots' in duty && duty.calledShots)).toEqual([false, 0, 0]);
  });
});
