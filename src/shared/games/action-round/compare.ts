/** How characters of the Action Round are compared: with those of the same Power Level, which checks go by (C-12). */
import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { ComparedNumber, CompareRules, FieldChance } from '../../compare/compare-rules.ts';
import { highestOf, middleOf } from '../../compare/typical.ts';
import { contest } from '../../dice/contest.ts';
import { atLeast, facesOf, totals } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import { difficulty } from './facts.ts';
import { type ArCharacter, FIELDS } from './fields.ts';
import type { ArOptions } from './options.ts';

const D20 = totals(1, facesOf(20));

const number = (key: 'initiative' | 'speedRank' | 'wits' | 'destiny'): ComparedNumber<ArCharacter> => ({
  id: key,
  label: FIELDS[key].label,
  at: `/${key}`,
  of: (character) => character[key] ?? 0,
});

const NUMBERS: readonly ComparedNumber<ArCharacter>[] = [
  { id: 'powerLevel', label: FIELDS.powerLevel.label, at: '/powerLevel', of: ({ powerLevel }) => powerLevel },
  number('initiative'),
  number('speedRank'),
  number('wits'),
  number('destiny'),
  {
    id: 'skills',
    label: (translate) => translate('arCompare.skills'),
    at: '/skills',
    of: ({ skills = [] }) => skills.length,
  },
  {
    id: 'skill.rank',
    label: (translate) => translate('arCompare.bestSkill'),
    at: '/skills',
    of: ({ skills = [] }) => highestOf(skills.map(({ rank }) => rank)),
  },
  {
    id: 'power.rank',
    label: (translate) => translate('arCompare.strongestPower'),
    at: '/powers',
    of: ({ powers = [] }) => highestOf(powers.map(({ rank }) => rank)),
  },
];

/** Whether a rank or an initiative score is one that is added to a die. */
export const isScore = (score: number): boolean => areOfKind('integer', score);

/** A rank with the sign it is added with. */
const added = (rank: number): string => (rank < 0 ? `− ${-rank}` : `+ ${rank}`);

/** C?1, C?2: the chance to act first where initiative is rolled; equal totals go by the modifier, equal ones of these by dice. */
export function actsBefore(mine: number, theirs: number): number {
  const { win, tie } = contest(D20, D20, mine - theirs);
  return win + (mine > theirs ? tie : mine === theirs ? tie / 2 : 0);
}

function initiative(character: ArCharacter, others: readonly ArCharacter[], options: ArOptions): FieldChance[] {
  const theirs = middleOf(others.map(({ initiative }) => initiative).filter(isScore));
  if (options['ar.initMode'] !== 'd20' || theirs === undefined || !isScore(character.initiative)) return [];
  const mine = character.initiative;
  return [
    {
      at: '/initiative',
      label: FIELDS.initiative.label,
      to: (translate) => translate('arCompare.actFirst'),
      chance: actsBefore(mine, theirs),
      roll: (translate) => translate('arCompare.initiativeRoll', { bonus: added(mine), others: added(theirs) }),
    },
  ];
}

/** C-12: what a character of this Power Level rolls its skills against most. */
function checks({ powerLevel, skills = [] }: ArCharacter): FieldChance[] {
  const { moderate } = difficulty(powerLevel);
  if (moderate === undefined) return [];
  return skills.flatMap(({ name, rank }, index): FieldChance[] => {
    if (!isScore(rank)) return [];
    return [
      {
        at: `/skills/${index}/rank`,
        label: name,
        to: (translate) => translate('arCompare.atModerate'),
        chance: atLeast(D20, moderate - rank),
        roll: (translate) => translate('arCompare.skillRoll', { bonus: added(rank), moderate, powerLevel }),
        isFixed: true,
      },
    ];
  });
}

export const comparison: CompareRules<ArCharacter, EventPack, ArOptions> = {
  numbers: () => NUMBERS,
  peers: ({ powerLevel }) => ({
    id: String(powerLevel),
    label: `Power Level ${powerLevel}`,
    one: (translate) => translate('arCompare.character', { powerLevel }),
    many: (translate) => translate('arCompare.characters', { powerLevel }),
  }),
  chances: (character, others, options) => [...initiative(character, others, options), ...checks(character)],
};
