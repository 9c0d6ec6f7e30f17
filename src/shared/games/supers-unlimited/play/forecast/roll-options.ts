/**
 * Lists what may be added to a Trait Roll before the roll: Power Up, one die for 1 PP (E-64), the Gimmick Exponential Growth, one die for
 * each friendly Super nearby (`growth`), and rerolls (E-12).
 */

import { joinPointer } from '../../../../document/pointer.ts';
import type { ForecastAsk, ForecastOption } from '../../../../play/play-screen/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { isFriend, isSuper } from '../models.ts';
import { type RollEvent, refuseRoll, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { createNameLookup } from '../texts/item-names.ts';
import { formatChanceChange } from '../texts/phrases.ts';
import { computeSuccessChance, getTraitDie } from './chances.ts';

/** Keys of an event that add dice to its roll or reroll dice. */
export type Additions = Pick<RollEvent, 'powerUp' | 'growth' | 'rerolls'>;

export const NO_ADDITIONS: Additions = { powerUp: false, growth: [], rerolls: [] };

/** Counts the dice that the event adds to the pool. */
export const countAddedDice = ({ powerUp, growth }: Additions): number => (powerUp ? 1 : 0) + growth.length;

/** Yields Power Up and Exponential Growth if the rules allow them. Pointers begin with `basePointer`. */
export function* listRollOptions(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  additions: Additions,
  basePointer = '',
): Iterable<ForecastOption> {
  const addedDice = countAddedDice(additions);
  const dieOutcomes = getTraitDie(roll.need, roll.bonus, encounter.options);
  const poolSize = Math.max(0, roll.dice) + addedDice;
  const computeChance = (diceCount: number) => computeSuccessChance(diceCount, dieOutcomes);
  const isAllowed = (changedAdditions: Partial<Additions>) =>
    refuseRoll(encounter, roll, { dice: [], ...NO_ADDITIONS, ...changedAdditions } as RollEvent) === undefined;
  if (isAllowed({ powerUp: true })) {
    const smallerPool = poolSize - (additions.powerUp ? 1 : 0);
    yield {
      path: joinPointer(basePointer, 'powerUp'),
      value: true,
      label: translate('suOptions.powerUp'),
      effect: translate('suOptions.powerUpEffect', {
        change: formatChanceChange(translate, computeChance(smallerPool), computeChance(smallerPool + 1)),
      }),
      isOn: additions.powerUp,
      reason: translate('suOptions.powerUpReason'),
    };
  }
  // Rolls in a list belong to a Battle of Wits, which only allows Power Up.
  if (basePointer !== '') return;
  for (const friendId of encounter.state.models.keys()) {
    if (
      !isFriend(encounter, roll.roller, friendId) ||
      !isSuper(encounter, friendId) ||
      !isAllowed({ growth: [friendId] })
    )
      continue;
    const growthIndex = additions.growth.indexOf(friendId);
    const smallerPool = poolSize - (growthIndex < 0 ? 0 : 1);
    yield {
      ...findListPlace('/growth', additions.growth, friendId),
      label: translate('suOptions.growth', { friend: createNameLookup(translate, encounter)(friendId) }),
      effect: translate('suOptions.growthEffect', {
        change: formatChanceChange(translate, computeChance(smallerPool), computeChance(smallerPool + 1)),
      }),
      isOn: growthIndex >= 0,
      reason: translate('suOptions.growthReason'),
    };
  }
}

/** Yields the possible rerolls. A reroll of all failed dice has the same chance as a roll of twice as many dice. */
export function* listRerollAsks(
  translate: Translate,
  encounter: SuEncounter,
  roll: TraitRoll,
  additions: Additions,
): Iterable<ForecastAsk> {
  const poolSize = Math.max(0, roll.dice) + countAddedDice(additions);
  const failChance = 1 - computeSuccessChance(1, getTraitDie(roll.need, roll.bonus, encounter.options));
  for (const rerollSource of ['precision', 'mastery', 'specialty'] as const) {
    if (
      refuseRoll(encounter, roll, {
        dice: [],
        ...NO_ADDITIONS,
        rerolls: [{ by: rerollSource, indexes: [], dice: [] }],
      }) !== undefined
    )
      continue;
    const changeText = formatChanceChange(translate, 1 - failChance ** poolSize, 1 - failChance ** (2 * poolSize));
    yield {
      model: roll.roller,
      words: translate('suOptions.reroll', { gimmick: getTermName(rerollSource), change: changeText }),
    };
  }
}

/** Returns the pointer and value that add a word to a list. If the list already has the word, returns the pointer of the word. */
export function findListPlace<T>(
  listPointer: string,
  listedWords: readonly T[],
  word: T,
): Pick<ForecastOption, 'path' | 'value'> {
  const wordIndex = listedWords.indexOf(word);
  if (wordIndex >= 0) return { path: joinPointer(listPointer, wordIndex), value: word };
  return listedWords.length === 0
    ? { path: listPointer, value: [word] }
    : { path: joinPointer(listPointer, listedWords.length), value: word };
}
