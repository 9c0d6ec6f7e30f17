import { describe, expect, it } from 'vitest';
import { hasTooManyDigits, parseNumber } from '../../../../src/renderer/fields/parse-number.ts';

describe('typed numbers', () => {
  it.each([
    ['24', 24],
    [' 4,5 ', 4.5],
    ['999999999999999', 999_999_999_999_999],
  ])('reads %j as a number', (typedText, expectedNumber) => {
    expect([parseNumber(typedText), hasTooManyDigits(typedText)]).toEqual([expectedNumber, false]);
  });

  it.each(['', '-', '4.', 'abc'])('reads no number from %j yet', (typedText) => {
    expect([parseNumber(typedText), hasTooManyDigits(typedText)]).toEqual([undefined, false]);
  });

  it.each(['9'.repeat(40), `-${'9'.repeat(16)}`, '1.1234567'])(
    'refuses %s because it has too many digits',
    (typedText) => {
      expect([parseNumber(typedText), hasTooManyDigits(typedText)]).toEqual([undefined, true]);
    },
  );
});
