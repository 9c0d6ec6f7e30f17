/** Finds the font size at which a whole reference fills its pages. */

import type { Reference, ReferenceSection } from '../../rules/reference.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { distributeFreely, distributeInOrder, getColumnHeight } from '../kit/columns.ts';
import type { PageSize } from '../kit/paper.ts';
import { EM, GUTTER, MARGIN } from '../kit/theme.ts';
import { type ArrangedSection, layoutSection, type SectionMetrics } from './reference-layout.ts';

const COLUMN_COUNT = 3;
/** Points of the page that the header takes, including its gap. */
export const HEADER_HEIGHT = 26;

/** The range of body font sizes in points. Smaller type would not be readable. */
const MAX_FONT_SIZE = 13;
const MIN_FONT_SIZE = 6.2;
const FONT_SIZE_STEP = 0.05;

/** The maximum number of sections for which every distribution to columns is tried. */
const MAX_LOOSE_SECTIONS = 11;

interface FittedPage {
  readonly columns: readonly (readonly ArrangedSection[])[];
}
export interface FittedReference {
  readonly emSize: number;
  readonly columnWidth: number;
  readonly columnHeight: number;
  readonly pages: readonly FittedPage[];
  /** False if not even the smallest type fits. Then a column extends beyond its page. */
  readonly isFitting: boolean;
}

/** Arranges the reference in the largest type that fits, one sheet side for each of its pages. `footerHeight` is in points. */
export function fitReference(
  reference: Reference,
  pageSize: PageSize,
  footerHeight: number,
  fonts: FontSet,
): FittedReference {
  const columnWidth = (pageSize.width - 2 * MARGIN - (COLUMN_COUNT - 1) * GUTTER) / COLUMN_COUNT;
  const columnHeight = pageSize.height - 2 * MARGIN - HEADER_HEIGHT - footerHeight;
  const layoutAt = (emSize: number): FittedReference => {
    // The sections of a loose reference may be placed in any column; those of other references are read down the columns.
    const maxHeight = reference.isLoose ? columnHeight : undefined;
    const fittedPages = reference.pages.map((_, index) =>
      layoutPage(getPageSections(reference, index + 1), { width: columnWidth, emSize, fonts }, maxHeight),
    );
    return {
      emSize,
      columnWidth,
      columnHeight,
      pages: fittedPages,
      isFitting: fittedPages.every(({ columns }) =>
        columns.every((column) => fitsColumn(column, emSize, columnHeight)),
      ),
    };
  };
  // Larger type never needs less room, so bisection finds the largest size that fits.
  let lowStep = 0;
  let highStep = Math.round((MAX_FONT_SIZE - MIN_FONT_SIZE) / FONT_SIZE_STEP);
  let largestFit: FittedReference | undefined;
  while (lowStep < highStep) {
    const middleStep = Math.ceil((lowStep + highStep) / 2);
    const candidate = layoutAt(MIN_FONT_SIZE + middleStep * FONT_SIZE_STEP);
    if (candidate.isFitting) [lowStep, largestFit] = [middleStep, candidate];
    else highStep = middleStep - 1;
  }
  return largestFit ?? layoutAt(MIN_FONT_SIZE);
}

const getPageSections = (reference: Reference, pageNumber: number): ReferenceSection[] =>
  reference.sections.filter((section) => section.page === pageNumber);

export const getColumnSectionsHeight = (column: readonly ArrangedSection[], emSize: number): number =>
  getColumnHeight(column, (section) => section.height, EM.sectionGap * emSize);

const fitsColumn = (column: readonly ArrangedSection[], emSize: number, maxHeight: number): boolean =>
  getColumnSectionsHeight(column, emSize) <= maxHeight && !column.some(({ isTooWide }) => isTooWide);

/** Arranges one page. With `maxHeight`, the height of a column, sections can go to any column. */
function layoutPage(
  sections: readonly ReferenceSection[],
  metrics: SectionMetrics,
  maxHeight: number | undefined,
): FittedPage {
  const sectionLayouts = sections.map((section) => layoutSection(section, metrics));
  const sectionGap = EM.sectionGap * metrics.emSize;
  if (maxHeight !== undefined && sectionLayouts.length <= MAX_LOOSE_SECTIONS) {
    return {
      columns: distributeFreely(sectionLayouts, (section) => section.height, {
        columns: COLUMN_COUNT,
        gap: sectionGap,
        maxHeight,
      }),
    };
  }
  return { columns: distributeInOrder(sectionLayouts, (section) => section.height, COLUMN_COUNT, sectionGap) };
}
