/** What may be added to a Trait Roll before it is made: Power Up, Exponential Growth, and who may roll dice again (E-12, E-64). */

import { pointer } from '../../../../document/pointer.ts';
import type { ForecastAsk, ForecastOption } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import { isFriend, isSuper } from '../models.ts';
import { type RollEvent, refuseRoll, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { changeWords } from '../words/small-words.ts';
import { anySuccess, traitDie } from './chances.ts';

/** What of an event adds dice to its roll. */
export type Additions = Pick<RollEvent, 'powerUp' | 'growth' | 'rerolls'>;

export const NONE: Additions = { powerUp: false, growth: [], rerolls: [] };

/** Dice that the event adds to the pool. */
export const addedDice = ({ powerUp, growth }: Additions): number => (powerUp ? 1 : 0) + growth.length;

/** Every addition that is allowed, at its place below `base`. */
export function* rollOptions(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  now: Additions,
  base = '',
): Iterable<ForecastOption> {
  const more = addedDice(now);
  const die = traitDie(roll.need, roll.bonus, encounter.options);
  const pool = Math.max(0, roll.dice) + more;
  const chance = (dice: number) => anySuccess(dice, die);
  const may = (changed: Partial<Additions>) =>
    refuseRoll(encounter, roll, { dice: [], ...NONE, ...changed } as RollEvent) === undefined;
  if (may({ powerUp: true })) {
    const without = pool - (now.powerUp ? 1 : 0);
    yield {
      path: pointer(base, 'powerUp'),
      value: true,
      label: translate('suOptions.powerUp'),
      effect: translate('suOptions.powerUpEffect', {
        change: changeWords(translate, chance(without), chance(without + 1)),
      }),
      isOn: now.powerUp,
      why: translate('suOptions.powerUpReason'),
    };
  }
  if (base !== '') return;
  for (const friend of encounter.state.models.keys()) {
    if (!isFriend(encounter, roll.roller, friend) || !isSuper(encounter, friend) || !may({ growth: [friend] }))
      continue;
    const at = now.growth.indexOf(friend);
    const without = pool - (at < 0 ? 0 : 1);
    yield {
      ...listPlace('/growth', now.growth, friend),
      label: translate('suOptions.growth', { friend: nameIn(translate, encounter)(friend) }),
      effect: translate('suOptions.growthEffect', {
        change: changeWords(translate, chance(without), chance(without + 1)),
      }),
      isOn: at >= 0,
      why: translate('suOptions.growthReason'),
    };
  }
}

/** Who may roll dice again when they lie: all that failed are as good as twice the dice. */
export function* rerollAsks(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  now: Additions,
): Iterable<ForecastAsk> {
  const pool = Math.max(0, roll.dice) + addedDice(now);
  const fails = 1 - anySuccess(1, traitDie(roll.need, roll.bonus, encounter.options));
  for (const by of ['precision', 'mastery', 'specialty'] as const) {
    if (refuseRoll(encounter, roll, { dice: [], ...NONE, rerolls: [{ by, indexes: [], dice: [] }] }) !== undefined)
      continue;
    const change = changeWords(translate, 1 - fails ** pool, 1 - fails ** (2 * pool));
    yield { model: roll.roller, words: translate('suOptions.reroll', { gimmick: nameOf(by), change }) };
  }
}

/** Where a word of a list stands, or would stand. */
export function listPlace<T>(path: string, list: readonly T[], word: T): Pick<ForecastOption, 'path' | 'value'> {
  const at = list.indexOf(word);
  if (at >= 0) return { path: pointer(path, at), value: word };
  return list.length === 0 ? { path, value: [word] } : { path: pointer(path, list.length), value: word };
}
