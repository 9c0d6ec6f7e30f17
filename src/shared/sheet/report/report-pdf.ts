/**
 * Writes the report of an event as a PDF with the PDF writer of cards, because @react-pdf/renderer needs more than a megabyte
 * per page. Each page becomes PDF operators as soon as it is arranged, so that thousands of pages need
 * little memory, and the file contains fonts and marks only once.
 */

import type { DisplayItem } from '../../display/display-list.ts';
import { pt } from '../../display/units.ts';
import type { Bookmark, PageLink } from '../../pdf/navigation.ts';
import type { Deflate } from '../../pdf/pdf-file.ts';
import { createPdfWriter, type PdfWriter, type SideContent, writeSideContent } from '../../pdf/side-content.ts';
import { type PdfPage, writePdf } from '../../pdf/write-pdf.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import type { Translate } from '../../texts/translate.ts';
import { listStartedSections } from '../kit/blocks.ts';
import { createBoxPath } from '../kit/boxes.ts';
import type { SheetPaper } from '../kit/paper.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import { getEntryKey } from './report-layout.ts';
import { drawFooter, drawPage, placeOnPage } from './report-page.ts';
import {
  createReportFrame,
  layoutBrief,
  layoutCover,
  layoutEntry,
  type ReportFrame,
  type ReportPart,
} from './report-pages.ts';
import { createReportMetadata, getVerdictStamp } from './report-text.ts';

export interface ReportJob {
  readonly paper: SheetPaper;
  readonly fonts: FontSet;
  /** The version of Rollcall. */
  readonly version: string;
  /** The creation date. Tests pass a fixed date because they compare bytes. */
  readonly created: Date;
  readonly deflate?: Deflate;
  /** Receives the number of drawn entries, out of all entries with their own pages. */
  readonly onDrawn?: (drawnCount: number, total: number) => void;
}

/** Drawn pages, and the first page of each entry, counted from 0 within the part of the report. */
interface DrawnPages {
  readonly pageContents: SideContent[];
  readonly startPages: Map<ReportEntry, number>;
}

/** Creates the PDF with the cover, the entries and the brief entries. */
export async function createReportPdf(
  translate: Translate,
  reportData: ReportData,
  reportJob: ReportJob,
): Promise<Uint8Array> {
  const { fonts: fontSet, deflate } = reportJob;
  const reportFrame = createReportFrame(translate, reportData, reportJob.paper, fontSet, reportJob.version);
  const pdfWriter = createPdfWriter(fontSet);
  const entryPages = drawEntryPages(translate, reportData, reportFrame, pdfWriter, reportJob);
  const briefPages = drawBriefPages(translate, reportData, reportFrame, pdfWriter);
  // Page numbers never need a second line, so any numbers give the cover its final length.
  const coverPages = layoutCover(
    translate,
    reportData,
    reportData.entries.map(() => 1),
    reportFrame,
  ).blockPages.pages.length;
  const firstBriefPage = coverPages + entryPages.pageContents.length;
  /** Returns the page of an entry, counted from 0. */
  const findPage = (reportEntry: ReportEntry): number | undefined => {
    const entryPage = entryPages.startPages.get(reportEntry);
    if (entryPage !== undefined) return coverPages + entryPage;
    const briefPage = briefPages.startPages.get(reportEntry);
    return briefPage === undefined ? undefined : firstBriefPage + briefPage;
  };
  const pageNumbers = reportData.entries
    .map(findPage)
    .map((pageIndex) => (pageIndex === undefined ? undefined : pageIndex + 1));
  const coverPart = layoutCover(translate, reportData, pageNumbers, reportFrame);
  const coverContents = drawPart(
    translate,
    coverPart,
    translate('eventReport.continued'),
    undefined,
    reportData,
    reportFrame,
    pdfWriter,
  );
  const pageContents = [...coverContents, ...entryPages.pageContents, ...briefPages.pageContents];
  const linksByPage = listLinks(coverPart, reportData, findPage, reportFrame);
  const pages = pageContents.map(
    (pageContent, pageIndex): PdfPage => ({
      ...reportFrame.pageSize,
      sides: [
        { side: pageContent, matrix: [1, 0, 0, 1, 0, 0], clip: createBoxPath({ x: 0, y: 0, ...reportFrame.pageSize }) },
      ],
      items: drawFooter(reportFrame, pageIndex + 1, pageContents.length),
      ...(linksByPage[pageIndex] === undefined ? {} : { links: linksByPage[pageIndex] }),
    }),
  );
  const bookmarks: Bookmark[] = [
    { title: showHiddenCharacters(reportData.event.name), page: 0 },
    ...reportData.entries.flatMap((reportEntry) => {
      const pageIndex = findPage(reportEntry);
      return pageIndex === undefined ? [] : [{ title: showHiddenCharacters(reportEntry.name), page: pageIndex }];
    }),
  ];
  const metadata = {
    ...createReportMetadata(translate, reportData),
    language: translate.language,
    created: reportJob.created,
  };
  return writePdf(pages, fontSet, metadata, {
    writer: pdfWriter,
    bookmarks,
    ...(deflate === undefined ? {} : { deflate }),
  });
}

function drawEntryPages(
  translate: Translate,
  reportData: ReportData,
  reportFrame: ReportFrame,
  pdfWriter: PdfWriter,
  { onDrawn }: ReportJob,
): DrawnPages {
  const drawnPages: DrawnPages = { pageContents: [], startPages: new Map() };
  const listedEntries = reportData.entries.filter((reportEntry) => reportEntry.placement === 'pages');
  listedEntries.forEach((reportEntry, entryIndex) => {
    drawnPages.startPages.set(reportEntry, drawnPages.pageContents.length);
    const pageNote = translate('eventReport.entryContinued', {
      stamp: getVerdictStamp(translate, reportEntry.verdict),
    });
    const pageContents = drawPart(
      translate,
      layoutEntry(translate, reportEntry, reportFrame),
      pageNote,
      reportEntry,
      reportData,
      reportFrame,
      pdfWriter,
    );
    for (const pageContent of pageContents) drawnPages.pageContents.push(pageContent);
    onDrawn?.(entryIndex + 1, listedEntries.length);
  });
  return drawnPages;
}

function drawBriefPages(
  translate: Translate,
  reportData: ReportData,
  reportFrame: ReportFrame,
  pdfWriter: PdfWriter,
): DrawnPages {
  const briefEntries = reportData.entries.filter((reportEntry) => reportEntry.placement === 'row');
  if (briefEntries.length === 0) return { pageContents: [], startPages: new Map() };
  const reportPart = layoutBrief(translate, briefEntries, reportFrame);
  const entriesByKey = new Map(briefEntries.map((reportEntry) => [getEntryKey(reportEntry), reportEntry]));
  const startPages = new Map<ReportEntry, number>();
  reportPart.blockPages.pages.forEach((blocks, pageIndex) => {
    for (const { rowLayout: blockRow } of blocks) {
      const reportEntry = entriesByKey.get(blockRow?.rowKey ?? '');
      if (reportEntry) startPages.set(reportEntry, pageIndex);
    }
  });
  return {
    pageContents: drawPart(
      translate,
      reportPart,
      translate('eventReport.continued'),
      undefined,
      reportData,
      reportFrame,
      pdfWriter,
    ),
    startPages,
  };
}

function drawPart(
  translate: Translate,
  reportPart: ReportPart,
  pageNote: string,
  reportEntry: ReportEntry | undefined,
  reportData: ReportData,
  reportFrame: ReportFrame,
  pdfWriter: PdfWriter,
): SideContent[] {
  const [pageWidth, pageHeight] = [pt(reportFrame.pageSize.width), pt(reportFrame.pageSize.height)];
  const startedSections = listStartedSections(reportPart.blockPages);
  return reportPart.blockPages.pages.map((_blocks, pageIndex) => {
    const displayItems: readonly DisplayItem[] = drawPage(
      translate,
      reportPart,
      pageIndex,
      { pageNote, entry: reportEntry, reportData, startedSections },
      reportFrame,
    );
    return writeSideContent(
      { width: pageWidth, height: pageHeight, bleed: pt(0), label: '', items: displayItems },
      pdfWriter,
    );
  });
}

/** Lists the links of the table's rows for each page of the cover. */
function listLinks(
  coverPart: ReportPart,
  { entries: entryPages }: ReportData,
  findPage: (reportEntry: ReportEntry) => number | undefined,
  reportFrame: ReportFrame,
): PageLink[][] {
  const entriesByKey = new Map(entryPages.map((reportEntry) => [getEntryKey(reportEntry), reportEntry]));
  return coverPart.blockPages.pages.map((_blocks, coverPage) =>
    placeOnPage(coverPart, coverPage, reportFrame).flatMap(({ block, box }) => {
      const reportEntry = block.section === 'lists' ? entriesByKey.get(block.rowLayout?.rowKey ?? '') : undefined;
      const pageIndex = reportEntry && findPage(reportEntry);
      return pageIndex === undefined ? [] : [{ box, page: pageIndex }];
    }),
  );
}
