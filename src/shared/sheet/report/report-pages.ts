/** Arranges the parts of a report on pages: the cover, an entry, the brief entries. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { type BlockPages, type BlockSizes, fitBlocks } from '../kit/blocks.ts';
import { CONTINUED_HEAD_HEIGHT } from '../kit/continued-head.ts';
import { type FooterLayout, layoutFooter } from '../kit/footer.tsx';
import type { Headline } from '../kit/headline.ts';
import { getPageSize, type PageSize, type SheetPaper } from '../kit/paper.ts';
import { MARGIN } from '../kit/theme.ts';
import { FIGURES_HEIGHT, layoutBand, layoutHead, type RosterHeadLayout } from '../roster/roster-head.tsx';
import { ROSTER_SIZES } from '../roster/roster-layout.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import { createBriefBlocks, createCoverBlocks, createEntryBlocks } from './report-layout.ts';
import { formatReportFooter, type ReportSection } from './report-text.ts';

/** Font sizes for tables with many rows, slightly smaller than in a roster. */
const TABLE_SIZES = { largest: 8.6, smallest: 6.8, multiPage: 7.4 } as const;

interface BandLayout {
  readonly name: Headline;
  readonly bandHeight: number;
}

/** A part of a report with its own pages. */
export interface ReportPart {
  /** The title of its pages. */
  readonly title: string;
  /** The head of a list, or the band of other parts. */
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
  sheetPaper: SheetPaper,
  fontSet: FontSet,
  version: string,
): ReportFrame {
  const pageSize = getPageSize(sheetPaper, 'portrait');
  const contentWidth = pageSize.width - 2 * MARGIN;
  const footer = layoutFooter(formatReportFooter(translate, reportData, version), contentWidth, fontSet);
  return {
    pageSize,
    contentWidth,
    contentHeight: pageSize.height - 2 * MARGIN - footer.height,
    footer,
    fonts: fontSet,
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
    { firstPage: contentHeight - headHeight, nextPages: contentHeight - CONTINUED_HEAD_HEIGHT },
    blockSizes,
  );

/** Arranges the cover. `entryPages` are the pages of the entries, counted from 1, or undefined for entries that are only on the cover. */
export function layoutCover(
  translate: Translate,
  reportData: ReportData,
  entryPages: readonly (number | undefined)[],
  reportFrame: ReportFrame,
): ReportPart {
  const { contentWidth, fonts: fontSet } = reportFrame;
  const bandLayout = layoutBand(reportData.event.name, contentWidth, fontSet);
  const headHeight = bandLayout.bandHeight + FIGURES_HEIGHT;
  const blockPages = fitToPages(
    (emSize) =>
      createCoverBlocks(translate, reportData, entryPages, { rowWidth: contentWidth, emSize, fonts: fontSet }),
    headHeight,
    reportFrame,
    TABLE_SIZES,
  );
  return { title: reportData.event.name, head: { band: bandLayout }, headHeight, blockPages };
}

export function layoutEntry(translate: Translate, reportEntry: ReportEntry, reportFrame: ReportFrame): ReportPart {
  const { contentWidth, fonts: fontSet } = reportFrame;
  const { head, headHeight } = layoutEntryHead(reportEntry, contentWidth, fontSet);
  const blockPages = fitToPages(
    (emSize) => createEntryBlocks(translate, reportEntry, { rowWidth: contentWidth, emSize, fonts: fontSet }),
    headHeight,
    reportFrame,
    ROSTER_SIZES,
  );
  return { title: reportEntry.name, head, headHeight, blockPages };
}

/** Arranges the entries without their own pages, one row each. */
export function layoutBrief(
  translate: Translate,
  reportEntries: readonly ReportEntry[],
  reportFrame: ReportFrame,
): ReportPart {
  const { contentWidth, fonts: fontSet } = reportFrame;
  const briefTitle = translate('eventReport.briefTitle');
  const bandLayout = layoutBand(briefTitle, contentWidth, fontSet);
  const blockPages = fitToPages(
    (emSize) => createBriefBlocks(translate, reportEntries, { rowWidth: contentWidth, emSize, fonts: fontSet }),
    bandLayout.bandHeight,
    reportFrame,
    TABLE_SIZES,
  );
  return { title: briefTitle, head: { band: bandLayout }, headHeight: bandLayout.bandHeight, blockPages };
}

function layoutEntryHead(
  { name: entryName, list: teamList }: ReportEntry,
  contentWidth: number,
  fontSet: FontSet,
): Pick<ReportPart, 'head' | 'headHeight'> {
  if (teamList?.roster) {
    const rosterHead = layoutHead(teamList.roster, contentWidth, fontSet);
    return { head: { roster: rosterHead }, headHeight: rosterHead.height };
  }
  const bandLayout = layoutBand(entryName, contentWidth, fontSet);
  return { head: { band: bandLayout }, headHeight: bandLayout.bandHeight };
}
