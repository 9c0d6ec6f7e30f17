import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardClipboardCell, unguardClipboardCell } from '../../../src/shared/deck/clipboard.ts';
import { SEED } from '../../support/documents/arbitrary.ts';

// A cell that a spreadsheet program would run as a formula is copied with an apostrophe before it, which makes it a text.
describe('guardClipboardCell', () => {
  it.each(['=1+1', '@sum(a1)', '+cmd|x', '-2+3', '-(1)', '＝1', '\t=1', "'=1"])(
    'guards %j, which would run as a formula',
    (cellText) => {
      expect(guardClipboardCell(cellText)).toBe(`'${cellText}`);
    },
  );

  it.each(['-1', '+2', '-0.5', '+1 Attack', '- ice', 'a=1', "'tis", '', '50 %'])('leaves %j unchanged', (cellText) => {
    expect(guardClipboardCell(cellText)).toBe(cellText);
  });

  it('restores every cell exactly', () => {
    const arbitraryCell = fc.oneof(
      fc.string(),
      fc.string().map((rawText) => `=${rawText}`),
      fc.string().map((rawText) => `'-(${rawText}`),
    );
    fc.assert(
      fc.property(arbitraryCell, (rawText) => {
        expect(unguardClipboardCell(guardClipboardCell(rawText))).toBe(rawText);
      }),
      { seed: SEED },
    );
  });
});
