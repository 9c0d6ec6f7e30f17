/** A unit of the BattleTech initiative and action rules as a table. */
import { type CharacterOf, ENTRY, type FieldTable, numberOf, type Values } from '../../character-fields/field.ts';
import type { Word } from '../../form/vocabulary.ts';

/** B-20, B?3 */
export const UNITS: readonly Word[] = [
  { id: 'pc', label: 'PC', note: 'player character' },
  { id: 'nppc', label: 'NPPC', note: 'supporting character, built like a PC' },
  { id: 'npc', label: 'NPC' },
  { id: 'infantry', label: 'Infantry' },
];

/** B-7, in the order in which ties are broken. */
export const UNIT_TYPES: readonly Word[] = [
  { id: 'mech', label: 'Mech' },
  { id: 'aerospace', label: 'Aerospace' },
  { id: 'vtol', label: 'VTOL' },
  { id: 'hover', label: 'Hover' },
  { id: 'ground', label: 'Ground' },
  { id: 'track', label: 'Track' },
  { id: 'jump-infantry', label: 'Jump Infantry' },
  { id: 'mechanised-infantry', label: 'Mechanised Infantry' },
  { id: 'foot-infantry', label: 'Foot Infantry' },
];

/** Green first: the place of a word is the number of levels above Green. */
export const EXPERIENCE: readonly Word[] = [
  { id: 'green', label: 'Green' },
  { id: 'regular', label: 'Regular' },
  { id: 'veteran', label: 'Veteran' },
  { id: 'elite', label: 'Elite' },
  { id: 'elite-plus', label: 'Elite+' },
  { id: 'elite-plus-plus', label: 'Elite++' },
];

const BASE = { least: 0, most: 8 };

const tonsOf = ({ type }: Values) => (type === 'mech' ? { least: 10, most: 135, multiple: 5 } : undefined);

export const FIELDS = {
  unit: {
    kind: 'word',
    label: 'Unit',
    list: 'units',
    of: UNITS,
    fact: 'B-20',
    about: 'pc, nppc, npc or infantry: whose initiative line counts.',
  },
  type: {
    kind: 'word',
    label: 'Type',
    also: ['Unit type'],
    list: 'types',
    of: UNIT_TYPES,
    fact: 'B-7',
    about: 'mech to foot-infantry: breaks ties.',
  },
  tonnage: { kind: 'above 0', label: 'Tonnage', also: ['Tons', 'Weight'], about: 'Tons.', usual: tonsOf },
  mp: {
    kind: 'int',
    label: 'Walk/Cruise MP',
    also: ['MP', 'Walk', 'Walk MP', 'Cruise MP'],
    about: 'Base Walk or Cruise MP.',
  },
  mpNow: {
    kind: 'int',
    label: 'Current MP',
    fact: 'B-6',
    about: 'Current MP at the start; left out: the base.',
    default: (unit) => numberOf(unit, 'mp'),
  },
  piloting: {
    kind: 'integer',
    label: 'Piloting level',
    also: ['Piloting'],
    fact: 'B?2',
    about: 'Skill level of a pc or nppc, higher is better.',
    optional: true,
  },
  tactics: {
    kind: 'integer',
    label: 'Tactics level',
    also: ['Tactics'],
    fact: 'B?2',
    about: 'Skill level of a pc or nppc, higher is better.',
    optional: true,
  },
  pilotingBase: {
    kind: 'integer',
    label: 'Piloting base',
    about: 'Target number of an npc, lower is better.',
    usual: BASE,
    optional: true,
  },
  gunneryBase: {
    kind: 'integer',
    label: 'Gunnery base',
    about: 'Target number of an npc, lower is better.',
    usual: BASE,
    optional: true,
  },
  experience: {
    kind: 'word',
    label: 'Experience',
    list: 'experience',
    of: EXPERIENCE,
    fact: 'B-3',
    about: 'green to elite-plus-plus; infantry counts the levels above Green.',
    default: 'green',
  },
  crew: { kind: 'int+', label: 'Crew', default: 1 },
  heat: { kind: 'int', label: 'Heat', about: 'Heat at the start.', default: 0 },
  equipment: { kind: 'list', label: 'Equipment', entry: 'piece of equipment', default: [], item: ENTRY },
} as const satisfies FieldTable;

export type BtUnit = CharacterOf<typeof FIELDS>;
