/**
 * Compares characters of SSUA with those of the same role, since the rules have neither Levels nor points: Henchmen, who may not roll for
 * Initiative, vehicles, which must be driven, and all others.
 */
import type { ComparedNumber, CompareRules, FieldChance, Peers } from '../../compare/compare-rules.ts';
import { findHighest, findMedian, getRollableDice } from '../../compare/typical-sample.ts';
import { computeContest, computeWinAfterRerolls } from '../../dice/contest.ts';
import { computeTotals } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import type { Translate } from '../../texts/translate.ts';
import { getActionPoints } from './derive.ts';
import { FIELDS, type SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

const createNumber = (
  fieldName: 'agility' | 'mind' | 'strength' | 'resolve' | 'hits' | 'moveMultiplier' | 'rerolls',
  defaultValue?: number,
): ComparedNumber<SsuaCharacter> => ({
  id: fieldName,
  label: FIELDS[fieldName].label,
  pointer: `/${fieldName}`,
  getValue: (character) => character[fieldName] ?? defaultValue,
});

const createGroupNumber = (
  groupName: 'physical' | 'mental',
  fieldName: 'hit' | 'resist',
): ComparedNumber<SsuaCharacter> => ({
  id: `${groupName}.${fieldName}`,
  label: FIELDS[groupName].fields[fieldName].label,
  pointer: `/${groupName}/${fieldName}`,
  getValue: (character) => character[groupName]?.[fieldName],
});

const NUMBERS: readonly ComparedNumber<SsuaCharacter>[] = [
  createNumber('agility'),
  createNumber('mind'),
  { id: 'ap', label: FIELDS.ap.label, pointer: '/ap', getValue: getActionPoints },
  createNumber('strength'),
  createNumber('resolve'),
  createNumber('hits'),
  createGroupNumber('physical', 'hit'),
  createGroupNumber('physical', 'resist'),
  createGroupNumber('mental', 'hit'),
  createGroupNumber('mental', 'resist'),
  createNumber('moveMultiplier', 1),
  { ...createNumber('rerolls', 0), label: (translate) => translate('ssuaCompare.rerolls') },
  {
    id: 'attack.pool',
    label: (translate) => translate('ssuaCompare.bestPool'),
    pointer: '/attacks',
    getValue: ({ attacks = [] }) => findHighest(attacks.map(({ pool }) => pool)),
  },
  {
    id: 'attack.damage',
    label: (translate) => translate('ssuaCompare.highestDamage'),
    pointer: '/attacks',
    getValue: ({ attacks = [] }) => findHighest(attacks.map(({ damage }) => damage)),
  },
];

/** Returns how many goals each die face counts, from face 1 to face 6 (A-8, A?1). */
export const getFaceGoals = (options: SsuaOptions): readonly number[] => [
  0,
  0,
  0,
  1,
  1,
  options['ssua.sixCountsTwo'] ? 2 : 1,
];

/**
 * Computes the chance that one pool wins the Initiative against another. Most goals win. A tie goes to the higher attribute, which is
 * the larger pool, or is rolled again (A?2). Re-rolls that cards allow are ignored.
 */
export function computeInitiativeChance(ownDice: number, otherDice: number, options: SsuaOptions): number {
  const faceGoals = getFaceGoals(options);
  const outcome = computeContest(computeTotals(ownDice, faceGoals), computeTotals(otherDice, faceGoals));
  const isDecidedByAttribute = options['ssua.initTie'] === 'higherAttribute' && ownDice !== otherDice;
  return isDecidedByAttribute ? outcome.win + (ownDice > otherDice ? outcome.tie : 0) : computeWinAfterRerolls(outcome);
}

/**
 * Returns the dice of the better attribute for Initiative, since a player may choose Agility or Mind. Returns undefined for a
 * Henchman, who may not roll, and if neither attribute is a number of dice.
 */
export const getBestDice = ({ agility, mind, henchman = false }: SsuaCharacter): number | undefined =>
  henchman ? undefined : findHighest([agility, mind].map(getRollableDice));

function listInitiativeChances(
  character: SsuaCharacter,
  attribute: 'agility' | 'mind',
  otherCharacters: readonly SsuaCharacter[],
  options: SsuaOptions,
): FieldChance[] {
  const ownDice = character.henchman ? undefined : getRollableDice(character[attribute]);
  const otherDice = findMedian(otherCharacters.map(getBestDice));
  if (ownDice === undefined || otherDice === undefined) return [];
  return [
    {
      pointer: `/${attribute}`,
      label: FIELDS[attribute].label,
      outcome: (translate) => translate('ssuaCompare.winInitiative'),
      chance: computeInitiativeChance(ownDice, otherDice, options),
      roll: (translate) =>
        translate('ssuaCompare.initiativeRoll', { dice: formatDice(translate, ownDice), others: otherDice }),
    },
  ];
}

/** Formats dice: `1 die`, `3 dice`. */
export const formatDice = (translate: Translate, count: number): string => translate('ssuaCompare.dice', { count });

const PEERS = {
  henchman: {
    id: 'henchman',
    label: (translate) => translate('ssuaCompare.henchmen'),
    one: (translate) => translate('ssuaCompare.henchman'),
    many: (translate) => translate('ssuaCompare.henchmen'),
  },
  vehicle: {
    id: 'vehicle',
    label: (translate) => translate('ssuaCompare.vehiclesLabel'),
    one: (translate) => translate('ssuaCompare.vehicle'),
    many: (translate) => translate('ssuaCompare.vehicles'),
  },
  lead: {
    id: 'lead',
    label: (translate) => translate('ssuaCompare.leadsLabel'),
    one: (translate) => translate('ssuaCompare.lead'),
    many: (translate) => translate('ssuaCompare.leads'),
  },
} as const satisfies Readonly<Record<string, Peers>>;

export const comparison: CompareRules<SsuaCharacter, EventPack, SsuaOptions> = {
  listNumbers: () => NUMBERS,
  getPeers: ({ henchman = false, vehicle = false }) => PEERS[vehicle ? 'vehicle' : henchman ? 'henchman' : 'lead'],
  listChances: (character, otherCharacters, options) => [
    ...listInitiativeChances(character, 'agility', otherCharacters, options),
    ...listInitiativeChances(character, 'mind', otherCharacters, options),
  ],
};
