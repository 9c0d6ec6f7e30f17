/**
 * Tests every refusal of the order of play of the BattleTech rules (docs/encounters.md#battletech). Each case is a row: title, log,
 * refused event, and refusal in the form `code(actual/required) fact`. `sa` are Simple Actions, of which a unit has 2 in its slot.
 */
import { describe } from 'vitest';
import { testRefusals } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  beginEvent,
  CHARACTERS,
  createAction,
  createOut,
  createRoll,
  createTieRoll,
  endEvent,
  SIDES,
  TWINS,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };
const signalEvent = createAction('Signal', { sa: 1, anytime: true });

describe('refusals about initiative', () => {
  testRefusals('battletech-kcw', ENCOUNTER, [
    ['refuses begin while a round is in progress', ACTIVE, beginEvent, 'phase(action)'],
    ['refuses an initiative roll between rounds', [], createRoll('a'), 'phase(between)'],
    ['refuses dice that are not numbers', [beginEvent], createRoll('a', ['3'] as never), 'payload(dice/dice)'],
    [
      'refuses a modifier that is not whole',
      [beginEvent],
      createRoll('a', [3, 4], { modifier: 0.5 }),
      'payload(modifier/integer)',
    ],
    ['refuses an initiative roll by a unit that is out', [beginEvent, createOut('a')], createRoll('a'), 'state:out'],
    ['B-1: refuses a second initiative roll by one unit', [beginEvent, createRoll('a')], createRoll('a'), 'turn B-1'],
    ['B-1: refuses a face that a d6 does not have', [beginEvent], createRoll('a', [7, 1]), 'dice(7/1 to 6)'],
    [
      'B-1: refuses a face that JSON cannot write',
      [beginEvent],
      createRoll('a', [Number.POSITIVE_INFINITY]),
      'dice(Infinity/1 to 6)',
    ],
    ['B-1: refuses a single die for initiative', [beginEvent], createRoll('a', [1]), 'dice(1/2)'],
    ['refuses to adjust MP beyond 0 to 99', [], { kind: 'adjust', model: 'a', field: 'mp', to: 100 }, 'choice(100)'],
    ['refuses to adjust heat beyond 0 to 999', [], { kind: 'adjust', model: 'a', field: 'heat', to: -1 }, 'choice(-1)'],
    [
      'refuses to adjust an unknown field',
      [],
      { kind: 'adjust', model: 'a', field: 'sa', to: 1 },
      'payload(field/word)',
    ],
    ['refuses place, which this game does not have', [], { kind: 'place', model: 'a' }, 'event(place)'],
  ]);
  testRefusals('battletech-kcw', { ...ENCOUNTER, characters: TWINS }, [
    ['B-9: refuses a tie-break roll by a unit that is not tied', ACTIVE, createTieRoll('a', [1, 1]), 'turn B-9'],
    [
      'B-9: refuses a second tie-break roll by one unit',
      [...ACTIVE, createTieRoll('b', [1, 1])],
      createTieRoll('b', [1, 1]),
      'turn B-9',
    ],
    ['B-9: refuses three dice for a tie-break', ACTIVE, createTieRoll('b', [1, 1, 1]), 'dice(3/2)'],
    ['B-9: refuses actions until the tie is broken', ACTIVE, createAction('Fire', { sa: 1 }), 'phase(ties)'],
  ]);
});

describe('refusals of actions', () => {
  testRefusals('battletech-kcw', ENCOUNTER, [
    ['refuses an action between rounds', [], createAction('Fire', { sa: 1 }), 'phase(between)'],
    ['refuses an action without its Simple Actions', ACTIVE, createAction('Fire'), 'payload(sa/int)'],
    ['refuses Simple Actions that are not whole', ACTIVE, createAction('Fire', { sa: 0.5 }), 'payload(sa/int)'],
    [
      'refuses move that is neither true nor false',
      ACTIVE,
      createAction('Fire', { sa: 1, move: 1 }),
      'payload(move/bool)',
    ],
    ['refuses a modifier that is not whole', ACTIVE, createAction('Fire', { sa: 1, tm: 'x' }), 'payload(tm/integer)'],
    [
      'refuses an action by a unit that is out',
      [...ACTIVE, createOut('a')],
      createAction('Fire', { sa: 1 }),
      'state:out',
    ],
    [
      'B-12: refuses an action a second time in a turn, whatever its case and spaces',
      [...ACTIVE, createAction('Fire', { sa: 1 })],
      createAction(' FIRE ', { sa: 1 }),
      'limit(1/1) B-12',
    ],
    [
      'B-11: refuses a second MOVE',
      [...ACTIVE, createAction('Walk', { sa: 0, move: true })],
      createAction('Run', { sa: 1, move: true }),
      'limit(1/1) B-11',
    ],
    [
      'B-10: refuses more than two Simple Actions',
      [...ACTIVE, createAction('Fire', { sa: 1 })],
      createAction('Aim', { sa: 2 }),
      'cost(1/2) B-10',
    ],
    ["B-5: refuses an action outside the unit's slot", ACTIVE, createAction('Fire', { model: 'b', sa: 1 }), 'turn B-5'],
    [
      'B-17: refuses a second Anytime Action in a turn',
      [...ACTIVE, { ...signalEvent, model: 'b' }],
      { ...signalEvent, model: 'b' },
      'limit(1/1) B-17',
    ],
    [
      'B-18: refuses an Anytime Action for two Simple Actions with none left over',
      ACTIVE,
      { ...signalEvent, model: 'b', sa: 2 },
      'cost(0/1) B-18',
    ],
    [
      'refuses an opportunity from a unit that is out',
      [...ACTIVE, createOut('b')],
      { kind: 'opportunity', model: 'b', name: 'Shot' },
      'state:out',
    ],
    [
      "B-15: refuses an opportunity in the unit's slot",
      ACTIVE,
      { kind: 'opportunity', model: 'a', name: 'Shot' },
      'turn B-15',
    ],
    ['refuses to dissipate heat below 0', ACTIVE, { kind: 'end', dissipate: -1 }, 'payload(dissipate/int)'],
    ['refuses end between rounds', [], endEvent, 'phase(between)'],
  ]);
  testRefusals('battletech-kcw', { ...ENCOUNTER, options: { 'bt.leftoverEnablesAnytime': false } }, [
    [
      'B-18: refuses an Anytime Action for two Simple Actions with bt.leftoverEnablesAnytime off',
      [...ACTIVE, endEvent],
      { ...signalEvent, sa: 2 },
      'cost(2/1) B-18',
    ],
  ]);
  testRefusals('battletech-kcw', { ...ENCOUNTER, options: { 'bt.actionPack': true } }, [
    ['refuses a MOVE of more than 99 hexes', ACTIVE, createAction('jump', { hexes: 100 }), 'payload(hexes/0 to 99)'],
    [
      'B-11: refuses jump after walk, which is the MOVE of the slot',
      [...ACTIVE, createAction('walk')],
      createAction('jump'),
      'limit(1/1) B-11',
    ],
    [
      'B-10: refuses an action of the pack that costs more than is left, whatever cost it states',
      [...ACTIVE, createAction('fire')],
      createAction('double-fire', { sa: 0 }),
      'cost(1/2) B-10',
    ],
    [
      'B-5: refuses fire of the pack as an Anytime Action',
      ACTIVE,
      createAction('fire', { model: 'b', anytime: true }),
      'turn B-5',
    ],
    [
      'refuses an action that is neither in the pack nor states its cost',
      ACTIVE,
      createAction('Wave'),
      'payload(sa/int)',
    ],
  ]);
});

describe('refusals of targets', () => {
  const shot = { kind: 'shot', model: 'a', target: 'b', dice: [3, 4] };
  testRefusals('battletech-kcw', ENCOUNTER, [
    [
      'refuses an action aimed at the acting unit itself',
      ACTIVE,
      createAction('fire', { sa: 1, target: 'a' }),
      'target',
      'a',
    ],
    [
      'refuses an action aimed at a unit that is out',
      [...ACTIVE, createOut('b')],
      createAction('fire', { sa: 1, target: 'b' }),
      'target',
      'b',
    ],
    ['refuses a shot at a unit that is out', [...ACTIVE, createOut('b')], shot, 'target', 'b'],
    ['refuses a shot of a unit that is out', [...ACTIVE, createOut('i')], { ...shot, model: 'i' }, 'state:out'],
    ['refuses a shot between rounds', [], shot, 'phase(between)'],
    ['refuses a single die for a shot', ACTIVE, { ...shot, dice: [3] }, 'dice(1/2)'],
  ]);
});
