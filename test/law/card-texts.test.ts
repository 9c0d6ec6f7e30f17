/** Laws of type: nothing that is written is lost, and lines are as wide as they are said to be. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { expectEveryWord, expectSoundLines, manyTongued, setText } from '../support/cards/card-texts.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { runs } from '../support/runs.ts';

const run = { seed: SEED, numRuns: runs(200) };

describe('words on a card', () => {
  it('are all there, in every script, without their markup', () => {
    fc.assert(fc.property(manyTongued, expectEveryWord), run);
  });

  it('stand in lines that are as wide as they say and no wider than their measure', () => {
    fc.assert(fc.property(setText, expectSoundLines), run);
  });
});
