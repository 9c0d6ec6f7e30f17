/**
 * Tests initiative order and turns of Bulletproof Blues (D-2 to D-21, D?1 to D?10). Each round goes through the slots of the models, b, g
 * and h, and ends with the environment (D-6). A model may delay its turn and step in later between two slots (D-9).
 *
 * Columns of the tables: title, log, keys of the state after the log (undefined: the key must be missing), house rules. In `shown`, the
 * models that have acted in the round, `b:delayed` is a delayed turn of b.
 */
import { describe } from 'vitest';
import { testEffects } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  AWARE,
  BETWEEN_TURNS,
  beginEvent,
  CHARACTERS,
  createEvent,
  createOut,
  createPerceptionRoll,
  delayEvent,
  ENVIRONMENT_TURN,
  endEvent,
  SIDES,
  stepInEvent,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };

const expectModelB = (modelState: object) => ({ models: { b: modelState } });

const nextEvent = { kind: 'next' };

describe('initiative order of Bulletproof Blues', () => {
  testEffects('bulletproof-blues', ENCOUNTER, [
    [
      'D-3: the stated order of awareness is the order of the round',
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
    [
      'D-4: models roll Perception without an order of awareness',
      [beginEvent],
      { phase: 'initiative', mayAct: ['b', 'g', 'h'] },
    ],
    [
      'D-4, D-5: a roll adds dice, Perception and Super-speed',
      [beginEvent, createPerceptionRoll('h', [3, 4])],
      { last: { total: 10 }, models: { h: { dice: 7, total: 10 } } },
    ],
    [
      'D-4: models act from the highest total to the lowest',
      [
        beginEvent,
        createPerceptionRoll('h', [6, 6]),
        createPerceptionRoll('b', [1, 1]),
        createPerceptionRoll('g', [1, 1]),
      ],
      { phase: 'slot', order: ['h', 'b', 'g'], active: 'h' },
    ],
    [
      'a model that goes out no longer has to roll',
      [beginEvent, createPerceptionRoll('b', [1, 1]), createPerceptionRoll('g', [1, 1]), createOut('h')],
      { phase: 'slot', order: ['b', 'g'] },
    ],
    [
      'D?1: the higher Perception acts first with equal totals',
      [
        beginEvent,
        createPerceptionRoll('b', [1, 1]),
        createPerceptionRoll('g', [1, 2]),
        createPerceptionRoll('h', [1, 1]),
      ],
      { phase: 'slot', order: ['b', 'g', 'h'] },
    ],
    [
      'D?1: equal totals roll again with bb.initTie rollOff',
      [
        beginEvent,
        createPerceptionRoll('b', [1, 1]),
        createPerceptionRoll('g', [1, 2]),
        createPerceptionRoll('h', [1, 1]),
      ],
      { phase: 'ties', tied: ['b', 'g'] },
      { 'bb.initTie': 'rollOff' },
    ],
    [
      'D?1: the roll-off takes 2d6 and the higher sum acts first',
      [
        beginEvent,
        createPerceptionRoll('b', [1, 1]),
        createPerceptionRoll('g', [1, 2]),
        createPerceptionRoll('h', [1, 1]),
        createEvent('tie', 'b', { dice: [1, 1] }),
        createEvent('tie', 'g', { dice: [1, 2] }),
      ],
      { order: ['g', 'b', 'h'], models: { g: { tie: [3] } } },
      { 'bb.initTie': 'rollOff' },
    ],
    [
      'D-2: an arriving model gets its place in the order',
      [...ACTIVE, createEvent('in', 'm', { before: 'h' })],
      { order: ['b', 'g', 'm', 'h'], acted: ['b'] },
    ],
    [
      'D-2: a model that arrives before a past slot is too late for this round',
      [...ACTIVE, endEvent, createEvent('in', 'm', { before: 'g' })],
      { order: ['b', 'm', 'g', 'h'], acted: ['b', 'g', 'm'] },
    ],
    ['place moves a model to the end', [...ACTIVE, createEvent('place', 'b')], { order: ['g', 'h', 'b'] }],
    [
      'D-6: the environment acts after all slots',
      ENVIRONMENT_TURN,
      { phase: 'environment', active: undefined, mayAct: undefined, rounds: undefined },
    ],
    [
      'D-6: the end of the environment ends the round',
      [...ENVIRONMENT_TURN, endEvent],
      { phase: 'between', rounds: [['b', 'g', 'h']], shown: ['b', 'g', 'h'] },
    ],
    [
      'a round without models in play goes to the environment at once',
      [createOut('b'), createOut('g'), createOut('h'), beginEvent],
      { phase: 'environment', round: 1, turn: undefined },
    ],
  ]);
  const gmSides = { villains: { gm: true } };
  testEffects('bulletproof-blues', { ...ENCOUNTER, sideFields: gmSides }, [
    ['D-4: every model of the GM rolls', [beginEvent, createPerceptionRoll('g', [3, 3])], { mayAct: ['b', 'h'] }],
    [
      'D-4: one roll counts for all models of the GM with bb.gmRolls single',
      [beginEvent, createPerceptionRoll('g', [3, 3])],
      {
        phase: 'initiative',
        mayAct: ['b'],
        last: { total: 10 },
        models: { g: { total: 10 }, h: { dice: 6, total: 9 } },
      },
      { 'bb.gmRolls': 'single' },
    ],
    [
      'D-4: players roll for themselves with bb.gmRolls single',
      [beginEvent, createPerceptionRoll('b', [3, 3])],
      { mayAct: ['g', 'h'] },
      { 'bb.gmRolls': 'single' },
    ],
  ]);
});

describe('effects of turns', () => {
  const createTask = (taskName: string) => createEvent('action', 'b', { as: 'task', name: taskName });
  testEffects('bulletproof-blues', ENCOUNTER, [
    [
      'D?10: a turn has room for a Task and a Move',
      [...ACTIVE, createTask('climb'), createEvent('action', 'b', { as: 'move' })],
      expectModelB({ task: 1, move: 1, defending: undefined }),
    ],
    [
      'D?10: other actions use neither the Task nor the Move',
      [...ACTIVE, createEvent('action', 'b', { as: 'other' }), createEvent('action', 'b', { as: 'other' })],
      expectModelB({ task: undefined, move: undefined }),
    ],
    [
      'D-14: blocking as the Task lasts beyond the turn',
      [...ACTIVE, createTask('block'), endEvent],
      expectModelB({ defending: 'block' }),
    ],
    ['D-17: dodging may be the Task', [...ACTIVE, createTask('dodge')], expectModelB({ defending: 'dodge' })],
    [
      'P-19: a defense lasts until the model takes its next turn',
      [...ACTIVE, createTask('dodge'), endEvent, endEvent, endEvent, endEvent, beginEvent],
      expectModelB({ defending: undefined, task: undefined }),
    ],
    [
      'D-9: a delay passes the turn to the next model',
      [...ACTIVE, delayEvent],
      { active: 'g', turn: 2, shown: ['g'], ...expectModelB({ delayed: true }) },
    ],
    [
      "P-12: a delayed model may step in after another model's turn",
      BETWEEN_TURNS,
      { phase: 'gap', active: undefined, mayAct: ['b'], ...expectModelB({ ripe: true }) },
    ],
    [
      'D-9: stepping in keeps the order',
      [...BETWEEN_TURNS, stepInEvent],
      {
        phase: 'slot',
        active: 'b',
        turn: 3,
        order: ['b', 'g', 'h'],
        acted: ['b', 'g'],
        shown: ['g', 'b:delayed'],
        delayedTurn: true,
        ...expectModelB({ delayed: undefined, ripe: undefined }),
      },
    ],
    [
      'end ends a delayed turn like any other',
      [...BETWEEN_TURNS, stepInEvent, endEvent],
      { active: 'h', delayedTurn: undefined },
    ],
    ['next lets the chance to step in pass', [...BETWEEN_TURNS, nextEvent], { phase: 'slot', active: 'h' }],
    [
      "D?4: a delayed turn is lost when the model's next slot comes",
      [...BETWEEN_TURNS, nextEvent, endEvent, nextEvent, endEvent, beginEvent, nextEvent],
      { active: 'b', ...expectModelB({ delayed: undefined, ripe: undefined }) },
    ],
    [
      'D?4: a delayed turn is kept with bb.delayStacks',
      [...BETWEEN_TURNS, nextEvent, endEvent, nextEvent, endEvent, beginEvent, nextEvent],
      { active: 'b', ...expectModelB({ delayed: true, ripe: true }) },
      { 'bb.delayStacks': true },
    ],
    [
      "D?4: a delayed turn taken in the next round leaves that round's slot with bb.delayStacks",
      [
        AWARE,
        createEvent('place', 'b'),
        beginEvent,
        endEvent,
        endEvent,
        delayEvent,
        endEvent,
        beginEvent,
        nextEvent,
        endEvent,
        stepInEvent,
        endEvent,
      ],
      { round: 2, active: 'h', acted: ['g', 'h'] },
      { 'bb.delayStacks': true },
    ],
    [
      "D-9: a delayed turn taken in the next round is that round's slot without bb.delayStacks",
      [
        AWARE,
        createEvent('place', 'b'),
        beginEvent,
        endEvent,
        endEvent,
        delayEvent,
        endEvent,
        beginEvent,
        nextEvent,
        endEvent,
        stepInEvent,
      ],
      { round: 2, active: 'b', acted: ['g', 'b'] },
    ],
    [
      'D-9, P-12: a turn delayed at the end of a round may come before the first slot of the next one',
      [AWARE, createEvent('place', 'b'), beginEvent, endEvent, endEvent, delayEvent, endEvent, beginEvent],
      { round: 2, phase: 'gap', active: undefined, acted: undefined, shown: undefined, mayAct: ['b'] },
    ],
    [
      'D-9, P-12: a delayed turn may be taken before any model has a slot',
      [AWARE, createEvent('place', 'b'), beginEvent, endEvent, endEvent, delayEvent, endEvent, beginEvent, stepInEvent],
      { round: 2, phase: 'slot', active: 'b', acted: ['b'], shown: ['b:delayed'], delayedTurn: true, turn: 4 },
    ],
    [
      'D-9, P-12: a delayed turn may also come before the first slot of a new order',
      [
        ...[
          AWARE,
          createEvent('place', 'b'),
          beginEvent,
          endEvent,
          endEvent,
          delayEvent,
          endEvent,
          { kind: 'aware', order: [] },
          beginEvent,
        ],
        ...[createPerceptionRoll('b', [1, 1]), createPerceptionRoll('g', [6, 6]), createPerceptionRoll('h', [2, 2])],
      ],
      { round: 2, phase: 'gap', order: ['g', 'b', 'h'], acted: undefined, mayAct: ['b'] },
    ],
    [
      'D-9: a round without delayed models begins with its first slot',
      [...ACTIVE, endEvent, endEvent, endEvent, endEvent, beginEvent],
      { round: 2, phase: 'slot', active: 'b' },
    ],
  ]);
});
