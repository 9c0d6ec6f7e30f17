/** Tests which number a model gets among the models of its character. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNextNumber, numberModels } from '../../../../src/shared/play/encounter/model-numbers.ts';

const createModel = (modelId: string, copyNumber?: number) => ({
  id: modelId,
  character: 'lamp',
  ...(copyNumber === undefined ? {} : { copy: copyNumber }),
});
const listNumbers = (...models: ReturnType<typeof createModel>[]) => {
  const numbers = numberModels(models);
  return models.map((model) => numbers.get(model));
};

describe('model numbers', () => {
  it('follow the order of the file when no model has a copy number', () => {
    expect(listNumbers(createModel('a1'), createModel('a2'), createModel('b1'))).toEqual([1, 2, 3]);
  });

  it("leave out a character's only model unless it has a copy number", () => {
    expect(listNumbers(createModel('a1'))).toEqual([undefined]);
    expect(listNumbers(createModel('a1', 4))).toEqual([4]);
  });

  it('skip the copy numbers that other models have', () => {
    expect(listNumbers(createModel('a1'), createModel('a2', 1), createModel('a3'), createModel('a4', 3))).toEqual([
      2, 1, 4, 3,
    ]);
  });

  it("follow the number at the end of a model's id", () => {
    expect(listNumbers(createModel('lamp-3'), createModel('other'), createModel('lamp-1'))).toEqual([3, 2, 1]);
    expect(listNumbers(createModel('lamp-2'), createModel('x', 2))).toEqual([1, 2]);
    expect(listNumbers(createModel('lamp-02'), createModel('lamp-0'))).toEqual([1, 2]);
  });

  it('never repeat among the models of a character, for any ids and copy numbers', () => {
    const anyCopyNumber = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });
    const anyId = fc.oneof(fc.constantFrom('lamp-1', 'lamp-2', 'lamp-7'), fc.string({ maxLength: 4 }));
    const anyModels = fc.uniqueArray(fc.tuple(anyId, anyCopyNumber), {
      selector: ([modelId]) => modelId,
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyModels, (drawnModels) => {
        const copyNumbers = drawnModels.flatMap(([, copyNumber]) => copyNumber ?? []);
        fc.pre(new Set(copyNumbers).size === copyNumbers.length);
        const numbers = listNumbers(...drawnModels.map(([modelId, copyNumber]) => createModel(modelId, copyNumber)));
        expect(new Set(numbers).size).toBe(drawnModels.length);
        expect(numbers).not.toContain(undefined);
      }),
      { seed: 41 },
    );
  });

  it('continue after the highest number for a new model', () => {
    expect(getNextNumber([undefined])).toBe(2);
    expect(getNextNumber([1, 3])).toBe(4);
    expect(getNextNumber([])).toBe(1);
  });
});
