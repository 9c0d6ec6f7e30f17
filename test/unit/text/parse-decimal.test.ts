import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../src/shared/text/parse-decimal.ts';

const parseTypedNumber = (typedText: string, isWhole = false) => {
  const parseResult = parseDecimal(typedText, { isWhole });
  return parseResult.ok ? parseResult.value : parseResult.error;
};

describe('parseDecimal', () => {
  it.each([
    ['3.2', 3.2],
    ['3,2', 3.2],
    [' 0,5 ', 0.5],
    [',5', 0.5],
    ['4.', 4],
    ['+7', 7],
    ['-1,25', -1.25],
    ['\u22123', -3],
    ['–3', -3],
    ['1,250', 1.25],
    ['1250', 1250],
  ])('accepts a point or a comma as the decimal sign in %j: %d', (typedText, expectedValue) => {
    expect(parseTypedNumber(typedText)).toBe(expectedValue);
  });

  it.each(['1,234.5', '1.234,5', '1.234.567', '1,234,567', "1'234", '1,2,3'])(
    'rejects %j as ambiguous',
    (typedText) => {
      expect(parseTypedNumber(typedText)).toBe('ambiguous');
    },
  );

  it.each(['1,250', '1.250', '-12,500'])('rejects %j as ambiguous for a whole number', (typedText) => {
    expect(parseTypedNumber(typedText, true)).toBe('ambiguous');
  });

  it.each([
    ['3,0', 3],
    ['0,250', 'not-whole'],
    ['2.5', 'not-whole'],
    ['1250', 1250],
  ])('reads %j as a whole number: %s', (typedText, expectedResult) => {
    expect(parseTypedNumber(typedText, true)).toBe(expectedResult);
  });

  it.each([
    ['1e999', Number.POSITIVE_INFINITY],
    ['-1e999', Number.NEGATIVE_INFINITY],
    ['1,5e+3', 1500],
    ['1e21', 1e21],
    ['1,234.5e3', 'ambiguous'],
    ['e3', 'not-a-number'],
  ])('reads %j with exponents allowed: %s', (typedText, expectedResult) => {
    const parseResult = parseDecimal(typedText, { allowsExponent: true });
    expect(parseResult.ok ? parseResult.value : parseResult.error).toBe(expectedResult);
  });

  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['-', 'not-a-number'],
    ['three', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['3 mm', 'not-a-number'],
    ['.', 'not-a-number'],
  ])('rejects %j: %s', (typedText, expectedError) => {
    expect(parseTypedNumber(typedText)).toBe(expectedError);
  });
});
