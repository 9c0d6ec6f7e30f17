/** Replays the examples of the BattleTech rules (B!2, B!3, B!6, B!7) as one encounter: rolls for initiative, two ties, and actions. */
import { expect, it } from 'vitest';
import { createEncounter, replayNormalized } from '../../support/play/encounter.ts';

const M55 = { unit: 'npc', type: 'mech', tonnage: 55, mp: 4, pilotingBase: 5, gunneryBase: 4 };

it('B!6, B!2, B!3, B!7, B-18: breaks ties by type, weight and dice, and refuses a second MOVE and an unpaid Anytime Action', () => {
  const encounter = createEncounter('battletech-kcw', {
    sides: { red: ['a=m55', 'c=m30', 'd=foot'], blue: ['b=h35', 'e=m55'] },
    characters: {
      m55: M55,
      m30: { ...M55, tonnage: 30 },
      h35: { ...M55, type: 'hover', tonnage: 35 },
      foot: { unit: 'infantry', type: 'foot-infantry', tonnage: 3, mp: 1, experience: 'veteran' },
    },
    log: [
      { kind: 'begin' },
      { kind: 'initiative', model: 'a', dice: [3, 4] },
      { kind: 'initiative', model: 'b', dice: [3, 4] },
      { kind: 'initiative', model: 'c', dice: [3, 4] },
      { kind: 'initiative', model: 'd', dice: [5, 6] },
      { kind: 'initiative', model: 'e', dice: [3, 4] },
      { kind: 'tie', model: 'a', dice: [2, 3] },
      { kind: 'tie', model: 'e', dice: [4, 5] },
      { kind: 'action', model: 'd', name: 'Fire', sa: 1 },
      { kind: 'end' },
      { kind: 'action', model: 'c', name: 'Run', sa: 1, move: true, heat: 2, am: 2 },
      { kind: 'action', model: 'c', name: 'Jump', sa: 1, move: true, heat: 3 },
      { kind: 'action', model: 'd', name: 'Signal', sa: 2, anytime: true },
      { kind: 'action', model: 'e', name: 'Eject', sa: 2, anytime: true },
      { kind: 'end', dissipate: 1 },
    ],
  });
  expect(replayNormalized(encounter)).toEqual({
    accepted: 13,
    findings: [
      {
        code: 'order.limit',
        severity: 'error',
        path: '/log/11',
        subjects: ['c'],
        actual: 1,
        required: 1,
        fact: 'B-11',
      },
      { code: 'order.cost', severity: 'error', path: '/log/13', subjects: ['e'], actual: 0, required: 1, fact: 'B-18' },
    ],
    state: {
      round: 1,
      turn: 3,
      phase: 'action',
      active: 'e',
      mayAct: ['e'],
      order: ['d', 'c', 'e', 'a', 'b'],
      acted: ['d', 'c', 'e'],
      models: {
        a: { mp: 4, dice: 7, total: 15, tie: [5] },
        b: { mp: 4, dice: 7, total: 15 },
        c: { mp: 4, dice: 7, total: 15, heat: 1, moved: true, done: ['run'], leftover: 1, am: 2 },
        d: { mp: 1, dice: 11, total: 18, done: ['fire', 'signal'], leftover: 1 },
        e: { mp: 4, dice: 7, total: 15, tie: [9], sa: 2 },
      },
    },
  });
});
