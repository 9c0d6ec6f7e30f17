/** The last step of a print: prepares pictures for paper, and writes cards on their sheets as a PDF. */

import type { Write } from '../pdf/pdf-file.ts';
import type { PrintingCondition } from '../pdf/printing-condition.ts';
import { createPdfWriter, type PdfWriter, type Side, writeSideContent } from '../pdf/side-content.ts';
import { type PrintedCard, writeCardsPdf } from '../print/cards-pdf.ts';
import type { CardSelection } from '../print/deck/selection.ts';
import type { Translate } from '../texts/translate.ts';
import { labelPrint } from './label-print.ts';
import { keepDisplayList, layoutCards, layoutCardsCached } from './layout-cards.ts';
import { type OpenPrint, removePictures } from './open-print.ts';
import type { CardPrintKind, CardsOutput } from './print-job.ts';
import { PreparedPictures } from './print-pictures.ts';
import { listSides, type PrintableCard, selectPrintable, toPrintedCards } from './printable-card.ts';

/** Cards that are ready to be written. */
export interface ReadyCards<S extends Side = Side> {
  /** All arranged cards, including those that are not printed. */
  readonly printableCards: readonly PrintableCard<S>[];
  /** The selected cards of all parts in printing order. */
  readonly printedCards: readonly PrintedCard[];
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
export const prepareLists = (openPrint: OpenPrint, output: CardsOutput): Promise<ReadyCards> =>
  prepareParts(openPrint, output, (printKind) => layoutCardsCached(openPrint, printKind));

/** Prepares the cards of an output as PDF content, which takes less memory than display lists. A tagged PDF needs display lists. */
export async function prepareContent(openPrint: OpenPrint, output: CardsOutput): Promise<ReadyCards> {
  if (output.sheets.tagged)
    return prepareParts(openPrint, output, (printKind) => layoutCards(openPrint, printKind, keepDisplayList));
  const contentWriter = createPdfWriter(openPrint.ports.fonts, await openCondition(openPrint, output));
  const readyCards = await prepareParts(openPrint, output, (printKind) =>
    layoutCards(openPrint, printKind, (displayList) => writeSideContent(displayList, contentWriter)),
  );
  return { ...readyCards, writer: contentWriter };
}

/** Returns the printing condition if the output is PDF/X. */
function openCondition({ ports }: OpenPrint, { sheets }: CardsOutput): Promise<PrintingCondition> | undefined {
  if (sheets.isPdfX !== true) return undefined;
  if (ports.openPrintingCondition === undefined) throw new Error('PDF/X needs a printing condition.');
  return ports.openPrintingCondition();
}

/** Arranges the cards of all parts with `layoutKind`, and prepares the pictures of the selected ones. */
async function prepareParts<S extends Side>(
  openPrint: OpenPrint,
  { parts, artDpi }: CardsOutput,
  layoutKind: (printKind: CardPrintKind) => Promise<readonly PrintableCard<S>[]>,
): Promise<ReadyCards<S>> {
  const { printableCards: readyParts, preparedPictures } = await layoutWithPictures(
    openPrint,
    artDpi,
    async () => {
      const arrangedParts: { choice: CardSelection; printableCards: readonly PrintableCard<S>[] }[] = [];
      for (const { what: printKind, choice } of parts)
        arrangedParts.push({ choice, printableCards: await layoutKind(printKind) });
      return arrangedParts;
    },
    (arrangedParts) =>
      arrangedParts.flatMap(({ choice, printableCards }) => listSides(selectPrintable(printableCards, choice))),
  );
  return {
    printableCards: readyParts.flatMap(({ printableCards }) => printableCards),
    printedCards: readyParts.flatMap(({ choice, printableCards }) => toPrintedCards(printableCards, choice)),
    preparedPictures,
  };
}

/** Writes cards on their sheets. Throws a RangeError before the first chunk if a card doesn't fit the paper. */
export async function writeCards(
  translate: Translate,
  openPrint: OpenPrint,
  { printedCards, preparedPictures, writer }: ReadyCards,
  output: CardsOutput,
  writeChunk: Write,
): Promise<void> {
  const { parts, sheets: sheetOptions, created } = output;
  const { fonts, deflate, onProgress } = openPrint.ports;
  const printKinds = parts.map(({ what: printKind }) => printKind);
  const metadata = { ...labelPrint(translate, openPrint, printKinds), created };
  const onPage = (doneCount: number, total: number) => {
    onProgress?.({ stage: 'pages', done: doneCount, of: total });
    if (doneCount === total) onProgress?.({ stage: 'writing' });
  };
  await writeCardsPdf(translate, writeChunk, { ...sheetOptions, cards: printedCards, meta: metadata }, fonts, {
    pictures: preparedPictures,
    onPage,
    ...(deflate === undefined ? {} : { deflate }),
    ...(writer === undefined ? { condition: await openCondition(openPrint, output) } : { writer }),
  });
}
