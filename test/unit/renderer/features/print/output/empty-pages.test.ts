import { expect, it } from 'vitest';
import { FIRST_SELECTION, readSettings } from '../../../../../../src/renderer/features/print/options/settings.ts';
import { emptyPages } from '../../../../../../src/renderer/features/print/output/output-of.ts';
import type { Page, Section } from '../../../../../../src/renderer/features/print/pages/sections.ts';

const section = (what: Section['what'], pages: number): Section => ({
  what,
  label: what,
  sum: '',
  pages: Array.from({ length: pages }, (_, index) => ({ key: `${what} ${index}` }) as Page),
});
const settings = { ...readSettings(null), paper: 'a4', sides: 'long-edge', output: 'one' } as const;

const emptyOf = (counts: readonly number[], more = {}) =>
  emptyPages(
    (['cards', 'roster', 'reference'] as const).map((what, index) => section(what, counts[index] ?? 0)),
    { parts: ['cards', 'roster', 'reference'], choice: FIRST_SELECTION, settings: { ...settings, ...more } },
  );

it('what is turned over gets an empty page after an odd part that is not the last', () => {
  expect(emptyOf([4, 1, 3])).toBe(1);
  expect(emptyOf([3, 1, 2])).toBe(2);
  expect(emptyOf([3, 0, 0])).toBe(0);
});

it('nothing is added to files of their own, to sheets printed on one side, and to single cards', () => {
  expect(emptyOf([3, 1, 2], { output: 'each' })).toBe(0);
  expect(emptyOf([3, 1, 2], { sides: 'fronts' })).toBe(0);
  expect(emptyOf([3, 1, 2], { paper: 'card' })).toBe(0);
});
