/** Computes which of two units acts first. These rules only cover the order of actions. */
import type { DuelRules } from '../../compare/duel-rules.ts';
import { computeActFirstChance } from './compare.ts';
import { formatSigned } from './derive.ts';
import type { BtUnit } from './fields.ts';
import { computeBonus } from './initiative.ts';
import type { BtOptions } from './options.ts';

export const duel: DuelRules<BtUnit, BtOptions> = {
  listMeetings([first, second], options) {
    const [firstBonus, secondBonus] = [computeBonus(first, options), computeBonus(second, options)];
    if (firstBonus === undefined || secondBonus === undefined) return [];
    const firstChance = computeActFirstChance(
      { ...first, bonus: firstBonus },
      { ...second, bonus: secondBonus },
      options,
    );
    return [
      {
        label: (translate) => translate('kcwDuel.actsFirst'),
        chances: [firstChance, 1 - firstChance],
        about: (translate) =>
          translate('kcwDuel.actsFirstAbout', { bonus: formatSigned(firstBonus), other: formatSigned(secondBonus) }),
      },
    ];
  },
  duels: {
    none: (translate) => translate('kcwDuel.none'),
  },
};
