import { expect, it } from 'vitest';
import { drawTitle } from '../../../../src/shared/sheet/draw/sheet-head.ts';
import { STAMP } from '../../../../src/shared/sheet/roster/roster-head.tsx';
import { fonts } from '../files.ts';

it('drawTitle keeps the title of a report inside its box in every language', () => {
  const titleBand = { x: 40, y: 30, width: 515, height: 46 };
  // The title is in a box of the size of the verdict's stamp, at the right end of the band with a padding of 9 points.
  const rightEdge = titleBand.x + titleBand.width - 9;
  for (const title of ['ORGANISER’S REPORT', 'BERICHT DER TURNIERLEITUNG', 'W'.repeat(60)]) {
    const [, titleItem] = drawTitle(title, '2026-11-22 10:20 UTC', titleBand, fonts);
    if (titleItem?.kind !== 'text') throw new Error('the title is text');
    expect(titleItem.x).toBeGreaterThan(rightEdge - STAMP.width);
    expect(titleItem.x + titleItem.advance).toBeLessThan(rightEdge);
  }
});
