/** The laws of type for two thousand characters. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  expectEveryWord,
  expectValidLines,
  multilingualCharacter,
  typesettingCase,
} from '../support/cards/card-texts.ts';
import { SEED } from '../support/documents/arbitrary.ts';

const run = { seed: SEED + 1, numRuns: 2000 };

describe('words on two thousand cards', () => {
  it('are all there, in every script, without their markup', () => {
    fc.assert(fc.property(multilingualCharacter, expectEveryWord), run);
  });

  it('stand in lines that are as wide as they say and no wider than their measure', () => {
    fc.assert(fc.property(typesettingCase, expectValidLines), run);
  });
});
