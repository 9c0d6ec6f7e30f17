/** How long a Called Shot lasts (E-56). */
import { describe, expect, it } from 'vitest';
import { ACTING, afterLog, type Event, set } from '../support/table.ts';

const of = (kind: string, model = 'anna', more: object = {}): Event => ({ kind, model, ...more });
const called = of('called-shot');
const bash = of('attack', 'anna', { attack: 'Bash', targets: [{ target: 'bert' }] });
const ended: Event = { kind: 'end-activation' };
const held = [ended, of('hold')];
const control = of('inflict', 'bert', { effect: 'control', type: 'all', amount: 2, by: 'anna' });
const partsAfter = (...log: Event[]) => {
  const { normal, refused } = afterLog([...ACTING, ...log]);
  expect(refused).toEqual([]);
  return (normal.due as { parts?: object }[])[0]?.parts;
};

describe('a Called Shot (E-56)', () => {
  it('counts for an attack after the same model has held the Initiative (E-61)', () => {
    expect(partsAfter(called, ...held, bash)).toEqual({ called: 1 });
    expect(afterLog([...ACTING, called, ...held]).state.frame).toMatchObject({ model: 'anna', calledShots: 1 });
  });

  it('adds up with one that is taken after holding the Initiative', () => {
    expect(partsAfter(called, ...held, called, bash)).toEqual({ called: 2 });
  });

  it('is used up by the next attack, also where that comes later', () => {
    const missed: Event = { kind: 'roll', dice: [1, 1, 1] };
    expect(partsAfter(called, ...held, bash, missed, bash)).toBeUndefined();
  });

  it('of one model does not count for another that holds the Initiative', () => {
    expect(afterLog([...ACTING, called, ended, of('hold', 'ansel')]).state.frame).toMatchObject({ calledShots: 0 });
  });

  it('is lost at the end of the Turn', () => {
    const next = [called, ended, { kind: 'end-turn' }, of('choose', 'bert'), { kind: 'activate' }, ended];
    const again = [...next, { kind: 'end-turn' }, of('choose'), { kind: 'activate' }];
    expect(afterLog([...ACTING, ...again]).state.frame).toMatchObject({ model: 'anna', calledShots: 0 });
  });

  it('of a controlled model counts for the next Control of it in that Turn (E-102)', () => {
    const ended: Event = { kind: 'end-control' };
    const log = [...ACTING, control, of('called-shot', 'bert'), ended, control];
    expect(afterLog(log).state.due).toMatchObject([{ due: 'control', model: 'bert', calledShots: 1 }]);
  });

  it('of a model that is controlled twice at once is the same in both Controls', () => {
    const twice = of('attack', 'bert', { attack: 'Bash', targets: [{ target: 'anna' }] });
    const log = [...ACTING, set('bert', 'stun', 0), control, control, of('called-shot', 'bert')];
    expect(afterLog(log).state.due.map((duty) => 'calledShots' in duty && duty.calledShots)).toEqual([1, 1]);
    const { state } = afterLog([...log, twice]);
    expect(state.due.map((duty) => 'calledShots' in duty && duty.calledShots)).toEqual([false, 0, 0]);
  });
});
