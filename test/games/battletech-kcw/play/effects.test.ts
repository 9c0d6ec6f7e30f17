/**
 * Tests what each event and each option of the BattleTech rules does. In docs/rules/battletech-kcw.md, B-1 is a rule, B?1 an open
 * question, and P-7 a detail that Rollcall decides. Each case is a row: title, log, the part of the encounter state after the log, and
 * options. `sa` are Simple Actions, of which a unit has 2 in its slot; `mp` Movement Points; `pm`, `am` and `tm` the modifiers for
 * piloting, for the unit's own shots and for shots at it.
 */
import { describe } from 'vitest';
import { testEffects } from '../../../support/play/event-tests.ts';
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
const expectModelA = (modelState: object) => ({ models: { a: modelState } });
const expectTotals = (totalsById: Record<string, number>) => ({
  models: Object.fromEntries(
    Object.entries(totalsById).map(([modelId, modelTotal]) => [modelId, { total: modelTotal }]),
  ),
});

describe('initiative rolls of BattleTech', () => {
  testEffects('battletech-kcw', ENCOUNTER, [
    [
      'begin asks every unit in play to roll',
      [createOut('i'), beginEvent],
      { phase: 'initiative', round: 1, mayAct: ['a', 'c', 'b'] },
    ],
    [
      'B-1 to B-3: a roll adds the bonus of the player, NPC or infantry line',
      ACTIVE,
      expectTotals({ a: 18, b: 15, c: 15, i: 14 }),
    ],
    [
      'a roll reports its total',
      [beginEvent, createRoll('a', [1, 2])],
      { last: { total: 14 }, mayAct: ['c', 'b', 'i'] },
    ],
    [
      'B-4, B-7: units act from the highest total to the lowest, Mechs before hovers in a tie',
      ACTIVE,
      { phase: 'action', order: ['a', 'c', 'b', 'i'], active: 'a', turn: 1, acted: ['a'], mayAct: ['a'] },
    ],
    [
      'B-6: a roll counts the current Movement Points',
      [beginEvent, { kind: 'adjust', model: 'a', field: 'mp', to: 1 }, createRoll('a')],
      expectTotals({ a: 14 }),
    ],
    [
      'a unit that goes out no longer has to roll',
      [beginEvent, createRoll('a'), createRoll('b'), createRoll('c'), createOut('i')],
      { phase: 'action', order: ['a', 'c', 'b'] },
    ],
    [
      'a unit that comes in after the rolls has no slot',
      [createOut('i'), beginEvent, createRoll('a'), createRoll('b'), createRoll('c'), { kind: 'in', model: 'i' }],
      { order: ['a', 'c', 'b'] },
    ],
    [
      'a round without units in play ends at once',
      [...['a', 'b', 'c', 'i'].map(createOut), beginEvent],
      { phase: 'between', round: 1 },
    ],
    [
      'B?5: every unit rolls again in a new round',
      [...ACTIVE, endEvent, endEvent, endEvent, endEvent, beginEvent],
      { phase: 'initiative', round: 2, models: { a: { dice: undefined, total: undefined } } },
    ],
    [
      'P-7: bt.rollEachTurn off keeps the dice and counts the current MP',
      [
        ...ACTIVE,
        endEvent,
        endEvent,
        endEvent,
        { kind: 'adjust', model: 'a', field: 'mp', to: 1 },
        endEvent,
        beginEvent,
      ],
      { phase: 'action', round: 2, order: ['c', 'b', 'a', 'i'], models: { a: { dice: 7, total: 14 } } },
      { 'bt.rollEachTurn': false },
    ],
    [
      'P-7: a unit without kept dice rolls with bt.rollEachTurn off',
      [
        createOut('i'),
        beginEvent,
        createRoll('a'),
        createRoll('b'),
        createRoll('c'),
        endEvent,
        endEvent,
        endEvent,
        { kind: 'in', model: 'i' },
        beginEvent,
      ],
      { phase: 'initiative', mayAct: ['i'] },
      { 'bt.rollEachTurn': false },
    ],
    [
      'P-8: bt.extendedInitMods counts the stated modifier for the units of a side',
      [beginEvent, createRoll('a', [3, 4], { modifier: 3 })],
      { models: { a: { total: 19, modifier: 3 } } },
      { 'bt.extendedInitMods': true },
    ],
    [
      'a stated modifier is recorded but does not count without the option',
      [beginEvent, createRoll('a', [3, 4], { modifier: 3 })],
      { models: { a: { total: 18, modifier: 3 } } },
    ],
  ]);

  const crewedUnits = { ...CHARACTERS, ace: { ...CHARACTERS.ace, crew: 5 } };
  testEffects('battletech-kcw', { ...ENCOUNTER, characters: crewedUnits }, [
    [
      'P-8: bt.extendedInitMods subtracts the square root of the crew',
      [beginEvent, createOut('c'), createRoll('a')],
      expectTotals({ a: 15 }),
      { 'bt.extendedInitMods': true },
    ],
  ]);

  const flyingUnits = {
    ...CHARACTERS,
    ace: { ...CHARACTERS.mech, tonnage: 55 },
    hover: { ...CHARACTERS.mech, type: 'aerospace' },
  };
  testEffects('battletech-kcw', { ...ENCOUNTER, characters: flyingUnits }, [
    [
      'B-7, B-8: Mechs act before aerospace in a tie, the lighter before the heavier',
      ACTIVE,
      { order: ['c', 'a', 'b', 'i'] },
    ],
    [
      'B-7: aerospace acts first in a tie with bt.aeroFirst',
      ACTIVE,
      { order: ['b', 'c', 'a', 'i'] },
      { 'bt.aeroFirst': true },
    ],
  ]);

  const infantryUnits = { ...CHARACTERS, ace: { ...CHARACTERS.ace, type: 'jump-infantry' } };
  testEffects('battletech-kcw', { ...ENCOUNTER, characters: infantryUnits }, [
    ['B?10: player infantry counts as infantry', [beginEvent, createRoll('a')], expectTotals({ a: 14 })],
    [
      'B?10: player infantry uses the player line with bt.pcInfantryUsesPcLine',
      [beginEvent, createRoll('a')],
      expectTotals({ a: 18 }),
      { 'bt.pcInfantryUsesPcLine': true },
    ],
  ]);
});

describe('tie-break rolls', () => {
  testEffects('battletech-kcw', { ...ENCOUNTER, characters: TWINS }, [
    [
      'B-9: units that are equal in type and weight have to roll',
      ACTIVE,
      { phase: 'ties', tied: ['c', 'b'], mayAct: ['c', 'b'], order: undefined },
    ],
    [
      'B-9: the first roll waits for the other unit',
      [...ACTIVE, createTieRoll('b', [2, 3])],
      { phase: 'ties', tieRolls: { b: 5 }, mayAct: ['c'] },
    ],
    [
      'B-9: the higher sum acts first',
      [...ACTIVE, createTieRoll('b', [2, 3]), createTieRoll('c', [1, 1])],
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
      [...ACTIVE, createTieRoll('b', [2, 3]), createTieRoll('c', [1, 4])],
      { phase: 'ties', tied: ['c', 'b'], models: { b: { tie: [5] } } },
    ],
    [
      'B?4: a second roll breaks the tie of the first',
      [
        ...ACTIVE,
        createTieRoll('b', [2, 3]),
        createTieRoll('c', [1, 4]),
        createTieRoll('b', [1, 1]),
        createTieRoll('c', [1, 2]),
      ],
      { order: ['a', 'c', 'b', 'i'], models: { b: { tie: [5, 2] } } },
    ],
    [
      'a unit that goes out ends the tie for the other',
      [...ACTIVE, createTieRoll('b', [2, 3]), createOut('c')],
      { phase: 'action', order: ['a', 'b', 'i'], models: { b: { tie: undefined } } },
    ],
  ]);
});

describe('units that become tied after the tie-break has begun', () => {
  const hoverSides = { red: ['a=hover', 'c=hover'], blue: ['b=hover', 'i=hover'] };
  const returnEvent = { kind: 'in', model: 'i' };
  const tiedLog = [
    beginEvent,
    createRoll('a', [6, 6]),
    createRoll('c'),
    createRoll('i'),
    createOut('i'),
    createRoll('b', [6, 6]),
    returnEvent,
  ];
  testEffects('battletech-kcw', { sides: hoverSides, characters: CHARACTERS }, [
    [
      'B-9, B?4: roll after the others have rolled',
      [...tiedLog, createTieRoll('a', [1, 2]), createTieRoll('b', [5, 6])],
      { phase: 'ties', tied: ['c', 'i'], tieRolls: undefined, acted: undefined, models: { a: { tie: [3] } } },
    ],
    [
      'B-9, B?4: roll also when the others are no longer tied',
      [...tiedLog, createTieRoll('a', [1, 2]), createOut('b')],
      { phase: 'ties', tied: ['c', 'i'], tieRolls: undefined, acted: undefined, models: { a: { tie: undefined } } },
    ],
    [
      'B-9, B?4: complete the order when they have rolled',
      [
        ...tiedLog,
        createTieRoll('a', [1, 2]),
        createTieRoll('b', [5, 6]),
        createTieRoll('c', [1, 1]),
        createTieRoll('i', [1, 2]),
      ],
      { phase: 'action', order: ['b', 'a', 'i', 'c'], tied: undefined, models: { i: { tie: [3] } } },
    ],
  ]);
});

describe('effects of actions', () => {
  testEffects('battletech-kcw', ENCOUNTER, [
    [
      'B-10: an action spends Simple Actions, adds heat and sets its modifiers',
      [...ACTIVE, createAction(' Fire ', { sa: 1, heat: 2, pm: 1, am: -1, tm: 2 })],
      expectModelA({ sa: 1, done: ['fire'], heatPending: 2, heat: 3, pm: 1, am: -1, tm: 2, moved: undefined }),
    ],
    [
      'B-11: an action with move uses the MOVE',
      [...ACTIVE, createAction('Run', { sa: 1, move: true })],
      expectModelA({ sa: 1, moved: true }),
    ],
    [
      'B?6, B?7: an Anytime Action outside the slot spends no Simple Actions',
      [...ACTIVE, createAction('Signal', { model: 'b', sa: 1, anytime: true, heat: 4 })],
      { models: { b: { sa: undefined, done: ['signal'], heatPending: 4 } } },
    ],
    [
      'B-18: an Anytime Action for two Simple Actions is allowed with one left over',
      [...ACTIVE, endEvent, createAction('Leap', { sa: 2, anytime: true })],
      expectModelA({ leftover: 2, done: ['leap'] }),
    ],
    [
      'B-15: an opportunity adds its heat at once',
      [...ACTIVE, { kind: 'opportunity', model: 'b', name: 'Shot', heat: 5 }],
      { models: { b: { heat: 5, done: undefined } } },
    ],
    [
      'B-15: the end of the slot adds the pending heat less the dissipated heat',
      [...ACTIVE, createAction('Fire', { sa: 1, heat: 2 }), { kind: 'end', dissipate: 4 }],
      { active: 'c', turn: 2, models: { a: { heat: 1, heatPending: undefined, leftover: 1, sa: undefined } } },
    ],
    [
      'B-15: dissipation never takes heat below 0',
      [...ACTIVE, { kind: 'end', dissipate: 9 }],
      expectModelA({ heat: undefined, leftover: 2 }),
    ],
    [
      "P-10: heat of an Anytime Action is added at the end of the unit's next slot",
      [...ACTIVE, endEvent, createAction('Signal', { sa: 1, anytime: true, heat: 4 }), endEvent],
      expectModelA({ heat: 3, heatPending: 4 }),
    ],
    [
      'B-5: the order skips a unit that is out',
      [...ACTIVE, createOut('c'), endEvent],
      { active: 'b', acted: ['a', 'c', 'b'], turn: 2 },
    ],
    [
      'the last slot ends the round',
      [...ACTIVE, endEvent, endEvent, endEvent, endEvent],
      { phase: 'between', active: undefined, turn: 4, acted: ['a', 'c', 'b', 'i'] },
    ],
    [
      'a new slot resets what the unit used in the last one',
      [
        ...ACTIVE,
        createAction('Run', { sa: 1, move: true, am: 2 }),
        endEvent,
        endEvent,
        endEvent,
        endEvent,
        beginEvent,
        createRoll('a', [6, 6]),
        createRoll('b'),
        createRoll('c'),
        createRoll('i'),
      ],
      expectModelA({ sa: 2, moved: undefined, am: undefined, leftover: undefined, done: undefined }),
    ],
    ['adjust sets the heat', [{ kind: 'adjust', model: 'a', field: 'heat', to: 999 }], expectModelA({ heat: 999 })],
  ]);
});

describe('the action pack', () => {
  /** Simple Actions left, pending heat and marks after one action of the pack by model c. */
  const PACK_ACTIONS: readonly (readonly [name: string, sa: number | undefined, after: object])[] = [
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
  const UNMARKED = { moved: undefined, heatPending: undefined, pm: undefined, am: undefined, tm: undefined };
  const PACK_OPTION = { 'bt.actionPack': true };
  testEffects(
    'battletech-kcw',
    ENCOUNTER,
    PACK_ACTIONS.map(([actionName, actionsLeft, marksAfter]) => [
      `B-10: ${actionName} costs, heats and modifies as listed`,
      [...ACTIVE, endEvent, { ...createAction(actionName), model: 'c', am: 9 }],
      { models: { c: { ...UNMARKED, ...marksAfter, sa: actionsLeft, done: [actionName] } } },
      PACK_OPTION,
    ]),
  );
  testEffects('battletech-kcw', ENCOUNTER, [
    [
      'stated heat replaces the heat of the pack',
      [...ACTIVE, createAction('run', { heat: 0 })],
      expectModelA({ heatPending: undefined, am: 2 }),
      PACK_OPTION,
    ],
    [
      'evade gives no target modifier without a Piloting base',
      [...ACTIVE, createAction('evade')],
      expectModelA({ tm: undefined, am: 4 }),
      PACK_OPTION,
    ],
    [
      'B?7: eject is allowed at any time',
      [...ACTIVE, { ...createAction('eject'), model: 'b' }],
      { models: { b: { done: ['eject'] } } },
      PACK_OPTION,
    ],
  ]);
  for (const [pilotingBase, targetModifier] of [
    [8, 1],
    [6, 1],
    [5, 2],
    [4, 2],
    [3, 3],
    [2, 3],
    [1, 4],
    [0, 4],
  ] as const) {
    const characters = { ...CHARACTERS, ace: { ...CHARACTERS.ace, pilotingBase } };
    testEffects('battletech-kcw', { ...ENCOUNTER, characters }, [
      [
        `evade gives its target modifier at a Piloting base of ${pilotingBase}`,
        [...ACTIVE, createAction('evade')],
        expectModelA({ tm: targetModifier }),
        PACK_OPTION,
      ],
    ]);
  }
});

describe('shots of BattleTech', () => {
  const shot = { kind: 'shot', model: 'c', target: 'b', dice: [3, 4] };
  /** A log after which unit c, with Gunnery base 4, has its slot. */
  const slotOfC = [...ACTIVE, endEvent];
  const fire = { ...createAction('fire', { model: 'c', sa: 1, target: 'b', weapon: 'Laser' }) };
  testEffects('battletech-kcw', ENCOUNTER, [
    ['a roll to hit needs the Gunnery base', [...slotOfC, shot], { last: { total: 7, need: 4, hit: true } }],
    [
      'B-16: the attack modifier of the unit, the target modifier of its target and a stated modifier raise the number',
      [
        ...ACTIVE,
        endEvent,
        createAction('run', { model: 'c', sa: 1, move: true, am: 2 }),
        { ...createAction('Dive', { model: 'b', sa: 1, anytime: true, tm: 1 }) },
        { ...shot, modifier: 1 },
      ],
      { last: { total: 7, need: 8 } },
    ],
    ['a stated number to hit replaces the computed one', [...slotOfC, { ...shot, need: 7 }], { last: { hit: true } }],
    [
      'a card without a Gunnery base gives only the total',
      [...ACTIVE, { ...shot, model: 'a' }],
      { last: { total: 7 } },
    ],
    [
      'an action keeps its target and its weapon until the next slot of the unit',
      [...slotOfC, fire],
      { models: { c: { target: 'b', weapon: 'Laser', done: ['fire'] } } },
    ],
    [
      'with the public list, a Jump gives a heat for each hex and at least 3',
      [...ACTIVE, createAction('jump', { hexes: 5 })],
      expectModelA({ heatPending: 5 }),
      { 'bt.actionPack': true },
    ],
    [
      'fact 3.4: without the public list, a Jump gives the same heat unless players state another one',
      [...ACTIVE, createAction('jump', { sa: 1, move: true, hexes: 6 })],
      expectModelA({ heatPending: 6 }),
    ],
    [
      'fact 3.4: a Jump of 2 hexes gives 3 heat',
      [...ACTIVE, createAction('jump', { sa: 1, move: true, hexes: 2 })],
      expectModelA({ heatPending: 3 }),
    ],
    [
      'a stated heat replaces the heat of a Jump',
      [...ACTIVE, createAction('jump', { sa: 1, move: true, hexes: 6, heat: 4 })],
      expectModelA({ heatPending: 4 }),
    ],
  ]);
});
