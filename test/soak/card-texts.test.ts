/** Typesetting laws, tested with two thousand characters. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  expectEveryWord,
  expectValidLines,
  multilingualCharacter,
  typesettingCase,
} from '../support/cards/card-texts.ts';
import { SEED } from '../support/documents/arbitrary.ts';

const runOptions = { seed: SEED + 1, numRuns: 2000 };

describe('text on two thousand cards', () => {
  it('prints every word in every script without its markup', () => {
    fc.assert(fc.property(multilingualCharacter, expectEveryWord), runOptions);
  });

  it('keeps every line as wide as it reports and within its measure', () => {
    fc.assert(fc.property(typesettingCase, expectValidLines), runOptions);
  });
});
