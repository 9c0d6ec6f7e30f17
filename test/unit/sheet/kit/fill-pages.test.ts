/** Tests how frames to write in grow with the room on the pages. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BLOCK_EM,
  type Block,
  createSectionBlocks,
  fitBlocks,
  getPageHeight,
  getRowPadding,
} from '../../../../src/shared/sheet/kit/blocks.ts';
import { fillPages } from '../../../../src/shared/sheet/kit/fill-pages.ts';

const SIZES = { largest: 9, smallest: 7, multiPage: 8 };

/** Creates sections of rows that are 20 points tall, and up to 30 when they have grown. */
const createSections =
  (rowCounts: readonly number[]) =>
  (emSize: number, growth: number): Block<string>[] =>
    rowCounts.flatMap((rowCount, sectionIndex) =>
      createSectionBlocks(
        String(sectionIndex),
        Array.from({ length: rowCount }, (_row, index) => ({
          rowKey: String(index),
          kind: 'row' as const,
          cells: [],
          height: 20 + 10 * growth,
          hasRule: false,
        })),
        emSize,
      ),
    );

const getTotalHeight = (blocks: readonly Block<string>[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0);

it('keeps the number of pages, the order of the blocks and whole sections, and never overfills a page', () => {
  const rowCountsArbitrary = fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rowCountsArbitrary, fc.integer({ min: 300, max: 700 }), (rowCounts, firstPage) => {
      const createBlocks = createSections(rowCounts);
      const pageSpace = { firstPage, nextPages: firstPage + 60, keepsSectionsWhole: true };
      const fittedPages = fitBlocks((emSize) => createBlocks(emSize, 0), pageSpace, SIZES).pages;
      const filledPages = fillPages(createBlocks, pageSpace, SIZES);
      const { pages, emSize } = filledPages;
      const listKeys = (shownPages: readonly (readonly Block<string>[])[]) =>
        shownPages.flat().map(({ section, rowLayout }) => [section, rowLayout?.rowKey]);
      expect(pages.length).toBe(fittedPages.length);
      expect(listKeys(pages)).toHaveLength(listKeys(fittedPages).length);
      for (const [pageIndex, page] of pages.entries()) {
        const extraPadding = getRowPadding(filledPages, pageIndex) - BLOCK_EM.pad * emSize;
        const rowCount = page.filter(({ kind }) => kind === 'row').length;
        expect(extraPadding).toBeGreaterThanOrEqual(0);
        expect(getTotalHeight(page) + 2 * rowCount * extraPadding).toBeLessThanOrEqual(
          getPageHeight(pageSpace, pageIndex) + 0.001,
        );
      }
    }),
    { seed: 31, numRuns: 200 },
  );
});

it('makes frames grow until the page is full, but not without end', () => {
  const pageSpace = (height: number) => ({ firstPage: height, nextPages: height, keepsSectionsWhole: true });
  const getRowHeights = (height: number): Set<number | undefined> =>
    new Set(
      fillPages(createSections([10]), pageSpace(height), SIZES)
        .pages.flat()
        .flatMap(({ rowLayout }) => (rowLayout ? [rowLayout.height] : [])),
    );
  const [roomyRow] = getRowHeights(340);
  expect(roomyRow).toBeGreaterThan(22);
  expect(roomyRow).toBeLessThan(30);
  expect([...getRowHeights(2000)]).toEqual([30]);
});

it('spreads sections evenly over several pages', () => {
  const pageSpace = { firstPage: 600, nextPages: 600, keepsSectionsWhole: true };
  const { pages } = fillPages(createSections([6, 6, 6, 6]), pageSpace, SIZES);
  expect(pages.map((page) => new Set(page.map(({ section }) => section)).size)).toEqual([2, 2]);
});
