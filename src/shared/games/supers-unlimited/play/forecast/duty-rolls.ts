/** Forecasts of rolls that are due and no attacks: KO, Slams, Falls, markers (E-23, E-122, E-138, E-144, E-27). */
import { t, texts } from '../../../../i18n/phrases.ts';
import type { Chance, ForecastRoll } from '../../../../play/table/forecast.ts';
import type { CrashDuty, EffectDuty, ModelDuty, RollDuty } from '../duty.ts';
import { cardOf, isStunned, modelOf } from '../models.ts';
import { D10, leastFace } from '../rolls/faces.ts';
import type { SuPlay } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { ofWhom } from '../words/small-words.ts';
import { anySuccess, chanceOf, type Outcome, plainDie, rollOf, traitDie } from './chances.ts';
import { fates } from './fate.ts';
import { dieWords, likely, marksOf, plainFace, plainMarks, plainRollText } from './roll-texts.ts';

/** The roll that keeps somebody awake in the Red Zone. */
export function koForecast(play: SuPlay, { model, dice, need }: RollDuty, more = 0): ForecastRoll {
  const who = nameIn(play)(model);
  const awake = anySuccess(dice + more, traitDie(need, 0, play.options));
  return {
    who: model,
    what: t`${who} stays awake`,
    dice: dice + more,
    sides: D10,
    need: leastFace(need, 0, play.options),
    reads: dieWords(need, 0, play.options),
    marks: marksOf(need, 0, play.options),
    isSum: false,
    parts: [],
    chances: [likely(t`${who} stays awake`, awake), likely(t`${who} is KO’ed`, 1 - awake)],
  };
}

const CRASH_WORDS = texts({ slam: 'Slam', fall: 'Fall', hazard: 'Power Marker' } as const);

/** Damage and Stun of a Slam, a Fall or a Power Marker. */
export function crashForecast(play: SuPlay, duty: CrashDuty | RollDuty): ForecastRoll {
  const { due, dice, need, model } = duty;
  const hit = model ?? ('thing' in duty ? (duty.thing ?? '') : '');
  const die = plainDie(need, play.options);
  const all = rollOf(dice, die);
  const isHazard = due === 'hazard';
  return {
    ...(model === undefined ? {} : { who: model }),
    what: `${CRASH_WORDS[due as keyof typeof CRASH_WORDS]}: ${nameIn(play)(hit)}`,
    dice,
    sides: D10,
    need: plainFace(need, play.options),
    marks: plainMarks(need, play.options),
    reads: plainRollText(need, isHazard ? 2 : 1, play.options),
    isSum: false,
    parts: [],
    chances: [
      likely(t`1 Damage or more`, anySuccess(dice, die)),
      ...(all ? [2, 3, 4] : [])
        .map((n) =>
          likely(
            t`${n} Damage or more`,
            chanceOf(all ?? [], ({ successes }) => successes >= n),
          ),
        )
        .filter(({ chance }) => chance > 0.005),
      ...(all && model !== undefined ? crashed(play, model, all) : []),
      ...(all && model === undefined ? broken(play, hit, all) : []),
    ],
  };
}

function crashed(play: SuPlay, model: string, all: readonly Outcome[]): Chance[] {
  const who = nameIn(play)(model);
  const damage = (amount: number): EffectDuty[] => [{ due: 'effect', model, effect: 'damage', amount }];
  const { ko, out } = fates(play, model, all, damage);
  const canBeStunned = !cardOf(play, model).immune.has('stun') && !isStunned(modelOf(play, model));
  return [
    ...(canBeStunned
      ? [
          likely(
            t`${who} is stunned`,
            chanceOf(all, ({ pows }) => pows > 0),
          ),
        ]
      : []),
    likely(t`${who} is KO’ed`, ko),
    likely(t`${who} is Incapacitated`, out),
  ].filter(({ chance }) => chance > 0);
}

function broken(play: SuPlay, id: string, all: readonly Outcome[]): Chance[] {
  const thing = play.state.things.get(id);
  if (!thing) return [];
  const strict = thing.kind === 'object' && play.options['su.objectDestroyStrict'] ? 1 : 0;
  const least = thing.kind === 'object' ? thing.rank + strict : thing.limit - thing.damage;
  return [
    likely(
      t`${nameIn(play)(id)} is destroyed`,
      chanceOf(all, ({ successes }) => successes >= least),
    ),
  ];
}

/** What each pair of faces of a Plasma X gives. */
export const PLASMA_WORDS = texts({
  power: '+1 Power for the game',
  recover: '1 PP and 1 HP back',
  move: '+2 Move for the game',
  success: '+1 Success on attacks for the game',
} as const);

/** A Plasma X marker: every row is as likely as every other. */
export const plasmaForecast = (play: SuPlay, { model }: ModelDuty): ForecastRoll => ({
  who: model,
  what: t`Plasma X of ${nameIn(play)(model)}`,
  dice: 1,
  sides: D10,
  reads: t`1–2, 3–4, 5–6 and 7–8 say the row, 9 or 10 leaves the choice`,
  isSum: false,
  parts: [],
  chances: [...Object.values(PLASMA_WORDS), t`the choice is ${ofWhom(nameIn(play)(model))}`].map((row) =>
    likely(row, 0.2),
  ),
});

/** Two dice that halve to Stun and Weaken. */
export const vulnerabilityForecast = (play: SuPlay, { model }: ModelDuty): ForecastRoll => ({
  who: model,
  what: t`Vulnerability of ${nameIn(play)(model)}`,
  dice: 2,
  sides: D10,
  reads: t`half of the first die, rounded up, is Stun, half of the second is Weaken`,
  isSum: false,
  parts: [],
  chances: [likely(t`3 Stun or more`, 0.6), likely(t`3 Weaken or more`, 0.6)],
});
