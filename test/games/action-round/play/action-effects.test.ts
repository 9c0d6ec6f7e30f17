/** What each event and each option of the Action Round does (C-2 to C-84, C?1 to C?14). */
import { describe } from 'vitest';
import type { Event } from '../../../support/play/encounter.ts';
import { type Effect, effectTests } from '../../../support/play/refusals.ts';
import { ACTIVE, act, begin, CHARACTERS, end, fatigue, of, react, SIDES } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };

const p = (state: object) => ({ models: { p: state } });

const attack = (target: string) => act('attack-close', { target });

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
  effectTests('action-round', TABLE, [
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
  effectTests('action-round', TABLE, [
    ['C-47: up to 5', [begin, ...aims.flat()], p({ aim: { target: 'q', bonus: 5 } })],
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
  effectTests('action-round', TABLE, [
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
