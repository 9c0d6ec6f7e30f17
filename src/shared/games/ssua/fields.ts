/** Defines the fields of a character of SSUA: types, defaults and usual values, with the facts that they follow. */
import { type CharacterOf, ENTRY, type FieldTable, readNumber } from '../../character-fields/field.ts';
import type { PrintedWord } from '../../form/vocabulary.ts';

/** The usual prices of the actions that a card may price differently. */
export const PRICES = {
  'take-off': 2,
  land: 2,
  swim: 2,
  attack: 3,
  interact: 2,
  'pick-up': 2,
  operate: 3,
} as const;
export type PriceId = keyof typeof PRICES;

const PRICE_WORDS: readonly PrintedWord[] = [
  { id: 'take-off', printed: 'Take off', label: (translate) => translate('ssuaForms.priceTakeOff') },
  { id: 'land', printed: 'Land', label: (translate) => translate('ssuaForms.priceLand') },
  { id: 'swim', printed: 'Swim, per inch', label: (translate) => translate('ssuaForms.priceSwim') },
  { id: 'attack', printed: 'Attack', label: (translate) => translate('ssuaForms.priceAttack') },
  { id: 'interact', printed: 'Interact', label: (translate) => translate('ssuaForms.priceInteract') },
  { id: 'pick-up', printed: 'Pick up', label: (translate) => translate('ssuaForms.pricePickUp') },
  { id: 'operate', printed: 'Drive a vehicle', label: (translate) => translate('ssuaForms.priceOperate') },
];

const ATTACK_TYPES: readonly PrintedWord[] = [
  { id: 'melee', printed: 'Melee', label: (translate) => translate('ssuaForms.attackTypeMelee') },
  { id: 'ranged', printed: 'Ranged', label: (translate) => translate('ssuaForms.attackTypeRanged') },
];

/** When a power works: always, for Action Points, or as its text says. */
const MARKS: readonly PrintedWord[] = [
  { id: 'always', printed: 'Always on', label: (translate) => translate('ssuaForms.markAlways') },
  { id: 'cost', printed: 'Costs AP', label: (translate) => translate('ssuaForms.markCost') },
  { id: 'special', printed: 'Special', label: (translate) => translate('ssuaForms.markSpecial') },
];

/** The classes of objects, of which a character lifts one and all lighter ones. */
const LIFTS: readonly PrintedWord[] = [
  { id: 'none', printed: 'None', label: (translate) => translate('ssuaForms.liftNone') },
  { id: 'light', printed: 'Light', label: (translate) => translate('ssuaForms.liftLight') },
  { id: 'medium', printed: 'Medium', label: (translate) => translate('ssuaForms.liftMedium') },
  { id: 'heavy', printed: 'Heavy', label: (translate) => translate('ssuaForms.liftHeavy') },
  { id: 'massive', printed: 'Massive', label: (translate) => translate('ssuaForms.liftMassive') },
];

/** Usual range of the four core stats; other values are allowed. */
const STAT_RANGE = { min: 1, max: 9 };

const PHYSICAL = {
  hit: { kind: 'int', heading: 'Physical Hit', label: (translate) => translate('ssuaForms.physicalHit') },
  resist: { kind: 'int', heading: 'Physical Resist', label: (translate) => translate('ssuaForms.physicalResist') },
} as const satisfies FieldTable;

const MENTAL = {
  hit: { kind: 'int', heading: 'Mental Hit', label: (translate) => translate('ssuaForms.mentalHit') },
  resist: { kind: 'int', heading: 'Mental Resist', label: (translate) => translate('ssuaForms.mentalResist') },
} as const satisfies FieldTable;

export const FIELDS = {
  agility: {
    kind: 'int',
    heading: 'Agility',
    label: (translate) => translate('labels.agility'),
    otherHeadings: ['Agi'],
    fact: 'A-5',
    usual: STAT_RANGE,
    about: 'Also dice for Initiative.',
  },
  mind: {
    kind: 'int',
    heading: 'Mind',
    label: (translate) => translate('ssuaForms.mind'),
    fact: 'A-5',
    usual: STAT_RANGE,
    about: 'Also dice for Initiative.',
  },
  ap: {
    kind: 'int',
    heading: 'AP',
    label: (translate) => translate('ssuaForms.ap'),
    otherHeadings: ['Action Points'],
    fact: 'A-15',
    about: 'Action Points of a turn; left out: Mind and Agility together.',
    default: (character) => readNumber(character, 'mind') + readNumber(character, 'agility'),
  },
  henchman: {
    kind: 'flag',
    heading: 'Henchman',
    label: (translate) => translate('ssuaForms.henchman'),
    fact: 'A-4',
    about: 'May not roll for Initiative.',
    default: false,
  },
  vehicle: {
    kind: 'flag',
    heading: 'Vehicle',
    label: (translate) => translate('ssuaForms.vehicle'),
    fact: 'A-28',
    about:
      'A model that somebody must drive and that has AP of its own; one that is a single model with its driver is none.',
    default: false,
  },
  strength: {
    kind: 'int',
    heading: 'Strength',
    label: (translate) => translate('ssuaForms.strength'),
    usual: STAT_RANGE,
    optional: true,
  },
  resolve: {
    kind: 'int',
    heading: 'Resolve',
    label: (translate) => translate('ssuaForms.resolve'),
    usual: STAT_RANGE,
    optional: true,
  },
  hits: {
    kind: 'int+',
    heading: 'Hits',
    label: (translate) => translate('ssuaForms.hits'),
    about: 'At 0 the character is out.',
    optional: true,
  },
  physical: {
    kind: 'group',
    heading: 'Physical',
    label: (translate) => translate('ssuaForms.physical'),
    fields: PHYSICAL,
    optional: true,
  },
  mental: {
    kind: 'group',
    heading: 'Mental',
    label: (translate) => translate('ssuaForms.mental'),
    fields: MENTAL,
    optional: true,
  },
  moveMultiplier: {
    kind: 'half',
    heading: 'Move multiplier',
    label: (translate) => translate('ssuaForms.moveMultiplier'),
    otherHeadings: ['Multiplier'],
    fact: 'A-30',
    about: 'Inches of a point are multiplied by it, for moves and charges alike.',
    default: 1,
  },
  rerolls: {
    kind: 'int',
    heading: 'Initiative re-rolls',
    label: (translate) => translate('ssuaForms.rerolls'),
    otherHeadings: ['Re-rolls'],
    fact: 'A-6',
    about: 'Dice of the Initiative roll that may be rolled again.',
    default: 0,
  },
  prices: {
    kind: 'numbers',
    heading: 'AP price',
    label: (translate) => translate('ssuaForms.prices'),
    fact: 'A-18',
    about: 'What this card makes dearer or cheaper, by what is done; swim is per inch.',
    value: 'int',
    words: PRICE_WORDS,
    default: PRICES,
  },
  attacks: {
    kind: 'list',
    heading: 'Attacks',
    label: (translate) => translate('labels.attacks'),
    entry: 'attack',
    entryLabel: (translate) => translate('ssuaForms.attackInSentence'),
    default: [],
    item: {
      name: { kind: 'text', heading: 'Name', label: (translate) => translate('labels.name') },
      type: {
        kind: 'word',
        heading: 'Type',
        label: (translate) => translate('labels.type'),
        list: 'attack-types',
        words: ATTACK_TYPES,
        about: 'melee or ranged.',
      },
      pool: { kind: 'int', heading: 'Pool', label: (translate) => translate('ssuaForms.attackPool'), about: 'Dice.' },
      range: {
        kind: 'inch',
        heading: 'Range',
        label: (translate) => translate('ssuaForms.attackRange'),
        about: 'Inches.',
        optional: true,
      },
      damage: {
        kind: 'int',
        heading: 'Damage',
        label: (translate) => translate('ssuaForms.attackDamage'),
        optional: true,
      },
      ap: {
        kind: 'int',
        heading: 'AP',
        label: (translate) => translate('ssuaForms.ap'),
        about: 'Left out: the price of an attack.',
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
    default: [],
    item: {
      ...ENTRY,
      ap: { kind: 'int', heading: 'AP', label: (translate) => translate('ssuaForms.ap'), optional: true },
      mark: {
        kind: 'word',
        heading: 'Mark',
        label: (translate) => translate('ssuaForms.powerMark'),
        list: 'marks',
        words: MARKS,
        about: 'always, cost or special.',
        optional: true,
      },
    },
  },
  lift: {
    kind: 'word',
    heading: 'Lift',
    label: (translate) => translate('ssuaForms.lift'),
    list: 'lifts',
    words: LIFTS,
    about: 'The heaviest class of object that it lifts: none, light, medium, heavy or massive.',
    default: 'none',
  },
} as const satisfies FieldTable;

export type SsuaCharacter = CharacterOf<typeof FIELDS>;
