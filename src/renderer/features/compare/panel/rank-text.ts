/** Describes a rank in words: briefly for the row, and in a plain sentence. */

import type { Peers } from '../../../../shared/compare/compare-rules.ts';
import { computePercentile, type NumberRank } from '../../../../shared/compare/number-ranks.ts';
import { formatPlainNumber } from '../../../../shared/text/number-text.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import {
  describeLeast,
  describeMore,
  describeMost,
  describeRank,
  describeSharedLeast,
} from '../../../strings/documents/compare.ts';

type Nouns = Pick<Peers, 'one' | 'many'>;

/** Returns a short description, for example `more than 7 of 9`. */
export function formatShortRank(
  translate: Translate,
  { otherValues, lowerCount, equalCount, higherCount }: NumberRank,
): string {
  const otherCount = otherValues.length;
  if (otherCount === 0) return '';
  if (equalCount === otherCount) return translate('compare.likeAll');
  if (higherCount === 0)
    return equalCount === 0 ? translate('compare.most') : translate('compare.mostWith', { same: equalCount });
  if (lowerCount === 0)
    return equalCount === 0 ? translate('compare.least') : translate('compare.leastWith', { same: equalCount });
  return translate('compare.moreThan', { less: lowerCount, count: otherCount });
}

/** Returns a sentence, for example `More Aim dice than 7 of the 9 other Level 6 heroes in this library; the event allows 8.` */
export function formatRankSentence(translate: Translate, numberRank: NumberRank, nouns: Nouns): string {
  const { ceiling, value } = numberRank;
  const ceilingText =
    ceiling === undefined
      ? ''
      : value > ceiling
        ? translate('compare.eventForbids', { most: ceiling })
        : translate('compare.eventAllows', { most: ceiling });
  return describeRank(translate, formatRankClause(translate, numberRank, nouns), ceilingText);
}

function formatRankClause(
  translate: Translate,
  { number: { label }, value, otherValues, lowerCount, equalCount, higherCount }: NumberRank,
  nouns: Nouns,
): string {
  const otherCount = otherValues.length;
  const numberText = `${formatLateText(translate, label)} ${formatPlainNumber(value)}`;
  if (otherCount === 0) return translate('compare.aloneIn', { number: numberText });
  if (lowerCount === otherCount) return describeMost(translate, numberText, otherCount, nouns);
  if (higherCount === otherCount) return describeLeast(translate, numberText, otherCount, nouns);
  return lowerCount === 0
    ? describeSharedLeast(translate, numberText, equalCount, otherCount, nouns)
    : describeMore(translate, numberText, lowerCount, otherCount, nouns);
}

/** A number deserves a sentence if its percentile differs from the middle (0.5) by at least this much. */
const MIN_PERCENTILE_DISTANCE = 0.3;
const MAX_SENTENCES = 3;

/** Returns the most remarkable numbers: those above a maximum, then those farthest from the middle. */
export function listRemarkableRanks(numberRanks: readonly NumberRank[]): readonly NumberRank[] {
  const isAbove = ({ value, ceiling }: NumberRank) => ceiling !== undefined && value > ceiling;
  const getDistance = (numberRank: NumberRank) =>
    isAbove(numberRank) ? 1 : Math.abs((computePercentile(numberRank) ?? 0.5) - 0.5);
  return numberRanks
    .filter((numberRank) => getDistance(numberRank) >= MIN_PERCENTILE_DISTANCE)
    .sort((a, b) => getDistance(b) - getDistance(a))
    .slice(0, MAX_SENTENCES);
}
