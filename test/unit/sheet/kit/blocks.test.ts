/** Tests how blocks are laid out on pages: rows get more air where there is room, and each page repeats the bar and the heads of a section. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBlocks } from '../../../../src/shared/sheet/draw/rows.ts';
import { BLOCK_EM, type Block, createSectionBlocks, fitBlocks } from '../../../../src/shared/sheet/kit/blocks.ts';
import type { RowLayout } from '../../../../src/shared/sheet/kit/cells.ts';

const makeRow = (key: string, kind: RowLayout['kind'], height: number): RowLayout => ({
  rowKey: key,
  kind,
  cells: [],
  height,
  hasRule: kind === 'row',
});

/** Makes a section of rows that are one em tall, with the heads of a table where `hasHeads` says so. */
function makeSection(section: string, count: number, em: number, hasHeads: boolean): Block<string>[] {
  const heads = hasHeads ? [makeRow('heads', 'heads', em)] : [];
  const rows = Array.from({ length: count }, (_, index) => makeRow(String(index), 'row', em));
  return createSectionBlocks(section, [...heads, ...rows], em);
}

describe('blocks that one page has room for', () => {
  const sizes = { largest: 10, smallest: 6, multiPage: 8 };
  const blocksAt = (em: number): Block<string>[] => [
    ...makeSection('members', 6, em, true),
    ...makeSection('findings', 3, em, false),
  ];

  it.each([[250], [270], [300], [800]])(
    'get more air where %i points leave room for it, and stay within them',
    (room) => {
      const fitted = fitBlocks(blocksAt, { firstPage: room, nextPages: room }, sizes);
      expect([fitted.pages.length, fitted.emSize]).toEqual([1, 10]);
      expect(fitted.rowPadding).toBeGreaterThan(BLOCK_EM.pad * 10);
      const placed = placeBlocks(fitted.pages[0] ?? [], fitted, { x: 18, y: 40, width: 500 });
      // One below the other, with room for a row's text and the same air above and below it.
      let bottom = 40;
      for (const { block, box } of placed) {
        expect(box).toMatchObject({ x: 18, width: 500 });
        expect(box.y).toBeCloseTo(bottom, 9);
        expect(box.height).toBeCloseTo(
          block.rowLayout ? block.height + 2 * (fitted.rowPadding - BLOCK_EM.pad * 10) : block.height,
          9,
        );
        bottom = box.y + box.height;
      }
      expect(bottom - 40).toBeLessThanOrEqual(room);
    },
  );
});

describe('blocks on several pages', () => {
  it('law: every row stands once, under one bar of its section and one row of heads on each page', () => {
    const section = fc.record({ rows: fc.integer({ min: 1, max: 30 }), hasHeads: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(section, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 80, max: 300 }),
        fc.boolean(),
        (sections, room, isWhole) => {
          const blocks = sections.flatMap(({ rows, hasHeads }, index) =>
            makeSection(`section ${index}`, rows, 8, hasHeads),
          );
          const { pages } = fitBlocks(
            () => blocks,
            { firstPage: room, nextPages: room, keepsSectionsWhole: isWhole },
            { largest: 8, smallest: 8, multiPage: 8 },
          );
          const isTableRow = ({ rowLayout: row }: Block<string>): boolean => row?.kind === 'row';
          expect(pages.flat().filter(isTableRow)).toEqual(blocks.filter(isTableRow));
          for (const page of pages) {
            for (const name of new Set(page.map(({ section }) => section))) {
              const kinds = page
                .filter((block) => block.section === name)
                .map(({ kind, rowLayout: row }) => row?.kind ?? kind);
              const rows = kinds.filter((kind) => kind === 'row');
              const { hasHeads } = sections[Number(name.slice(8))] as (typeof sections)[number];
              expect(kinds).toEqual(['bar', ...(hasHeads ? ['heads'] : []), ...rows]);
            }
            expect(page.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(room);
          }
        },
      ),
      { seed: 17, numRuns: 200 },
    );
  });
});
