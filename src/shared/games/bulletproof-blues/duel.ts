/** What two heroes of Bulletproof Blues do to each other: which attacks get through, and who acts first (D-4, D-14 to D-20). */
import type { DuelRules } from '../../compare/duel-rules.ts';
import { t } from '../../i18n/phrases.ts';
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
          label: t`Gets through`,
          kind: 'chance',
          about: t`The chance that an attack which hits is neither blocked nor dodged, by the better of the two. Only attacks that take Endurance can be (D-20).`,
        },
      ],
      rows: powers
        .filter(({ rank }) => isRank(rank))
        .map(({ name, rank }) => ({
          name,
          roll:
            defence === undefined
              ? t`rank ${rank}; the other one can neither block nor dodge`
              : t`2d6 + ${defence} of the defender against ${defenceDifficulty(rank)}`,
          values: [defence === undefined ? 1 : 1 - defends(defence, rank)],
        })),
    };
  },
  meetings([one, other], options) {
    const chance = actsBefore(one, other, options);
    if (chance === undefined) return [];
    const about = t`2d6 + ${orderOf(one) ?? ''} against 2d6 + ${orderOf(other) ?? ''}.`;
    return [{ label: t`Acts first`, chances: [chance, 1 - chance], about }];
  },
  duels: {
    get none() {
      return t`The rules that Rollcall knows of Bulletproof Blues do not say when an attack hits or what it takes off Endurance, so no duel can be worked out.`;
    },
  },
};
