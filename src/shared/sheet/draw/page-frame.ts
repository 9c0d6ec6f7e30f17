/** The frame of drawn pages: size, margins, running head and footer, and the PDF that the pages become. */

import type { DisplayItem, DisplayList } from '../../display/display-list.ts';
import { pt } from '../../display/units.ts';
import type { PdfBitmaps } from '../../pdf/content.ts';
import type { Bookmark } from '../../pdf/navigation.ts';
import type { Deflate } from '../../pdf/pdf-file.ts';
import { type PdfPage, writePdf } from '../../pdf/write-pdf.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import type { Translate } from '../../texts/translate.ts';
import { createBoxPath } from '../kit/boxes.ts';
import { FOOTER, type FooterLayout, layoutFooter } from '../kit/footer.tsx';
import { getPageSize, type PageSize, type SheetPaper } from '../kit/paper.ts';
import { fitRunningHeadName, RUNNING_HEAD } from '../kit/running-head.ts';
import { ACCENT, GUTTER, MARGIN, MUTED } from '../kit/theme.ts';
import { drawBar } from './rows.ts';
import { createLabel, drawTextLine, getAscent } from './text-items.ts';

export interface DrawJob {
  readonly paper: SheetPaper;
  readonly fonts: FontSet;
  /** The creation date. Tests pass a fixed date because they compare bytes. */
  readonly created: Date;
  readonly deflate?: Deflate | undefined;
}

/** The layout that all pages of a sheet share. Lengths are in points. */
export interface PageFrame {
  readonly size: PageSize;
  readonly width: number;
  readonly columnWidth: number;
  readonly footer: FooterLayout;
  readonly fonts: FontSet;
}

export function createPageFrame(
  columnCount: number,
  footerSentences: readonly string[],
  paper: SheetPaper,
  fonts: FontSet,
): PageFrame {
  const pageSize = getPageSize(paper, 'portrait');
  const contentWidth = pageSize.width - 2 * MARGIN;
  return {
    size: pageSize,
    width: contentWidth,
    columnWidth: (contentWidth - (columnCount - 1) * GUTTER) / columnCount,
    footer: layoutFooter(footerSentences, contentWidth, fonts),
    fonts,
  };
}

/** Returns the points between the top margin and the footer. */
export const getContentHeight = ({ size, footer }: PageFrame): number => size.height - 2 * MARGIN - footer.height;

/** The name and kind of a sheet. */
export interface SheetTitle {
  readonly name: string;
  /** The kind of sheet, such as `Log`. */
  readonly title: string;
}

/** Draws the head of every page after the first. */
export function drawRunningHead(
  translate: Translate,
  { name, title }: SheetTitle,
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

/** Creates a page from its head and content, and adds the footer. */
export function createPage(
  translate: Translate,
  { name, title }: SheetTitle,
  pageFrame: PageFrame,
  { pageIndex, pageCount }: { readonly pageIndex: number; readonly pageCount: number },
  items: readonly DisplayItem[],
): PdfPage {
  const { size: pageSize } = pageFrame;
  const displayList: DisplayList = {
    width: pt(pageSize.width),
    height: pt(pageSize.height),
    bleed: pt(0),
    label: translate('sheet.pageName', { title, name, page: pageIndex + 1 }),
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

export interface DrawnPages {
  readonly pages: readonly PdfPage[];
  readonly bookmarks: readonly Bookmark[];
}

/** Writes the PDF of a sheet, tagged for screen readers. */
export function writeSheetPages(
  translate: Translate,
  { name, title, subject }: SheetTitle & { readonly subject: string },
  { pages, bookmarks }: DrawnPages,
  { fonts, created, deflate }: DrawJob,
  pictures?: PdfBitmaps,
): Promise<Uint8Array> {
  const metadata = {
    title: `${showHiddenCharacters(name)}: ${title.toLowerCase()}`,
    subject: showHiddenCharacters(subject),
    language: translate.language,
    created,
  };
  return writePdf(pages, fonts, metadata, {
    tagged: true,
    bookmarks,
    pictures,
    ...(deflate === undefined ? {} : { deflate }),
  });
}
