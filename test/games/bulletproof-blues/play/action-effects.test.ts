/**
 * Tests what forced actions and defenses do in Bulletproof Blues (D-2 to D-21, D?1 to D?10). A forced action defends out of turn and costs
 * the next turn (D-10). Models b, g and h have their slots in this order.
 *
 * Columns of the tables: title, log, keys of the state after the log (undefined: the key must be missing), house rules. In `shown`, the
 * models that have acted in the round, `g:forced` is a forced action of g.
 */
import { describe } from 'vitest';
import { type EffectRow, testEffects } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  beginEvent,
  CHARACTERS,
  createDefense,
  createEvent,
  createForcedAction,
  delayEvent,
  ENVIRONMENT_TURN,
  endEvent,
  SIDES,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };

const expectModelB = (modelState: object) => ({ models: { b: modelState } });

const expectModelG = (modelState: object) => ({ models: { g: modelState } });

describe('forced actions', () => {
  testEffects('bulletproof-blues', ENCOUNTER, [
    [
      "D-10: a forced action before the model's slot shows in that slot",
      [...ACTIVE, createForcedAction('g')],
      { shown: ['b'], ...expectModelG({ forced: true, skip: 1, slotForced: true }) },
    ],
    [
      'D-10: the model gives up its slot',
      [...ACTIVE, createForcedAction('g'), endEvent],
      {
        active: 'h',
        turn: 2,
        shown: ['b', 'g:forced', 'h'],
        ...expectModelG({ skip: undefined, slotForced: undefined }),
      },
    ],
    [
      "D-10: a forced action after the model's slot shows when it is used",
      [...ACTIVE, endEvent, createForcedAction('b')],
      { shown: ['b', 'g', 'b:forced'], ...expectModelB({ skip: 1, slotForced: undefined }) },
    ],
    [
      'D-10: the model gives up its slot in the next round',
      [...ENVIRONMENT_TURN, createForcedAction('b'), endEvent, beginEvent],
      {
        round: 2,
        active: 'g',
        acted: ['b', 'g'],
        shown: ['g'],
        ...expectModelB({ skip: undefined, forced: undefined }),
      },
    ],
    [
      'P-17: a model that already gives up a turn gives up the one after it',
      [...ENVIRONMENT_TURN, createForcedAction('h'), endEvent, beginEvent, createForcedAction('h'), endEvent],
      { shown: ['b', 'h:forced', 'g'], models: { h: { skip: 2 } } },
    ],
    [
      'D?5: a forced action uses up a delayed turn first',
      [...ACTIVE, delayEvent, createForcedAction('b')],
      { shown: ['g', 'b:forced'], ...expectModelB({ delayed: undefined, skip: undefined, forced: true }) },
    ],
    [
      'D-14: a model forced to block is blocking',
      [...ACTIVE, createForcedAction('g', 'block')],
      expectModelG({ defending: 'block' }),
    ],
    [
      'D-17: a model forced to dodge is dodging',
      [...ACTIVE, createForcedAction('g', 'dodge')],
      expectModelG({ defending: 'dodge' }),
    ],
    ...(['cover', 'power', 'other'] as const).map((actionKind): EffectRow => {
      const blocking = createEvent('action', 'b', { as: 'task', name: 'block' });
      return [
        `D-17, P-19: a forced action of the kind “${actionKind}” ends a block`,
        [...ACTIVE, blocking, endEvent, createForcedAction('b', actionKind)],
        expectModelB({ defending: undefined, forced: true }),
      ];
    }),
    [
      'D?8: a forced action shows when it is used with bb.forcedShownAt use',
      [...ACTIVE, createForcedAction('g')],
      { shown: ['b', 'g:forced'], ...expectModelG({ slotForced: undefined, skip: 1 }) },
      { 'bb.forcedShownAt': 'use' },
    ],
    [
      'D?8: a forced action shows in the slot it costs with bb.forcedShownAt slot',
      [...ACTIVE, endEvent, createForcedAction('b'), endEvent, endEvent, endEvent, beginEvent],
      { shown: ['b:forced', 'g'] },
      { 'bb.forcedShownAt': 'slot' },
    ],
    [
      'D?8: a forced action for a delayed turn shows when it is used even with bb.forcedShownAt slot',
      [...ACTIVE, delayEvent, createForcedAction('b')],
      { shown: ['g', 'b:forced'] },
      { 'bb.forcedShownAt': 'slot' },
    ],
  ]);
});

describe('defense rolls', () => {
  const blockingLog = [...ACTIVE, createForcedAction('g', 'block')];
  // From the next round on, the attacker acts after the defender (D-21).
  const reorders = [{ attacker: 'b', defender: 'g' }];
  const createForcedDodgeLog = (...log: object[]) =>
    [...ACTIVE, endEvent, createForcedAction('b', 'dodge'), ...log] as { kind: string }[];
  testEffects('bulletproof-blues', ENCOUNTER, [
    [
      "D-13, D-16: a block adds Prowess and expertise against the attack's rank plus 8",
      [...blockingLog, createDefense('g', 'block')],
      { last: { total: 15, need: 13, success: true, extreme: undefined }, reorders: undefined },
    ],
    [
      'D-15, D-16: a dodge adds Agility and expertise',
      [...ACTIVE, createForcedAction('g', 'dodge'), createDefense('g', 'dodge', { rank: 8 })],
      { last: { total: 15, need: 16, success: undefined } },
    ],
    [
      'D-15: a dodge without expertise adds Agility alone',
      createForcedDodgeLog(createDefense('b', 'dodge', { attacker: 'g' })),
      { last: { total: 13, need: 13, success: true } },
    ],
    [
      'D-14: a block adds nothing for a missing Prowess',
      [...ACTIVE, createForcedAction('h', 'block'), createDefense('h', 'block')],
      { last: { total: 7, need: 13 } },
    ],
    [
      'P-18: a block with a power adds its rank, whatever the case and spaces of its name',
      [
        ...ACTIVE,
        endEvent,
        createForcedAction('b', 'block'),
        createDefense('b', 'block', { attacker: 'g', power: ' ICE  wall', endurance: false }),
      ],
      { last: { total: 16, need: 13, success: true, extreme: true } },
    ],
    [
      'D-20: a block with a similar power may protect other things',
      [...blockingLog, createDefense('g', 'block', { endurance: false, similar: true })],
      { last: { success: true } },
    ],
    [
      'D?3: a block that succeeds by 3 is extreme',
      [...blockingLog, createDefense('g', 'block', { dice: [4, 4] })],
      { last: { total: 16, need: 13, success: true, extreme: true }, reorders },
    ],
    [
      'D?3: bb.extremeMargin changes the margin of an extreme success',
      [...blockingLog, createDefense('g', 'block')],
      { last: { extreme: true }, reorders },
      { 'bb.extremeMargin': 2 },
    ],
    [
      'P-18: a stated extreme success makes a failed roll a success',
      [...blockingLog, createDefense('g', 'block', { dice: [1, 1], extreme: true })],
      { last: { total: 10, need: 13, success: true, extreme: true }, reorders },
    ],
    [
      'P-18: extreme: false makes a high roll a normal success',
      [...blockingLog, createDefense('g', 'block', { dice: [6, 6], extreme: false })],
      { last: { total: 20, need: 13, success: true, extreme: undefined }, reorders: undefined },
    ],
    [
      'D-21: the attacker acts after the defender from the next round on',
      [...blockingLog, createDefense('g', 'block', { dice: [4, 4] }), endEvent, endEvent, endEvent],
      { order: ['g', 'b', 'h'], reorders: undefined },
    ],
    [
      'D-21: the order changes only when the round is over',
      [...blockingLog, createDefense('g', 'block', { dice: [4, 4] }), endEvent, endEvent],
      { order: ['b', 'g', 'h'], reorders },
    ],
    [
      'D!14: an attacker that already acts after the defender keeps its place',
      [
        ...createForcedDodgeLog(createDefense('b', 'dodge', { attacker: 'g', extreme: true })),
        endEvent,
        endEvent,
        endEvent,
      ],
      { order: ['b', 'g', 'h'] },
    ],
  ]);
});

describe('Endurance', () => {
  const setEndurance = (endurance: number) => createEvent('adjust', 'h', { field: 'endurance', to: endurance });
  testEffects('bulletproof-blues', ENCOUNTER, [
    [
      'stays as adjusted from round to round',
      [...ENVIRONMENT_TURN, setEndurance(5), endEvent, beginEvent],
      { round: 2, models: { h: { endurance: 5 } } },
    ],
    [
      'takes no model out at 0, since these rules do not say so',
      [setEndurance(0)],
      { models: { h: { endurance: undefined } } },
    ],
  ]);
});

describe('attacks of Bulletproof Blues', () => {
  const attack = createEvent('action', 'b', {
    as: 'task',
    name: 'attack',
    power: 'Ice Wall',
    target: 'h',
    result: 'hit',
  });
  const openAttack = { attacker: 'b', target: 'h', name: 'Ice Wall', rank: 9 };
  const damage = { kind: 'damage', model: 'h', amount: 5, by: 'b' };
  const blocked = [...ACTIVE, attack, createForcedAction('h', 'block')];
  testEffects('bulletproof-blues', ENCOUNTER, [
    ['D-14: an attack is a Task with the rank of its power', [...ACTIVE, attack], { attack: openAttack }],
    ['D-18: an attack that misses is over', [...ACTIVE, { ...attack, result: 'miss' }], { attack: undefined }],
    [
      'D-19: a successful defense negates the attack',
      [...blocked, createDefense('h', 'block', { rank: 0, dice: [6, 6] })],
      { attack: undefined, last: { success: true } },
    ],
    [
      'D-19: a defense that fails changes nothing',
      [...blocked, createDefense('h', 'block', { rank: 9, dice: [1, 1] })],
      { attack: openAttack },
    ],
    [
      'damage takes Endurance away, down to 0, and settles the attack',
      [...ACTIVE, attack, damage],
      { attack: undefined, models: { h: { endurance: 7 } }, last: { left: 7 } },
    ],
    ['the end of the turn settles an attack', [...ACTIVE, attack, endEvent], { attack: undefined }],
  ]);
});
