/** The worked encounters of Bulletproof Blues (D!1 to D!13). */
import { expect, it } from 'vitest';
import { type Event, encounterOf, normal } from '../../support/play/encounter.ts';

const BEGIN = { kind: 'begin' };
const ends = (n: number): Event[] => Array.from({ length: n }, () => ({ kind: 'end' }));
const played = (out: boolean, log: readonly Event[]) =>
  normal(
    encounterOf('bulletproof-blues', {
      sides: {
        heroes: ['b', { id: 'm', character: 'm', out }],
        villains: ['g', { id: 'h', character: 'h', count: 6 }],
      },
      characters: {
        b: { perception: 5, prowess: 4, agility: 6 },
        g: { perception: 4, prowess: 5, agility: 5 },
        m: { perception: 3, prowess: 8, agility: 2 },
        h: { perception: 2, agility: 2 },
      },
      log,
    }),
  );

it('D!1 to D!8: eight rounds with an arrival, a delayed turn and forced actions', () => {
  const log = [
    { kind: 'aware', order: ['b', 'g', 'h'] },
    BEGIN,
    ...ends(4),
    { kind: 'in', model: 'm', before: 'h' },
    BEGIN,
    ...ends(5),
    BEGIN,
    { kind: 'delay', model: 'b' },
    ...ends(1),
    { kind: 'next' },
    ...ends(1),
    { kind: 'step-in', model: 'b' },
    ...ends(3),
    BEGIN,
    ...ends(5),
    BEGIN,
    ...ends(5),
    BEGIN,
    ...ends(1),
    { kind: 'force', model: 'b', how: 'other' },
    ...ends(4),
    BEGIN,
    ...ends(4),
    BEGIN,
    ...ends(5),
  ];
  expect(log).toHaveLength(52);
  expect(played(true, log)).toEqual({
    accepted: 52,
    findings: [],
    state: {
      round: 8,
      turn: 31,
      phase: 'between',
      order: ['b', 'g', 'm', 'h'],
      acted: ['b', 'g', 'm', 'h'],
      shown: ['b', 'g', 'm', 'h'],
      rounds: [
        ['b', 'g', 'h'],
        ['b', 'g', 'm', 'h'],
        ['g', 'm', 'b:delayed', 'h'],
        ['b', 'g', 'm', 'h'],
        ['b', 'g', 'm', 'h'],
        ['b', 'g', 'b:forced', 'm', 'h'],
        ['g', 'm', 'h'],
        ['b', 'g', 'm', 'h'],
      ],
    },
  });
});

it('D!9 to D!13: an extreme block and a dodge; who was blocked acts later from then on', () => {
  const log = [
    { kind: 'aware', order: ['b', 'g', 'm', 'h'] },
    BEGIN,
    ...ends(1),
    { kind: 'force', model: 'm', how: 'block' },
    { kind: 'defend', model: 'm', attacker: 'g', how: 'block', rank: 9, dice: [6, 6] },
  ];
  expect(played(false, log).state?.last).toEqual({ total: 20, need: 17, success: true, extreme: true });
  const whole = [
    ...log,
    ...ends(3),
    BEGIN,
    { kind: 'force', model: 'g', how: 'dodge' },
    { kind: 'defend', model: 'g', attacker: 'b', how: 'dodge', rank: 5, dice: [6, 5] },
    ...ends(4),
    BEGIN,
  ];
  expect(played(false, whole)).toMatchObject({
    findings: [],
    state: {
      round: 3,
      turn: 7,
      phase: 'slot',
      active: 'm',
      mayAct: ['m'],
      order: ['m', 'g', 'b', 'h'],
      acted: ['m'],
      shown: ['m'],
      rounds: [
        ['b', 'g', 'm:forced', 'h'],
        ['b', 'm', 'g:forced', 'h'],
      ],
      models: { g: { defending: 'dodge' } },
    },
  });
});
