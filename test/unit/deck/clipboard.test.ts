import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardClipboardCell, unguardClipboardCell } from '../../../src/shared/deck/clipboard.ts';
import { SEED } from '../../support/documents/arbitrary.ts';

describe('cells of a deck on the clipboard', () => {
  it.each(['=1+1', '@sum(a1)', '+cmd|x', '-2+3', '-(1)', '＝1', '\t=1', "'=1"])(
    '%j does not run as a formula',
    (cell) => {
      expect(guardClipboardCell(cell)).toBe(`'${cell}`);
    },
  );

  it.each(['-1', '+2', '-0.5', '+1 Attack', '- ice', 'a=1', "'tis", '', '50 %'])('%j stays as it is', (cell) => {
    expect(guardClipboardCell(cell)).toBe(cell);
  });

  it('come back letter by letter', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string().map((text) => `=${text}`),
      fc.string().map((text) => `'-(${text}`),
    );
    fc.assert(
      fc.property(cell, (text) => {
        expect(unguardClipboardCell(guardClipboardCell(text))).toBe(text);
      }),
      { seed: SEED },
    );
  });
});
