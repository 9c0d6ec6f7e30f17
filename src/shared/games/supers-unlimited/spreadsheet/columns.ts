/** Defines the columns of spreadsheets of characters. Headings are the words of the card; `aliases` are other headings that are read. */
import { YES_NO } from '../../../spreadsheet/cell.ts';
import type { Column, SpreadsheetRules } from '../../../spreadsheet/column.ts';
import { COMMON_COLUMNS, getNumberWidth } from '../../../spreadsheet/common-columns.ts';
import { ENTRIES } from '../../../spreadsheet/entry-cell.ts';
import { NUMBER } from '../../../spreadsheet/number-cell.ts';
import { ANY_WORD, createWordKind, createWordListKind, createWordVocabulary } from '../../../spreadsheet/word-cell.ts';
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
import { getTermName } from '../names.ts';
import { ATTACKS_CELL } from './attacks.ts';
import { WEAKNESSES_CELL } from './weaknesses.ts';

const createNumberColumn = (
  pointer: string,
  heading: string,
  description: string,
  otherHeadings: readonly string[] = [],
): Column => ({
  pointer,
  heading,
  aliases: otherHeadings,
  description,
  width: getNumberWidth(heading),
  kind: NUMBER,
});
const requireColumn = (column: Column): Column => ({ ...column, isRequired: true });

const createListColumn = (
  pointer: string,
  heading: string,
  words: readonly string[],
  otherHeadings: readonly string[] = [],
): Column => ({
  pointer,
  heading,
  aliases: otherHeadings,
  description: `Words between semicolons: ${words.map(getTermName).join(', ')}.`,
  width: 22,
  kind: createWordListKind(createWordVocabulary(words, getTermName)),
});

const createEntriesColumn = (pointer: string, heading: string, otherHeadings: readonly string[] = []): Column => ({
  pointer,
  heading,
  aliases: otherHeadings,
  description: `One a line, name and text: Leadership: May lead a team. Things it lists stand in brackets at the end: Gear: Carried along. [rope; lamp]`,
  width: 44,
  kind: ENTRIES,
});

const TRAIT_NAMES: Readonly<Record<ActionTrait, readonly string[]>> = {
  fight: ['Fight', 'Fighting'],
  aim: ['Aim', 'Shoot', 'Shooting'],
  mind: ['Mind', 'Mental'],
  magic: ['Magic'],
};

function createTraitColumns(traitId: ActionTrait): Column[] {
  const traitNames = TRAIT_NAMES[traitId];
  const listHeadings = (...endings: string[]) =>
    traitNames.flatMap((traitName) => endings.map((ending) => `${traitName}${ending}`));
  return [
    requireColumn(
      createNumberColumn(
        `/traits/${traitId}/dice`,
        `${getTermName(traitId)} dice`,
        `Dice of ${getTermName(traitId)}.`,
        listHeadings('', ' dice', ' D', ' die', ' trait'),
      ),
    ),
    requireColumn(
      createNumberColumn(
        `/traits/${traitId}/resistance`,
        `${getTermName(traitId)} Resistance`,
        `Resistance of ${getTermName(traitId)}.`,
        listHeadings(' Resistance', ' Res', ' Resist', ' R', ' Defense', ' Def'),
      ),
    ),
  ];
}

const COLUMNS: readonly Column[] = [
  COMMON_COLUMNS.id,
  COMMON_COLUMNS.name,
  COMMON_COLUMNS.concept,
  requireColumn(createNumberColumn('/level', 'Level', '1 to 10.', ['Lvl', 'Lv', 'Tier', 'Rank'])),
  {
    pointer: '/alignment',
    heading: 'Alignment',
    aliases: ['Align', 'Side', 'Allegiance'],
    description: `One of ${ALIGNMENTS.map(getTermName).join(', ')}.`,
    width: 12,
    isRequired: true,
    kind: createWordKind(createWordVocabulary(ALIGNMENTS, getTermName)),
  },
  { ...createListColumn('/classes', 'Classes', CLASSES, ['Class', 'Role', 'Roles', 'Archetype']), emptyValue: [] },
  COMMON_COLUMNS.factions,
  requireColumn(
    createNumberColumn('/power', 'Power', 'Also the Power Points at the start.', ['Pow', 'Power points', 'PP']),
  ),
  requireColumn(createNumberColumn('/move', 'Move', 'Inches.', ['Movement inches', 'Speed', 'Mv', 'Move inches'])),
  requireColumn(createNumberColumn('/size', 'Size', '0 to 6; 2 is Standard.', ['Sz'])),
  createNumberColumn('/reach', 'Reach', 'Inches; empty is base contact only.', ['Rch']),
  requireColumn(
    createNumberColumn('/hp/total', 'HP', 'Boxes of the HP track.', [
      'Hit points',
      'Health',
      'HP total',
      'Total HP',
      'Hits',
    ]),
  ),
  createNumberColumn('/hp/red', 'Red HP', 'How many boxes are red; empty is half of them, rounded down.', [
    'HP red',
    'Red boxes',
    'Red Zone',
    'Red',
  ]),
  ...ACTION_TRAITS.flatMap(createTraitColumns),
  requireColumn(
    createNumberColumn('/traits/recovery/dice', 'Recovery dice', 'Dice of Recovery.', [
      'Recovery',
      'Rec',
      'Recovery D',
    ]),
  ),
  {
    ...createListColumn('/movement', 'Movement', MOVEMENTS, ['Movement types', 'Movement type', 'Moves', 'Locomotion']),
    description: `Words between semicolons: ${MOVEMENTS.map(getTermName).join(', ')}. Empty is Sprint; none is no movement at all.`,
    // No movement at all is written as `none`, because an empty cell means Sprint.
    writesEmpty: true,
  },
  { ...createListColumn('/keywords/type', 'Type', TYPES, ['Types', 'Keyword type']), emptyValue: [] },
  { ...createListColumn('/keywords/origin', 'Origin', ORIGINS, ['Origins', 'Source']), emptyValue: [] },
  createListColumn('/keywords/elements', 'Elements', ELEMENTS, ['Element']),
  createListColumn('/keywords/specialties', 'Specialties', SPECIALTIES, ['Specialty', 'Speciality', 'Specialities']),
  {
    pointer: '/weaknesses',
    heading: 'Weaknesses',
    aliases: ['Weakness', 'Weak to', 'Vulnerabilities', 'Vulnerability'],
    description: 'Keywords between semicolons; a Vulnerability is marked: fire; cold (vulnerability).',
    width: 24,
    kind: WEAKNESSES_CELL,
  },
  {
    pointer: '/immunities',
    heading: 'Immunities',
    aliases: ['Immunity', 'Immune to', 'Immune'],
    description: 'Words between semicolons.',
    width: 22,
    kind: createWordListKind({
      find: (cellText, cellContext) =>
        createWordVocabulary(EFFECTS, getTermName).find(cellText, cellContext) ?? ANY_WORD.find(cellText, cellContext),
    }),
  },
  createEntriesColumn('/talents', 'Talents', ['Talent']),
  createEntriesColumn('/abilities', 'Abilities', ['Ability', 'Powers']),
  createEntriesColumn('/spells', 'Spells', ['Spell']),
  {
    pointer: '/attacks',
    heading: 'Attacks',
    aliases: ['Attack'],
    description:
      'One a line, the name before the printed notation: Lamp Bolt: Aim / Projectile 8 / +1D10 / Damage and Blind',
    width: 52,
    emptyValue: [],
    kind: ATTACKS_CELL,
  },
  {
    pointer: '/infiltrator',
    heading: 'Infiltrator',
    aliases: ['Infiltrates'],
    description: 'yes or no; empty is yes for the Class Infiltrator and no for all others.',
    width: 12,
    kind: YES_NO,
  },
  COMMON_COLUMNS.notes,
];

export const table: SpreadsheetRules = {
  columns: COLUMNS,
  createBlank: () => ({
    format: 'rollcall.character',
    version: 1,
    ruleset: 'supers-unlimited',
  }),
};
