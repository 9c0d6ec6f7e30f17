/** Replays the worked encounters of the Action Round (C!4, C!7 in docs/rules/action-round.md). Models act in the order p, q, r. */
import { describe, expect, it } from 'vitest';
import { createEncounter, replayNormalized, type TestEvent } from '../../support/play/encounter.ts';

const END_EVENT = { kind: 'end' };
const BEGIN_EVENT = { kind: 'begin' };
const replayLog = (eventLog: readonly TestEvent[]) =>
  replayNormalized(
    createEncounter('action-round', {
      sides: { heroes: ['p', 'r'], villains: ['q'] },
      characters: {
        p: { powerLevel: 5, initiative: 18, destiny: 1 },
        q: { powerLevel: 5, initiative: 14, destiny: 1 },
        r: { powerLevel: 5, initiative: 9, destiny: 1 },
      },
      log: eventLog,
    }),
  );

it('C!7, C!4, C-75: moves a delayed model in the order and adds a Standard by a Surge', () => {
  const eventLog = [
    BEGIN_EVENT,
    { kind: 'delay', model: 'p' },
    { kind: 'action', model: 'q', name: 'attack-close', target: 'p' },
    { kind: 'action', model: 'q', name: 'recover', remove: 'fatigue' },
    END_EVENT,
    { kind: 'step-in', model: 'p' },
    { kind: 'surge', model: 'p', benefit: 'additional' },
    { kind: 'action', model: 'p', name: 'attack-ranged', target: 'q' },
    { kind: 'action', model: 'p', name: 'stunt', target: 'q' },
    END_EVENT,
    END_EVENT,
    BEGIN_EVENT,
  ];
  expect(replayLog(eventLog)).toEqual({
    accepted: 11,
    findings: [
      { code: 'order.limit', severity: 'error', path: '/log/3', subjects: ['q'], actual: 1, required: 1, fact: 'C-4' },
    ],
    state: {
      round: 2,
      turn: 5,
      phase: 'slot',
      active: 'q',
      mayAct: ['q'],
      order: ['q', 'p', 'r'],
      acted: ['q'],
      models: {
        p: { score: 18, standard: 2, extra: 1, acts: 2, bank: true, surges: 1, destiny: 1 },
        q: { score: 14, destiny: 1 },
        r: { score: 9, destiny: 1, bank: true },
      },
    },
  });
});

it('C!7: keeps the order when a delayed turn is never taken', () => {
  const eventLog = [
    BEGIN_EVENT,
    { kind: 'delay', model: 'p' },
    END_EVENT,
    { kind: 'next' },
    END_EVENT,
    { kind: 'next' },
    BEGIN_EVENT,
  ];
  const { findings, state } = replayLog(eventLog);
  expect(findings).toEqual([]);
  expect(state).toMatchObject({ round: 2, turn: 4, phase: 'slot', active: 'p', order: ['p', 'q', 'r'] });
});

it('C!8: counts a readied action as the reaction and keeps the order', () => {
  const eventLog = [
    BEGIN_EVENT,
    { kind: 'ready', model: 'p', action: 'attack-close', trigger: 'somebody moves' },
    END_EVENT,
    { kind: 'reaction', model: 'p', name: 'opportunity-attack' },
    END_EVENT,
    { kind: 'trigger', model: 'p' },
    END_EVENT,
    BEGIN_EVENT,
  ];
  const { findings, state } = replayLog(eventLog);
  expect(findings).toEqual([
    { code: 'order.state', severity: 'error', path: '/log/3', subjects: ['p'], actual: 'ready', fact: 'C-23' },
  ]);
  expect(state).toMatchObject({ active: 'p', order: ['p', 'q', 'r'] });
});

describe('degrees of a check (C?10, P-14)', () => {
  // The total, the degrees, and the advantage.
  it.each([
    [15, 1, 1],
    [20, 2, 2],
    [14, -1, undefined],
    [10, -2, -1],
    [9, -2, -1],
  ])('gives a total of %i against 15 %i degrees', (total, degrees, advantage) => {
    const { state } = replayLog([BEGIN_EVENT, { kind: 'check', model: 'p', total, dc: 15, of: 'assist' }]);
    expect(state?.last).toEqual(advantage === undefined ? { degrees } : { degrees, advantage });
  });

  // The total, and the degrees.
  it.each([
    [20, 3],
    [19, -2],
  ])('gives a total of %i with one raise %i degrees', (total, degrees) => {
    const { state } = replayLog([BEGIN_EVENT, { kind: 'check', model: 'p', total, dc: 15, raises: 1 }]);
    expect(state?.last).toEqual({ degrees });
  });
});
