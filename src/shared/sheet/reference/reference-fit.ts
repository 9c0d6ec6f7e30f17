/** The size of type at which a whole reference fills its pages. */

import type { Reference, ReferenceSection } from '../../rules/reference.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { columnHeight, intoColumns, intoLooseColumns } from '../kit/columns.ts';
import type { PageSize } from '../kit/paper.ts';
import { EM, GUTTER, MARGIN } from '../kit/theme.ts';
import { type LaidSection, layoutSection, type Measure } from './reference-layout.ts';

const COLUMNS = 3;
/** Points that the header takes from the page, gap included. */
export const HEADER = 26;

/** Sizes of body type that are tried, largest first, in points. Smaller type would not be readable. */
const LARGEST = 13;
const SMALLEST = 6.2;
const STEP = 0.05;

/** Sections for which every way of setting them is tried. */
const MOST_LOOSE = 11;

interface FittedPage {
  readonly columns: readonly (readonly LaidSection[])[];
}
export interface FittedReference {
  readonly em: number;
  readonly columnWidth: number;
  readonly columnHeight: number;
  readonly pages: readonly FittedPage[];
  /** False when even the smallest type does not hold everything: then a column leaves its page. */
  readonly fits: boolean;
}

/** Lays the reference out, a page of paper for each of its pages, in the largest type that holds all of it. `footer` in points. */
export function fitReference(reference: Reference, page: PageSize, footer: number, fonts: FontSet): FittedReference {
  const width = (page.width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS;
  const height = page.height - 2 * MARGIN - HEADER - footer;
  const at = (em: number): FittedReference => {
    const most = reference.isLoose ? height : undefined;
    const pages = reference.pages.map((_, index) =>
      fitPage(pageSections(reference, index + 1), { width, em, fonts }, most),
    );
    return {
      em,
      columnWidth: width,
      columnHeight: height,
      pages,
      fits: pages.every(({ columns }) => columns.every((column) => fitsInto(column, em, height))),
    };
  };
  // Larger type never needs less room, so that bisection finds the largest that fits.
  let low = 0;
  let high = Math.round((LARGEST - SMALLEST) / STEP);
  let largest: FittedReference | undefined;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = at(SMALLEST + middle * STEP);
    if (tried.fits) [low, largest] = [middle, tried];
    else high = middle - 1;
  }
  return largest ?? at(SMALLEST);
}

const pageSections = (reference: Reference, number: number): ReferenceSection[] =>
  reference.sections.filter((section) => section.page === number);

export const heightOf = (column: readonly LaidSection[], em: number): number =>
  columnHeight(column, (section) => section.height, EM.sectionGap * em);

const fitsInto = (column: readonly LaidSection[], em: number, height: number): boolean =>
  heightOf(column, em) <= height && !column.some(({ isTooWide }) => isTooWide);

/** With `most`, the height of a column, sections may stand in any column. */
function fitPage(sections: readonly ReferenceSection[], measure: Measure, most: number | undefined): FittedPage {
  const laid = sections.map((section) => layoutSection(section, measure));
  const gap = EM.sectionGap * measure.em;
  if (most !== undefined && laid.length <= MOST_LOOSE) {
    return { columns: intoLooseColumns(laid, (section) => section.height, { columns: COLUMNS, gap, most }) };
  }
  return { columns: intoColumns(laid, (section) => section.height, COLUMNS, gap) };
}
