/** The last step of a print: pictures prepared for paper, and cards on their sheets as a PDF. */

import type { Write } from '../pdf/pdf-file.ts';
import { type PdfWriter, pdfWriter, type Side, sideContent } from '../pdf/side-content.ts';
import { cardsPdfTo } from '../print/cards-pdf.ts';
import type { Translate } from '../texts/translate.ts';
import { labelPrint } from './label.ts';
import { keepList, layOut, layOutOnce } from './lay-out.ts';
import { type OpenPrint, removePictures } from './open-print.ts';
import { PreparedPictures } from './pictures.ts';
import type { CardsOutput } from './print-job.ts';
import { type PrintableCard, selectPrintable, sidesOf, toPrintedCards } from './printable-card.ts';

/** Cards that are ready to be written. */
export interface ReadyCards<S extends Side = Side> {
  readonly layout: readonly PrintableCard<S>[];
  readonly pixels: PreparedPictures;
  /** Has written the content of their sides already. */
  readonly writer?: PdfWriter;
}

/**
 * Lays out cards and prepares the pictures that they show. When a picture turns out to be damaged only now, they are laid
 * out again without it.
 */
export async function layOutWithPictures<T>(
  print: OpenPrint,
  dpi: number,
  layOutCards: () => Promise<T>,
  sidesToPrint: (layout: T) => readonly Side[],
): Promise<{ readonly layout: T; readonly pixels: PreparedPictures }> {
  const pixels = new PreparedPictures();
  for (;;) {
    const layout = await layOutCards();
    const broken = await print.pictures.prepare(sidesToPrint(layout), dpi, pixels, (done, of) =>
      print.ports.onProgress?.({ stage: 'fitting', done, of }),
    );
    if (broken.size === 0) return { layout, pixels };
    removePictures(print, broken);
  }
}

/** The cards of an output as display lists, which are shared with previews. */
export const prepareLists = (print: OpenPrint, { what, selection, artDpi }: CardsOutput): Promise<ReadyCards> =>
  layOutWithPictures(
    print,
    artDpi,
    () => layOutOnce(print, what),
    (layout) => sidesOf(selectPrintable(layout, selection)),
  );

/** The cards of an output as content of one PDF: of thousands of cards only these are kept. A tagged PDF needs display lists. */
export async function prepareContent(print: OpenPrint, { what, sheets, artDpi }: CardsOutput): Promise<ReadyCards> {
  if (sheets.tagged) return layOutWithPictures(print, artDpi, () => layOut(print, what, keepList), sidesOf);
  const writer = pdfWriter(print.ports.fonts);
  const ready = await layOutWithPictures(
    print,
    artDpi,
    () => layOut(print, what, (list) => sideContent(list, writer)),
    sidesOf,
  );
  return { ...ready, writer };
}

/** Writes cards on their sheets. Throws a RangeError for what does not fit the paper, before the first piece is written. */
export async function writeCards(
  translate: Translate,
  print: OpenPrint,
  { layout, pixels, writer }: ReadyCards,
  { what, sheets, selection, created }: CardsOutput,
  write: Write,
): Promise<void> {
  const { fonts, deflate, onProgress } = print.ports;
  const meta = { ...labelPrint(translate, print, what), created };
  const onPage = (done: number, of: number) => {
    onProgress?.({ stage: 'pages', done, of });
    if (done === of) onProgress?.({ stage: 'writing' });
  };
  await cardsPdfTo(translate, write, { ...sheets, cards: toPrintedCards(layout, selection), meta }, fonts, {
    pictures: pixels,
    onPage,
    ...(deflate === undefined ? {} : { deflate }),
    ...(writer === undefined ? {} : { writer }),
  });
}
