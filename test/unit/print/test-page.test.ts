import { describe, expect, it } from 'vitest';
import { listTextItems } from '../../../src/shared/display/display-list.ts';
import { pt, toMm } from '../../../src/shared/display/units.ts';
import { createAdjustmentMatrix } from '../../../src/shared/print/matrix.ts';
import {
  computeDegreesPerMm,
  createTestPagePdf,
  createTestPages,
  type TestPageJob,
} from '../../../src/shared/print/test-page.ts';
import { type InkPath, inkOfPdf } from '../../support/cards/pdf-ink.ts';
import { t } from '../../support/texts.ts';
import { testFonts } from '../card/support.ts';
import { outside, readPdf } from '../sheet/files.ts';

const job = (changes: Partial<TestPageJob> = {}): TestPageJob => ({
  paper: 'a4',
  sides: 'long-edge',
  created: new Date(0),
  ...changes,
});
const pages = (changes: Partial<TestPageJob> = {}) => createTestPages(t, job(changes), testFonts());
const said = (page: ReturnType<typeof pages>[number] | undefined): string =>
  listTextItems(page?.items ?? [])
    .map((item) => item.text)
    .join(' ');

/** Upright, square and wide, from the smallest to the largest. */
const EVERY_PAPER = [
  'a4',
  'letter',
  '13x19',
  { width: 148, height: 210 },
  { width: 210, height: 148 },
  { width: 420, height: 297 },
] as const;

/** Whether a line is as long as those of the combs: neighbors, 3.4 mm apart, don't touch. */
const isComb = (length: number): boolean => length > 2 && length < 3.4;

describe('the test page', () => {
  it('has a back where backs are printed, and tells how to read it', () => {
    const [front, back] = pages();
    expect(said(front)).toContain('50 mm');
    expect(said(back)).toContain('Hold the sheet against the light');
    expect([pages({ sides: 'fold' }).length, pages({ sides: 'fronts' }).length]).toEqual([1, 1]);
  });

  it('has bars of 50 mm both ways', async () => {
    const [front] = await inkOfPdf(await createTestPagePdf(t, job(), testFonts()));
    const lengths = (front?.paths ?? []).map((p) => [p.right - p.left, p.bottom - p.top]);
    expect(lengths.some(([w, h]) => Math.abs((w ?? 0) - 50) < 0.05 && (h ?? 1) < 0.01)).toBe(true);
    expect(lengths.some(([w, h]) => Math.abs((h ?? 0) - 50) < 0.05 && (w ?? 1) < 0.01)).toBe(true);
  });

  it.each(EVERY_PAPER)('has all its lines and words on the sheet (%j)', async (paper) => {
    const bytes = await createTestPagePdf(t, job({ paper }), testFonts());
    expect(outside(readPdf(bytes), 0)).toEqual([]);
    for (const { width, height, paths } of await inkOfPdf(bytes))
      for (const { left, top, right, bottom } of paths)
        expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(0);
  });

  it.each(EVERY_PAPER)(
    'has at each edge a line for every millimeter up to ten, with its number (%j)',
    async (paper) => {
      const [front] = await inkOfPdf(await createTestPagePdf(t, job({ paper }), testFonts()));
      if (front === undefined) throw new Error('no page');
      const { width, height, paths } = front;
      const numbers = listTextItems(pages({ paper })[0]?.items ?? []).filter(({ text }) => /^\d+$/.test(text));
      for (let n = 1; n <= 10; n += 1) {
        const levels = paths.filter(({ left, right, top, bottom }) => bottom - top < 0.01 && isComb(right - left));
        const uprights = paths.filter(({ left, right, top, bottom }) => right - left < 0.01 && isComb(bottom - top));
        const edges = [
          levels.filter(({ top }) => Math.abs(top - n) < 0.01),
          levels.filter(({ bottom }) => Math.abs(height - bottom - n) < 0.01),
          uprights.filter(({ left }) => Math.abs(left - n) < 0.01),
          uprights.filter(({ right }) => Math.abs(width - right - n) < 0.01),
        ];
        expect(edges.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
        const named = numbers.filter(({ text }) => text === String(n));
        // Within three millimeters of its line.
        for (const { left, right, top, bottom } of edges.flat()) {
          const isNear = (x: number, y: number): boolean =>
            x > left - 3 && x < right + 3 && y > top - 3 && y < bottom + 3;
          expect(named.filter(({ x, y }) => isNear(toMm(pt(x)), toMm(pt(y))))).toHaveLength(1);
        }
      }
    },
  );

  it.each(EVERY_PAPER)('has the crosses of the front where the scales of the back are read (%j)', async (paper) => {
    const [front, back] = await inkOfPdf(await createTestPagePdf(t, job({ paper }), testFonts()));
    if (front === undefined || back === undefined) throw new Error('no page');
    const { width, height } = front;
    const isAcross = width > height;
    const [longSide, shortSide] = isAcross ? [width, height] : [height, width];
    for (const along of [42, longSide / 2, longSide - 42]) {
      const [x, y] = isAcross ? [along, shortSide / 2] : [shortSide / 2, along];
      const isLevel = ({ left, right, top, bottom }: InkPath): boolean =>
        Math.abs((left + right) / 2 - x) < 0.01 && Math.abs(bottom - top) < 0.01;
      const isUpright = ({ left, right, top, bottom }: InkPath): boolean =>
        Math.abs((top + bottom) / 2 - y) < 0.01 && Math.abs(right - left) < 0.01;
      expect(front.paths.filter((path) => isLevel(path) && Math.abs(path.top - y) < 0.01)).toHaveLength(1);
      expect(front.paths.filter((path) => isUpright(path) && Math.abs(path.left - x) < 0.01)).toHaveLength(1);
      // A level ruler above the point and an upright one to its left, both with their zero in line with it.
      const length = ({ left, right, top, bottom }: InkPath): number => right - left + bottom - top;
      const rulers = back.paths.filter((path) => Math.abs(length(path) - 10) < 0.01);
      expect(rulers.filter((path) => isLevel(path) && Math.abs(path.top - (y - 7)) < 0.01)).toHaveLength(1);
      expect(rulers.filter((path) => isUpright(path) && Math.abs(path.left - (x - 7)) < 0.01)).toHaveLength(1);
    }
  });

  it.each([
    { width: 210, height: 297 },
    { width: 420, height: 297 },
  ])('gives, read as it says, what backs have to be moved by: %j', (size) => {
    const wanted = { x: 0.8, y: -0.5, degrees: 0.4 };
    const [a, b, c, d, e, f] = createAdjustmentMatrix(wanted, size);
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
    expect(difference * computeDegreesPerMm(size)).toBeCloseTo(wanted.degrees, 4);
  });

  it('says the rotation so precisely that large paper loses nothing', () => {
    const size = { width: 330.2, height: 482.6 };
    const back = said(pages({ paper: '13x19' })[1]);
    const factor = Number(/× ([\d.]+) degrees/.exec(back)?.[1]);
    // Two degrees of rotation, at the corners of the sheet.
    const off =
      Math.abs(factor / computeDegreesPerMm(size) - 1) * ((2 * Math.PI) / 180) * Math.hypot(size.width, size.height);
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
