/** Draws a page of the report as display items. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { Translate } from '../../texts/translate.ts';
import { drawBar, drawBlock, type PlacedBlock, placeBlocks } from '../draw/rows.ts';
import { drawBand, drawDetails, drawFigures, drawStamp, drawTitle } from '../draw/sheet-head.ts';
import { createLabel, drawTextLine, getAscent } from '../draw/text-items.ts';
import { FOOTER } from '../kit/footer.tsx';
import { fitRunningHeadName, RUNNING_HEAD, RUNNING_HEAD_HEIGHT } from '../kit/running-head.ts';
import { ACCENT, GUTTER, MARGIN, MUTED } from '../kit/theme.ts';
import { DETAIL, FIGURES_HEIGHT } from '../roster/roster-head.tsx';
import type { ReportData, ReportEntry } from './report-data.ts';
import type { DetailsLayout, ReportFrame, ReportPart } from './report-pages.ts';
import { createTotals, getEntryStamp, getSectionTitles, isAlarming, type ReportSection } from './report-text.ts';

export interface PageSubject {
  /** The note next to the title of a continued page. */
  readonly pageNote: string;
  /** Absent for the cover. */
  readonly entry: ReportEntry | undefined;
  readonly reportData: ReportData;
  /** The sections that started on earlier pages, for each page. */
  readonly startedSections: readonly ReadonlySet<ReportSection>[];
}

/** Places the blocks of a page of the part. `pageIndex` counts from 0. */
export function placeOnPage(
  { blockPages, headHeight }: ReportPart,
  pageIndex: number,
  frame: ReportFrame,
): PlacedBlock<ReportSection>[] {
  const y = MARGIN + (pageIndex === 0 ? headHeight : RUNNING_HEAD_HEIGHT);
  return placeBlocks(blockPages.pages[pageIndex] ?? [], blockPages, { x: MARGIN, y, width: frame.contentWidth });
}

/** Draws everything except the footer, which depends on the total number of pages. */
export function drawPage(
  translate: Translate,
  part: ReportPart,
  pageIndex: number,
  subject: PageSubject,
  frame: ReportFrame,
): DisplayItem[] {
  const titlesBySection = getSectionTitles(translate, subject.entry?.list?.roster?.extras?.title ?? '');
  return [
    ...(pageIndex === 0
      ? drawHead(translate, part, subject, frame)
      : drawRunningHead(part.title, subject.pageNote, frame)),
    ...placeOnPage(part, pageIndex, frame).flatMap((placedBlock) =>
      drawBlock(
        translate,
        placedBlock,
        part.blockPages,
        titlesBySection,
        subject.startedSections[pageIndex] ?? new Set<ReportSection>(),
        frame.fonts,
      ),
    ),
  ];
}

function drawHead(
  translate: Translate,
  { head }: ReportPart,
  { entry, reportData }: PageSubject,
  { contentWidth, fonts }: ReportFrame,
): DisplayItem[] {
  const { name: headline, bandHeight } = 'roster' in head ? head.roster : head.band;
  const bandBox = { x: MARGIN, y: MARGIN, width: contentWidth, height: bandHeight };
  const belowBand = { x: MARGIN, y: MARGIN + bandHeight, width: contentWidth };
  const bandItems = drawBand(headline, bandBox, fonts);
  if (entry === undefined)
    return [
      ...bandItems,
      ...drawTitle(translate('eventReport.title'), reportData.dateText, bandBox, fonts),
      ...drawFigures(createTotals(translate, reportData), belowBand, fonts),
    ];
  const stampItems = drawStamp(getEntryStamp(translate, entry), isAlarming(entry), bandBox, fonts);
  const roster = entry.list?.roster;
  if (!('roster' in head) || roster === undefined) return [...bandItems, ...stampItems];
  return [
    ...bandItems,
    ...stampItems,
    ...drawFigures(roster.figures, belowBand, fonts),
    ...drawDetails(
      head.roster.details,
      { x: MARGIN, y: MARGIN + head.roster.bandHeight + FIGURES_HEIGHT + DETAIL.top, width: contentWidth },
      fonts,
    ),
  ];
}

/** Draws the details of a page: a bar over the whole width, and the columns below it. */
export function drawDetailColumns(
  translate: Translate,
  { pages, emSize, rowPadding, columnWidth, barHeight }: DetailsLayout,
  pageIndex: number,
  { contentWidth, fonts }: ReportFrame,
): DisplayItem[] {
  const { y, columns } = pages[pageIndex] ?? { y: MARGIN, columns: [] };
  const titlesBySection = getSectionTitles(translate, '');
  const startedSections: ReadonlySet<ReportSection> = new Set(pageIndex === 0 ? [] : ['details']);
  const drawPlaced = (placedBlock: PlacedBlock<ReportSection>) =>
    drawBlock(translate, placedBlock, { emSize, rowPadding }, titlesBySection, startedSections, fonts);
  const bar: PlacedBlock<ReportSection> = {
    block: { kind: 'bar', section: 'details', height: barHeight },
    box: { x: MARGIN, y, width: contentWidth, height: barHeight },
  };
  return [
    ...drawPlaced(bar),
    ...columns.flatMap((blocks, columnIndex) =>
      placeBlocks(
        blocks,
        { emSize, rowPadding },
        { x: MARGIN + columnIndex * (columnWidth + GUTTER), y: y + barHeight, width: columnWidth },
      ).flatMap(drawPlaced),
    ),
  ];
}

/** Draws the running head of a page. */
export function drawRunningHead(title: string, pageNote: string, { contentWidth, fonts }: ReportFrame): DisplayItem[] {
  const name = fitRunningHeadName(title, pageNote, contentWidth, fonts);
  const barBox = { x: MARGIN, y: MARGIN, width: contentWidth, height: RUNNING_HEAD.height };
  return drawBar(
    barBox,
    { title: name ?? '', note: pageNote, size: RUNNING_HEAD.size, noteSize: RUNNING_HEAD.noteSize },
    fonts,
  );
}

/** Draws the footer: rules, options and origin, and the page number. */
export function drawFooter(
  { footer, pageSize, fonts }: ReportFrame,
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
