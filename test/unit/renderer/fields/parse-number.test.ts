import { describe, expect, it } from 'vitest';
import { hasTooManyDigits, parseNumber } from '../../../../src/renderer/fields/parse-number.ts';

describe('a number that is typed', () => {
  it.each([
    ['24', 24],
    [' 4,5 ', 4.5],
    ['999999999999999', 999_999_999_999_999],
  ])('%j counts', (text, number) => {
    expect([parseNumber(text), hasTooManyDigits(text)]).toEqual([number, false]);
  });

  it.each(['', '-', '4.', 'abc'])('%j is none yet', (text) => {
    expect([parseNumber(text), hasTooManyDigits(text)]).toEqual([undefined, false]);
  });

  it.each(['9'.repeat(40), `-${'9'.repeat(16)}`, '1.1234567'])('%s has too many digits', (text) => {
    expect([parseNumber(text), hasTooManyDigits(text)]).toEqual([undefined, true]);
  });
});
