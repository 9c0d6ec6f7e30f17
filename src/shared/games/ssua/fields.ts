/** A character of SSUA as a table: types, defaults and usual values, with the facts they rest on. */
import { type CharacterOf, ENTRY, type FieldTable, numberOf } from '../../character-fields/field.ts';
import type { Word } from '../../form/vocabulary.ts';

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

const PRICE_WORDS: readonly Word[] = [
  { id: 'take-off', label: 'Take off' },
  { id: 'land', label: 'Land' },
  { id: 'swim', label: 'Swim, per inch' },
  { id: 'attack', label: 'Attack' },
  { id: 'interact', label: 'Interact' },
  { id: 'pick-up', label: 'Pick up' },
  { id: 'operate', label: 'Drive a vehicle' },
];

const ATTACK_TYPES: readonly Word[] = [
  { id: 'melee', label: 'Melee' },
  { id: 'ranged', label: 'Ranged' },
];

const MARKS: readonly Word[] = [
  { id: 'always', label: 'Always on' },
  { id: 'cost', label: 'Costs AP' },
  { id: 'special', label: 'Special' },
];

const LIFTS: readonly Word[] = [
  { id: 'none', label: 'None' },
  { id: 'light', label: 'Light' },
  { id: 'medium', label: 'Medium' },
  { id: 'heavy', label: 'Heavy' },
  { id: 'massive', label: 'Massive' },
];

/** The four core stats lie between these by habit; nothing forbids others. */
const STAT = { least: 1, most: 9 };

const pair = (of: string) =>
  ({
    hit: { kind: 'int', label: `${of} Hit` },
    resist: { kind: 'int', label: `${of} Resist` },
  }) as const;

export const FIELDS = {
  agility: {
    kind: 'int',
    label: 'Agility',
    also: ['Agi'],
    fact: 'A-5',
    usual: STAT,
    about: 'Also dice for Initiative.',
  },
  mind: { kind: 'int', label: 'Mind', fact: 'A-5', usual: STAT, about: 'Also dice for Initiative.' },
  ap: {
    kind: 'int',
    label: 'AP',
    also: ['Action Points'],
    fact: 'A-15',
    about: 'Action Points of a turn; left out: Mind and Agility together.',
    default: (character) => numberOf(character, 'mind') + numberOf(character, 'agility'),
  },
  henchman: { kind: 'flag', label: 'Henchman', fact: 'A-4', about: 'May not roll for Initiative.', default: false },
  vehicle: {
    kind: 'flag',
    label: 'Vehicle',
    fact: 'A-28',
    about:
      'A model that somebody must drive and that has AP of its own; one that is a single model with its driver is none.',
    default: false,
  },
  strength: { kind: 'int', label: 'Strength', usual: STAT, optional: true },
  resolve: { kind: 'int', label: 'Resolve', usual: STAT, optional: true },
  hits: { kind: 'int+', label: 'Hits', about: 'At 0 the character is out.', optional: true },
  physical: { kind: 'group', label: 'Physical', fields: pair('Physical'), optional: true },
  mental: { kind: 'group', label: 'Mental', fields: pair('Mental'), optional: true },
  moveMultiplier: {
    kind: 'half',
    label: 'Move multiplier',
    also: ['Multiplier'],
    fact: 'A-30',
    about: 'Inches of a point are multiplied by it, for moves and charges alike.',
    default: 1,
  },
  rerolls: {
    kind: 'int',
    label: 'Initiative re-rolls',
    also: ['Re-rolls'],
    fact: 'A-6',
    about: 'Dice of the Initiative roll that may be rolled again.',
    default: 0,
  },
  prices: {
    kind: 'numbers',
    label: 'AP price',
    fact: 'A-18',
    about: 'What this card makes dearer or cheaper, by what is done; swim is per inch.',
    value: 'int',
    of: PRICE_WORDS,
    default: PRICES,
  },
  attacks: {
    kind: 'list',
    label: 'Attacks',
    entry: 'attack',
    default: [],
    item: {
      name: { kind: 'text', label: 'Name' },
      type: { kind: 'word', label: 'Type', list: 'attack-types', of: ATTACK_TYPES, about: 'melee or ranged.' },
      pool: { kind: 'int', label: 'Pool', about: 'Dice.' },
      range: { kind: 'inch', label: 'Range', about: 'Inches.', optional: true },
      damage: { kind: 'int', label: 'Damage', optional: true },
      ap: { kind: 'int', label: 'AP', about: 'Left out: the price of an attack.', optional: true },
    },
  },
  powers: {
    kind: 'list',
    label: 'Powers',
    entry: 'power',
    default: [],
    item: {
      ...ENTRY,
      ap: { kind: 'int', label: 'AP', optional: true },
      mark: {
        kind: 'word',
        label: 'Mark',
        list: 'marks',
        of: MARKS,
        about: 'always, cost or special.',
        optional: true,
      },
    },
  },
  lift: {
    kind: 'word',
    label: 'Lift',
    list: 'lifts',
    of: LIFTS,
    about: 'The heaviest class of object that it lifts: none, light, medium, heavy or massive.',
    default: 'none',
  },
} as const satisfies FieldTable;

export type SsuaCharacter = CharacterOf<typeof FIELDS>;
