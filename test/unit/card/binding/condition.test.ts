import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConditionMet } from '../../../../src/shared/card/binding/condition.ts';
import type { Condition } from '../../../../src/shared/card/template/template.ts';

const documents = {
  character: { name: 'Gale', concept: '  ', level: 6, classes: ['tank', 'mage'], talents: [], infiltrator: false },
  derived: { isSuper: true },
};
const expectMet = (condition: Condition, entry?: { pointer: string }) =>
  expect(isConditionMet(condition, documents, entry)).toBe(true);
const expectNotMet = (condition: Condition, entry?: { pointer: string }) =>
  expect(isConditionMet(condition, documents, entry)).toBe(false);

describe('isConditionMet', () => {
  it('asks whether the field has a value when the condition has no comparison', () => {
    for (const pointer of ['/character/name', '/character/level', '/character/classes', '/derived/isSuper'])
      expectMet({ at: pointer });
    for (const fieldName of ['concept', 'talents', 'infiltrator', 'nothing', '__proto__', 'constructor']) {
      expectNotMet({ at: `/character/${fieldName}` });
    }
  });

  it('compares a value with "is", "over" and "under"', () => {
    expectMet({ at: '/character/level', is: 6 });
    expectMet({ at: '/character/level', is: [5, 6] });
    expectNotMet({ at: '/character/level', is: '6' });
    expectNotMet({ at: '/character/level', is: [] });
    expectMet({ at: '/character/level', over: 5, under: 7 });
    expectNotMet({ at: '/character/level', over: 6 });
    expectNotMet({ at: '/character/name', over: 0 });
  });

  it('compares the numbers in spreadsheet cells, whatever their notation', () => {
    const rowDocuments = { row: { Bonus: '+2', Weight: '14,5', Name: 'Rope' } };
    expect(isConditionMet({ at: '/row/Bonus', is: 2 }, rowDocuments)).toBe(true);
    expect(isConditionMet({ at: '/row/Bonus', is: [1, 2] }, rowDocuments)).toBe(true);
    expect(isConditionMet({ at: '/row/Weight', over: 14, under: 15 }, rowDocuments)).toBe(true);
    expect(isConditionMet({ at: '/row/Name', over: 0 }, rowDocuments)).toBe(false);
  });

  it('finds entries of a list with "has"', () => {
    expectMet({ at: '/character/classes', has: 'mage' });
    expectMet({ at: '/character/classes', has: ['psychic', 'tank'] });
    expectNotMet({ at: '/character/classes', has: 'psychic' });
    expectNotMet({ at: '/character/name', has: 'Gale' });
  });

  it('combines conditions with "all", "any" and "not"', () => {
    const [filledField, emptyField] = [{ at: '/character/name' }, { at: '/character/reach' }];
    expectMet({ all: [filledField, { not: emptyField }] });
    expectNotMet({ all: [filledField, emptyField] });
    expectMet({ any: [emptyField, filledField] });
    expectNotMet({ any: [] });
    expectMet({ all: [] });
  });

  it('resolves a relative pointer from the current entry of a list', () => {
    expectMet({ at: './0', is: 'tank' }, { pointer: '/character/classes' });
    expectNotMet({ at: './0', is: 'tank' });
  });

  it('treats a missing condition as met', () => expect(isConditionMet(undefined, documents)).toBe(true));
});

const arbitraryScalar = fc.oneof(fc.string(), fc.double(), fc.boolean());
const arbitraryPointer = fc.constantFrom(
  '/character/level',
  '/character/classes',
  '/character/name',
  './x',
  '',
  '/a/b/c',
  'x',
);
const { condition } = fc.letrec<{ condition: Condition }>((recurse) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.record(
      {
        at: arbitraryPointer,
        is: fc.oneof(arbitraryScalar, fc.array(arbitraryScalar)),
        has: fc.oneof(arbitraryScalar, fc.array(arbitraryScalar)),
        over: fc.double(),
        under: fc.double(),
      },
      { requiredKeys: ['at'] },
    ),
    fc.record({ all: fc.array(recurse('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(recurse('condition'), { maxLength: 3 }) }),
    fc.record({ not: recurse('condition') }),
  ),
}));

describe('isConditionMet (property tests)', () => {
  it('every condition is either met or not, and its negation is the opposite', () => {
    fc.assert(
      fc.property(condition, fc.oneof(fc.constant(documents), fc.anything()), (condition, document) => {
        const answer = isConditionMet(condition, document);
        expect(typeof answer).toBe('boolean');
        expect(isConditionMet({ not: condition }, document)).toBe(!answer);
      }),
      { seed: 41, numRuns: 500 },
    );
  });

  it('"all" equals the negation of "any" over the negated conditions', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 4 }), (conditions) => {
        expect(isConditionMet({ all: conditions }, documents)).toBe(
          isConditionMet({ not: { any: conditions.map((condition) => ({ not: condition })) } }, documents),
        );
      }),
      { seed: 43, numRuns: 300 },
    );
  });
});
