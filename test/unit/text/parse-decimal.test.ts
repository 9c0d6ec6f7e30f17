import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../src/shared/text/parse-decimal.ts';

const read = (text: string, isWhole = false) => {
  const reading = parseDecimal(text, { isWhole });
  return reading.ok ? reading.value : reading.error;
};

describe('a typed number', () => {
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
  ])('%j has one decimal sign, a point or a comma, in every language: %d', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each(['1,234.5', '1.234,5', '1.234.567', '1,234,567', "1'234", '1,2,3'])('%j is ambiguous', (text) => {
    expect(read(text)).toBe('ambiguous');
  });

  it.each(['1,250', '1.250', '-12,500'])('%j is ambiguous where a whole number is wanted', (text) => {
    expect(read(text, true)).toBe('ambiguous');
  });

  it.each([
    ['3,0', 3],
    ['0,250', 'not-whole'],
    ['2.5', 'not-whole'],
    ['1250', 1250],
  ])('%j as a whole number is %s', (text, result) => {
    expect(read(text, true)).toBe(result);
  });

  it.each([
    ['1e999', Number.POSITIVE_INFINITY],
    ['-1e999', Number.NEGATIVE_INFINITY],
    ['1,5e+3', 1500],
    ['1e21', 1e21],
    ['1,234.5e3', 'ambiguous'],
    ['e3', 'not-a-number'],
  ])('%j with an exponent is %s', (text, result) => {
    const reading = parseDecimal(text, { allowsExponent: true });
    expect(reading.ok ? reading.value : reading.error).toBe(result);
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
  ])('%j is refused: %s', (text, error) => {
    expect(read(text)).toBe(error);
  });
});
