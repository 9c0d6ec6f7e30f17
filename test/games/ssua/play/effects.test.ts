/**
 * Tests what each event and each option of SSUA does (A-1 to A-30, A?1 to A?9 in docs/rules/ssua.md). A row has a title, the events of a
 * log, the expected state after them, and options that differ from the defaults. In an expected state, `undefined` means that a key is
 * absent.
 */
import { describe, expect, it } from 'vitest';
import { createEncounter, replayNormalized } from '../../../support/play/encounter.ts';
import { testEffects } from '../../../support/play/event-tests.ts';
import { ACTIVE, CHARACTERS, CHOOSE, SIDES } from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };
const beginEvent = { kind: 'begin' };
const endEvent = { kind: 'end' };
const passEvent = { kind: 'pass' };
const createEvent = (eventKind: string, overrides: object = {}) => ({ kind: eventKind, model: 'a1', ...overrides });
const createMove = (movement: string, inches: number) => createEvent('move', { how: movement, inches });
const meleeAttack = createEvent('attack', { type: 'melee' });
const createOut = (modelId: string) => ({ kind: 'out', model: modelId });
const expectModelA1 = (modelState: object) => ({ models: { a1: modelState } });
const createActivation = (modelId: string) => ({ kind: 'activate', model: modelId });
const createRoll = (sideId: string, diceFaces: number[], attribute = 'agility') => ({
  kind: 'initiative',
  side: sideId,
  model: `${sideId}1`,
  with: attribute,
  dice: diceFaces,
});

describe('SSUA with a single model in play', () => {
  const singleModel = { sides: { a: ['a1=lamp'] }, characters: CHARACTERS };
  const finishedTurn = [beginEvent, createActivation('a1'), endEvent];
  testEffects('ssua', singleModel, [
    [
      'A-13, P-46: a card may activate the model after the last activation of the turn',
      [...finishedTurn, createEvent('activate', { by: 'Quick' })],
      { phase: 'activation', side: undefined, active: 'a1', round: 1, turn: 2, mayAct: ['a1'] },
    ],
    [
      'A-13, P-46: the turn is over again after that activation',
      [...finishedTurn, createEvent('activate', { by: 'Quick' }), endEvent],
      { phase: 'between', side: undefined, active: undefined, ...expectModelA1({ activated: true }) },
    ],
  ]);
});

describe('effects of SSUA initiative', () => {
  testEffects('ssua', ENCOUNTER, [
    [
      'A-3, A-4: begin asks every side that can nominate a model to roll',
      [beginEvent],
      { phase: 'initiative', round: 1, contenders: ['a', 'b'], mayAct: ['a1', 'a2', 'b1'] },
    ],
    [
      'A?1: 4 and 5 count as one goal, 6 as two',
      [beginEvent, createRoll('a', [6, 5, 4, 3])],
      { last: { goals: 4 }, rolls: { a: { goals: 4, value: 4 } } },
    ],
    [
      'A?1: 6 counts as one goal with ssua.sixCountsTwo off',
      [beginEvent, createRoll('a', [6, 5, 4, 3])],
      { last: { goals: 3 } },
      { 'ssua.sixCountsTwo': false },
    ],
    [
      'A-9: the order goes clockwise from the winner',
      [beginEvent, createRoll('a', [1, 1, 1, 1]), createRoll('b', [6, 1, 1, 1])],
      { phase: 'choose', side: 'b', order: ['b', 'c', 'a'] },
    ],
    [
      'A?2: sides with equal goals and attributes roll again',
      [beginEvent, createRoll('a', [6, 1, 1, 1]), createRoll('b', [5, 4, 1, 1])],
      { phase: 'initiative', contenders: ['a', 'b'], rolls: undefined },
    ],
    [
      'the roll no longer waits for a side that cannot nominate',
      [beginEvent, createRoll('a', [1, 1, 1, 1]), createOut('b1')],
      { phase: 'choose', side: 'a', contenders: undefined },
    ],
    [
      'P-1: the first side wins when no side can nominate',
      [createOut('a1'), createOut('a2'), createOut('b1'), beginEvent],
      { phase: 'choose', side: 'b', order: ['a', 'b', 'c'] },
    ],
    [
      'A?4: a side of Henchmen alone rolls with ssua.henchmenMayRollIfAlone',
      [beginEvent],
      { contenders: ['a', 'b', 'c'] },
      { 'ssua.henchmenMayRollIfAlone': true },
    ],
    [
      'A-17: a new turn restores all AP and activations',
      [
        ...ACTIVE,
        meleeAttack,
        endEvent,
        ...[
          createActivation('b1'),
          endEvent,
          createActivation('c1'),
          endEvent,
          createActivation('a2'),
          endEvent,
          createActivation('b2'),
          endEvent,
        ],
        beginEvent,
      ],
      { phase: 'initiative', round: 2, models: { a1: { ap: 8, attacked: undefined, activated: undefined } } },
    ],
  ]);

  const attributes = { ...CHARACTERS, lamp: { ...CHARACTERS.lamp, mind: 2 } };
  testEffects('ssua', { ...ENCOUNTER, characters: attributes }, [
    [
      'A?2: the higher attribute wins with equal goals',
      [beginEvent, createRoll('a', [6, 1], 'mind'), createRoll('b', [6, 1, 1, 1])],
      { phase: 'choose', side: 'b' },
    ],
    [
      'A?2: equal goals roll again with ssua.initTie reroll',
      [beginEvent, createRoll('a', [6, 1], 'mind'), createRoll('b', [6, 1, 1, 1])],
      { phase: 'initiative', contenders: ['a', 'b'] },
      { 'ssua.initTie': 'reroll' },
    ],
  ]);
});

describe('effects of choosing a model', () => {
  testEffects('ssua', ENCOUNTER, [
    [
      'A-12: activate starts the turn of the chosen model',
      ACTIVE,
      { phase: 'activation', active: 'a1', turn: 1, mayAct: ['a1'], models: { a1: { ap: 8, activated: true } } },
    ],
    [
      'A-13: a card may activate a model a second time',
      [
        ...ACTIVE,
        endEvent,
        createActivation('b1'),
        endEvent,
        createActivation('c1'),
        endEvent,
        createEvent('activate', { by: 'Quick' }),
      ],
      { active: 'a1', turn: 4 },
    ],
    [
      'A-13, P-46: a card may activate a model while another side chooses',
      [...ACTIVE, endEvent, createEvent('activate', { by: 'Quick' })],
      { phase: 'activation', side: 'b', active: 'a1', turn: 2 },
    ],
    [
      'A-13, P-46: the other side still chooses after that activation',
      [...ACTIVE, endEvent, createEvent('activate', { by: 'Quick' }), endEvent],
      { phase: 'choose', side: 'b', active: undefined, turn: 2 },
    ],
    [
      'A-9, P-46: the next side chooses if the other one has lost its last model meanwhile',
      [...ACTIVE, endEvent, createEvent('activate', { by: 'Quick' }), createOut('b1'), createOut('b2'), endEvent],
      { phase: 'choose', side: 'c' },
    ],
    [
      'A-13, P-46: the choice goes on clockwise after a card of the choosing side',
      [
        ...ACTIVE,
        endEvent,
        createActivation('b1'),
        endEvent,
        createActivation('c1'),
        endEvent,
        createEvent('activate', { by: 'Quick' }),
        endEvent,
      ],
      { phase: 'choose', side: 'b' },
    ],
    [
      'A-9: the next side clockwise chooses after an activation',
      [...ACTIVE, endEvent],
      { phase: 'choose', side: 'b', active: undefined },
    ],
    [
      'A-14: a pass gives the choice to the next side',
      [...CHOOSE, passEvent],
      { phase: 'choose', side: 'b', passed: ['a'] },
    ],
    [
      'A?3: the turn is over when all sides pass',
      [...CHOOSE, passEvent, passEvent, passEvent],
      { phase: 'between', side: undefined, passed: ['a', 'b', 'c'] },
    ],
    [
      'A?3: an activation clears the list of sides that passed',
      [...CHOOSE, passEvent, createActivation('b1'), endEvent],
      { side: 'c', passed: undefined },
    ],
    [
      'A?3: a side that passes twice is listed once',
      [...CHOOSE, passEvent, createOut('b1'), createOut('b2'), createOut('c1'), passEvent],
      { phase: 'between', passed: ['a'] },
    ],
    [
      'A?3: a pass forfeits a model with ssua.passForfeits',
      [...CHOOSE, createEvent('pass')],
      { side: 'b', passed: undefined, models: { a1: { activated: true } } },
      { 'ssua.passForfeits': true },
    ],
    [
      'a side without a ready model loses the choice',
      [...CHOOSE, createOut('a1'), createOut('a2')],
      { phase: 'choose', side: 'b' },
    ],
    [
      'the turn is over when no model is left',
      [...CHOOSE, ...['a1', 'a2', 'b1', 'b2', 'c1'].map(createOut)],
      { phase: 'between', side: undefined },
    ],
  ]);
});

describe('effects of movement', () => {
  testEffects('ssua', ENCOUNTER, [
    ['A-19: walking costs 1 AP per inch, rounded up', [...ACTIVE, createMove('walk', 2.25)], expectModelA1({ ap: 5 })],
    [
      'A?8: walking rounds down with ssua.roundApUp off',
      [...ACTIVE, createMove('walk', 2.25)],
      expectModelA1({ ap: 6 }),
      { 'ssua.roundApUp': false },
    ],
    [
      'A-20: a charge costs 1 AP per two inches',
      [...ACTIVE, createMove('charge', 6)],
      expectModelA1({ ap: 5, charged: true }),
    ],
    [
      'A-21, A-23: taking off costs 2 AP, flying 1 AP per two inches',
      [...ACTIVE, createEvent('take-off'), createMove('fly', 4.5)],
      expectModelA1({ ap: 3, flying: true }),
    ],
    [
      'A-22: landing costs 2 AP',
      [...ACTIVE, createEvent('take-off'), createEvent('land')],
      expectModelA1({ ap: 4, flying: undefined }),
    ],
    ['A-24: swimming costs 2 AP per inch', [...ACTIVE, createMove('swim', 1.5)], expectModelA1({ ap: 5 })],
  ]);

  const fastCharacters = {
    ...CHARACTERS,
    lamp: { agility: 4, mind: 4, moveMultiplier: 2, prices: { swim: 3, 'take-off': 0 } },
  };
  testEffects('ssua', { ...ENCOUNTER, characters: fastCharacters }, [
    ['A-30: the move multiplier applies to walking', [...ACTIVE, createMove('walk', 3)], expectModelA1({ ap: 6 })],
    ['A-30: the move multiplier applies to charging', [...ACTIVE, createMove('charge', 8)], expectModelA1({ ap: 6 })],
    [
      'P-4: the move multiplier applies to swimming at the price of the card (A-18)',
      [...ACTIVE, createMove('swim', 2)],
      expectModelA1({ ap: 5 }),
    ],
    [
      'A-18: taking off costs the price of the card',
      [...ACTIVE, createEvent('take-off'), createMove('fly', 8)],
      expectModelA1({ ap: 6, flying: true }),
    ],
  ]);
});

describe('effects of attacks and other actions', () => {
  testEffects('ssua', ENCOUNTER, [
    ['A-25: an attack costs 3 AP', [...ACTIVE, meleeAttack], expectModelA1({ ap: 5, attacked: true })],
    [
      'A-18: an attack of the card costs its own AP',
      [...ACTIVE, createEvent('attack', { type: 'ranged', attack: ' BEAM ' })],
      expectModelA1({ ap: 7, attacked: true }),
    ],
    [
      'A?5: the attack of a charge is free and counts as the one attack',
      [...ACTIVE, createMove('charge', 2), meleeAttack],
      expectModelA1({ ap: 7, attacked: true, struck: true }),
    ],
    [
      'A?5: the attack of a charge is an extra one with ssua.chargeAttackIsExtra',
      [...ACTIVE, meleeAttack, createMove('charge', 2), meleeAttack],
      expectModelA1({ ap: 4, attacked: true, struck: true }),
      { 'ssua.chargeAttackIsExtra': true },
    ],
    [
      'A?5: the attack of a charge leaves the normal attack with ssua.chargeAttackIsExtra',
      [...ACTIVE, createMove('charge', 2), meleeAttack],
      expectModelA1({ attacked: undefined, struck: true }),
      { 'ssua.chargeAttackIsExtra': true },
    ],
    ['A-26: interacting costs 2 AP', [...ACTIVE, createEvent('interact')], expectModelA1({ ap: 6 })],
    ['A-27: picking up costs 2 AP', [...ACTIVE, createEvent('pick-up', { what: 'a crate' })], expectModelA1({ ap: 6 })],
    [
      'A-18: a Power costs the stated AP',
      [...ACTIVE, createEvent('power', { what: 'Glow', ap: 4 })],
      expectModelA1({ ap: 4 }),
    ],
    [
      'A-28: a driven vehicle spends its own AP',
      [
        ...ACTIVE,
        createEvent('operate', { vehicle: 'av' }),
        createEvent('move', { model: 'av', inches: 2, how: 'walk' }),
      ],
      { vehicle: 'av', mayAct: ['a1', 'av'], models: { a1: { ap: 5 }, av: { ap: 2 } } },
    ],
    [
      'A-28: a vehicle is driven until the activation ends',
      [...ACTIVE, createEvent('operate', { vehicle: 'av' }), endEvent],
      { vehicle: undefined },
    ],
    ['adjust sets AP', [createEvent('adjust', { field: 'ap', to: 99 })], expectModelA1({ ap: 99 })],
    [
      'adjust to 0 Hits takes the model out',
      [createEvent('adjust', { field: 'hits', to: 0 })],
      expectModelA1({ hits: undefined, out: true }),
    ],
    [
      'adjusting Hits does not bring a model back',
      [createEvent('adjust', { field: 'hits', to: 0 }), createEvent('adjust', { field: 'hits', to: 2 })],
      expectModelA1({ hits: 2, out: true }),
    ],
    [
      'in returns a model that is out',
      [createOut('a1'), createEvent('in', { before: 'b1' })],
      expectModelA1({ out: undefined }),
    ],
    [
      'end works for an active model that is out',
      [...ACTIVE, createOut('a1'), endEvent],
      { phase: 'choose', side: 'b' },
    ],
  ]);
});

it('keeps the state and the last result when a note is added', () => {
  const eventLog = [beginEvent, createRoll('a', [6, 5, 4, 3])];
  const stateBefore = replayNormalized(createEncounter('ssua', { ...ENCOUNTER, log: eventLog }));
  const stateAfter = replayNormalized(
    createEncounter('ssua', { ...ENCOUNTER, log: [...eventLog, { kind: 'note', text: 'a storm' }] }),
  );
  expect(stateAfter).toEqual({ ...stateBefore, accepted: 3 });
});

describe('rolls of attacks and Hits lost', () => {
  const beam = createEvent('attack', { type: 'ranged', attack: 'Beam', target: 'b1', dice: [1, 4, 5, 6] });
  testEffects('ssua', ENCOUNTER, [
    ['A-8: an attack counts the goals of the pool on the card', [...ACTIVE, beam], { last: { goals: 4 } }],
    [
      'an attack rolls the pool that players state',
      [...ACTIVE, { ...beam, pool: 2, dice: [4, 4] }],
      { last: { goals: 2 } },
    ],
    [
      'an attack is open until its target loses Hits',
      [...ACTIVE, beam],
      { attack: { attacker: 'a1', target: 'b1', name: 'Beam' } },
    ],
    ['the end of the activation settles an attack', [...ACTIVE, beam, endEvent], { attack: undefined }],
    [
      'damage takes Hits away and settles the attack',
      [...ACTIVE, { kind: 'damage', model: 'a1', amount: 2, by: 'b1' }],
      { ...expectModelA1({ hits: 1 }), attack: undefined, last: { left: 1 } },
    ],
    [
      'a model without a Hit left is out, however many it loses',
      [...ACTIVE, { kind: 'damage', model: 'a1', amount: 9 }],
      expectModelA1({ hits: undefined, out: true }),
    ],
  ]);
});
