/** A sheet that the PDF writer of cards draws: a head, then sections in one or two columns, on as many pages as they need. */

import type { DisplayItem, DisplayList } from '../../display/display-list.ts';
import { pt } from '../../display/units.ts';
import type { Bookmark } from '../../pdf/navigation.ts';
import type { Deflate } from '../../pdf/pdf-file.ts';
import { type PdfPage, writePdf } from '../../pdf/write-pdf.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import type { Translate } from '../../texts/translate.ts';
import { type Block, type BlockPages, type BlockSizes, fitBlocks, listStartedSections } from '../kit/blocks.ts';
import { createBoxPath } from '../kit/boxes.ts';
import { FOOTER, type FooterLayout, layoutFooter } from '../kit/footer.tsx';
import { getPageSize, type PageSize, type SheetPaper } from '../kit/paper.ts';
import { fitRunningHeadName, RUNNING_HEAD, RUNNING_HEAD_HEIGHT } from '../kit/running-head.ts';
import { ACCENT, GUTTER, MARGIN, MUTED } from '../kit/theme.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { layoutHead } from '../roster/roster-head.tsx';
import { drawBar, drawBlock, placeBlocks } from './rows.ts';
import { drawBand, drawDetails, drawFigures, drawTitle } from './sheet-head.ts';
import { createLabel, drawTextLine, getAscent } from './text-items.ts';

/** The head of a sheet. Its texts are ready to print: hidden characters are visible, and long texts are truncated. */
export interface DrawnSheetHead {
  readonly name: string;
  /** The kind of sheet, such as `Log`. */
  readonly title: string;
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
  /** Creates everything below the head, for a font size and a column width in points. */
  createBlocks(emSize: number, width: number): readonly Block<S>[];
  readonly footer: readonly string[];
  readonly subject: string;
}

export interface DrawJob {
  readonly paper: SheetPaper;
  readonly fonts: FontSet;
  /** The creation date. Tests pass a fixed date because they compare bytes. */
  readonly created: Date;
  readonly deflate?: Deflate | undefined;
}

/** The layout that all pages of a sheet share. Lengths are in points. */
interface PageFrame {
  readonly size: PageSize;
  readonly width: number;
  readonly columnWidth: number;
  readonly footer: FooterLayout;
  readonly fonts: FontSet;
}

/** Creates the PDF of a sheet, tagged for screen readers. */
export function createSheetPdf<S extends string>(
  translate: Translate,
  sheet: DrawnSheet<S>,
  job: DrawJob,
): Promise<Uint8Array> {
  const { fonts, created, deflate } = job;
  const { pages, bookmarks } = layoutSheetPages(translate, sheet, job);
  const title = `${showHiddenCharacters(sheet.head.name)}: ${sheet.head.title.toLowerCase()}`;
  const metadata = { title, subject: showHiddenCharacters(sheet.subject), language: translate.language, created };
  return writePdf(pages, fonts, metadata, { tagged: true, bookmarks, ...(deflate === undefined ? {} : { deflate }) });
}

/** Returns the number of pages that a sheet needs. */
export const countSheetPages = <S extends string>(sheet: DrawnSheet<S>, { paper, fonts }: DrawJob): number =>
  fitSheet(sheet, createFrame(sheet, paper, fonts)).pageCount;

/** Puts the blocks of a sheet on pages. */
function fitSheet<S extends string>(
  sheet: DrawnSheet<S>,
  { size: pageSize, width, columnWidth, footer, fonts }: PageFrame,
) {
  const { columns } = sheet;
  const height = pageSize.height - 2 * MARGIN - footer.height;
  const headLayout = layoutHead(sheet.head, width, fonts);
  const pageSpace = {
    firstPage: height - headLayout.height,
    nextPages: height - RUNNING_HEAD_HEIGHT,
    // `fitBlocks` counts each column as a page, so all columns of the first page have the height of a first page.
    firstPageCount: columns,
    keepsSectionsWhole: sheet.keepsSectionsWhole,
  };
  const blockPages = fitBlocks((emSize) => sheet.createBlocks(emSize, columnWidth), pageSpace, sheet.sizes);
  return { headLayout, blockPages, pageCount: Math.ceil(blockPages.pages.length / columns) };
}

interface SheetPages {
  readonly pages: readonly PdfPage[];
  readonly bookmarks: readonly Bookmark[];
}

/** Draws the pages as display items, and lists their bookmarks. */
function layoutSheetPages<S extends string>(
  translate: Translate,
  sheet: DrawnSheet<S>,
  { paper, fonts }: DrawJob,
): SheetPages {
  const pageFrame = createFrame(sheet, paper, fonts);
  const { head } = sheet;
  const { size: pageSize } = pageFrame;
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
            ...drawDetails(headLayout, headPlace, fonts),
          ];
    const y = MARGIN + (pageIndex === 0 ? headLayout.height : RUNNING_HEAD_HEIGHT);
    const items = [...headItems, ...drawColumns(translate, sheet, blockPages, pageIndex, y, pageFrame)];
    const displayList: DisplayList = {
      width: pt(pageSize.width),
      height: pt(pageSize.height),
      bleed: pt(0),
      label: translate('sheet.pageName', { title: head.title, name: head.name, page: pageIndex + 1 }),
      items,
    };
    return {
      ...pageSize,
      sides: [
        {
          side: displayList,
          matrix: [1, 0, 0, 1, 0, 0],
          clip: createBoxPath({ x: 0, y: 0, ...pageSize }),
          card: pageIndex,
        },
      ],
      items: drawFooter(pageFrame, pageIndex + 1, pageCount),
    };
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

function createFrame({ columns, footer }: DrawnSheet<string>, paper: SheetPaper, fonts: FontSet): PageFrame {
  const pageSize = getPageSize(paper, 'portrait');
  const contentWidth = pageSize.width - 2 * MARGIN;
  const columnWidth = (contentWidth - (columns - 1) * GUTTER) / columns;
  return {
    size: pageSize,
    width: contentWidth,
    columnWidth,
    footer: layoutFooter(footer, contentWidth, fonts),
    fonts,
  };
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
    return placeBlocks(blockPages.pages[columnIndex] ?? [], blockPages, columnPlace).flatMap((placedBlock) =>
      drawBlock(translate, placedBlock, blockPages, titles, startedSections[columnIndex] ?? new Set<S>(), fonts),
    );
  }).flat();
}

function drawRunningHead(
  translate: Translate,
  { name, title }: DrawnSheetHead,
  { width, fonts }: PageFrame,
): DisplayItem[] {
  const note = translate('sheet.pageContinued', { title });
  const headline = fitRunningHeadName(name, note, width, fonts);
  const barBox = { x: MARGIN, y: MARGIN, width, height: RUNNING_HEAD.height };
  return drawBar(
    barBox,
    { title: headline ?? '', note, size: RUNNING_HEAD.size, noteSize: RUNNING_HEAD.noteSize },
    fonts,
  );
}

/** Draws the footer: rules, options and origin, and the page number. */
function drawFooter(
  { footer, size: pageSize, fonts }: PageFrame,
  pageNumber: number,
  pageCount: number,
): DisplayItem[] {
  const firstBaseline = pageSize.height - MARGIN - footer.height + FOOTER.above + getAscent('text', FOOTER.size, fonts);
  const pageLabel = createLabel(
    `${pageNumber} / ${pageCount}`,
    'text-bold',
    { size: FOOTER.size, color: ACCENT },
    0,
    fonts,
  );
  const lastBaseline = pageSize.height - MARGIN - FOOTER.leading + getAscent('text-bold', FOOTER.size, fonts);
  return [
    ...footer.lines.flatMap((footerLine, index) =>
      drawTextLine(
        footerLine,
        { size: FOOTER.size, color: MUTED },
        MARGIN,
        firstBaseline + index * FOOTER.leading,
        fonts,
      ),
    ),
    pageLabel.drawAt(pageSize.width - MARGIN - pageLabel.width, lastBaseline),
  ];
}
