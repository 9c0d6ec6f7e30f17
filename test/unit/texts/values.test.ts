import { describe, expect, it } from 'vitest';
import { listNames } from '../../../src/shared/texts/values.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

describe('listNames', () => {
  it('lists the first seven names, truncated, and says how many more there are', () => {
    expect(listNames(translate, [])).toBe('');
    expect(listNames(translate, ['Ash', 'Rook'])).toBe('Ash, Rook');
    expect(listNames(translate, ['1', '2', '3', '4', '5', '6', '7'])).toBe('1, 2, 3, 4, 5, 6, 7');
    const manyNames = Array.from({ length: 12_007 }, (_entry, index) => `${index}`);
    expect(listNames(translate, manyNames)).toBe('0, 1, 2, 3, 4, 5, 6 and 12,000 more');
    expect(listNames(translateToGerman, manyNames)).toBe('0, 1, 2, 3, 4, 5, 6 und 12.000 weitere');
    expect(listNames(translate, ['a'.repeat(5000), 'b'])).toHaveLength(63);
  });
});
