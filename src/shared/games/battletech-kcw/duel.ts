/** What two units do to each other: these rules are about the order of actions, so it is who acts first. */
import type { DuelRules } from '../../compare/duel-rules.ts';
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
        label: (translate) => translate('kcwDuel.actsFirst'),
        chances: [chance, 1 - chance],
        about: (translate) => translate('kcwDuel.actsFirstAbout', { bonus: signed(mine), other: signed(theirs) }),
      },
    ];
  },
  duels: {
    none: (translate) => translate('kcwDuel.none'),
  },
};
