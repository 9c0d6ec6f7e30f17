/** A character of the Action Round as a table. */
import { type CharacterOf, ENTRY, type FieldTable } from '../../character-fields/field.ts';

export const FIELDS = {
  powerLevel: {
    kind: 'int',
    heading: 'Power Level',
    label: (t) => t('arForms.powerLevel'),
    also: ['PL'],
    fact: 'C-12',
    about: 'What Moderate and Hard checks are rolled against follows from it.',
    usual: { least: 0, most: 20 },
  },
  initiative: {
    kind: 'integer',
    heading: 'Initiative',
    label: (t) => t('labels.initiative'),
    also: ['Init'],
    fact: 'C?1',
    about: 'The score that turns are taken by; with ar.initMode d20 what is added to the roll.',
  },
  speedRank: {
    kind: 'integer',
    heading: 'Speed rank',
    label: (t) => t('arForms.speedRank'),
    fact: 'C-38',
    about: 'Rank 0 walks 30 feet.',
    default: 0,
  },
  wits: { kind: 'int', heading: 'Wits', label: (t) => t('arForms.wits'), about: 'Ranks of Wits.', default: 0 },
  destiny: {
    kind: 'int',
    heading: 'Destiny',
    label: (t) => t('arForms.destiny'),
    about: 'Destiny, Fate and Corruption dice together.',
    default: 0,
  },
  stress: {
    kind: 'int',
    heading: 'Stress',
    label: (t) => t('arForms.stress'),
    about: 'Stress at the start.',
    default: 0,
  },
  skills: {
    kind: 'list',
    heading: 'Skills',
    label: (t) => t('arForms.skills'),
    entry: 'skill',
    entryLabel: (t) => t('arForms.skillInSentence'),
    default: [],
    item: {
      name: { kind: 'text', heading: 'Name', label: (t) => t('labels.name') },
      rank: { kind: 'integer', heading: 'Rank', label: (t) => t('labels.rank') },
      ability: {
        kind: 'text',
        heading: 'Ability',
        label: (t) => t('arForms.ability'),
        about: 'The ability it belongs to.',
        optional: true,
      },
    },
  },
  powers: {
    kind: 'list',
    heading: 'Powers',
    label: (t) => t('labels.powers'),
    entry: 'power',
    entryLabel: (t) => t('labels.powerInSentence'),
    fact: 'C-5',
    default: [],
    item: {
      ...ENTRY,
      rank: { kind: 'integer', heading: 'Rank', label: (t) => t('labels.rank'), optional: true },
      area: {
        kind: 'flag',
        heading: 'Area Power',
        label: (t) => t('arForms.areaPower'),
        about: 'Only one of them a round.',
        default: false,
      },
    },
  },
  conditions: {
    kind: 'texts',
    heading: 'Conditions',
    label: (t) => t('arForms.conditions'),
    fact: 'C?17',
    about: 'Tags that the character begins with.',
    default: [],
  },
} as const satisfies FieldTable;

export type ArCharacter = CharacterOf<typeof FIELDS>;
