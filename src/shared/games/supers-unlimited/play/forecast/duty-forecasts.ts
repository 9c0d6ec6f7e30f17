/** Forecasts pending rolls other than attacks: KO (E-23), Slams and Falls (E-122), Power Markers and Plasma X, Vulnerabilities (E-27). */
import type { Chance, ForecastRoll } from '../../../../play/play-screen/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { CrashDuty, EffectDuty, ModelDuty, RollDuty } from '../duty.ts';
import { getCard, getModel, isStunned } from '../models.ts';
import { D10, getMinFace } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { createNameLookup } from '../texts/item-names.ts';
import { getPossessiveEnding } from '../texts/phrases.ts';
import {
  computeOutcomes,
  computePlainDie,
  computeSuccessChance,
  getTraitDie,
  type Outcome,
  sumChances,
} from './chances.ts';
import { computeFateChances } from './ko-chances.ts';
import {
  createChance,
  formatPlainRoll,
  formatSuccessFaces,
  getPlainMarks,
  getPlainMinFace,
  getTraitMarks,
} from './roll-texts.ts';

/** Forecasts the roll that keeps a model awake in the Red Zone. */
export function forecastKo(
  translate: Translate,
  encounter: SuEncounter,
  { model: modelId, dice, need }: RollDuty,
  extraDice = 0,
): ForecastRoll {
  const modelName = createNameLookup(translate, encounter)(modelId);
  const awakeChance = computeSuccessChance(dice + extraDice, getTraitDie(need, 0, encounter.options));
  return {
    modelId,
    rollName: translate('suRolls.staysAwake', { model: modelName }),
    dice: dice + extraDice,
    sides: D10,
    target: getMinFace(need, 0, encounter.options),
    dieRule: formatSuccessFaces(translate, need, 0, encounter.options),
    dieMarks: getTraitMarks(need, 0, encounter.options),
    isSum: false,
    parts: [],
    chances: [
      createChance(translate('suRolls.staysAwake', { model: modelName }), awakeChance),
      createChance(translate('suRolls.isKo', { model: modelName }), 1 - awakeChance),
    ],
  };
}

/** Rows with a lower chance are not shown. */
const MIN_ROW_CHANCE = 0.005;

/** Forecasts the Damage and Stun of a Slam, a Fall or a Power Marker. A 10 gives 1 Stun, or 2 Stun on a Power Marker. */
export function forecastCrash(translate: Translate, encounter: SuEncounter, duty: CrashDuty | RollDuty): ForecastRoll {
  const { due, dice, need, model: modelId } = duty;
  const bodyId = modelId ?? ('thing' in duty ? (duty.thing ?? '') : '');
  const dieOutcomes = computePlainDie(need, encounter.options);
  const outcomes = computeOutcomes(dice, dieOutcomes);
  const isHazard = due === 'hazard';
  return {
    ...(modelId === undefined ? {} : { modelId }),
    rollName: translate(`suRolls.crashes.${due as 'slam' | 'fall' | 'hazard'}`, {
      body: createNameLookup(translate, encounter)(bodyId),
    }),
    dice,
    sides: D10,
    target: getPlainMinFace(need, encounter.options),
    dieMarks: getPlainMarks(need, encounter.options),
    dieRule: formatPlainRoll(translate, need, isHazard ? 2 : 1, encounter.options),
    isSum: false,
    parts: [],
    chances: [
      createChance(translate('suRolls.anyDamage'), computeSuccessChance(dice, dieOutcomes)),
      ...(outcomes ? [2, 3, 4] : [])
        .map((minDamage) =>
          createChance(
            translate('suRolls.damageOrMore', { damage: minDamage }),
            sumChances(outcomes ?? [], ({ successes }) => successes >= minDamage),
          ),
        )
        .filter(({ chance }) => chance > MIN_ROW_CHANCE),
      ...(outcomes && modelId !== undefined ? forecastModelHarm(translate, encounter, modelId, outcomes) : []),
      ...(outcomes && modelId === undefined ? forecastThingHarm(translate, encounter, bodyId, outcomes) : []),
    ],
  };
}

function forecastModelHarm(
  translate: Translate,
  encounter: SuEncounter,
  modelId: string,
  outcomes: readonly Outcome[],
): Chance[] {
  const modelName = createNameLookup(translate, encounter)(modelId);
  const createDamageDuties = (amount: number): EffectDuty[] => [
    { due: 'effect', model: modelId, effect: 'damage', amount },
  ];
  const { ko: koChance, out: outChance } = computeFateChances(encounter, modelId, outcomes, createDamageDuties);
  const canBeStunned = !getCard(encounter, modelId).immune.has('stun') && !isStunned(getModel(encounter, modelId));
  return [
    ...(canBeStunned
      ? [
          createChance(
            translate('suRolls.isStunned', { model: modelName }),
            sumChances(outcomes, ({ pows }) => pows > 0),
          ),
        ]
      : []),
    createChance(translate('suRolls.isKo', { model: modelName }), koChance),
    createChance(translate('suRolls.isIncapacitated', { model: modelName }), outChance),
  ].filter(({ chance }) => chance > 0);
}

function forecastThingHarm(
  translate: Translate,
  encounter: SuEncounter,
  thingId: string,
  outcomes: readonly Outcome[],
): Chance[] {
  const thing = encounter.state.things.get(thingId);
  if (!thing) return [];
  const strictIncrease = thing.kind === 'object' && encounter.options['su.objectDestroyStrict'] ? 1 : 0;
  const minDamage = thing.kind === 'object' ? thing.rank + strictIncrease : thing.limit - thing.damage;
  return [
    createChance(
      translate('suRolls.isDestroyed', { thing: createNameLookup(translate, encounter)(thingId) }),
      sumChances(outcomes, ({ successes }) => successes >= minDamage),
    ),
  ];
}

/** Rows of the Plasma X table, two faces each. */
export const PLASMA_ROWS = ['power', 'recover', 'move', 'success'] as const;

type PlasmaRow = (typeof PLASMA_ROWS)[number];

export const isPlasmaRow = (row: string): row is PlasmaRow => (PLASMA_ROWS as readonly string[]).includes(row);

/** Example: `+2 Move for the game`. */
export const formatPlasmaRow = (translate: Translate, row: PlasmaRow): string => translate(`suRolls.plasmaRows.${row}`);

/** Forecasts a Plasma X marker. Each row and the free choice have two of ten faces, which is a chance of 0.2. */
export const forecastPlasma = (
  translate: Translate,
  encounter: SuEncounter,
  { model: modelId }: ModelDuty,
): ForecastRoll => ({
  modelId,
  rollName: translate('suRolls.plasmaOf', { model: createNameLookup(translate, encounter)(modelId) }),
  dice: 1,
  sides: D10,
  dieRule: translate('suRolls.plasmaFaces'),
  isSum: false,
  parts: [],
  chances: [
    ...PLASMA_ROWS.map((row) => formatPlasmaRow(translate, row)),
    translate('suRolls.plasmaChoice', {
      name: createNameLookup(translate, encounter)(modelId),
      ending: getPossessiveEnding(createNameLookup(translate, encounter)(modelId)),
    }),
  ].map((row) => createChance(row, 0.2)),
});

/** Forecasts the two dice whose halves are Stun and Weaken. A face of 5 or more (chance 0.6) gives at least 3 points. */
export const forecastVulnerability = (
  translate: Translate,
  encounter: SuEncounter,
  { model: modelId }: ModelDuty,
): ForecastRoll => ({
  modelId,
  rollName: translate('suRolls.vulnerabilityOf', { model: createNameLookup(translate, encounter)(modelId) }),
  dice: 2,
  sides: D10,
  dieRule: translate('suRolls.vulnerabilityFaces'),
  isSum: false,
  parts: [],
  chances: [createChance(translate('suRolls.muchStun'), 0.6), createChance(translate('suRolls.muchWeaken'), 0.6)],
});
