/** What two characters of the Action Round do to each other: these rules are about actions, so it is who acts first. */
import type { DuelRules } from '../../compare/duel-rules.ts';
import { t } from '../../i18n/phrases.ts';
import { actsBefore, isScore } from './compare.ts';
import type { ArCharacter } from './fields.ts';
import type { ArOptions } from './options.ts';

export const duel: DuelRules<ArCharacter, ArOptions> = {
  meetings([{ initiative: mine }, { initiative: theirs }], options) {
    if (!isScore(mine) || !isScore(theirs)) return [];
    if (options['ar.initMode'] === 'd20') {
      const chance = actsBefore(mine, theirs);
      const about = t`A d20 each and the Initiative of the card.`;
      return [{ label: t`Acts first`, chances: [chance, 1 - chance], about }];
    }
    const chance = mine === theirs ? 0.5 : mine > theirs ? 1 : 0;
    const about = t`By the Initiative of the cards, which this table does not roll.`;
    return [{ label: t`Acts first`, chances: [chance, 1 - chance], about }];
  },
  duels: {
    get none() {
      return t`Cards of the Action Round name neither the defence that an attack must reach nor what resists its damage, so no duel can be worked out.`;
    },
  },
};
