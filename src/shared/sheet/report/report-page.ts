/** A page of the report as display items. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { Translate } from '../../texts/translate.ts';
import { bandInk, detailsInk, figuresInk, stampInk, titleInk } from '../ink/heads.ts';
import { barInk, blockInk, type PlacedBlock, placeBlocks } from '../ink/rows.ts';
import { ascentOf, label, lineInk } from '../ink/text-items.ts';
import { CONTINUED_BAR, CONTINUED_HEAD, continuedHeadline } from '../kit/continued-head.ts';
import { FOOTER } from '../kit/footer.tsx';
import { ACCENT, MARGIN, MUTED } from '../kit/theme.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import type { LaidPart, ReportFrame } from './report-pages.ts';
import { type ReportSection, sectionTitles, totals, verdictStamp } from './report-text.ts';

export interface PageSubject {
  /** Beside the title of a further page. */
  readonly note: string;
  /** Absent for cover and entries in brief. */
  readonly entry: ReportEntry | undefined;
  readonly data: ReportData;
  /** For each page the sections that earlier ones have begun. */
  readonly begun: readonly ReadonlySet<ReportSection>[];
}

/** The blocks of page `page` of the part, counted from 0, at their places. */
export function placedOn(
  { fitted, headHeight }: LaidPart,
  page: number,
  frame: ReportFrame,
): PlacedBlock<ReportSection>[] {
  const y = MARGIN + (page === 0 ? headHeight : CONTINUED_HEAD);
  return placeBlocks(fitted.pages[page] ?? [], fitted, { x: MARGIN, y, width: frame.width });
}

/** Everything but the foot, which needs to know how many pages there are. */
export function pageInk(
  translate: Translate,
  part: LaidPart,
  page: number,
  subject: PageSubject,
  frame: ReportFrame,
): DisplayItem[] {
  const titles = sectionTitles(translate, subject.entry?.list?.roster?.extras?.title ?? '');
  return [
    ...(page === 0 ? headInk(translate, part, subject, frame) : nextHeadInk(part, subject, frame)),
    ...placedOn(part, page, frame).flatMap((placed) =>
      blockInk(translate, placed, part.fitted, titles, subject.begun[page] ?? new Set<ReportSection>(), frame.fonts),
    ),
  ];
}

function headInk(
  translate: Translate,
  { head, title }: LaidPart,
  { entry, data }: PageSubject,
  { width, fonts }: ReportFrame,
): DisplayItem[] {
  const { name, band } = 'roster' in head ? head.roster : head.band;
  const box = { x: MARGIN, y: MARGIN, width, height: band };
  const below = { x: MARGIN, y: MARGIN + band, width };
  const black = bandInk(name, box, fonts);
  if (entry === undefined) {
    const isCover = title === data.event.name;
    return [
      ...black,
      ...titleInk(translate('eventReport.title'), data.made, box, fonts),
      ...(isCover ? figuresInk(totals(translate, data), below, fonts) : []),
    ];
  }
  const roster = entry.list?.roster;
  if (!('roster' in head) || roster === undefined)
    return [...black, ...stampInk(verdictStamp(translate, entry.verdict), true, box, fonts)];
  return [
    ...black,
    ...stampInk(translate(`teamRoster.verdicts.${roster.verdict}`), roster.verdict !== 'legal', box, fonts),
    ...figuresInk(roster.figures, below, fonts),
    ...detailsInk(head.roster, { x: MARGIN, y: MARGIN, width }, fonts),
  ];
}

function nextHeadInk({ title }: LaidPart, { note }: PageSubject, { width, fonts }: ReportFrame): DisplayItem[] {
  const line = continuedHeadline(title, note, width, fonts);
  const box = { x: MARGIN, y: MARGIN, width, height: CONTINUED_BAR.height };
  return barInk(box, { title: line ?? '', note, size: CONTINUED_BAR.size, noteSize: CONTINUED_BAR.noteSize }, fonts);
}

/** Rules, options and origin, and the number of the page. */
export function footerInk({ footer, size, fonts }: ReportFrame, page: number, of: number): DisplayItem[] {
  const top = size.height - MARGIN - footer.height + FOOTER.above + ascentOf('text', FOOTER.size, fonts);
  const number = label(`${page} / ${of}`, 'text-bold', { size: FOOTER.size, colour: ACCENT }, 0, fonts);
  const lowest = size.height - MARGIN - FOOTER.leading + ascentOf('text-bold', FOOTER.size, fonts);
  return [
    ...footer.lines.flatMap((line, index) =>
      lineInk(line, { size: FOOTER.size, colour: MUTED }, MARGIN, top + index * FOOTER.leading, fonts),
    ),
    number.at(size.width - MARGIN - number.width, lowest),
  ];
}
