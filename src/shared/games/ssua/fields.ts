/** A character of SSUA as a table: types, defaults and usual values, with the facts they rest on. */
import { type CharacterOf, ENTRY, type FieldTable, numberOf } from '../../character-fields/field.ts';
import type { PrintedWord } from '../../form/vocabulary.ts';

/** what may have a price of its own on a card, with the usual one. */
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
  { id: 'take-off', printed: 'Take off', label: (t) => t('ssuaForms.priceTakeOff') },
  { id: 'land', printed: 'Land', label: (t) => t('ssuaForms.priceLand') },
  { id: 'swim', printed: 'Swim, per inch', label: (t) => t('ssuaForms.priceSwim') },
  { id: 'attack', printed: 'Attack', label: (t) => t('ssuaForms.priceAttack') },
  { id: 'interact', printed: 'Interact', label: (t) => t('ssuaForms.priceInteract') },
  { id: 'pick-up', printed: 'Pick up', label: (t) => t('ssuaForms.pricePickUp') },
  { id: 'operate', printed: 'Drive a vehicle', label: (t) => t('ssuaForms.priceOperate') },
];

const ATTACK_TYPES: readonly PrintedWord[] = [
  { id: 'melee', printed: 'Melee', label: (t) => t('ssuaForms.attackTypeMelee') },
  { id: 'ranged', printed: 'Ranged', label: (t) => t('ssuaForms.attackTypeRanged') },
];

const MARKS: readonly PrintedWord[] = [
  { id: 'always', printed: 'Always on', label: (t) => t('ssuaForms.markAlways') },
  { id: 'cost', printed: 'Costs AP', label: (t) => t('ssuaForms.markCost') },
  { id: 'special', printed: 'Special', label: (t) => t('ssuaForms.markSpecial') },
];

const LIFTS: readonly PrintedWord[] = [
  { id: 'none', printed: 'None', label: (t) => t('ssuaForms.liftNone') },
  { id: 'light', printed: 'Light', label: (t) => t('ssuaForms.liftLight') },
  { id: 'medium', printed: 'Medium', label: (t) => t('ssuaForms.liftMedium') },
  { id: 'heavy', printed: 'Heavy', label: (t) => t('ssuaForms.liftHeavy') },
  { id: 'massive', printed: 'Massive', label: (t) => t('ssuaForms.liftMassive') },
];

/** The four core stats lie between these by habit; nothing forbids others. */
const STAT = { least: 1, most: 9 };

const PHYSICAL = {
  hit: { kind: 'int', heading: 'Physical Hit', label: (t) => t('ssuaForms.physicalHit') },
  resist: { kind: 'int', heading: 'Physical Resist', label: (t) => t('ssuaForms.physicalResist') },
} as const satisfies FieldTable;

const MENTAL = {
  hit: { kind: 'int', heading: 'Mental Hit', label: (t) => t('ssuaForms.mentalHit') },
  resist: { kind: 'int', heading: 'Mental Resist', label: (t) => t('ssuaForms.mentalResist') },
} as const satisfies FieldTable;

export const FIELDS = {
  agility: {
    kind: 'int',
    heading: 'Agility',
    label: (t) => t('labels.agility'),
    also: ['Agi'],
    fact: 'A-5',
    usual: STAT,
    about: 'Also dice for Initiative.',
  },
  mind: {
    kind: 'int',
    heading: 'Mind',
    label: (t) => t('ssuaForms.mind'),
    fact: 'A-5',
    usual: STAT,
    about: 'Also dice for Initiative.',
  },
  ap: {
    kind: 'int',
    heading: 'AP',
    label: (t) => t('ssuaForms.ap'),
    also: ['Action Points'],
    fact: 'A-15',
    about: 'Action Points of a turn; left out: Mind and Agility together.',
    default: (character) => numberOf(character, 'mind') + numberOf(character, 'agility'),
  },
  henchman: {
    kind: 'flag',
    heading: 'Henchman',
    label: (t) => t('ssuaForms.henchman'),
    fact: 'A-4',
    about: 'May not roll for Initiative.',
    default: false,
  },
  vehicle: {
    kind: 'flag',
    heading: 'Vehicle',
    label: (t) => t('ssuaForms.vehicle'),
    fact: 'A-28',
    about:
      'A model that somebody must drive and that has AP of its own; one that is a single model with its driver is none.',
    default: false,
  },
  strength: { kind: 'int', heading: 'Strength', label: (t) => t('ssuaForms.strength'), usual: STAT, optional: true },
  resolve: { kind: 'int', heading: 'Resolve', label: (t) => t('ssuaForms.resolve'), usual: STAT, optional: true },
  hits: {
    kind: 'int+',
    heading: 'Hits',
    label: (t) => t('ssuaForms.hits'),
    about: 'At 0 the character is out.',
    optional: true,
  },
  physical: {
    kind: 'group',
    heading: 'Physical',
    label: (t) => t('ssuaForms.physical'),
    fields: PHYSICAL,
    optional: true,
  },
  mental: { kind: 'group', heading: 'Mental', label: (t) => t('ssuaForms.mental'), fields: MENTAL, optional: true },
  moveMultiplier: {
    kind: 'half',
    heading: 'Move multiplier',
    label: (t) => t('ssuaForms.moveMultiplier'),
    also: ['Multiplier'],
    fact: 'A-30',
    about: 'Inches of a point are multiplied by it, for moves and charges alike.',
    default: 1,
  },
  rerolls: {
    kind: 'int',
    heading: 'Initiative re-rolls',
    label: (t) => t('ssuaForms.rerolls'),
    also: ['Re-rolls'],
    fact: 'A-6',
    about: 'Dice of the Initiative roll that may be rolled again.',
    default: 0,
  },
  prices: {
    kind: 'numbers',
    heading: 'AP price',
    label: (t) => t('ssuaForms.prices'),
    fact: 'A-18',
    about: 'What this card makes dearer or cheaper, by what is done; swim is per inch.',
    value: 'int',
    of: PRICE_WORDS,
    default: PRICES,
  },
  attacks: {
    kind: 'list',
    heading: 'Attacks',
    label: (t) => t('labels.attacks'),
    entry: 'attack',
    entryLabel: (t) => t('ssuaForms.attackInSentence'),
    default: [],
    item: {
      name: { kind: 'text', heading: 'Name', label: (t) => t('labels.name') },
      type: {
        kind: 'word',
        heading: 'Type',
        label: (t) => t('labels.type'),
        list: 'attack-types',
        of: ATTACK_TYPES,
        about: 'melee or ranged.',
      },
      pool: { kind: 'int', heading: 'Pool', label: (t) => t('ssuaForms.attackPool'), about: 'Dice.' },
      range: {
        kind: 'inch',
        heading: 'Range',
        label: (t) => t('ssuaForms.attackRange'),
        about: 'Inches.',
        optional: true,
      },
      damage: { kind: 'int', heading: 'Damage', label: (t) => t('ssuaForms.attackDamage'), optional: true },
      ap: {
        kind: 'int',
        heading: 'AP',
        label: (t) => t('ssuaForms.ap'),
        about: 'Left out: the price of an attack.',
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
    default: [],
    item: {
      ...ENTRY,
      ap: { kind: 'int', heading: 'AP', label: (t) => t('ssuaForms.ap'), optional: true },
      mark: {
        kind: 'word',
        heading: 'Mark',
        label: (t) => t('ssuaForms.powerMark'),
        list: 'marks',
        of: MARKS,
        about: 'always, cost or special.',
        optional: true,
      },
    },
  },
  lift: {
    kind: 'word',
    heading: 'Lift',
    label: (t) => t('ssuaForms.lift'),
    list: 'lifts',
    of: LIFTS,
    about: 'The heaviest class of object that it lifts: none, light, medium, heavy or massive.',
    default: 'none',
  },
} as const satisfies FieldTable;

export type SsuaCharacter = CharacterOf<typeof FIELDS>;
