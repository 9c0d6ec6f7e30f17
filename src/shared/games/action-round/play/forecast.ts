/** Forecasts rolls: initiative, a check with each skill of the card, and a Destiny Die (C?1, C-64, C-79). */

import { computeTotals, listFaces, sumChancesFrom } from '../../../dice/totals.ts';
import { getModelName } from '../../../play/model-names.ts';
import type { CandidateEvent } from '../../../play/play-rules.ts';
import type { Forecast, ForecastRoll } from '../../../play/play-screen/forecast.ts';
import { createInitiativeForecast } from '../../../play/play-screen/initiative-forecast.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { DIFFICULTY_PER_RAISE } from './check-event.ts';
import { RECOVERY_FACE } from './events.ts';
import type { ArEncounter } from './state.ts';

const D20 = 20;

export function forecast(translate: Translate, encounter: ArEncounter, logEvent: CandidateEvent): Forecast | undefined {
  const { kind, model: modelId } = logEvent;
  if (typeof modelId !== 'string' || !encounter.figures.has(modelId)) return undefined;
  if (kind === 'initiative') return forecastInitiative(translate, encounter, modelId);
  if (kind === 'check') return forecastCheck(translate, encounter, modelId, logEvent);
  return kind === 'destiny' && logEvent.use === 'recover' ? forecastRecovery(translate, encounter, modelId) : undefined;
}

function forecastInitiative(translate: Translate, encounter: ArEncounter, modelId: string): Forecast | undefined {
  if (encounter.options['ar.initMode'] === 'typed') return undefined;
  const { initiative: initiativeBonus } = getFigure(encounter, modelId).character;
  const otherIds = encounter.state.extra.rolled.filter(
    (otherId) => otherId !== modelId && !getModelState(encounter, otherId).out,
  );
  return createInitiativeForecast(translate, {
    modelId,
    rollName: 'Initiative',
    dice: 1,
    sides: D20,
    parts: [{ label: 'Initiative', modifier: initiativeBonus, reason: translate('arRolls.onTheCard') }],
    others: otherIds.map((otherId) => ({
      name: getModelName(encounter, otherId) ?? otherId,
      total: getModelState(encounter, otherId).score,
    })),
  });
}

/** Forecasts a check with each skill. Players roll checks themselves and type the total, so only they know which skill is used. */
function forecastCheck(
  translate: Translate,
  encounter: ArEncounter,
  modelId: string,
  { dc: difficulty, raises }: CandidateEvent,
): Forecast | undefined {
  if (typeof difficulty !== 'number') return undefined;
  const neededTotal = difficulty + DIFFICULTY_PER_RAISE * Number(raises ?? 0);
  const degreeStep = encounter.options['ar.degreeStep'];
  const chances = computeTotals(1, listFaces(D20));
  const rolls = getFigure(encounter, modelId).character.skills.map(({ name, rank }): ForecastRoll => {
    const computeChance = (minTotal: number) => sumChancesFrom(chances, minTotal - rank);
    return {
      modelId,
      rollName: name,
      dice: 1,
      sides: D20,
      target: neededTotal,
      isSum: true,
      isRolledByHand: true,
      parts: [{ label: name, modifier: rank, reason: translate('arRolls.rankOnTheCard') }],
      chances: [
        { label: translate('arRolls.succeeds'), chance: computeChance(neededTotal) },
        { label: translate('arRolls.furtherDegree'), chance: computeChance(neededTotal + degreeStep) },
      ],
    };
  });
  return rolls.length === 0 ? undefined : { rolls, options: [], asks: [] };
}

/** Forecasts whether a Destiny Die lets an incapacitated model recover, which takes a face of `RECOVERY_FACE` or more (C-64). */
function forecastRecovery(translate: Translate, encounter: ArEncounter, modelId: string): Forecast | undefined {
  if (getModelState(encounter, modelId).fatigue < 3) return undefined;
  const dieSides = Number(encounter.options['ar.destinyDie'].slice(1));
  const recoveryChance = sumChancesFrom(computeTotals(1, listFaces(dieSides)), RECOVERY_FACE);
  const chances = [{ label: translate('arRolls.recovers'), chance: recoveryChance }];
  const forecastRoll: ForecastRoll = {
    modelId,
    rollName: 'Destiny',
    dice: 1,
    sides: dieSides,
    target: RECOVERY_FACE,
    isSum: true,
    parts: [],
    chances,
  };
  return { rolls: [forecastRoll], options: [], asks: [] };
}
