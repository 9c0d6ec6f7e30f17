/** Tests the texts that describe how a number ranks among those of other characters. */

import { describe, expect, it } from 'vitest';
import {
  formatRankSentence,
  formatShortRank,
  listRemarkableRanks,
} from '../../../../../src/renderer/features/compare/panel/rank-text.ts';
import type { NumberRank } from '../../../../../src/shared/compare/number-ranks.ts';
import { translate } from '../../../../support/texts.ts';

const NOUNS = { one: 'Level 6 hero', many: 'Level 6 heroes' };

function createRank(value: number, others: readonly number[], changes: Partial<NumberRank> = {}): NumberRank {
  const lowerCount = others.filter((otherValue) => otherValue < value).length;
  const equalCount = others.filter((otherValue) => otherValue === value).length;
  const rankedNumber = { id: `n${value}`, label: 'Power', pointer: '/power' };
  return {
    number: rankedNumber,
    value,
    otherValues: others,
    lowerCount,
    equalCount,
    higherCount: others.length - lowerCount - equalCount,
    ...changes,
  };
}

describe('the text of a rank', () => {
  it.each([
    [createRank(7, [1, 2, 3]), 'the most', 'Power 7: more than all 3 other Level 6 heroes in this library.'],
    [createRank(7, [1, 7, 3]), 'the most, as 1', 'Power 7: more than 2 of the 3 other Level 6 heroes in this library.'],
    [createRank(1, [2, 3]), 'the least', 'Power 1: less than all 2 other Level 6 heroes in this library.'],
    [
      createRank(1, [1, 3]),
      'the least, as 1',
      'Power 1: the least, as 1 of the 2 other Level 6 heroes in this library.',
    ],
    [createRank(2, [2, 2]), 'like all others', 'Power 2, like the 2 other Level 6 heroes in this library.'],
    [createRank(4, [3]), 'the most', 'Power 4: more than the other Level 6 hero in this library.'],
    [
      createRank(2, [1, 2, 3]),
      'more than 1 of 3',
      'Power 2: more than 1 of the 3 other Level 6 heroes in this library.',
    ],
    [createRank(2, []), '', 'Power 2, which nobody else has to compare with.'],
  ])('formatShortRank and formatRankSentence describe rank case %#', (rank, shortText, sentence) => {
    expect(formatShortRank(translate, rank)).toBe(shortText);
    expect(formatRankSentence(translate, rank, NOUNS)).toBe(sentence);
  });

  it('formatRankSentence adds the maximum of the event and whether the number is above it', () => {
    expect(formatRankSentence(translate, createRank(2, [3, 1], { ceiling: 8 }), NOUNS)).toMatch(
      /library; the event allows 8\.$/,
    );
    expect(formatRankSentence(translate, createRank(9, [3], { ceiling: 8 }), NOUNS)).toMatch(
      /library; the event allows only 8\.$/,
    );
  });
});

it('listRemarkableRanks lists numbers above a ceiling first, then those farthest from the middle, and at most three', () => {
  const rankAboveCeiling = createRank(5, [5, 5, 5], { ceiling: 4 });
  const highestRank = createRank(9, [1, 2, 3]);
  const middleRank = createRank(2, [1, 3]);
  expect(listRemarkableRanks([middleRank, highestRank, rankAboveCeiling])).toEqual([rankAboveCeiling, highestRank]);
  expect(listRemarkableRanks([highestRank, highestRank, highestRank, highestRank])).toHaveLength(3);
});
