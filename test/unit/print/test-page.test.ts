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
import { type InkPath, readPdfInk } from '../../support/cards/pdf-ink.ts';
import { translate } from '../../support/texts.ts';
import { getTestFonts } from '../card/support.ts';
import { findWordsOutside, readPdf } from '../sheet/files.ts';

const createJob = (jobChanges: Partial<TestPageJob> = {}): TestPageJob => ({
  paper: 'a4',
  sides: 'long-edge',
  created: new Date(0),
  ...jobChanges,
});
const createPages = (jobChanges: Partial<TestPageJob> = {}) =>
  createTestPages(translate, createJob(jobChanges), getTestFonts());
const readPageText = (testPage: ReturnType<typeof createPages>[number] | undefined): string =>
  listTextItems(testPage?.items ?? [])
    .map((item) => item.text)
    .join(' ');

/** Portrait, square and landscape papers from the smallest to the largest. */
const EVERY_PAPER = [
  'a4',
  'letter',
  '13x19',
  { width: 148, height: 210 },
  { width: 210, height: 148 },
  { width: 420, height: 297 },
] as const;

/** Millimeters from the ends of the sheet to the first and the last cross of the front. */
const CROSS_DISTANCE = 42;
/** Millimeters from the point of a cross to the rulers of the back. */
const RULER_DISTANCE = 7;

/** Whether a line is as long as those of the combs. Neighboring lines, 3.4 mm apart, must not touch. */
const isCombLine = (lineLength: number): boolean => lineLength > 2 && lineLength < 3.4;

describe('the printer test page', () => {
  it('prints a back for duplex printing and explains how to read it', () => {
    const [frontPage, backPage] = createPages();
    expect(readPageText(frontPage)).toContain('50 mm');
    expect(readPageText(backPage)).toContain('Hold the sheet against the light');
    expect([createPages({ sides: 'fold' }).length, createPages({ sides: 'fronts' }).length]).toEqual([1, 1]);
  });

  it('contains bars of 50 mm in both directions', async () => {
    const [frontPage] = await readPdfInk(await createTestPagePdf(translate, createJob(), getTestFonts()));
    const lineSizes = (frontPage?.paths ?? []).map((inkPath) => [
      inkPath.right - inkPath.left,
      inkPath.bottom - inkPath.top,
    ]);
    expect(
      lineSizes.some(([lineWidth, lineHeight]) => Math.abs((lineWidth ?? 0) - 50) < 0.05 && (lineHeight ?? 1) < 0.01),
    ).toBe(true);
    expect(
      lineSizes.some(([lineWidth, lineHeight]) => Math.abs((lineHeight ?? 0) - 50) < 0.05 && (lineWidth ?? 1) < 0.01),
    ).toBe(true);
  });

  it.each(EVERY_PAPER)('keeps all lines and words on the sheet (%j)', async (paperSize) => {
    const pdfBytes = await createTestPagePdf(translate, createJob({ paper: paperSize }), getTestFonts());
    expect(findWordsOutside(readPdf(pdfBytes), 0)).toEqual([]);
    for (const { width, height, paths } of await readPdfInk(pdfBytes))
      for (const { left, top, right, bottom } of paths)
        expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(0);
  });

  it.each(EVERY_PAPER)(
    'draws a numbered line for each of the first ten millimeters at every edge (%j)',
    async (paperSize) => {
      const [frontPage] = await readPdfInk(
        await createTestPagePdf(translate, createJob({ paper: paperSize }), getTestFonts()),
      );
      if (frontPage === undefined) throw new Error('no page');
      const { width, height, paths } = frontPage;
      const numberItems = listTextItems(createPages({ paper: paperSize })[0]?.items ?? []).filter(({ text }) =>
        /^\d+$/.test(text),
      );
      for (let millimeter = 1; millimeter <= 10; millimeter += 1) {
        const horizontalLines = paths.filter(
          ({ left, right, top, bottom }) => bottom - top < 0.01 && isCombLine(right - left),
        );
        const verticalLines = paths.filter(
          ({ left, right, top, bottom }) => right - left < 0.01 && isCombLine(bottom - top),
        );
        const edgeLines = [
          horizontalLines.filter(({ top }) => Math.abs(top - millimeter) < 0.01),
          horizontalLines.filter(({ bottom }) => Math.abs(height - bottom - millimeter) < 0.01),
          verticalLines.filter(({ left }) => Math.abs(left - millimeter) < 0.01),
          verticalLines.filter(({ right }) => Math.abs(width - right - millimeter) < 0.01),
        ];
        expect(edgeLines.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
        const matchingNumbers = numberItems.filter(({ text }) => text === String(millimeter));
        // The number is within 3 mm of its line.
        for (const { left, right, top, bottom } of edgeLines.flat()) {
          const isNear = (x: number, y: number): boolean =>
            x > left - 3 && x < right + 3 && y > top - 3 && y < bottom + 3;
          expect(matchingNumbers.filter(({ x, y }) => isNear(toMm(pt(x)), toMm(pt(y))))).toHaveLength(1);
        }
      }
    },
  );

  it.each(EVERY_PAPER)('aligns the crosses of the front with the rulers of the back (%j)', async (paperSize) => {
    const [frontPage, backPage] = await readPdfInk(
      await createTestPagePdf(translate, createJob({ paper: paperSize }), getTestFonts()),
    );
    if (frontPage === undefined || backPage === undefined) throw new Error('no page');
    const { width, height } = frontPage;
    const isAcross = width > height;
    const [longSide, shortSide] = isAcross ? [width, height] : [height, width];
    for (const positionAlong of [CROSS_DISTANCE, longSide / 2, longSide - CROSS_DISTANCE]) {
      const [x, y] = isAcross ? [positionAlong, shortSide / 2] : [shortSide / 2, positionAlong];
      const isHorizontalAt = ({ left, right, top, bottom }: InkPath): boolean =>
        Math.abs((left + right) / 2 - x) < 0.01 && Math.abs(bottom - top) < 0.01;
      const isVerticalAt = ({ left, right, top, bottom }: InkPath): boolean =>
        Math.abs((top + bottom) / 2 - y) < 0.01 && Math.abs(right - left) < 0.01;
      expect(
        frontPage.paths.filter((inkPath) => isHorizontalAt(inkPath) && Math.abs(inkPath.top - y) < 0.01),
      ).toHaveLength(1);
      expect(
        frontPage.paths.filter((inkPath) => isVerticalAt(inkPath) && Math.abs(inkPath.left - x) < 0.01),
      ).toHaveLength(1);
      // A horizontal ruler above the point and a vertical one to its left have their zero in line with it.
      const measureLength = ({ left, right, top, bottom }: InkPath): number => right - left + bottom - top;
      const rulerPaths = backPage.paths.filter((inkPath) => Math.abs(measureLength(inkPath) - 10) < 0.01);
      expect(
        rulerPaths.filter((inkPath) => isHorizontalAt(inkPath) && Math.abs(inkPath.top - (y - RULER_DISTANCE)) < 0.01),
      ).toHaveLength(1);
      expect(
        rulerPaths.filter((inkPath) => isVerticalAt(inkPath) && Math.abs(inkPath.left - (x - RULER_DISTANCE)) < 0.01),
      ).toHaveLength(1);
    }
  });

  it.each([
    { width: 210, height: 297 },
    { width: 420, height: 297 },
  ])('yields the adjustment of the backs when it is read as described: %j', (sheetSize) => {
    const expectedAdjustment = { x: 0.8, y: -0.5, degrees: 0.4 };
    const [a, b, c, d, e, f] = createAdjustmentMatrix(expectedAdjustment, sheetSize);
    // Returns where a cross of the front appears on the rulers of the back, measured from their zero.
    const readRulers = (x: number, y: number): readonly [number, number] => {
      const [pointX, pointY] = [(x * 72) / 25.4, (y * 72) / 25.4];
      return [toMm(pt(a * pointX + c * pointY + e - pointX)), toMm(pt(b * pointX + d * pointY + f - pointY))];
    };
    const [centerX, centerY] = [sheetSize.width / 2, sheetSize.height / 2];
    const isLandscape = sheetSize.width > sheetSize.height;
    const firstReading = isLandscape ? readRulers(CROSS_DISTANCE, centerY) : readRulers(centerX, CROSS_DISTANCE);
    const lastReading = isLandscape
      ? readRulers(sheetSize.width - CROSS_DISTANCE, centerY)
      : readRulers(centerX, sheetSize.height - CROSS_DISTANCE);
    const middleReading = readRulers(centerX, centerY);
    expect(middleReading[0]).toBeCloseTo(expectedAdjustment.x, 6);
    expect(middleReading[1]).toBeCloseTo(expectedAdjustment.y, 6);
    const difference = isLandscape ? lastReading[1] - firstReading[1] : firstReading[0] - lastReading[0];
    expect(difference * computeDegreesPerMm(sheetSize)).toBeCloseTo(expectedAdjustment.degrees, 4);
  });

  it('prints the rotation factor precisely enough for large paper', () => {
    const sheetSize = { width: 330.2, height: 482.6 };
    const backText = readPageText(createPages({ paper: '13x19' })[1]);
    const printedFactor = Number(/× ([\d.]+) degrees/.exec(backText)?.[1]);
    // The error is that of a rotation by two degrees at the corners of the sheet.
    const rotationError =
      Math.abs(printedFactor / computeDegreesPerMm(sheetSize) - 1) *
      ((2 * Math.PI) / 180) *
      Math.hypot(sheetSize.width, sheetSize.height);
    expect(rotationError / 2).toBeLessThan(0.05);
  });

  it('states the correction that is already applied', () => {
    expect(readPageText(createPages({ backAdjust: { x: 0.5, y: 0, degrees: 0 } })[1])).toContain('offset 0.5, 0 mm');
    expect(readPageText(createPages({ backAdjust: { x: 0, y: 0, degrees: 0 } })[1])).not.toContain('corrected');
  });

  it('rejects single cards and paper that is too small', () => {
    expect(() => createPages({ paper: 'card' })).toThrow(RangeError);
    expect(() => createPages({ paper: { width: 100, height: 150 } })).toThrow(/148 x 210/);
  });
});
