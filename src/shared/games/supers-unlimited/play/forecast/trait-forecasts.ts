/** Forecasts Trait Rolls other than attacks: Recovery (E-47), objectives (E-62, E-137) and the Battle of Wits (E-136). */
import type { Chance, ForecastRoll } from '../../../../play/play-screen/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { PRIZE_POINTS, VIP_POINTS } from '../battlefield/manipulate-event.ts';
import { getCard, getControllingSide, getEffectPoints, getModel } from '../models.ts';
import { D10, getMinFace } from '../rolls/faces.ts';
import type { TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { createNameLookup } from '../texts/item-names.ts';
import { computeOutcomes, computeSuccessChance, getTraitDie, type Outcome, sumChances } from './chances.ts';
import { createChance, formatSuccessFaces, getTraitMarks, listSuccessChances } from './roll-texts.ts';

/** Forecasts a Trait Roll with `extraDice` added. `listExtraChances` returns what its Successes achieve. */
export function forecastTraitRoll(
  translate: Translate,
  encounter: SuEncounter,
  { roller, dice, need, bonus }: TraitRoll,
  extraDice: number,
  subject: string,
  listExtraChances: (outcomes: readonly Outcome[]) => readonly Chance[] = () => [],
): ForecastRoll {
  const poolSize = Math.max(0, dice) + extraDice;
  const dieOutcomes = getTraitDie(need, bonus, encounter.options);
  const outcomes = computeOutcomes(poolSize, dieOutcomes);
  return {
    modelId: roller,
    rollName: subject,
    dice: poolSize,
    sides: D10,
    target: getMinFace(need, bonus, encounter.options),
    dieMarks: getTraitMarks(need, bonus, encounter.options),
    dieRule: formatSuccessFaces(translate, need, bonus, encounter.options),
    isSum: false,
    parts:
      bonus === 0
        ? []
        : [
            {
              label: translate('suRolls.restoration'),
              modifier: bonus,
              reason: translate('suRolls.restorationPlayed'),
            },
          ],
    chances: [
      ...listSuccessChances(translate, outcomes ?? [], computeSuccessChance(poolSize, dieOutcomes)),
      ...(outcomes ? listExtraChances(outcomes) : []),
    ],
  };
}

/** Creates the chance of enough Successes. Omits it if one Success is enough, because every forecast shows that chance. */
const createEnoughChance = (label: string, minSuccesses: number) => (outcomes: readonly Outcome[]) =>
  minSuccesses > 1
    ? [
        createChance(
          label,
          sumChances(outcomes, ({ successes }) => successes >= minSuccesses),
        ),
      ]
    : [];

/** Forecasts a Recovery Roll, for example `Recovery of HP`. */
export function forecastRecovery(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  extraDice: number,
  recoverable: string,
): ForecastRoll {
  const { roller } = roll;
  const modelState = getModel(encounter, roller);
  const rollerName = createNameLookup(translate, encounter)(roller);
  if (recoverable === 'ko') {
    const createWakeChance = (outcomes: readonly Outcome[]) => [
      createChance(
        translate('suRolls.wakesUp', { model: rollerName }),
        sumChances(outcomes, ({ successes }) => successes > 0),
      ),
    ];
    return forecastTraitRoll(
      translate,
      encounter,
      roll,
      extraDice,
      translate('suRolls.wakesUp', { model: rollerName }),
      createWakeChance,
    );
  }
  if (recoverable === 'hp') {
    const missingHp = getCard(encounter, roller).hp.total - modelState.hp;
    return forecastTraitRoll(
      translate,
      encounter,
      roll,
      extraDice,
      translate('suRolls.recoveryOfHp'),
      createEnoughChance(translate('suRolls.allHp'), missingHp),
    );
  }
  // A Countdown is `countdown/SOURCE`, since each source has its own tokens.
  const [, source] = /^countdown\/(.*)$/.exec(recoverable) ?? [];
  const points =
    source === undefined ? getEffectPoints(modelState, recoverable) : (modelState.countdown.get(source) ?? 0);
  const effectName = getTermName(source === undefined ? recoverable : 'countdown');
  return forecastTraitRoll(
    translate,
    encounter,
    roll,
    extraDice,
    translate('suRolls.recoveryFrom', { effect: effectName }),
    createEnoughChance(translate('suRolls.noneLeft', { effect: effectName }), points),
  );
}

/** Forecasts the roll for an objective. */
export function forecastObjective(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  extraDice: number,
  markerId: string,
): ForecastRoll {
  const marker = encounter.state.markers.get(markerId);
  const markerName = createNameLookup(translate, encounter)(markerId);
  if (marker?.kind === 'prize') {
    const missingPoints = PRIZE_POINTS - (marker.total ?? 0);
    return forecastTraitRoll(
      translate,
      encounter,
      roll,
      extraDice,
      markerName,
      createEnoughChance(translate('suRolls.enoughToScore'), missingPoints),
    );
  }
  if (marker?.kind === 'vip') {
    const missingPoints = VIP_POINTS - (marker.points?.get(getControllingSide(encounter, roll.roller)) ?? 0);
    return forecastTraitRoll(
      translate,
      encounter,
      roll,
      extraDice,
      markerName,
      createEnoughChance(translate('suRolls.enoughToScore'), missingPoints),
    );
  }
  return forecastTraitRoll(
    translate,
    encounter,
    roll,
    extraDice,
    translate('suRolls.isResolved', { marker: markerName }),
  );
}

/** Forecasts the Battle of Wits: the chance of each side to have the most Successes. */
export function forecastWits(
  translate: Translate,
  encounter: SuEncounter,
  rolls: readonly { readonly side: string; readonly roll: TraitRoll | undefined; readonly extraDice: number }[],
): ForecastRoll[] {
  const outcomesPerRoll = rolls.map(({ roll, extraDice }) =>
    roll ? (computeOutcomes(roll.dice + extraDice, getTraitDie(roll.need, roll.bonus, encounter.options)) ?? []) : [],
  );
  return rolls.flatMap(({ side: sideId, roll, extraDice }, index) => {
    if (!roll) return [];
    const createWinChances = (ownOutcomes: readonly Outcome[]) => [
      createChance(
        translate('suRolls.mostSuccesses'),
        computeWinChance(
          ownOutcomes,
          outcomesPerRoll.filter((_outcomes, otherIndex) => otherIndex !== index),
        ),
      ),
    ];
    return [
      forecastTraitRoll(
        translate,
        encounter,
        roll,
        extraDice,
        translate('suRolls.battleOfWits', { side: createNameLookup(translate, encounter)(sideId) }),
        createWinChances,
      ),
    ];
  });
}

/** Returns the chance of more Successes than every other side. A side without outcomes has no Successes. */
const computeWinChance = (ownOutcomes: readonly Outcome[], otherOutcomes: readonly (readonly Outcome[])[]): number =>
  ownOutcomes.reduce((sum, { successes, chance }) => {
    const lowerChances = otherOutcomes.map((outcomes) =>
      outcomes.length === 0
        ? successes > 0
          ? 1
          : 0
        : sumChances(outcomes, (outcome) => outcome.successes < successes),
    );
    return sum + chance * lowerChances.reduce((product, lowerChance) => product * lowerChance, 1);
  }, 0);
