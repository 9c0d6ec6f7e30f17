/** Compares units: Mechs with Mechs of the same weight class, all others with their type. */
import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import type { ComparedNumber, CompareRules, FieldChance, Peers } from '../../compare/compare-rules.ts';
import { findMedian } from '../../compare/typical-sample.ts';
import { computeContest, computeWinAfterRerolls } from '../../dice/contest.ts';
import { computeTotals, listFaces, sumChancesFrom } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import { formatSigned, getTieRank } from './derive.ts';
import { type BtUnit, FIELDS, UNIT_TYPES } from './fields.ts';
import { computeBonus, getExperienceLevel } from './initiative.ts';
import type { BtOptions } from './options.ts';

const TWO_DICE = computeTotals(2, listFaces(6));

/** The maximum tons of each weight class of Mechs, as BattleTech players know them. */
const WEIGHTS = [
  { id: 'light', label: 'Light', maxTons: 35 },
  { id: 'medium', label: 'Medium', maxTons: 55 },
  { id: 'heavy', label: 'Heavy', maxTons: 75 },
  { id: 'assault', label: 'Assault', maxTons: Number.POSITIVE_INFINITY },
] as const;

const createNumber = (fieldName: 'tonnage' | 'mp' | 'piloting' | 'tactics' | 'crew'): ComparedNumber<BtUnit> => ({
  ...(fieldName === 'tonnage' || fieldName === 'crew' ? { better: 'neither' } : {}),
  id: fieldName,
  label: FIELDS[fieldName].label,
  pointer: `/${fieldName}`,
  getValue: (unit) => unit[fieldName],
});

const createBaseNumber = (fieldName: 'pilotingBase' | 'gunneryBase'): ComparedNumber<BtUnit> => ({
  id: fieldName,
  label: FIELDS[fieldName].label,
  pointer: `/${fieldName}`,
  better: 'less',
  getValue: (unit) => unit[fieldName],
});

const listNumbers = (options: BtOptions): readonly ComparedNumber<BtUnit>[] => [
  {
    id: 'bonus',
    label: (translate) => translate('kcwCompare.initiative'),
    pointer: '/mp',
    getValue: (unit) => computeBonus(unit, options),
  },
  createNumber('mp'),
  createNumber('tonnage'),
  createNumber('piloting'),
  createNumber('tactics'),
  createBaseNumber('pilotingBase'),
  createBaseNumber('gunneryBase'),
  {
    id: 'experience',
    label: (translate) => translate('kcwCompare.levels'),
    pointer: '/experience',
    getValue: (unit) => (unit.experience === undefined ? undefined : getExperienceLevel(unit)),
  },
  createNumber('crew'),
];

function getPeers({ type, tonnage }: BtUnit): Peers {
  const typeLabel = UNIT_TYPES.find(({ id }) => id === type)?.label ?? type;
  if (type !== 'mech')
    return {
      id: type,
      label: typeLabel,
      one: (translate) => translate('kcwCompare.unit', { word: formatLateText(translate, typeLabel) }),
      many: (translate) => translate('kcwCompare.units', { word: formatLateText(translate, typeLabel) }),
    };
  const { id: classId, label } = WEIGHTS.find(({ maxTons }) => tonnage <= maxTons) ?? WEIGHTS[0];
  return { id: classId, label: `${label} Mechs`, one: `${classId} Mech`, many: `${classId} Mechs` };
}

/** The values that decide which of two units acts first. */
interface InitiativeValues extends Pick<BtUnit, 'type' | 'tonnage'> {
  readonly bonus: number;
}

/**
 * Computes the chance to act first, which is the chance of the higher total (B-4). The unit type (B-7), then the lower tonnage (B-8) break
 * ties; ties of equal units are rolled again (B-9).
 */
export function computeActFirstChance(own: InitiativeValues, other: InitiativeValues, options: BtOptions): number {
  const contest = computeContest(TWO_DICE, TWO_DICE, own.bonus - other.bonus);
  const ownRank = getTieRank(own.type, options) ?? Number.POSITIVE_INFINITY;
  const otherRank = getTieRank(other.type, options) ?? Number.POSITIVE_INFINITY;
  if (ownRank !== otherRank) return contest.win + (ownRank < otherRank ? contest.tie : 0);
  if (own.tonnage !== other.tonnage) return contest.win + (own.tonnage < other.tonnage ? contest.tie : 0);
  return computeWinAfterRerolls(contest);
}

function listInitiativeChances(unit: BtUnit, otherUnits: readonly BtUnit[], options: BtOptions): FieldChance[] {
  const ownBonus = computeBonus(unit, options);
  const otherBonus = findMedian(otherUnits.map((otherUnit) => computeBonus(otherUnit, options)));
  const otherTonnage = findMedian(otherUnits.map(({ tonnage }) => tonnage));
  if (ownBonus === undefined || otherBonus === undefined || otherTonnage === undefined) return [];
  return [
    {
      pointer: '/mp',
      label: (translate) => translate('kcwCompare.initiative'),
      outcome: (translate) => translate('kcwCompare.actFirst'),
      // The others have the type of the unit.
      chance: computeActFirstChance(
        { ...unit, bonus: ownBonus },
        { type: unit.type, tonnage: otherTonnage, bonus: otherBonus },
        options,
      ),
      roll: (translate) =>
        translate('kcwCompare.initiativeRoll', { bonus: formatSigned(ownBonus), others: formatSigned(otherBonus) }),
    },
  ];
}

/** Lists the chances that 2d6 reach a base number, before any modifier. A base is a target number, so lower is better (B?2). */
function listBaseChances(unit: BtUnit, fieldName: 'pilotingBase' | 'gunneryBase', purpose: LateText): FieldChance[] {
  const targetNumber = unit[fieldName];
  if (targetNumber === undefined || !areNumbersOfKind('integer', targetNumber)) return [];
  return [
    {
      pointer: `/${fieldName}`,
      label: FIELDS[fieldName].label,
      outcome: purpose,
      chance: sumChancesFrom(TWO_DICE, targetNumber),
      roll: (translate) => translate('kcwCompare.baseRoll', { target: targetNumber }),
      // The target number does not depend on other units.
      isFixed: true,
    },
  ];
}

export const comparison: CompareRules<BtUnit, EventPack, BtOptions> = {
  listNumbers,
  getPeers,
  listChances: (unit, otherUnits, options) => [
    ...listInitiativeChances(unit, otherUnits, options),
    ...listBaseChances(unit, 'pilotingBase', (translate) => translate('kcwCompare.keepFeet')),
    ...listBaseChances(unit, 'gunneryBase', (translate) => translate('kcwCompare.hit')),
  ],
};
