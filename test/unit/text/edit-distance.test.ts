import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEditDistance } from '../../../src/shared/text/edit-distance.ts';

describe('computeEditDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['levels', 'levels', 0],
    ['cielings', 'ceilings', 1],
    ['cellings', 'ceilings', 1],
    ['weakness', 'weaknesses', 2],
    ['gimicks', 'gimmicks', 1],
    ['maximum', 'max', 4],
    // One swap and one letter inserted between the two: 2, not 3.
    ['ca', 'abc', 2],
    ['a cat', 'an abct', 3],
    ['\u{1f9b8}', '', 1],
  ])('counts the edits between %j and %j: %i', (firstWord, secondWord, edits) => {
    expect([computeEditDistance(firstWord, secondWord), computeEditDistance(secondWord, firstWord)]).toEqual([
      edits,
      edits,
    ]);
  });

  /** Lists all words over the letters a and b that are one edit away. */
  const listOneEditAway = (word: string): string[] => {
    const splits = Array.from(
      { length: word.length + 1 },
      (_entry, index) => [word.slice(0, index), word.slice(index)] as const,
    );
    return splits.flatMap(([prefix, suffix]) => [
      ...['a', 'b'].flatMap((letter) => [
        prefix + letter + suffix,
        ...(suffix ? [prefix + letter + suffix.slice(1)] : []),
      ]),
      ...(suffix ? [prefix + suffix.slice(1)] : []),
      ...(suffix.length > 1 ? [prefix + suffix[1] + suffix[0] + suffix.slice(2)] : []),
    ]);
  };

  it('equals the number of steps on the shortest path (property test)', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 }), (startWord) => {
        let distances = new Map([[startWord, 0]]);
        for (const steps of [1, 2, 3]) {
          const newWords = [...distances.keys()].flatMap(listOneEditAway).filter((word) => !distances.has(word));
          distances = new Map([...distances, ...newWords.map((word): [string, number] => [word, steps])]);
        }
        expect([...distances].filter(([word, steps]) => computeEditDistance(startWord, word) !== steps)).toEqual([]);
      }),
      { seed: 75, numRuns: 30 },
    );
  });

  it('satisfies symmetry and the triangle inequality (property test)', () => {
    const arbitraryWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(arbitraryWord, arbitraryWord, arbitraryWord, (firstWord, secondWord, thirdWord) => {
        expect(computeEditDistance(firstWord, secondWord)).toBe(computeEditDistance(secondWord, firstWord));
        expect(computeEditDistance(firstWord, thirdWord)).toBeLessThanOrEqual(
          computeEditDistance(firstWord, secondWord) + computeEditDistance(secondWord, thirdWord),
        );
        expect(computeEditDistance(firstWord, secondWord) === 0).toBe(firstWord === secondWord);
      }),
      { seed: 76, numRuns: 500 },
    );
  });
});
