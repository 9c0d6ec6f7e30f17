/** The parts of a report as blocks on pages: cover, an entry, the entries in brief. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { type BlockPages, type BlockSizes, fitBlocks } from '../kit/blocks.ts';
import { CONTINUED_HEAD } from '../kit/continued-head.ts';
import { type LaidFooter, layoutFooter } from '../kit/footer.tsx';
import type { Headline } from '../kit/headline.ts';
import { type PageSize, pageSize, type SheetPaper } from '../kit/paper.ts';
import { MARGIN } from '../kit/theme.ts';
import { FIGURES, type LaidHead, layoutBand, layoutHead } from '../roster/roster-head.tsx';
import { ROSTER_SIZES } from '../roster/roster-layout.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import { briefBlocks, coverBlocks, entryBlocks } from './report-layout.ts';
import { type ReportSection, reportFooter } from './report-text.ts';

/** Sizes of type for a table of many rows: slightly smaller than in a roster. */
const TABLE_SIZES = { largest: 8.6, smallest: 6.8, overleaf: 7.4 } as const;

interface LaidBand {
  readonly name: Headline;
  readonly band: number;
}

/** Part of a report on pages of its own. */
export interface LaidPart {
  /** Title of its pages. */
  readonly title: string;
  /** Head of a list, or the band of everything else. */
  readonly head: { readonly roster: LaidHead } | { readonly band: LaidBand };
  /** Points that the head takes. */
  readonly headHeight: number;
  readonly fitted: BlockPages<ReportSection>;
}

/** What all pages of a report have in common. Points. */
export interface ReportFrame {
  readonly size: PageSize;
  /** Between the margins. */
  readonly width: number;
  readonly height: number;
  readonly footer: LaidFooter;
  readonly fonts: FontSet;
}

/** `version` is that of Rollcall, for the footer. */
export function reportFrame(
  translate: Translate,
  data: ReportData,
  paper: SheetPaper,
  fonts: FontSet,
  version: string,
): ReportFrame {
  const size = pageSize(paper, 'portrait');
  const width = size.width - 2 * MARGIN;
  const footer = layoutFooter(reportFooter(translate, data, version), width, fonts);
  return { size, width, height: size.height - 2 * MARGIN - footer.height, footer, fonts };
}

type Blocks = (em: number) => ReturnType<typeof entryBlocks>;

const onPages = (blocks: Blocks, head: number, { height }: ReportFrame, sizes: BlockSizes): BlockPages<ReportSection> =>
  fitBlocks(blocks, { first: height - head, next: height - CONTINUED_HEAD }, sizes);

/** `pages` are those on which the entries stand, counted from 1; none for an entry that is on the cover only. */
export function layoutCover(
  translate: Translate,
  data: ReportData,
  pages: readonly (number | undefined)[],
  frame: ReportFrame,
): LaidPart {
  const { width, fonts } = frame;
  const band = layoutBand(data.event.name, width, fonts);
  const headHeight = band.band + FIGURES;
  const fitted = onPages(
    (em) => coverBlocks(translate, data, pages, { width, em, fonts }),
    headHeight,
    frame,
    TABLE_SIZES,
  );
  return { title: data.event.name, head: { band }, headHeight, fitted };
}

export function layoutEntry(translate: Translate, entry: ReportEntry, frame: ReportFrame): LaidPart {
  const { width, fonts } = frame;
  const { head, headHeight } = headOf(entry, width, fonts);
  const fitted = onPages((em) => entryBlocks(translate, entry, { width, em, fonts }), headHeight, frame, ROSTER_SIZES);
  return { title: entry.name, head, headHeight, fitted };
}

/** The entries that have no pages of their own, a row each. */
export function layoutBrief(translate: Translate, entries: readonly ReportEntry[], frame: ReportFrame): LaidPart {
  const { width, fonts } = frame;
  const title = translate('eventReport.briefTitle');
  const band = layoutBand(title, width, fonts);
  const fitted = onPages((em) => briefBlocks(translate, entries, { width, em, fonts }), band.band, frame, TABLE_SIZES);
  return { title, head: { band }, headHeight: band.band, fitted };
}

function headOf({ name, list }: ReportEntry, width: number, fonts: FontSet): Pick<LaidPart, 'head' | 'headHeight'> {
  if (list?.roster) {
    const roster = layoutHead(list.roster, width, fonts);
    return { head: { roster }, headHeight: roster.height };
  }
  const band = layoutBand(name, width, fonts);
  return { head: { band }, headHeight: band.band };
}
