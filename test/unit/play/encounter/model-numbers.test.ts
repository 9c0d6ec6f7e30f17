/** Which of several figures of one character a model is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNextNumber, numberModels } from '../../../../src/shared/play/encounter/model-numbers.ts';

const model = (id: string, copy?: number) => ({ id, character: 'lamp', ...(copy === undefined ? {} : { copy }) });
const numbersOf = (...models: ReturnType<typeof model>[]) => {
  const numbers = numberModels(models);
  return models.map((one) => numbers.get(one));
};

describe('the numbers of models', () => {
  it('are in file order where no model has a copy', () => {
    expect(numbersOf(model('a1'), model('a2'), model('b1'))).toEqual([1, 2, 3]);
  });

  it('are left out for the only model of a character, unless it states a copy', () => {
    expect(numbersOf(model('a1'))).toEqual([undefined]);
    expect(numbersOf(model('a1', 4))).toEqual([4]);
  });

  it('go around the copies that other models state', () => {
    expect(numbersOf(model('a1'), model('a2', 1), model('a3'), model('a4', 3))).toEqual([2, 1, 4, 3]);
  });

  it('follow the number at the end of an id', () => {
    expect(numbersOf(model('lamp-3'), model('other'), model('lamp-1'))).toEqual([3, 2, 1]);
    expect(numbersOf(model('lamp-2'), model('x', 2))).toEqual([1, 2]);
    expect(numbersOf(model('lamp-02'), model('lamp-0'))).toEqual([1, 2]);
  });

  it('differ among the models of a character, whatever their ids and copies', () => {
    const copies = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });
    const id = fc.oneof(fc.constantFrom('lamp-1', 'lamp-2', 'lamp-7'), fc.string({ maxLength: 4 }));
    const models = fc.uniqueArray(fc.tuple(id, copies), { selector: ([one]) => one, minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(models, (given) => {
        const stated = given.flatMap(([, copy]) => copy ?? []);
        fc.pre(new Set(stated).size === stated.length);
        const numbers = numbersOf(...given.map(([one, copy]) => model(one, copy)));
        expect(new Set(numbers).size).toBe(given.length);
        expect(numbers).not.toContain(undefined);
      }),
      { seed: 41 },
    );
  });

  it('go on after the highest for a figure that comes later', () => {
    expect(getNextNumber([undefined])).toBe(2);
    expect(getNextNumber([1, 3])).toBe(4);
    expect(getNextNumber([])).toBe(1);
  });
});
