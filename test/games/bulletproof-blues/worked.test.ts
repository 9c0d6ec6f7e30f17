/**
 * Replays the worked encounters of Bulletproof Blues (D!1 to D!13): what the rules say about each round of an example game
 * (docs/rules/bulletproof-blues.md). Each `end` ends the slot of a model or, as the last one of a round, that of the environment.
 */
import { expect, it } from 'vitest';
import { createEncounter, replayNormalized, type TestEvent } from '../../support/play/encounter.ts';

const BEGIN_EVENT = { kind: 'begin' };
const createEnds = (count: number): TestEvent[] => Array.from({ length: count }, () => ({ kind: 'end' }));
/** Replays a log. With `isLate`, model m is out of the game until an event brings it in. */
const replayLog = (isLate: boolean, log: readonly TestEvent[]) =>
  replayNormalized(
    createEncounter('bulletproof-blues', {
      sides: {
        heroes: ['b', { id: 'm', character: 'm', out: isLate }],
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

it('D!1 to D!8: plays eight rounds with an arrival, a delayed turn and forced actions', () => {
  const log = [
    { kind: 'aware', order: ['b', 'g', 'h'] },
    BEGIN_EVENT,
    ...createEnds(4),
    { kind: 'in', model: 'm', before: 'h' },
    BEGIN_EVENT,
    ...createEnds(5),
    BEGIN_EVENT,
    { kind: 'delay', model: 'b' },
    ...createEnds(1),
    { kind: 'next' },
    ...createEnds(1),
    { kind: 'step-in', model: 'b' },
    ...createEnds(3),
    BEGIN_EVENT,
    ...createEnds(5),
    BEGIN_EVENT,
    ...createEnds(5),
    BEGIN_EVENT,
    ...createEnds(1),
    { kind: 'force', model: 'b', how: 'other' },
    ...createEnds(4),
    BEGIN_EVENT,
    ...createEnds(4),
    BEGIN_EVENT,
    ...createEnds(5),
  ];
  expect(log).toHaveLength(52);
  expect(replayLog(true, log)).toEqual({
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

it('D!9 to D!13: moves a model behind the one that blocked or dodged its attack extremely well', () => {
  const log = [
    { kind: 'aware', order: ['b', 'g', 'm', 'h'] },
    BEGIN_EVENT,
    ...createEnds(1),
    { kind: 'force', model: 'm', how: 'block' },
    { kind: 'defend', model: 'm', attacker: 'g', how: 'block', rank: 9, dice: [6, 6] },
  ];
  expect(replayLog(false, log).state?.last).toEqual({ total: 20, need: 17, success: true, extreme: true });
  const longerLog = [
    ...log,
    ...createEnds(3),
    BEGIN_EVENT,
    { kind: 'force', model: 'g', how: 'dodge' },
    { kind: 'defend', model: 'g', attacker: 'b', how: 'dodge', rank: 5, dice: [6, 5] },
    ...createEnds(4),
    BEGIN_EVENT,
  ];
  expect(replayLog(false, longerLog)).toMatchObject({
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
