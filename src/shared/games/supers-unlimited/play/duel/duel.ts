/** Compares two heroes: odds of attacks, the Battle of Wits, and a duel. */
import type { DuelRules } from '../../../../compare/duel-rules.ts';
import { computeContest, computeWinAfterRerolls } from '../../../../dice/contest.ts';
import { computeOdds } from '../../../../dice/successes.ts';
import type { LateText } from '../../../../texts/late-text.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { MAX_DICE } from '../forecast/chances.ts';
import { createAttackTable } from './duel-attacks.ts';
import { computeExactOdds } from './exact-odds.ts';
import { createDuelSimulator, MAX_TURNS } from './simulated-duel.ts';

export const duel: DuelRules<Character, SuOptions> = {
  listAttacks: createAttackTable,
  listMeetings(pair, options) {
    const [ownDice, foeDice] = pair.map(({ traits }) => traits.mind.dice);
    if (ownDice === undefined || foeDice === undefined || Math.max(ownDice, foeDice) > MAX_DICE) return [];
    const computeSuccessOdds = (diceCount: number) =>
      computeOdds({
        dice: diceCount,
        target: options['su.witsTn'],
        bonus: 0,
        extraDie: options['su.powExtraDie'],
        mustExceed: options['su.successExceeds'],
      }).p;
    const chance = computeWinAfterRerolls(computeContest(computeSuccessOdds(ownDice), computeSuccessOdds(foeDice)));
    const aboutText: LateText = (translate) => translate('suDuel.witsAbout', { number: options['su.witsTn'] });
    return [
      { label: (translate) => translate('suDuel.battleOfWits'), chances: [chance, 1 - chance], about: aboutText },
    ];
  },
  duels: {
    about: [
      (translate) => translate('suDuel.about'),
      (translate) => translate('suDuel.aboutTurns'),
      (translate) => translate('suDuel.aboutOmissions'),
      (translate) => translate('suDuel.aboutEnd', { turns: MAX_TURNS }),
    ],
    computeExactOdds,
    createFighter: createDuelSimulator,
  },
};
