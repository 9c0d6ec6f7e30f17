/** Puts cards on sheets and writes them as a PDF. */

import { LIMITS } from '../base/limits.ts';
import { mm, pt, type Rect, toMm, toPt } from '../display/units.ts';
import type { Bookmark } from '../pdf/navigation.ts';
import type { Write } from '../pdf/pdf-file.ts';
import { isBlankSide, type Side } from '../pdf/side-content.ts';
import { type PdfMeta, type PdfOptions, type PdfPage, writePdf, writePdfTo } from '../pdf/write-pdf.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { showHiddenCharacters } from '../text/hidden-characters.ts';
import type { Translate } from '../texts/translate.ts';
import { CardTooLargeError } from './impose/card-too-large.ts';
import { createImpositionJob, type SheetGeometry } from './impose/create-imposition-job.ts';
import { type ImpositionJob, impose, type Sheet } from './impose/impose.ts';
import { createAdjustmentMatrix } from './matrix.ts';
import type { BackAdjust, Sides, Size } from './paper.ts';
import { placeSlot } from './place-slot.ts';
import { createMarkItems, createStripItems, type SheetLabel } from './printer-marks.ts';

export interface PrintedCard {
  readonly front: Side;
  readonly back: Side;
  /** The title of the card's bookmark. A card without a name has no bookmark. */
  readonly name?: string;
  /** The number of copies. Absent = one. */
  readonly copies?: number;
}

export interface CardsJob extends SheetGeometry {
  readonly cards: readonly PrintedCard[];
  /** Shifts backs onto fronts, as measured on the test page. Ignored for pages of single cards. */
  readonly backAdjust?: BackAdjust;
  /** Whether the PDF gets tags for screen readers. */
  readonly tagged?: boolean;
  /** Whether the PDF is PDF/X-4 in the inks of a press, for print shops. */
  readonly isPdfX?: boolean;
  readonly meta: Omit<PdfMeta, 'duplex'> & {
    /**
     * The beginning of the label in the margin, before the sheet's number: team, fingerprint, rules version. If it begins with the title,
     * a long title is shortened before what follows it.
     */
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

/** Formats the label of a sheet, which is printed in the strip in its margin. */
export const formatSheetLabel = (
  translate: Translate,
  label: string,
  sheetNumber: number,
  count: number,
  side: Sheet['side'],
): string =>
  translate(side === 'back' ? 'cardSheets.backs' : 'cardSheets.fronts', {
    label,
    number: sheetNumber,
    count,
  });

type WriteOptions = Omit<PdfOptions, 'tagged' | 'bookmarks'>;

/**
 * Creates a PDF with all cards on their sheets, grouped by size. Throws a RangeError if there is no card, if there are more cards than
 * `LIMITS.printCards`, if the sides of a card differ in size, or if a card doesn't fit the paper. The same job gives the same bytes.
 */
export async function createCardsPdf(
  translate: Translate,
  job: CardsJob,
  fonts: FontSet,
  writeOptions: WriteOptions = {},
): Promise<Uint8Array> {
  const pages = createCardPages(translate, job, fonts);
  return writePdf(pages, fonts, createMetadata(job), createPdfOptions(job, pages, writeOptions));
}

/** Writes the same PDF in chunks. Errors are thrown before the first chunk. */
export async function writeCardsPdf(
  translate: Translate,
  writeChunk: Write,
  job: CardsJob,
  fonts: FontSet,
  writeOptions: WriteOptions = {},
): Promise<void> {
  const pages = createCardPages(translate, job, fonts);
  await writePdfTo(writeChunk, pages, fonts, createMetadata(job), createPdfOptions(job, pages, writeOptions));
}

const createPdfOptions = (
  { tagged, cards }: CardsJob,
  pages: readonly PdfPage[],
  writeOptions: WriteOptions,
): PdfOptions => ({
  ...writeOptions,
  tagged,
  bookmarks: listBookmarks(cards, pages),
});

/** Lists bookmarks to the first page of each card with a name. Hidden characters become visible. */
function listBookmarks(cards: readonly PrintedCard[], pages: readonly PdfPage[]): Bookmark[] {
  const cardsWithBookmark = new Set<number>();
  return pages.flatMap(({ sides }, pageIndex) =>
    sides.flatMap(({ card: cardIndex = -1 }) => {
      const name = cards[cardIndex]?.name;
      if (name === undefined || cardsWithBookmark.has(cardIndex)) return [];
      cardsWithBookmark.add(cardIndex);
      return [{ title: showHiddenCharacters(name), page: pageIndex }];
    }),
  );
}

const createMetadata = ({ meta, sides }: CardsJob): PdfMeta => ({ ...meta, duplex: DUPLEX[sides] });

/** Creates the pages, including what is printed around the cards. Throws the same errors as `createCardsPdf`. */
export function createCardPages(translate: Translate, job: CardsJob, fonts: FontSet): PdfPage[] {
  const { cards, paper, backAdjust, meta } = job;
  refuseTooMany(translate, cards);
  const impositionJob = createCardsImposition(translate, job);
  const sheets = imposeCards(translate, impositionJob);
  const frontCount = sheets.filter((sheet) => sheet.side === 'front').length;
  const labelName = meta.label.startsWith(meta.title) ? meta.title : meta.label;
  const labelDetails = meta.label.slice(labelName.length);
  let sheetNumber = 0;
  return sheets.map((sheet): PdfPage => {
    if (sheet.side === 'front') sheetNumber++;
    const currentNumber = sheetNumber;
    const label: SheetLabel = {
      name: labelName,
      details: labelDetails,
      format: (nameAndDetails) => formatSheetLabel(translate, nameAndDetails, currentNumber, frontCount, sheet.side),
    };
    const adjustment =
      sheet.side === 'back' && backAdjust !== undefined && paper !== 'card'
        ? createAdjustmentMatrix(backAdjust, sheet.paper)
        : undefined;
    const items = [...createMarkItems(sheet), ...createStripItems(sheet, label, fonts)];
    return {
      width: toPt(mm(sheet.paper.width)),
      height: toPt(mm(sheet.paper.height)),
      ...(paper === 'card' ? createPageBoxes(sheet, impositionJob) : {}),
      sides: sheet.slots.flatMap((slot) =>
        placeSlot(slot, (cards[slot.card] as PrintedCard)[slot.side], adjustment).map((placedSide) => ({
          ...placedSide,
          card: slot.card,
        })),
      ),
      items: adjustment === undefined ? items : [{ kind: 'group', transform: adjustment, items }],
    };
  });
}

/** Imposes the sheets of a job. Throws a RangeError that says which card doesn't fit the paper. */
export function imposeCards(translate: Translate, impositionJob: ImpositionJob): Sheet[] {
  try {
    return impose(impositionJob);
  } catch (error) {
    if (!(error instanceof CardTooLargeError)) throw error;
    const { width, height, isFolded } = error;
    throw new RangeError(
      translate(isFolded ? 'cardSheets.tooLargeFolded' : 'cardSheets.tooLarge', {
        width,
        height,
      }),
    );
  }
}

/** Creates the imposition of a job. Throws a RangeError if there is no card, or if the sides of a card differ in size. */
export function createCardsImposition(
  translate: Translate,
  { cards, ...geometry }: Pick<CardsJob, 'cards' | keyof SheetGeometry>,
): ImpositionJob {
  if (cards.length === 0) throw new RangeError(translate('cardSheets.noCard'));
  const drawnBleed = toMm(pt(cards.reduce((maxBleed, { front }) => Math.max(maxBleed, front.bleed), 0)));
  const imposedCards = cards.map((printedCard) => ({
    size: getTrimSize(translate, printedCard),
    copies: printedCard.copies,
    hasBlankBack: isBlankSide(printedCard.back),
  }));
  return createImpositionJob(imposedCards, geometry, drawnBleed);
}

function refuseTooMany(translate: Translate, cards: readonly PrintedCard[]): void {
  const totalCards = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
  const limit = LIMITS.printCards;
  if (totalCards > limit) throw new RangeError(translate('cardSheets.tooMany', { count: totalCards, limit }));
}

function getTrimSize(translate: Translate, { front, back }: PrintedCard): Size {
  if (front.width !== back.width || front.height !== back.height)
    throw new RangeError(translate('cardSheets.unequalSides'));
  return { width: toMm(front.width), height: toMm(front.height) };
}

/** Creates the trim box and the bleed box of a single-card page. */
function createPageBoxes(sheet: Sheet, { bleed }: ImpositionJob): { trim: Rect; bleed: Rect } {
  const pageWidth = toPt(mm(sheet.paper.width));
  const pageHeight = toPt(mm(sheet.paper.height));
  const bleedWidth = toPt(mm(bleed));
  return {
    trim: { x: bleedWidth, y: bleedWidth, width: pageWidth - 2 * bleedWidth, height: pageHeight - 2 * bleedWidth },
    bleed: { x: 0, y: 0, width: pageWidth, height: pageHeight },
  };
}
