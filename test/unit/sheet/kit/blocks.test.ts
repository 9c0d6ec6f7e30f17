/** Tests how blocks are placed on pages: rows get more padding where there is room, and each page repeats the bar and the heads of a section. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBlocks } from '../../../../src/shared/sheet/draw/rows.ts';
import { BLOCK_EM, type Block, createSectionBlocks, fitBlocks } from '../../../../src/shared/sheet/kit/blocks.ts';
import type { RowLayout } from '../../../../src/shared/sheet/kit/cells.ts';

const makeRow = (rowKey: string, rowKind: RowLayout['kind'], height: number): RowLayout => ({
  rowKey,
  kind: rowKind,
  cells: [],
  height,
  hasRule: rowKind === 'row',
});

/** Creates a section of rows that are one em tall, with table heads if requested. */
function makeSection(sectionName: string, rowCount: number, emSize: number, hasHeads: boolean): Block<string>[] {
  const headRows = hasHeads ? [makeRow('heads', 'heads', emSize)] : [];
  const sectionRows = Array.from({ length: rowCount }, (_entry, index) => makeRow(String(index), 'row', emSize));
  return createSectionBlocks(sectionName, [...headRows, ...sectionRows], emSize);
}

describe('blocks that fit on one page', () => {
  const fontSizes = { largest: 10, smallest: 6, multiPage: 8 };
  const createBlocksAt = (emSize: number): Block<string>[] => [
    ...makeSection('members', 6, emSize, true),
    ...makeSection('findings', 3, emSize, false),
  ];

  it.each([[250], [270], [300], [800]])(
    'get larger row padding when %i points leave room for it, and still fit',
    (pageRoom) => {
      const fittedBlocks = fitBlocks(createBlocksAt, { firstPage: pageRoom, nextPages: pageRoom }, fontSizes);
      expect([fittedBlocks.pages.length, fittedBlocks.emSize]).toEqual([1, 10]);
      expect(fittedBlocks.rowPadding).toBeGreaterThan(BLOCK_EM.pad * 10);
      const placedBlocks = placeBlocks(fittedBlocks.pages[0] ?? [], fittedBlocks, { x: 18, y: 40, width: 500 });
      // The blocks follow each other, with equal padding above and below the text of a row.
      let bottom = 40;
      for (const { block, box } of placedBlocks) {
        expect(box).toMatchObject({ x: 18, width: 500 });
        expect(box.y).toBeCloseTo(bottom, 9);
        expect(box.height).toBeCloseTo(
          block.rowLayout ? block.height + 2 * (fittedBlocks.rowPadding - BLOCK_EM.pad * 10) : block.height,
          9,
        );
        bottom = box.y + box.height;
      }
      expect(bottom - 40).toBeLessThanOrEqual(pageRoom);
    },
  );
});

describe('blocks on several pages', () => {
  it('keep every row once, under one bar and one row of heads per section and page (property test)', () => {
    const arbitrarySection = fc.record({ rows: fc.integer({ min: 1, max: 30 }), hasHeads: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(arbitrarySection, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 80, max: 300 }),
        fc.boolean(),
        (sections, pageRoom, isWhole) => {
          const blocks = sections.flatMap(({ rows, hasHeads }, index) =>
            makeSection(`section ${index}`, rows, 8, hasHeads),
          );
          const { pages } = fitBlocks(
            () => blocks,
            { firstPage: pageRoom, nextPages: pageRoom, keepsSectionsWhole: isWhole },
            { largest: 8, smallest: 8, multiPage: 8 },
          );
          const isTableRow = ({ rowLayout }: Block<string>): boolean => rowLayout?.kind === 'row';
          expect(pages.flat().filter(isTableRow)).toEqual(blocks.filter(isTableRow));
          for (const page of pages) {
            for (const section of new Set(page.map(({ section }) => section))) {
              const blockKinds = page
                .filter((block) => block.section === section)
                .map(({ kind, rowLayout }) => rowLayout?.kind ?? kind);
              const sectionRows = blockKinds.filter((rowKind) => rowKind === 'row');
              const sectionIndex = Number(section.slice('section '.length));
              const { hasHeads } = sections[sectionIndex] as (typeof sections)[number];
              expect(blockKinds).toEqual(['bar', ...(hasHeads ? ['heads'] : []), ...sectionRows]);
            }
            expect(page.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(pageRoom);
          }
        },
      ),
      { seed: 17, numRuns: 200 },
    );
  });
});
