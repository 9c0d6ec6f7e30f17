/** Arranges the parts of a report on pages: the cover with the table, the details in columns, and an entry. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { getRowHeight, placeBlocks } from '../draw/rows.ts';
import {
  BLOCK_EM,
  type Block,
  type BlockPages,
  type BlockSizes,
  fitBlocks,
  getGroupHeight,
  paginate,
} from '../kit/blocks.ts';
import { type FooterLayout, layoutFooter } from '../kit/footer.tsx';
import type { Headline } from '../kit/headline.ts';
import { getPageSize, type PageSize, type SheetPaper } from '../kit/paper.ts';
import { RUNNING_HEAD_HEIGHT } from '../kit/running-head.ts';
import { GUTTER, MARGIN } from '../kit/theme.ts';
import { FIGURES_HEIGHT, layoutBand, layoutHead, type RosterHeadLayout } from '../roster/roster-head.tsx';
import { ROSTER_SIZES } from '../roster/roster-layout.ts';
import { createDetailsBlocks, createEntryBlocks } from './entry-blocks.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import { createCoverBlocks } from './report-layout.ts';
import { formatReportFooter, type ReportSection } from './report-text.ts';

/** Font sizes for tables with many rows, slightly smaller than in a roster. */
const TABLE_SIZES = { largest: 8.6, smallest: 7.2, multiPage: 7.4 } as const;
/** Details have one font size, in points. */
const DETAILS_SIZE = 7.4;
const DETAILS_COLUMNS = 2;
/** Ems above and below each row of details. */
const DETAILS_PADDING = 0.2;
/** The minimum number of points below the table that details are worth. */
const MIN_DETAILS_HEIGHT = 110;

interface BandLayout {
  readonly name: Headline;
  readonly bandHeight: number;
}

/** A part of a report with its own pages. */
export interface ReportPart {
  /** The name in the head and the running head of its pages. */
  readonly title: string;
  /** The head of a readable list, or the band of any other part. */
  readonly head: { readonly roster: RosterHeadLayout } | { readonly band: BandLayout };
  /** Points that the head takes. */
  readonly headHeight: number;
  readonly blockPages: BlockPages<ReportSection>;
}

/** The layout that all pages of a report share. Lengths are in points. */
export interface ReportFrame {
  readonly pageSize: PageSize;
  /** The width between the margins. */
  readonly contentWidth: number;
  readonly contentHeight: number;
  readonly footer: FooterLayout;
  readonly fonts: FontSet;
}

/** Creates the frame. `version` is the version of Rollcall, for the footer. */
export function createReportFrame(
  translate: Translate,
  reportData: ReportData,
  paper: SheetPaper,
  fonts: FontSet,
  version: string,
): ReportFrame {
  const pageSize = getPageSize(paper, 'portrait');
  const contentWidth = pageSize.width - 2 * MARGIN;
  const footer = layoutFooter(formatReportFooter(translate, reportData, version), contentWidth, fonts);
  return {
    pageSize,
    contentWidth,
    contentHeight: pageSize.height - 2 * MARGIN - footer.height,
    footer,
    fonts,
  };
}

type CreateBlocks = (emSize: number) => ReturnType<typeof createEntryBlocks>;

const fitToPages = (
  createBlocks: CreateBlocks,
  headHeight: number,
  { contentHeight }: ReportFrame,
  blockSizes: BlockSizes,
): BlockPages<ReportSection> =>
  fitBlocks(
    createBlocks,
    { firstPage: contentHeight - headHeight, nextPages: contentHeight - RUNNING_HEAD_HEIGHT },
    blockSizes,
  );

/** Arranges the cover. `entryPages` are the pages of the entries, counted from 1, or undefined for entries that are only on the cover. */
export function layoutCover(
  translate: Translate,
  reportData: ReportData,
  entryPages: readonly (number | undefined)[],
  frame: ReportFrame,
): ReportPart {
  const { contentWidth, fonts } = frame;
  const band = layoutBand(reportData.event.name, contentWidth, fonts);
  const headHeight = band.bandHeight + FIGURES_HEIGHT;
  const blockPages = fitToPages(
    (emSize) => createCoverBlocks(translate, reportData, entryPages, { rowWidth: contentWidth, emSize, fonts }),
    headHeight,
    frame,
    TABLE_SIZES,
  );
  return { title: reportData.event.name, head: { band }, headHeight, blockPages };
}

export function layoutEntry(translate: Translate, entry: ReportEntry, frame: ReportFrame): ReportPart {
  const { contentWidth, fonts } = frame;
  const { head, headHeight } = layoutEntryHead(entry, contentWidth, fonts);
  const blockPages = fitToPages(
    (emSize) => createEntryBlocks(translate, entry, { rowWidth: contentWidth, emSize, fonts }),
    headHeight,
    frame,
    ROSTER_SIZES,
  );
  return { title: entry.name, head, headHeight, blockPages };
}

/** The details of a page: columns of blocks below a bar. */
export interface DetailsPage {
  /** The top of the bar, in points from the top of the page. */
  readonly y: number;
  readonly columns: readonly (readonly Block<ReportSection>[])[];
}

export interface DetailsLayout {
  readonly emSize: number;
  readonly rowPadding: number;
  readonly columnWidth: number;
  /** Points of the bar, including the gaps. */
  readonly barHeight: number;
  /** Whether the first page is the last page of the cover. */
  readonly startsOnCover: boolean;
  readonly pages: readonly DetailsPage[];
}

/**
 * Arranges the details of entries in columns: below the table if there is room, then on further pages. The columns of the last page have
 * about the same height.
 */
export function layoutDetails(
  translate: Translate,
  entries: readonly ReportEntry[],
  coverPart: ReportPart,
  frame: ReportFrame,
): DetailsLayout {
  const { contentWidth, contentHeight, fonts } = frame;
  const columnWidth = (contentWidth - (DETAILS_COLUMNS - 1) * GUTTER) / DETAILS_COLUMNS;
  const rowPadding = DETAILS_PADDING * DETAILS_SIZE;
  const barHeight = DETAILS_SIZE * (BLOCK_EM.bar + BLOCK_EM.barGap + BLOCK_EM.sectionGap);
  const blocks = createDetailsBlocks(translate, entries, { rowWidth: columnWidth, emSize: DETAILS_SIZE, fonts }).map(
    (block) => (block.rowLayout ? { ...block, height: getRowHeight(block.rowLayout, rowPadding) } : block),
  );
  const coverEnd = getCoverEnd(coverPart, frame);
  const spareHeight = MARGIN + contentHeight - coverEnd - barHeight;
  const nextTop = MARGIN + RUNNING_HEAD_HEIGHT;
  const nextHeight = contentHeight - RUNNING_HEAD_HEIGHT - barHeight;
  // The first entry is not broken either, unless it is higher than a page.
  const minHeight = Math.max(MIN_DETAILS_HEIGHT, Math.min(getGroupHeight(blocks, 0), nextHeight));
  const startsOnCover = blocks.length > 0 && spareHeight >= minHeight;
  const firstHeight = startsOnCover ? spareHeight : nextHeight;
  const columns =
    blocks.length === 0
      ? []
      : paginate(blocks, {
          firstPage: firstHeight,
          nextPages: nextHeight,
          firstPageCount: DETAILS_COLUMNS,
          keepsGroupsWhole: true,
        });
  const pageCount = Math.ceil(columns.length / DETAILS_COLUMNS);
  const pages = Array.from({ length: pageCount }, (_, pageIndex): DetailsPage => {
    const pageColumns = columns.slice(pageIndex * DETAILS_COLUMNS, (pageIndex + 1) * DETAILS_COLUMNS);
    return {
      y: pageIndex === 0 && startsOnCover ? coverEnd : nextTop,
      columns:
        pageIndex === pageCount - 1
          ? balanceColumns(pageColumns.flat(), pageIndex === 0 ? firstHeight : nextHeight)
          : pageColumns,
    };
  });
  return { emSize: DETAILS_SIZE, rowPadding, columnWidth, barHeight, startsOnCover, pages };
}

/** Returns where the blocks of the cover's last page end, in points from the top of the page. */
function getCoverEnd({ blockPages, headHeight }: ReportPart, { contentWidth }: ReportFrame): number {
  const lastIndex = blockPages.pages.length - 1;
  const y = MARGIN + (lastIndex === 0 ? headHeight : RUNNING_HEAD_HEIGHT);
  const lastBox = placeBlocks(blockPages.pages[lastIndex] ?? [], blockPages, { x: MARGIN, y, width: contentWidth }).at(
    -1,
  )?.box;
  return lastBox === undefined ? y : lastBox.y + lastBox.height;
}

/** The precision, in points, with which the height of balanced columns is sought. */
const BALANCE_STEP = 4;

/** Distributes the blocks of a page so that its columns are as short as possible, up to `maxHeight` points. */
function balanceColumns(
  blocks: readonly Block<ReportSection>[],
  maxHeight: number,
): readonly (readonly Block<ReportSection>[])[] {
  const splitAt = (height: number) =>
    paginate(blocks, { firstPage: height, nextPages: height, keepsGroupsWhole: true });
  let bestColumns = splitAt(maxHeight);
  // Lower columns would break the highest entry.
  const highestGroup = Math.max(
    0,
    ...blocks.flatMap(({ rowLayout }, index) => (rowLayout?.kind === 'group' ? [getGroupHeight(blocks, index)] : [])),
  );
  let [tooLow, high] = [Math.min(highestGroup, maxHeight - BALANCE_STEP) - 1, maxHeight];
  while (high - tooLow > BALANCE_STEP) {
    const middle = (tooLow + high) / 2;
    const columns = splitAt(middle);
    if (columns.length <= DETAILS_COLUMNS) [bestColumns, high] = [columns, middle];
    else tooLow = middle;
  }
  return bestColumns;
}

function layoutEntryHead(
  { name, list }: ReportEntry,
  contentWidth: number,
  fonts: FontSet,
): Pick<ReportPart, 'head' | 'headHeight'> {
  if (list?.roster) {
    const rosterHead = layoutHead(list.roster, contentWidth, fonts);
    return { head: { roster: rosterHead }, headHeight: rosterHead.height };
  }
  const band = layoutBand(name, contentWidth, fonts);
  return { head: { band }, headHeight: band.bandHeight };
}
