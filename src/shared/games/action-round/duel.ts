/** Computes which of two characters of the Action Round acts first. These rules are about actions and have no attacks to compare. */
import type { DuelRules } from '../../compare/duel-rules.ts';
import type { LateText } from '../../texts/late-text.ts';
import { computeActFirstChance, isScore } from './compare.ts';
import type { ArCharacter } from './fields.ts';
import type { ArOptions } from './options.ts';

export const duel: DuelRules<ArCharacter, ArOptions> = {
  listMeetings([{ initiative: firstScore }, { initiative: secondScore }], options) {
    if (!isScore(firstScore) || !isScore(secondScore)) return [];
    if (options['ar.initMode'] === 'd20') {
      const firstChance = computeActFirstChance(firstScore, secondScore, options);
      const explanation: LateText = (translate) => translate('arDuel.rolled');
      return [
        {
          label: (translate) => translate('arDuel.actsFirst'),
          chances: [firstChance, 1 - firstChance],
          about: explanation,
        },
      ];
    }
    const firstChance = firstScore === secondScore ? 0.5 : firstScore > secondScore ? 1 : 0;
    const explanation: LateText = (translate) => translate('arDuel.notRolled');
    return [
      {
        label: (translate) => translate('arDuel.actsFirst'),
        chances: [firstChance, 1 - firstChance],
        about: explanation,
      },
    ];
  },
  duels: {
    none: (translate) => translate('arDuel.none'),
  },
};
