/** What each event and each option of the Action Round does (C-2 to C-84, C?1 to C?14). */
import { describe } from 'vitest';
import { effectTests } from '../../../support/play/refusals.ts';
import { ACTIVE, act, begin, CHARACTERS, end, GAP, of, out, SIDES } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };

const p = (state: object) => ({ models: { p: state } });

const next = { kind: 'next' };

describe('order', () => {
  const d20 = (model: string, face: number) => ({ kind: 'initiative', model, dice: [face] });
  const D20 = { 'ar.initMode': 'd20' };
  effectTests('action-round', TABLE, [
    [
      'C-2: high before low',
      ACTIVE,
      { phase: 'slot', round: 1, turn: 1, order: ['p', 'q', 'r'], acted: ['p'], active: 'p', mayAct: ['p'] },
    ],
    [
      'C?1: a score is typed',
      [of('initiative', { model: 'r', score: 20 }), begin],
      { order: ['r', 'p', 'q'], models: { r: { score: 20 } } },
    ],
    [
      'C?1: or rolled, by option',
      [begin, d20('p', 1), d20('q', 2)],
      { phase: 'initiative', mayAct: ['r'], models: { p: { score: 19 }, q: { score: 16 } } },
      D20,
    ],
    [
      'C?1: when all have rolled the order stands',
      [begin, d20('p', 1), d20('q', 9), d20('r', 12)],
      { order: ['q', 'r', 'p'], active: 'q' },
      D20,
    ],
    [
      'who goes out need not roll',
      [begin, d20('p', 1), d20('q', 9), out('r')],
      { order: ['q', 'p'], active: 'q' },
      D20,
    ],
    [
      'the next round keeps the order',
      [...ACTIVE, end, end, end, begin],
      { round: 2, turn: 4, order: ['p', 'q', 'r'], acted: ['p'] },
    ],
    ['who is out is passed over', [...ACTIVE, out('q'), end], { active: 'r', acted: ['p', 'q', 'r'], turn: 2 }],
    ['place: to the end', [...ACTIVE, of('place')], { order: ['q', 'r', 'p'], acted: ['p'] }],
    [
      'place: before one whose slot has come up is too late for this round',
      [...ACTIVE, of('place', { model: 'r', before: 'p' })],
      { order: ['r', 'p', 'q'], acted: ['p', 'r'] },
    ],
    [
      'in: with a place',
      [out('r'), begin, of('in', { model: 'r', before: 'q' })],
      { order: ['p', 'r', 'q'], models: { r: { out: undefined } } },
    ],
    [
      'in: before the first round without one',
      [out('r'), of('in', { model: 'r', before: 'q' })],
      { order: undefined, models: { r: { out: undefined } } },
    ],
    [
      'adjust: a score changes no order',
      [...ACTIVE, of('adjust', { field: 'score', to: -99 })],
      { order: ['p', 'q', 'r'], models: { p: { score: -99 } } },
    ],
  ]);
  const twins = { ...CHARACTERS, q: { ...CHARACTERS.q, initiative: 18 } };
  const tie = (model: string, face: number) => ({ kind: 'tie', model, dice: [face] });
  effectTests('action-round', { ...TABLE, characters: twins }, [
    ['C?2: equal scores', ACTIVE, { phase: 'ties', tied: ['p', 'q'], round: 1 }],
    [
      'C?2: a d20 each',
      [...ACTIVE, tie('p', 3), tie('q', 4)],
      { phase: 'slot', order: ['q', 'p', 'r'], models: { q: { tie: [4] } } },
    ],
    [
      'P-11: the card breaks a typed tie',
      [of('initiative', { model: 'r', score: 18 }), of('initiative', { model: 'q', score: 3 }), begin],
      { phase: 'slot', order: ['p', 'r', 'q'] },
    ],
    [
      'C?2: or a roll does, by option',
      [of('initiative', { model: 'r', score: 18 }), of('initiative', { model: 'q', score: 3 }), begin],
      { phase: 'ties', tied: ['p', 'r'] },
      { 'ar.initTie': 'rollOff' },
    ],
    [
      'C?2: a score that becomes equal while others roll is rolled for as well',
      [
        ...ACTIVE,
        { kind: 'adjust', model: 'r', field: 'score', to: 18 },
        tie('p', 7),
        { kind: 'adjust', model: 'q', field: 'score', to: 12 },
      ],
      { phase: 'ties', tied: ['p', 'r'], tieRolls: undefined, models: { p: { tie: undefined } } },
      { 'ar.initTie': 'rollOff' },
    ],
  ]);
});

describe('delays', () => {
  const glow = (until: string, harmful = false) => of('effect', { name: 'glow', until, harmful });
  effectTests('action-round', TABLE, [
    [
      'C-81: delaying passes to the next',
      [begin, of('delay')],
      { active: 'q', turn: 2, ...p({ delayed: true, ripe: undefined }) },
    ],
    [
      'P-12: after the turn of another it may be taken',
      GAP,
      { phase: 'gap', active: undefined, mayAct: ['p'], ...p({ ripe: true }) },
    ],
    ['C-81: or not', [...GAP, next], { phase: 'slot', active: 'r' }],
    [
      'C-81: the place in the order moves',
      [...GAP, of('step-in')],
      { phase: 'slot', active: 'p', turn: 3, order: ['q', 'p', 'r'], acted: ['p', 'q'], ...p({ delayed: undefined }) },
    ],
    [
      'C-81: the next own turn makes it lost',
      [...GAP, next, end, next, begin],
      { active: 'p', order: ['p', 'q', 'r'], ...p({ delayed: undefined }) },
    ],
    [
      'C-81: what helps until the end of the turn ends',
      [...ACTIVE, glow('end'), of('delay')],
      p({ effects: undefined }),
    ],
    [
      'C-81: what harms stays',
      [...ACTIVE, glow('end', true), of('delay')],
      p({ effects: [{ name: 'glow', until: 'end', harmful: true, ends: 1 }] }),
    ],
    [
      'C-81: and what ends later',
      [...ACTIVE, glow('next-end'), of('delay')],
      p({ effects: [{ name: 'glow', until: 'end', ends: 2 }] }),
    ],
    [
      'C-81, P-47: a lost turn ends what lasts to its end, and begins a normal one',
      [...ACTIVE, glow('end', true), of('delay'), end, next, end, next, begin],
      { phase: 'slot', active: 'p', turn: 4, ...p({ delayed: undefined, ripe: undefined, effects: undefined }) },
    ],
    [
      'C-81, P-47: a lost turn counts for what ends with the turn after it',
      [...ACTIVE, glow('next-end', true), of('delay'), end, next, end, next, begin],
      p({ effects: [{ name: 'glow', until: 'end', harmful: true, ends: 1 }] }),
    ],
    [
      'C-81, P-47: a lost turn lets nobody step in',
      [...ACTIVE, of('delay'), { kind: 'delay', model: 'q' }, { kind: 'delay', model: 'r' }, begin],
      { phase: 'slot', active: 'p', models: { q: { delayed: true, ripe: undefined } } },
    ],
    [
      'C-81: a delayed turn that is taken ends once',
      [...ACTIVE, glow('end', true), of('delay'), end, of('step-in')],
      p({ delayed: undefined, effects: [{ name: 'glow', until: 'end', harmful: true, ends: 1 }] }),
    ],
  ]);
  effectTests('action-round', TABLE, [
    ['an effect until the end of the turn', [...ACTIVE, glow('end'), end], p({ effects: undefined })],
    [
      'an effect until the end of the next turn',
      [...ACTIVE, glow('next-end'), end],
      p({ effects: [{ name: 'glow', until: 'end', ends: 1 }] }),
    ],
    [
      'the same of another, whose next turn is to come',
      [...ACTIVE, { ...glow('next-end'), model: 'q' }],
      { models: { q: { effects: [{ name: 'glow', until: 'end', ends: 1 }] } } },
    ],
    [
      'an effect of the whole encounter',
      [...ACTIVE, glow('encounter'), end, end, end, begin],
      p({ effects: [{ name: 'glow', until: 'encounter' }] }),
    ],
    [
      'an effect of that name is replaced in its place',
      [...ACTIVE, glow('start'), act('defend'), glow('encounter')],
      p({
        effects: [
          { name: 'glow', until: 'encounter' },
          { name: 'defend', until: 'start' },
        ],
      }),
    ],
    ['an effect is lifted', [...ACTIVE, glow('encounter'), of('lift', { name: 'glow' })], p({ effects: undefined })],
    [
      'conditions stand once, sorted',
      [
        of('condition', { name: 'prone', on: true }),
        of('condition', { name: 'blind', on: true }),
        of('condition', { name: 'prone', on: true }),
      ],
      p({ conditions: ['blind', 'prone'] }),
    ],
    [
      'a condition is cleared',
      [of('condition', { name: 'prone', on: true }), of('condition', { name: 'prone', on: false })],
      p({ conditions: undefined }),
    ],
  ]);
});
