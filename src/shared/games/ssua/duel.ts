/** What two characters of SSUA do to each other: the rules at hand decide the Initiative and no more. */
import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { DuelRules } from '../../compare/duel-rules.ts';
import { atLeast, totals } from '../../dice/totals.ts';
import { t } from '../../i18n/phrases.ts';
import { bestDice, diceOf, goalFaces, winsInitiative } from './compare.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** More dice than these are not worked out. */
const MOST_DICE = 60;

export const duel: DuelRules<SsuaCharacter, SsuaOptions> = {
  attacks([{ attacks = [] }], options) {
    const worth = goalFaces(options);
    return {
      columns: [
        { label: t`A goal`, kind: 'chance', about: t`The chance of one goal or more.` },
        { label: t`Goals`, kind: 'mean', about: t`How many goals to expect.` },
        { label: t`Damage`, kind: 'mean', about: t`As the card states it.` },
      ],
      rows: attacks
        .filter(({ pool }) => areOfKind('int', pool))
        .map(({ name, pool, damage }) => ({
          name,
          roll: diceOf(pool),
          values: [
            pool <= MOST_DICE ? atLeast(totals(pool, worth), 1) : undefined,
            (pool * worth.reduce((sum, each) => sum + each, 0)) / worth.length,
            damage,
          ],
        })),
    };
  },
  meetings([one, other], options) {
    const [mine, theirs] = [bestDice(one), bestDice(other)];
    if (mine === undefined || theirs === undefined) return [];
    const chance = winsInitiative(mine, theirs, options);
    return [
      {
        label: t`Initiative`,
        chances: [chance, 1 - chance],
        about: t`${diceOf(mine)} against ${theirs}, the better of Agility and Mind each; re-rolls of cards are left out.`,
      },
    ];
  },
  duels: {
    get none() {
      return t`The rules that Rollcall knows of SSUA do not say what an attack must reach or what its damage does, so no duel can be worked out.`;
    },
  },
};
