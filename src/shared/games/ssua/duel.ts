/** Computes the chances of two characters of SSUA. The available rules only decide the Initiative. */
import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import type { DuelRules } from '../../compare/duel-rules.ts';
import { computeTotals, sumChancesFrom } from '../../dice/totals.ts';
import { computeInitiativeChance, formatDice, getBestDice, getFaceGoals } from './compare.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** Maximum number of dice for which the chance is computed. */
const MAX_DICE = 60;

export const duel: DuelRules<SsuaCharacter, SsuaOptions> = {
  attacks([{ attacks = [] }], options) {
    const faceGoals = getFaceGoals(options);
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
        .map(({ name, pool: dicePool, damage }) => ({
          name,
          roll: (translate) => formatDice(translate, dicePool),
          values: [
            dicePool <= MAX_DICE ? sumChancesFrom(computeTotals(dicePool, faceGoals), 1) : undefined,
            (dicePool * faceGoals.reduce((sum, goals) => sum + goals, 0)) / faceGoals.length,
            damage,
          ],
        })),
    };
  },
  meetings([first, second], options) {
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
