/** Defines the fields of a character of Bulletproof Blues. */
import { type CharacterOf, ENTRY, type FieldTable } from '../../character-fields/field.ts';

/** Usual ranks; other values are allowed. */
const RANK_RANGE = { min: 1, max: 14 };

export const FIELDS = {
  perception: {
    kind: 'int',
    heading: 'Perception',
    label: (translate) => translate('bbForms.perception'),
    otherHeadings: ['Per'],
    fact: 'D-4',
    about: 'Rolled for the order of play.',
    usual: RANK_RANGE,
  },
  prowess: {
    kind: 'int',
    heading: 'Prowess',
    label: (translate) => translate('bbForms.prowess'),
    fact: 'D-14',
    about: 'Rolled to block; left out: not known.',
    usual: RANK_RANGE,
    default: 0,
  },
  agility: {
    kind: 'int',
    heading: 'Agility',
    label: (translate) => translate('labels.agility'),
    otherHeadings: ['Agi'],
    fact: 'D-15',
    about: 'Rolled to dodge; left out: not known.',
    usual: RANK_RANGE,
    default: 0,
  },
  superSpeed: {
    kind: 'int',
    heading: 'Super-speed',
    label: (translate) => translate('bbForms.superSpeed'),
    fact: 'D-5',
    about: 'Rank; added to the roll for the order of play.',
    usual: { min: 0, max: 14 },
    default: 0,
  },
  powers: {
    kind: 'list',
    heading: 'Powers',
    label: (translate) => translate('labels.powers'),
    entry: 'power',
    entryLabel: (translate) => translate('labels.powerInSentence'),
    fact: 'D-20',
    default: [],
    item: {
      ...ENTRY,
      rank: {
        kind: 'int',
        heading: 'Rank',
        label: (translate) => translate('labels.rank'),
        about: 'An attack with it is blocked or dodged at 8 more.',
        usual: RANK_RANGE,
      },
    },
  },
  expertise: {
    kind: 'texts',
    heading: 'Expertise',
    label: (translate) => translate('bbForms.expertise'),
    fact: 'D-16',
    about: 'block, blocking, dodge and dodging add 3 to these rolls.',
    default: [],
  },
  endurance: {
    kind: 'int',
    heading: 'Endurance',
    label: (translate) => translate('bbForms.endurance'),
    optional: true,
  },
} as const satisfies FieldTable;

export type BbCharacter = CharacterOf<typeof FIELDS>;
