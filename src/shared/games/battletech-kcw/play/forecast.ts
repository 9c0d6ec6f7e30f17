/**
 * Forecasts the roll for initiative, with the chance to act before the models that have rolled (B-1 to B-3), and the roll to hit (B-16).
 */
import { computeTotals, listFaces, sumChancesFrom } from '../../../dice/totals.ts';
import { getModelName } from '../../../play/model-names.ts';
import type { CandidateEvent } from '../../../play/play-rules.ts';
import type { Forecast } from '../../../play/play-screen/forecast.ts';
import { formatSigned } from '../../../play/play-screen/format-values.ts';
import { createInitiativeForecast } from '../../../play/play-screen/initiative-forecast.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { formatLateText, type LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { type BonusPart, formatPartLabel, listBonusParts } from '../initiative.ts';
import { computeUnitsPenalty } from './order.ts';
import { listShotParts } from './shots.ts';
import type { BtEncounter } from './state.ts';

/** Says where a part of the bonus comes from, by the label of the part. All other parts are on the card. */
const PART_REASONS: Readonly<Record<string, LateText>> = {
  Walk: (translate) => translate('kcwRolls.asItIsNow'),
  'Walk/Cruise': (translate) => translate('kcwRolls.asItIsNow'),
  NPC: (translate) => translate('kcwRolls.everyNpc'),
  Infantry: (translate) => translate('kcwRolls.allInfantry'),
};

const CARD_REASON: LateText = (translate) => translate('kcwRolls.onTheCard');

export function forecast(translate: Translate, encounter: BtEncounter, logEvent: CandidateEvent): Forecast | undefined {
  const { kind, model: modelId, modifier } = logEvent;
  if (kind === 'shot') return forecastShot(translate, encounter, logEvent);
  if (kind !== 'initiative' || typeof modelId !== 'string' || !encounter.figures.has(modelId)) return undefined;
  const { character, side } = getFigure(encounter, modelId);
  const { mp: movementPoints } = getModelState(encounter, modelId);
  const bonusParts: readonly BonusPart[] =
    listBonusParts({ ...character, mpNow: movementPoints }, encounter.options) ?? [];
  const extendedParts = encounter.options['bt.extendedInitMods']
    ? [
        {
          label: translate('kcwRolls.unitsOfSide'),
          modifier: -computeUnitsPenalty(encounter, side),
          reason: translate('kcwRolls.hardToLead'),
        },
        {
          label: translate('kcwRolls.modifier'),
          modifier: Number(modifier ?? 0),
          reason: translate('kcwRolls.asStated'),
        },
      ].filter(({ modifier: amount }) => amount !== 0)
    : [];
  const rolledModels = [...encounter.state.models].filter(
    ([otherId, { dice, out: isOut }]) => otherId !== modelId && dice !== null && !isOut,
  );
  return createInitiativeForecast(translate, {
    modelId,
    rollName: 'Initiative',
    dice: 2,
    sides: 6,
    parts: [
      ...bonusParts.map(({ label, value }) => ({
        label: formatPartLabel(translate, label),
        modifier: value,
        reason: formatLateText(translate, PART_REASONS[label] ?? CARD_REASON),
      })),
      ...extendedParts,
    ],
    others: rolledModels.map(([otherId, { total }]) => ({ name: getModelName(encounter, otherId) ?? otherId, total })),
  });
}

/** Forecasts a roll to hit; undefined if nothing says what it needs. */
function forecastShot(translate: Translate, encounter: BtEncounter, logEvent: CandidateEvent): Forecast | undefined {
  const { model: modelId, target: targetId, modifier, need: statedNumber } = logEvent;
  if (typeof modelId !== 'string' || typeof targetId !== 'string') return undefined;
  if (!encounter.figures.has(modelId) || !encounter.state.models.has(targetId)) return undefined;
  const shotParts = listShotParts(encounter, { model: modelId, target: targetId, modifier: Number(modifier ?? 0) });
  const neededTotal =
    typeof statedNumber === 'number' ? statedNumber : shotParts.reduce((total, { value }) => total + value, 0);
  if (typeof statedNumber !== 'number' && shotParts.length === 0) return undefined;
  const explanation = shotParts
    .filter(({ name, value }) => name === 'gunnery' || value !== 0)
    .map(({ name, value }) =>
      translate(`kcwShots.${name}`, { value: name === 'gunnery' ? String(value) : formatSigned(value) }),
    )
    .join(', ');
  return {
    rolls: [
      {
        ...{ modelId, rollName: translate('kcwShots.roll'), dice: 2, sides: 6, target: neededTotal, isSum: true },
        ...(typeof statedNumber === 'number' ? {} : { dieRule: explanation }),
        parts: [],
        chances: [
          { label: translate('kcwShots.hits'), chance: sumChancesFrom(computeTotals(2, listFaces(6)), neededTotal) },
        ],
      },
    ],
    options: [],
    asks: [],
  };
}
