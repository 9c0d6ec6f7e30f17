/** Compares characters of the Action Round with those of the same Power Level, which sets the difficulty of checks (C-12). */
import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import type { ComparedNumber, CompareRules, FieldChance } from '../../compare/compare-rules.ts';
import { findHighest, findMedian } from '../../compare/typical-sample.ts';
import { computeContest } from '../../dice/contest.ts';
import { computeTotals, listFaces, sumChancesFrom } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import { getDifficulty } from './facts.ts';
import { type ArCharacter, FIELDS } from './fields.ts';
import type { ArOptions } from './options.ts';

const D20 = computeTotals(1, listFaces(20));

const createNumber = (fieldName: 'initiative' | 'speedRank' | 'wits' | 'destiny'): ComparedNumber<ArCharacter> => ({
  id: fieldName,
  label: FIELDS[fieldName].label,
  pointer: `/${fieldName}`,
  getValue: (character) => character[fieldName] ?? 0,
});

const NUMBERS: readonly ComparedNumber<ArCharacter>[] = [
  {
    id: 'powerLevel',
    label: FIELDS.powerLevel.label,
    pointer: '/powerLevel',
    getValue: ({ powerLevel }) => powerLevel,
  },
  createNumber('initiative'),
  createNumber('speedRank'),
  createNumber('wits'),
  createNumber('destiny'),
  {
    id: 'skills',
    label: (translate) => translate('arCompare.skills'),
    pointer: '/skills',
    getValue: ({ skills = [] }) => skills.length,
  },
  {
    id: 'skill.rank',
    label: (translate) => translate('arCompare.bestSkill'),
    pointer: '/skills',
    getValue: ({ skills = [] }) => findHighest(skills.map(({ rank }) => rank)),
  },
  {
    id: 'power.rank',
    label: (translate) => translate('arCompare.strongestPower'),
    pointer: '/powers',
    getValue: ({ powers = [] }) => findHighest(powers.map(({ rank }) => rank)),
  },
];

/** Whether a rank or an initiative score can be added to a die. */
export const isScore = (score: number): boolean => areNumbersOfKind('integer', score);

/** Formats the bonus of a roll: `+ 4`, `− 1`. */
const formatBonus = (rank: number): string => (rank < 0 ? `− ${-rank}` : `+ ${rank}`);

/**
 * Computes the chance to act first if initiative is rolled: a d20 plus the score (C?1). The higher score breaks ties; equal scores, and
 * with a house rule all ties, are decided by dice (C?2).
 */
export function computeActFirstChance(
  ownScore: number,
  otherScore: number,
  options: Pick<ArOptions, 'ar.initTie'>,
): number {
  const { win, tie } = computeContest(D20, D20, ownScore - otherScore);
  if (ownScore === otherScore || options['ar.initTie'] === 'rollOff') return win + tie / 2;
  return win + (ownScore > otherScore ? tie : 0);
}

function listInitiativeChances(
  character: ArCharacter,
  otherCharacters: readonly ArCharacter[],
  options: ArOptions,
): FieldChance[] {
  const otherScore = findMedian(otherCharacters.map(({ initiative }) => initiative).filter(isScore));
  if (options['ar.initMode'] !== 'd20' || otherScore === undefined || !isScore(character.initiative)) return [];
  const ownScore = character.initiative;
  return [
    {
      pointer: '/initiative',
      label: FIELDS.initiative.label,
      outcome: (translate) => translate('arCompare.actFirst'),
      chance: computeActFirstChance(ownScore, otherScore, options),
      roll: (translate) =>
        translate('arCompare.initiativeRoll', { bonus: formatBonus(ownScore), others: formatBonus(otherScore) }),
    },
  ];
}

/**
 * Lists the chances of skill checks against Moderate, the most common difficulty, which is 10 plus the Power Level (C-12). It comes from
 * the rules and not from other characters, so the chances are marked `isFixed`.
 */
function listSkillChances({ powerLevel, skills = [] }: ArCharacter): FieldChance[] {
  const { moderate } = getDifficulty(powerLevel);
  if (moderate === undefined) return [];
  return skills.flatMap(({ name, rank }, index): FieldChance[] => {
    if (!isScore(rank)) return [];
    return [
      {
        pointer: `/skills/${index}/rank`,
        label: name,
        outcome: (translate) => translate('arCompare.atModerate'),
        chance: sumChancesFrom(D20, moderate - rank),
        roll: (translate) => translate('arCompare.skillRoll', { bonus: formatBonus(rank), moderate, powerLevel }),
        isFixed: true,
      },
    ];
  });
}

export const comparison: CompareRules<ArCharacter, EventPack, ArOptions> = {
  listNumbers: () => NUMBERS,
  getPeers: ({ powerLevel }) => ({
    id: String(powerLevel),
    label: `Power Level ${powerLevel}`,
    one: (translate) => translate('arCompare.character', { powerLevel }),
    many: (translate) => translate('arCompare.characters', { powerLevel }),
  }),
  listChances: (character, otherCharacters, options) => [
    ...listInitiativeChances(character, otherCharacters, options),
    ...listSkillChances(character),
  ],
};
