/** A sheet that is drawn by the writer of cards: a head, then sections in one column or two, on as many pages as they need. */

import type { DisplayItem, DisplayList } from '../../display/display-list.ts';
import { pt } from '../../display/units.ts';
import type { Bookmark } from '../../pdf/navigation.ts';
import type { Deflate } from '../../pdf/pdf-file.ts';
import { type PdfPage, writePdf } from '../../pdf/write-pdf.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { visible } from '../../text/visible.ts';
import type { Translate } from '../../texts/translate.ts';
import { type Block, type BlockPages, type BlockSizes, begunBefore, fitBlocks } from '../kit/blocks.ts';
import { boxPath } from '../kit/boxes.ts';
import { CONTINUED_BAR, CONTINUED_HEAD, continuedHeadline } from '../kit/continued-head.ts';
import { FOOTER, type LaidFooter, layoutFooter } from '../kit/footer.tsx';
import { type PageSize, pageSize, type SheetPaper } from '../kit/paper.ts';
import { ACCENT, GUTTER, MARGIN, MUTED } from '../kit/theme.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { layoutHead } from '../roster/roster-head.tsx';
import { bandInk, detailsInk, figuresInk, titleInk } from './heads.ts';
import { barInk, blockInk, placeBlocks } from './rows.ts';
import { ascentOf, label, lineInk } from './text-items.ts';

/** Texts are ready to be printed: hidden characters shown, long ones cut. */
export interface InkHead {
  readonly name: string;
  /** What kind of sheet it is, and a word below it. */
  readonly title: string;
  readonly note: string;
  readonly figures: readonly RosterFigure[];
  readonly details: readonly (readonly [label: string, value: string])[];
}

export interface InkSheet<S extends string> {
  readonly head: InkHead;
  readonly columns: 1 | 2;
  /** A section is divided only where no column has room for it. */
  readonly isWhole?: boolean;
  readonly sizes: BlockSizes;
  /** Titles of the sections. */
  readonly titles: Readonly<Record<S, string>>;
  /** Everything below the head at a size of type, in a column of this width. Points. */
  blocksAt(em: number, width: number): readonly Block<S>[];
  readonly footer: readonly string[];
  readonly subject: string;
}

export interface InkJob {
  readonly paper: SheetPaper;
  readonly fonts: FontSet;
  /** Tests pass a fixed date, since they compare bytes. */
  readonly created: Date;
  readonly deflate?: Deflate | undefined;
}

/** What all pages have in common. Points. */
interface Frame {
  readonly size: PageSize;
  readonly width: number;
  readonly column: number;
  readonly footer: LaidFooter;
  readonly fonts: FontSet;
}

/** The finished pages, marked so that they can be read aloud. */
export function inkSheetPdf<S extends string>(
  translate: Translate,
  sheet: InkSheet<S>,
  job: InkJob,
): Promise<Uint8Array> {
  const { fonts, created, deflate } = job;
  const { pages, bookmarks } = inkSheetPages(translate, sheet, job);
  const title = `${visible(sheet.head.name)}: ${sheet.head.title.toLowerCase()}`;
  const meta = { title, subject: visible(sheet.subject), language: translate.language, created };
  return writePdf(pages, fonts, meta, { tagged: true, bookmarks, ...(deflate === undefined ? {} : { deflate }) });
}

/** How many pages a sheet needs. */
export const inkPageCount = <S extends string>(sheet: InkSheet<S>, { paper, fonts }: InkJob): number =>
  fittedIn(sheet, frameOf(sheet, paper, fonts)).count;

/** What stands on its pages, before it is drawn. */
function fittedIn<S extends string>(sheet: InkSheet<S>, { size, width, column, footer, fonts }: Frame) {
  const { columns } = sheet;
  const height = size.height - 2 * MARGIN - footer.height;
  const laid = layoutHead(sheet.head, width, fonts);
  const room = { first: height - laid.height, next: height - CONTINUED_HEAD, firsts: columns, isWhole: sheet.isWhole };
  const fitted = fitBlocks((em) => sheet.blocksAt(em, column), room, sheet.sizes);
  return { laid, fitted, count: Math.ceil(fitted.pages.length / columns) };
}

interface InkPages {
  readonly pages: readonly PdfPage[];
  readonly bookmarks: readonly Bookmark[];
}

/** The pages before they are written. */
function inkSheetPages<S extends string>(translate: Translate, sheet: InkSheet<S>, { paper, fonts }: InkJob): InkPages {
  const frame = frameOf(sheet, paper, fonts);
  const { head } = sheet;
  const { size } = frame;
  const { laid, fitted, count } = fittedIn(sheet, frame);
  const below = { x: MARGIN, y: MARGIN, width: frame.width };
  const band = { ...below, height: laid.band };
  const pages = Array.from({ length: count }, (_, page): PdfPage => {
    const top =
      page > 0
        ? nextHeadInk(translate, head, frame)
        : [
            ...bandInk(laid.name, band, fonts),
            ...titleInk(head.title, head.note, band, fonts),
            ...figuresInk(head.figures, { ...below, y: MARGIN + laid.band }, fonts),
            ...detailsInk(laid, below, fonts),
          ];
    const y = MARGIN + (page === 0 ? laid.height : CONTINUED_HEAD);
    const items = [...top, ...columnsInk(translate, sheet, fitted, page, y, frame)];
    const list: DisplayList = {
      width: pt(size.width),
      height: pt(size.height),
      bleed: pt(0),
      label: translate('sheet.pageName', { title: head.title, name: head.name, page: page + 1 }),
      items,
    };
    return {
      ...size,
      sides: [{ side: list, matrix: [1, 0, 0, 1, 0, 0], clip: boxPath({ x: 0, y: 0, ...size }), card: page }],
      items: footerInk(frame, page + 1, count),
    };
  });
  return { pages, bookmarks: bookmarksOf(sheet, fitted) };
}

/** Where each section begins, if there are several. */
function bookmarksOf<S extends string>({ columns, titles }: InkSheet<S>, { pages }: BlockPages<S>): Bookmark[] {
  const begins = new Map<S, number>();
  for (const [column, blocks] of pages.entries())
    for (const { section } of blocks) if (!begins.has(section)) begins.set(section, Math.floor(column / columns));
  if (begins.size < 2) return [];
  return [...begins].map(([section, page]) => ({ title: titles[section], page }));
}

function frameOf({ columns, footer }: InkSheet<string>, paper: SheetPaper, fonts: FontSet): Frame {
  const size = pageSize(paper, 'portrait');
  const width = size.width - 2 * MARGIN;
  const column = (width - (columns - 1) * GUTTER) / columns;
  return { size, width, column, footer: layoutFooter(footer, width, fonts), fonts };
}

function columnsInk<S extends string>(
  translate: Translate,
  { columns, titles }: InkSheet<S>,
  fitted: BlockPages<S>,
  page: number,
  y: number,
  { column, fonts }: Frame,
): DisplayItem[] {
  const begun = begunBefore(fitted);
  return Array.from({ length: columns }, (_, index) => page * columns + index).flatMap((at, index) => {
    const place = { x: MARGIN + index * (column + GUTTER), y, width: column };
    return placeBlocks(fitted.pages[at] ?? [], fitted, place).flatMap((placed) =>
      blockInk(translate, placed, fitted, titles, begun[at] ?? new Set<S>(), fonts),
    );
  });
}

function nextHeadInk(translate: Translate, { name, title }: InkHead, { width, fonts }: Frame): DisplayItem[] {
  const note = translate('sheet.pageContinued', { title });
  const line = continuedHeadline(name, note, width, fonts);
  const box = { x: MARGIN, y: MARGIN, width, height: CONTINUED_BAR.height };
  return barInk(box, { title: line ?? '', note, size: CONTINUED_BAR.size, noteSize: CONTINUED_BAR.noteSize }, fonts);
}

/** Rules, options and origin, and the number of the page. */
function footerInk({ footer, size, fonts }: Frame, page: number, of: number): DisplayItem[] {
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
