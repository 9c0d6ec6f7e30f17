/** How characters of the Action Round are compared: with those of the same Power Level, which checks go by (C-12). */
import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { ComparedNumber, CompareRules, FieldChance } from '../../compare/compare-rules.ts';
import { highestOf, middleOf } from '../../compare/typical.ts';
import { contest } from '../../dice/contest.ts';
import { atLeast, facesOf, totals } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import { t, translatePhrase } from '../../i18n/phrases.ts';
import { difficulty } from './facts.ts';
import { type ArCharacter, FIELDS } from './fields.ts';
import type { ArOptions } from './options.ts';

const D20 = totals(1, facesOf(20));

const number = (key: 'initiative' | 'speedRank' | 'wits' | 'destiny'): ComparedNumber<ArCharacter> => ({
  id: key,
  label: translatePhrase(FIELDS[key].label),
  at: `/${key}`,
  of: (character) => character[key] ?? 0,
});

const numbers = (): readonly ComparedNumber<ArCharacter>[] => [
  { id: 'powerLevel', label: FIELDS.powerLevel.label, at: '/powerLevel', of: ({ powerLevel }) => powerLevel },
  number('initiative'),
  number('speedRank'),
  number('wits'),
  number('destiny'),
  { id: 'skills', label: t`Skills`, at: '/skills', of: ({ skills = [] }) => skills.length },
  {
    id: 'skill.rank',
    label: t`Best skill`,
    at: '/skills',
    of: ({ skills = [] }) => highestOf(skills.map(({ rank }) => rank)),
  },
  {
    id: 'power.rank',
    label: t`Strongest power`,
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
  const roll = t`d20 ${added(mine)} against d20 ${added(theirs)}`;
  const chance = actsBefore(mine, theirs);
  return [{ at: '/initiative', label: FIELDS.initiative.label, to: t`to act first`, chance, roll }];
}

/** C-12: what a character of this Power Level rolls its skills against most. */
function checks({ powerLevel, skills = [] }: ArCharacter): FieldChance[] {
  const { moderate } = difficulty(powerLevel);
  if (moderate === undefined) return [];
  return skills.flatMap(({ name, rank }, i): FieldChance[] => {
    if (!isScore(rank)) return [];
    const roll = t`d20 ${added(rank)} against ${moderate}, a Moderate check of Power Level ${powerLevel}`;
    const chance = atLeast(D20, moderate - rank);
    return [{ at: `/skills/${i}/rank`, label: name, to: t`at Moderate`, chance, roll, isFixed: true }];
  });
}

export const comparison: CompareRules<ArCharacter, EventPack, ArOptions> = {
  numbers,
  peers: ({ powerLevel }) => ({
    id: String(powerLevel),
    label: `Power Level ${powerLevel}`,
    one: t`character of Power Level ${powerLevel}`,
    many: t`characters of Power Level ${powerLevel}`,
  }),
  chances: (character, others, options) => [...initiative(character, others, options), ...checks(character)],
};
