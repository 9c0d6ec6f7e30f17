import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlowTypeFits, shareTypeSizes } from '../../../../src/shared/card/place/type-fit.ts';
import type { Element } from '../../../../src/shared/card/template/template.ts';
import { scaleRuns } from '../../../support/sample-size.ts';

const createFlow = (id: string): Element => ({
  kind: 'flow',
  id,
  box: [4, 10, 40, 24],
  gap: 2,
  sectionGap: 5,
  sections: [],
});
const [words, margin] = [createFlow('words'), createFlow('margin')];
/** The size of the type as designed, in points. */
const FULL_SIZE = 8;
const createFits = (typeSize: number, flow = words): FlowTypeFits => [
  { flow, typeFit: { scale: typeSize / FULL_SIZE, typeSize } },
];
/** Returns the size of each card after sharing. */
const shareSizes = (typeSizes: readonly number[]): number[] =>
  shareTypeSizes(typeSizes.map((typeSize) => createFits(typeSize))).map(
    (maxScales, index) => (maxScales?.get(words) ?? (typeSizes[index] ?? 0) / FULL_SIZE) * FULL_SIZE,
  );

describe('the type sizes of the cards of a print', () => {
  it('are the smallest of those that differ by at most 0.7 points', () => {
    expect(shareSizes([7.4, 7, 6.8])).toEqual([6.8, 6.8, 6.8]);
  });

  it('stay apart where cards would lose more than 0.7 points', () => {
    expect(shareSizes([8, 6, 7.6, 6.4])).toEqual([7.6, 6, 7.6, 6]);
  });

  it('leave cards alone that already have the common size', () => {
    expect(shareTypeSizes([createFits(7), createFits(6.5)])).toEqual([new Map([[words, 6.5 / FULL_SIZE]]), undefined]);
    expect(shareTypeSizes([createFits(7)])).toEqual([undefined]);
  });

  it('are not shared by different flows', () => {
    expect(shareTypeSizes([createFits(7), createFits(6.5, margin)])).toEqual([undefined, undefined]);
  });

  it('only become smaller, by at most 0.7 points, and differ no more than before', () => {
    const sizesArbitrary = fc.array(fc.integer({ min: 60, max: 100 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(sizesArbitrary, (tenths) => {
        const ownSizes = tenths.map((tenth) => tenth / 10);
        const sharedSizes = shareSizes(ownSizes);
        sharedSizes.forEach((sharedSize, index) => {
          const ownSize = ownSizes[index] ?? 0;
          expect(sharedSize).toBeLessThanOrEqual(ownSize + 1e-9);
          expect(sharedSize).toBeGreaterThanOrEqual(ownSize - 0.7 - 1e-9);
        });
        // Sizes that remain differ by more than what a card may lose.
        const distinctSizes = [...new Set(sharedSizes.map((size) => size.toFixed(3)))]
          .map(Number)
          .sort((a, b) => a - b);
        distinctSizes.slice(1).forEach((size, index) => {
          expect(size - (distinctSizes[index] ?? 0)).toBeGreaterThan(0.7 - 1e-6);
        });
      }),
      { seed: 7, numRuns: scaleRuns(200) },
    );
  });
});
