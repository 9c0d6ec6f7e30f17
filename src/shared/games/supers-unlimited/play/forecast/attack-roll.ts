/** An attack before it is rolled: dice, number, Combat Bonuses, and the chances of all that may follow (E-75 to E-78). */
import type { Chance, ForecastRoll } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { traitName } from '../../names.ts';
import { targetOf } from '../attack/declared.ts';
import { effectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty } from '../duty.ts';
import { cardOf, held, isStunned, modelOf } from '../models.ts';
import { D10, leastFace } from '../rolls/faces.ts';
import type { SuEncounter, Thing } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { anySuccess, chanceOf, type Outcome, rollOf, traitDie } from './chances.ts';
import { fates } from './fate.ts';
import { partTexts } from './part-texts.ts';
import { atLeast, dieWords, likely, marksOf } from './roll-texts.ts';

/** The chance of a Success, `more` dice being added. */
export const hitChance = ({ options }: SuEncounter, { dice, need, bonus }: AttackDuty, more = 0): number =>
  anySuccess(dice + more, traitDie(need, bonus, options));

/** What is known of an attack that is rolled with `more` dice than its profile has. */
export function attackRollForecast(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  more = 0,
): ForecastRoll {
  const { by, name, target, need, bonus } = duty;
  const dice = duty.dice + more;
  const die = traitDie(need, bonus, encounter.options);
  const all = rollOf(dice, die);
  return {
    who: by,
    what: translate('suRolls.attackOn', { attack: name, target: nameIn(translate, encounter)(target) }),
    dice,
    sides: D10,
    need: leastFace(need, bonus, encounter.options),
    isSum: false,
    reads: translate('suRolls.successNeed', {
      successes: dieWords(translate, need, bonus, encounter.options),
      need: needText(translate, encounter, duty),
    }),
    parts: partTexts(translate, encounter, duty),
    marks: marksOf(need, bonus, encounter.options),
    chances: [
      ...atLeast(translate, all ?? [], anySuccess(dice, die)),
      ...(all ? consequences(translate, encounter, duty, all) : []),
    ],
  };
}

/** `Power 4 and Fight Resistance 1 make 5` */
function needText(translate: Translate, encounter: SuEncounter, { target, versus, need }: AttackDuty): string {
  const hit = targetOf(encounter, target);
  if (hit?.is !== 'model') return translate('suRolls.resistance', { need });
  const { resistance, power } = modelOf(encounter, hit.id);
  if (resistance !== undefined) return translate('suRolls.resistance', { need });
  const own = cardOf(encounter, hit.id).traits[versus].resistance;
  const more = need - power - own;
  const values = { power, trait: traitName(versus, encounter.options), resistance: own, need };
  return more === 0
    ? translate('suRolls.powerAndResistance', values)
    : translate('suRolls.powerResistanceAndMore', { ...values, more });
}

/** What may happen to the target, as far as the roll decides it. */
function consequences(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  all: readonly Outcome[],
): Chance[] {
  const hit = targetOf(encounter, duty.target);
  if (!hit) return [];
  const who = nameIn(translate, encounter)(duty.target);
  const damages = duty.effects.some(({ effect }) => effect === 'damage');
  const more = modelOf(encounter, duty.by).bonusSuccesses;
  const damageOf = ({ successes }: Outcome) => hitsOf(encounter, successes, more);
  if (hit.is === 'thing') return damages ? [breaks(translate, encounter, hit.thing, who, all, damageOf)] : [];
  if (hit.is === 'entangle') {
    const left = held(modelOf(encounter, hit.id), 'entangle');
    return damages
      ? [
          likely(
            translate('suRolls.isFree', { model: nameIn(translate, encounter)(hit.id) }),
            chanceOf(all, (one) => damageOf(one) >= left),
          ),
        ]
      : [];
  }
  return [
    ...hurts(translate, encounter, duty, hit.id, all, more),
    ...shakes(translate, encounter, duty, hit.id, all, more),
  ].filter(({ chance }) => chance > 0);
}

/** E-144: a marker may add Successes, to misses too where the table says so. */
const hitsOf = ({ options }: SuEncounter, successes: number, more: number): number =>
  successes > 0 || options['su.plasmaOnMiss'] ? successes + more : 0;

function breaks(
  translate: Translate,
  { options }: SuEncounter,
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
  encounter: SuEncounter,
  duty: AttackDuty,
  model: string,
  all: readonly Outcome[],
  more: number,
): Chance[] {
  const { ko, out } = fates(encounter, model, all, (successes) => {
    const hits = hitsOf(encounter, successes, more);
    return hits === 0 ? [] : effects(encounter, duty, hits, 0);
  });
  const who = nameIn(translate, encounter)(model);
  return [
    likely(translate('suRolls.isKo', { model: who }), ko),
    likely(translate('suRolls.isIncapacitated', { model: who }), out),
  ];
}

/** Effects as they would become due. */
const effects = (encounter: SuEncounter, duty: AttackDuty, successes: number, pows: number) =>
  effectDuties(encounter, duty, duty.effects, { successes, pows });

/** Stun and Knockback, which POWs may bring where Successes alone do not. */
function shakes(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  model: string,
  all: readonly Outcome[],
  more: number,
): Chance[] {
  const { immune, size } = cardOf(encounter, model);
  const does = (effect: string, least: number) =>
    chanceOf(all, ({ successes, pows }) => {
      const hits = hitsOf(encounter, successes, more);
      return (
        hits > 0 && effects(encounter, duty, hits, pows).some((one) => one.effect === effect && one.amount > least)
      );
    });
  const has = (...words: string[]) => duty.effects.some(({ effect }) => words.includes(effect));
  const who = nameIn(translate, encounter)(model);
  const stuns = has('stun', 'pow-double-stun') && !immune.has('stun') && !isStunned(modelOf(encounter, model));
  const knocks = has('knockback', 'pow-double-knockback') && !immune.has('knockback');
  return [
    ...(stuns ? [likely(translate('suRolls.isStunned', { model: who }), does('stun', 0))] : []),
    ...(knocks ? [likely(translate('suRolls.isKnockedBack', { model: who }), does('knockback', size))] : []),
  ];
}
