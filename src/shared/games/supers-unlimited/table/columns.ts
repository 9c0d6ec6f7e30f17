/** Characters of Supers Unlimited as rows. Headings are the words of the card; `other` are further spellings that are read. */
import { YES_NO } from '../../../table/cell.ts';
import type { Column, TableRules } from '../../../table/column.ts';
import { COMMON_COLUMNS, numberWidth } from '../../../table/common-columns.ts';
import { ENTRIES } from '../../../table/entries.ts';
import { NUMBER } from '../../../table/number-cell.ts';
import { ANY_WORD, oneWord, vocabulary, wordList } from '../../../table/word-cell.ts';
import {
  ACTION_TRAITS,
  type ActionTrait,
  ALIGNMENTS,
  CLASSES,
  EFFECTS,
  ELEMENTS,
  MOVEMENTS,
  ORIGINS,
  SPECIALTIES,
  TYPES,
} from '../facts.ts';
import { nameOf } from '../names.ts';
import { ATTACKS } from './attacks.ts';
import { WEAKNESSES } from './weaknesses.ts';

const number = (path: string, heading: string, about: string, also: readonly string[] = []): Column => ({
  path,
  heading,
  also,
  about,
  width: numberWidth(heading),
  kind: NUMBER,
});
const needed = (column: Column): Column => ({ ...column, needed: true });

const list = (path: string, heading: string, words: readonly string[], also: readonly string[] = []): Column => ({
  path,
  heading,
  also,
  about: `Words between semicolons: ${words.map(nameOf).join(', ')}.`,
  width: 22,
  kind: wordList(vocabulary(words, nameOf)),
});

const entries = (path: string, heading: string, also: readonly string[] = []): Column => ({
  path,
  heading,
  also,
  about: `One a line, name and text: Leadership: May lead a team. Things it lists stand in brackets at the end: Gear: Carried along. [rope; lamp]`,
  width: 44,
  kind: ENTRIES,
});

const TRAIT_NAMES: Readonly<Record<ActionTrait, readonly string[]>> = {
  fight: ['Fight', 'Fighting'],
  aim: ['Aim', 'Shoot', 'Shooting'],
  mind: ['Mind', 'Mental'],
  magic: ['Magic'],
};

function trait(id: ActionTrait): Column[] {
  const names = TRAIT_NAMES[id];
  const also = (...endings: string[]) => names.flatMap((name) => endings.map((ending) => `${name}${ending}`));
  return [
    needed(
      number(
        `/traits/${id}/dice`,
        `${nameOf(id)} dice`,
        `Dice of ${nameOf(id)}.`,
        also('', ' dice', ' D', ' die', ' trait'),
      ),
    ),
    needed(
      number(
        `/traits/${id}/resistance`,
        `${nameOf(id)} Resistance`,
        `Resistance of ${nameOf(id)}.`,
        also(' Resistance', ' Res', ' Resist', ' R', ' Defense', ' Def'),
      ),
    ),
  ];
}

const COLUMNS: readonly Column[] = [
  COMMON_COLUMNS.id,
  COMMON_COLUMNS.name,
  COMMON_COLUMNS.concept,
  needed(number('/level', 'Level', '1 to 10.', ['Lvl', 'Lv', 'Tier', 'Rank'])),
  {
    path: '/alignment',
    heading: 'Alignment',
    also: ['Align', 'Side', 'Allegiance'],
    about: `One of ${ALIGNMENTS.map(nameOf).join(', ')}.`,
    width: 12,
    needed: true,
    kind: oneWord(vocabulary(ALIGNMENTS, nameOf)),
  },
  { ...list('/classes', 'Classes', CLASSES, ['Class', 'Role', 'Roles', 'Archetype']), empty: [] },
  COMMON_COLUMNS.factions,
  needed(number('/power', 'Power', 'Also the Power Points at the start.', ['Pow', 'Power points', 'PP'])),
  needed(number('/move', 'Move', 'Inches.', ['Movement inches', 'Speed', 'Mv', 'Move inches'])),
  needed(number('/size', 'Size', '0 to 6; 2 is Standard.', ['Sz'])),
  number('/reach', 'Reach', 'Inches; empty is base contact only.', ['Rch']),
  needed(number('/hp/total', 'HP', 'Boxes of the HP track.', ['Hit points', 'Health', 'HP total', 'Total HP', 'Hits'])),
  number('/hp/red', 'Red HP', 'How many boxes are red; empty is half of them, rounded down.', [
    'HP red',
    'Red boxes',
    'Red Zone',
    'Red',
  ]),
  ...ACTION_TRAITS.flatMap(trait),
  needed(number('/traits/recovery/dice', 'Recovery dice', 'Dice of Recovery.', ['Recovery', 'Rec', 'Recovery D'])),
  {
    ...list('/movement', 'Movement', MOVEMENTS, ['Movement types', 'Movement type', 'Moves', 'Locomotion']),
    about: `Words between semicolons: ${MOVEMENTS.map(nameOf).join(', ')}. Empty is Sprint; none is no movement at all.`,
    emptyCounts: true,
  },
  { ...list('/keywords/type', 'Type', TYPES, ['Types', 'Keyword type']), empty: [] },
  { ...list('/keywords/origin', 'Origin', ORIGINS, ['Origins', 'Source']), empty: [] },
  list('/keywords/elements', 'Elements', ELEMENTS, ['Element']),
  list('/keywords/specialties', 'Specialties', SPECIALTIES, ['Specialty', 'Speciality', 'Specialities']),
  {
    path: '/weaknesses',
    heading: 'Weaknesses',
    also: ['Weakness', 'Weak to', 'Vulnerabilities', 'Vulnerability'],
    about: 'Keywords between semicolons; a Vulnerability is marked: fire; cold (vulnerability).',
    width: 24,
    kind: WEAKNESSES,
  },
  {
    path: '/immunities',
    heading: 'Immunities',
    also: ['Immunity', 'Immune to', 'Immune'],
    about: 'Words between semicolons.',
    width: 22,
    kind: wordList({
      find: (text, context) => vocabulary(EFFECTS, nameOf).find(text, context) ?? ANY_WORD.find(text, context),
    }),
  },
  entries('/talents', 'Talents', ['Talent']),
  entries('/abilities', 'Abilities', ['Ability', 'Powers']),
  entries('/spells', 'Spells', ['Spell']),
  {
    path: '/attacks',
    heading: 'Attacks',
    also: ['Attack'],
    about: 'One a line, the name before the printed notation: Lamp Bolt: Aim / Projectile 8 / +1D10 / Damage and Blind',
    width: 52,
    empty: [],
    kind: ATTACKS,
  },
  {
    path: '/infiltrator',
    heading: 'Infiltrator',
    also: ['Infiltrates'],
    about: 'yes or no; empty is yes for the Class Infiltrator and no for all others.',
    width: 12,
    kind: YES_NO,
  },
  COMMON_COLUMNS.notes,
];

export const table: TableRules = {
  columns: COLUMNS,
  blank: () => ({
    format: 'rollcall.character',
    version: 1,
    ruleset: 'supers-unlimited',
  }),
};
