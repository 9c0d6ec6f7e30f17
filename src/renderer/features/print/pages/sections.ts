/** Turns the selected parts into pages as they will be printed, in the order of the PDF. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { formatSheetLabel } from '../../../../shared/print/cards-pdf.ts';
import {
  type CardInfo,
  type CardSelection,
  countCards,
  type SelectedCard,
  selectCards,
} from '../../../../shared/print/deck/selection.ts';
import { isBlankSheet, type Sheet } from '../../../../shared/print/impose/impose.ts';
import type { CardPrintKind, PrintKind, SheetPrintKind } from '../../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { captionSheet, describeSheets } from '../../../strings/print.ts';
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

/** A selected card and its kind. Cards of several kinds can share a sheet. */
export interface DeckCard extends SelectedCard {
  readonly printKind: CardPrintKind;
}

/** One side of a sheet of cards. */
export interface SheetPage extends PageBase {
  readonly kind: 'sheet';
  readonly sheet: Sheet;
  /** The printed cards. Slots of the sheet refer to them by their index. */
  readonly deck: readonly DeckCard[];
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

/** An empty page, so that the next sheet or part begins on a front. */
export interface BlankPage extends PageBase {
  readonly kind: 'blank';
}

export type Page = SheetPage | PdfPage | BlankPage;

/** Creates an empty page of the size of another page. `key` is unique among all pages. */
export const createBlankPage = (
  translate: Translate,
  key: string,
  { width, height }: Pick<PageBase, 'width' | 'height'>,
): BlankPage => ({ kind: 'blank', key, width, height, caption: translate('print.blankPage') });

/** Pages that belong together: a text sheet, or cards that share sheets. Each section becomes one part of the PDF. */
export interface Section {
  readonly printKinds: readonly PrintKind[];
  readonly label: string;
  /** A summary for each kind, as in `7 cards on 1 sheet`. Absent = not known yet. */
  readonly summaries: Partial<Record<PrintKind, string>>;
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
  summary?: string,
): Section => ({
  printKinds: [printKind],
  label,
  summaries: summary === undefined ? {} : { [printKind]: summary },
  pages: [],
  note: { kind: noteKind, text: noteText },
});

/** The cards of one kind that are selected for a print. */
export interface CardsPartInput {
  readonly printKind: CardPrintKind;
  readonly kindText: PrintKindText;
  /** Undefined until the layout of the cards is done. */
  readonly deck: DeckReply | undefined;
  readonly cardSelection: CardSelection;
}

interface CardsInput {
  readonly parts: readonly CardsPartInput[];
  readonly settings: CardSettings;
  /** Whether the cards of all parts share sheets. */
  readonly isShared: boolean;
  /** The text in the margin of sheets that several parts share. */
  readonly sharedLabel: string;
  /** Whether each card is made once, as an image. */
  readonly isImages: boolean;
  readonly isWorkerLost: boolean;
}

/** A part with cards to print. */
interface PrintedPart {
  readonly printKind: CardPrintKind;
  readonly kindText: PrintKindText;
  readonly label: string;
  readonly cards: readonly DeckCard[];
}

/** Returns the sections of all selected kinds of cards, in their order. Kinds that share sheets are one section. */
export function createCardsSections(translate: Translate, input: CardsInput): readonly Section[] {
  const parts = input.parts.map((part) => createPrintedPart(translate, part, input));
  const printedParts = parts.filter((part) => 'cards' in part);
  if (input.isShared && printedParts.length > 1) {
    const sharedSection = createImposedSection(translate, printedParts, input);
    // If a card is too large or there are too many cards, each part says so itself.
    if (sharedSection.note === undefined)
      return parts.flatMap((part): Section[] =>
        'cards' in part ? (part === printedParts[0] ? [sharedSection] : []) : [part],
      );
  }
  return parts.map((part) => ('cards' in part ? createImposedSection(translate, [part], input) : part));
}

/** Returns the cards of a part, or a section that says why there are none. */
function createPrintedPart(
  translate: Translate,
  { printKind, kindText, deck, cardSelection }: CardsPartInput,
  { isImages, isWorkerLost }: CardsInput,
): PrintedPart | Section {
  const { label } = kindText;
  if (deck === undefined)
    return createEmptySection(
      printKind,
      label,
      'waiting',
      isWorkerLost ? translate('print.unchecked') : translate('print.checking'),
    );
  const cards = selectCards(deck.cards, cardSelection).map(
    (selectedCard): DeckCard => ({ ...selectedCard, printKind, ...(isImages ? { copies: 1 } : {}) }),
  );
  return cards.length === 0
    ? createEmptySection(
        printKind,
        label,
        'empty',
        explainEmptySection(translate, kindText, deck.cards, cardSelection),
        kindText.formatCount(0),
      )
    : { printKind, kindText, label: deck.label, cards };
}

/** Imposes parts that share sheets. */
function createImposedSection(
  translate: Translate,
  parts: readonly PrintedPart[],
  { settings, sharedLabel, isImages }: CardsInput,
): Section {
  const printKinds = parts.map(({ printKind }) => printKind);
  const [firstPart, secondPart] = parts;
  const label = secondPart === undefined ? (firstPart?.kindText.label ?? '') : translate('print.cutSheets');
  const marginLabel = secondPart === undefined ? (firstPart?.label ?? '') : sharedLabel;
  const deck = parts.flatMap(({ cards }) => cards);
  const imposition = imposeDeck(deck, settings);
  if ('problem' in imposition) {
    const text =
      imposition.problem === 'too-many'
        ? translate('print.tooMany', { cards: imposition.cardCount, most: LIMITS.printCards })
        : translate('print.tooSmall');
    return { printKinds, label, summaries: {}, pages: [], note: { kind: 'problem', text } };
  }
  const isSingleCard = settings.paper === 'card';
  const sheetCount = imposition.sides.filter(({ side }) => side === 'front').length;
  const hasBacks = sheetCount < imposition.sides.length;
  const listSheetKinds = ({ slots }: Sheet) => {
    const sheetKinds = new Set(slots.map(({ card: deckIndex }) => deck[deckIndex]?.printKind));
    return parts.filter(({ printKind }) => sheetKinds.has(printKind));
  };
  const sheetNumbers = new Map(printKinds.map((printKind) => [printKind, [] as number[]]));
  let sheetNumber = 0;
  const pages = imposition.sides.map((sheet, sideIndex): Page => {
    const key = `${printKinds.join('+')} ${sideIndex}`;
    if (isBlankSheet(sheet)) return createBlankPage(translate, key, sheet.paper);
    const sheetParts = listSheetKinds(sheet);
    if (sheet.side === 'front') {
      sheetNumber += 1;
      for (const { printKind } of sheetParts) sheetNumbers.get(printKind)?.push(sheetNumber);
    }
    const partNames = sheetParts.map(({ kindText }) => kindText.label).join(' + ');
    const caption = isImages
      ? translate('printImages.captionSide', { part: partNames, side: sideIndex + 1, of: imposition.sides.length })
      : isSingleCard
        ? translate('print.captionPage', { part: partNames, page: sideIndex + 1, of: imposition.sides.length })
        : captionSheet(translate, partNames, sheetNumber, sheetCount, hasBacks ? sheet.side : undefined);
    const marginText = formatSheetLabel(translate, marginLabel, sheetNumber, sheetCount, sheet.side);
    return { kind: 'sheet', key, ...sheet.paper, caption, sheet, deck, marginText };
  });
  const summaries = parts.map(({ printKind, kindText, cards }) => {
    const cardsText = kindText.formatCount(countCards(cards));
    const summary = isImages
      ? translate('printImages.sum', { n: imposition.sheetCount })
      : isSingleCard
        ? translate('print.pagesOf', { things: cardsText, pages: imposition.sheetCount })
        : parts.length === 1 || sheetCount === 1
          ? translate('print.sheetsOf', { things: cardsText, sheets: sheetCount })
          : describeSheets(translate, cardsText, sheetNumbers.get(printKind) ?? []);
    return [printKind, summary] as const;
  });
  return { printKinds, label, summaries: Object.fromEntries(summaries), pages };
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
  const summaries = { [sheetKind]: translate('print.pages', { n: pageSizes.length }) };
  return { printKinds: [sheetKind], label, summaries, pages };
}

/** Returns the index of the first page that shows a card of the subject, or undefined if no page does. */
export function findSubjectPage(
  pages: readonly Page[],
  cardInfos: readonly CardInfo[],
  subjectId: string,
): number | undefined {
  const cardInfo = cardInfos.find((candidate) => candidate.subject === subjectId);
  if (cardInfo === undefined) return undefined;
  const isSubjectCard = (deckCard: DeckCard | undefined): boolean =>
    deckCard?.printKind === 'cards' &&
    deckCard.card >= cardInfo.firstCard &&
    deckCard.card < cardInfo.firstCard + cardInfo.cardCount;
  const pageIndex = pages.findIndex(
    (page) =>
      page.kind === 'sheet' && page.sheet.slots.some(({ card: deckIndex }) => isSubjectCard(page.deck[deckIndex])),
  );
  return pageIndex < 0 ? undefined : pageIndex;
}
