import { describe, expect, it } from 'vitest';
import { listNames } from '../../../src/shared/texts/values.ts';
import { t, tGerman } from '../../support/texts.ts';

describe('a list of names', () => {
  it('names the first seven, shortened, and says how many more there are', () => {
    expect(listNames(t, [])).toBe('');
    expect(listNames(t, ['Ash', 'Rook'])).toBe('Ash, Rook');
    expect(listNames(t, ['1', '2', '3', '4', '5', '6', '7'])).toBe('1, 2, 3, 4, 5, 6, 7');
    const many = Array.from({ length: 12_007 }, (_, index) => `${index}`);
    expect(listNames(t, many)).toBe('0, 1, 2, 3, 4, 5, 6 and 12,000 more');
    expect(listNames(tGerman, many)).toBe('0, 1, 2, 3, 4, 5, 6 und 12.000 weitere');
    expect(listNames(t, ['a'.repeat(5000), 'b'])).toHaveLength(63);
  });
});
