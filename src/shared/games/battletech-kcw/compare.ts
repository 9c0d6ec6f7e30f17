/** How units are compared: Mechs with Mechs of their weight class, everything else with its kind. */
import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { ComparedNumber, CompareRules, FieldChance, Peers } from '../../compare/compare-rules.ts';
import { middleOf } from '../../compare/typical.ts';
import { afterRerolls, contest } from '../../dice/contest.ts';
import { atLeast, facesOf, totals } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import { signed } from './derive.ts';
import { type BtUnit, FIELDS, UNIT_TYPES } from './fields.ts';
import { bonusOf, levelsOf } from './initiative.ts';
import type { BtOptions } from './options.ts';

const TWO_DICE = totals(2, facesOf(6));

/** The most tons of each class of Mechs, as BattleTech players know them. */
const WEIGHTS = [
  { id: 'light', label: 'Light', most: 35 },
  { id: 'medium', label: 'Medium', most: 55 },
  { id: 'heavy', label: 'Heavy', most: 75 },
  { id: 'assault', label: 'Assault', most: Number.POSITIVE_INFINITY },
] as const;

const number = (key: 'tonnage' | 'mp' | 'piloting' | 'tactics' | 'crew'): ComparedNumber<BtUnit> => ({
  ...(key === 'tonnage' || key === 'crew' ? { better: 'neither' } : {}),
  id: key,
  label: FIELDS[key].label,
  at: `/${key}`,
  of: (unit) => unit[key],
});

const base = (key: 'pilotingBase' | 'gunneryBase'): ComparedNumber<BtUnit> => ({
  id: key,
  label: FIELDS[key].label,
  at: `/${key}`,
  better: 'less',
  of: (unit) => unit[key],
});

const numbers = (options: BtOptions): readonly ComparedNumber<BtUnit>[] => [
  {
    id: 'bonus',
    label: (translate) => translate('kcwCompare.initiative'),
    at: '/mp',
    of: (unit) => bonusOf(unit, options),
  },
  number('mp'),
  number('tonnage'),
  number('piloting'),
  number('tactics'),
  base('pilotingBase'),
  base('gunneryBase'),
  {
    id: 'experience',
    label: (translate) => translate('kcwCompare.levels'),
    at: '/experience',
    of: (unit) => (unit.experience === undefined ? undefined : levelsOf(unit)),
  },
  number('crew'),
];

function peers({ type, tonnage }: BtUnit): Peers {
  const word = UNIT_TYPES.find(({ id }) => id === type)?.label ?? type;
  if (type !== 'mech')
    return {
      id: type,
      label: word,
      one: (translate) => translate('kcwCompare.unit', { word: formatText(translate, word) }),
      many: (translate) => translate('kcwCompare.units', { word: formatText(translate, word) }),
    };
  const { id, label } = WEIGHTS.find(({ most }) => tonnage <= most) ?? WEIGHTS[0];
  return { id, label: `${label} Mechs`, one: `${id} Mech`, many: `${id} Mechs` };
}

/** B-4: the chance to act first; what is left of ties after B-7 and B-8 is rolled. */
export const actsBefore = (mine: number, theirs: number): number =>
  afterRerolls(contest(TWO_DICE, TWO_DICE, mine - theirs));

function initiative(unit: BtUnit, others: readonly BtUnit[], options: BtOptions): FieldChance[] {
  const mine = bonusOf(unit, options);
  const theirs = middleOf(others.map((other) => bonusOf(other, options)));
  if (mine === undefined || theirs === undefined) return [];
  return [
    {
      at: '/mp',
      label: (translate) => translate('kcwCompare.initiative'),
      to: (translate) => translate('kcwCompare.actFirst'),
      chance: actsBefore(mine, theirs),
      roll: (translate) => translate('kcwCompare.initiativeRoll', { bonus: signed(mine), others: signed(theirs) }),
    },
  ];
}

/** B?2: a base is what 2d6 have to reach before any modifier. */
function reaches(unit: BtUnit, key: 'pilotingBase' | 'gunneryBase', to: LateText): FieldChance[] {
  const target = unit[key];
  if (target === undefined || !areOfKind('integer', target)) return [];
  return [
    {
      at: `/${key}`,
      label: FIELDS[key].label,
      to,
      chance: atLeast(TWO_DICE, target),
      roll: (translate) => translate('kcwCompare.baseRoll', { target }),
      isFixed: true,
    },
  ];
}

export const comparison: CompareRules<BtUnit, EventPack, BtOptions> = {
  numbers,
  peers,
  chances: (unit, others, options) => [
    ...initiative(unit, others, options),
    ...reaches(unit, 'pilotingBase', (translate) => translate('kcwCompare.keepFeet')),
    ...reaches(unit, 'gunneryBase', (translate) => translate('kcwCompare.hit')),
  ],
};
