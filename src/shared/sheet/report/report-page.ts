/** Draws a page of the report as display items. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { Translate } from '../../texts/translate.ts';
import { drawBar, drawBlock, type PlacedBlock, placeBlocks } from '../draw/rows.ts';
import { drawBand, drawDetails, drawFigures, drawStamp, drawTitle } from '../draw/sheet-head.ts';
import { createLabel, drawTextLine, getAscent } from '../draw/text-items.ts';
import { CONTINUED_BAR, CONTINUED_HEAD_HEIGHT, layoutContinuedHeadline } from '../kit/continued-head.ts';
import { FOOTER } from '../kit/footer.tsx';
import { ACCENT, MARGIN, MUTED } from '../kit/theme.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import type { ReportFrame, ReportPart } from './report-pages.ts';
import { createTotals, getSectionTitles, getVerdictStamp, type ReportSection } from './report-text.ts';

export interface PageSubject {
  /** The note next to the title of a continued page. */
  readonly pageNote: string;
  /** Absent for the cover and for brief entries. */
  readonly entry: ReportEntry | undefined;
  readonly reportData: ReportData;
  /** The sections that started on earlier pages, for each page. */
  readonly startedSections: readonly ReadonlySet<ReportSection>[];
}

/** Places the blocks of a page of the part. `pageIndex` counts from 0. */
export function placeOnPage(
  { blockPages, headHeight }: ReportPart,
  pageIndex: number,
  reportFrame: ReportFrame,
): PlacedBlock<ReportSection>[] {
  const y = MARGIN + (pageIndex === 0 ? headHeight : CONTINUED_HEAD_HEIGHT);
  return placeBlocks(blockPages.pages[pageIndex] ?? [], blockPages, { x: MARGIN, y, width: reportFrame.contentWidth });
}

/** Draws everything except the footer, which depends on the total number of pages. */
export function drawPage(
  translate: Translate,
  reportPart: ReportPart,
  pageIndex: number,
  pageSubject: PageSubject,
  reportFrame: ReportFrame,
): DisplayItem[] {
  const titlesBySection = getSectionTitles(translate, pageSubject.entry?.list?.roster?.extras?.title ?? '');
  return [
    ...(pageIndex === 0
      ? drawHead(translate, reportPart, pageSubject, reportFrame)
      : drawContinuedHead(reportPart, pageSubject, reportFrame)),
    ...placeOnPage(reportPart, pageIndex, reportFrame).flatMap((placedBlock) =>
      drawBlock(
        translate,
        placedBlock,
        reportPart.blockPages,
        titlesBySection,
        pageSubject.startedSections[pageIndex] ?? new Set<ReportSection>(),
        reportFrame.fonts,
      ),
    ),
  ];
}

function drawHead(
  translate: Translate,
  { head, title: partTitle }: ReportPart,
  { entry, reportData }: PageSubject,
  { contentWidth, fonts: fontSet }: ReportFrame,
): DisplayItem[] {
  const { name: headline, bandHeight } = 'roster' in head ? head.roster : head.band;
  const bandBox = { x: MARGIN, y: MARGIN, width: contentWidth, height: bandHeight };
  const belowBand = { x: MARGIN, y: MARGIN + bandHeight, width: contentWidth };
  const bandItems = drawBand(headline, bandBox, fontSet);
  if (entry === undefined) {
    const isCover = partTitle === reportData.event.name;
    return [
      ...bandItems,
      ...drawTitle(translate('eventReport.title'), reportData.dateText, bandBox, fontSet),
      ...(isCover ? drawFigures(createTotals(translate, reportData), belowBand, fontSet) : []),
    ];
  }
  const roster = entry.list?.roster;
  if (!('roster' in head) || roster === undefined)
    return [...bandItems, ...drawStamp(getVerdictStamp(translate, entry.verdict), true, bandBox, fontSet)];
  return [
    ...bandItems,
    ...drawStamp(translate(`teamRoster.verdicts.${roster.verdict}`), roster.verdict !== 'legal', bandBox, fontSet),
    ...drawFigures(roster.figures, belowBand, fontSet),
    ...drawDetails(head.roster, { x: MARGIN, y: MARGIN, width: contentWidth }, fontSet),
  ];
}

function drawContinuedHead(
  { title: partTitle }: ReportPart,
  { pageNote }: PageSubject,
  { contentWidth, fonts: fontSet }: ReportFrame,
): DisplayItem[] {
  const continuedHeadline = layoutContinuedHeadline(partTitle, pageNote, contentWidth, fontSet);
  const barBox = { x: MARGIN, y: MARGIN, width: contentWidth, height: CONTINUED_BAR.height };
  return drawBar(
    barBox,
    { title: continuedHeadline ?? '', note: pageNote, size: CONTINUED_BAR.size, noteSize: CONTINUED_BAR.noteSize },
    fontSet,
  );
}

/** Draws the footer: rules, options and origin, and the page number. */
export function drawFooter(
  { footer, pageSize, fonts: fontSet }: ReportFrame,
  pageNumber: number,
  pageCount: number,
): DisplayItem[] {
  const firstBaseline =
    pageSize.height - MARGIN - footer.height + FOOTER.above + getAscent('text', FOOTER.size, fontSet);
  const pageLabel = createLabel(
    `${pageNumber} / ${pageCount}`,
    'text-bold',
    { size: FOOTER.size, color: ACCENT },
    0,
    fontSet,
  );
  const lastBaseline = pageSize.height - MARGIN - FOOTER.leading + getAscent('text-bold', FOOTER.size, fontSet);
  return [
    ...footer.lines.flatMap((footerLine, index) =>
      drawTextLine(
        footerLine,
        { size: FOOTER.size, color: MUTED },
        MARGIN,
        firstBaseline + index * FOOTER.leading,
        fontSet,
      ),
    ),
    pageLabel.drawAt(pageSize.width - MARGIN - pageLabel.width, lastBaseline),
  ];
}
