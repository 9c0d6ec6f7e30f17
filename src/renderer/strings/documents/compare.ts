/** Texts of comparisons: beside a character, of two characters, and of a duel. */
import { formatText, type LateText } from '../../../shared/texts/late-text.ts';
import { formatList } from '../../../shared/texts/lists.ts';
import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatChance, formatTenths } from './event-form.ts';

/** The nouns for those compared with: `Level 6 hero`, `Level 6 heroes`. */
interface Nouns {
  readonly one: LateText;
  readonly many: LateText;
}

const pickNoun = (t: Translate, count: number, { one, many }: Nouns): string => formatText(t, count === 1 ? one : many);

/** Formats a chance that was computed, in which rounding may have left a certainty a little below 1. */
export const formatComputedChance = (t: Translate, chance: number): string =>
  formatChance(t, Math.round(chance * 1e12) / 1e12);

/** Formats a share with a decimal, so that the shares of two seem to add up to the whole. */
export function formatShare(t: Translate, share: number): string {
  if (share > 0 && share < 0.0005) return `< ${formatTenths(t, 0.1)} %`;
  if (share < 1 && share >= 0.9995) return `> ${formatTenths(t, 99.9)} %`;
  return `${formatTenths(t, Math.round(share * 1000) / 10)} %`;
}

/** Says what a roll is compared with: the middle of `count` others. */
export const describeMiddle = (t: Translate, roll: string, count: number, nouns: Nouns): string =>
  t('compare.againstTheMiddle', { roll, count, noun: pickNoun(t, count, nouns) });

export const describeScope = (t: Translate, count: number, nouns: Nouns): string =>
  t('compare.among', { count, noun: pickNoun(t, count, nouns) });

/**
 * Makes a sentence of where a number ranks and what its ceiling is:
 * `Aim dice 6: more than 7 of the 9 other Level 6 heroes in this library; the event allows 8.`
 */
export const describeRank = (t: Translate, rank: string, ceiling: string): string =>
  ceiling === ''
    ? t('compare.sentence', { standing: rank })
    : t('compare.sentenceWithCeiling', { standing: rank, ceiling });

/** Says that a number is above that of all others. */
export const describeMost = (t: Translate, number: string, count: number, nouns: Nouns): string =>
  t('compare.mostOf', { number, count, noun: pickNoun(t, count, nouns) });

/** Says that a number is below that of all others. */
export const describeLeast = (t: Translate, number: string, count: number, nouns: Nouns): string =>
  t('compare.leastOf', { number, count, noun: pickNoun(t, count, nouns) });

/** Says that a number is above that of `lowerCount` others. */
export const describeMore = (t: Translate, number: string, lowerCount: number, count: number, nouns: Nouns): string =>
  t('compare.moreOf', { number, lowerCount, count, noun: pickNoun(t, count, nouns) });

/** Says that a number is the lowest one, which `sameCount` others have too. */
export function describeSharedLeast(
  t: Translate,
  number: string,
  sameCount: number,
  count: number,
  nouns: Nouns,
): string {
  const noun = pickNoun(t, count, nouns);
  return sameCount === count
    ? t('compare.likeTheOthers', { number, count, noun })
    : t('compare.leastLike', { number, sameCount, count, noun });
}

/** Explains who the typical opponent is. */
export const describeTypicalOpponent = (t: Translate, count: number, nouns: Nouns): string =>
  t('compare.chancesOf', { count, noun: pickNoun(t, count, nouns) });

/** Says that something couldn't be computed. `reason` is empty if it isn't known. */
export const describeFailedComparison = (t: Translate, reason: string): string =>
  reason === '' ? t('compare.failed') : t('compare.failedBecause', { reason });

/** Says which characters have errors that have to be repaired before a duel. */
export const describeIllegalDuelists = (t: Translate, names: readonly string[]): string =>
  t('compare.illegal', { n: names.length, names: formatList(t.language, names) });

export const formatMean = (t: Translate, value: number): string =>
  formatNumber(t.language, Math.round(value * 100) / 100);

/** Says how many duels a character wins: first of those it begins, then of the others. */
export const describeWins = (t: Translate, name: string, [begun, awaited]: readonly [number, number]): string =>
  t('compare.begins', { name, begun: formatChance(t, begun), awaited: formatChance(t, awaited) });

/** Says how many duels nobody wins; empty if there are hardly any. */
export const describeUndecided = (t: Translate, share: number): string =>
  share < 0.0005 ? '' : t('compare.undecided', { share: formatChance(t, share) });

/** Says how long a duel takes. */
export const describeTurns = (t: Translate, turns: number): string =>
  t('compare.turnsOnAverage', { turns: Math.round(turns * 10) / 10 });

/** Formats the range of a share, in brackets. */
export const formatRange = (t: Translate, min: number, max: number): string =>
  t('compare.between', { least: formatTenths(t, 100 * min), most: formatTenths(t, 100 * max) });

/** Says how many of the simulated duels each of two characters won. */
export const describeDuels = (
  t: Translate,
  duels: number,
  [won, lost]: readonly [number, number],
  [first, second]: readonly [string, string],
): string => t('compare.afterDuels', { duels, first, won, second, lost });

/** Says how far off the shares of a sample may be. `error` is a share of 1. */
export const describeSamplingError = (t: Translate, error: number): string =>
  t('compare.error', { points: Math.max(0.1, Math.round(error * 1000) / 10) });
