/** A character of the Action Round as a table. */
import { type CharacterOf, ENTRY, type FieldTable } from '../../character-fields/field.ts';

export const FIELDS = {
  powerLevel: {
    kind: 'int',
    label: 'Power Level',
    also: ['PL'],
    fact: 'C-12',
    about: 'What Moderate and Hard checks are rolled against follows from it.',
    usual: { least: 0, most: 20 },
  },
  initiative: {
    kind: 'integer',
    label: 'Initiative',
    also: ['Init'],
    fact: 'C?1',
    about: 'The score that turns are taken by; with ar.initMode d20 what is added to the roll.',
  },
  speedRank: {
    kind: 'integer',
    label: 'Speed rank',
    fact: 'C-38',
    about: 'Rank 0 walks 30 feet.',
    default: 0,
  },
  wits: { kind: 'int', label: 'Wits', about: 'Ranks of Wits.', default: 0 },
  destiny: { kind: 'int', label: 'Destiny', about: 'Destiny, Fate and Corruption dice together.', default: 0 },
  stress: { kind: 'int', label: 'Stress', about: 'Stress at the start.', default: 0 },
  skills: {
    kind: 'list',
    label: 'Skills',
    entry: 'skill',
    default: [],
    item: {
      name: { kind: 'text', label: 'Name' },
      rank: { kind: 'integer', label: 'Rank' },
      ability: { kind: 'text', label: 'Ability', about: 'The ability it belongs to.', optional: true },
    },
  },
  powers: {
    kind: 'list',
    label: 'Powers',
    entry: 'power',
    fact: 'C-5',
    default: [],
    item: {
      ...ENTRY,
      rank: { kind: 'integer', label: 'Rank', optional: true },
      area: { kind: 'flag', label: 'Area Power', about: 'Only one of them a round.', default: false },
    },
  },
  conditions: {
    kind: 'texts',
    label: 'Conditions',
    fact: 'C?17',
    about: 'Tags that the character begins with.',
    default: [],
  },
} as const satisfies FieldTable;

export type ArCharacter = CharacterOf<typeof FIELDS>;
