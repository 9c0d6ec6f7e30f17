/** A unit of the BattleTech initiative and action rules as a table. */
import { type CharacterOf, ENTRY, type FieldTable, numberOf, type Values } from '../../character-fields/field.ts';
import type { PrintedWord } from '../../form/vocabulary.ts';

/** B-20, B?3 */
export const UNITS: readonly PrintedWord[] = [
  { id: 'pc', printed: 'PC', label: (t) => t('btForms.unitPc'), note: (t) => t('btForms.unitPcNote') },
  { id: 'nppc', printed: 'NPPC', label: (t) => t('btForms.unitNppc'), note: (t) => t('btForms.unitNppcNote') },
  { id: 'npc', printed: 'NPC', label: (t) => t('btForms.unitNpc') },
  { id: 'infantry', printed: 'Infantry', label: (t) => t('btForms.unitInfantry') },
];

/** B-7, in the order in which ties are broken. */
export const UNIT_TYPES: readonly PrintedWord[] = [
  { id: 'mech', printed: 'Mech', label: (t) => t('btForms.unitTypeMech') },
  { id: 'aerospace', printed: 'Aerospace', label: (t) => t('btForms.unitTypeAerospace') },
  { id: 'vtol', printed: 'VTOL', label: (t) => t('btForms.unitTypeVtol') },
  { id: 'hover', printed: 'Hover', label: (t) => t('btForms.unitTypeHover') },
  { id: 'ground', printed: 'Ground', label: (t) => t('btForms.unitTypeGround') },
  { id: 'track', printed: 'Track', label: (t) => t('btForms.unitTypeTrack') },
  { id: 'jump-infantry', printed: 'Jump Infantry', label: (t) => t('btForms.unitTypeJumpInfantry') },
  { id: 'mechanised-infantry', printed: 'Mechanised Infantry', label: (t) => t('btForms.unitTypeMechanisedInfantry') },
  { id: 'foot-infantry', printed: 'Foot Infantry', label: (t) => t('btForms.unitTypeFootInfantry') },
];

/** Green first: the place of a word is the number of levels above Green. */
export const EXPERIENCE: readonly PrintedWord[] = [
  { id: 'green', printed: 'Green', label: (t) => t('btForms.experienceGreen') },
  { id: 'regular', printed: 'Regular', label: (t) => t('btForms.experienceRegular') },
  { id: 'veteran', printed: 'Veteran', label: (t) => t('btForms.experienceVeteran') },
  { id: 'elite', printed: 'Elite', label: (t) => t('btForms.experienceElite') },
  { id: 'elite-plus', printed: 'Elite+', label: (t) => t('btForms.experienceElitePlus') },
  { id: 'elite-plus-plus', printed: 'Elite++', label: (t) => t('btForms.experienceElitePlusPlus') },
];

const BASE = { least: 0, most: 8 };

const tonsOf = ({ type }: Values) => (type === 'mech' ? { least: 10, most: 135, multiple: 5 } : undefined);

export const FIELDS = {
  unit: {
    kind: 'word',
    heading: 'Unit',
    label: (t) => t('btForms.unit'),
    list: 'units',
    of: UNITS,
    fact: 'B-20',
    about: 'pc, nppc, npc or infantry: whose initiative line counts.',
  },
  type: {
    kind: 'word',
    heading: 'Type',
    label: (t) => t('labels.type'),
    also: ['Unit type'],
    list: 'types',
    of: UNIT_TYPES,
    fact: 'B-7',
    about: 'mech to foot-infantry: breaks ties.',
  },
  tonnage: {
    kind: 'above 0',
    heading: 'Tonnage',
    label: (t) => t('btForms.tonnage'),
    also: ['Tons', 'Weight'],
    about: 'Tons.',
    usual: tonsOf,
  },
  mp: {
    kind: 'int',
    heading: 'Walk/Cruise MP',
    label: (t) => t('btForms.mp'),
    also: ['MP', 'Walk', 'Walk MP', 'Cruise MP'],
    about: 'Base Walk or Cruise MP.',
  },
  mpNow: {
    kind: 'int',
    heading: 'Current MP',
    label: (t) => t('btForms.mpNow'),
    fact: 'B-6',
    about: 'Current MP at the start; left out: the base.',
    default: (unit) => numberOf(unit, 'mp'),
  },
  piloting: {
    kind: 'integer',
    heading: 'Piloting level',
    label: (t) => t('btForms.piloting'),
    also: ['Piloting'],
    fact: 'B?2',
    about: 'Skill level of a pc or nppc, higher is better.',
    optional: true,
  },
  tactics: {
    kind: 'integer',
    heading: 'Tactics level',
    label: (t) => t('btForms.tactics'),
    also: ['Tactics'],
    fact: 'B?2',
    about: 'Skill level of a pc or nppc, higher is better.',
    optional: true,
  },
  pilotingBase: {
    kind: 'integer',
    heading: 'Piloting base',
    label: (t) => t('btForms.pilotingBase'),
    about: 'Target number of an npc, lower is better.',
    usual: BASE,
    optional: true,
  },
  gunneryBase: {
    kind: 'integer',
    heading: 'Gunnery base',
    label: (t) => t('btForms.gunneryBase'),
    about: 'Target number of an npc, lower is better.',
    usual: BASE,
    optional: true,
  },
  experience: {
    kind: 'word',
    heading: 'Experience',
    label: (t) => t('btForms.experience'),
    list: 'experience',
    of: EXPERIENCE,
    fact: 'B-3',
    about: 'green to elite-plus-plus; infantry counts the levels above Green.',
    default: 'green',
  },
  crew: { kind: 'int+', heading: 'Crew', label: (t) => t('btForms.crew'), default: 1 },
  heat: { kind: 'int', heading: 'Heat', label: (t) => t('btForms.heat'), about: 'Heat at the start.', default: 0 },
  equipment: {
    kind: 'list',
    heading: 'Equipment',
    label: (t) => t('btForms.equipment'),
    entry: 'piece of equipment',
    entryLabel: (t) => t('btForms.equipmentInSentence'),
    default: [],
    item: ENTRY,
  },
} as const satisfies FieldTable;

export type BtUnit = CharacterOf<typeof FIELDS>;
