/** Which page of the report holds what: counted before anything is drawn, so that the cover can say where each list is. */
import type { FontSet } from '../card/fonts.ts';
import { type LaidFooter, layoutFooter } from './footer.tsx';
import type { Headline } from './headline.ts';
import { type PageSize, pageSize, type SheetPaper } from './paper.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import { coverBlocks, entryBlocks } from './report-layout.ts';
import { type ReportSection, reportFooter } from './report-words.ts';
import { FIGURES, type LaidHead, layoutBand, layoutHead } from './roster-head.tsx';
import { type BlockPages, fitBlocks, ROSTER_SIZES } from './roster-layout.ts';
import { NEXT_HEAD } from './roster-sheet.tsx';
import { MARGIN } from './theme.ts';

/** A table of many rows is read, not studied: it may be smaller than a roster, but not much. */
const COVER_SIZES = { largest: 8.6, smallest: 6.8, overleaf: 7.4 } as const;

export interface LaidBand {
  readonly name: Headline;
  readonly band: number;
}

/** A cover or an entry: one page, and further ones only when one cannot hold it. */
export interface LaidPart {
  /** Absent for the cover. */
  readonly entry?: ReportEntry;
  /** Head of a list, or the band of the cover and of a file that cannot be read. */
  readonly head: { readonly roster: LaidHead } | { readonly band: LaidBand };
  /** Points that the head takes. */
  readonly headHeight: number;
  readonly fitted: BlockPages<ReportSection>;
  /** Its first page, counted from 1. */
  readonly firstPage: number;
}

export interface LaidReport {
  readonly data: ReportData;
  readonly size: PageSize;
  readonly width: number;
  readonly footer: LaidFooter;
  readonly parts: readonly LaidPart[];
  readonly pageCount: number;
}

/** `version` is that of Rollcall, for the footer. */
export function layoutReport(data: ReportData, paper: SheetPaper, fonts: FontSet, version: string): LaidReport {
  const size = pageSize(paper, 'portrait');
  const width = size.width - 2 * MARGIN;
  const footer = layoutFooter(reportFooter(data, version), width, fonts);
  const height = size.height - 2 * MARGIN - footer.height;
  const room = (head: number) => ({ first: height - head, next: height - NEXT_HEAD });

  const entries = data.entries.map((entry) => {
    const head = headOf(entry, width, fonts);
    const blocksAt = (em: number) => entryBlocks(entry, { width, em, fonts });
    return { entry, ...head, fitted: fitBlocks(blocksAt, room(head.headHeight), ROSTER_SIZES) };
  });
  const band = layoutBand(data.event.name, width, fonts);
  const headHeight = band.band + FIGURES;
  const coverWith = (pages: readonly number[]) =>
    fitBlocks((em) => coverBlocks(data, pages, { width, em, fonts }), room(headHeight), COVER_SIZES);
  // A page number never takes a second line, so any number gives the cover its length.
  const coverPages = coverWith(entries.map(() => 1)).pages.length;
  let next = coverPages + 1;
  const parts = entries.map((part): LaidPart => {
    const firstPage = next;
    next += part.fitted.pages.length;
    return { ...part, firstPage };
  });
  const cover = { head: { band }, headHeight, fitted: coverWith(parts.map((part) => part.firstPage)), firstPage: 1 };
  return { data, size, width, footer, parts: [cover, ...parts], pageCount: next - 1 };
}

function headOf({ name, list }: ReportEntry, width: number, fonts: FontSet): Pick<LaidPart, 'head' | 'headHeight'> {
  if (list) {
    const roster = layoutHead(list.roster, width, fonts);
    return { head: { roster }, headHeight: roster.height };
  }
  const band = layoutBand(name, width, fonts);
  return { head: { band }, headHeight: band.band };
}
