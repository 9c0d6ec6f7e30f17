/** What each event and each option of the Action Round does (play.md 4.4 and 4.7; facts C-2 to C-84, C?1 to C?14). */
import { describe } from 'vitest';
import type { Event } from '../../../support/encounter.ts';
import { type Effect, effectTests } from '../../../support/refusals.ts';
import { ACTIVE, act, begin, CHARACTERS, end, fatigue, GAP, of, out, READIED, react, SIDES, surge } from './table.ts';

const TOLD = { sides: SIDES, characters: CHARACTERS };
const p = (state: object) => ({ models: { p: state } });
const next = { kind: 'next' };
const attack = (target: string) => act('attack-close', { target });

describe('order', () => {
  const d20 = (model: string, face: number) => ({ kind: 'initiative', model, dice: [face] });
  const D20 = { 'ar.initMode': 'd20' };
  effectTests('action-round', TOLD, [
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
  effectTests('action-round', { ...TOLD, characters: twins }, [
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
  ]);
});

describe('actions', () => {
  /** C-3: what is of which type. */
  const TYPES: Readonly<Record<string, string>> = {
    standard:
      'attack-close attack-court attack-ranged attack-rumor defend recover charge trick stunt assist assessment',
    move: 'walk run squeeze crawl stand advance withdraw escape retrieve aim gambit command influence',
    quick: 'draw pick-up study stance switch',
    free: 'talk drop ammo',
  };
  const used = (type: string) =>
    p({ standard: undefined, move: undefined, quick: undefined, acts: 1, [type]: type === 'free' ? undefined : 1 });
  const listed = Object.entries(TYPES).flatMap(([type, names]) =>
    names
      .split(' ')
      .map(
        (name): Effect => [
          `C-3: ${name} is ${type}`,
          [...ACTIVE, act(name, { target: 'q', remove: 'check' })],
          used(type),
        ],
      ),
  );
  effectTests('action-round', TOLD, [
    ...listed,
    ['C-84: any other says so', [...ACTIVE, act('use-power', { as: 'quick' })], used('quick')],
    [
      'C-4: Standard, Move and Quick',
      [...ACTIVE, act('draw'), act('walk'), act('defend')],
      p({ standard: 1, move: 1, quick: 1, acts: 3 }),
    ],
    [
      'C-4: a Standard for a Quick, a Move for a Quick',
      [...ACTIVE, act('draw'), act('draw'), act('draw')],
      p({ quick: 3 }),
    ],
    ['C-5: an Area Power', [...ACTIVE, act('use-power', { as: 'standard', area: true })], p({ area: true })],
    [
      'C-5: another one in the next round',
      [...ACTIVE, act('use-power', { as: 'standard', area: true }), end, end, end, begin],
      p({ area: undefined }),
    ],
    [
      'C-20: Defend lasts until the next own turn',
      [...ACTIVE, act('defend'), end],
      p({ effects: [{ name: 'defend', until: 'start' }] }),
    ],
    ['C-20: and ends with it', [...ACTIVE, act('defend'), end, end, end, begin], p({ effects: undefined })],
    [
      'C-21: Recover costs Stress and takes fatigue',
      [fatigue(2), ...ACTIVE, act('recover', { remove: 'fatigue' })],
      p({ stress: 1, fatigue: 1 }),
    ],
    [
      'C-21: or something else',
      [fatigue(2), ...ACTIVE, act('recover', { remove: 'check' })],
      p({ stress: 1, fatigue: 2 }),
    ],
    [
      'C-47: aiming adds up on one target',
      [...ACTIVE, act('aim', { target: 'q' }), act('aim', { target: 'q' })],
      p({ aim: { target: 'q', bonus: 2 } }),
    ],
    [
      'C-47: and begins anew on another',
      [...ACTIVE, act('aim', { target: 'q' }), act('aim', { target: 'r' })],
      p({ aim: { target: 'r', bonus: 1 } }),
    ],
    [
      'C-47: the attack uses it',
      [...ACTIVE, act('aim', { target: 'q' }), attack('q')],
      { last: { aim: 1 }, ...p({ aim: undefined }) },
    ],
    [
      'C-47: on another target it is lost',
      [...ACTIVE, act('aim', { target: 'q' }), attack('r')],
      { last: undefined, ...p({ aim: undefined }) },
    ],
    [
      'C-56: talking in the turn of another',
      [...ACTIVE, act('talk', { model: 'q' })],
      { models: { q: { acts: undefined } } },
    ],
    [
      'C-8: a banked Quick action goes with a Reaction',
      [...ACTIVE, end, react('dodge'), act('draw')],
      p({ bank: undefined, quick: undefined, acts: undefined }),
    ],
    ['C-8: what is not used is banked', [...ACTIVE, end], p({ bank: true })],
    ['C-8: what is used is not', [...ACTIVE, act('draw'), end], p({ bank: undefined })],
    ['C?5: nothing is banked, by option', [...ACTIVE, end], p({ bank: undefined }), { 'ar.bankQuick': false }],
    [
      'C?14: a Charge uses the Move by option',
      [...ACTIVE, act('charge')],
      p({ standard: 1, move: 1, acts: 1 }),
      { 'ar.chargeUsesMove': true },
    ],
  ]);
  const aims = Array.from({ length: 3 }, (): Event[] => [
    act('aim', { target: 'q' }),
    act('aim', { target: 'q' }),
    end,
    end,
    end,
    begin,
  ]);
  effectTests('action-round', TOLD, [
    ['C-47: up to 5', [begin, ...aims.flat()], p({ aim: { target: 'q', bonus: 5 } })],
  ]);
});

describe('readied actions, reactions and Surges', () => {
  const slam = (feet: number) => [...ACTIVE, react('slam', { feet })];
  effectTests('action-round', TOLD, [
    [
      'C-23: a Standard readies an action',
      READIED,
      p({ standard: 1, ready: { action: 'attack-close', as: 'standard', trigger: 'a door opens' } }),
    ],
    [
      'C-23: which is a reaction',
      [...READIED, of('trigger')],
      { order: ['p', 'q', 'r'], ...p({ ready: undefined, reactions: ['readied'] }) },
    ],
    ['C-23: and is lost with the next turn', [...READIED, end, end, begin], p({ ready: undefined })],
    ['C-3: a reaction', [...ACTIVE, react('dodge', { target: 'q' })], p({ reactions: ['dodge'] })],
    ['C-3: everybody has one more in the next slot', [...ACTIVE, react('dodge'), end], p({ reactions: undefined })],
    [
      'P-13: or keeps it used until the own turn, by option',
      [...ACTIVE, react('dodge'), end],
      p({ reactions: ['dodge'] }),
      { 'ar.reactionLimit': 'perRound' },
    ],
    [
      'C?7: Smash and Slam by option',
      [...ACTIVE, react('slam'), react('smash')],
      p({ reactions: ['slam', 'smash'] }),
      { 'ar.stackAttackReactions': true },
    ],
    ['C!6: 45 feet', slam(45), { last: { advantage: 4 } }],
    ['C!6: 80 feet', slam(80), { last: { advantage: 5 } }],
    ['C-78: 9 feet', slam(9), { last: undefined }],
    [
      'C-75: one more Standard',
      [...ACTIVE, surge('additional'), act('defend'), act('stunt'), act('walk'), act('draw')],
      p({ extra: 1, standard: 2, move: 1, quick: 1, surges: 1 }),
    ],
    [
      'C-75: other benefits are noted only',
      [...ACTIVE, surge('boost', 'q')],
      { models: { q: { extra: undefined, surges: 1, reactions: ['surge'] } } },
    ],
    [
      'C-76: fatigue at the start of the next turn',
      [...ACTIVE, surge('boost'), end, end, end, begin],
      p({ fatigue: 1, surges: undefined }),
    ],
    [
      'P-16: a step for each Surge, up to 3',
      [fatigue(2), ...ACTIVE, surge('boost'), end, surge('edge'), end, end, begin],
      p({ fatigue: 3, surges: undefined }),
    ],
    ...['compelled', 'controlled'].map(
      (name): Effect => [
        `C-76: not while ${name}`,
        [...ACTIVE, surge('boost'), of('condition', { name, on: true }), end, end, end, begin],
        p({ fatigue: undefined, surges: 1 }),
      ],
    ),
  ]);
});

describe('destiny', () => {
  const spend = (use: string, face: number) => of('destiny', { use, dice: [face] });
  effectTests('action-round', TOLD, [
    ...[1, 2, 3, 4, 5, 6].map(
      (face): Effect => [
        `C!5: Coup on a ${face}`,
        [...ACTIVE, spend('coup', face)],
        { last: { value: Math.ceil(face / 2) }, ...p({ destiny: undefined }) },
      ],
    ),
    ['C-61: Edit likewise', [...ACTIVE, spend('edit', 5)], { last: { value: 3 } }],
    ...['improve', 'inspiration', 'stunt'].map(
      (use): Effect => [
        `C-59: ${use}`,
        [...ACTIVE, spend(use, 5)],
        { last: { value: 5 }, ...p({ stress: undefined }) },
      ],
    ),
    [
      'C-64: Recover takes fatigue, for Stress',
      [fatigue(2), ...ACTIVE, spend('recover', 2)],
      { last: { value: 2 }, ...p({ fatigue: 1, stress: 1 }) },
    ],
    [
      'C-76: or a Surge before it tires',
      [fatigue(1), ...ACTIVE, surge('boost'), spend('recover', 2)],
      p({ fatigue: 1, surges: undefined, stress: 1 }),
    ],
    [
      'C-64: below 6 it does not help the incapacitated',
      [fatigue(3), ...ACTIVE, spend('recover', 5)],
      p({ fatigue: 3, stress: undefined, destiny: undefined }),
    ],
    ['C-64: a 6 does', [fatigue(3), ...ACTIVE, spend('recover', 6)], p({ fatigue: 2, stress: 1 })],
    [
      'C?12: another die by option',
      [...ACTIVE, spend('improve', 20)],
      { last: { value: 20 } },
      { 'ar.destinyDie': 'd20' },
    ],
    [
      'C?11: the Fortune Die changes no state',
      [...ACTIVE, act('defend')],
      p({ standard: 1 }),
      { 'ar.fortuneDie': true },
    ],
  ]);
});

describe('delays', () => {
  const glow = (until: string, harmful = false) => of('effect', { name: 'glow', until, harmful });
  effectTests('action-round', TOLD, [
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
  ]);
  effectTests('action-round', TOLD, [
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

describe('checks', () => {
  const check = (total: number, more: object = {}) => [...ACTIVE, of('check', { total, dc: 15, ...more })];
  const degrees = (rows: readonly (readonly [number, number, number])[], of_: string, key: string) =>
    rows.map(
      ([total, degree, worth]): Effect => [
        `${total} against 15 for ${of_}`,
        check(total, { of: of_ }),
        { last: { degrees: degree, [key]: worth === 0 ? undefined : worth } },
      ],
    );
  effectTests('action-round', TOLD, [
    ['C?10: one on meeting the number', check(15), { last: { degrees: 1 } }],
    ['C?10: another a step', check(27), { last: { degrees: 3 } }],
    ['P-14: one below it', check(14), { last: { degrees: -1 } }],
    ['P-14: one more a full step', check(10), { last: { degrees: -2 } }],
    ['C?10: a step of another size by option', check(27), { last: { degrees: 5 } }, { 'ar.degreeStep': 3 }],
    ['C-79: a raise that comes off', check(20, { raises: 1 }), { last: { degrees: 3 } }],
    ['C-79: and one that fails', check(19, { raises: 1 }), { last: { degrees: -2 } }],
    ['C-79: two raises', check(25, { raises: 2 }), { last: { degrees: 5 } }],
    ...['assist', 'gambit', 'hunch'].flatMap((of_) =>
      degrees(
        [
          [15, 1, 1],
          [20, 2, 2],
          [14, -1, 0],
          [10, -2, -1],
          [5, -3, -2],
        ],
        of_,
        'advantage',
      ),
    ),
    ...degrees(
      [
        [15, 1, 1],
        [20, 2, 1],
        [25, 3, 2],
        [30, 4, 2],
        [35, 5, 3],
        [14, -1, 0],
        [10, -2, -1],
        [5, -3, -1],
        [0, -4, -2],
      ],
      'influence',
      'steps',
    ),
  ]);
});
