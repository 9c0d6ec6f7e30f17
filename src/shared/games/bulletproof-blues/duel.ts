/**
 * Computes the chances of two heroes of Bulletproof Blues: which attacks get through, because neither a block nor a dodge stops them (D-14
 * to D-20), and which hero has the higher Perception roll and acts first (D-4).
 */
import type { DuelRules } from '../../compare/duel-rules.ts';
import type { LateText } from '../../texts/late-text.ts';
import { computeActFirstChance, computeDefenseChance, getBestDefense, getOrderBonus } from './compare.ts';
import { getDefenseDifficulty, isRank } from './facts.ts';
import type { BbCharacter } from './fields.ts';
import type { BbOptions } from './options.ts';

export const duel: DuelRules<BbCharacter, BbOptions> = {
  listAttacks([{ powers = [] }, opponent]) {
    // Without a known defense of the opponent, every attack gets through.
    const defenseBonus = getBestDefense(opponent);
    return {
      columns: [
        {
          label: (translate) => translate('bbDuel.getsThrough'),
          kind: 'chance',
          about: (translate) => translate('bbDuel.getsThroughAbout'),
        },
      ],
      rows: powers
        .filter(({ rank }) => isRank(rank))
        .map(({ name, rank }) => ({
          name,
          roll: (translate) =>
            defenseBonus === undefined
              ? translate('bbDuel.noDefense', { rank })
              : translate('bbDuel.attackRoll', { value: defenseBonus, need: getDefenseDifficulty(rank) }),
          values: [defenseBonus === undefined ? 1 : 1 - computeDefenseChance(defenseBonus, rank)],
        })),
    };
  },
  listMeetings([first, second], options) {
    const firstChance = computeActFirstChance(first, second, options);
    if (firstChance === undefined) return [];
    const explanation: LateText = (translate) =>
      translate('bbDuel.actsFirstAbout', { bonus: getOrderBonus(first) ?? '', other: getOrderBonus(second) ?? '' });
    return [
      {
        label: (translate) => translate('bbDuel.actsFirst'),
        chances: [firstChance, 1 - firstChance],
        about: explanation,
      },
    ];
  },
  duels: {
    none: (translate) => translate('bbDuel.none'),
  },
};
