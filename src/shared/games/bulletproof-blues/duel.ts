/** What two heroes of Bulletproof Blues do to each other: which attacks get through, and who acts first (D-4, D-14 to D-20). */
import type { DuelRules } from '../../compare/duel-rules.ts';
import type { LateText } from '../../texts/late-text.ts';
import { actsBefore, defenceOf, defends, orderOf } from './compare.ts';
import { defenceDifficulty, isRank } from './facts.ts';
import type { BbCharacter } from './fields.ts';
import type { BbOptions } from './options.ts';

export const duel: DuelRules<BbCharacter, BbOptions> = {
  attacks([{ powers = [] }, other]) {
    const defence = defenceOf(other);
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
            defence === undefined
              ? translate('bbDuel.noDefense', { rank })
              : translate('bbDuel.attackRoll', { value: defence, need: defenceDifficulty(rank) }),
          values: [defence === undefined ? 1 : 1 - defends(defence, rank)],
        })),
    };
  },
  meetings([one, other], options) {
    const chance = actsBefore(one, other, options);
    if (chance === undefined) return [];
    const about: LateText = (translate) =>
      translate('bbDuel.actsFirstAbout', { bonus: orderOf(one) ?? '', other: orderOf(other) ?? '' });
    return [{ label: (translate) => translate('bbDuel.actsFirst'), chances: [chance, 1 - chance], about }];
  },
  duels: {
    none: (translate) => translate('bbDuel.none'),
  },
};
