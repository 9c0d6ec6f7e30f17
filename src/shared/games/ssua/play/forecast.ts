/**
 * Forecasts the goals of a pool, which are its dice that show 4 or more: for Initiative, where the pool is the Agility or Mind of a
 * model, and for attacks whose card states a pool.
 */

import { computeTotals, sumChancesFrom } from '../../../dice/totals.ts';
import type { CandidateEvent } from '../../../play/play-rules.ts';
import type { Chance, DieMark, Forecast, ForecastRoll } from '../../../play/play-screen/forecast.ts';
import { getFigure } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { findAttack, getPool, MAX_POOL } from './prices.ts';
import type { SsuaEncounter } from './state.ts';

/** Maximum number of totals that are shown if there is no result to beat. */
const MAX_TOTALS = 4;

export function forecast(
  translate: Translate,
  encounter: SsuaEncounter,
  logEvent: CandidateEvent,
): Forecast | undefined {
  const { model: modelId, kind } = logEvent;
  if (typeof modelId !== 'string' || !encounter.figures.has(modelId)) return undefined;
  if (kind === 'initiative') return forecastInitiative(translate, encounter, modelId, logEvent);
  return kind === 'attack' ? forecastAttack(translate, encounter, modelId, logEvent) : undefined;
}

function forecastInitiative(
  translate: Translate,
  encounter: SsuaEncounter,
  modelId: string,
  logEvent: CandidateEvent,
): Forecast | undefined {
  const attribute = logEvent.with;
  if (attribute !== 'agility' && attribute !== 'mind') return undefined;
  const dice = getFigure(encounter, modelId).character[attribute];
  if (dice > MAX_POOL) return undefined;
  const goalChances = computeTotals(dice, getFaceGoals(encounter));
  const otherRolls = [...encounter.state.rolls].filter(([sideId]) => sideId !== logEvent.side);
  const [bestRoll] = otherRolls.sort(
    ([, first], [, second]) => second.goals - first.goals || second.value - first.value,
  );
  return createPoolForecast(
    translate,
    encounter,
    modelId,
    'Initiative',
    dice,
    bestRoll
      ? listChancesAgainst(translate, encounter, goalChances, bestRoll)
      : listGoalChances(translate, goalChances),
  );
}

/**
 * Lists the chances of more goals than the best roll so far, and of equally many. The higher attribute may win such a tie (A?2), which
 * these chances ignore.
 */
function listChancesAgainst(
  translate: Translate,
  encounter: SsuaEncounter,
  goalChances: readonly number[],
  [sideId, { goals: goalsToBeat }]: [string, { goals: number }],
): Chance[] {
  const sideName = encounter.seats.find(({ id }) => id === sideId)?.name ?? sideId;
  return [
    {
      label: translate('ssuaRolls.moreThan', { name: sideName, count: goalsToBeat }),
      chance: sumChancesFrom(goalChances, goalsToBeat + 1),
    },
    { label: translate('ssuaRolls.asMany'), chance: goalChances[goalsToBeat] ?? 0 },
  ];
}

function forecastAttack(
  translate: Translate,
  encounter: SsuaEncounter,
  modelId: string,
  logEvent: CandidateEvent,
): Forecast | undefined {
  const pool = getPool(encounter, { ...logEvent, model: modelId });
  if (pool === undefined || pool <= 0 || pool > MAX_POOL) return undefined;
  const rollName = findAttack(encounter, modelId, logEvent.attack)?.name ?? translate('ssuaRolls.attack');
  const goalChances = computeTotals(pool, getFaceGoals(encounter));
  return createPoolForecast(translate, encounter, modelId, rollName, pool, listGoalChances(translate, goalChances));
}

/** Returns how many goals each die face counts, from face 1 to face 6 (A-8, A?1). */
const getFaceGoals = ({ options }: SsuaEncounter): readonly number[] => [
  0,
  0,
  0,
  1,
  1,
  options['ssua.sixCountsTwo'] ? 2 : 1,
];

/** Lists the chances of at least 1, 2, 3 … goals, up to `MAX_TOTALS`. `goalChances[n]` is the chance of exactly n goals. */
const listGoalChances = (translate: Translate, goalChances: readonly number[]): Chance[] =>
  Array.from({ length: Math.min(MAX_TOTALS, goalChances.length - 1) }, (_item, index) => ({
    label: translate('ssuaRolls.orMore', { count: index + 1 }),
    chance: sumChancesFrom(goalChances, index + 1),
  }));

function createPoolForecast(
  translate: Translate,
  encounter: SsuaEncounter,
  modelId: string,
  rollName: string,
  dice: number,
  chances: readonly Chance[],
): Forecast {
  const doesSixCountTwo = encounter.options['ssua.sixCountsTwo'];
  const faceMarks: readonly DieMark[] = [
    'miss',
    'miss',
    'miss',
    'success',
    'success',
    doesSixCountTwo ? 'pow' : 'success',
  ];
  const explanation = translate(`ssuaRolls.${doesSixCountTwo ? 'sixCountsTwo' : 'sixCountsOne'}`);
  const dieMarkTexts = {
    miss: translate('ssuaRolls.noGoal'),
    success: translate('ssuaRolls.oneGoal'),
    pow: translate('ssuaRolls.twoGoals'),
  };
  const forecastRoll: ForecastRoll = {
    modelId,
    rollName,
    dice,
    sides: 6,
    isSum: false,
    dieRule: explanation,
    parts: [],
    chances,
    dieMarks: faceMarks,
    dieMarkTexts,
  };
  return { rolls: [forecastRoll], options: [], asks: [] };
}
