/** An attack before it is rolled: dice, number, Combat Bonuses, and the chances of all that may follow (E-75 to E-78). */
import type { Chance, ForecastRoll } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { traitName } from '../../names.ts';
import { targetOf } from '../attack/declared.ts';
import { effectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty } from '../duty.ts';
import { cardOf, held, isStunned, modelOf } from '../models.ts';
import { D10, leastFace } from '../rolls/faces.ts';
import type { SuPlay, Thing } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { anySuccess, chanceOf, type Outcome, rollOf, traitDie } from './chances.ts';
import { fates } from './fate.ts';
import { partTexts } from './part-texts.ts';
import { atLeast, dieWords, likely, marksOf } from './roll-texts.ts';

/** The chance of a Success, `more` dice being added. */
export const hitChance = ({ options }: SuPlay, { dice, need, bonus }: AttackDuty, more = 0): number =>
  anySuccess(dice + more, traitDie(need, bonus, options));

/** What is known of an attack that is rolled with `more` dice than its profile has. */
export function attackRollForecast(translate: Translate, play: SuPlay, duty: AttackDuty, more = 0): ForecastRoll {
  const { by, name, target, need, bonus } = duty;
  const dice = duty.dice + more;
  const die = traitDie(need, bonus, play.options);
  const all = rollOf(dice, die);
  return {
    who: by,
    what: translate('suRolls.attackOn', { attack: name, target: nameIn(translate, play)(target) }),
    dice,
    sides: D10,
    need: leastFace(need, bonus, play.options),
    isSum: false,
    reads: translate('suRolls.successNeed', {
      successes: dieWords(translate, need, bonus, play.options),
      need: needText(translate, play, duty),
    }),
    parts: partTexts(translate, play, duty),
    marks: marksOf(need, bonus, play.options),
    chances: [
      ...atLeast(translate, all ?? [], anySuccess(dice, die)),
      ...(all ? consequences(translate, play, duty, all) : []),
    ],
  };
}

/** `Power 4 and Fight Resistance 1 make 5` */
function needText(translate: Translate, play: SuPlay, { target, versus, need }: AttackDuty): string {
  const hit = targetOf(play, target);
  if (hit?.is !== 'model') return translate('suRolls.resistance', { need });
  const { resistance, power } = modelOf(play, hit.id);
  if (resistance !== undefined) return translate('suRolls.resistance', { need });
  const own = cardOf(play, hit.id).traits[versus].resistance;
  const more = need - power - own;
  const values = { power, trait: traitName(versus, play.options), resistance: own, need };
  return more === 0
    ? translate('suRolls.powerAndResistance', values)
    : translate('suRolls.powerResistanceAndMore', { ...values, more });
}

/** What may happen to the target, as far as the roll decides it. */
function consequences(translate: Translate, play: SuPlay, duty: AttackDuty, all: readonly Outcome[]): Chance[] {
  const hit = targetOf(play, duty.target);
  if (!hit) return [];
  const who = nameIn(translate, play)(duty.target);
  const damages = duty.effects.some(({ effect }) => effect === 'damage');
  const more = modelOf(play, duty.by).bonusSuccesses;
  const damageOf = ({ successes }: Outcome) => hitsOf(play, successes, more);
  if (hit.is === 'thing') return damages ? [breaks(translate, play, hit.thing, who, all, damageOf)] : [];
  if (hit.is === 'entangle') {
    const left = held(modelOf(play, hit.id), 'entangle');
    return damages
      ? [
          likely(
            translate('suRolls.isFree', { model: nameIn(translate, play)(hit.id) }),
            chanceOf(all, (one) => damageOf(one) >= left),
          ),
        ]
      : [];
  }
  return [
    ...hurts(translate, play, duty, hit.id, all, more),
    ...shakes(translate, play, duty, hit.id, all, more),
  ].filter(({ chance }) => chance > 0);
}

/** E-144: a marker may add Successes, to misses too where the table says so. */
const hitsOf = ({ options }: SuPlay, successes: number, more: number): number =>
  successes > 0 || options['su.plasmaOnMiss'] ? successes + more : 0;

function breaks(
  translate: Translate,
  { options }: SuPlay,
  thing: Thing,
  who: string,
  all: readonly Outcome[],
  damageOf: (one: Outcome) => number,
): Chance {
  if (thing.kind === 'building') {
    return likely(
      translate('suRolls.comesDown', { building: who }),
      chanceOf(all, (one) => thing.damage + damageOf(one) >= thing.limit),
    );
  }
  const least = thing.rank + (options['su.objectDestroyStrict'] ? 1 : 0);
  return likely(
    translate('suRolls.isDestroyed', { thing: who }),
    chanceOf(all, (one) => damageOf(one) >= least),
  );
}

function hurts(
  translate: Translate,
  play: SuPlay,
  duty: AttackDuty,
  model: string,
  all: readonly Outcome[],
  more: number,
): Chance[] {
  const { ko, out } = fates(play, model, all, (successes) => {
    const hits = hitsOf(play, successes, more);
    return hits === 0 ? [] : effects(play, duty, hits, 0);
  });
  const who = nameIn(translate, play)(model);
  return [
    likely(translate('suRolls.isKo', { model: who }), ko),
    likely(translate('suRolls.isIncapacitated', { model: who }), out),
  ];
}

/** Effects as they would become due. */
const effects = (play: SuPlay, duty: AttackDuty, successes: number, pows: number) =>
  effectDuties(play, duty, duty.effects, { successes, pows });

/** Stun and Knockback, which POWs may bring where Successes alone do not. */
function shakes(
  translate: Translate,
  play: SuPlay,
  duty: AttackDuty,
  model: string,
  all: readonly Outcome[],
  more: number,
): Chance[] {
  const { immune, size } = cardOf(play, model);
  const does = (effect: string, least: number) =>
    chanceOf(all, ({ successes, pows }) => {
      const hits = hitsOf(play, successes, more);
      return hits > 0 && effects(play, duty, hits, pows).some((one) => one.effect === effect && one.amount > least);
    });
  const has = (...words: string[]) => duty.effects.some(({ effect }) => words.includes(effect));
  const who = nameIn(translate, play)(model);
  const stuns = has('stun', 'pow-double-stun') && !immune.has('stun') && !isStunned(modelOf(play, model));
  const knocks = has('knockback', 'pow-double-knockback') && !immune.has('knockback');
  return [
    ...(stuns ? [likely(translate('suRolls.isStunned', { model: who }), does('stun', 0))] : []),
    ...(knocks ? [likely(translate('suRolls.isKnockedBack', { model: who }), does('knockback', size))] : []),
  ];
}
