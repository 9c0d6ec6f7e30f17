/** Forecasts a block or a dodge before it is rolled: 2d6 and a bonus against 8 plus the rank of the attack (D-14 to D-21). */
import type { CandidateEvent } from '../../../play/play-rules.ts';
import type { Forecast, ForecastPart } from '../../../play/play-screen/forecast.ts';
import { getFigure } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { DIFFICULTY_BONUS, EXPERTISE_BONUS, findPowerRank, getDefenseAttribute, isExpertIn } from './defend-event.ts';
import type { BbEncounter } from './state.ts';

const SIDES = 6;

/** Forecasts the chances that two dice and the bonus reach the required number; undefined for other log events. */
export function forecast(translate: Translate, encounter: BbEncounter, logEvent: CandidateEvent): Forecast | undefined {
  const { kind, model: modelId, how: defense, rank: attackRank, power: powerName } = logEvent;
  if (kind !== 'defend' || typeof modelId !== 'string' || typeof attackRank !== 'number') return undefined;
  if (defense !== 'block' && defense !== 'dodge') return undefined;
  const neededTotal = attackRank + DIFFICULTY_BONUS;
  const parts = listBonusParts(
    translate,
    encounter,
    modelId,
    defense,
    typeof powerName === 'string' ? powerName : undefined,
  );
  const totalBonus = parts.reduce((sum, { modifier }) => sum + modifier, 0);
  return {
    rolls: [
      {
        modelId,
        rollName: translate(`bbRolls.${defense}`),
        dice: 2,
        sides: SIDES,
        target: neededTotal,
        isSum: true,
        parts,
        chances: [
          { label: translate('bbRolls.succeeds'), chance: computeChance(neededTotal - totalBonus) },
          {
            label: translate('bbRolls.extreme'),
            chance: computeChance(neededTotal + encounter.options['bb.extremeMargin'] - totalBonus),
          },
        ],
      },
    ],
    options: [],
    asks: [],
  };
}

function listBonusParts(
  translate: Translate,
  encounter: BbEncounter,
  modelId: string,
  defense: 'block' | 'dodge',
  powerName: string | undefined,
): ForecastPart[] {
  const powerRank = powerName === undefined ? undefined : findPowerRank(encounter, modelId, powerName);
  if (powerRank !== undefined)
    return [{ label: powerName ?? '', modifier: powerRank, reason: translate('bbRolls.rankOfPower') }];
  const isExpert = isExpertIn(getFigure(encounter, modelId).character, defense);
  const attributeBonus = getDefenseAttribute(encounter, modelId, defense) - (isExpert ? EXPERTISE_BONUS : 0);
  const attributeName = defense === 'block' ? 'Prowess' : 'Agility';
  return [
    {
      label: attributeName,
      modifier: attributeBonus,
      reason: translate(defense === 'block' ? 'bbRolls.blockBy' : 'bbRolls.dodgeBy', { attribute: attributeName }),
    },
    ...(isExpert ? [{ label: 'Expertise', modifier: EXPERTISE_BONUS, reason: translate('bbRolls.onTheCard') }] : []),
  ];
}

/** Computes the chance that the sum of two dice is this or more. */
function computeChance(minTotal: number): number {
  let combinations = 0;
  for (let firstFace = 1; firstFace <= SIDES; firstFace += 1)
    for (let secondFace = 1; secondFace <= SIDES; secondFace += 1)
      if (firstFace + secondFace >= minTotal) combinations += 1;
  return combinations / SIDES ** 2;
}
