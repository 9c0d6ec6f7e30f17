/** What two characters of the Action Round do to each other: these rules are about actions, so it is who acts first. */
import type { DuelRules } from '../../compare/duel-rules.ts';
import type { LateText } from '../../texts/late-text.ts';
import { actsBefore, isScore } from './compare.ts';
import type { ArCharacter } from './fields.ts';
import type { ArOptions } from './options.ts';

export const duel: DuelRules<ArCharacter, ArOptions> = {
  meetings([{ initiative: mine }, { initiative: theirs }], options) {
    if (!isScore(mine) || !isScore(theirs)) return [];
    if (options['ar.initMode'] === 'd20') {
      const chance = actsBefore(mine, theirs);
      const about: LateText = (translate) => translate('arDuel.rolled');
      return [{ label: (translate) => translate('arDuel.actsFirst'), chances: [chance, 1 - chance], about }];
    }
    const chance = mine === theirs ? 0.5 : mine > theirs ? 1 : 0;
    const about: LateText = (translate) => translate('arDuel.notRolled');
    return [{ label: (translate) => translate('arDuel.actsFirst'), chances: [chance, 1 - chance], about }];
  },
  duels: {
    none: (translate) => translate('arDuel.none'),
  },
};
