/** What two characters of SSUA do to each other: the rules at hand decide the Initiative and no more. */
import type { DuelRules } from '../../compare/duel-rules.ts';
import { atLeast, totals } from '../../dice/totals.ts';
import { counted } from '../../text/counted.ts';
import { bestDice, goalFaces, winsInitiative } from './compare.ts';
import type { SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

/** More dice than these are not worked out. */
const MOST_DICE = 60;

export const duel: DuelRules<SsuaCharacter, SsuaOptions> = {
  attacks([{ attacks = [] }], options) {
    const worth = goalFaces(options);
    return {
      columns: [
        { label: 'A goal', kind: 'chance', about: 'The chance of one goal or more.' },
        { label: 'Goals', kind: 'mean', about: 'How many goals to expect.' },
        { label: 'Damage', kind: 'mean', about: 'As the card states it.' },
      ],
      rows: attacks.map(({ name, pool, damage }) => ({
        name,
        roll: counted(pool, 'die', 'dice'),
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
        label: 'Initiative',
        chances: [chance, 1 - chance],
        about: `${counted(mine, 'die', 'dice')} against ${theirs}, the better of Agility and Mind each; re-rolls of cards are left out.`,
      },
    ];
  },
  duels: {
    none: 'The rules that Rollcall knows of SSUA do not say what an attack must reach or what its damage does, so no duel can be worked out.',
  },
};
