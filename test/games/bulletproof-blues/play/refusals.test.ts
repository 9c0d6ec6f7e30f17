/**
 * Tests every refusal of the order of play of Bulletproof Blues (docs/encounters.md#bulletproof-blues). Models b, g and h have their slots
 * in this order; m is out of the game.
 *
 * Columns of the tables: title, log, event, refusal. A refusal is a code without `order.`, then the actual and the required value in
 * brackets or the state after a colon, and the fact: `choice(m) D-3`, `dice(0/1 to 6)`, `state:out`.
 */
import { describe } from 'vitest';
import { testRefusals } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  AWARE,
  BETWEEN_TURNS,
  beginEvent,
  CHARACTERS,
  createDefense,
  createEvent,
  createForcedAction,
  createOut,
  createPerceptionRoll,
  delayEvent,
  ENVIRONMENT_TURN,
  endEvent,
  SIDES,
  stepInEvent,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };
const taskEvent = createEvent('action', 'b', { as: 'task' });

describe('refusals of stated ranks', () => {
  testRefusals('bulletproof-blues', ENCOUNTER, [
    [
      'D-14: refuses an attack of a rank above 99',
      ACTIVE,
      { ...taskEvent, name: 'attack', rank: 100 },
      'payload(rank/0 to 99)',
    ],
  ]);
});

describe('refusals about the order', () => {
  const createAwareness = (...modelIds: unknown[]) => ({ kind: 'aware', order: modelIds });
  testRefusals('bulletproof-blues', ENCOUNTER, [
    ['D-3: refuses an order of awareness that is not a list of ids', [], createAwareness('b', 3), 'payload(order/ids)'],
    ['D-3: refuses a side in the order of awareness', [], createAwareness('b', 'heroes', 'x'), 'unknown(heroes)'],
    [
      'D-6: refuses the environment in the order of awareness',
      [],
      createAwareness('b', 'environment'),
      'unknown(environment)',
    ],
    ['D-3: refuses a model that is out in the order of awareness', [], createAwareness('b', 'm'), 'choice(m) D-3'],
    [
      'D-3: refuses a model that is listed twice in the order of awareness',
      [],
      createAwareness('b', 'g', 'b'),
      'choice(b) D-3',
    ],
    ['D-3: refuses aware during a round', ACTIVE, AWARE, 'phase(slot)'],
    ['refuses begin while a round is in progress', ACTIVE, beginEvent, 'phase(slot)'],
    ['D-4: refuses a Perception roll between rounds', [], createPerceptionRoll('b', [1, 1]), 'phase(between)'],
    [
      'D-4: refuses a Perception roll by a model that is out',
      [beginEvent],
      createPerceptionRoll('m', [1, 1]),
      'state:out',
    ],
    [
      'D-4: refuses a second Perception roll by one model',
      [beginEvent, createPerceptionRoll('b', [1, 1])],
      createPerceptionRoll('b', [1, 1]),
      'turn D-4',
    ],
    ['D-4: refuses a face that a d6 does not have', [beginEvent], createPerceptionRoll('b', [0, 1]), 'dice(0/1 to 6)'],
    ['D-4: refuses a Perception roll without dice', [beginEvent], createPerceptionRoll('b', []), 'dice(0/2)'],
    ['refuses place while models roll', [beginEvent], createEvent('place', 'b'), 'phase(initiative)'],
    ['refuses to place a model that is out', ACTIVE, createEvent('place', 'm'), 'state:out'],
    ['refuses to place a model before itself', ACTIVE, createEvent('place', 'b', { before: 'b' }), 'choice(b)'],
    [
      'refuses to bring a model in before one without a place',
      ACTIVE,
      createEvent('in', 'm', { before: 'm' }),
      'choice(m)',
    ],
    ['refuses in for a model that is already in', [], createEvent('in', 'b'), 'state:in'],
    ['refuses in while models roll', [beginEvent], createEvent('in', 'm'), 'phase(initiative)'],
    [
      'refuses to adjust an unknown field',
      [],
      createEvent('adjust', 'b', { field: 'skip', to: 0 }),
      'payload(field/word)',
    ],
    ['refuses end while no model has a turn', BETWEEN_TURNS, endEvent, 'phase(gap)'],
    ['refuses next while a model has a turn', ACTIVE, { kind: 'next' }, 'phase(slot)'],
  ]);
  const tiedCharacters = { ...CHARACTERS, g: CHARACTERS.b };
  const TIED_LOG = [
    beginEvent,
    createPerceptionRoll('b', [1, 1]),
    createPerceptionRoll('g', [1, 1]),
    createPerceptionRoll('h', [1, 1]),
  ];
  testRefusals('bulletproof-blues', { ...ENCOUNTER, characters: tiedCharacters }, [
    [
      'D?1: refuses a tie-break roll by a model that is not tied',
      TIED_LOG,
      createEvent('tie', 'h', { dice: [1, 1] }),
      'turn D?1',
    ],
    ['D?1: refuses a single die for a tie-break', TIED_LOG, createEvent('tie', 'b', { dice: [1] }), 'dice(1/2)'],
  ]);
});

describe('refusals about turns', () => {
  testRefusals('bulletproof-blues', ENCOUNTER, [
    ["D-2: refuses an action outside the model's turn", ACTIVE, createEvent('action', 'g', { as: 'task' }), 'turn D-2'],
    ['refuses an action by a model that is out', [...ACTIVE, createOut('b')], taskEvent, 'state:out'],
    ['D?10: refuses a second Task in a turn', [...ACTIVE, taskEvent], taskEvent, 'limit(1/1) D?10'],
    [
      'D?10: refuses a second Move in a turn',
      [...ACTIVE, createEvent('action', 'b', { as: 'move' })],
      createEvent('action', 'b', { as: 'move' }),
      'limit(1/1) D?10',
    ],
    ['refuses an action of an unknown kind', ACTIVE, createEvent('action', 'b', { as: 'quick' }), 'payload(as/word)'],
    ['refuses an action during the environment', ENVIRONMENT_TURN, taskEvent, 'phase(environment)'],
    ["D-9: refuses a delay outside the model's turn", ACTIVE, createEvent('delay', 'g'), 'turn D-9'],
    ['refuses a delay by a model that is out', [...ACTIVE, createOut('b')], delayEvent, 'state:out'],
    ['D-9: refuses a delay after an action', [...ACTIVE, taskEvent], delayEvent, 'state:acted D-9'],
    ['D-9: refuses to delay a delayed turn', [...BETWEEN_TURNS, stepInEvent], delayEvent, 'state:acted D-9'],
    ['D-9: refuses step-in from a model that has not delayed', BETWEEN_TURNS, createEvent('step-in', 'g'), 'turn D-9'],
    ['refuses step-in from a model that is out', [...BETWEEN_TURNS, createOut('b')], stepInEvent, 'state:out'],
    ["refuses step-in during another model's turn", [...ACTIVE, delayEvent], stepInEvent, 'phase(slot)'],
  ]);
});

describe('refusals of forced actions and defenses', () => {
  const blockingLog = [...ACTIVE, createForcedAction('g', 'block')];
  testRefusals('bulletproof-blues', ENCOUNTER, [
    ['refuses a forced action of an unknown kind', ACTIVE, createForcedAction('g', 'parry'), 'payload(how/word)'],
    [
      'refuses a forced action for an unknown model',
      ACTIVE,
      createEvent('force', 'g', { how: 'cover', for: 'x' }),
      'unknown(x)',
    ],
    [
      'refuses a forced action of a model that is out',
      [...ACTIVE, createOut('g')],
      createForcedAction('g'),
      'state:out',
    ],
    [
      'D-2: refuses a forced action of a model that is not aware',
      [{ kind: 'aware', order: ['b'] }, beginEvent],
      createForcedAction('g'),
      'turn D-2',
    ],
    ["D-10: refuses a forced action in the model's turn", ACTIVE, createForcedAction('b'), 'turn D-10'],
    [
      'D-11: refuses a second forced action in a round',
      [...ACTIVE, createForcedAction('g')],
      createForcedAction('g'),
      'limit(1/1) D-11',
    ],
    ['refuses a forced action while no model has a turn', BETWEEN_TURNS, createForcedAction('h'), 'phase(gap)'],
    [
      'refuses a defense by a model that is out',
      [...blockingLog, createOut('g')],
      createDefense('g', 'block'),
      'state:out',
    ],
    [
      'D-19: refuses a defense against the model itself',
      blockingLog,
      createDefense('g', 'block', { attacker: 'g' }),
      'target D-19',
    ],
    ['D-14: refuses a block by a model that does not block', ACTIVE, createDefense('g', 'block'), 'state:none D-14'],
    ['D-17: refuses a dodge by a model that blocks', blockingLog, createDefense('g', 'dodge'), 'state:block D-14'],
    [
      'D-20: refuses a defense with a power that the model does not have',
      blockingLog,
      createDefense('g', 'block', { power: 'Ice Wall' }),
      'target D-20',
    ],
    [
      'D-20: refuses a block without a fitting power when the attack does not hit Endurance',
      blockingLog,
      createDefense('g', 'block', { endurance: false }),
      'target D-20',
    ],
    [
      'refuses a negative rank of an attack',
      blockingLog,
      createDefense('g', 'block', { rank: -1 }),
      'payload(rank/int)',
    ],
    [
      'refuses a face that a d6 does not have in a defense',
      blockingLog,
      createDefense('g', 'block', { dice: [3, 8] }),
      'dice(8/1 to 6)',
    ],
    ['refuses a single die for a defense', blockingLog, createDefense('g', 'block', { dice: [3] }), 'dice(1/2)'],
    [
      'refuses to adjust Endurance above that of the card',
      [],
      createEvent('adjust', 'h', { field: 'endurance', to: 13 }),
      'choice(13)',
    ],
    [
      'refuses to adjust Endurance of a card without it',
      [],
      createEvent('adjust', 'b', { field: 'endurance', to: 0 }),
      'choice(0)',
    ],
  ]);
});
