/** Cards -> sheets -> PDF. */

import { LIMITS } from '../base/limits.ts';
import { mm, pt, type Rect, toMm, toPt } from '../display/units.ts';
import type { Bookmark } from '../pdf/navigation.ts';
import type { Write } from '../pdf/pdf-file.ts';
import type { Side } from '../pdf/side-content.ts';
import { type PdfMeta, type PdfOptions, type PdfPage, writePdf, writePdfTo } from '../pdf/write-pdf.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { visible } from '../text/visible.ts';
import type { Translate } from '../texts/translate.ts';
import { CardTooLargeError } from './impose/card-too-large.ts';
import { impose, type Job, type Sheet } from './impose/impose.ts';
import { adjusting } from './matrix.ts';
import { labelItems, markItems } from './page-furniture.ts';
import type { BackAdjust, Marks, Paper, Sides, Size } from './paper.ts';
import { placeSlot } from './place-slot.ts';

export interface PrintedCard {
  readonly front: Side;
  readonly back: Side;
  /** Of its bookmark; absent = none. */
  readonly name?: string;
  /** How often it is printed; absent = once. */
  readonly copies?: number;
}

export interface CardsJob {
  readonly cards: readonly PrintedCard[];
  readonly paper: Paper;
  readonly sides: Sides;
  readonly marks: Marks;
  /** Bleed around every card. Absent: on sheets neighbours share a cut, single cards keep the template's bleed. */
  readonly bleedMm?: number;
  /** Between the trims of neighbours. Absent: room for both bleeds. */
  readonly gutterMm?: number;
  /** The unprintable margin of the printer. Absent: `MARGIN.usual`. */
  readonly marginMm?: number;
  /** Shifts backs onto fronts, as measured on the test page. Ignored for pages of single cards. */
  readonly backAdjust?: BackAdjust;
  /** With structure, so that it can be read aloud. */
  readonly tagged?: boolean;
  readonly meta: Omit<PdfMeta, 'duplex'> & {
    /** The line in the margin before the sheet's number: team, fingerprint, rules version. */
    readonly label: string;
  };
}

/** Single fronts and folded sheets have one side. */
const DUPLEX = {
  fronts: 'simplex',
  fold: 'simplex',
  'long-edge': 'long-edge',
  'short-edge': 'short-edge',
} as const satisfies Record<Sides, PdfMeta['duplex']>;

/** Text of the strip in the margin. */
export const sheetLine = (
  translate: Translate,
  label: string,
  number: number,
  count: number,
  side: Sheet['side'],
): string => translate(side === 'back' ? 'cardSheets.backs' : 'cardSheets.fronts', { label, number, count });

type Options = Omit<PdfOptions, 'tagged' | 'bookmarks'>;

/**
 * A PDF with all cards on their sheets; cards of one size come together. A card whose sides differ in size is refused with
 * a RangeError, as are more cards than `LIMITS.printCards` and a paper that holds not even one. The same job gives the same bytes.
 */
export async function cardsPdf(
  translate: Translate,
  job: CardsJob,
  fonts: FontSet,
  options: Options = {},
): Promise<Uint8Array> {
  const pages = cardPages(translate, job, fonts);
  return writePdf(pages, fonts, metaOf(job), optionsOf(job, pages, options));
}

/** The same in pieces. A job is refused before the first of them. */
export async function cardsPdfTo(
  translate: Translate,
  write: Write,
  job: CardsJob,
  fonts: FontSet,
  options: Options = {},
): Promise<void> {
  const pages = cardPages(translate, job, fonts);
  await writePdfTo(write, pages, fonts, metaOf(job), optionsOf(job, pages, options));
}

const optionsOf = ({ tagged, cards }: CardsJob, pages: readonly PdfPage[], options: Options): PdfOptions => ({
  ...options,
  tagged,
  bookmarks: bookmarksOf(cards, pages),
});

/** The first page of each card that has a name; hidden characters of names are shown. */
function bookmarksOf(cards: readonly PrintedCard[], pages: readonly PdfPage[]): Bookmark[] {
  const found = new Set<number>();
  return pages.flatMap(({ sides }, page) =>
    sides.flatMap(({ card = -1 }) => {
      const name = cards[card]?.name;
      if (name === undefined || found.has(card)) return [];
      found.add(card);
      return [{ title: visible(name), page }];
    }),
  );
}

const metaOf = ({ meta, sides }: CardsJob): PdfMeta => ({ ...meta, duplex: DUPLEX[sides] });

/** The pages, with what stands around the cards. Refuses what `cardsPdf` refuses. */
export function cardPages(translate: Translate, job: CardsJob, fonts: FontSet): PdfPage[] {
  const { cards, paper, backAdjust, meta } = job;
  refuseTooMany(translate, cards);
  const geometry = geometryOf(translate, job);
  const sheets = imposeCards(translate, geometry);
  const fronts = sheets.filter((sheet) => sheet.side === 'front').length;
  let number = 0;
  return sheets.map((sheet): PdfPage => {
    if (sheet.side === 'front') number++;
    const text = sheetLine(translate, meta.label, number, fronts, sheet.side);
    const adjust =
      sheet.side === 'back' && backAdjust !== undefined && paper !== 'card'
        ? adjusting(backAdjust, sheet.paper)
        : undefined;
    const items = [...markItems(sheet), ...labelItems(sheet, text, fonts)];
    return {
      width: toPt(mm(sheet.paper.width)),
      height: toPt(mm(sheet.paper.height)),
      ...(paper === 'card' ? cardBoxes(sheet, geometry) : {}),
      sides: sheet.slots.flatMap((slot) =>
        placeSlot(slot, (cards[slot.card] as PrintedCard)[slot.side], adjust).map((placed) => ({
          ...placed,
          card: slot.card,
        })),
      ),
      items: adjust === undefined ? items : [{ kind: 'group', transform: adjust, items }],
    };
  });
}

/** The sheets of a job. Throws a RangeError that says which card does not fit the paper. */
export function imposeCards(translate: Translate, job: Job): Sheet[] {
  try {
    return impose(job);
  } catch (error) {
    if (!(error instanceof CardTooLargeError)) throw error;
    const { width, height, isFolded } = error;
    throw new RangeError(translate(isFolded ? 'cardSheets.tooLargeFolded' : 'cardSheets.tooLarge', { width, height }));
  }
}

/** What imposition needs to know of a job. Throws a RangeError when there is no card, or one with two sizes. */
export function geometryOf(
  translate: Translate,
  { cards, paper, sides, marks, bleedMm, gutterMm, marginMm }: Omit<CardsJob, 'meta' | 'backAdjust'>,
): Job {
  if (cards.length === 0) throw new RangeError(translate('cardSheets.noCard'));
  const own = toMm(pt(cards.reduce((most, { front }) => Math.max(most, front.bleed), 0)));
  return {
    trims: cards.map((card) => trimOf(translate, card)),
    cards: cards.flatMap((card, index) => Array.from({ length: card.copies ?? 1 }, () => index)),
    paper,
    sides,
    marks,
    bleed: bleedMm ?? (paper === 'card' ? own : 0),
    ...(gutterMm === undefined ? {} : { gutter: gutterMm }),
    ...(marginMm === undefined ? {} : { margin: marginMm }),
  };
}

function refuseTooMany(translate: Translate, cards: readonly PrintedCard[]): void {
  const total = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
  const limit = LIMITS.printCards;
  if (total > limit) throw new RangeError(translate('cardSheets.tooMany', { count: total, limit }));
}

function trimOf(translate: Translate, { front, back }: PrintedCard): Size {
  if (front.width !== back.width || front.height !== back.height)
    throw new RangeError(translate('cardSheets.unequalSides'));
  return { width: toMm(front.width), height: toMm(front.height) };
}

/** A page that is one card has boxes for its cut and its bleed. */
function cardBoxes(sheet: Sheet, { bleed }: Job): { trim: Rect; bleed: Rect } {
  const width = toPt(mm(sheet.paper.width));
  const height = toPt(mm(sheet.paper.height));
  const edge = toPt(mm(bleed));
  return {
    trim: { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge },
    bleed: { x: 0, y: 0, width, height },
  };
}
