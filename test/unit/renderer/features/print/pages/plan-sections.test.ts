import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { planSections } from '../../../../../../src/renderer/features/print/pages/plan-sections.ts';
import type { Page, Section } from '../../../../../../src/renderer/features/print/pages/sections.ts';
import { mergePdfs } from '../../../../../../src/shared/pdf/merge/merge-pdf.ts';
import type { PrintKind } from '../../../../../../src/shared/print-job/print-job.ts';
import { translate } from '../../../../../support/texts.ts';

const createSection = (printKind: PrintKind, pageCount: number): Section => ({
  printKinds: [printKind],
  label: printKind,
  summaries: {},
  pages: Array.from(
    { length: pageCount },
    (_, pageIndex): Page => ({ kind: 'blank', key: `${printKind} ${pageIndex}`, width: 210, height: 297, caption: '' }),
  ),
});

/** Plans sections with these numbers of pages, and returns the kind of each section with its number of pages. */
const plan = (...pageCounts: readonly (readonly [PrintKind, number])[]) =>
  planSections(
    translate,
    pageCounts.map(([printKind, pageCount]) => createSection(printKind, pageCount)),
  ).map(({ printKinds, pages }) => [printKinds[0], pages.length]);

it('adds an empty page of the same size after each section with an odd number of pages, except the last', () => {
  expect(plan(['cards', 3], ['roster', 1], ['reference', 1])).toEqual([
    ['cards', 4],
    ['roster', 2],
    ['reference', 1],
  ]);
  const [cardsSection] = planSections(translate, [createSection('cards', 1), createSection('roster', 1)]);
  expect(cardsSection?.pages[1]).toMatchObject({ kind: 'blank', width: 210, height: 297, caption: 'Blank page' });
});

it('puts a text sheet with an odd number of pages last if that saves an empty page', () => {
  expect(plan(['cards', 6], ['roster', 1], ['reference', 2])).toEqual([
    ['cards', 6],
    ['reference', 2],
    ['roster', 1],
  ]);
  expect(plan(['cards', 6], ['roster', 1], ['reference', 3])).toEqual([
    ['cards', 6],
    ['roster', 2],
    ['reference', 3],
  ]);
});

it('ignores sections without pages, and keeps cards first', () => {
  expect(plan(['cards', 3], ['roster', 0])).toEqual([
    ['cards', 3],
    ['roster', 0],
  ]);
  expect(plan(['cards', 3], ['roster', 2])).toEqual([
    ['cards', 4],
    ['roster', 2],
  ]);
});

/** Counts the pages of the PDF that is merged of these parts, in this order. */
async function countMergedPages(pageCounts: readonly number[]): Promise<number> {
  const parts = await Promise.all(
    pageCounts.map(async (pageCount, index) => {
      const document = await PDFDocument.create();
      for (let page = 0; page < pageCount; page += 1) document.addPage([595, 842]);
      return { title: String(index), bytes: await document.save() };
    }),
  );
  const bytes = await mergePdfs({ title: 'All', parts, duplex: 'long-edge', created: new Date(0) });
  return (await PDFDocument.load(bytes)).getPageCount();
}

it('shows as many pages as the PDF of the same parts has, for every combination of parts', async () => {
  const textKinds = ['roster', 'reference', 'score', 'log'] as const;
  const countArbitrary = fc.integer({ min: 0, max: 5 });
  const partsArbitrary = fc.tuple(countArbitrary, ...textKinds.map(() => countArbitrary));
  await fc.assert(
    fc.asyncProperty(partsArbitrary, async (pageCounts) => {
      const sections = (['cards', ...textKinds] as const).map((printKind, index) =>
        createSection(printKind, pageCounts[index] ?? 0),
      );
      const plannedSections = planSections(translate, sections);
      // Only pages of a part reach the PDF, and the merge adds its own empty pages.
      const partCounts = plannedSections
        .map(({ pages }) => pages.filter(({ caption }) => caption !== 'Blank page').length)
        .filter((pageCount) => pageCount > 0);
      if (partCounts.length === 0) return;
      const shownCount = plannedSections.reduce((sum, { pages }) => sum + pages.length, 0);
      expect(await countMergedPages(partCounts)).toBe(shownCount);
    }),
    { seed: 7, numRuns: 60 },
  );
});

it('counts a text sheet that cannot be shown as a part, and moves nothing next to it', () => {
  const unshownSection: Section = { ...createSection('reference', 0), note: { kind: 'unshown', text: '' } };
  const planPages = (...sections: readonly Section[]) =>
    planSections(translate, sections).map(({ printKinds, pages }) => [printKinds[0], pages.length]);
  expect(planPages(createSection('cards', 3), unshownSection)).toEqual([
    ['cards', 4],
    ['reference', 0],
  ]);
  expect(planPages(createSection('cards', 6), createSection('roster', 1), unshownSection)).toEqual([
    ['cards', 6],
    ['roster', 2],
    ['reference', 0],
  ]);
  expect(planPages(createSection('roster', 1), unshownSection, createSection('score', 2))).toEqual([
    ['roster', 2],
    ['reference', 0],
    ['score', 2],
  ]);
});
