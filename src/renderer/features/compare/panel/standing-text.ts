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
export function shortStanding(
  translate: Translate,
  { otherValues: others, lowerCount: less, equalCount: same, higherCount: more }: NumberRank,
): string {
  const count = others.length;
  if (count === 0) return '';
  if (same === count) return translate('compare.likeAll');
  if (more === 0) return same === 0 ? translate('compare.most') : translate('compare.mostWith', { same });
  if (less === 0) return same === 0 ? translate('compare.least') : translate('compare.leastWith', { same });
  return translate('compare.moreThan', { less, count });
}

/** Returns a sentence, for example `More Aim dice than 7 of the 9 other Level 6 heroes in this library; the event allows 8.` */
export function standingSentence(translate: Translate, standing: NumberRank, nouns: Nouns): string {
  const { ceiling, value } = standing;
  const allowed =
    ceiling === undefined
      ? ''
      : value > ceiling
        ? translate('compare.eventForbids', { most: ceiling })
        : translate('compare.eventAllows', { most: ceiling });
  return describeRank(translate, standingClause(translate, standing, nouns), allowed);
}

function standingClause(
  translate: Translate,
  { number: { label }, value, otherValues: others, lowerCount: less, equalCount: same, higherCount: more }: NumberRank,
  nouns: Nouns,
): string {
  const count = others.length;
  const number = `${formatLateText(translate, label)} ${formatPlainNumber(value)}`;
  if (count === 0) return translate('compare.aloneIn', { number });
  if (less === count) return describeMost(translate, number, count, nouns);
  if (more === count) return describeLeast(translate, number, count, nouns);
  return less === 0
    ? describeSharedLeast(translate, number, same, count, nouns)
    : describeMore(translate, number, less, count, nouns);
}

/** The minimum distance of a percentile from the middle (0.5) that deserves a sentence. */
const OUTSTANDING = 0.3;
const MOST_SENTENCES = 3;

/** Returns the most remarkable numbers: those above a maximum, then those farthest from the middle. */
export function outstanding(all: readonly NumberRank[]): readonly NumberRank[] {
  const isAbove = ({ value, ceiling }: NumberRank) => ceiling !== undefined && value > ceiling;
  const distance = (standing: NumberRank) =>
    isAbove(standing) ? 1 : Math.abs((computePercentile(standing) ?? 0.5) - 0.5);
  return all
    .filter((standing) => distance(standing) >= OUTSTANDING)
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, MOST_SENTENCES);
}
