import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNumberFormat, getBuiltInPattern } from '../../../src/shared/spreadsheet/number-format.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const formatNumber = (pattern: string, numberValue: number) => createNumberFormat(pattern).show(numberValue);

describe('createNumberFormat', () => {
  // Pattern as in spreadsheet programs, number, and the text that the pattern shows.
  it.each([
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 1234567890123, '1234567890123'],
    ['', 5, '5'],
    ['@', 0.1 + 0.2, '0.3'],
    ['0000', 7, '0007'],
    ['"+"0"D10"', 2, '+2D10'],
    ['"+"0"D10"', -2, '-+2D10'],
    ['#,##0.00" €"', 1234.5, '1,234.50 €'],
    ['0', 5.6, '6'],
    ['0', 2.5, '3'],
    ['0.00', 1.005, '1.01'],
    ['0.00', 0.285, '0.29'],
    ['0.00', -1.005, '-1.01'],
    ['0.00', 1e-7, '0.00'],
    ['0.0000000000', 1.5e-9, '1.5e-9'],
    ['0%', 0.285, '29%'],
    ['# ?/?', 0.5, '1/2'],
    ['# ?/?', 1.5, '1 1/2'],
    ['# ??/??', 1.25, '1 1/4'],
    ['# ?/?', 2, '2'],
    ['0.00E+00', 12345, '1.23E+04'],
    ['0.00E+00', 1.005, '1.01E+00'],
    ['# ?/?', 5.999999, '6'],
    ['# ?/?', -0.001, '0'],
    ['# ??/??', 99.95, '99 19/20'],
    ['# ??/??', 0.96, '24/25'],
    ['# ?/4', 1234567.891, '1234568'],
    ['#,##0_);(#,##0)', -0.001, '(0)'],
    ['+0;-0;"none"', 0.285, '+0'],
    ['_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', 1.005, '$1.01'],
    ['h:mm AM/PM', 5.999999, '12:00 AM'],
    ['d.m. h:mm', 45000.999999, '16.3. 0:00'],
    ['mm:ss.0', 0.5123456, '17:46.7'],
    ['[h]:mm', -0.5, '-12:00'],
    ['h:mm', -0.5, '-0.5'],
    ['#,##0_);(#,##0)', -5, '(5)'],
    ['#,##0_);[Red](#,##0)', 5, '5'],
    ['[Red]0.0;[Blue]-0.0;"zero"', 0, 'zero'],
    ['[>=100]"many";[<0]"debt";0', 150, 'many'],
    ['[>=100]"many";[<0]"debt";0', -1, 'debt'],
    ['#,##0,"k"', 12345, '12k'],
    ['0;;', -3, ''],
    [';;;', 5, ''],
    ['"Lv "General', 3, 'Lv 3'],
    ['_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)', 1234, '$1,234'],
    ['_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)', 0, '$-'],
    ['_-* #,##0.00 [$€-407]_-;-* #,##0.00 [$€-407]_-', 1234.5, '1,234.50 €'],
    ['[$R$ -416]#,##0.00', 4, 'R$ 4.00'],
    ['[$-409]0', 4, '4'],
    ['0.0\\″', 6, '6.0″'],
    ['000-00', 12345, '123-45'],
    ['d-mmm', 45000, '15-Mar'],
    ['dd.mm.yyyy', 45000, '15.03.2023'],
    ['[$-407]d. mmmm yyyy', 45000, '15. März 2023'],
    ['[$-F800]dddd, mmmm dd, yyyy', 45000, '2023-03-15'],
    ['[$-F400]h:mm:ss AM/PM', 0.75, '18:00:00'],
    ['h:mm AM/PM', 0.75, '6:00 PM'],
    ['[h]:mm', 1.5, '36:00'],
    ['[mm]:ss', 0.01, '14:24'],
    ['yyyy-mm-dd', -5, '-5'],
  ])('format %s shows %d as %j', (pattern, numberValue, shownText) => {
    expect(formatNumber(pattern, numberValue)).toBe(shownText);
  });

  // Number of a format that every spreadsheet program has, number, and text.
  it.each([
    [9, 0.25, '25%'],
    [14, 45000, '2023-03-15'],
    [22, 45000.5, '2023-03-15 12:00'],
    [20, 0.75, '18:00'],
    [31, 45000, '2023-03-15'],
    [37, -5, '(5)'],
    [46, 1.5, '36:00:00'],
    [49, 5, '5'],
    [163, 5, '5'],
  ])('built-in format %d shows %d as %j', (formatId, numberValue, shownText) => {
    expect(formatNumber(getBuiltInPattern(formatId), numberValue)).toBe(shownText);
  });

  it('shows dates that count from 1904, and durations independently of the date system', () => {
    expect(createNumberFormat('yyyy-mm-dd', true).show(43538)).toBe('2023-03-15');
    expect(createNumberFormat('[h]:mm', true).show(1.5)).toBe('36:00');
  });

  it('shows a plain number when the pattern is invalid, too long or an inherited property name', () => {
    for (const pattern of ['0"', '[Nobody]0', 'constructor', '__proto__', '0'.repeat(256)])
      expect(formatNumber(pattern, 4.5)).toBe('4.5');
  });

  it('shows texts with the literals around them', () => {
    expect(createNumberFormat('@" cm"').showText?.('Ash')).toBe('Ash cm');
    expect(createNumberFormat(';;;').showText?.('Ash')).toBe('');
    expect(createNumberFormat('0.00').showText).toBeUndefined();
  });

  it('never throws, whatever the pattern and the number', () => {
    const patternLetter = fc.constantFrom(...'0#?.,;%@/*_\\"[]$-+E Gehmsdy€<>=19AP()');
    fc.assert(
      fc.property(
        fc.array(patternLetter, { maxLength: 12 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (letters, numberValue) => {
          expect(typeof formatNumber(letters.join(''), numberValue)).toBe('string');
        },
      ),
      { seed: 20261129, numRuns: scaleRuns(3_000) },
    );
  });

  it('rounds to two decimals like decimal arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (thousandths) => {
        const hundredths = Math.floor((thousandths + 5) / 10);
        const expected = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        expect(formatNumber('0.00', thousandths / 1000)).toBe(expected);
      }),
      { seed: 20261129, numRuns: scaleRuns(1_000) },
    );
  });
});

it('createNumberFormat shows a negative number that rounds to zero without a sign', () => {
  expect(['0', '0.0', '#,##0'].map((pattern) => createNumberFormat(pattern).show(-0.04))).toEqual(['0', '0.0', '0']);
  expect(createNumberFormat('0;(0)').show(-0.3)).toBe('(0)');
  expect(createNumberFormat('0;-0;"none"').show(0)).toBe('none');
});
