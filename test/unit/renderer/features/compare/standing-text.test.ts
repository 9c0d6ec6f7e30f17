/** A number among those of others, in words. */

import { describe, expect, it } from 'vitest';
import {
  outstanding,
  shortStanding,
  standingSentence,
} from '../../../../../src/renderer/features/compare/panel/standing-text.ts';
import type { NumberRank } from '../../../../../src/shared/compare/number-ranks.ts';
import { t } from '../../../../support/texts.ts';

const NOUNS = { one: 'Level 6 hero', many: 'Level 6 heroes' };

function standing(value: number, others: readonly number[], more: Partial<NumberRank> = {}): NumberRank {
  const less = others.filter((each) => each < value).length;
  const same = others.filter((each) => each === value).length;
  const number = { id: `n${value}`, label: 'Power', pointer: '/power' };
  return {
    number,
    value,
    otherValues: others,
    lowerCount: less,
    equalCount: same,
    higherCount: others.length - less - same,
    ...more,
  };
}

describe('in a few words and as a sentence', () => {
  it.each([
    [standing(7, [1, 2, 3]), 'the most', 'Power 7: more than all 3 other Level 6 heroes in this library.'],
    [standing(7, [1, 7, 3]), 'the most, as 1', 'Power 7: more than 2 of the 3 other Level 6 heroes in this library.'],
    [standing(1, [2, 3]), 'the least', 'Power 1: less than all 2 other Level 6 heroes in this library.'],
    [standing(1, [1, 3]), 'the least, as 1', 'Power 1: the least, as 1 of the 2 other Level 6 heroes in this library.'],
    [standing(2, [2, 2]), 'like all others', 'Power 2, like the 2 other Level 6 heroes in this library.'],
    [standing(4, [3]), 'the most', 'Power 4: more than the other Level 6 hero in this library.'],
    [standing(2, [1, 2, 3]), 'more than 1 of 3', 'Power 2: more than 1 of the 3 other Level 6 heroes in this library.'],
    [standing(2, []), '', 'Power 2, which nobody else has to compare with.'],
  ])('%#', (one, short, sentence) => {
    expect(shortStanding(t, one)).toBe(short);
    expect(standingSentence(t, one, NOUNS)).toBe(sentence);
  });

  it('says what the event allows, and when it allows less', () => {
    expect(standingSentence(t, standing(2, [3, 1], { ceiling: 8 }), NOUNS)).toMatch(/library; the event allows 8\.$/);
    expect(standingSentence(t, standing(9, [3], { ceiling: 8 }), NOUNS)).toMatch(/library; the event allows only 8\.$/);
  });
});

it('tells first what is above a ceiling, then what is farthest from the middle, and never more than three', () => {
  const above = standing(5, [5, 5, 5], { ceiling: 4 });
  const most = standing(9, [1, 2, 3]);
  const middle = standing(2, [1, 3]);
  expect(outstanding([middle, most, above])).toEqual([above, most]);
  expect(outstanding([most, most, most, most])).toHaveLength(3);
});
