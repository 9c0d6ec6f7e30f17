/** What each event and each option of the BattleTech rules does (B-1 to B-18, B?1 to B?10). */
import { describe } from 'vitest';
import { effectTests } from '../../../support/play/refusals.ts';
import { ACTIVE, act, begin, CHARACTERS, end, out, roll, SIDES, TWINS, tie } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };
const a = (state: object) => ({ models: { a: state } });
const totals = (state: Record<string, number>) => ({
  models: Object.fromEntries(Object.entries(state).map(([id, total]) => [id, { total }])),
});

describe('initiative', () => {
  effectTests('battletech-kcw', TABLE, [
    ['everybody in play rolls', [out('i'), begin], { phase: 'initiative', round: 1, mayAct: ['a', 'c', 'b'] }],
    ['B-1 to B-3: the three lines', ACTIVE, totals({ a: 18, b: 15, c: 15, i: 14 })],
    ['what a roll comes to', [begin, roll('a', [1, 2])], { last: { total: 14 }, mayAct: ['c', 'b', 'i'] }],
    [
      'B-4, B-7: high before low, mechs before hovers',
      ACTIVE,
      { phase: 'action', order: ['a', 'c', 'b', 'i'], active: 'a', turn: 1, acted: ['a'], mayAct: ['a'] },
    ],
    [
      'B-6: Movement Points as they are now',
      [begin, { kind: 'adjust', model: 'a', field: 'mp', to: 1 }, roll('a')],
      totals({ a: 14 }),
    ],
    [
      'who goes out need not roll',
      [begin, roll('a'), roll('b'), roll('c'), out('i')],
      { phase: 'action', order: ['a', 'c', 'b'] },
    ],
    [
      'who comes in later has no slot',
      [out('i'), begin, roll('a'), roll('b'), roll('c'), { kind: 'in', model: 'i' }],
      { order: ['a', 'c', 'b'] },
    ],
    ['nobody in play: the round is over', [...['a', 'b', 'c', 'i'].map(out), begin], { phase: 'between', round: 1 }],
    [
      'B?5: everybody rolls anew',
      [...ACTIVE, end, end, end, end, begin],
      { phase: 'initiative', round: 2, models: { a: { dice: undefined, total: undefined } } },
    ],
    [
      'P-7: or keeps the dice by option, with the MP of now',
      [...ACTIVE, end, end, end, { kind: 'adjust', model: 'a', field: 'mp', to: 1 }, end, begin],
      { phase: 'action', round: 2, order: ['c', 'b', 'a', 'i'], models: { a: { dice: 7, total: 14 } } },
      { 'bt.rollEachTurn': false },
    ],
    [
      'P-7: who has no dice yet rolls',
      [out('i'), begin, roll('a'), roll('b'), roll('c'), end, end, end, { kind: 'in', model: 'i' }, begin],
      { phase: 'initiative', mayAct: ['i'] },
      { 'bt.rollEachTurn': false },
    ],
    [
      'P-8: roots of the units of a side, by option',
      [begin, roll('a', [3, 4], { modifier: 3 })],
      { models: { a: { total: 19, modifier: 3 } } },
      { 'bt.extendedInitMods': true },
    ],
    [
      'a modifier is noted without the option, and does not count',
      [begin, roll('a', [3, 4], { modifier: 3 })],
      { models: { a: { total: 18, modifier: 3 } } },
    ],
  ]);

  const crewed = { ...CHARACTERS, ace: { ...CHARACTERS.ace, crew: 5 } };
  effectTests('battletech-kcw', { ...TABLE, characters: crewed }, [
    ['P-8: and of the crew', [begin, out('c'), roll('a')], totals({ a: 15 }), { 'bt.extendedInitMods': true }],
  ]);

  const flyer = {
    ...CHARACTERS,
    ace: { ...CHARACTERS.mech, tonnage: 55 },
    hover: { ...CHARACTERS.mech, type: 'aerospace' },
  };
  effectTests('battletech-kcw', { ...TABLE, characters: flyer }, [
    ['B-7, B-8: mechs first, the light one before the heavy one', ACTIVE, { order: ['c', 'a', 'b', 'i'] }],
    ['B-7: aerospace first by option', ACTIVE, { order: ['b', 'c', 'a', 'i'] }, { 'bt.aeroFirst': true }],
  ]);

  const soldier = { ...CHARACTERS, ace: { ...CHARACTERS.ace, type: 'jump-infantry' } };
  effectTests('battletech-kcw', { ...TABLE, characters: soldier }, [
    ['B?10: infantry of a player counts as infantry', [begin, roll('a')], totals({ a: 14 })],
    [
      'B?10: or by the line of players, by option',
      [begin, roll('a')],
      totals({ a: 18 }),
      { 'bt.pcInfantryUsesPcLine': true },
    ],
  ]);
});

describe('ties', () => {
  effectTests('battletech-kcw', { ...TABLE, characters: TWINS }, [
    ['B-9: equal in everything', ACTIVE, { phase: 'ties', tied: ['c', 'b'], mayAct: ['c', 'b'], order: undefined }],
    ['B-9: the roll of one', [...ACTIVE, tie('b', [2, 3])], { phase: 'ties', tieRolls: { b: 5 }, mayAct: ['c'] }],
    [
      'B-9: the higher sum comes first',
      [...ACTIVE, tie('b', [2, 3]), tie('c', [1, 1])],
      {
        phase: 'action',
        order: ['a', 'b', 'c', 'i'],
        tied: undefined,
        tieRolls: undefined,
        models: { b: { tie: [5] }, c: { tie: [2] } },
      },
    ],
    [
      'B?4: equal sums roll again',
      [...ACTIVE, tie('b', [2, 3]), tie('c', [1, 4])],
      { phase: 'ties', tied: ['c', 'b'], models: { b: { tie: [5] } } },
    ],
    [
      'B?4: the first sum counts first',
      [...ACTIVE, tie('b', [2, 3]), tie('c', [1, 4]), tie('b', [1, 1]), tie('c', [1, 2])],
      { order: ['a', 'c', 'b', 'i'], models: { b: { tie: [5, 2] } } },
    ],
    [
      'one that goes out leaves nobody to be tied with',
      [...ACTIVE, tie('b', [2, 3]), out('c')],
      { phase: 'action', order: ['a', 'b', 'i'], models: { b: { tie: undefined } } },
    ],
  ]);
});

describe('ties between models that nobody was tied with when the others began to roll', () => {
  const hovers = { red: ['a=hover', 'c=hover'], blue: ['b=hover', 'i=hover'] };
  const backIn = { kind: 'in', model: 'i' };
  const tied = [begin, roll('a', [6, 6]), roll('c'), roll('i'), out('i'), roll('b', [6, 6]), backIn];
  effectTests('battletech-kcw', { sides: hovers, characters: CHARACTERS }, [
    [
      'B-9, B?4: they roll after the others have',
      [...tied, tie('a', [1, 2]), tie('b', [5, 6])],
      { phase: 'ties', tied: ['c', 'i'], tieRolls: undefined, acted: undefined, models: { a: { tie: [3] } } },
    ],
    [
      'B-9, B?4: they roll also when the others are tied no more',
      [...tied, tie('a', [1, 2]), out('b')],
      { phase: 'ties', tied: ['c', 'i'], tieRolls: undefined, acted: undefined, models: { a: { tie: undefined } } },
    ],
    [
      'B-9, B?4: the order is made when nobody is tied',
      [...tied, tie('a', [1, 2]), tie('b', [5, 6]), tie('c', [1, 1]), tie('i', [1, 2])],
      { phase: 'action', order: ['b', 'a', 'i', 'c'], tied: undefined, models: { i: { tie: [3] } } },
    ],
  ]);
});

describe('actions', () => {
  effectTests('battletech-kcw', TABLE, [
    [
      'B-10: what an action takes and does',
      [...ACTIVE, act(' Fire ', { sa: 1, heat: 2, pm: 1, am: -1, tm: 2 })],
      a({ sa: 1, done: ['fire'], heatPending: 2, heat: 3, pm: 1, am: -1, tm: 2, moved: undefined }),
    ],
    ['B-11: the MOVE', [...ACTIVE, act('Run', { sa: 1, move: true })], a({ sa: 1, moved: true })],
    [
      'B?6, B?7: outside the slot nothing is spent',
      [...ACTIVE, act('Signal', { model: 'b', sa: 1, anytime: true, heat: 4 })],
      { models: { b: { sa: undefined, done: ['signal'], heatPending: 4 } } },
    ],
    [
      'B-18: a dear one, with an action left over',
      [...ACTIVE, end, act('Leap', { sa: 2, anytime: true })],
      a({ leftover: 2, done: ['leap'] }),
    ],
    [
      'B-15: opportunity heats at once',
      [...ACTIVE, { kind: 'opportunity', model: 'b', name: 'Shot', heat: 5 }],
      { models: { b: { heat: 5, done: undefined } } },
    ],
    [
      'B-15: heat counts at the end, less what is lost',
      [...ACTIVE, act('Fire', { sa: 1, heat: 2 }), { kind: 'end', dissipate: 4 }],
      { active: 'c', turn: 2, models: { a: { heat: 1, heatPending: undefined, leftover: 1, sa: undefined } } },
    ],
    ['B-15: and never falls below 0', [...ACTIVE, { kind: 'end', dissipate: 9 }], a({ heat: undefined, leftover: 2 })],
    [
      'P-10: heat of an Anytime Action counts in the next own slot',
      [...ACTIVE, end, act('Signal', { sa: 1, anytime: true, heat: 4 }), end],
      a({ heat: 3, heatPending: 4 }),
    ],
    ['B-5: who is out is passed over', [...ACTIVE, out('c'), end], { active: 'b', acted: ['a', 'c', 'b'], turn: 2 }],
    [
      'the last slot ends the round',
      [...ACTIVE, end, end, end, end],
      { phase: 'between', active: undefined, turn: 4, acted: ['a', 'c', 'b', 'i'] },
    ],
    [
      'a slot begins with nothing of the last',
      [
        ...ACTIVE,
        act('Run', { sa: 1, move: true, am: 2 }),
        end,
        end,
        end,
        end,
        begin,
        roll('a', [6, 6]),
        roll('b'),
        roll('c'),
        roll('i'),
      ],
      a({ sa: 2, moved: undefined, am: undefined, leftover: undefined, done: undefined }),
    ],
    ['adjust: heat', [{ kind: 'adjust', model: 'a', field: 'heat', to: 999 }], a({ heat: 999 })],
  ]);
});

describe('the action pack', () => {
  /** Simple Actions left, heat to come, and what is marked after one action of the pack by model c. */
  const ROWS: readonly (readonly [name: string, sa: number | undefined, after: object])[] = [
    ['stand-still', 2, { moved: true }],
    ['walk', 2, { moved: true, heatPending: 1, am: 1 }],
    ['run', 1, { moved: true, heatPending: 2, am: 2 }],
    ['jump', 1, { moved: true, heatPending: 3, am: 3, tm: 1 }],
    ['sprint', undefined, { moved: true, heatPending: 3, pm: 2, am: 4, tm: -1 }],
    ['evade', undefined, { moved: true, heatPending: 2, am: 4, tm: 2 }],
    ['fire', 1, {}],
    ['second-fire', 1, {}],
    ['spotting', 1, {}],
    ['careful-aim', 1, { am: -1 }],
    ['charge', 1, {}],
    ['death-from-above', 1, {}],
    ['double-fire', undefined, {}],
    ['multiple-fire', undefined, {}],
    ['indirect-fire', undefined, {}],
    ['eject', 1, {}],
  ];
  const NONE = { moved: undefined, heatPending: undefined, pm: undefined, am: undefined, tm: undefined };
  const PACK = { 'bt.actionPack': true };
  effectTests(
    'battletech-kcw',
    TABLE,
    ROWS.map(([name, sa, after]) => [
      `B-10: ${name}`,
      [...ACTIVE, end, { ...act(name), model: 'c', am: 9 }],
      { models: { c: { ...NONE, ...after, sa, done: [name] } } },
      PACK,
    ]),
  );
  effectTests('battletech-kcw', TABLE, [
    ['heat that is stated counts', [...ACTIVE, act('run', { heat: 0 })], a({ heatPending: undefined, am: 2 }), PACK],
    ['evade without a Piloting base', [...ACTIVE, act('evade')], a({ tm: undefined, am: 4 }), PACK],
    [
      'B?7: eject at any time',
      [...ACTIVE, { ...act('eject'), model: 'b' }],
      { models: { b: { done: ['eject'] } } },
      PACK,
    ],
  ]);
  for (const [base, tm] of [
    [8, 1],
    [6, 1],
    [5, 2],
    [4, 2],
    [3, 3],
    [2, 3],
    [1, 4],
    [0, 4],
  ] as const) {
    const characters = { ...CHARACTERS, ace: { ...CHARACTERS.ace, pilotingBase: base } };
    effectTests('battletech-kcw', { ...TABLE, characters }, [
      [`evade with a Piloting base of ${base}`, [...ACTIVE, act('evade')], a({ tm }), PACK],
    ]);
  }
});
