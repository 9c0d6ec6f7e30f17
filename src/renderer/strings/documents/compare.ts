/** Texts of comparisons: of a character with its peers, of two characters, and of a duel. */
import { formatLateText, type LateText } from '../../../shared/texts/late-text.ts';
import { formatList } from '../../../shared/texts/lists.ts';
import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatChance, formatTenths } from './event-form.ts';

/** The nouns for the characters of a comparison: `Level 6 hero`, `Level 6 heroes`. */
interface Nouns {
  readonly one: LateText;
  readonly many: LateText;
}

const pickNoun = (translate: Translate, count: number, nouns: Nouns): string =>
  formatLateText(translate, count === 1 ? nouns.one : nouns.many);

/** Formats a chance that was computed, in which rounding may have left a certainty a little below 1. */
export const formatComputedChance = (translate: Translate, chance: number): string =>
  formatChance(translate, Math.round(chance * 1e12) / 1e12);

/** Formats a share of 1 as a percentage with one decimal, so that the shown shares of two duelists add up to about 100 %. */
export function formatShare(translate: Translate, share: number): string {
  if (share > 0 && share < 0.0005) return `< ${formatTenths(translate, 0.1)} %`;
  if (share < 1 && share >= 0.9995) return `> ${formatTenths(translate, 99.9)} %`;
  return `${formatTenths(translate, Math.round(share * 1000) / 10)} %`;
}

/** Says that a roll is compared with the middle of the values of `count` other characters. */
export const describeMiddle = (translate: Translate, roll: string, count: number, nouns: Nouns): string =>
  translate('compare.againstTheMiddle', { roll, count, noun: pickNoun(translate, count, nouns) });

export const describeScope = (translate: Translate, count: number, nouns: Nouns): string =>
  translate('compare.among', { count, noun: pickNoun(translate, count, nouns) });

/**
 * Joins the rank of a number and its ceiling, which may be empty, to a sentence:
 * `Aim dice 6: more than 7 of the 9 other Level 6 heroes in this library; the event allows 8.`
 */
export const describeRank = (translate: Translate, rank: string, ceiling: string): string =>
  ceiling === ''
    ? translate('compare.sentence', { standing: rank })
    : translate('compare.sentenceWithCeiling', { standing: rank, ceiling });

/** Says that a number is higher than the numbers of all `count` other characters. */
export const describeMost = (translate: Translate, number: string, count: number, nouns: Nouns): string =>
  translate('compare.mostOf', { number, count, noun: pickNoun(translate, count, nouns) });

/** Says that a number is lower than the numbers of all `count` other characters. */
export const describeLeast = (translate: Translate, number: string, count: number, nouns: Nouns): string =>
  translate('compare.leastOf', { number, count, noun: pickNoun(translate, count, nouns) });

/** Says that a number is higher than the numbers of `lowerCount` of the `count` other characters. */
export const describeMore = (
  translate: Translate,
  number: string,
  lowerCount: number,
  count: number,
  nouns: Nouns,
): string => translate('compare.moreOf', { number, lowerCount, count, noun: pickNoun(translate, count, nouns) });

/** Says that a number is the lowest, and that `sameCount` other characters have the same number. */
export function describeSharedLeast(
  translate: Translate,
  number: string,
  sameCount: number,
  count: number,
  nouns: Nouns,
): string {
  const noun = pickNoun(translate, count, nouns);
  return sameCount === count
    ? translate('compare.likeTheOthers', { number, count, noun })
    : translate('compare.leastLike', { number, sameCount, count, noun });
}

/** Explains who the typical opponent is. */
export const describeTypicalOpponent = (translate: Translate, count: number, nouns: Nouns): string =>
  translate('compare.chancesOf', { count, noun: pickNoun(translate, count, nouns) });

/** Says that something couldn't be computed. `reason` is empty if it isn't known. */
export const describeFailedComparison = (translate: Translate, reason: string): string =>
  reason === '' ? translate('compare.failed') : translate('compare.failedBecause', { reason });

/** Says which characters have errors that have to be repaired before a duel. */
export const describeIllegalDuelists = (translate: Translate, names: readonly string[]): string =>
  translate('compare.illegal', { n: names.length, names: formatList(translate.language, names) });

export const formatMean = (translate: Translate, value: number): string =>
  formatNumber(translate.language, Math.round(value * 100) / 100);

/** Says how many duels a character wins: the share of those that it begins, and the share of those that the opponent begins. */
export const describeWins = (
  translate: Translate,
  name: string,
  [begunShare, awaitedShare]: readonly [begun: number, awaited: number],
): string =>
  translate('compare.begins', {
    name,
    begun: formatChance(translate, begunShare),
    awaited: formatChance(translate, awaitedShare),
  });

/** Says how many duels have no winner; empty if there are hardly any. */
export const describeUndecided = (translate: Translate, share: number): string =>
  share < 0.0005 ? '' : translate('compare.undecided', { share: formatChance(translate, share) });

/** Says how long a duel takes. */
export const describeTurns = (translate: Translate, meanTurns: number): string =>
  translate('compare.turnsOnAverage', { turns: Math.round(meanTurns * 10) / 10 });

/** Formats the range of a share of 1 as percentages, in brackets. */
export const formatRange = (translate: Translate, min: number, max: number): string =>
  translate('compare.between', { least: formatTenths(translate, 100 * min), most: formatTenths(translate, 100 * max) });

/** Says how many of the simulated duels each of two characters won. */
export const describeDuels = (
  translate: Translate,
  duelCount: number,
  [won, lost]: readonly [won: number, lost: number],
  [first, second]: readonly [string, string],
): string => translate('compare.afterDuels', { duels: duelCount, first, won, second, lost });

/** Says how far off the shares of a sample may be. `error` is a share of 1. */
export const describeSamplingError = (translate: Translate, error: number): string =>
  translate('compare.error', { points: Math.max(0.1, Math.round(error * 1000) / 10) });
