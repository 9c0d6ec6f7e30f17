/** Turns the selected parts into pages as they will be printed, in the order of the PDF. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { formatSheetLabel } from '../../../../shared/print/cards-pdf.ts';
import {
  type CardInfo,
  type CardSelection,
  type SelectedCard,
  selectCards,
} from '../../../../shared/print/deck/selection.ts';
import type { Sheet } from '../../../../shared/print/impose/impose.ts';
import type { CardPrintKind, PrintKind, SheetPrintKind } from '../../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { captionSheet } from '../../../strings/print.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import type { CardSettings, DeckReply } from '../print-messages.ts';
import { imposeDeck } from './impose-deck.ts';
import type { PdfSource } from './pdf-source.ts';

interface PageBase {
  readonly key: string;
  /** The width in millimeters. */
  readonly width: number;
  /** The height in millimeters. */
  readonly height: number;
  /** The caption, as in `Cards, sheet 1 of 2, front`. */
  readonly caption: string;
}

/** One side of a sheet of cards. */
export interface SheetPage extends PageBase {
  readonly kind: 'sheet';
  readonly printKind: CardPrintKind;
  readonly sheet: Sheet;
  readonly deck: readonly SelectedCard[];
  /** The text in the margin of the sheet. */
  readonly marginText: string;
}

/** A page of a finished PDF. */
export interface PdfPage extends PageBase {
  readonly kind: 'pdf';
  readonly source: PdfSource;
  /** The page number, from 1. */
  readonly pageNumber: number;
}

export type Page = SheetPage | PdfPage;

export interface Section {
  readonly printKind: PrintKind;
  readonly label: string;
  /** A summary as in `7 cards on 1 sheet`; '' = not known yet. */
  readonly summary: string;
  readonly pages: readonly Page[];
  /**
   * The reason why the section has no pages: it is being made (`waiting`), it is made but cannot be shown (`unshown`), there is
   * nothing to print (`empty`), or a problem prevents printing (`problem`).
   */
  readonly note?: { readonly kind: NoteKind; readonly text: string };
}

type NoteKind = 'waiting' | 'unshown' | 'empty' | 'problem';

const createEmptySection = (
  printKind: PrintKind,
  label: string,
  noteKind: NoteKind,
  noteText: string,
  summary = '',
): Section => ({
  printKind,
  label,
  summary,
  pages: [],
  note: { kind: noteKind, text: noteText },
});

interface CardsInput {
  readonly printKind: CardPrintKind;
  readonly kindText: PrintKindText;
  /** Undefined until the layout of the cards is done. */
  readonly deck: DeckReply | undefined;
  readonly cardSelection: CardSelection;
  readonly settings: CardSettings;
  /** Whether each card is made once, as an image. */
  readonly isImages: boolean;
  readonly isWorkerLost: boolean;
}

export function createCardsSection(
  translate: Translate,
  { printKind, kindText, deck, cardSelection, settings, isImages, isWorkerLost }: CardsInput,
): Section {
  const { label } = kindText;
  if (deck === undefined)
    return createEmptySection(
      printKind,
      label,
      'waiting',
      isWorkerLost ? translate('print.unchecked') : translate('print.checking'),
    );
  const selectedCards = selectCards(deck.cards, cardSelection);
  const printedCards = isImages ? selectedCards.map((selectedCard) => ({ ...selectedCard, copies: 1 })) : selectedCards;
  if (printedCards.length === 0)
    return createEmptySection(
      printKind,
      label,
      'empty',
      explainEmptySection(translate, kindText, deck.cards, cardSelection),
      kindText.formatCount(0),
    );
  const imposition = imposeDeck(printedCards, settings);
  if ('problem' in imposition) {
    const hasTooManyCards = imposition.problem === 'too-many';
    return createEmptySection(
      printKind,
      label,
      'problem',
      hasTooManyCards
        ? translate('print.tooMany', { cards: imposition.cardCount, most: LIMITS.printCards })
        : translate('print.tooSmall'),
    );
  }
  const isSingleCard = settings.paper === 'card';
  const sheetCount = imposition.sides.filter(({ side }) => side === 'front').length;
  const hasBacks = sheetCount < imposition.sides.length;
  let sheetNumber = 0;
  const pages = imposition.sides.map((sheetSide, sideIndex): SheetPage => {
    if (sheetSide.side === 'front') sheetNumber += 1;
    const caption = isImages
      ? translate('printImages.captionSide', { part: label, side: sideIndex + 1, of: imposition.sides.length })
      : isSingleCard
        ? translate('print.captionPage', { part: label, page: sideIndex + 1, of: imposition.sides.length })
        : captionSheet(translate, label, sheetNumber, sheetCount, hasBacks ? sheetSide.side : undefined);
    const marginText = formatSheetLabel(translate, deck.label, sheetNumber, sheetCount, sheetSide.side);
    return {
      kind: 'sheet',
      key: `${printKind} ${sideIndex}`,
      ...sheetSide.paper,
      caption,
      printKind,
      sheet: sheetSide,
      deck: printedCards,
      marginText,
    };
  });
  const cardsLabel = kindText.formatCount(imposition.cardCount);
  const summary = isImages
    ? translate('printImages.sum', { n: imposition.sheetCount })
    : isSingleCard
      ? translate('print.pagesOf', { things: cardsLabel, pages: imposition.sheetCount })
      : translate('print.sheetsOf', { things: cardsLabel, sheets: imposition.sheetCount });
  return { printKind, label, summary, pages };
}

function explainEmptySection(
  translate: Translate,
  { emptyReason }: PrintKindText,
  cardInfos: readonly CardInfo[],
  cardSelection: CardSelection,
): string {
  const isUnchanged =
    cardInfos.length > 0 && cardSelection.changedOnly && !cardInfos.some((cardInfo) => cardInfo.isChanged);
  return isUnchanged ? translate('print.nothingChanged') : emptyReason;
}

/**
 * A sheet for the preview: an open PDF, a sheet that is made but cannot be shown here, or the reason why it was not made.
 */
export type OpenedSheet = PdfSource | { readonly unshown: true } | { readonly refused: string };

interface SheetInput {
  readonly sheetKind: SheetPrintKind;
  readonly label: string;
  /** The key of this version of the sheet. */
  readonly sheetKey: string;
  /** Undefined while the sheet is being made. */
  readonly source: OpenedSheet | undefined;
  /** Whether the output is images, which a text sheet cannot become. */
  readonly isImages: boolean;
  readonly isWorkerLost: boolean;
}

export function createSheetSection(
  translate: Translate,
  { sheetKind, label, sheetKey, source, isImages, isWorkerLost }: SheetInput,
): Section {
  if (isImages)
    return createEmptySection(
      sheetKind,
      label,
      'empty',
      translate('printImages.onlyPdf'),
      translate('printImages.onlyPdf'),
    );
  if (source === undefined)
    return createEmptySection(
      sheetKind,
      label,
      'waiting',
      isWorkerLost ? translate('print.unmade') : translate('print.making'),
    );
  if ('refused' in source)
    return createEmptySection(sheetKind, label, 'problem', translate('print.failed', { reason: source.refused }));
  if ('unshown' in source) return createEmptySection(sheetKind, label, 'unshown', translate('print.partNotShown'));
  const { pageSizes } = source;
  const pages = pageSizes.map((pageSize, pageIndex): PdfPage => {
    const caption = translate('print.captionPage', { part: label, page: pageIndex + 1, of: pageSizes.length });
    return { kind: 'pdf', key: `${sheetKey} ${pageIndex}`, ...pageSize, caption, source, pageNumber: pageIndex + 1 };
  });
  return { printKind: sheetKind, label, summary: translate('print.pages', { n: pageSizes.length }), pages };
}

/** Returns the index of the first page that shows a card of the subject, or undefined if no page does. */
export function findSubjectPage(
  pages: readonly Page[],
  cardInfos: readonly CardInfo[],
  subjectId: string,
): number | undefined {
  const cardInfo = cardInfos.find((candidate) => candidate.subject === subjectId);
  if (cardInfo === undefined) return undefined;
  const isSubjectCard = (cardIndex: number): boolean =>
    cardIndex >= cardInfo.firstCard && cardIndex < cardInfo.firstCard + cardInfo.cardCount;
  const pageIndex = pages.findIndex(
    (page) =>
      page.kind === 'sheet' &&
      page.printKind === 'cards' &&
      page.sheet.slots.some(({ card: deckIndex }) => isSubjectCard(page.deck[deckIndex]?.card ?? -1)),
  );
  return pageIndex < 0 ? undefined : pageIndex;
}
