/** Tests laws of typesetting: no word is lost, and lines have the reported width. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  expectEveryWord,
  expectValidLines,
  multilingualCharacter,
  typesettingCase,
} from '../support/cards/card-texts.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { scaleRuns } from '../support/sample-size.ts';

const runOptions = { seed: SEED, numRuns: scaleRuns(200) };

describe('words on a card', () => {
  it('all appear in every script, without their markup', () => {
    fc.assert(fc.property(multilingualCharacter, expectEveryWord), runOptions);
  });

  it('form lines of the reported width that fit their measure', () => {
    fc.assert(fc.property(typesettingCase, expectValidLines), runOptions);
  });
});
