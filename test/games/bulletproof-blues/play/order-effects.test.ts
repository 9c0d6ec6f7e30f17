/** What each event and each option of Bulletproof Blues does (D-2 to D-21, D?1 to D?10). */
import { describe } from 'vitest';
import { effectTests } from '../../../support/play/refusals.ts';
import {
  ACTIVE,
  AWARE,
  begin,
  CHARACTERS,
  delay,
  ENVIRONMENT,
  end,
  GAP,
  of,
  out,
  SIDES,
  see,
  stepIn,
} from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };

const b = (state: object) => ({ models: { b: state } });

const next = { kind: 'next' };

describe('order', () => {
  effectTests('bulletproof-blues', TABLE, [
    [
      'D-3: who is aware, in this order',
      ACTIVE,
      {
        phase: 'slot',
        round: 1,
        turn: 1,
        order: ['b', 'g', 'h'],
        acted: ['b'],
        shown: ['b'],
        active: 'b',
        mayAct: ['b'],
      },
    ],
    ['D-4: else they roll', [begin], { phase: 'initiative', mayAct: ['b', 'g', 'h'] }],
    [
      'D-4, D-5: dice, Perception and Super-speed',
      [begin, see('h', [3, 4])],
      { last: { total: 10 }, models: { h: { dice: 7, total: 10 } } },
    ],
    [
      'D-4: high before low',
      [begin, see('h', [6, 6]), see('b', [1, 1]), see('g', [1, 1])],
      { phase: 'slot', order: ['h', 'b', 'g'], active: 'h' },
    ],
    [
      'who goes out need not roll',
      [begin, see('b', [1, 1]), see('g', [1, 1]), out('h')],
      { phase: 'slot', order: ['b', 'g'] },
    ],
    [
      'D?1: of equal totals the higher Perception',
      [begin, see('b', [1, 1]), see('g', [1, 2]), see('h', [1, 1])],
      { phase: 'slot', order: ['b', 'g', 'h'] },
    ],
    [
      'D?1: or a roll, by option',
      [begin, see('b', [1, 1]), see('g', [1, 2]), see('h', [1, 1])],
      { phase: 'ties', tied: ['b', 'g'] },
      { 'bb.initTie': 'rollOff' },
    ],
    [
      'D?1: of 2d6',
      [
        begin,
        see('b', [1, 1]),
        see('g', [1, 2]),
        see('h', [1, 1]),
        of('tie', 'b', { dice: [1, 1] }),
        of('tie', 'g', { dice: [1, 2] }),
      ],
      { order: ['g', 'b', 'h'], models: { g: { tie: [3] } } },
      { 'bb.initTie': 'rollOff' },
    ],
    [
      'D-2: arriving in its place',
      [...ACTIVE, of('in', 'm', { before: 'h' })],
      { order: ['b', 'g', 'm', 'h'], acted: ['b'] },
    ],
    [
      'D-2: too late for this round',
      [...ACTIVE, end, of('in', 'm', { before: 'g' })],
      { order: ['b', 'm', 'g', 'h'], acted: ['b', 'g', 'm'] },
    ],
    ['place', [...ACTIVE, of('place', 'b')], { order: ['g', 'h', 'b'] }],
    [
      'D-6: the environment comes last',
      ENVIRONMENT,
      { phase: 'environment', active: undefined, mayAct: undefined, rounds: undefined },
    ],
    [
      'D-6: and ends the round',
      [...ENVIRONMENT, end],
      { phase: 'between', rounds: [['b', 'g', 'h']], shown: ['b', 'g', 'h'] },
    ],
    [
      'nobody in play: the environment alone',
      [out('b'), out('g'), out('h'), begin],
      { phase: 'environment', round: 1, turn: undefined },
    ],
  ]);
  const gm = { villains: { gm: true } };
  effectTests('bulletproof-blues', { ...TABLE, more: gm }, [
    ['D-4: everybody of the GM rolls', [begin, see('g', [3, 3])], { mayAct: ['b', 'h'] }],
    [
      'D-4: or one roll for all of them, by option',
      [begin, see('g', [3, 3])],
      {
        phase: 'initiative',
        mayAct: ['b'],
        last: { total: 10 },
        models: { g: { total: 10 }, h: { dice: 6, total: 9 } },
      },
      { 'bb.gmRolls': 'single' },
    ],
    ['D-4: players roll for themselves', [begin, see('b', [3, 3])], { mayAct: ['g', 'h'] }, { 'bb.gmRolls': 'single' }],
  ]);
});

describe('turns', () => {
  const task = (name: string) => of('action', 'b', { as: 'task', name });
  effectTests('bulletproof-blues', TABLE, [
    [
      'D?10: a task and a move',
      [...ACTIVE, task('climb'), of('action', 'b', { as: 'move' })],
      b({ task: 1, move: 1, defending: undefined }),
    ],
    [
      'D?10: whatever else',
      [...ACTIVE, of('action', 'b', { as: 'other' }), of('action', 'b', { as: 'other' })],
      b({ task: undefined, move: undefined }),
    ],
    ['D-14: blocking as the task', [...ACTIVE, task('block'), end], b({ defending: 'block' })],
    ['D-17: dodging as the task', [...ACTIVE, task('dodge')], b({ defending: 'dodge' })],
    [
      'P-19: until the next turn that is taken',
      [...ACTIVE, task('dodge'), end, end, end, end, begin],
      b({ defending: undefined, task: undefined }),
    ],
    ['D-9: delaying', [...ACTIVE, delay], { active: 'g', turn: 2, shown: ['g'], ...b({ delayed: true }) }],
    ['P-12: after the turn of another', GAP, { phase: 'gap', active: undefined, mayAct: ['b'], ...b({ ripe: true }) }],
    [
      'D-9: the order stays',
      [...GAP, stepIn],
      {
        phase: 'slot',
        active: 'b',
        turn: 3,
        order: ['b', 'g', 'h'],
        acted: ['b', 'g'],
        shown: ['g', 'b:delayed'],
        delayedTurn: true,
        ...b({ delayed: undefined, ripe: undefined }),
      },
    ],
    ['a delayed turn ends like any', [...GAP, stepIn, end], { active: 'h', delayedTurn: undefined }],
    ['the chance may be let go', [...GAP, next], { phase: 'slot', active: 'h' }],
    [
      'D?4: the next slot makes it lost',
      [...GAP, next, end, next, end, begin, next],
      { active: 'b', ...b({ delayed: undefined, ripe: undefined }) },
    ],
    [
      'D?4: or it stays, by option',
      [...GAP, next, end, next, end, begin, next],
      { active: 'b', ...b({ delayed: true, ripe: true }) },
      { 'bb.delayStacks': true },
    ],
    [
      'D?4: and does not take the slot of the round',
      [AWARE, of('place', 'b'), begin, end, end, delay, end, begin, next, end, stepIn, end],
      { round: 2, active: 'h', acted: ['g', 'h'] },
      { 'bb.delayStacks': true },
    ],
    [
      'D-9: without it a turn taken late is that of the round',
      [AWARE, of('place', 'b'), begin, end, end, delay, end, begin, next, end, stepIn],
      { round: 2, active: 'b', acted: ['g', 'b'] },
    ],
    [
      'D-9, P-12: a turn delayed at the end of a round may come before the first slot of the next one',
      [AWARE, of('place', 'b'), begin, end, end, delay, end, begin],
      { round: 2, phase: 'gap', active: undefined, acted: undefined, shown: undefined, mayAct: ['b'] },
    ],
    [
      'D-9, P-12: it is taken before anybody has a slot',
      [AWARE, of('place', 'b'), begin, end, end, delay, end, begin, stepIn],
      { round: 2, phase: 'slot', active: 'b', acted: ['b'], shown: ['b:delayed'], delayedTurn: true, turn: 4 },
    ],
    [
      'D-9, P-12: it may also come before the first slot of a new order',
      [
        ...[AWARE, of('place', 'b'), begin, end, end, delay, end, { kind: 'aware', order: [] }, begin],
        ...[see('b', [1, 1]), see('g', [6, 6]), see('h', [2, 2])],
      ],
      { round: 2, phase: 'gap', order: ['g', 'b', 'h'], acted: undefined, mayAct: ['b'] },
    ],
    [
      'D-9: a round in which nobody has delayed begins with its first slot',
      [...ACTIVE, end, end, end, end, begin],
      { round: 2, phase: 'slot', active: 'b' },
    ],
  ]);
});
