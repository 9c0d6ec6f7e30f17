import { expect, it } from 'vitest';
import { fitSentences } from '../../../../src/shared/sheet/report/fit-sentences.ts';

/** Fits sentences into lines of ten characters. */
const fitIn = (maxLines: number, sentences: readonly string[], moreCount = 0): string =>
  fitSentences(sentences, {
    countLines: (text) => Math.ceil(text.length / 10),
    maxLines,
    moreCount,
    formatMore: (count) => `+${count} more`,
  });

it('fitSentences joins all sentences that fit and counts the others', () => {
  expect(fitIn(2, ['One two.', 'Three.'])).toBe('One two. Three.');
  expect(fitIn(2, ['One two.', 'Three four five.', 'Six.'])).toBe('One two. +2 more');
  expect(fitIn(3, ['One two.'], 4)).toBe('One two. +4 more');
  expect(fitIn(1, [])).toBe('');
});

it('fitSentences ends a first sentence that is too long with an ellipsis', () => {
  expect(fitIn(1, ['A very long sentence.'])).toBe('A very lo…');
  expect(fitIn(2, ['A very long sentence.', 'Six.'])).toBe('A very long… +1 more');
});
