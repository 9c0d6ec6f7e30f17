/** Trait Rolls of Actions and of the Recovery: what they are for, and what they promise (E-47, E-62, E-136, E-137). */
import type { Chance, ForecastRoll } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import { PRIZE_POINTS, VIP_POINTS } from '../field/manipulate.ts';
import { cardOf, held, modelOf, sideOf } from '../models.ts';
import { D10, leastFace } from '../rolls/faces.ts';
import type { TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { anySuccess, chanceOf, type Outcome, rollOf, traitDie } from './chances.ts';
import { atLeast, dieWords, likely, marksOf } from './roll-texts.ts';

/** A Trait Roll with `more` dice; `worth` says what its Successes are good for. */
export function traitForecast(
  translate: Translate,
  encounter: SuEncounter,
  { roller, dice, need, bonus }: TraitRoll,
  more: number,
  what: string,
  worth: (all: readonly Outcome[]) => readonly Chance[] = () => [],
): ForecastRoll {
  const pool = Math.max(0, dice) + more;
  const die = traitDie(need, bonus, encounter.options);
  const all = rollOf(pool, die);
  return {
    who: roller,
    what,
    dice: pool,
    sides: D10,
    need: leastFace(need, bonus, encounter.options),
    marks: marksOf(need, bonus, encounter.options),
    reads: dieWords(translate, need, bonus, encounter.options),
    isSum: false,
    parts:
      bonus === 0
        ? []
        : [{ label: translate('suRolls.restoration'), by: bonus, why: translate('suRolls.restorationPlayed') }],
    chances: [...atLeast(translate, all ?? [], anySuccess(pool, die)), ...(all ? worth(all) : [])],
  };
}

const enough = (label: string, least: number) => (all: readonly Outcome[]) =>
  least > 1
    ? [
        likely(
          label,
          chanceOf(all, ({ successes }) => successes >= least),
        ),
      ]
    : [];

/** What somebody recovers from: `Recovery of HP`. */
export function recoveryForecast(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  more: number,
  what: string,
): ForecastRoll {
  const { roller } = roll;
  const is = modelOf(encounter, roller);
  const who = nameIn(translate, encounter)(roller);
  if (what === 'ko') {
    const wakes = (all: readonly Outcome[]) => [
      likely(
        translate('suRolls.wakesUp', { model: who }),
        chanceOf(all, ({ successes }) => successes > 0),
      ),
    ];
    return traitForecast(translate, encounter, roll, more, translate('suRolls.wakesUp', { model: who }), wakes);
  }
  if (what === 'hp') {
    const missing = cardOf(encounter, roller).hp.total - is.hp;
    return traitForecast(
      translate,
      encounter,
      roll,
      more,
      translate('suRolls.recoveryOfHp'),
      enough(translate('suRolls.allHp'), missing),
    );
  }
  const [, source] = /^countdown\/(.*)$/.exec(what) ?? [];
  const points = source === undefined ? held(is, what) : (is.countdown.get(source) ?? 0);
  const name = nameOf(source === undefined ? what : 'countdown');
  return traitForecast(
    translate,
    encounter,
    roll,
    more,
    translate('suRolls.recoveryFrom', { effect: name }),
    enough(translate('suRolls.noneLeft', { effect: name }), points),
  );
}

/** An objective that is tried. */
export function objectiveForecast(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  more: number,
  marker: string,
): ForecastRoll {
  const there = encounter.state.markers.get(marker);
  const name = nameIn(translate, encounter)(marker);
  if (there?.kind === 'prize') {
    const left = PRIZE_POINTS - (there.total ?? 0);
    return traitForecast(translate, encounter, roll, more, name, enough(translate('suRolls.enoughToScore'), left));
  }
  if (there?.kind === 'vip') {
    const left = VIP_POINTS - (there.points?.get(sideOf(encounter, roll.roller)) ?? 0);
    return traitForecast(translate, encounter, roll, more, name, enough(translate('suRolls.enoughToScore'), left));
  }
  return traitForecast(translate, encounter, roll, more, translate('suRolls.isResolved', { marker: name }));
}

/** The Battle of Wits: who has the most Successes, all being rolled by chance. */
export function witsForecast(
  translate: Translate,
  encounter: SuEncounter,
  rolls: readonly { readonly side: string; readonly roll: TraitRoll | undefined; readonly more: number }[],
): ForecastRoll[] {
  const all = rolls.map(({ roll, more }) =>
    roll ? (rollOf(roll.dice + more, traitDie(roll.need, roll.bonus, encounter.options)) ?? []) : [],
  );
  return rolls.flatMap(({ side, roll, more }, index) => {
    if (!roll) return [];
    const wins = (mine: readonly Outcome[]) => [
      likely(
        translate('suRolls.mostSuccesses'),
        first(
          mine,
          all.filter((_, at) => at !== index),
        ),
      ),
    ];
    return [
      traitForecast(
        translate,
        encounter,
        roll,
        more,
        translate('suRolls.battleOfWits', { side: nameIn(translate, encounter)(side) }),
        wins,
      ),
    ];
  });
}

/** The chance of more Successes than everybody else. */
const first = (mine: readonly Outcome[], others: readonly (readonly Outcome[])[]): number =>
  mine.reduce((sum, { successes, chance }) => {
    const below = others.map((other) =>
      other.length === 0 ? (successes > 0 ? 1 : 0) : chanceOf(other, (one) => one.successes < successes),
    );
    return sum + chance * below.reduce((product, each) => product * each, 1);
  }, 0);
