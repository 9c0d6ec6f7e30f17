/** A standing in words: a few for the row, and the plain sentence. */

import type { Peers } from '../../../../shared/compare/compare-rules.ts';
import { rankOf, type Standing } from '../../../../shared/compare/standing.ts';
import { numberText } from '../../../../shared/text/number-text.ts';
import { COMPARE } from '../../../strings/documents/compare.ts';

type Nouns = Pick<Peers, 'one' | 'many'>;

/** `more than 7 of 9` */
export function shortStanding({ others, less, same, more }: Standing): string {
  const count = others.length;
  if (count === 0) return '';
  if (same === count) return COMPARE.likeAll;
  if (more === 0) return same === 0 ? COMPARE.most : COMPARE.mostWith(same);
  if (less === 0) return same === 0 ? COMPARE.least : COMPARE.leastWith(same);
  return COMPARE.moreThan(less, count);
}

/** `More Aim dice than 7 of the 9 other Level 6 heroes in this library; the event allows 8.` */
export function standingSentence(standing: Standing, nouns: Nouns): string {
  const { ceiling, value } = standing;
  const allowed =
    ceiling === undefined ? '' : value > ceiling ? COMPARE.eventForbids(ceiling) : COMPARE.eventAllows(ceiling);
  return COMPARE.sentence(standingClause(standing, nouns), allowed);
}

function standingClause({ number: { label }, value, others, less, same, more }: Standing, nouns: Nouns): string {
  const count = others.length;
  const number = `${label} ${numberText(value)}`;
  if (count === 0) return COMPARE.aloneIn(number);
  if (less === count) return COMPARE.mostOf(number, count, nouns);
  if (more === count) return COMPARE.leastOf(number, count, nouns);
  return less === 0 ? COMPARE.asFew(number, same, count, nouns) : COMPARE.moreOf(number, less, count, nouns);
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
