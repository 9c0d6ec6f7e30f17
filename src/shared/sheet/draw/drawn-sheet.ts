/** A sheet that the PDF writer of cards draws: a head, then sections in one or two columns, on as many pages as they need. */

import type { DisplayItem } from '../../display/display-list.ts';
import type { Bookmark } from '../../pdf/navigation.ts';
import type { PdfPage } from '../../pdf/write-pdf.ts';
import type { Translate } from '../../texts/translate.ts';
import {
  type Block,
  type BlockPages,
  type BlockSizes,
  fitBlocks,
  getRowPadding,
  listStartedSections,
} from '../kit/blocks.ts';
import { fillPages } from '../kit/fill-pages.ts';
import { RUNNING_HEAD_HEIGHT } from '../kit/running-head.ts';
import { GUTTER, MARGIN } from '../kit/theme.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { DETAIL, FIGURES_HEIGHT, layoutHead } from '../roster/roster-head.tsx';
import {
  createPage,
  createPageFrame,
  type DrawJob,
  type DrawnPages,
  drawRunningHead,
  getContentHeight,
  type PageFrame,
  type SheetTitle,
  writeSheetPages,
} from './page-frame.ts';
import { drawBlock, placeBlocks } from './rows.ts';
import { drawBand, drawDetails, drawFigures, drawTitle } from './sheet-head.ts';

/** The head of a sheet. Its texts are ready to print: hidden characters are visible, and long texts are truncated. */
export interface DrawnSheetHead extends SheetTitle {
  /** Printed below the title. */
  readonly note: string;
  readonly figures: readonly RosterFigure[];
  readonly details: readonly (readonly [label: string, value: string])[];
}

export interface DrawnSheet<S extends string> {
  readonly head: DrawnSheetHead;
  readonly columns: 1 | 2;
  /** Splits a section only if no column has room for it. */
  readonly keepsSectionsWhole?: boolean;
  readonly sizes: BlockSizes;
  /** The titles of the sections. */
  readonly titles: Readonly<Record<S, string>>;
  /** Whether frames to write in grow until the pages are full. */
  readonly fillsPages?: boolean;
  /**
   * Creates everything below the head, for a font size and a column width in points. `growth` says how large frames to write in are:
   * 0 for the smallest ones and 1 for the largest. It is 0 in sheets that don't fill their pages.
   */
  createBlocks(emSize: number, width: number, growth: number): readonly Block<S>[];
  readonly footer: readonly string[];
  readonly subject: string;
}

/** Creates the PDF of a sheet, tagged for screen readers. */
export const createSheetPdf = <S extends string>(
  translate: Translate,
  sheet: DrawnSheet<S>,
  job: DrawJob,
): Promise<Uint8Array> =>
  writeSheetPages(translate, { ...sheet.head, subject: sheet.subject }, layoutSheetPages(translate, sheet, job), job);

/** Puts the blocks of a sheet on pages. */
function fitSheet<S extends string>(sheet: DrawnSheet<S>, pageFrame: PageFrame) {
  const { columns } = sheet;
  const { width, columnWidth, fonts } = pageFrame;
  const height = getContentHeight(pageFrame);
  const headLayout = layoutHead(sheet.head, width, fonts);
  const pageSpace = {
    firstPage: height - headLayout.height,
    nextPages: height - RUNNING_HEAD_HEIGHT,
    // `fitBlocks` counts each column as a page, so all columns of the first page have the height of a first page.
    firstPageCount: columns,
    keepsSectionsWhole: sheet.keepsSectionsWhole,
  };
  const fitOnPages = sheet.fillsPages === true ? fillPages<S> : fitBlocks<S>;
  const blockPages = fitOnPages(
    (emSize, growth = 0) => sheet.createBlocks(emSize, columnWidth, growth),
    pageSpace,
    sheet.sizes,
  );
  return { headLayout, blockPages, pageCount: Math.ceil(blockPages.pages.length / columns) };
}

/** Draws the pages as display items, and lists their bookmarks. */
function layoutSheetPages<S extends string>(
  translate: Translate,
  sheet: DrawnSheet<S>,
  { paper, fonts }: DrawJob,
): DrawnPages {
  const pageFrame = createPageFrame(sheet.columns, sheet.footer, paper, fonts);
  const { head } = sheet;
  const { headLayout, blockPages, pageCount } = fitSheet(sheet, pageFrame);
  const headPlace = { x: MARGIN, y: MARGIN, width: pageFrame.width };
  const bandBox = { ...headPlace, height: headLayout.bandHeight };
  const pages = Array.from({ length: pageCount }, (_, pageIndex): PdfPage => {
    const headItems =
      pageIndex > 0
        ? drawRunningHead(translate, head, pageFrame)
        : [
            ...drawBand(headLayout.name, bandBox, fonts),
            ...drawTitle(head.title, head.note, bandBox, fonts),
            ...drawFigures(head.figures, { ...headPlace, y: MARGIN + headLayout.bandHeight }, fonts),
            ...drawDetails(
              headLayout.details,
              { ...headPlace, y: MARGIN + headLayout.bandHeight + FIGURES_HEIGHT + DETAIL.top },
              fonts,
            ),
          ];
    const y = MARGIN + (pageIndex === 0 ? headLayout.height : RUNNING_HEAD_HEIGHT);
    const items = [...headItems, ...drawColumns(translate, sheet, blockPages, pageIndex, y, pageFrame)];
    return createPage(translate, head, pageFrame, { pageIndex, pageCount }, items);
  });
  return { pages, bookmarks: listBookmarks(sheet, blockPages) };
}

/** Lists a bookmark for the first page of each section. A sheet with a single section has no bookmarks. */
function listBookmarks<S extends string>({ columns, titles }: DrawnSheet<S>, { pages }: BlockPages<S>): Bookmark[] {
  const firstPages = new Map<S, number>();
  for (const [columnIndex, blocks] of pages.entries())
    for (const { section } of blocks)
      if (!firstPages.has(section)) firstPages.set(section, Math.floor(columnIndex / columns));
  if (firstPages.size < 2) return [];
  return [...firstPages].map(([section, page]) => ({ title: titles[section], page }));
}

function drawColumns<S extends string>(
  translate: Translate,
  { columns, titles }: DrawnSheet<S>,
  blockPages: BlockPages<S>,
  pageIndex: number,
  y: number,
  { columnWidth, fonts }: PageFrame,
): DisplayItem[] {
  const startedSections = listStartedSections(blockPages);
  return Array.from({ length: columns }, (_, position) => {
    const columnIndex = pageIndex * columns + position;
    const columnPlace = { x: MARGIN + position * (columnWidth + GUTTER), y, width: columnWidth };
    const blockMetrics = { emSize: blockPages.emSize, rowPadding: getRowPadding(blockPages, columnIndex) };
    return placeBlocks(blockPages.pages[columnIndex] ?? [], blockMetrics, columnPlace).flatMap((placedBlock) =>
      drawBlock(translate, placedBlock, blockMetrics, titles, startedSections[columnIndex] ?? new Set<S>(), fonts),
    );
  }).flat();
}
