/** The laws of type for two thousand characters. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { expectEveryWord, expectSoundLines, manyTongued, setText } from '../support/cards/card-texts.ts';
import { SEED } from '../support/documents/arbitrary.ts';

const run = { seed: SEED + 1, numRuns: 2000 };

describe('words on two thousand cards', () => {
  it('are all there, in every script, without their markup', () => {
    fc.assert(fc.property(manyTongued, expectEveryWord), run);
  });

  it('stand in lines that are as wide as they say and no wider than their measure', () => {
    fc.assert(fc.property(setText, expectSoundLines), run);
  });
});
