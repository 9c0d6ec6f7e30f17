/**
 * Tests what reactions, Surges and Destiny do in the Action Round (C-2 to C-84, C?1 to C?14). A row has a title, the events of a log,
 * the expected state after them, and options that differ from the defaults. In an expected state, `undefined` means that a key is absent.
 */
import { describe } from 'vitest';
import { type EffectRow, testEffects } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  beginEvent,
  CHARACTERS,
  createAction,
  createEvent,
  createFatigue,
  createReaction,
  createSurge,
  endEvent,
  READIED,
  SIDES,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };

const expectModelP = (modelState: object) => ({ models: { p: modelState } });

describe('readied actions, reactions and Surges', () => {
  const createSlam = (distance: number) => [...ACTIVE, createReaction('slam', { feet: distance })];
  testEffects('action-round', ENCOUNTER, [
    [
      'C-23: readying an action uses a Standard',
      READIED,
      expectModelP({ standard: 1, ready: { action: 'attack-close', as: 'standard', trigger: 'a door opens' } }),
    ],
    [
      'C-23: a triggered readied action counts as a reaction and keeps the order',
      [...READIED, createEvent('trigger')],
      { order: ['p', 'q', 'r'], ...expectModelP({ ready: undefined, reactions: ['readied'] }) },
    ],
    [
      "C-23: a readied action is lost when the model's next turn starts",
      [...READIED, endEvent, endEvent, beginEvent],
      expectModelP({ ready: undefined }),
    ],
    [
      'C-3: a reaction is recorded in its slot',
      [...ACTIVE, createReaction('dodge', { target: 'q' })],
      expectModelP({ reactions: ['dodge'] }),
    ],
    [
      'C-3: every model may react again in the next slot',
      [...ACTIVE, createReaction('dodge'), endEvent],
      expectModelP({ reactions: undefined }),
    ],
    [
      "P-13: ar.reactionLimit perRound keeps a reaction used until the model's next turn",
      [...ACTIVE, createReaction('dodge'), endEvent],
      expectModelP({ reactions: ['dodge'] }),
      { 'ar.reactionLimit': 'perRound' },
    ],
    [
      'C?7: ar.stackAttackReactions allows Smash and Slam together',
      [...ACTIVE, createReaction('slam'), createReaction('smash')],
      expectModelP({ reactions: ['slam', 'smash'] }),
      { 'ar.stackAttackReactions': true },
    ],
    ['C!6: a Slam of 45 feet gives advantage 4', createSlam(45), { last: { advantage: 4 } }],
    ['C!6: a Slam of 80 feet gives advantage 5', createSlam(80), { last: { advantage: 5 } }],
    ['C-78: a Slam of 9 feet gives no advantage', createSlam(9), { last: undefined }],
    [
      'C-75: the Surge benefit additional allows one more Standard',
      [
        ...ACTIVE,
        createSurge('additional'),
        createAction('defend'),
        createAction('stunt'),
        createAction('walk'),
        createAction('draw'),
      ],
      expectModelP({ extra: 1, standard: 2, move: 1, quick: 1, surges: 1 }),
    ],
    [
      'C-75: other Surge benefits are recorded only',
      [...ACTIVE, createSurge('boost', 'q')],
      { models: { q: { extra: undefined, surges: 1, reactions: ['surge'] } } },
    ],
    [
      'C-76: a Surge brings fatigue at the start of the next turn',
      [...ACTIVE, createSurge('boost'), endEvent, endEvent, endEvent, beginEvent],
      expectModelP({ fatigue: 1, surges: undefined }),
    ],
    [
      'P-16: each Surge adds a step of fatigue, up to 3',
      [
        createFatigue(2),
        ...ACTIVE,
        createSurge('boost'),
        endEvent,
        createSurge('edge'),
        endEvent,
        endEvent,
        beginEvent,
      ],
      expectModelP({ fatigue: 3, surges: undefined }),
    ],
    ...['compelled', 'controlled'].map(
      (condition): EffectRow => [
        `C-76: a Surge brings no fatigue while the model is ${condition}`,
        [
          ...ACTIVE,
          createSurge('boost'),
          createEvent('condition', { name: condition, on: true }),
          endEvent,
          endEvent,
          endEvent,
          beginEvent,
        ],
        expectModelP({ fatigue: undefined, surges: 1 }),
      ],
    ),
  ]);
});

describe('spending Destiny', () => {
  const spendDestiny = (destinyUse: string, dieFace: number) =>
    createEvent('destiny', { use: destinyUse, dice: [dieFace] });
  testEffects('action-round', ENCOUNTER, [
    ...[1, 2, 3, 4, 5, 6].map(
      (dieFace): EffectRow => [
        `C!5: Coup with a ${dieFace} gives half of it, rounded up`,
        [...ACTIVE, spendDestiny('coup', dieFace)],
        { last: { value: Math.ceil(dieFace / 2) }, ...expectModelP({ destiny: undefined }) },
      ],
    ),
    ['C-61: Edit gives half of the die, rounded up', [...ACTIVE, spendDestiny('edit', 5)], { last: { value: 3 } }],
    ...['improve', 'inspiration', 'stunt'].map(
      (destinyUse): EffectRow => [
        `C-59: ${destinyUse} gives the number of the die`,
        [...ACTIVE, spendDestiny(destinyUse, 5)],
        { last: { value: 5 }, ...expectModelP({ stress: undefined }) },
      ],
    ),
    [
      'C-64: Recover removes fatigue and costs 1 Stress',
      [createFatigue(2), ...ACTIVE, spendDestiny('recover', 2)],
      { last: { value: 2 }, ...expectModelP({ fatigue: 1, stress: 1 }) },
    ],
    [
      'C-76: Recover cancels a Surge before it brings fatigue',
      [createFatigue(1), ...ACTIVE, createSurge('boost'), spendDestiny('recover', 2)],
      expectModelP({ fatigue: 1, surges: undefined, stress: 1 }),
    ],
    [
      'C-64: a die below 6 does not help an incapacitated model',
      [createFatigue(3), ...ACTIVE, spendDestiny('recover', 5)],
      expectModelP({ fatigue: 3, stress: undefined, destiny: undefined }),
    ],
    [
      'C-64: a 6 helps an incapacitated model',
      [createFatigue(3), ...ACTIVE, spendDestiny('recover', 6)],
      expectModelP({ fatigue: 2, stress: 1 }),
    ],
    [
      'C?12: ar.destinyDie changes the size of the die',
      [...ACTIVE, spendDestiny('improve', 20)],
      { last: { value: 20 } },
      { 'ar.destinyDie': 'd20' },
    ],
    [
      'C?11: ar.fortuneDie changes no state',
      [...ACTIVE, createAction('defend')],
      expectModelP({ standard: 1 }),
      { 'ar.fortuneDie': true },
    ],
  ]);
});
