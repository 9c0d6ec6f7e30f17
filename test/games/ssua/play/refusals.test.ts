/** Every refusal of the order of play of SSUA (docs/encounters.md#ssua). */
import { describe } from 'vitest';
import { type Row, refusalTests } from '../../../support/play/refusals.ts';
import { ACTIVE, CHARACTERS, CHOOSE, SIDES } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };
const begin = { kind: 'begin' };
const end = { kind: 'end' };
const of = (kind: string, more: object = {}) => ({ kind, model: 'a1', ...more });
const walk = of('move', { inches: 1, how: 'walk' });
const melee = of('attack', { type: 'melee' });
const ranged = of('attack', { type: 'ranged' });
const charge = of('move', { inches: 2, how: 'charge' });
const takeOff = of('take-off');
const roll = (side: string, model: string, dice: number[]) => ({
  kind: 'initiative',
  side,
  model,
  with: 'agility',
  dice,
});
const out = (model: string) => ({ kind: 'out', model });

const byCard = (model: string) => ({ kind: 'activate', model, by: 'Quick' });
/** The turn in which only a1 acted is over: then everybody passed. */
const OVER = [...ACTIVE, { kind: 'end' }, { kind: 'pass' }, { kind: 'pass' }, { kind: 'pass' }];

describe('of every kind', () => {
  refusalTests('ssua', TABLE, [
    ['no such kind', [], of('dance'), 'event(dance)'],
    ['the name of a property of every object is no kind', [], of('constructor'), 'event(constructor)'],
    ['a note without its text', [], { kind: 'note' }, 'payload(text/text)'],
    ['out: no model', [], { kind: 'out' }, 'payload(model/id)'],
    ['out: an id of another form', [], { kind: 'out', model: 'A 1' }, 'payload(model/id)'],
    ['out: nobody', [], out('nobody'), 'unknown(nobody)'],
    ['out: a side is no model', [], out('b'), 'unknown(b)'],
    ['out twice', [out('a1')], out('a1'), 'state:out'],
    ['in: it is in', [], of('in'), 'state:in'],
    ['in: looked up in the order of the payload', [], of('in', { before: 'nobody' }), 'unknown(nobody)'],
    ['adjust: no such field', [], of('adjust', { field: 'mp', to: 1 }), 'payload(field/word)'],
    ['adjust: no whole number', [], of('adjust', { field: 'ap', to: 1.5 }), 'payload(to/integer)'],
    ['adjust: out of range', [], of('adjust', { field: 'ap', to: 100 }), 'choice(100)'],
    ['adjust: below the range', [], of('adjust', { field: 'ap', to: -1 }), 'choice(-1)'],
    ['adjust: more hits than the card has', [], of('adjust', { field: 'hits', to: 4 }), 'choice(4)'],
    ['adjust: hits of a card that has none', [], { kind: 'adjust', model: 'b2', field: 'hits', to: 0 }, 'choice(0)'],
  ]);
});

describe('initiative and choice', () => {
  refusalTests('ssua', TABLE, [
    ['A-17: a turn is going on', [begin], begin, 'phase(initiative)'],
    ['nobody rolls yet', [], roll('a', 'a1', [1, 1, 1, 1]), 'phase(between)'],
    ['no attribute', [begin], { ...roll('a', 'a1', [1]), with: 'speed' }, 'payload(with/word)'],
    ['no side', [begin], roll('nobody', 'a1', [1]), 'unknown(nobody)'],
    ['A-3: rolled already', [begin, roll('a', 'a1', [1, 1, 1, 1])], roll('a', 'a2', [1, 1, 1, 1]), 'turn A-3'],
    ['A-3: no contender', [begin], roll('c', 'c1', [1, 1]), 'turn A-3'],
    ['A-3: of another side', [begin], roll('a', 'b1', [1, 1, 1, 1]), 'target A-3'],
    ['out', [begin, out('a2')], roll('a', 'a2', [1, 1, 1, 1]), 'state:out'],
    ['a vehicle', [begin], roll('a', 'av', [1, 1]), 'state:vehicle'],
    ['A-4: a Henchman', [begin], roll('b', 'b2', [1, 1]), 'state:henchman A-4'],
    ['a face no die has, before the number of dice', [begin], roll('a', 'a1', [7]), 'dice(7/1 to 6)'],
    ['A-5: as many dice as the attribute', [begin], roll('a', 'a1', [1, 1, 1]), 'dice(3/4)'],
    ['A-9: not of the side whose chance it is', CHOOSE, { kind: 'activate', model: 'b1' }, 'turn A-9'],
    ['A-9: a card activates nobody of another side who has not acted', CHOOSE, byCard('b1'), 'turn A-9'],
    ['A-13: no card activates before the first turn', [], byCard('a1'), 'phase(between)'],
    ['A-13: without a card nobody is activated between two turns', OVER, of('activate'), 'phase(between)'],
    ['A-9, A-13: nor one who has not acted in that turn', OVER, byCard('a2'), 'turn A-9'],
    ['out', [...CHOOSE, out('a1')], of('activate'), 'state:out'],
    ['A-28: a vehicle is never activated', CHOOSE, { kind: 'activate', model: 'av' }, 'state:vehicle A-28'],
    [
      'A-11: once a turn',
      [...ACTIVE, end, { kind: 'activate', model: 'b1' }, end, { kind: 'activate', model: 'c1' }, end],
      of('activate'),
      'limit(1/1) A-11',
    ],
    ['A-3: nobody passes before the choice', [begin], { kind: 'pass' }, 'phase(initiative)'],
    ['a model that is not there, though nobody looks at it', CHOOSE, { kind: 'pass', model: 'x' }, 'unknown(x)'],
  ]);
});

describe('with ssua.passForfeits', () => {
  refusalTests('ssua', { ...TABLE, options: { 'ssua.passForfeits': true } }, [
    ['A?3: somebody has to pass', CHOOSE, { kind: 'pass' }, 'payload(model/id)'],
    ['A-14: not of the side', CHOOSE, { kind: 'pass', model: 'b1' }, 'turn A-14'],
    ['A-14: not ready', CHOOSE, { kind: 'pass', model: 'av' }, 'turn A-14'],
  ]);
});

const SPENDERS: readonly (readonly [string, object])[] = [
  ['move', { inches: 1, how: 'walk' }],
  ['take-off', {}],
  ['land', {}],
  ['interact', {}],
  ['pick-up', {}],
  ['operate', { vehicle: 'av' }],
  ['power', { what: 'Glow', ap: 1 }],
];

describe('what spends AP', () => {
  refusalTests('ssua', TABLE, [
    ...SPENDERS.flatMap(([kind, more]): Row[] => [
      [`${kind}: not in this phase`, CHOOSE, of(kind, more), 'phase(choose)'],
      [`${kind}, A-15: another acts`, ACTIVE, of(kind, { ...more, model: 'a2' }), 'turn A-15'],
      [`${kind}: out`, [...ACTIVE, out('a1')], of(kind, more), 'state:out'],
      [`${kind}, A-20: it has charged`, [...ACTIVE, charge], of(kind, more), 'state:charged A-20'],
    ]),
    ['end: not in this phase', CHOOSE, end, 'phase(choose)'],
    ['move: no quarter inches', ACTIVE, of('move', { inches: 1.3, how: 'walk' }), 'payload(inches/inch+)'],
    ['move: no way at all', ACTIVE, of('move', { inches: 0, how: 'walk' }), 'payload(inches/inch+)'],
    ['move: no such way', ACTIVE, of('move', { inches: 1, how: 'run' }), 'payload(how/word)'],
    ...['walk', 'charge', 'swim'].map(
      (how): Row => [
        `A-23: no ${how} in the air`,
        [...ACTIVE, takeOff],
        of('move', { inches: 1, how }),
        'state:flying A-23',
      ],
    ),
    ['A-23: nobody flies on the ground', ACTIVE, of('move', { inches: 1, how: 'fly' }), 'state:grounded A-23'],
    ['A-19: 9 inches', ACTIVE, of('move', { inches: 9, how: 'walk' }), 'cost(8/9) A-15'],
    ['A-20: 16.25 inches, rounded up', ACTIVE, of('move', { inches: 16.25, how: 'charge' }), 'cost(8/9) A-15'],
    ['A-24: 4.25 inches, rounded up', ACTIVE, of('move', { inches: 4.25, how: 'swim' }), 'cost(8/9) A-15'],
    ['A-21: in the air already', [...ACTIVE, takeOff], takeOff, 'state:flying A-21'],
    ['A-22: on the ground', ACTIVE, of('land'), 'state:grounded A-22'],
    ['A-21: too dear', [...ACTIVE, of('power', { what: 'x', ap: 7 })], takeOff, 'cost(1/2) A-15'],
    ['A-26: too dear', [...ACTIVE, of('power', { what: 'x', ap: 7 })], of('interact'), 'cost(1/2) A-15'],
    ['A-18: too dear', ACTIVE, of('power', { what: 'x', ap: 9 }), 'cost(8/9) A-15'],
    ['power: AP are whole', ACTIVE, of('power', { what: 'x', ap: -1 }), 'payload(ap/int)'],
  ]);
});

describe('attacks', () => {
  const struck = [...ACTIVE, charge, melee];
  refusalTests('ssua', TABLE, [
    ['not in this phase', CHOOSE, melee, 'phase(choose)'],
    ['A-15: another acts', ACTIVE, { ...melee, model: 'b1' }, 'turn A-15'],
    ['out', [...ACTIVE, out('a1')], melee, 'state:out'],
    ['A-25: one a turn', [...ACTIVE, melee], ranged, 'limit(1/1) A-25'],
    ['A-20: a charge ends in a melee attack', [...ACTIVE, charge], ranged, 'state:charged A-20'],
    ['A-25: the free attack is the one attack (A?5)', struck, melee, 'limit(1/1) A-25'],
    [
      'A-18: an attack the card does not have',
      ACTIVE,
      of('attack', { type: 'ranged', attack: 'Bash' }),
      'unknown(Bash)',
    ],
    ['A-15: too dear', [...ACTIVE, of('power', { what: 'x', ap: 6 })], melee, 'cost(2/3) A-15'],
    ['A-25: the target is out', [...ACTIVE, out('b1')], { ...melee, target: 'b1' }, 'target A-25', 'b1'],
  ]);
});

describe('with ssua.chargeAttackIsExtra', () => {
  refusalTests('ssua', { ...TABLE, options: { 'ssua.chargeAttackIsExtra': true } }, [
    ['A-20: one free attack a charge', [...ACTIVE, charge, melee], melee, 'state:charged A-20'],
    ['A-25: only the melee attack is free', [...ACTIVE, melee, charge], ranged, 'limit(1/1) A-25'],
    ['A-25: and only the first', [...ACTIVE, melee, charge, melee], melee, 'limit(1/1) A-25'],
  ]);
});

describe('with ssua.chargeMinAp', () => {
  refusalTests('ssua', { ...TABLE, options: { 'ssua.chargeMinAp': 5 } }, [
    ['A?6: too few AP for a charge', [...ACTIVE, of('power', { what: 'x', ap: 4 })], charge, 'cost(4/5) A?6'],
  ]);
});

describe('vehicles', () => {
  const drive = of('operate', { vehicle: 'av' });
  refusalTests('ssua', TABLE, [
    ['A-28: the vehicle drives nobody', [...ACTIVE, drive], { ...drive, model: 'av' }, 'turn A-28'],
    ['A-28: no vehicle', ACTIVE, of('operate', { vehicle: 'a2' }), 'target A-28', 'a2'],
    ['A-28: of another side', ACTIVE, of('operate', { vehicle: 'bv' }), 'target A-28', 'bv'],
    ['A-28: out', [...ACTIVE, out('av')], drive, 'target A-28', 'av'],
    ['A-28: one an activation', [...ACTIVE, drive], drive, 'limit(1/1) A-28'],
    ['A-28: too dear', [...ACTIVE, of('power', { what: 'x', ap: 6 })], drive, 'cost(2/3) A-15'],
    ['A-15: nobody drives it', ACTIVE, { ...walk, model: 'av' }, 'turn A-15'],
    ['A-15: its own AP', [...ACTIVE, drive], of('move', { model: 'av', inches: 5, how: 'walk' }), 'cost(4/5) A-15'],
  ]);
});
