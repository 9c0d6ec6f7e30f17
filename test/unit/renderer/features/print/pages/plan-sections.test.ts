import { expect, it } from 'vitest';
import { planSections } from '../../../../../../src/renderer/features/print/pages/plan-sections.ts';
import type { Page, Section } from '../../../../../../src/renderer/features/print/pages/sections.ts';
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
