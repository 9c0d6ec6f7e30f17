/** Two heroes against each other: odds, the Battle of Wits, and a duel. */
import type { DuelRules } from '../../../../compare/duel-rules.ts';
import { afterRerolls, contest } from '../../../../dice/contest.ts';
import { odds } from '../../../../dice/successes.ts';
import { t } from '../../../../i18n/phrases.ts';
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
    const about = t`Both roll Mind against ${options['su.witsTn']}; the most Successes win, and ties are rolled again.`;
    return [{ label: t`Battle of Wits`, chances: [chance, 1 - chance], about }];
  },
  duels: {
    get about() {
      return [
        t`Both begin unhurt with all Power Points, always in reach of each other, and take Turns; each begins half of the duels. Whoever is KO’ed or Incapacitated first has lost.`,
        t`In its Turn a hero rolls for all it may recover from, then attacks twice as long as Power Points last: with the chosen attack, else with the one that takes the most HP on average and is allowed at that moment. Whoever is entangled tears itself free where no attack reaches the other one.`,
        t`Left out: movement, distance and terrain, Charge and Called Shot, Reactions such as Block and Power Up, Gimmicks, Objects, Talents, Abilities and Spells. Knockback only pushes, Control is let go, and who flies has the High Ground.`,
        t`Where nobody has won after ${MOST_TURNS} Turns the duel is broken off.`,
      ];
    },
    exact: exactOdds,
    fighter,
  },
};
