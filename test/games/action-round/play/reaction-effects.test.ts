/** What each event and each option of the Action Round does (C-2 to C-84, C?1 to C?14). */
import { describe } from 'vitest';
import { type Effect, effectTests } from '../../../support/play/refusals.ts';
import { ACTIVE, act, begin, CHARACTERS, end, fatigue, of, READIED, react, SIDES, surge } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };

const p = (state: object) => ({ models: { p: state } });

describe('readied actions, reactions and Surges', () => {
  const slam = (feet: number) => [...ACTIVE, react('slam', { feet })];
  effectTests('action-round', TABLE, [
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
  effectTests('action-round', TABLE, [
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
