/** What each event and each option of Bulletproof Blues does (D-2 to D-21, D?1 to D?10). */
import { describe } from 'vitest';
import { type Effect, effectTests } from '../../../support/play/refusals.ts';
import { ACTIVE, begin, CHARACTERS, defend, delay, ENVIRONMENT, end, force, of, SIDES } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };

const b = (state: object) => ({ models: { b: state } });

const g = (state: object) => ({ models: { g: state } });

describe('forced actions', () => {
  effectTests('bulletproof-blues', TABLE, [
    [
      'D-10: before the own slot, which shows it',
      [...ACTIVE, force('g')],
      { shown: ['b'], ...g({ forced: true, skip: 1, slotForced: true }) },
    ],
    [
      'D-10: the slot is given up',
      [...ACTIVE, force('g'), end],
      { active: 'h', turn: 2, shown: ['b', 'g:forced', 'h'], ...g({ skip: undefined, slotForced: undefined }) },
    ],
    [
      'D-10: after the own slot, shown at use',
      [...ACTIVE, end, force('b')],
      { shown: ['b', 'g', 'b:forced'], ...b({ skip: 1, slotForced: undefined }) },
    ],
    [
      'D-10: the next one is given up',
      [...ENVIRONMENT, force('b'), end, begin],
      { round: 2, active: 'g', acted: ['b', 'g'], shown: ['g'], ...b({ skip: undefined, forced: undefined }) },
    ],
    [
      'P-17: with a turn given up already, the one after',
      [...ENVIRONMENT, force('h'), end, begin, force('h'), end],
      { shown: ['b', 'h:forced', 'g'], models: { h: { skip: 2 } } },
    ],
    [
      'D?5: a delayed turn is spent first',
      [...ACTIVE, delay, force('b')],
      { shown: ['g', 'b:forced'], ...b({ delayed: undefined, skip: undefined, forced: true }) },
    ],
    ['D-14: forced to block', [...ACTIVE, force('g', 'block')], g({ defending: 'block' })],
    ['D-17: forced to dodge', [...ACTIVE, force('g', 'dodge')], g({ defending: 'dodge' })],
    ...(['cover', 'power', 'other'] as const).map((how): Effect => {
      const blocking = of('action', 'b', { as: 'task', name: 'block' });
      return [
        `D-17, P-19: a forced action of the kind “${how}” ends a block`,
        [...ACTIVE, blocking, end, force('b', how)],
        b({ defending: undefined, forced: true }),
      ];
    }),
    [
      'D?8: shown at use by option',
      [...ACTIVE, force('g')],
      { shown: ['b', 'g:forced'], ...g({ slotForced: undefined, skip: 1 }) },
      { 'bb.forcedShownAt': 'use' },
    ],
    [
      'D?8: or in the slot that is given up',
      [...ACTIVE, end, force('b'), end, end, end, begin],
      { shown: ['b:forced', 'g'] },
      { 'bb.forcedShownAt': 'slot' },
    ],
    [
      'D?8: a delayed turn at use even then',
      [...ACTIVE, delay, force('b')],
      { shown: ['g', 'b:forced'] },
      { 'bb.forcedShownAt': 'slot' },
    ],
  ]);
});

describe('defence', () => {
  const blocks = [...ACTIVE, force('g', 'block')];
  const reorders = [{ attacker: 'b', defender: 'g' }];
  const late = (...log: object[]) => [...ACTIVE, end, force('b', 'dodge'), ...log] as { kind: string }[];
  effectTests('bulletproof-blues', TABLE, [
    [
      'D-13, D-16: Prowess and expertise against rank + 8',
      [...blocks, defend('g', 'block')],
      { last: { total: 15, need: 13, success: true, extreme: undefined }, reorders: undefined },
    ],
    [
      'D-15, D-16: Agility and expertise',
      [...ACTIVE, force('g', 'dodge'), defend('g', 'dodge', { rank: 8 })],
      { last: { total: 15, need: 16, success: undefined } },
    ],
    [
      'D-15: without expertise',
      late(defend('b', 'dodge', { attacker: 'g' })),
      { last: { total: 13, need: 13, success: true } },
    ],
    [
      'D-14: whose Prowess is not known has none',
      [...ACTIVE, force('h', 'block'), defend('h', 'block')],
      { last: { total: 7, need: 13 } },
    ],
    [
      'P-18: with a power its rank counts, whatever it is called',
      [
        ...ACTIVE,
        end,
        force('b', 'block'),
        defend('b', 'block', { attacker: 'g', power: ' ICE  wall', endurance: false }),
      ],
      { last: { total: 16, need: 13, success: true, extreme: true } },
    ],
    [
      'D-20: or a similar power',
      [...blocks, defend('g', 'block', { endurance: false, similar: true })],
      { last: { success: true } },
    ],
    [
      'D?3: extreme by 3',
      [...blocks, defend('g', 'block', { dice: [4, 4] })],
      { last: { total: 16, need: 13, success: true, extreme: true }, reorders },
    ],
    [
      'D?3: another margin by option',
      [...blocks, defend('g', 'block')],
      { last: { extreme: true }, reorders },
      { 'bb.extremeMargin': 2 },
    ],
    [
      'P-18: extreme as stated makes it a success',
      [...blocks, defend('g', 'block', { dice: [1, 1], extreme: true })],
      { last: { total: 10, need: 13, success: true, extreme: true }, reorders },
    ],
    [
      'P-18: or not extreme',
      [...blocks, defend('g', 'block', { dice: [6, 6], extreme: false })],
      { last: { total: 20, need: 13, success: true, extreme: undefined }, reorders: undefined },
    ],
    [
      'D-21: the attacker acts behind the defender from the next round on',
      [...blocks, defend('g', 'block', { dice: [4, 4] }), end, end, end],
      { order: ['g', 'b', 'h'], reorders: undefined },
    ],
    [
      'D-21: not before the round is over',
      [...blocks, defend('g', 'block', { dice: [4, 4] }), end, end],
      { order: ['b', 'g', 'h'], reorders },
    ],
    [
      'D!14: one behind already stays',
      [...late(defend('b', 'dodge', { attacker: 'g', extreme: true })), end, end, end],
      { order: ['b', 'g', 'h'] },
    ],
  ]);
});

describe('Endurance', () => {
  const hurt = (to: number) => of('adjust', 'h', { field: 'endurance', to });
  effectTests('bulletproof-blues', TABLE, [
    [
      'is kept by hand, and stays from round to round',
      [...ENVIRONMENT, hurt(5), end, begin],
      { round: 2, models: { h: { endurance: 5 } } },
    ],
    ['at 0 takes nobody out: the rules here do not say so', [hurt(0)], { models: { h: { endurance: undefined } } }],
  ]);
});
