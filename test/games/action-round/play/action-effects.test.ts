/**
 * Tests what actions and checks do in the Action Round (C-2 to C-84, C?1 to C?14). A row has a title, the events of a log, the
 * expected state after them, and options that differ from the defaults. In an expected state, `undefined` means that a key is absent.
 */
import { describe } from 'vitest';
import type { TestEvent } from '../../../support/play/encounter.ts';
import { type EffectRow, testEffects } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  beginEvent,
  CHARACTERS,
  createAction,
  createEvent,
  createFatigue,
  createReaction,
  endEvent,
  SIDES,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };

const expectModelP = (modelState: object) => ({ models: { p: modelState } });

const createAttack = (targetId: string) => createAction('attack-close', { target: targetId });

describe('effects of actions', () => {
  /** Lists the actions of each type (C-3). */
  const TYPES: Readonly<Record<string, string>> = {
    standard:
      'attack-close attack-court attack-ranged attack-rumor defend recover charge trick stunt assist assessment',
    move: 'walk run squeeze crawl stand advance withdraw escape retrieve aim gambit command influence',
    quick: 'draw pick-up study stance switch',
    free: 'talk drop ammo',
  };
  const expectUsed = (actionType: string) =>
    expectModelP({
      standard: undefined,
      move: undefined,
      quick: undefined,
      acts: 1,
      [actionType]: actionType === 'free' ? undefined : 1,
    });
  const listedActions = Object.entries(TYPES).flatMap(([actionType, actionNames]) =>
    actionNames
      .split(' ')
      .map(
        (actionName): EffectRow => [
          `C-3: ${actionName} counts as a ${actionType} action`,
          [...ACTIVE, createAction(actionName, { target: 'q', remove: 'check' })],
          expectUsed(actionType),
        ],
      ),
  );
  testEffects('action-round', ENCOUNTER, [
    ...listedActions,
    [
      'C-84: an action that is not in the list counts as the type it states',
      [...ACTIVE, createAction('use-power', { as: 'quick' })],
      expectUsed('quick'),
    ],
    [
      'C-4: a turn has room for a Standard, a Move and a Quick action',
      [...ACTIVE, createAction('draw'), createAction('walk'), createAction('defend')],
      expectModelP({ standard: 1, move: 1, quick: 1, acts: 3 }),
    ],
    [
      'C-4: a Quick action may replace the Standard and another one the Move',
      [...ACTIVE, createAction('draw'), createAction('draw'), createAction('draw')],
      expectModelP({ quick: 3 }),
    ],
    [
      'C-5: an Area Power is marked as used in this round',
      [...ACTIVE, createAction('use-power', { as: 'standard', area: true })],
      expectModelP({ area: true }),
    ],
    [
      'C-5: a new round allows an Area Power again',
      [...ACTIVE, createAction('use-power', { as: 'standard', area: true }), endEvent, endEvent, endEvent, beginEvent],
      expectModelP({ area: undefined }),
    ],
    [
      "C-20: Defend lasts until the start of the model's next turn",
      [...ACTIVE, createAction('defend'), endEvent],
      expectModelP({ effects: [{ name: 'defend', until: 'start' }] }),
    ],
    [
      "C-20: Defend ends when the model's next turn starts",
      [...ACTIVE, createAction('defend'), endEvent, endEvent, endEvent, beginEvent],
      expectModelP({ effects: undefined }),
    ],
    [
      'C-21: Recover costs 1 Stress and removes 1 fatigue',
      [createFatigue(2), ...ACTIVE, createAction('recover', { remove: 'fatigue' })],
      expectModelP({ stress: 1, fatigue: 1 }),
    ],
    [
      'C-21: Recover leaves the fatigue unchanged when it removes something else',
      [createFatigue(2), ...ACTIVE, createAction('recover', { remove: 'check' })],
      expectModelP({ stress: 1, fatigue: 2 }),
    ],
    [
      'C-47: aiming twice at one target adds up the bonus',
      [...ACTIVE, createAction('aim', { target: 'q' }), createAction('aim', { target: 'q' })],
      expectModelP({ aim: { target: 'q', bonus: 2 } }),
    ],
    [
      'C-47: aiming at another target starts the bonus again at 1',
      [...ACTIVE, createAction('aim', { target: 'q' }), createAction('aim', { target: 'r' })],
      expectModelP({ aim: { target: 'r', bonus: 1 } }),
    ],
    [
      'C-47: an attack on the target uses up the aim',
      [...ACTIVE, createAction('aim', { target: 'q' }), createAttack('q')],
      { last: { aim: 1 }, ...expectModelP({ aim: undefined }) },
    ],
    [
      'C-47: an attack on another target loses the aim',
      [...ACTIVE, createAction('aim', { target: 'q' }), createAttack('r')],
      { last: undefined, ...expectModelP({ aim: undefined }) },
    ],
    [
      "C-56: a model may talk in another model's turn at no cost",
      [...ACTIVE, createAction('talk', { model: 'q' })],
      { models: { q: { acts: undefined } } },
    ],
    [
      "C-8: a Reaction allows the banked Quick action outside the model's turn",
      [...ACTIVE, endEvent, createReaction('dodge'), createAction('draw')],
      expectModelP({ bank: undefined, quick: undefined, acts: undefined }),
    ],
    ['C-8: a model banks the Quick action it did not use', [...ACTIVE, endEvent], expectModelP({ bank: true })],
    [
      'C-8: a model that used its Quick action banks none',
      [...ACTIVE, createAction('draw'), endEvent],
      expectModelP({ bank: undefined }),
    ],
    [
      'C?5: a model banks no Quick action with ar.bankQuick off',
      [...ACTIVE, endEvent],
      expectModelP({ bank: undefined }),
      { 'ar.bankQuick': false },
    ],
    [
      'C?14: a Charge also uses the Move with ar.chargeUsesMove',
      [...ACTIVE, createAction('charge')],
      expectModelP({ standard: 1, move: 1, acts: 1 }),
      { 'ar.chargeUsesMove': true },
    ],
  ]);
  const aimedTurns = Array.from({ length: 3 }, (): TestEvent[] => [
    createAction('aim', { target: 'q' }),
    createAction('aim', { target: 'q' }),
    endEvent,
    endEvent,
    endEvent,
    beginEvent,
  ]);
  testEffects('action-round', ENCOUNTER, [
    [
      'C-47: the bonus of aiming stops at 5',
      [beginEvent, ...aimedTurns.flat()],
      expectModelP({ aim: { target: 'q', bonus: 5 } }),
    ],
  ]);
});

describe('degrees of checks', () => {
  const createCheck = (total: number, overrides: object = {}) => [
    ...ACTIVE,
    createEvent('check', { total, dc: 15, ...overrides }),
  ];
  /** Creates the rows for totals against the number 15, each given as total, degrees, and the value that the purpose brings. */
  const createDegreeRows = (
    checkRows: readonly (readonly [number, number, number])[],
    purpose: string,
    resultKey: string,
  ) =>
    checkRows.map(
      ([total, degreeCount, resultValue]): EffectRow => [
        `counts the degrees of a total of ${total} against 15 for ${purpose}`,
        createCheck(total, { of: purpose }),
        { last: { degrees: degreeCount, [resultKey]: resultValue === 0 ? undefined : resultValue } },
      ],
    );
  testEffects('action-round', ENCOUNTER, [
    ['C?10: a total equal to the number gives one degree', createCheck(15), { last: { degrees: 1 } }],
    ['C?10: each full step above the number gives one more degree', createCheck(27), { last: { degrees: 3 } }],
    ['P-14: a total one below the number gives one degree of failure', createCheck(14), { last: { degrees: -1 } }],
    ['P-14: a full step below the number gives one more degree of failure', createCheck(10), { last: { degrees: -2 } }],
    [
      'C?10: ar.degreeStep changes the size of a step',
      createCheck(27),
      { last: { degrees: 5 } },
      { 'ar.degreeStep': 3 },
    ],
    ['C-79: a raise that succeeds adds a degree', createCheck(20, { raises: 1 }), { last: { degrees: 3 } }],
    ['C-79: a raise that fails adds a degree of failure', createCheck(19, { raises: 1 }), { last: { degrees: -2 } }],
    ['C-79: two raises that succeed add two degrees', createCheck(25, { raises: 2 }), { last: { degrees: 5 } }],
    ...['assist', 'gambit', 'hunch'].flatMap((purpose) =>
      createDegreeRows(
        [
          [15, 1, 1],
          [20, 2, 2],
          [14, -1, 0],
          [10, -2, -1],
          [5, -3, -2],
        ],
        purpose,
        'advantage',
      ),
    ),
    ...createDegreeRows(
      [
        [15, 1, 1],
        [20, 2, 1],
        [25, 3, 2],
        [30, 4, 2],
        [35, 5, 3],
        [14, -1, 0],
        [10, -2, -1],
        [5, -3, -1],
        [0, -4, -2],
      ],
      'influence',
      'steps',
    ),
  ]);
});
