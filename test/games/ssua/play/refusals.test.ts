/**
 * Tests every refusal of the order of play of SSUA (docs/encounters.md#ssua). A row has a title, the events before, the refused event,
 * the refusal, and the target that the refusal is about. `cost(8/9) A-15` is the code `order.cost` with the actual and the required value
 * and the fact, `state:out` the code `order.state` with the actual value.
 */
import { describe } from 'vitest';
import { type RefusalRow, testRefusals } from '../../../support/play/event-tests.ts';
import { ACTIVE, CHARACTERS, CHOOSE, SIDES } from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };
const beginEvent = { kind: 'begin' };
const endEvent = { kind: 'end' };
const createEvent = (eventKind: string, overrides: object = {}) => ({ kind: eventKind, model: 'a1', ...overrides });
const walkEvent = createEvent('move', { inches: 1, how: 'walk' });
const meleeAttack = createEvent('attack', { type: 'melee' });
const rangedAttack = createEvent('attack', { type: 'ranged' });
const chargeEvent = createEvent('move', { inches: 2, how: 'charge' });
const takeOffEvent = createEvent('take-off');
const createRoll = (sideId: string, modelId: string, diceFaces: number[]) => ({
  kind: 'initiative',
  side: sideId,
  model: modelId,
  with: 'agility',
  dice: diceFaces,
});
const createOut = (modelId: string) => ({ kind: 'out', model: modelId });

const activateByCard = (modelId: string) => ({ kind: 'activate', model: modelId, by: 'Quick' });
/** A log in which only a1 acts and then all sides pass, so that the turn is over. */
const FINISHED_TURN = [...ACTIVE, { kind: 'end' }, { kind: 'pass' }, { kind: 'pass' }, { kind: 'pass' }];

describe('refusals of malformed events', () => {
  testRefusals('ssua', ENCOUNTER, [
    ['refuses an unknown kind', [], createEvent('dance'), 'event(dance)'],
    ['refuses a kind named like a property of every object', [], createEvent('constructor'), 'event(constructor)'],
    ['refuses a note without text', [], { kind: 'note' }, 'payload(text/text)'],
    ['refuses out without a model', [], { kind: 'out' }, 'payload(model/id)'],
    ['refuses out with a malformed id', [], { kind: 'out', model: 'A 1' }, 'payload(model/id)'],
    ['refuses out for an unknown model', [], createOut('nobody'), 'unknown(nobody)'],
    ['refuses out for a side', [], createOut('b'), 'unknown(b)'],
    ['refuses out for a model that is already out', [createOut('a1')], createOut('a1'), 'state:out'],
    ['refuses in for a model that is already in', [], createEvent('in'), 'state:in'],
    ['refuses in before an unknown model', [], createEvent('in', { before: 'nobody' }), 'unknown(nobody)'],
    ['refuses to adjust an unknown field', [], createEvent('adjust', { field: 'mp', to: 1 }), 'payload(field/word)'],
    [
      'refuses to adjust a value to a fraction',
      [],
      createEvent('adjust', { field: 'ap', to: 1.5 }),
      'payload(to/integer)',
    ],
    ['refuses to adjust a value above its range', [], createEvent('adjust', { field: 'ap', to: 100 }), 'choice(100)'],
    ['refuses to adjust a value below its range', [], createEvent('adjust', { field: 'ap', to: -1 }), 'choice(-1)'],
    [
      'refuses to adjust hits above those of the card',
      [],
      createEvent('adjust', { field: 'hits', to: 4 }),
      'choice(4)',
    ],
    [
      'refuses to adjust hits of a card that has none',
      [],
      { kind: 'adjust', model: 'b2', field: 'hits', to: 0 },
      'choice(0)',
    ],
  ]);
});

describe('refusals about initiative and choice', () => {
  testRefusals('ssua', ENCOUNTER, [
    ['A-17: refuses begin while a turn is in progress', [beginEvent], beginEvent, 'phase(initiative)'],
    ['refuses an initiative roll between turns', [], createRoll('a', 'a1', [1, 1, 1, 1]), 'phase(between)'],
    [
      'refuses an initiative roll with an unknown attribute',
      [beginEvent],
      { ...createRoll('a', 'a1', [1]), with: 'speed' },
      'payload(with/word)',
    ],
    ['refuses an initiative roll of an unknown side', [beginEvent], createRoll('nobody', 'a1', [1]), 'unknown(nobody)'],
    [
      'A-3: refuses a second initiative roll by one side',
      [beginEvent, createRoll('a', 'a1', [1, 1, 1, 1])],
      createRoll('a', 'a2', [1, 1, 1, 1]),
      'turn A-3',
    ],
    [
      'A-3: refuses an initiative roll by a side that cannot nominate',
      [beginEvent],
      createRoll('c', 'c1', [1, 1]),
      'turn A-3',
    ],
    [
      'A-3: refuses to nominate a model of another side',
      [beginEvent],
      createRoll('a', 'b1', [1, 1, 1, 1]),
      'target A-3',
    ],
    [
      'refuses to nominate a model that is out',
      [beginEvent, createOut('a2')],
      createRoll('a', 'a2', [1, 1, 1, 1]),
      'state:out',
    ],
    ['refuses to nominate a vehicle', [beginEvent], createRoll('a', 'av', [1, 1]), 'state:vehicle'],
    ['A-4: refuses to nominate a Henchman', [beginEvent], createRoll('b', 'b2', [1, 1]), 'state:henchman A-4'],
    [
      'refuses an impossible face before it counts the dice',
      [beginEvent],
      createRoll('a', 'a1', [7]),
      'dice(7/1 to 6)',
    ],
    [
      'A-5: refuses another number of dice than the attribute',
      [beginEvent],
      createRoll('a', 'a1', [1, 1, 1]),
      'dice(3/4)',
    ],
    [
      'A-9: refuses to activate a model of a side that does not choose',
      CHOOSE,
      { kind: 'activate', model: 'b1' },
      'turn A-9',
    ],
    [
      'A-9: refuses a card for a model of another side that has not acted yet',
      CHOOSE,
      activateByCard('b1'),
      'turn A-9',
    ],
    ['A-13: refuses a card before the first turn', [], activateByCard('a1'), 'phase(between)'],
    [
      'A-13: refuses an activation without a card between turns',
      FINISHED_TURN,
      createEvent('activate'),
      'phase(between)',
    ],
    [
      'A-9, A-13: refuses a card for a model that did not act in the turn',
      FINISHED_TURN,
      activateByCard('a2'),
      'turn A-9',
    ],
    ['refuses to activate a model that is out', [...CHOOSE, createOut('a1')], createEvent('activate'), 'state:out'],
    ['A-28: refuses to activate a vehicle', CHOOSE, { kind: 'activate', model: 'av' }, 'state:vehicle A-28'],
    [
      'A-11: refuses a second activation of a model in a turn',
      [...ACTIVE, endEvent, { kind: 'activate', model: 'b1' }, endEvent, { kind: 'activate', model: 'c1' }, endEvent],
      createEvent('activate'),
      'limit(1/1) A-11',
    ],
    ['A-3: refuses a pass before the choice', [beginEvent], { kind: 'pass' }, 'phase(initiative)'],
    [
      'refuses a pass with an unknown model, although it needs none',
      CHOOSE,
      { kind: 'pass', model: 'x' },
      'unknown(x)',
    ],
  ]);
});

describe('refusals of a pass with ssua.passForfeits', () => {
  testRefusals('ssua', { ...ENCOUNTER, options: { 'ssua.passForfeits': true } }, [
    ['A?3: refuses a pass without a model', CHOOSE, { kind: 'pass' }, 'payload(model/id)'],
    ['A-14: refuses a pass with a model of another side', CHOOSE, { kind: 'pass', model: 'b1' }, 'turn A-14'],
    ['A-14: refuses a pass with a model that is not ready', CHOOSE, { kind: 'pass', model: 'av' }, 'turn A-14'],
  ]);
});

/** The events that spend AP, with their other keys. */
const SPENDERS: readonly (readonly [string, object])[] = [
  ['move', { inches: 1, how: 'walk' }],
  ['take-off', {}],
  ['land', {}],
  ['interact', {}],
  ['pick-up', {}],
  ['operate', { vehicle: 'av' }],
  ['power', { what: 'Glow', ap: 1 }],
];

describe('refusals of events that spend AP', () => {
  testRefusals('ssua', ENCOUNTER, [
    ...SPENDERS.flatMap(([eventKind, spenderKeys]): RefusalRow[] => [
      [`refuses ${eventKind} outside an activation`, CHOOSE, createEvent(eventKind, spenderKeys), 'phase(choose)'],
      [
        `A-15: refuses ${eventKind} by a model that is not active`,
        ACTIVE,
        createEvent(eventKind, { ...spenderKeys, model: 'a2' }),
        'turn A-15',
      ],
      [
        `refuses ${eventKind} by a model that is out`,
        [...ACTIVE, createOut('a1')],
        createEvent(eventKind, spenderKeys),
        'state:out',
      ],
      [
        `A-20: refuses ${eventKind} after a charge`,
        [...ACTIVE, chargeEvent],
        createEvent(eventKind, spenderKeys),
        'state:charged A-20',
      ],
    ]),
    ['refuses end outside an activation', CHOOSE, endEvent, 'phase(choose)'],
    [
      'refuses a move that is not in quarter inches',
      ACTIVE,
      createEvent('move', { inches: 1.3, how: 'walk' }),
      'payload(inches/inch+)',
    ],
    ['refuses a move of 0 inches', ACTIVE, createEvent('move', { inches: 0, how: 'walk' }), 'payload(inches/inch+)'],
    [
      'refuses an unknown kind of movement',
      ACTIVE,
      createEvent('move', { inches: 1, how: 'run' }),
      'payload(how/word)',
    ],
    ...['walk', 'charge', 'swim'].map(
      (movement): RefusalRow => [
        `A-23: refuses ${movement} in the air`,
        [...ACTIVE, takeOffEvent],
        createEvent('move', { inches: 1, how: movement }),
        'state:flying A-23',
      ],
    ),
    [
      'A-23: refuses to fly from the ground',
      ACTIVE,
      createEvent('move', { inches: 1, how: 'fly' }),
      'state:grounded A-23',
    ],
    [
      'A-19: refuses to walk 9 inches with 8 AP',
      ACTIVE,
      createEvent('move', { inches: 9, how: 'walk' }),
      'cost(8/9) A-15',
    ],
    [
      'A-20: refuses to charge 16.25 inches, which round up to 9 AP',
      ACTIVE,
      createEvent('move', { inches: 16.25, how: 'charge' }),
      'cost(8/9) A-15',
    ],
    [
      'A-24: refuses to swim 4.25 inches, which round up to 9 AP',
      ACTIVE,
      createEvent('move', { inches: 4.25, how: 'swim' }),
      'cost(8/9) A-15',
    ],
    ['A-21: refuses to take off in the air', [...ACTIVE, takeOffEvent], takeOffEvent, 'state:flying A-21'],
    ['A-22: refuses to land on the ground', ACTIVE, createEvent('land'), 'state:grounded A-22'],
    [
      'A-21: refuses to take off without enough AP',
      [...ACTIVE, createEvent('power', { what: 'x', ap: 7 })],
      takeOffEvent,
      'cost(1/2) A-15',
    ],
    [
      'A-26: refuses to interact without enough AP',
      [...ACTIVE, createEvent('power', { what: 'x', ap: 7 })],
      createEvent('interact'),
      'cost(1/2) A-15',
    ],
    ['A-18: refuses a Power without enough AP', ACTIVE, createEvent('power', { what: 'x', ap: 9 }), 'cost(8/9) A-15'],
    ['refuses a Power with negative AP', ACTIVE, createEvent('power', { what: 'x', ap: -1 }), 'payload(ap/int)'],
  ]);
});

describe('refusals of attacks', () => {
  const afterFreeAttack = [...ACTIVE, chargeEvent, meleeAttack];
  testRefusals('ssua', ENCOUNTER, [
    ['refuses an attack outside an activation', CHOOSE, meleeAttack, 'phase(choose)'],
    ['A-15: refuses an attack by a model that is not active', ACTIVE, { ...meleeAttack, model: 'b1' }, 'turn A-15'],
    ['refuses an attack by a model that is out', [...ACTIVE, createOut('a1')], meleeAttack, 'state:out'],
    ['A-25: refuses a second attack in a turn', [...ACTIVE, meleeAttack], rangedAttack, 'limit(1/1) A-25'],
    ['A-20: refuses a ranged attack after a charge', [...ACTIVE, chargeEvent], rangedAttack, 'state:charged A-20'],
    [
      'A-25: refuses a second attack after the free one of a charge (A?5)',
      afterFreeAttack,
      meleeAttack,
      'limit(1/1) A-25',
    ],
    [
      'A-18: refuses an attack that the card does not have',
      ACTIVE,
      createEvent('attack', { type: 'ranged', attack: 'Bash' }),
      'unknown(Bash)',
    ],
    [
      'A-15: refuses an attack without enough AP',
      [...ACTIVE, createEvent('power', { what: 'x', ap: 6 })],
      meleeAttack,
      'cost(2/3) A-15',
    ],
    [
      'A-25: refuses an attack on a target that is out',
      [...ACTIVE, createOut('b1')],
      { ...meleeAttack, target: 'b1' },
      'target A-25',
      'b1',
    ],
  ]);
});

describe('refusals of attacks with ssua.chargeAttackIsExtra', () => {
  testRefusals('ssua', { ...ENCOUNTER, options: { 'ssua.chargeAttackIsExtra': true } }, [
    [
      'A-20: refuses a second free attack in a charge',
      [...ACTIVE, chargeEvent, meleeAttack],
      meleeAttack,
      'state:charged A-20',
    ],
    [
      'A-25: refuses a ranged attack as the free one',
      [...ACTIVE, meleeAttack, chargeEvent],
      rangedAttack,
      'limit(1/1) A-25',
    ],
    [
      'A-25: refuses another melee attack after the free one',
      [...ACTIVE, meleeAttack, chargeEvent, meleeAttack],
      meleeAttack,
      'limit(1/1) A-25',
    ],
  ]);
});

describe('refusals of a charge with ssua.chargeMinAp', () => {
  testRefusals('ssua', { ...ENCOUNTER, options: { 'ssua.chargeMinAp': 5 } }, [
    [
      'A?6: refuses a charge with fewer AP than the option asks for',
      [...ACTIVE, createEvent('power', { what: 'x', ap: 4 })],
      chargeEvent,
      'cost(4/5) A?6',
    ],
  ]);
});

describe('refusals about vehicles', () => {
  const driveEvent = createEvent('operate', { vehicle: 'av' });
  testRefusals('ssua', ENCOUNTER, [
    ['A-28: refuses to let a vehicle drive', [...ACTIVE, driveEvent], { ...driveEvent, model: 'av' }, 'turn A-28'],
    [
      'A-28: refuses to drive a model that is not a vehicle',
      ACTIVE,
      createEvent('operate', { vehicle: 'a2' }),
      'target A-28',
      'a2',
    ],
    [
      'A-28: refuses to drive a vehicle of another side',
      ACTIVE,
      createEvent('operate', { vehicle: 'bv' }),
      'target A-28',
      'bv',
    ],
    ['A-28: refuses to drive a vehicle that is out', [...ACTIVE, createOut('av')], driveEvent, 'target A-28', 'av'],
    ['A-28: refuses to drive a second time in an activation', [...ACTIVE, driveEvent], driveEvent, 'limit(1/1) A-28'],
    [
      'A-28: refuses to drive without enough AP',
      [...ACTIVE, createEvent('power', { what: 'x', ap: 6 })],
      driveEvent,
      'cost(2/3) A-15',
    ],
    ['A-15: refuses to move a vehicle that no model drives', ACTIVE, { ...walkEvent, model: 'av' }, 'turn A-15'],
    [
      'A-15: refuses to move a vehicle beyond its own AP',
      [...ACTIVE, driveEvent],
      createEvent('move', { model: 'av', inches: 5, how: 'walk' }),
      'cost(4/5) A-15',
    ],
  ]);
});

describe('refusals of rolls of attacks and of damage', () => {
  const beam = createEvent('attack', { type: 'ranged', attack: 'Beam', dice: [1, 4] });
  testRefusals('ssua', ENCOUNTER, [
    ['A-8: refuses other dice than the pool of the card', ACTIVE, beam, 'dice(2/4)'],
    ['refuses dice of an attack whose pool nobody states', ACTIVE, { ...meleeAttack, dice: [3] }, 'dice(1/0)'],
    ['refuses damage of a model without Hits', ACTIVE, { kind: 'damage', model: 'b2', amount: 2 }, 'choice(2)'],
    [
      'refuses damage of a model that is out',
      [...ACTIVE, createOut('a1')],
      { kind: 'damage', model: 'a1', amount: 1 },
      'state:out',
    ],
    ['refuses damage of nothing', ACTIVE, { kind: 'damage', model: 'a1', amount: 0 }, 'payload(amount/int+)'],
  ]);
});
