import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { unguardClipboardCell, writeClipboardCells } from '../../../src/shared/deck/clipboard.ts';
import { SEED } from '../../support/documents/arbitrary.ts';

describe('cells of a deck on the clipboard', () => {
  it.each(['=1+1', '@sum(a1)', '+cmd|x', '-2+3', '-(1)', '＝1', '\t=1', "'=1"])(
    '%j does not run as a formula',
    (cell) => {
      expect(writeClipboardCells([[cell]])).toMatch(/^"?'/);
    },
  );

  it.each(['-1', '+2', '-0.5', '+1 Attack', '- ice', 'a=1', "'tis", '', '50 %'])('%j stays as it is', (cell) => {
    expect(writeClipboardCells([[cell]])).toBe(cell);
  });

  it('come back letter by letter', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string().map((text) => `=${text}`),
      fc.string().map((text) => `'-(${text}`),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }), (cells) => {
        const { data } = Papa.parse<string[]>(writeClipboardCells(cells), { delimiter: '\t', newline: '\n' });
        expect(data.map((row) => row.map(unguardClipboardCell))).toEqual(cells);
      }),
      { seed: SEED },
    );
  });
});
