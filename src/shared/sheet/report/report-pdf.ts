/**
 * The report of an event as PDF. It is drawn by the writer of cards: @react-pdf/renderer takes more than a megabyte a page,
 * and a document of its own a few pages. A page is operators as soon as it is laid out, so that thousands of them need
 * little room, and fonts and marks stand in the file once.
 */

import type { DisplayItem } from '../../display/display-list.ts';
import { pt } from '../../display/units.ts';
import type { Bookmark, PageLink } from '../../pdf/navigation.ts';
import type { Deflate } from '../../pdf/pdf-file.ts';
import { type PdfWriter, pdfWriter, type SideContent, sideContent } from '../../pdf/side-content.ts';
import { type PdfPage, writePdf } from '../../pdf/write-pdf.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { visible } from '../../text/visible.ts';
import type { Translate } from '../../texts/translate.ts';
import { begunBefore } from '../kit/blocks.ts';
import { boxPath } from '../kit/boxes.ts';
import type { SheetPaper } from '../kit/paper.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import { entryKey } from './report-layout.ts';
import { footerInk, pageInk, placedOn } from './report-page.ts';
import { type LaidPart, layoutBrief, layoutCover, layoutEntry, type ReportFrame, reportFrame } from './report-pages.ts';
import { reportMeta, verdictStamp } from './report-text.ts';

export interface ReportJob {
  readonly paper: SheetPaper;
  readonly fonts: FontSet;
  /** Version of Rollcall. */
  readonly version: string;
  /** Tests pass a fixed date, since they compare bytes. */
  readonly created: Date;
  readonly deflate?: Deflate;
  /** Called with the number of lists with pages of their own that are drawn. */
  readonly onDrawn?: (done: number, of: number) => void;
}

/** Pages that are drawn, and which lists stand on them; counted from 0 within the part of the report. */
interface Drawn {
  readonly sides: SideContent[];
  readonly starts: Map<ReportEntry, number>;
}

/** The finished pages: cover, entries, entries in brief. */
export async function reportPdf(translate: Translate, data: ReportData, job: ReportJob): Promise<Uint8Array> {
  const { fonts, deflate } = job;
  const frame = reportFrame(translate, data, job.paper, fonts, job.version);
  const writer = pdfWriter(fonts);
  const entries = drawEntries(translate, data, frame, writer, job);
  const brief = drawBrief(translate, data, frame, writer);
  // Page numbers never take a second line, so that any numbers give the cover its length.
  const coverPages = layoutCover(
    translate,
    data,
    data.entries.map(() => 1),
    frame,
  ).fitted.pages.length;
  const briefAt = coverPages + entries.sides.length;
  /** Counted from 0. */
  const pageOf = (entry: ReportEntry): number | undefined => {
    const own = entries.starts.get(entry);
    if (own !== undefined) return coverPages + own;
    const row = brief.starts.get(entry);
    return row === undefined ? undefined : briefAt + row;
  };
  const numbers = data.entries.map(pageOf).map((page) => (page === undefined ? undefined : page + 1));
  const cover = layoutCover(translate, data, numbers, frame);
  const coverSides = drawPart(translate, cover, translate('eventReport.continued'), undefined, data, frame, writer);
  const sides = [...coverSides, ...entries.sides, ...brief.sides];
  const links = linksOf(cover, data, pageOf, frame);
  const pages = sides.map(
    (side, index): PdfPage => ({
      ...frame.size,
      sides: [{ side, matrix: [1, 0, 0, 1, 0, 0], clip: boxPath({ x: 0, y: 0, ...frame.size }) }],
      items: footerInk(frame, index + 1, sides.length),
      ...(links[index] === undefined ? {} : { links: links[index] }),
    }),
  );
  const bookmarks: Bookmark[] = [
    { title: visible(data.event.name), page: 0 },
    ...data.entries.flatMap((entry) => {
      const page = pageOf(entry);
      return page === undefined ? [] : [{ title: visible(entry.name), page }];
    }),
  ];
  const meta = { ...reportMeta(translate, data), language: translate.language, created: job.created };
  return writePdf(pages, fonts, meta, { writer, bookmarks, ...(deflate === undefined ? {} : { deflate }) });
}

function drawEntries(
  translate: Translate,
  data: ReportData,
  frame: ReportFrame,
  writer: PdfWriter,
  { onDrawn }: ReportJob,
): Drawn {
  const drawn: Drawn = { sides: [], starts: new Map() };
  const own = data.entries.filter((entry) => entry.printed === 'pages');
  own.forEach((entry, index) => {
    drawn.starts.set(entry, drawn.sides.length);
    const note = translate('eventReport.entryContinued', { stamp: verdictStamp(translate, entry.verdict) });
    const sides = drawPart(translate, layoutEntry(translate, entry, frame), note, entry, data, frame, writer);
    for (const side of sides) drawn.sides.push(side);
    onDrawn?.(index + 1, own.length);
  });
  return drawn;
}

function drawBrief(translate: Translate, data: ReportData, frame: ReportFrame, writer: PdfWriter): Drawn {
  const rows = data.entries.filter((entry) => entry.printed === 'row');
  if (rows.length === 0) return { sides: [], starts: new Map() };
  const part = layoutBrief(translate, rows, frame);
  const byKey = new Map(rows.map((entry) => [entryKey(entry), entry]));
  const starts = new Map<ReportEntry, number>();
  part.fitted.pages.forEach((blocks, page) => {
    for (const { row } of blocks) {
      const entry = byKey.get(row?.key ?? '');
      if (entry) starts.set(entry, page);
    }
  });
  return {
    sides: drawPart(translate, part, translate('eventReport.continued'), undefined, data, frame, writer),
    starts,
  };
}

function drawPart(
  translate: Translate,
  part: LaidPart,
  note: string,
  entry: ReportEntry | undefined,
  data: ReportData,
  frame: ReportFrame,
  writer: PdfWriter,
): SideContent[] {
  const [width, height] = [pt(frame.size.width), pt(frame.size.height)];
  const begun = begunBefore(part.fitted);
  return part.fitted.pages.map((_, index) => {
    const items: readonly DisplayItem[] = pageInk(translate, part, index, { note, entry, data, begun }, frame);
    return sideContent({ width, height, bleed: pt(0), label: '', items }, writer);
  });
}

/** One link for each row of the table, by the pages of the cover. */
function linksOf(
  cover: LaidPart,
  { entries }: ReportData,
  pageOf: (entry: ReportEntry) => number | undefined,
  frame: ReportFrame,
): PageLink[][] {
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]));
  return cover.fitted.pages.map((_, index) =>
    placedOn(cover, index, frame).flatMap(({ block, box }) => {
      const entry = block.section === 'lists' ? byKey.get(block.row?.key ?? '') : undefined;
      const page = entry && pageOf(entry);
      return page === undefined ? [] : [{ box, page }];
    }),
  );
}
