/** The forecast of a roll for the order of play: the chance to come before every model that has rolled. */

import { computeTotals, listFaces, sumChancesFrom } from '../../dice/totals.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Chance, Forecast, ForecastPart } from './forecast.ts';

interface InitiativeRoll {
  readonly modelId: string;
  /** `Initiative`, `Perception` */
  readonly rollName: string;
  readonly dice: number;
  readonly sides: number;
  readonly parts: readonly ForecastPart[];
  /** The models that have rolled, by name. */
  readonly others: readonly { readonly name: string; readonly total: number }[];
}

/** Creates the forecast of a roll whose sum with its modifiers is compared with the best total so far. */
export function createInitiativeForecast(
  translate: Translate,
  { others, ...initiativeRoll }: InitiativeRoll,
): Forecast {
  const bonus = initiativeRoll.parts.reduce((subtotal, { modifier }) => subtotal + modifier, 0);
  const totalChances = computeTotals(initiativeRoll.dice, listFaces(initiativeRoll.sides));
  const getReachChance = (total: number) => sumChancesFrom(totalChances, total - bonus);
  const [bestOther] = [...others].sort((a, b) => b.total - a.total);
  const chancesAhead: Chance[] = bestOther
    ? [
        {
          label: translate('initiativeChances.before', { name: bestOther.name, total: bestOther.total }),
          chance: getReachChance(bestOther.total + 1),
        },
        {
          label: translate('initiativeChances.equal', { name: bestOther.name }),
          chance: getReachChance(bestOther.total) - getReachChance(bestOther.total + 1),
        },
      ]
    : [];
  return { rolls: [{ ...initiativeRoll, isSum: true, chances: chancesAhead }], options: [], asks: [] };
}
