/**
 * Defines the fields of a unit of the BattleTech initiative and action rules. MP are Movement Points. A level is a skill, so that higher is
 * better; a base is a target number for 2d6, so that lower is better.
 */
import { type CharacterOf, ENTRY, type FieldTable, readNumber, type Values } from '../../character-fields/field.ts';
import type { PrintedWord } from '../../form/vocabulary.ts';

/**
 * The kinds of units (B-20): player characters (PC), supporting characters with the same values (NPPC, B?3), all other characters (NPC),
 * and infantry.
 */
export const UNITS: readonly PrintedWord[] = [
  {
    id: 'pc',
    printed: 'PC',
    label: (translate) => translate('btForms.unitPc'),
    note: (translate) => translate('btForms.unitPcNote'),
  },
  {
    id: 'nppc',
    printed: 'NPPC',
    label: (translate) => translate('btForms.unitNppc'),
    note: (translate) => translate('btForms.unitNppcNote'),
  },
  { id: 'npc', printed: 'NPC', label: (translate) => translate('btForms.unitNpc') },
  { id: 'infantry', printed: 'Infantry', label: (translate) => translate('btForms.unitInfantry') },
];

/** The unit types, in the order in which ties are broken (B-7). */
export const UNIT_TYPES: readonly PrintedWord[] = [
  { id: 'mech', printed: 'Mech', label: (translate) => translate('btForms.unitTypeMech') },
  { id: 'aerospace', printed: 'Aerospace', label: (translate) => translate('btForms.unitTypeAerospace') },
  { id: 'vtol', printed: 'VTOL', label: (translate) => translate('btForms.unitTypeVtol') },
  { id: 'hover', printed: 'Hover', label: (translate) => translate('btForms.unitTypeHover') },
  { id: 'ground', printed: 'Ground', label: (translate) => translate('btForms.unitTypeGround') },
  { id: 'track', printed: 'Track', label: (translate) => translate('btForms.unitTypeTrack') },
  { id: 'jump-infantry', printed: 'Jump Infantry', label: (translate) => translate('btForms.unitTypeJumpInfantry') },
  {
    id: 'mechanised-infantry',
    printed: 'Mechanised Infantry',
    label: (translate) => translate('btForms.unitTypeMechanisedInfantry'),
  },
  { id: 'foot-infantry', printed: 'Foot Infantry', label: (translate) => translate('btForms.unitTypeFootInfantry') },
];

/** The experience levels, Green first: the index of a word is the number of levels above Green. */
export const EXPERIENCE: readonly PrintedWord[] = [
  { id: 'green', printed: 'Green', label: (translate) => translate('btForms.experienceGreen') },
  { id: 'regular', printed: 'Regular', label: (translate) => translate('btForms.experienceRegular') },
  { id: 'veteran', printed: 'Veteran', label: (translate) => translate('btForms.experienceVeteran') },
  { id: 'elite', printed: 'Elite', label: (translate) => translate('btForms.experienceElite') },
  { id: 'elite-plus', printed: 'Elite+', label: (translate) => translate('btForms.experienceElitePlus') },
  { id: 'elite-plus-plus', printed: 'Elite++', label: (translate) => translate('btForms.experienceElitePlusPlus') },
];

const BASE_RANGE = { min: 0, max: 8 };

const getTonnageRange = ({ type }: Values) => (type === 'mech' ? { min: 10, max: 135, multiple: 5 } : undefined);

export const FIELDS = {
  unit: {
    kind: 'word',
    heading: 'Unit',
    label: (translate) => translate('btForms.unit'),
    list: 'units',
    words: UNITS,
    fact: 'B-20',
    about: 'pc, nppc, npc or infantry: whose initiative line counts.',
  },
  type: {
    kind: 'word',
    heading: 'Type',
    label: (translate) => translate('labels.type'),
    otherHeadings: ['Unit type'],
    list: 'types',
    words: UNIT_TYPES,
    fact: 'B-7',
    about: 'mech to foot-infantry: breaks ties.',
  },
  tonnage: {
    kind: 'above 0',
    heading: 'Tonnage',
    label: (translate) => translate('btForms.tonnage'),
    otherHeadings: ['Tons', 'Weight'],
    about: 'Tons.',
    usual: getTonnageRange,
  },
  mp: {
    kind: 'int',
    heading: 'Walk/Cruise MP',
    label: (translate) => translate('btForms.mp'),
    otherHeadings: ['MP', 'Walk', 'Walk MP', 'Cruise MP'],
    about: 'Base Walk or Cruise MP.',
  },
  mpNow: {
    kind: 'int',
    heading: 'Current MP',
    label: (translate) => translate('btForms.mpNow'),
    fact: 'B-6',
    about: 'Current MP at the start; left out: the base.',
    default: (unit) => readNumber(unit, 'mp'),
  },
  piloting: {
    kind: 'integer',
    heading: 'Piloting level',
    label: (translate) => translate('btForms.piloting'),
    otherHeadings: ['Piloting'],
    fact: 'B?2',
    about: 'Skill level of a pc or nppc, higher is better.',
    optional: true,
  },
  tactics: {
    kind: 'integer',
    heading: 'Tactics level',
    label: (translate) => translate('btForms.tactics'),
    otherHeadings: ['Tactics'],
    fact: 'B?2',
    about: 'Skill level of a pc or nppc, higher is better.',
    optional: true,
  },
  pilotingBase: {
    kind: 'integer',
    heading: 'Piloting base',
    label: (translate) => translate('btForms.pilotingBase'),
    about: 'Target number of an npc, lower is better.',
    usual: BASE_RANGE,
    optional: true,
  },
  gunneryBase: {
    kind: 'integer',
    heading: 'Gunnery base',
    label: (translate) => translate('btForms.gunneryBase'),
    about: 'Target number of an npc, lower is better.',
    usual: BASE_RANGE,
    optional: true,
  },
  experience: {
    kind: 'word',
    heading: 'Experience',
    label: (translate) => translate('btForms.experience'),
    list: 'experience',
    words: EXPERIENCE,
    fact: 'B-3',
    about: 'green to elite-plus-plus; infantry counts the levels above Green.',
    default: 'green',
  },
  crew: { kind: 'int+', heading: 'Crew', label: (translate) => translate('btForms.crew'), default: 1 },
  heat: {
    kind: 'int',
    heading: 'Heat',
    label: (translate) => translate('btForms.heat'),
    about: 'Heat at the start.',
    default: 0,
  },
  equipment: {
    kind: 'list',
    heading: 'Equipment',
    label: (translate) => translate('btForms.equipment'),
    entry: 'piece of equipment',
    entryLabel: (translate) => translate('btForms.equipmentInSentence'),
    default: [],
    item: ENTRY,
  },
} as const satisfies FieldTable;

export type BtUnit = CharacterOf<typeof FIELDS>;
