import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEditDistance } from '../../../src/shared/text/edit-distance.ts';

describe('slips of the pen between two words', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['levels', 'levels', 0],
    ['cielings', 'ceilings', 1],
    ['cellings', 'ceilings', 1],
    ['weakness', 'weaknesses', 2],
    ['gimicks', 'gimmicks', 1],
    ['maximum', 'max', 4],
    // A swap, and then a letter between the two: not 3.
    ['ca', 'abc', 2],
    ['a cat', 'an abct', 3],
    ['\u{1f9b8}', '', 1],
  ])('%j and %j: %i', (a, b, slips) => {
    expect([computeEditDistance(a, b), computeEditDistance(b, a)]).toEqual([slips, slips]);
  });

  /** All words that one slip makes of a word over the letters a and b. */
  const slipped = (word: string): string[] => {
    const at = Array.from(
      { length: word.length + 1 },
      (_, index) => [word.slice(0, index), word.slice(index)] as const,
    );
    return at.flatMap(([head, tail]) => [
      ...['a', 'b'].flatMap((letter) => [head + letter + tail, ...(tail ? [head + letter + tail.slice(1)] : [])]),
      ...(tail ? [head + tail.slice(1)] : []),
      ...(tail.length > 1 ? [head + tail[1] + tail[0] + tail.slice(2)] : []),
    ]);
  };

  it('law: it is the number of steps on the shortest way', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 }), (start) => {
        let reached = new Map([[start, 0]]);
        for (const steps of [1, 2, 3]) {
          const next = [...reached.keys()].flatMap(slipped).filter((word) => !reached.has(word));
          reached = new Map([...reached, ...next.map((word): [string, number] => [word, steps])]);
        }
        expect([...reached].filter(([word, steps]) => computeEditDistance(start, word) !== steps)).toEqual([]);
      }),
      { seed: 75, numRuns: 30 },
    );
  });

  it('law: it is a distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(computeEditDistance(a, b)).toBe(computeEditDistance(b, a));
        expect(computeEditDistance(a, c)).toBeLessThanOrEqual(computeEditDistance(a, b) + computeEditDistance(b, c));
        expect(computeEditDistance(a, b) === 0).toBe(a === b);
      }),
      { seed: 76, numRuns: 500 },
    );
  });
});
