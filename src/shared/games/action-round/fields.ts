/** Defines the fields of a character of the Action Round. */
import { type CharacterOf, ENTRY, type FieldTable } from '../../character-fields/field.ts';

export const FIELDS = {
  powerLevel: {
    kind: 'int',
    heading: 'Power Level',
    label: (translate) => translate('arForms.powerLevel'),
    otherHeadings: ['PL'],
    fact: 'C-12',
    about: 'What Moderate and Hard checks are rolled against follows from it.',
    usual: { min: 0, max: 20 },
  },
  initiative: {
    kind: 'integer',
    heading: 'Initiative',
    label: (translate) => translate('labels.initiative'),
    otherHeadings: ['Init'],
    fact: 'C?1',
    about: 'The score that turns are taken by; with ar.initMode d20 what is added to the roll.',
  },
  speedRank: {
    kind: 'integer',
    heading: 'Speed rank',
    label: (translate) => translate('arForms.speedRank'),
    fact: 'C-38',
    about: 'Rank 0 walks 30 feet.',
    default: 0,
  },
  wits: {
    kind: 'int',
    heading: 'Wits',
    label: (translate) => translate('arForms.wits'),
    about: 'Ranks of Wits.',
    default: 0,
  },
  destiny: {
    kind: 'int',
    heading: 'Destiny',
    label: (translate) => translate('arForms.destiny'),
    about: 'Destiny, Fate and Corruption dice together.',
    default: 0,
  },
  stress: {
    kind: 'int',
    heading: 'Stress',
    label: (translate) => translate('arForms.stress'),
    about: 'Stress at the start.',
    default: 0,
  },
  skills: {
    kind: 'list',
    heading: 'Skills',
    label: (translate) => translate('arForms.skills'),
    entry: 'skill',
    entryLabel: (translate) => translate('arForms.skillInSentence'),
    default: [],
    item: {
      name: { kind: 'text', heading: 'Name', label: (translate) => translate('labels.name') },
      rank: { kind: 'integer', heading: 'Rank', label: (translate) => translate('labels.rank') },
      ability: {
        kind: 'text',
        heading: 'Ability',
        label: (translate) => translate('arForms.ability'),
        about: 'The ability it belongs to.',
        optional: true,
      },
    },
  },
  powers: {
    kind: 'list',
    heading: 'Powers',
    label: (translate) => translate('labels.powers'),
    entry: 'power',
    entryLabel: (translate) => translate('labels.powerInSentence'),
    fact: 'C-5',
    default: [],
    item: {
      ...ENTRY,
      rank: { kind: 'integer', heading: 'Rank', label: (translate) => translate('labels.rank'), optional: true },
      area: {
        kind: 'flag',
        heading: 'Area Power',
        label: (translate) => translate('arForms.areaPower'),
        about: 'Only one of them a round.',
        default: false,
      },
    },
  },
  conditions: {
    kind: 'texts',
    heading: 'Conditions',
    label: (translate) => translate('arForms.conditions'),
    fact: 'C?17',
    about: 'Tags that the character begins with.',
    default: [],
  },
} as const satisfies FieldTable;

export type ArCharacter = CharacterOf<typeof FIELDS>;
