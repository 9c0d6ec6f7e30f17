import { expect, it } from 'vitest';
import { drawTitle } from '../../../../src/shared/sheet/draw/sheet-head.ts';
import { STAMP } from '../../../../src/shared/sheet/roster/roster-head.tsx';
import { fonts } from '../files.ts';

it('the title of a report never leaves its box, in whatever language', () => {
  const band = { x: 40, y: 30, width: 515, height: 46 };
  const right = band.x + band.width - 9;
  for (const title of ['ORGANISER’S REPORT', 'BERICHT DER TURNIERLEITUNG', 'W'.repeat(60)]) {
    const [, large] = drawTitle(title, '2026-11-22 10:20 UTC', band, fonts);
    if (large?.kind !== 'text') throw new Error('the title is text');
    expect(large.x).toBeGreaterThan(right - STAMP.width);
    expect(large.x + large.advance).toBeLessThan(right);
  }
});
