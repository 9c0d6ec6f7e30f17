import { describe, expect, it } from 'vitest';
import { textItems } from '../../../src/shared/display/display-list.ts';
import { pt, toMm } from '../../../src/shared/display/units.ts';
import { adjusting } from '../../../src/shared/print/matrix.ts';
import { degreesPerMm, type TestPageJob, testPagePdf, testPages } from '../../../src/shared/print/test-page.ts';
import { inkOfPdf } from '../../support/cards/pdf-ink.ts';
import { testFonts } from '../card/support.ts';

const job = (changes: Partial<TestPageJob> = {}): TestPageJob => ({
  paper: 'a4',
  sides: 'long-edge',
  created: new Date(0),
  ...changes,
});
const pages = (changes: Partial<TestPageJob> = {}) => testPages(job(changes), testFonts());
const said = (page: ReturnType<typeof pages>[number] | undefined): string =>
  textItems(page?.items ?? [])
    .map((item) => item.text)
    .join(' ');

describe('the test page', () => {
  it('has a back where backs are printed, and tells how to read it', () => {
    const [front, back] = pages();
    expect(said(front)).toContain('50 mm');
    expect(said(back)).toContain('Hold the sheet against the light');
    expect([pages({ sides: 'fold' }).length, pages({ sides: 'fronts' }).length]).toEqual([1, 1]);
  });

  it('has bars of 50 mm both ways', async () => {
    const [front] = await inkOfPdf(await testPagePdf(job(), testFonts()));
    const lengths = (front?.paths ?? []).map((p) => [p.right - p.left, p.bottom - p.top]);
    expect(lengths.some(([w, h]) => Math.abs((w ?? 0) - 50) < 0.05 && (h ?? 1) < 0.01)).toBe(true);
    expect(lengths.some(([w, h]) => Math.abs((h ?? 0) - 50) < 0.05 && (w ?? 1) < 0.01)).toBe(true);
  });

  it.each([
    { width: 210, height: 297 },
    { width: 420, height: 297 },
  ])('gives, read as it says, what backs have to be moved by: %j', (size) => {
    const wanted = { x: 0.8, y: -0.5, degrees: 0.4 };
    const [a, b, c, d, e, f] = adjusting(wanted, size);
    // Where a cross of the front is seen on the back's rulers, measured from their zero.
    const read = (x: number, y: number): readonly [number, number] => {
      const [px, py] = [(x * 72) / 25.4, (y * 72) / 25.4];
      return [toMm(pt(a * px + c * py + e - px)), toMm(pt(b * px + d * py + f - py))];
    };
    const [cx, cy] = [size.width / 2, size.height / 2];
    const across = size.width > size.height;
    const first = across ? read(42, cy) : read(cx, 42);
    const last = across ? read(size.width - 42, cy) : read(cx, size.height - 42);
    const middle = read(cx, cy);
    expect(middle[0]).toBeCloseTo(wanted.x, 6);
    expect(middle[1]).toBeCloseTo(wanted.y, 6);
    const difference = across ? last[1] - first[1] : first[0] - last[0];
    expect(difference * degreesPerMm(size)).toBeCloseTo(wanted.degrees, 4);
  });

  it('says the rotation so precisely that large paper loses nothing', () => {
    const size = { width: 330.2, height: 482.6 };
    const back = said(pages({ paper: '13x19' })[1]);
    const factor = Number(/× ([\d.]+) degrees/.exec(back)?.[1]);
    // Two degrees of rotation, at the corners of the sheet.
    const off = Math.abs(factor / degreesPerMm(size) - 1) * ((2 * Math.PI) / 180) * Math.hypot(size.width, size.height);
    expect(off / 2).toBeLessThan(0.05);
  });

  it('says what it is corrected by already', () => {
    expect(said(pages({ backAdjust: { x: 0.5, y: 0, degrees: 0 } })[1])).toContain('offset 0.5, 0 mm');
    expect(said(pages({ backAdjust: { x: 0, y: 0, degrees: 0 } })[1])).not.toContain('corrected');
  });

  it('refuses single cards and paper without room for its words', () => {
    expect(() => pages({ paper: 'card' })).toThrow(RangeError);
    expect(() => pages({ paper: { width: 100, height: 150 } })).toThrow(/148 x 210/);
  });
});
