/**
 * Compares two characters of SSUA that face each other: the goals that each attack rolls, and the chance to win the Initiative. The
 * available rules don't say what goals do to a target, so no duel can be fought.
 */
import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import type { DuelRules } from '../../compare/duel-rules.ts';
import { computeTotals, sumChancesFrom } from '../../dice/totals.ts';
import { computeInitiativeChance, formatDice, getBestDice, getFaceGoals } from './compare.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** The largest pool for which the chance of a goal is computed. For larger pools the chance is left out. */
const MAX_DICE = 60;

export const duel: DuelRules<SsuaCharacter, SsuaOptions> = {
  listAttacks([{ attacks = [] }], options) {
    const faceGoals = getFaceGoals(options);
    const goalsOfAllFaces = faceGoals.reduce((sum, goals) => sum + goals, 0);
    return {
      columns: [
        {
          label: (translate) => translate('ssuaDuel.goal'),
          kind: 'chance',
          about: (translate) => translate('ssuaDuel.goalAbout'),
        },
        {
          label: (translate) => translate('ssuaDuel.goals'),
          kind: 'mean',
          about: (translate) => translate('ssuaDuel.goalsAbout'),
        },
        {
          label: (translate) => translate('ssuaDuel.damage'),
          kind: 'mean',
          about: (translate) => translate('ssuaDuel.damageAbout'),
        },
      ],
      rows: attacks
        .filter(({ pool }) => areNumbersOfKind('int', pool))
        .map(({ name, pool, damage }) => ({
          name,
          roll: (translate) => formatDice(translate, pool),
          // In the order of the columns: the chance of at least one goal, the mean number of goals, and the damage of the attack.
          values: [
            pool <= MAX_DICE ? sumChancesFrom(computeTotals(pool, faceGoals), 1) : undefined,
            (pool * goalsOfAllFaces) / faceGoals.length,
            damage,
          ],
        })),
    };
  },
  listMeetings([first, second], options) {
    const [firstDice, secondDice] = [getBestDice(first), getBestDice(second)];
    if (firstDice === undefined || secondDice === undefined) return [];
    const firstChance = computeInitiativeChance(firstDice, secondDice, options);
    return [
      {
        label: (translate) => translate('ssuaDuel.initiative'),
        chances: [firstChance, 1 - firstChance],
        about: (translate) =>
          translate('ssuaDuel.initiativeAbout', { dice: formatDice(translate, firstDice), others: secondDice }),
      },
    ];
  },
  duels: {
    none: (translate) => translate('ssuaDuel.none'),
  },
};
