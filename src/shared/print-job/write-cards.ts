/** The last step of a print: prepares pictures for paper, and writes cards on their sheets as a PDF. */

import type { Write } from '../pdf/pdf-file.ts';
import { createPdfWriter, type PdfWriter, type Side, writeSideContent } from '../pdf/side-content.ts';
import { writeCardsPdf } from '../print/cards-pdf.ts';
import type { Translate } from '../texts/translate.ts';
import { labelPrint } from './label-print.ts';
import { keepDisplayList, layoutCards, layoutCardsCached } from './layout-cards.ts';
import { type OpenPrint, removePictures } from './open-print.ts';
import type { CardsOutput } from './print-job.ts';
import { PreparedPictures } from './print-pictures.ts';
import { listSides, type PrintableCard, selectPrintable, toPrintedCards } from './printable-card.ts';

/** Cards that are ready to be written. */
export interface ReadyCards<S extends Side = Side> {
  readonly printableCards: readonly PrintableCard<S>[];
  readonly preparedPictures: PreparedPictures;
  /** The writer that has already written the content of their sides. */
  readonly writer?: PdfWriter;
}

/**
 * Arranges cards and prepares their pictures. If a picture turns out to be damaged, the cards are arranged again
 * without it.
 */
export async function layoutWithPictures<T>(
  openPrint: OpenPrint,
  resolution: number,
  createLayout: () => Promise<T>,
  sidesToPrint: (printableCards: T) => readonly Side[],
): Promise<{ readonly printableCards: T; readonly preparedPictures: PreparedPictures }> {
  const preparedPictures = new PreparedPictures();
  for (;;) {
    const printableCards = await createLayout();
    const damagedPictures = await openPrint.pictures.prepare(
      sidesToPrint(printableCards),
      resolution,
      preparedPictures,
      (doneCount, total) => openPrint.ports.onProgress?.({ stage: 'fitting', done: doneCount, of: total }),
    );
    if (damagedPictures.size === 0) return { printableCards, preparedPictures };
    removePictures(openPrint, damagedPictures);
  }
}

/** Prepares the cards of an output as display lists, which previews share. */
export const prepareLists = (
  openPrint: OpenPrint,
  { what: printKind, selection, artDpi }: CardsOutput,
): Promise<ReadyCards> =>
  layoutWithPictures(
    openPrint,
    artDpi,
    () => layoutCardsCached(openPrint, printKind),
    (printableCards) => listSides(selectPrintable(printableCards, selection)),
  );

/** Prepares the cards of an output as PDF content, which takes less memory than display lists. A tagged PDF needs display lists. */
export async function prepareContent(
  openPrint: OpenPrint,
  { what: printKind, sheets: sheetOptions, artDpi }: CardsOutput,
): Promise<ReadyCards> {
  if (sheetOptions.tagged)
    return layoutWithPictures(openPrint, artDpi, () => layoutCards(openPrint, printKind, keepDisplayList), listSides);
  const contentWriter = createPdfWriter(openPrint.ports.fonts);
  const readyCards = await layoutWithPictures(
    openPrint,
    artDpi,
    () => layoutCards(openPrint, printKind, (displayList) => writeSideContent(displayList, contentWriter)),
    listSides,
  );
  return { ...readyCards, writer: contentWriter };
}

/** Writes cards on their sheets. Throws a RangeError before the first chunk if a card doesn't fit the paper. */
export async function writeCards(
  translate: Translate,
  openPrint: OpenPrint,
  { printableCards, preparedPictures, writer }: ReadyCards,
  { what: printKind, sheets: sheetOptions, selection, created }: CardsOutput,
  writeChunk: Write,
): Promise<void> {
  const { fonts, deflate, onProgress } = openPrint.ports;
  const metadata = { ...labelPrint(translate, openPrint, printKind), created };
  const onPage = (doneCount: number, total: number) => {
    onProgress?.({ stage: 'pages', done: doneCount, of: total });
    if (doneCount === total) onProgress?.({ stage: 'writing' });
  };
  await writeCardsPdf(
    translate,
    writeChunk,
    { ...sheetOptions, cards: toPrintedCards(printableCards, selection), meta: metadata },
    fonts,
    {
      pictures: preparedPictures,
      onPage,
      ...(deflate === undefined ? {} : { deflate }),
      ...(writer === undefined ? {} : { writer }),
    },
  );
}
