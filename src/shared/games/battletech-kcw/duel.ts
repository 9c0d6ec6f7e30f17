/** What two units do to each other: these rules are about the order of actions, so it is who acts first. */
import type { DuelRules } from '../../compare/duel-rules.ts';
import { t } from '../../i18n/phrases.ts';
import { actsBefore } from './compare.ts';
import { signed } from './derive.ts';
import type { BtUnit } from './fields.ts';
import { bonusOf } from './initiative.ts';
import type { BtOptions } from './options.ts';

export const duel: DuelRules<BtUnit, BtOptions> = {
  meetings([one, other], options) {
    const [mine, theirs] = [bonusOf(one, options), bonusOf(other, options)];
    if (mine === undefined || theirs === undefined) return [];
    const chance = actsBefore(mine, theirs);
    return [
      {
        label: t`Acts first`,
        chances: [chance, 1 - chance],
        about: t`2d6 ${signed(mine)} against 2d6 ${signed(theirs)}; equal totals are counted as if they were rolled again.`,
      },
    ];
  },
  duels: {
    get none() {
      return t`These rules settle initiative and actions; weapons and armour stand on record sheets that Rollcall does not hold, so no duel can be worked out.`;
    },
  },
};
