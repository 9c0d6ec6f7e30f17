import { expect, it } from 'vitest';
import { splitClusters } from '../../../../src/shared/text/fonts/clusters.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

it('splitClusters splits letters of every script as Intl.Segmenter does, whatever their neighbors', () => {
  // The test covers all characters up to kana, and samples of the many similar Chinese ones.
  const codePoints = [
    ...Array.from({ length: 0x3200 }, (_entry, codePoint) => codePoint),
    ...Array.from({ length: 300 }, (_entry, index) => 0x3200 + index * 191),
  ];
  const differingCodes = codePoints.filter((codePoint) => {
    const letter = String.fromCharCode(codePoint);
    const sampleText = `a${letter}${letter}漢${letter}`;
    const expectedClusters = Array.from(graphemes.segment(sampleText), ({ segment }) => segment);
    return splitClusters(sampleText).join('\0') !== expectedClusters.join('\0');
  });
  expect(differingCodes).toEqual([]);
});
