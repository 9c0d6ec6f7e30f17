/** A character of Bulletproof Blues as a table. */
import { type CharacterOf, ENTRY, type FieldTable } from '../../character-fields/field.ts';

/** Ranks that the rules know; nothing forbids others. */
const RANK = { least: 1, most: 14 };

export const FIELDS = {
  perception: {
    kind: 'int',
    label: 'Perception',
    also: ['Per'],
    fact: 'D-4',
    about: 'Rolled for the order of play.',
    usual: RANK,
  },
  prowess: {
    kind: 'int',
    label: 'Prowess',
    fact: 'D-14',
    about: 'Rolled to block; left out: not known.',
    usual: RANK,
    default: 0,
  },
  agility: {
    kind: 'int',
    label: 'Agility',
    also: ['Agi'],
    fact: 'D-15',
    about: 'Rolled to dodge; left out: not known.',
    usual: RANK,
    default: 0,
  },
  superSpeed: {
    kind: 'int',
    label: 'Super-speed',
    fact: 'D-5',
    about: 'Rank; added to the roll for the order of play.',
    usual: { least: 0, most: 14 },
    default: 0,
  },
  powers: {
    kind: 'list',
    label: 'Powers',
    entry: 'power',
    fact: 'D-20',
    default: [],
    item: {
      ...ENTRY,
      rank: { kind: 'int', label: 'Rank', about: 'An attack with it is blocked or dodged at 8 more.', usual: RANK },
    },
  },
  expertise: {
    kind: 'texts',
    label: 'Expertise',
    fact: 'D-16',
    about: 'block, blocking, dodge and dodging add 3 to these rolls.',
    default: [],
  },
  endurance: { kind: 'int', label: 'Endurance', optional: true },
} as const satisfies FieldTable;

export type BbCharacter = CharacterOf<typeof FIELDS>;
