/** Forecasts an attack roll: dice, number to reach, Combat Bonuses, and the chances of all consequences (E-75 to E-78). */
import type { Chance, ForecastRoll } from '../../../../play/play-screen/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTraitName } from '../../names.ts';
import { findTarget } from '../attack/declared-attack.ts';
import { createEffectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty } from '../duty.ts';
import { getCard, getEffectPoints, getModel, isStunned } from '../models.ts';
import { D10, getMinFace } from '../rolls/faces.ts';
import type { SuEncounter, Thing } from '../state.ts';
import { createNameLookup } from '../texts/item-names.ts';
import { listBonusTexts } from './bonus-texts.ts';
import { computeOutcomes, computeSuccessChance, getTraitDie, type Outcome, sumChances } from './chances.ts';
import { computeFateChances } from './ko-chances.ts';
import { createChance, formatSuccessFaces, getTraitMarks, listSuccessChances } from './roll-texts.ts';

/** Returns the chance of a Success with `extraDice` added. */
export const computeHitChance = ({ options }: SuEncounter, { dice, need, bonus }: AttackDuty, extraDice = 0): number =>
  computeSuccessChance(dice + extraDice, getTraitDie(need, bonus, options));

/** Forecasts an attack roll with `extraDice` added to the dice of its profile. */
export function forecastAttackRoll(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  extraDice = 0,
): ForecastRoll {
  const { by: attackerId, name, target: targetId, need, bonus } = duty;
  const dice = duty.dice + extraDice;
  const dieOutcomes = getTraitDie(need, bonus, encounter.options);
  const outcomes = computeOutcomes(dice, dieOutcomes);
  return {
    modelId: attackerId,
    rollName: translate('suRolls.attackOn', {
      attack: name,
      target: createNameLookup(translate, encounter)(targetId),
    }),
    dice,
    sides: D10,
    target: getMinFace(need, bonus, encounter.options),
    isSum: false,
    dieRule: translate('suRolls.successNeed', {
      successes: formatSuccessFaces(translate, need, bonus, encounter.options),
      need: formatNeed(translate, encounter, duty),
    }),
    parts: listBonusTexts(translate, encounter, duty),
    dieMarks: getTraitMarks(need, bonus, encounter.options),
    chances: [
      ...listSuccessChances(translate, outcomes ?? [], computeSuccessChance(dice, dieOutcomes)),
      ...(outcomes ? listConsequences(translate, encounter, duty, outcomes) : []),
    ],
  };
}

/** Explains the number that each die must reach. Example: `Power 4 and Fight Resistance 1 make 5`. */
function formatNeed(
  translate: Translate,
  encounter: SuEncounter,
  { target: targetId, versus, need }: AttackDuty,
): string {
  const target = findTarget(encounter, targetId);
  if (target?.kind !== 'model') return translate('suRolls.resistance', { need });
  const { resistance, power } = getModel(encounter, target.id);
  if (resistance !== undefined) return translate('suRolls.resistance', { need });
  const traitResistance = getCard(encounter, target.id).traits[versus].resistance;
  const extraNeed = need - power - traitResistance;
  const values = { power, trait: getTraitName(versus, encounter.options), resistance: traitResistance, need };
  return extraNeed === 0
    ? translate('suRolls.powerAndResistance', values)
    : translate('suRolls.powerResistanceAndMore', { ...values, more: extraNeed });
}

/** Lists what the roll may do to the target. */
function listConsequences(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  outcomes: readonly Outcome[],
): Chance[] {
  const target = findTarget(encounter, duty.target);
  if (!target) return [];
  const targetName = createNameLookup(translate, encounter)(duty.target);
  const dealsDamage = duty.effects.some(({ effect }) => effect === 'damage');
  const bonusSuccesses = getModel(encounter, duty.by).bonusSuccesses;
  const countDamage = ({ successes }: Outcome) => countAllSuccesses(encounter, successes, bonusSuccesses);
  if (target.kind === 'thing')
    return dealsDamage ? [forecastBreakage(translate, encounter, target.thing, targetName, outcomes, countDamage)] : [];
  if (target.kind === 'entangle') {
    const entanglePoints = getEffectPoints(getModel(encounter, target.id), 'entangle');
    return dealsDamage
      ? [
          createChance(
            translate('suRolls.isFree', { model: createNameLookup(translate, encounter)(target.id) }),
            sumChances(outcomes, (outcome) => countDamage(outcome) >= entanglePoints),
          ),
        ]
      : [];
  }
  return [
    ...forecastLosses(translate, encounter, duty, target.id, outcomes, bonusSuccesses),
    ...forecastStunAndKnockback(translate, encounter, duty, target.id, outcomes, bonusSuccesses),
  ].filter(({ chance }) => chance > 0);
}

/** Counts Successes. Plasma X markers add Successes to a hit, and under a house rule to a miss too (E-144). */
const countAllSuccesses = ({ options }: SuEncounter, successes: number, bonusSuccesses: number): number =>
  successes > 0 || options['su.plasmaOnMiss'] ? successes + bonusSuccesses : 0;

function forecastBreakage(
  translate: Translate,
  { options }: SuEncounter,
  thing: Thing,
  thingName: string,
  outcomes: readonly Outcome[],
  countDamage: (outcome: Outcome) => number,
): Chance {
  if (thing.kind === 'building') {
    return createChance(
      translate('suRolls.comesDown', { building: thingName }),
      sumChances(outcomes, (outcome) => thing.damage + countDamage(outcome) >= thing.limit),
    );
  }
  const minDamage = thing.rank + (options['su.objectDestroyStrict'] ? 1 : 0);
  return createChance(
    translate('suRolls.isDestroyed', { thing: thingName }),
    sumChances(outcomes, (outcome) => countDamage(outcome) >= minDamage),
  );
}

function forecastLosses(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  modelId: string,
  outcomes: readonly Outcome[],
  bonusSuccesses: number,
): Chance[] {
  const { ko: koChance, out: outChance } = computeFateChances(encounter, modelId, outcomes, (successes) => {
    const allSuccesses = countAllSuccesses(encounter, successes, bonusSuccesses);
    return allSuccesses === 0 ? [] : listEffects(encounter, duty, allSuccesses, 0);
  });
  const modelName = createNameLookup(translate, encounter)(modelId);
  return [
    createChance(translate('suRolls.isKo', { model: modelName }), koChance),
    createChance(translate('suRolls.isIncapacitated', { model: modelName }), outChance),
  ];
}

/** Lists the Effects that this result would cause. */
const listEffects = (encounter: SuEncounter, duty: AttackDuty, successes: number, powCount: number) =>
  createEffectDuties(encounter, duty, duty.effects, { successes, pows: powCount });

/** Forecasts Stun and Knockback. POWs may cause them even if the Successes alone don't. */
function forecastStunAndKnockback(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  modelId: string,
  outcomes: readonly Outcome[],
  bonusSuccesses: number,
): Chance[] {
  const { immune, size } = getCard(encounter, modelId);
  const computeEffectChance = (effect: string, threshold: number) =>
    sumChances(outcomes, ({ successes, pows }) => {
      const allSuccesses = countAllSuccesses(encounter, successes, bonusSuccesses);
      return (
        allSuccesses > 0 &&
        listEffects(encounter, duty, allSuccesses, pows).some(
          (effectDuty) => effectDuty.effect === effect && effectDuty.amount > threshold,
        )
      );
    });
  const hasAnyEffect = (...effectNames: string[]) => duty.effects.some(({ effect }) => effectNames.includes(effect));
  const modelName = createNameLookup(translate, encounter)(modelId);
  const canStun =
    hasAnyEffect('stun', 'pow-double-stun') && !immune.has('stun') && !isStunned(getModel(encounter, modelId));
  const canKnockBack = hasAnyEffect('knockback', 'pow-double-knockback') && !immune.has('knockback');
  return [
    ...(canStun
      ? [createChance(translate('suRolls.isStunned', { model: modelName }), computeEffectChance('stun', 0))]
      : []),
    ...(canKnockBack
      ? [createChance(translate('suRolls.isKnockedBack', { model: modelName }), computeEffectChance('knockback', size))]
      : []),
  ];
}
