/** Replays the worked encounter of SSUA (A!1, A!4, A!7). */
import { expect, it } from 'vitest';
import { createEncounter, replayNormalized } from '../../support/play/encounter.ts';

const SIDES = { a: ['a1=lamp'], b: ['b1=lamp', 'b2=guard'], c: ['c1=tram'] };
const CHARACTERS = {
  lamp: { agility: 4, mind: 4 },
  guard: { agility: 2, mind: 2, henchman: true },
  tram: { agility: 5, mind: 4, moveMultiplier: 2 },
};

it('A!1, A!4, A!7, A?2, A?5: orders sides by goals, refuses a second attack after a charge and charges a flyer 5 AP for 8.5 inches', () => {
  const encounter = createEncounter('ssua', {
    sides: SIDES,
    characters: CHARACTERS,
    log: [
      { kind: 'begin' },
      { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [2, 3, 4, 4] },
      { kind: 'initiative', side: 'c', model: 'c1', with: 'agility', dice: [1, 3, 4, 6, 6] },
      // Refused: b2 is a Henchman and may not be nominated.
      { kind: 'initiative', side: 'b', model: 'b2', with: 'mind', dice: [6, 6] },
      { kind: 'initiative', side: 'b', model: 'b1', with: 'mind', dice: [1, 2, 4, 5] },
      { kind: 'activate', model: 'c1' },
      { kind: 'move', model: 'c1', inches: 8, how: 'charge' },
      { kind: 'attack', model: 'c1', type: 'melee', target: 'a1' },
      // Refused: c1 has attacked already.
      { kind: 'attack', model: 'c1', type: 'melee', target: 'b1' },
      { kind: 'end' },
      { kind: 'activate', model: 'a1' },
      { kind: 'take-off', model: 'a1' },
      { kind: 'move', model: 'a1', inches: 8.5, how: 'fly' },
    ],
  });
  expect(replayNormalized(encounter)).toEqual({
    accepted: 11,
    findings: [
      { code: 'order.state', severity: 'error', path: '/log/3', subjects: ['b2'], actual: 'henchman', fact: 'A-4' },
      {
        code: 'order.limit',
        severity: 'error',
        path: '/log/8',
        subjects: ['c1'],
        actual: 1,
        required: 1,
        fact: 'A-25',
      },
    ],
    state: {
      round: 1,
      turn: 2,
      phase: 'activation',
      side: 'a',
      active: 'a1',
      mayAct: ['a1'],
      order: ['c', 'a', 'b'],
      rolls: { a: { goals: 2, value: 4 }, b: { goals: 2, value: 4 }, c: { goals: 5, value: 5 } },
      models: {
        a1: { ap: 1, activated: true, flying: true },
        b1: { ap: 8 },
        b2: { ap: 4 },
        c1: { ap: 7, activated: true, attacked: true, charged: true, struck: true },
      },
    },
  });
});
