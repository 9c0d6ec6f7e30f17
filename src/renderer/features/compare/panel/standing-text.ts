/** A standing in words: a few for the row, and the plain sentence. */

import type { Peers } from '../../../../shared/compare/compare-rules.ts';
import { rankOf, type Standing } from '../../../../shared/compare/standing.ts';
import { numberText } from '../../../../shared/text/number-text.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import {
  describeLeast,
  describeMore,
  describeMost,
  describeRank,
  describeSharedLeast,
} from '../../../strings/documents/compare.ts';

type Nouns = Pick<Peers, 'one' | 'many'>;

/** `more than 7 of 9` */
export function shortStanding(translate: Translate, { others, less, same, more }: Standing): string {
  const count = others.length;
  if (count === 0) return '';
  if (same === count) return translate('compare.likeAll');
  if (more === 0) return same === 0 ? translate('compare.most') : translate('compare.mostWith', { same });
  if (less === 0) return same === 0 ? translate('compare.least') : translate('compare.leastWith', { same });
  return translate('compare.moreThan', { less, count });
}

/** `More Aim dice than 7 of the 9 other Level 6 heroes in this library; the event allows 8.` */
export function standingSentence(translate: Translate, standing: Standing, nouns: Nouns): string {
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
  { number: { label }, value, others, less, same, more }: Standing,
  nouns: Nouns,
): string {
  const count = others.length;
  const number = `${formatText(translate, label)} ${numberText(value)}`;
  if (count === 0) return translate('compare.aloneIn', { number });
  if (less === count) return describeMost(translate, number, count, nouns);
  if (more === count) return describeLeast(translate, number, count, nouns);
  return less === 0
    ? describeSharedLeast(translate, number, same, count, nouns)
    : describeMore(translate, number, less, count, nouns);
}

/** From how far out a number is worth a sentence of its own. */
const OUTSTANDING = 0.3;
const MOST_SENTENCES = 3;

/** The numbers that stand out most: those above a ceiling, then those farthest from the middle. */
export function outstanding(all: readonly Standing[]): readonly Standing[] {
  const isAbove = ({ value, ceiling }: Standing) => ceiling !== undefined && value > ceiling;
  const distance = (standing: Standing) => (isAbove(standing) ? 1 : Math.abs((rankOf(standing) ?? 0.5) - 0.5));
  return all
    .filter((standing) => distance(standing) >= OUTSTANDING)
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, MOST_SENTENCES);
}
