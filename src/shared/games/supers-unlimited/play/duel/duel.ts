/** Two heroes against each other: odds, the Battle of Wits, and a duel. */
import type { DuelRules } from '../../../../compare/duel-rules.ts';
import { afterRerolls, contest } from '../../../../dice/contest.ts';
import { odds } from '../../../../dice/successes.ts';
import type { LateText } from '../../../../texts/late-text.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { MOST_DICE } from '../forecast/chances.ts';
import { attackTable } from './attacks.ts';
import { exactOdds } from './exact.ts';
import { fighter, MOST_TURNS } from './fight.ts';

export const duel: DuelRules<Character, SuOptions> = {
  attacks: attackTable,
  meetings(pair, options) {
    const [mine, theirs] = pair.map(({ traits }) => traits.mind.dice);
    if (mine === undefined || theirs === undefined || Math.max(mine, theirs) > MOST_DICE) return [];
    const successes = (dice: number) =>
      odds({
        dice,
        target: options['su.witsTn'],
        bonus: 0,
        extraDie: options['su.powExtraDie'],
        mustExceed: options['su.successExceeds'],
      }).p;
    const chance = afterRerolls(contest(successes(mine), successes(theirs)));
    const about: LateText = (translate) => translate('suDuel.witsAbout', { number: options['su.witsTn'] });
    return [{ label: (translate) => translate('suDuel.battleOfWits'), chances: [chance, 1 - chance], about }];
  },
  duels: {
    about: [
      (translate) => translate('suDuel.about'),
      (translate) => translate('suDuel.aboutTurns'),
      (translate) => translate('suDuel.aboutOmissions'),
      (translate) => translate('suDuel.aboutEnd', { turns: MOST_TURNS }),
    ],
    exact: exactOdds,
    fighter,
  },
};
