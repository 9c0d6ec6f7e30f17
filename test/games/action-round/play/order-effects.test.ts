/**
 * Tests initiative order, delays and effects of the Action Round (C-2 to C-84, C?1 to C?14). A row has a title, the events of a log, the
 * expected state after them, and options that differ from the defaults. In an expected state, `undefined` means that a key is absent.
 */
import { describe } from 'vitest';
import { testEffects } from '../../../support/play/event-tests.ts';
import {
  ACTIVE,
  BETWEEN_TURNS,
  beginEvent,
  CHARACTERS,
  createAction,
  createEvent,
  createOut,
  endEvent,
  SIDES,
} from './fixtures.ts';

const ENCOUNTER = { sides: SIDES, characters: CHARACTERS };

const expectModelP = (modelState: object) => ({ models: { p: modelState } });

const nextEvent = { kind: 'next' };

describe('initiative order of the Action Round', () => {
  const createD20Roll = (modelId: string, dieFace: number) => ({ kind: 'initiative', model: modelId, dice: [dieFace] });
  const D20 = { 'ar.initMode': 'd20' };
  testEffects('action-round', ENCOUNTER, [
    [
      'C-2: models act from the highest score to the lowest',
      ACTIVE,
      { phase: 'slot', round: 1, turn: 1, order: ['p', 'q', 'r'], acted: ['p'], active: 'p', mayAct: ['p'] },
    ],
    [
      'C?1: a typed score replaces the initiative of the card',
      [createEvent('initiative', { model: 'r', score: 20 }), beginEvent],
      { order: ['r', 'p', 'q'], models: { r: { score: 20 } } },
    ],
    [
      'C?1: ar.initMode d20 adds a rolled die to the initiative',
      [beginEvent, createD20Roll('p', 1), createD20Roll('q', 2)],
      { phase: 'initiative', mayAct: ['r'], models: { p: { score: 19 }, q: { score: 16 } } },
      D20,
    ],
    [
      'C?1: the order begins when all models have rolled',
      [beginEvent, createD20Roll('p', 1), createD20Roll('q', 9), createD20Roll('r', 12)],
      { order: ['q', 'r', 'p'], active: 'q' },
      D20,
    ],
    [
      'a model that goes out no longer has to roll',
      [beginEvent, createD20Roll('p', 1), createD20Roll('q', 9), createOut('r')],
      { order: ['q', 'p'], active: 'q' },
      D20,
    ],
    [
      'the next round keeps the order',
      [...ACTIVE, endEvent, endEvent, endEvent, beginEvent],
      { round: 2, turn: 4, order: ['p', 'q', 'r'], acted: ['p'] },
    ],
    [
      'the order skips a model that is out',
      [...ACTIVE, createOut('q'), endEvent],
      { active: 'r', acted: ['p', 'q', 'r'], turn: 2 },
    ],
    [
      'place without a position moves a model to the end',
      [...ACTIVE, createEvent('place')],
      { order: ['q', 'r', 'p'], acted: ['p'] },
    ],
    [
      'place before a model whose slot has come makes the moved model too late for this round',
      [...ACTIVE, createEvent('place', { model: 'r', before: 'p' })],
      { order: ['r', 'p', 'q'], acted: ['p', 'r'] },
    ],
    [
      'in puts a returning model at its place in the order',
      [createOut('r'), beginEvent, createEvent('in', { model: 'r', before: 'q' })],
      { order: ['p', 'r', 'q'], models: { r: { out: undefined } } },
    ],
    [
      'in before the first round returns a model without an order',
      [createOut('r'), createEvent('in', { model: 'r', before: 'q' })],
      { order: undefined, models: { r: { out: undefined } } },
    ],
    [
      'adjust changes a score but not the order',
      [...ACTIVE, createEvent('adjust', { field: 'score', to: -99 })],
      { order: ['p', 'q', 'r'], models: { p: { score: -99 } } },
    ],
  ]);
  const tiedCharacters = { ...CHARACTERS, q: { ...CHARACTERS.q, initiative: 18 } };
  const createTieRoll = (modelId: string, dieFace: number) => ({ kind: 'tie', model: modelId, dice: [dieFace] });
  testEffects('action-round', { ...ENCOUNTER, characters: tiedCharacters }, [
    ['C?2: equal scores lead to a tie-break roll', ACTIVE, { phase: 'ties', tied: ['p', 'q'], round: 1 }],
    [
      'C?2: the higher d20 wins the tie-break',
      [...ACTIVE, createTieRoll('p', 3), createTieRoll('q', 4)],
      { phase: 'slot', order: ['q', 'p', 'r'], models: { q: { tie: [4] } } },
    ],
    [
      'P-11: the initiative of the card breaks a tie between typed scores',
      [
        createEvent('initiative', { model: 'r', score: 18 }),
        createEvent('initiative', { model: 'q', score: 3 }),
        beginEvent,
      ],
      { phase: 'slot', order: ['p', 'r', 'q'] },
    ],
    [
      'C?2: ar.initTie rollOff breaks a tie between typed scores by a roll',
      [
        createEvent('initiative', { model: 'r', score: 18 }),
        createEvent('initiative', { model: 'q', score: 3 }),
        beginEvent,
      ],
      { phase: 'ties', tied: ['p', 'r'] },
      { 'ar.initTie': 'rollOff' },
    ],
    [
      'C?2: a score that becomes equal during the tie-break joins it',
      [
        ...ACTIVE,
        { kind: 'adjust', model: 'r', field: 'score', to: 18 },
        createTieRoll('p', 7),
        { kind: 'adjust', model: 'q', field: 'score', to: 12 },
      ],
      { phase: 'ties', tied: ['p', 'r'], tieRolls: undefined, models: { p: { tie: undefined } } },
      { 'ar.initTie': 'rollOff' },
    ],
  ]);
});

// C-81: a model may delay its turn and step in after the turn of another model (phase `gap`), until its next turn comes.
describe('delays and effects of the Action Round', () => {
  const createGlow = (effectEnd: string, isHarmful = false) =>
    createEvent('effect', { name: 'glow', until: effectEnd, harmful: isHarmful });
  testEffects('action-round', ENCOUNTER, [
    [
      'C-81: a delay passes the turn to the next model',
      [beginEvent, createEvent('delay')],
      { active: 'q', turn: 2, ...expectModelP({ delayed: true, ripe: undefined }) },
    ],
    [
      "P-12: a delayed model may step in after another model's turn",
      BETWEEN_TURNS,
      { phase: 'gap', active: undefined, mayAct: ['p'], ...expectModelP({ ripe: true }) },
    ],
    ['C-81: a delayed model may let the chance pass', [...BETWEEN_TURNS, nextEvent], { phase: 'slot', active: 'r' }],
    [
      "C-81: stepping in moves the model's place in the order",
      [...BETWEEN_TURNS, createEvent('step-in')],
      {
        phase: 'slot',
        active: 'p',
        turn: 3,
        order: ['q', 'p', 'r'],
        acted: ['p', 'q'],
        ...expectModelP({ delayed: undefined }),
      },
    ],
    [
      "C-81: a delayed turn is lost when the model's next turn comes",
      [...BETWEEN_TURNS, nextEvent, endEvent, nextEvent, beginEvent],
      { active: 'p', order: ['p', 'q', 'r'], ...expectModelP({ delayed: undefined }) },
    ],
    [
      'C-81: a helpful effect until the end of the turn ends with the delay',
      [...ACTIVE, createGlow('end'), createEvent('delay')],
      expectModelP({ effects: undefined }),
    ],
    [
      'C-81: a harmful effect until the end of the turn survives the delay',
      [...ACTIVE, createGlow('end', true), createEvent('delay')],
      expectModelP({ effects: [{ name: 'glow', until: 'end', harmful: true, ends: 1 }] }),
    ],
    [
      'C-81: an effect until the end of the next turn survives the delay',
      [...ACTIVE, createGlow('next-end'), createEvent('delay')],
      expectModelP({ effects: [{ name: 'glow', until: 'end', ends: 2 }] }),
    ],
    [
      'C-81, P-47: a lost delayed turn ends the effects that last until its end, and a normal turn begins',
      [...ACTIVE, createGlow('end', true), createEvent('delay'), endEvent, nextEvent, endEvent, nextEvent, beginEvent],
      {
        phase: 'slot',
        active: 'p',
        turn: 4,
        ...expectModelP({ delayed: undefined, ripe: undefined, effects: undefined }),
      },
    ],
    [
      'C-81, P-47: a lost delayed turn counts for effects that end with the turn after it',
      [
        ...ACTIVE,
        createGlow('next-end', true),
        createEvent('delay'),
        endEvent,
        nextEvent,
        endEvent,
        nextEvent,
        beginEvent,
      ],
      expectModelP({ effects: [{ name: 'glow', until: 'end', harmful: true, ends: 1 }] }),
    ],
    [
      'C-81, P-47: a lost delayed turn lets no other delayed model step in',
      [...ACTIVE, createEvent('delay'), { kind: 'delay', model: 'q' }, { kind: 'delay', model: 'r' }, beginEvent],
      { phase: 'slot', active: 'p', models: { q: { delayed: true, ripe: undefined } } },
    ],
    [
      'C-81: a delayed turn that is taken ends once, so a harmful effect survives it',
      [...ACTIVE, createGlow('end', true), createEvent('delay'), endEvent, createEvent('step-in')],
      expectModelP({ delayed: undefined, effects: [{ name: 'glow', until: 'end', harmful: true, ends: 1 }] }),
    ],
  ]);
  testEffects('action-round', ENCOUNTER, [
    [
      'an effect until the end of the turn ends with the turn',
      [...ACTIVE, createGlow('end'), endEvent],
      expectModelP({ effects: undefined }),
    ],
    [
      'an effect until the end of the next turn survives the current one',
      [...ACTIVE, createGlow('next-end'), endEvent],
      expectModelP({ effects: [{ name: 'glow', until: 'end', ends: 1 }] }),
    ],
    [
      'an effect on another model until the end of its next turn counts one turn',
      [...ACTIVE, { ...createGlow('next-end'), model: 'q' }],
      { models: { q: { effects: [{ name: 'glow', until: 'end', ends: 1 }] } } },
    ],
    [
      'an effect for the whole encounter survives the round',
      [...ACTIVE, createGlow('encounter'), endEvent, endEvent, endEvent, beginEvent],
      expectModelP({ effects: [{ name: 'glow', until: 'encounter' }] }),
    ],
    [
      'an effect with the name of an existing one replaces it in its place',
      [...ACTIVE, createGlow('start'), createAction('defend'), createGlow('encounter')],
      expectModelP({
        effects: [
          { name: 'glow', until: 'encounter' },
          { name: 'defend', until: 'start' },
        ],
      }),
    ],
    [
      'lift removes an effect',
      [...ACTIVE, createGlow('encounter'), createEvent('lift', { name: 'glow' })],
      expectModelP({ effects: undefined }),
    ],
    [
      'conditions are sorted and each is listed once',
      [
        createEvent('condition', { name: 'prone', on: true }),
        createEvent('condition', { name: 'blind', on: true }),
        createEvent('condition', { name: 'prone', on: true }),
      ],
      expectModelP({ conditions: ['blind', 'prone'] }),
    ],
    [
      'condition with on: false clears a condition',
      [createEvent('condition', { name: 'prone', on: true }), createEvent('condition', { name: 'prone', on: false })],
      expectModelP({ conditions: undefined }),
    ],
  ]);
});
