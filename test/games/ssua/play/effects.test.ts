/** What each event and each option of SSUA does (A-1 to A-30, A?1 to A?9). */
import { describe, expect, it } from 'vitest';
import { encounterOf, normal } from '../../../support/play/encounter.ts';
import { effectTests } from '../../../support/play/refusals.ts';
import { ACTIVE, CHARACTERS, CHOOSE, SIDES } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };
const begin = { kind: 'begin' };
const end = { kind: 'end' };
const pass = { kind: 'pass' };
const of = (kind: string, more: object = {}) => ({ kind, model: 'a1', ...more });
const move = (how: string, inches: number) => of('move', { how, inches });
const melee = of('attack', { type: 'melee' });
const out = (model: string) => ({ kind: 'out', model });
const a1 = (state: object) => ({ models: { a1: state } });
const activate = (model: string) => ({ kind: 'activate', model });
const roll = (side: string, dice: number[], by = 'agility') => ({
  kind: 'initiative',
  side,
  model: `${side}1`,
  with: by,
  dice,
});

describe('the only model in play', () => {
  const alone = { sides: { a: ['a1=lamp'] }, characters: CHARACTERS };
  const over = [begin, activate('a1'), end];
  effectTests('ssua', alone, [
    [
      'A-13, P-46: its card activates it after the last activation of the turn',
      [...over, of('activate', { by: 'Quick' })],
      { phase: 'activation', side: undefined, active: 'a1', round: 1, turn: 2, mayAct: ['a1'] },
    ],
    [
      'A-13, P-46: then the turn is over again',
      [...over, of('activate', { by: 'Quick' }), end],
      { phase: 'between', side: undefined, active: undefined, ...a1({ activated: true }) },
    ],
  ]);
});

describe('initiative', () => {
  effectTests('ssua', TABLE, [
    [
      'A-3, A-4: sides that can nominate roll',
      [begin],
      { phase: 'initiative', round: 1, contenders: ['a', 'b'], mayAct: ['a1', 'a2', 'b1'] },
    ],
    [
      'A?1: 4 and 5 are one goal, 6 is two',
      [begin, roll('a', [6, 5, 4, 3])],
      { last: { goals: 4 }, rolls: { a: { goals: 4, value: 4 } } },
    ],
    [
      'A?1: 6 is one by option',
      [begin, roll('a', [6, 5, 4, 3])],
      { last: { goals: 3 } },
      { 'ssua.sixCountsTwo': false },
    ],
    [
      'A-9: the order goes clockwise from the winner',
      [begin, roll('a', [1, 1, 1, 1]), roll('b', [6, 1, 1, 1])],
      { phase: 'choose', side: 'b', order: ['b', 'c', 'a'] },
    ],
    [
      'A?2: a tie is rolled again',
      [begin, roll('a', [6, 1, 1, 1]), roll('b', [5, 4, 1, 1])],
      { phase: 'initiative', contenders: ['a', 'b'], rolls: undefined },
    ],
    [
      'who can no longer nominate is waited for no more',
      [begin, roll('a', [1, 1, 1, 1]), out('b1')],
      { phase: 'choose', side: 'a', contenders: undefined },
    ],
    [
      'P-1: with nobody to nominate the first side wins',
      [out('a1'), out('a2'), out('b1'), begin],
      { phase: 'choose', side: 'b', order: ['a', 'b', 'c'] },
    ],
    [
      'A?4: Henchmen alone roll by option',
      [begin],
      { contenders: ['a', 'b', 'c'] },
      { 'ssua.henchmenMayRollIfAlone': true },
    ],
    [
      'A-17: a turn begins with all AP, and with nobody activated',
      [
        ...ACTIVE,
        melee,
        end,
        ...[activate('b1'), end, activate('c1'), end, activate('a2'), end, activate('b2'), end],
        begin,
      ],
      { phase: 'initiative', round: 2, models: { a1: { ap: 8, attacked: undefined, activated: undefined } } },
    ],
  ]);

  const attributes = { ...CHARACTERS, lamp: { ...CHARACTERS.lamp, mind: 2 } };
  effectTests('ssua', { ...TABLE, characters: attributes }, [
    [
      'A?2: of equal goals the higher attribute wins',
      [begin, roll('a', [6, 1], 'mind'), roll('b', [6, 1, 1, 1])],
      { phase: 'choose', side: 'b' },
    ],
    [
      'A?2: or rolls again by option',
      [begin, roll('a', [6, 1], 'mind'), roll('b', [6, 1, 1, 1])],
      { phase: 'initiative', contenders: ['a', 'b'] },
      { 'ssua.initTie': 'reroll' },
    ],
  ]);
});

describe('choosing', () => {
  effectTests('ssua', TABLE, [
    [
      'A-12: an activation',
      ACTIVE,
      { phase: 'activation', active: 'a1', turn: 1, mayAct: ['a1'], models: { a1: { ap: 8, activated: true } } },
    ],
    [
      'A-13: a card may activate twice',
      [...ACTIVE, end, activate('b1'), end, activate('c1'), end, of('activate', { by: 'Quick' })],
      { active: 'a1', turn: 4 },
    ],
    [
      'A-13, P-46: by a card also while another side has the chance',
      [...ACTIVE, end, of('activate', { by: 'Quick' })],
      { phase: 'activation', side: 'b', active: 'a1', turn: 2 },
    ],
    [
      'A-13, P-46: then the chance is whose it was',
      [...ACTIVE, end, of('activate', { by: 'Quick' }), end],
      { phase: 'choose', side: 'b', active: undefined, turn: 2 },
    ],
    [
      'A-9, P-46: then the next side has it when that one has lost its last model',
      [...ACTIVE, end, of('activate', { by: 'Quick' }), out('b1'), out('b2'), end],
      { phase: 'choose', side: 'c' },
    ],
    [
      'A-13, P-46: by a card of the side that has the chance it goes on clockwise',
      [...ACTIVE, end, activate('b1'), end, activate('c1'), end, of('activate', { by: 'Quick' }), end],
      { phase: 'choose', side: 'b' },
    ],
    ['A-9: the next side clockwise', [...ACTIVE, end], { phase: 'choose', side: 'b', active: undefined }],
    ['A-14: passing goes on', [...CHOOSE, pass], { phase: 'choose', side: 'b', passed: ['a'] }],
    [
      'A?3: all pass, and the turn is over',
      [...CHOOSE, pass, pass, pass],
      { phase: 'between', side: undefined, passed: ['a', 'b', 'c'] },
    ],
    ['A?3: an activation forgets who passed', [...CHOOSE, pass, activate('b1'), end], { side: 'c', passed: undefined }],
    [
      'A?3: a side stands once among those that passed',
      [...CHOOSE, pass, out('b1'), out('b2'), out('c1'), pass],
      { phase: 'between', passed: ['a'] },
    ],
    [
      'A?3: passing forfeits a model by option',
      [...CHOOSE, of('pass')],
      { side: 'b', passed: undefined, models: { a1: { activated: true } } },
      { 'ssua.passForfeits': true },
    ],
    [
      'a side that is not ready any more has no chance',
      [...CHOOSE, out('a1'), out('a2')],
      { phase: 'choose', side: 'b' },
    ],
    [
      'nobody is left: the turn is over',
      [...CHOOSE, ...['a1', 'a2', 'b1', 'b2', 'c1'].map(out)],
      { phase: 'between', side: undefined },
    ],
  ]);
});

describe('movement', () => {
  effectTests('ssua', TABLE, [
    ['A-19: an inch an AP, rounded up', [...ACTIVE, move('walk', 2.25)], a1({ ap: 5 })],
    ['A?8: or down by option', [...ACTIVE, move('walk', 2.25)], a1({ ap: 6 }), { 'ssua.roundApUp': false }],
    ['A-20: two inches an AP', [...ACTIVE, move('charge', 6)], a1({ ap: 5, charged: true })],
    ['A-21, A-23: take off and fly', [...ACTIVE, of('take-off'), move('fly', 4.5)], a1({ ap: 3, flying: true })],
    ['A-22: land', [...ACTIVE, of('take-off'), of('land')], a1({ ap: 4, flying: undefined })],
    ['A-24: two AP an inch', [...ACTIVE, move('swim', 1.5)], a1({ ap: 5 })],
  ]);

  const fast = { ...CHARACTERS, lamp: { agility: 4, mind: 4, moveMultiplier: 2, prices: { swim: 3, 'take-off': 0 } } };
  effectTests('ssua', { ...TABLE, characters: fast }, [
    ['A-30: a multiplier holds for walking', [...ACTIVE, move('walk', 3)], a1({ ap: 6 })],
    ['A-30: for charging', [...ACTIVE, move('charge', 8)], a1({ ap: 6 })],
    ['P-4: for swimming, at the price of the card (A-18)', [...ACTIVE, move('swim', 2)], a1({ ap: 5 })],
    [
      'A-18: taking off at the price of the card',
      [...ACTIVE, of('take-off'), move('fly', 8)],
      a1({ ap: 6, flying: true }),
    ],
  ]);
});

describe('what else is done', () => {
  effectTests('ssua', TABLE, [
    ['A-25: an attack costs 3', [...ACTIVE, melee], a1({ ap: 5, attacked: true })],
    [
      'A-18: or what the card says of it',
      [...ACTIVE, of('attack', { type: 'ranged', attack: ' BEAM ' })],
      a1({ ap: 7, attacked: true }),
    ],
    [
      'A?5: the attack of a charge is free, and the one attack',
      [...ACTIVE, move('charge', 2), melee],
      a1({ ap: 7, attacked: true, struck: true }),
    ],
    [
      'A?5: it is one more by option',
      [...ACTIVE, melee, move('charge', 2), melee],
      a1({ ap: 4, attacked: true, struck: true }),
      { 'ssua.chargeAttackIsExtra': true },
    ],
    [
      'A?5: and does not use the attack up',
      [...ACTIVE, move('charge', 2), melee],
      a1({ attacked: undefined, struck: true }),
      { 'ssua.chargeAttackIsExtra': true },
    ],
    ['A-26: interacting', [...ACTIVE, of('interact')], a1({ ap: 6 })],
    ['A-27: picking up', [...ACTIVE, of('pick-up', { what: 'a crate' })], a1({ ap: 6 })],
    ['A-18: a Power', [...ACTIVE, of('power', { what: 'Glow', ap: 4 })], a1({ ap: 4 })],
    [
      'A-28: a vehicle is driven with AP of its own',
      [...ACTIVE, of('operate', { vehicle: 'av' }), of('move', { model: 'av', inches: 2, how: 'walk' })],
      { vehicle: 'av', mayAct: ['a1', 'av'], models: { a1: { ap: 5 }, av: { ap: 2 } } },
    ],
    ['A-28: until the activation ends', [...ACTIVE, of('operate', { vehicle: 'av' }), end], { vehicle: undefined }],
    ['adjust: AP', [of('adjust', { field: 'ap', to: 99 })], a1({ ap: 99 })],
    ['adjust: 0 Hits is out', [of('adjust', { field: 'hits', to: 0 })], a1({ hits: undefined, out: true })],
    [
      'adjust: Hits do not bring back',
      [of('adjust', { field: 'hits', to: 0 }), of('adjust', { field: 'hits', to: 2 })],
      a1({ hits: 2, out: true }),
    ],
    ['out and in', [out('a1'), of('in', { before: 'b1' })], a1({ out: undefined })],
    ['an active model that is out can end', [...ACTIVE, out('a1'), end], { phase: 'choose', side: 'b' }],
  ]);
});

it('note changes nothing, and keeps what the last event worked out', () => {
  const log = [begin, roll('a', [6, 5, 4, 3])];
  const before = normal(encounterOf('ssua', { ...TABLE, log }));
  const after = normal(encounterOf('ssua', { ...TABLE, log: [...log, { kind: 'note', text: 'a storm' }] }));
  expect(after).toEqual({ ...before, accepted: 3 });
});
