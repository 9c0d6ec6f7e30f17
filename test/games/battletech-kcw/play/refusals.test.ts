/** Every refusal of the order of play of the BattleTech rules (docs/encounters.md#battletech). */
import { describe } from 'vitest';
import { refusalTests } from '../../../support/play/refusals.ts';
import { ACTIVE, act, begin, CHARACTERS, end, out, roll, SIDES, TWINS, tie } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };
const signal = act('Signal', { sa: 1, anytime: true });

describe('initiative', () => {
  refusalTests('battletech-kcw', TABLE, [
    ['a round is going on', ACTIVE, begin, 'phase(action)'],
    ['nobody rolls yet', [], roll('a'), 'phase(between)'],
    ['dice are numbers', [begin], roll('a', ['3'] as never), 'payload(dice/dice)'],
    ['a modifier is whole', [begin], roll('a', [3, 4], { modifier: 0.5 }), 'payload(modifier/integer)'],
    ['out', [begin, out('a')], roll('a'), 'state:out'],
    ['B-1: rolled already', [begin, roll('a')], roll('a'), 'turn B-1'],
    ['B-1: a die has six sides', [begin], roll('a', [7, 1]), 'dice(7/1 to 6)'],
    ['B-1: a face beyond JSON', [begin], roll('a', [Number.POSITIVE_INFINITY]), 'dice(Infinity/1 to 6)'],
    ['B-1: two dice', [begin], roll('a', [1]), 'dice(1/2)'],
    ['adjust: MP are 0 to 99', [], { kind: 'adjust', model: 'a', field: 'mp', to: 100 }, 'choice(100)'],
    ['adjust: heat is 0 to 999', [], { kind: 'adjust', model: 'a', field: 'heat', to: -1 }, 'choice(-1)'],
    ['adjust: no such field', [], { kind: 'adjust', model: 'a', field: 'sa', to: 1 }, 'payload(field/word)'],
    ['no placing in this game', [], { kind: 'place', model: 'a' }, 'event(place)'],
  ]);
  refusalTests('battletech-kcw', { ...TABLE, characters: TWINS }, [
    ['B-9: not tied', ACTIVE, tie('a', [1, 1]), 'turn B-9'],
    ['B-9: rolled in this round of ties', [...ACTIVE, tie('b', [1, 1])], tie('b', [1, 1]), 'turn B-9'],
    ['B-9: two dice', ACTIVE, tie('b', [1, 1, 1]), 'dice(3/2)'],
    ['B-9: the others wait', ACTIVE, act('Fire', { sa: 1 }), 'phase(ties)'],
  ]);
});

describe('actions', () => {
  refusalTests('battletech-kcw', TABLE, [
    ['not between rounds', [], act('Fire', { sa: 1 }), 'phase(between)'],
    ['its Simple Actions are stated', ACTIVE, act('Fire'), 'payload(sa/int)'],
    ['and whole', ACTIVE, act('Fire', { sa: 0.5 }), 'payload(sa/int)'],
    ['move is a bool', ACTIVE, act('Fire', { sa: 1, move: 1 }), 'payload(move/bool)'],
    ['modifiers are whole', ACTIVE, act('Fire', { sa: 1, tm: 'x' }), 'payload(tm/integer)'],
    ['out', [...ACTIVE, out('a')], act('Fire', { sa: 1 }), 'state:out'],
    [
      'B-12: once a turn, however it is written',
      [...ACTIVE, act('Fire', { sa: 1 })],
      act(' FIRE ', { sa: 1 }),
      'limit(1/1) B-12',
    ],
    [
      'B-11: one MOVE',
      [...ACTIVE, act('Walk', { sa: 0, move: true })],
      act('Run', { sa: 1, move: true }),
      'limit(1/1) B-11',
    ],
    ['B-10: two Simple Actions', [...ACTIVE, act('Fire', { sa: 1 })], act('Aim', { sa: 2 }), 'cost(1/2) B-10'],
    ['B-5: not its slot', ACTIVE, act('Fire', { model: 'b', sa: 1 }), 'turn B-5'],
    [
      'B-17: an Anytime Action once a turn',
      [...ACTIVE, { ...signal, model: 'b' }],
      { ...signal, model: 'b' },
      'limit(1/1) B-17',
    ],
    ['B-18: a dear one wants an action left over', ACTIVE, { ...signal, model: 'b', sa: 2 }, 'cost(0/1) B-18'],
    ['opportunity: out', [...ACTIVE, out('b')], { kind: 'opportunity', model: 'b', name: 'Shot' }, 'state:out'],
    ['B-15: no opportunity in the own slot', ACTIVE, { kind: 'opportunity', model: 'a', name: 'Shot' }, 'turn B-15'],
    ['end: dissipated heat is whole', ACTIVE, { kind: 'end', dissipate: -1 }, 'payload(dissipate/int)'],
    ['end: not between rounds', [], end, 'phase(between)'],
  ]);
  refusalTests('battletech-kcw', { ...TABLE, options: { 'bt.leftoverEnablesAnytime': false } }, [
    ['B-18: nor with one left over, by option', [...ACTIVE, end], { ...signal, sa: 2 }, 'cost(2/1) B-18'],
  ]);
  refusalTests('battletech-kcw', { ...TABLE, options: { 'bt.actionPack': true } }, [
    ['B-11: walking is the MOVE of the slot', [...ACTIVE, act('walk')], act('jump'), 'limit(1/1) B-11'],
    [
      'B-10: the pack says what an action takes',
      [...ACTIVE, act('fire')],
      act('double-fire', { sa: 0 }),
      'cost(1/2) B-10',
    ],
    ['B-5: nor is its fire possible at any time', ACTIVE, act('fire', { model: 'b', anytime: true }), 'turn B-5'],
    ['what is not in the pack states what it takes', ACTIVE, act('Wave'), 'payload(sa/int)'],
  ]);
});
