/** Arranges the parts of a report on pages: the cover, an entry, the brief entries. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { type BlockPages, type BlockSizes, fitBlocks } from '../kit/blocks.ts';
import { type FooterLayout, layoutFooter } from '../kit/footer.tsx';
import type { Headline } from '../kit/headline.ts';
import { getPageSize, type PageSize, type SheetPaper } from '../kit/paper.ts';
import { RUNNING_HEAD_HEIGHT } from '../kit/running-head.ts';
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

/** Arranges the entries without their own pages, one row each. */
export function layoutBrief(translate: Translate, entries: readonly ReportEntry[], frame: ReportFrame): ReportPart {
  const { contentWidth, fonts } = frame;
  const title = translate('eventReport.briefTitle');
  const band = layoutBand(title, contentWidth, fonts);
  const blockPages = fitToPages(
    (emSize) => createBriefBlocks(translate, entries, { rowWidth: contentWidth, emSize, fonts }),
    band.bandHeight,
    frame,
    TABLE_SIZES,
  );
  return { title, head: { band }, headHeight: band.bandHeight, blockPages };
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
