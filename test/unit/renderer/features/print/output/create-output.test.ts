import { expect, it } from 'vitest';
import {
  DEFAULT_SELECTION,
  parsePrintSettings,
} from '../../../../../../src/renderer/features/print/options/print-settings.ts';
import { countEmptyPages } from '../../../../../../src/renderer/features/print/output/create-output.ts';
import type { Page, Section } from '../../../../../../src/renderer/features/print/pages/sections.ts';

const createSection = (printKind: Section['printKind'], pageCount: number): Section => ({
  printKind,
  label: printKind,
  summary: '',
  pages: Array.from({ length: pageCount }, (_, pageIndex) => ({ key: `${printKind} ${pageIndex}` }) as Page),
});
const settings = { ...parsePrintSettings(null), paper: 'a4', sides: 'long-edge', output: 'one' } as const;

/** Counts the empty pages of a print with these numbers of pages: of the cards, the roster and the quick reference. */
const countEmpty = (pageCounts: readonly number[], changedSettings = {}) =>
  countEmptyPages(
    (['cards', 'roster', 'reference'] as const).map((printKind, pageIndex) =>
      createSection(printKind, pageCounts[pageIndex] ?? 0),
    ),
    {
      parts: ['cards', 'roster', 'reference'],
      cardSelection: DEFAULT_SELECTION,
      settings: { ...settings, ...changedSettings },
    },
  );

it('countEmptyPages adds an empty page after each odd part of a duplex print except the last', () => {
  expect(countEmpty([4, 1, 3])).toBe(1);
  expect(countEmpty([3, 1, 2])).toBe(2);
  expect(countEmpty([3, 0, 0])).toBe(0);
});

it('countEmptyPages adds no page to separate files, one-sided prints and single cards', () => {
  expect(countEmpty([3, 1, 2], { output: 'each' })).toBe(0);
  expect(countEmpty([3, 1, 2], { sides: 'fronts' })).toBe(0);
  expect(countEmpty([3, 1, 2], { paper: 'card' })).toBe(0);
});
