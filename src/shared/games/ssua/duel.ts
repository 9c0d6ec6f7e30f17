/** What two characters of SSUA do to each other: the rules at hand decide the Initiative and no more. */
import { areOfKind } from '../../character-fields/number-kinds.ts';
import type { DuelRules } from '../../compare/duel-rules.ts';
import { atLeast, totals } from '../../dice/totals.ts';
import { bestDice, formatDice, goalFaces, winsInitiative } from './compare.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** More dice than these are not worked out. */
const MOST_DICE = 60;

export const duel: DuelRules<SsuaCharacter, SsuaOptions> = {
  attacks([{ attacks = [] }], options) {
    const worth = goalFaces(options);
    return {
      columns: [
        {
          label: (translate) => translate('ssuaDuel.goal'),
          kind: 'chance',
          about: (translate) => translate('ssuaDuel.goalAbout'),
        },
        {
          label: (translate) => translate('ssuaDuel.goals'),
          kind: 'mean',
          about: (translate) => translate('ssuaDuel.goalsAbout'),
        },
        {
          label: (translate) => translate('ssuaDuel.damage'),
          kind: 'mean',
          about: (translate) => translate('ssuaDuel.damageAbout'),
        },
      ],
      rows: attacks
        .filter(({ pool }) => areOfKind('int', pool))
        .map(({ name, pool, damage }) => ({
          name,
          roll: (translate) => formatDice(translate, pool),
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
        label: (translate) => translate('ssuaDuel.initiative'),
        chances: [chance, 1 - chance],
        about: (translate) =>
          translate('ssuaDuel.initiativeAbout', { dice: formatDice(translate, mine), others: theirs }),
      },
    ];
  },
  duels: {
    none: (translate) => translate('ssuaDuel.none'),
  },
};
