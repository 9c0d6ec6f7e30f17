/** What a roll for the order of play promises: the chance to come before everybody who has rolled. */

import { atLeast, facesOf, totals } from '../../dice/totals.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Chance, Forecast, ForecastPart } from './forecast.ts';

interface InitiativeRoll {
  readonly who: string;
  /** `Initiative`, `Perception` */
  readonly what: string;
  readonly dice: number;
  readonly sides: number;
  readonly parts: readonly ForecastPart[];
  /** Those who have rolled, by name. */
  readonly others: readonly { readonly name: string; readonly total: number }[];
}

export function initiativeForecast(translate: Translate, { others, ...roll }: InitiativeRoll): Forecast {
  const bonus = roll.parts.reduce((sum, { by }) => sum + by, 0);
  const chances = totals(roll.dice, facesOf(roll.sides));
  const reach = (total: number) => atLeast(chances, total - bonus);
  const [best] = [...others].sort((a, b) => b.total - a.total);
  const ahead: Chance[] = best
    ? [
        {
          label: translate('initiativeChances.before', { name: best.name, total: best.total }),
          chance: reach(best.total + 1),
        },
        {
          label: translate('initiativeChances.equal', { name: best.name }),
          chance: reach(best.total) - reach(best.total + 1),
        },
      ]
    : [];
  return { rolls: [{ ...roll, isSum: true, chances: ahead }], options: [], asks: [] };
}
