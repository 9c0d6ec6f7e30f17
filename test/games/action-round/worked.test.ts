/** The worked encounters of the Action Round (C!4, C!7). */
import { describe, expect, it } from 'vitest';
import { type Event, encounterOf, normal } from '../../support/play/encounter.ts';

const END = { kind: 'end' };
const BEGIN = { kind: 'begin' };
const played = (log: readonly Event[]) =>
  normal(
    encounterOf('action-round', {
      sides: { heroes: ['p', 'r'], villains: ['q'] },
      characters: {
        p: { powerLevel: 5, initiative: 18, destiny: 1 },
        q: { powerLevel: 5, initiative: 14, destiny: 1 },
        r: { powerLevel: 5, initiative: 9, destiny: 1 },
      },
      log,
    }),
  );

it('C!7, C!4, C-75: a delayed turn moves the place in the order; a Surge adds a Standard', () => {
  const log = [
    BEGIN,
    { kind: 'delay', model: 'p' },
    { kind: 'action', model: 'q', name: 'attack-close', target: 'p' },
    { kind: 'action', model: 'q', name: 'recover', remove: 'fatigue' },
    END,
    { kind: 'step-in', model: 'p' },
    { kind: 'surge', model: 'p', benefit: 'additional' },
    { kind: 'action', model: 'p', name: 'attack-ranged', target: 'q' },
    { kind: 'action', model: 'p', name: 'stunt', target: 'q' },
    END,
    END,
    BEGIN,
  ];
  expect(played(log)).toEqual({
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

it('C!7: a delay that is never used leaves the order, and the turn comes as usual', () => {
  const log = [BEGIN, { kind: 'delay', model: 'p' }, END, { kind: 'next' }, END, { kind: 'next' }, BEGIN];
  const { findings, state } = played(log);
  expect(findings).toEqual([]);
  expect(state).toMatchObject({ round: 2, turn: 4, phase: 'slot', active: 'p', order: ['p', 'q', 'r'] });
});

it('C!8: a readied action is a reaction and moves nothing', () => {
  const log = [
    BEGIN,
    { kind: 'ready', model: 'p', action: 'attack-close', trigger: 'somebody moves' },
    END,
    { kind: 'reaction', model: 'p', name: 'opportunity-attack' },
    END,
    { kind: 'trigger', model: 'p' },
    END,
    BEGIN,
  ];
  const { findings, state } = played(log);
  expect(findings).toEqual([
    { code: 'order.state', severity: 'error', path: '/log/3', subjects: ['p'], actual: 'ready', fact: 'C-23' },
  ]);
  expect(state).toMatchObject({ active: 'p', order: ['p', 'q', 'r'] });
});

describe('degrees of a check (C?10, P-14)', () => {
  it.each([
    [15, 1, 1],
    [20, 2, 2],
    [14, -1, undefined],
    [10, -2, -1],
    [9, -2, -1],
  ])('a total of %i against 15 has %i degrees', (total, degrees, advantage) => {
    const { state } = played([BEGIN, { kind: 'check', model: 'p', total, dc: 15, of: 'assist' }]);
    expect(state?.last).toEqual(advantage === undefined ? { degrees } : { degrees, advantage });
  });

  it.each([
    [20, 3],
    [19, -2],
  ])('with one raise %i has %i degrees', (total, degrees) => {
    const { state } = played([BEGIN, { kind: 'check', model: 'p', total, dc: 15, raises: 1 }]);
    expect(state?.last).toEqual({ degrees });
  });
});
