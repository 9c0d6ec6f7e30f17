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
import { drawDetailColumns, drawFooter, drawPage, drawRunningHead, placeOnPage } from './report-page.ts';
import {
  createReportFrame,
  type DetailsLayout,
  layoutCover,
  layoutDetails,
  layoutEntry,
  type ReportFrame,
  type ReportPart,
} from './report-pages.ts';
import { createReportMetadata, getEntryStamp } from './report-text.ts';

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

/** Creates the PDF with the table, and the details or pages of its lists. */
export async function createReportPdf(
  translate: Translate,
  reportData: ReportData,
  job: ReportJob,
): Promise<Uint8Array> {
  const { fonts, deflate } = job;
  const frame = createReportFrame(translate, reportData, job.paper, fonts, job.version);
  const writer = createPdfWriter(fonts);
  const entryPages = drawEntryPages(translate, reportData, frame, writer, job);
  // Page numbers never need a second line, so any numbers give the cover its final length.
  const draftCover = layoutCover(
    translate,
    reportData,
    reportData.entries.map(() => 1),
    frame,
  );
  const coverLength = draftCover.blockPages.pages.length;
  const detailedEntries = reportData.entries.filter((entry) => entry.placement === 'details');
  const details = layoutDetails(translate, detailedEntries, draftCover, frame);
  const detailsStart = coverLength - (details.startsOnCover ? 1 : 0);
  const detailsStartPages = findDetailsPages(details, detailedEntries);
  /** Returns the page of an entry, counted from 0. */
  const findPage = (entry: ReportEntry): number | undefined => {
    const entryPage = entryPages.startPages.get(entry);
    if (entryPage !== undefined) return coverLength + entryPage;
    const detailsPage = detailsStartPages.get(entry);
    return detailsPage === undefined ? undefined : detailsStart + detailsPage;
  };
  const pageNumbers = reportData.entries
    .map(findPage)
    .map((pageIndex) => (pageIndex === undefined ? undefined : pageIndex + 1));
  const coverPart = layoutCover(translate, reportData, pageNumbers, frame);
  const overviewContents = drawOverview(translate, coverPart, details, reportData, frame).map((items) =>
    writePage(items, frame, writer),
  );
  const pageContents = [...overviewContents, ...entryPages.pageContents];
  const linksByPage = listLinks(coverPart, reportData, findPage, frame);
  const pages = pageContents.map(
    (pageContent, pageIndex): PdfPage => ({
      ...frame.pageSize,
      sides: [
        { side: pageContent, matrix: [1, 0, 0, 1, 0, 0], clip: createBoxPath({ x: 0, y: 0, ...frame.pageSize }) },
      ],
      items: drawFooter(frame, pageIndex + 1, pageContents.length),
      ...(linksByPage[pageIndex] === undefined ? {} : { links: linksByPage[pageIndex] }),
    }),
  );
  const bookmarks: Bookmark[] = [
    { title: showHiddenCharacters(reportData.event.name), page: 0 },
    ...reportData.entries.flatMap((entry) => {
      const pageIndex = findPage(entry);
      return pageIndex === undefined ? [] : [{ title: showHiddenCharacters(entry.name), page: pageIndex }];
    }),
  ];
  const metadata = {
    ...createReportMetadata(translate, reportData),
    language: translate.language,
    created: job.created,
  };
  return writePdf(pages, fonts, metadata, {
    writer,
    bookmarks,
    ...(deflate === undefined ? {} : { deflate }),
  });
}

function drawEntryPages(
  translate: Translate,
  reportData: ReportData,
  frame: ReportFrame,
  writer: PdfWriter,
  { onDrawn }: ReportJob,
): DrawnPages {
  const drawnPages: DrawnPages = { pageContents: [], startPages: new Map() };
  const listedEntries = reportData.entries.filter((entry) => entry.placement === 'pages');
  listedEntries.forEach((entry, entryIndex) => {
    drawnPages.startPages.set(entry, drawnPages.pageContents.length);
    const pageContents = drawEntry(translate, entry, reportData, frame, writer);
    for (const pageContent of pageContents) drawnPages.pageContents.push(pageContent);
    onDrawn?.(entryIndex + 1, listedEntries.length);
  });
  return drawnPages;
}

/** Returns the page of the details on which each entry starts, counted from 0. */
function findDetailsPages({ pages }: DetailsLayout, entries: readonly ReportEntry[]): ReadonlyMap<ReportEntry, number> {
  const entriesByKey = new Map(entries.map((entry) => [getEntryKey(entry), entry]));
  const startPages = new Map<ReportEntry, number>();
  pages.forEach(({ columns }, pageIndex) => {
    for (const { rowLayout } of columns.flat()) {
      const entry = entriesByKey.get(rowLayout?.rowKey ?? '');
      if (entry && !startPages.has(entry)) startPages.set(entry, pageIndex);
    }
  });
  return startPages;
}

/** Draws the pages of the cover and the details, which may begin on the last page of the cover. */
function drawOverview(
  translate: Translate,
  coverPart: ReportPart,
  details: DetailsLayout,
  reportData: ReportData,
  frame: ReportFrame,
): DisplayItem[][] {
  const pageNote = translate('eventReport.continued');
  const startedSections = listStartedSections(coverPart.blockPages);
  // The cover belongs to no entry.
  const subject = { pageNote, entry: undefined, reportData, startedSections };
  const coverItems = coverPart.blockPages.pages.map((_blocks, pageIndex) =>
    drawPage(translate, coverPart, pageIndex, subject, frame),
  );
  const detailsItems = details.pages.map((_page, pageIndex) => drawDetailColumns(translate, details, pageIndex, frame));
  if (details.startsOnCover) coverItems.at(-1)?.push(...(detailsItems.shift() ?? []));
  return [
    ...coverItems,
    ...detailsItems.map((items) => [...drawRunningHead(coverPart.title, pageNote, frame), ...items]),
  ];
}

const writePage = (items: readonly DisplayItem[], { pageSize }: ReportFrame, writer: PdfWriter): SideContent =>
  writeSideContent({ width: pt(pageSize.width), height: pt(pageSize.height), bleed: pt(0), label: '', items }, writer);

function drawEntry(
  translate: Translate,
  entry: ReportEntry,
  reportData: ReportData,
  frame: ReportFrame,
  writer: PdfWriter,
): SideContent[] {
  const part = layoutEntry(translate, entry, frame);
  const pageNote = translate('eventReport.entryContinued', { stamp: getEntryStamp(translate, entry) });
  const startedSections = listStartedSections(part.blockPages);
  return part.blockPages.pages.map((_blocks, pageIndex) =>
    writePage(
      drawPage(translate, part, pageIndex, { pageNote, entry, reportData, startedSections }, frame),
      frame,
      writer,
    ),
  );
}

/** Lists the links of the table's rows for each page of the cover. */
function listLinks(
  coverPart: ReportPart,
  { entries }: ReportData,
  findPage: (entry: ReportEntry) => number | undefined,
  frame: ReportFrame,
): PageLink[][] {
  const entriesByKey = new Map(entries.map((entry) => [getEntryKey(entry), entry]));
  return coverPart.blockPages.pages.map((_blocks, coverPage) =>
    placeOnPage(coverPart, coverPage, frame).flatMap(({ block, box }) => {
      const entry = block.section === 'lists' ? entriesByKey.get(block.rowLayout?.rowKey ?? '') : undefined;
      const pageIndex = entry && findPage(entry);
      return pageIndex === undefined ? [] : [{ box, page: pageIndex }];
    }),
  );
}
