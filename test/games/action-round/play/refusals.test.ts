/**
 * Tests every refusal of the order of play of the Action Round (docs/encounters.md#the-action-round). A row has a title, the events
 * before, the refused event, and the refusal: `limit(1/1) C-4` is the code `order.limit` with the actual and the required value and
 * the fact, `state:out` the code `order.state` with the actual value.
 */
import { describe } from 'vitest';
import { type RefusalRow, testRefusals } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  BETWEEN_TURNS,
  beginEvent,
  CHARACTERS,
  createAction,
  createEvent,
  createFatigue,
  createOut,
  createReaction,
  createSurge,
  endEvent,
  READIED,
  SIDES,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };
/** The events that only a model in play and able to act may submit, with their other keys. */
const ABLE_EVENTS: readonly (readonly [string, object])[] = [
  ['action', { name: 'defend' }],
  ['ready', { action: 'stunt', trigger: 'x' }],
  ['trigger', {}],
  ['reaction', { name: 'smash' }],
  ['surge', { benefit: 'boost' }],
  ['delay', {}],
];

describe('refusals for a model that is out or incapacitated', () => {
  testRefusals('action-round', ENCOUNTER, [
    ...ABLE_EVENTS.flatMap(([eventKind, eventKeys]): RefusalRow[] => [
      [
        `refuses ${eventKind} from a model that is out`,
        [...ACTIVE, createOut('p')],
        createEvent(eventKind, eventKeys),
        'state:out',
      ],
      [
        `C-76: refuses ${eventKind} from an incapacitated model`,
        [...ACTIVE, createFatigue(3)],
        createEvent(eventKind, eventKeys),
        'state:incapacitated C-76',
      ],
      [`refuses ${eventKind} between rounds`, [], createEvent(eventKind, eventKeys), 'phase(between)'],
    ]),
    [
      'refuses step-in from a model that is out',
      [...BETWEEN_TURNS, createOut('p')],
      createEvent('step-in'),
      'state:out',
    ],
    [
      'C-76: refuses step-in from an incapacitated model',
      [...BETWEEN_TURNS, createFatigue(3)],
      createEvent('step-in'),
      'state:incapacitated C-76',
    ],
  ]);
});

describe('refusals about the order', () => {
  const createTypedScore = (score: unknown) => createEvent('initiative', { score });
  testRefusals('action-round', ENCOUNTER, [
    ['C?1: refuses initiative without a typed score', [], createEvent('initiative'), 'payload(score/integer)'],
    ['C?1: refuses a typed score that is not whole', [], createTypedScore(1.5), 'payload(score/integer)'],
    [
      'C?1: refuses a typed score after the first round',
      [beginEvent, endEvent, endEvent, endEvent],
      createTypedScore(3),
      'limit(1/0) C?1',
    ],
    ['C?1: refuses a typed score during a round', ACTIVE, createTypedScore(3), 'phase(slot)'],
    ['refuses begin while a round is in progress', ACTIVE, beginEvent, 'phase(slot)'],
    ['refuses to place a model that is out', [...ACTIVE, createOut('r')], { kind: 'place', model: 'r' }, 'state:out'],
    ['refuses to place a model before itself', ACTIVE, createEvent('place', { before: 'p' }), 'choice(p)'],
    [
      'refuses to place a model before one without a place',
      [createOut('r'), beginEvent],
      createEvent('place', { before: 'r' }),
      'choice(r)',
    ],
    [
      'refuses to bring a model in before one without a place',
      [createOut('q'), createOut('r'), beginEvent],
      { kind: 'in', model: 'q', before: 'r' },
      'choice(r)',
    ],
    ['refuses in for a model that is already in', ACTIVE, createEvent('in'), 'state:in'],
    ['refuses end while no model has a turn', BETWEEN_TURNS, endEvent, 'phase(gap)'],
    ['refuses next while a model has a turn', ACTIVE, { kind: 'next' }, 'phase(slot)'],
    ["C-81: refuses a delay outside the model's turn", ACTIVE, createEvent('delay', { model: 'q' }), 'turn C-81'],
    [
      'C-81, P-15: refuses a delay by a model that has already acted',
      [...ACTIVE, createAction('talk')],
      createEvent('delay'),
      'state:acted C-81',
    ],
    [
      'C-81: refuses step-in from a model that has not delayed',
      BETWEEN_TURNS,
      createEvent('step-in', { model: 'q' }),
      'turn C-81',
    ],
    [
      "P-12: refuses step-in during another model's turn",
      [beginEvent, createEvent('delay')],
      createEvent('step-in'),
      'phase(slot)',
    ],
    ['refuses to adjust fatigue beyond 0 to 3', [], createFatigue(4), 'choice(4)'],
    [
      'refuses to adjust a score beyond -99 to 99',
      [],
      createEvent('adjust', { field: 'score', to: -100 }),
      'choice(-100)',
    ],
    ['refuses to adjust stress beyond 0 to 99', [], createEvent('adjust', { field: 'stress', to: 100 }), 'choice(100)'],
    ['refuses to adjust an unknown field', [], createEvent('adjust', { field: 'bank', to: 1 }), 'payload(field/word)'],
  ]);
  const createD20Roll = (diceFaces: readonly number[], modelId = 'p') => ({
    kind: 'initiative',
    model: modelId,
    dice: diceFaces,
  });
  testRefusals('action-round', { ...ENCOUNTER, options: { 'ar.initMode': 'd20' } }, [
    [
      'C?1: refuses initiative without dice when dice are rolled',
      [beginEvent],
      createEvent('initiative', { score: 3 }),
      'payload(dice/dice)',
    ],
    ['C?1: refuses an initiative roll before the round', [], createD20Roll([3]), 'phase(between)'],
    [
      'C?1: refuses an initiative roll by a model that is out',
      [beginEvent, createOut('p')],
      createD20Roll([3]),
      'state:out',
    ],
    [
      'C?1: refuses a second initiative roll by one model',
      [beginEvent, createD20Roll([3])],
      createD20Roll([3]),
      'turn C?1',
    ],
    ['C?1: refuses a face that a d20 does not have', [beginEvent], createD20Roll([21]), 'dice(21/1 to 20)'],
    ['C?1: refuses two dice for initiative', [beginEvent], createD20Roll([1, 2]), 'dice(2/1)'],
    ['refuses place while models roll for initiative', [beginEvent], createEvent('place'), 'phase(initiative)'],
    [
      'refuses in while models roll for initiative',
      [createOut('r'), beginEvent],
      createEvent('in', { model: 'r' }),
      'phase(initiative)',
    ],
  ]);
  const tiedCharacters = { ...CHARACTERS, q: CHARACTERS.p };
  testRefusals('action-round', { ...ENCOUNTER, characters: tiedCharacters }, [
    [
      'C?2: refuses a tie-break roll by a model that is not tied',
      ACTIVE,
      { kind: 'tie', model: 'r', dice: [1] },
      'turn C?2',
    ],
    [
      'C?2: refuses a second tie-break roll by one model',
      [...ACTIVE, createEvent('tie', { dice: [1] })],
      createEvent('tie', { dice: [1] }),
      'turn C?2',
    ],
    [
      'C?2: refuses a tie-break face that a d20 does not have',
      ACTIVE,
      createEvent('tie', { dice: [0] }),
      'dice(0/1 to 20)',
    ],
    ['C?2: refuses actions until the tie is broken', ACTIVE, createAction('defend'), 'phase(ties)'],
  ]);
});

describe('refusals of actions', () => {
  const quickActions = [createAction('draw'), createAction('draw'), createAction('draw')];
  testRefusals('action-round', ENCOUNTER, [
    [
      'C-82: refuses an unlisted action that does not state its type',
      ACTIVE,
      createAction('use-power'),
      'payload(as/word)',
    ],
    ['C-47: refuses aim without a target', ACTIVE, createAction('aim'), 'payload(target/id)'],
    ['C-21: refuses recover without what it removes', ACTIVE, createAction('recover'), 'payload(remove/word)'],
    ["C-2: refuses an action outside the model's turn", ACTIVE, createAction('defend', { model: 'q' }), 'turn C-2'],
    [
      'C-2: refuses a Quick action outside the turn without a banked one',
      ACTIVE,
      createAction('draw', { model: 'q' }),
      'turn C-2',
    ],
    ['C-8: refuses a banked Quick action without a Reaction', [...ACTIVE, endEvent], createAction('draw'), 'turn C-2'],
    [
      'C-8: refuses a Move action as a banked Quick action',
      [...ACTIVE, endEvent, createReaction('dodge')],
      createAction('walk', { as: 'quick' }),
      'choice(quick) C-3',
    ],
    [
      'C-3: refuses an action as another type than the list gives it',
      ACTIVE,
      createAction('defend', { as: 'move' }),
      'choice(move) C-3',
    ],
    ['C-4: refuses a second Standard', [...ACTIVE, createAction('defend')], createAction('stunt'), 'limit(1/1) C-4'],
    [
      'C-4: refuses a second Move after a Standard',
      [...ACTIVE, createAction('defend'), createAction('walk')],
      createAction('run'),
      'limit(1/1) C-4',
    ],
    [
      'C-4: refuses a third Move',
      [...ACTIVE, createAction('walk'), createAction('walk')],
      createAction('run'),
      'limit(2/2) C-4',
    ],
    [
      'C-4: refuses a Standard after two Moves',
      [...ACTIVE, createAction('walk'), createAction('run')],
      createAction('defend'),
      'limit(0/0) C-4',
    ],
    ['C-4: refuses a fourth Quick action', [...ACTIVE, ...quickActions], createAction('draw'), 'limit(3/3) C-4'],
    [
      'C-4: refuses a Move after three Quick actions',
      [...ACTIVE, ...quickActions],
      createAction('walk'),
      'limit(0/0) C-4',
    ],
    [
      'C-4: refuses a second Quick action after a Standard and a Move',
      [...ACTIVE, createAction('defend'), createAction('walk'), createAction('draw')],
      createAction('draw'),
      'limit(1/1) C-4',
    ],
    [
      'C-5: refuses a second Area Power in a round',
      [...ACTIVE, createAction('use-power', { as: 'standard', area: true })],
      createAction('use-power', { as: 'move', area: true }),
      'limit(1/1) C-5',
    ],
    [
      "C-2: refuses to ready an action outside the model's turn",
      ACTIVE,
      createEvent('ready', { model: 'q', action: 'x', trigger: 'y' }),
      'turn C-2',
    ],
    [
      'C-4: refuses to ready an action without a Standard left',
      [...ACTIVE, createAction('defend')],
      createEvent('ready', { action: 'x', trigger: 'y' }),
      'limit(1/1) C-4',
    ],
    [
      'refuses to ready an action without a trigger',
      ACTIVE,
      createEvent('ready', { action: 'x' }),
      'payload(trigger/text)',
    ],
    [
      'refuses to ready a free action',
      ACTIVE,
      createEvent('ready', { action: 'x', as: 'free', trigger: 'y' }),
      'payload(as/word)',
    ],
  ]);
  testRefusals('action-round', { ...ENCOUNTER, options: { 'ar.chargeUsesMove': true } }, [
    [
      'C?14: refuses a Charge without a Move left with ar.chargeUsesMove',
      [...ACTIVE, createAction('walk')],
      createAction('charge'),
      'limit(1/1) C-4',
    ],
  ]);
  testRefusals('action-round', { ...ENCOUNTER, options: { 'ar.bankQuick': false } }, [
    [
      'C?5: refuses a banked Quick action with ar.bankQuick off',
      [...ACTIVE, endEvent, createReaction('dodge')],
      createAction('draw'),
      'turn C-2',
    ],
  ]);
});

describe('refusals of reactions', () => {
  testRefusals('action-round', ENCOUNTER, [
    [
      'C-23: refuses trigger from a model without a readied action',
      ACTIVE,
      createEvent('trigger', { model: 'q' }),
      'turn C-23',
    ],
    ["C-23: refuses trigger in the model's turn", READIED.slice(0, 2), createEvent('trigger'), 'turn C-23'],
    [
      'C-23: refuses a reaction while the model has a readied action',
      READIED,
      createReaction('smash'),
      'state:ready C-23',
    ],
    ['C-23: refuses a Surge while the model has a readied action', READIED, createSurge('boost'), 'state:ready C-23'],
    [
      'C-3: refuses a second reaction in a slot',
      [...ACTIVE, createReaction('smash')],
      createReaction('slam'),
      'limit(1/1) C-3',
    ],
    [
      'C-3: refuses a second Surge in a slot',
      [...ACTIVE, createSurge('boost')],
      createSurge('retry'),
      'limit(1/1) C-3',
    ],
    [
      "C-75: refuses the additional Standard of a Surge outside the model's turn",
      ACTIVE,
      createSurge('additional', 'q'),
      'turn C-75',
    ],
    ['refuses a Surge with an unknown benefit', ACTIVE, createSurge('luck'), 'payload(benefit/word)'],
    ['refuses a reaction whose feet are not whole', ACTIVE, createReaction('slam', { feet: 2.5 }), 'payload(feet/int)'],
  ]);
  testRefusals('action-round', { ...ENCOUNTER, options: { 'ar.stackAttackReactions': true } }, [
    [
      'C?7: refuses a second Smash in a slot with ar.stackAttackReactions',
      [...ACTIVE, createReaction('smash')],
      createReaction('smash'),
      'limit(1/1) C-3',
    ],
    [
      'C?7: refuses a third attack reaction in a slot with ar.stackAttackReactions',
      [...ACTIVE, createReaction('smash'), createReaction('slam')],
      createReaction('smash'),
      'limit(2/1) C-3',
    ],
    [
      'C?7: refuses another reaction after Smash with ar.stackAttackReactions',
      [...ACTIVE, createReaction('smash')],
      createReaction('dodge'),
      'limit(1/1) C-3',
    ],
  ]);
  const perRound = { ...ENCOUNTER, options: { 'ar.reactionLimit': 'perRound' } };
  testRefusals('action-round', perRound, [
    [
      "P-13: refuses a second reaction before the model's next turn with ar.reactionLimit perRound",
      [...ACTIVE, createReaction('smash'), endEvent],
      createReaction('smash'),
      'limit(1/1) C-3',
    ],
    [
      'C-3: refuses trigger after another reaction of the model with ar.reactionLimit perRound',
      [beginEvent, createReaction('x'), ...READIED.slice(1)],
      createEvent('trigger'),
      'limit(1/1) C-3',
    ],
  ]);
});

describe('refusals of Destiny, effects and checks', () => {
  const spendDestiny = (diceFaces: readonly number[]) => createEvent('destiny', { use: 'coup', dice: diceFaces });
  testRefusals('action-round', ENCOUNTER, [
    [
      'C-59: refuses to spend Destiny that the model does not have',
      [...ACTIVE, spendDestiny([3])],
      spendDestiny([3]),
      'cost(0/1) C-59',
    ],
    ['C-59: refuses a face that the Destiny die does not have', ACTIVE, spendDestiny([7]), 'dice(7/1 to 6)'],
    ['C-59: refuses to spend Destiny without a die', ACTIVE, spendDestiny([]), 'dice(0/1)'],
    [
      'refuses an unknown use of Destiny',
      ACTIVE,
      createEvent('destiny', { use: 'luck', dice: [1] }),
      'payload(use/word)',
    ],
    ['refuses to spend Destiny between rounds', [], spendDestiny([3]), 'phase(between)'],
    [
      'refuses to lift an effect that the model does not have',
      ACTIVE,
      createEvent('lift', { name: 'glow' }),
      'choice(glow)',
    ],
    [
      'refuses an effect with an unknown end',
      ACTIVE,
      createEvent('effect', { name: 'glow', until: 'noon' }),
      'payload(until/word)',
    ],
    [
      'refuses a condition that is neither on nor off',
      ACTIVE,
      createEvent('condition', { name: 'prone' }),
      'payload(on/bool)',
    ],
    [
      'C-79: refuses a check with a third raise',
      ACTIVE,
      createEvent('check', { total: 20, dc: 10, raises: 3 }),
      'limit(3/2) C-79',
    ],
    ['refuses a check without a total', ACTIVE, createEvent('check', { dc: 10 }), 'payload(total/integer)'],
    [
      'refuses a check of an unknown kind',
      ACTIVE,
      createEvent('check', { total: 1, dc: 10, of: 'luck' }),
      'payload(of/word)',
    ],
  ]);
  testRefusals('action-round', { ...ENCOUNTER, options: { 'ar.destinyDie': 'd12' } }, [
    [
      'C?12: refuses a face that the die of ar.destinyDie does not have',
      ACTIVE,
      spendDestiny([13]),
      'dice(13/1 to 12)',
    ],
  ]);
});
