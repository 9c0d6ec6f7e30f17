/** Forecasts of rolls that are due and no attacks: KO, Slams, Falls, markers (E-23, E-122, E-138, E-144, E-27). */
import type { Chance, ForecastRoll } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { CrashDuty, EffectDuty, ModelDuty, RollDuty } from '../duty.ts';
import { cardOf, isStunned, modelOf } from '../models.ts';
import { D10, leastFace } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { getPossessiveEnding } from '../words/small-words.ts';
import { anySuccess, chanceOf, type Outcome, plainDie, rollOf, traitDie } from './chances.ts';
import { fates } from './fate.ts';
import { dieWords, likely, marksOf, plainFace, plainMarks, plainRollText } from './roll-texts.ts';

/** The roll that keeps somebody awake in the Red Zone. */
export function koForecast(
  translate: Translate,
  encounter: SuEncounter,
  { model, dice, need }: RollDuty,
  more = 0,
): ForecastRoll {
  const who = nameIn(translate, encounter)(model);
  const awake = anySuccess(dice + more, traitDie(need, 0, encounter.options));
  return {
    who: model,
    what: translate('suRolls.staysAwake', { model: who }),
    dice: dice + more,
    sides: D10,
    need: leastFace(need, 0, encounter.options),
    reads: dieWords(translate, need, 0, encounter.options),
    marks: marksOf(need, 0, encounter.options),
    isSum: false,
    parts: [],
    chances: [
      likely(translate('suRolls.staysAwake', { model: who }), awake),
      likely(translate('suRolls.isKo', { model: who }), 1 - awake),
    ],
  };
}

/** Damage and Stun of a Slam, a Fall or a Power Marker. */
export function crashForecast(translate: Translate, encounter: SuEncounter, duty: CrashDuty | RollDuty): ForecastRoll {
  const { due, dice, need, model } = duty;
  const hit = model ?? ('thing' in duty ? (duty.thing ?? '') : '');
  const die = plainDie(need, encounter.options);
  const all = rollOf(dice, die);
  const isHazard = due === 'hazard';
  return {
    ...(model === undefined ? {} : { who: model }),
    what: translate(`suRolls.crashes.${due as 'slam' | 'fall' | 'hazard'}`, {
      body: nameIn(translate, encounter)(hit),
    }),
    dice,
    sides: D10,
    need: plainFace(need, encounter.options),
    marks: plainMarks(need, encounter.options),
    reads: plainRollText(translate, need, isHazard ? 2 : 1, encounter.options),
    isSum: false,
    parts: [],
    chances: [
      likely(translate('suRolls.anyDamage'), anySuccess(dice, die)),
      ...(all ? [2, 3, 4] : [])
        .map((n) =>
          likely(
            translate('suRolls.damageOrMore', { damage: n }),
            chanceOf(all ?? [], ({ successes }) => successes >= n),
          ),
        )
        .filter(({ chance }) => chance > 0.005),
      ...(all && model !== undefined ? crashed(translate, encounter, model, all) : []),
      ...(all && model === undefined ? broken(translate, encounter, hit, all) : []),
    ],
  };
}

function crashed(translate: Translate, encounter: SuEncounter, model: string, all: readonly Outcome[]): Chance[] {
  const who = nameIn(translate, encounter)(model);
  const damage = (amount: number): EffectDuty[] => [{ due: 'effect', model, effect: 'damage', amount }];
  const { ko, out } = fates(encounter, model, all, damage);
  const canBeStunned = !cardOf(encounter, model).immune.has('stun') && !isStunned(modelOf(encounter, model));
  return [
    ...(canBeStunned
      ? [
          likely(
            translate('suRolls.isStunned', { model: who }),
            chanceOf(all, ({ pows }) => pows > 0),
          ),
        ]
      : []),
    likely(translate('suRolls.isKo', { model: who }), ko),
    likely(translate('suRolls.isIncapacitated', { model: who }), out),
  ].filter(({ chance }) => chance > 0);
}

function broken(translate: Translate, encounter: SuEncounter, id: string, all: readonly Outcome[]): Chance[] {
  const thing = encounter.state.things.get(id);
  if (!thing) return [];
  const strict = thing.kind === 'object' && encounter.options['su.objectDestroyStrict'] ? 1 : 0;
  const least = thing.kind === 'object' ? thing.rank + strict : thing.limit - thing.damage;
  return [
    likely(
      translate('suRolls.isDestroyed', { thing: nameIn(translate, encounter)(id) }),
      chanceOf(all, ({ successes }) => successes >= least),
    ),
  ];
}

/** What each pair of faces of a Plasma X gives. */
export const PLASMA_ROWS = ['power', 'recover', 'move', 'success'] as const;

type PlasmaRow = (typeof PLASMA_ROWS)[number];

export const isPlasmaRow = (row: string): row is PlasmaRow => (PLASMA_ROWS as readonly string[]).includes(row);

/** `+2 Move for the game` */
export const plasmaRowText = (translate: Translate, row: PlasmaRow): string => translate(`suRolls.plasmaRows.${row}`);

/** A Plasma X marker: every row is as likely as every other. */
export const plasmaForecast = (translate: Translate, encounter: SuEncounter, { model }: ModelDuty): ForecastRoll => ({
  who: model,
  what: translate('suRolls.plasmaOf', { model: nameIn(translate, encounter)(model) }),
  dice: 1,
  sides: D10,
  reads: translate('suRolls.plasmaFaces'),
  isSum: false,
  parts: [],
  chances: [
    ...PLASMA_ROWS.map((row) => plasmaRowText(translate, row)),
    translate('suRolls.plasmaChoice', {
      name: nameIn(translate, encounter)(model),
      ending: getPossessiveEnding(nameIn(translate, encounter)(model)),
    }),
  ].map((row) => likely(row, 0.2)),
});

/** Two dice that halve to Stun and Weaken. */
export const vulnerabilityForecast = (
  translate: Translate,
  encounter: SuEncounter,
  { model }: ModelDuty,
): ForecastRoll => ({
  who: model,
  what: translate('suRolls.vulnerabilityOf', { model: nameIn(translate, encounter)(model) }),
  dice: 2,
  sides: D10,
  reads: translate('suRolls.vulnerabilityFaces'),
  isSum: false,
  parts: [],
  chances: [likely(translate('suRolls.muchStun'), 0.6), likely(translate('suRolls.muchWeaken'), 0.6)],
});
