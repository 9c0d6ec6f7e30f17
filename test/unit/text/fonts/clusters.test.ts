import { expect, it } from 'vitest';
import { splitClusters } from '../../../../src/shared/text/fonts/clusters.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

it('clusters of letters of any script are those of Unicode, whatever stands beside them', () => {
  // All of them up to kana, and some of Chinese, of which there are many alike.
  const codes = [
    ...Array.from({ length: 0x3200 }, (_, code) => code),
    ...Array.from({ length: 300 }, (_, index) => 0x3200 + index * 191),
  ];
  const other = codes.filter((code) => {
    const letter = String.fromCharCode(code);
    const text = `a${letter}${letter}漢${letter}`;
    const wanted = Array.from(graphemes.segment(text), ({ segment }) => segment);
    return splitClusters(text).join('\0') !== wanted.join('\0');
  });
  expect(other).toEqual([]);
});
