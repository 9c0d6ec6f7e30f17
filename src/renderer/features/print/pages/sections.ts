/** Turns the selected parts into pages as they will be printed, in the order of the PDF. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { formatSheetLine } from '../../../../shared/print/cards-pdf.ts';
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
import type { CardSettings, DeckReply } from '../job.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import type { PdfSource } from './pdf-source.ts';
import { imposed } from './sheets.ts';

interface PageBase {
  readonly key: string;
  /** The width in millimeters, as is the height. */
  readonly width: number;
  readonly height: number;
  /** The caption, as in `Cards, sheet 1 of 2, front`. */
  readonly caption: string;
}

/** One side of a sheet of cards. */
export interface SheetPage extends PageBase {
  readonly kind: 'sheet';
  readonly what: CardPrintKind;
  readonly sheet: Sheet;
  readonly deck: readonly SelectedCard[];
  /** The text in the margin of the sheet. */
  readonly line: string;
}

/** A page of a finished PDF. */
export interface PdfPage extends PageBase {
  readonly kind: 'pdf';
  readonly source: PdfSource;
  /** The page number, from 1. */
  readonly number: number;
}

export type Page = SheetPage | PdfPage;

export interface Section {
  readonly what: PrintKind;
  readonly label: string;
  /** A summary as in `7 cards on 1 sheet`; '' = not known yet. */
  readonly sum: string;
  readonly pages: readonly Page[];
  /**
   * The reason why the section has no pages: it is being made, it is made but cannot be shown, there is nothing to print,
   * or a problem prevents it.
   */
  readonly note?: { readonly kind: NoteKind; readonly text: string };
}

type NoteKind = 'waiting' | 'unshown' | 'empty' | 'problem';

const noted = (what: PrintKind, label: string, kind: NoteKind, text: string, sum = ''): Section => ({
  what,
  label,
  sum,
  pages: [],
  note: { kind, text },
});

interface CardsInput {
  readonly what: CardPrintKind;
  readonly text: PrintKindText;
  /** Undefined until the layout of the cards is done. */
  readonly deck: DeckReply | undefined;
  readonly choice: CardSelection;
  readonly settings: CardSettings;
  /** Whether each card is made once, as an image. */
  readonly isImages: boolean;
  readonly isLost: boolean;
}

export function cardsSection(
  translate: Translate,
  { what, text, deck, choice, settings, isImages, isLost }: CardsInput,
): Section {
  const { label } = text;
  if (deck === undefined)
    return noted(what, label, 'waiting', isLost ? translate('print.unchecked') : translate('print.checking'));
  const all = selectCards(deck.cards, choice);
  const chosen = isImages ? all.map((one) => ({ ...one, copies: 1 })) : all;
  if (chosen.length === 0)
    return noted(what, label, 'empty', emptyText(translate, text, deck.cards, choice), text.things(0));
  const done = imposed(chosen, settings);
  if ('problem' in done) {
    const isTooMany = done.problem === 'too-many';
    return noted(
      what,
      label,
      'problem',
      isTooMany
        ? translate('print.tooMany', { cards: done.cards, most: LIMITS.printCards })
        : translate('print.tooSmall'),
    );
  }
  const isSingle = settings.paper === 'card';
  const sheets = done.sides.filter(({ side }) => side === 'front').length;
  const hasBacks = sheets < done.sides.length;
  let number = 0;
  const pages = done.sides.map((sheet, index): SheetPage => {
    if (sheet.side === 'front') number += 1;
    const caption = isImages
      ? translate('printImages.captionSide', { part: label, side: index + 1, of: done.sides.length })
      : isSingle
        ? translate('print.captionPage', { part: label, page: index + 1, of: done.sides.length })
        : captionSheet(translate, label, number, sheets, hasBacks ? sheet.side : undefined);
    const line = formatSheetLine(translate, deck.label, number, sheets, sheet.side);
    return { kind: 'sheet', key: `${what} ${index}`, ...sheet.paper, caption, what, sheet, deck: chosen, line };
  });
  const sum = isImages
    ? translate('printImages.sum', { n: done.count })
    : (isSingle
        ? (things: string, pages: number) => translate('print.pagesOf', { things, pages })
        : (things: string, sheets: number) => translate('print.sheetsOf', { things, sheets }))(
        text.things(done.cards),
        done.count,
      );
  return { what, label, sum, pages };
}

function emptyText(
  translate: Translate,
  { empty }: PrintKindText,
  infos: readonly CardInfo[],
  choice: CardSelection,
): string {
  const isUnchanged = infos.length > 0 && choice.changedOnly && !infos.some((one) => one.isChanged);
  return isUnchanged ? translate('print.nothingChanged') : empty;
}

/**
 * A sheet for the preview: an open PDF, a sheet that is made but cannot be shown here, or the reason why it was not made.
 */
export type OpenedSheet = PdfSource | { readonly unshown: true } | { readonly refused: string };

interface SheetInput {
  readonly what: SheetPrintKind;
  readonly label: string;
  /** The key of this version of the sheet. */
  readonly key: string;
  /** Undefined while the sheet is being made. */
  readonly source: OpenedSheet | undefined;
  /** Whether the output is images, which a text sheet cannot become. */
  readonly isImages: boolean;
  readonly isLost: boolean;
}

export function sheetSection(
  translate: Translate,
  { what, label, key, source, isImages, isLost }: SheetInput,
): Section {
  if (isImages) return noted(what, label, 'empty', translate('printImages.onlyPdf'), translate('printImages.onlyPdf'));
  if (source === undefined)
    return noted(what, label, 'waiting', isLost ? translate('print.unmade') : translate('print.making'));
  if ('refused' in source) return noted(what, label, 'problem', translate('print.failed', { reason: source.refused }));
  if ('unshown' in source) return noted(what, label, 'unshown', translate('print.partNotShown'));
  const { sizes } = source;
  const pages = sizes.map((size, index): PdfPage => {
    const caption = translate('print.captionPage', { part: label, page: index + 1, of: sizes.length });
    return { kind: 'pdf', key: `${key} ${index}`, ...size, caption, source, number: index + 1 };
  });
  return { what, label, sum: translate('print.pages', { n: sizes.length }), pages };
}

/** Returns the index of the first page that shows a card of the subject, or undefined if no page does. */
export function pageOfSubject(pages: readonly Page[], infos: readonly CardInfo[], subject: string): number | undefined {
  const info = infos.find((one) => one.subject === subject);
  if (info === undefined) return undefined;
  const isOf = (card: number): boolean => card >= info.firstCard && card < info.firstCard + info.cardCount;
  const at = pages.findIndex(
    (page) =>
      page.kind === 'sheet' &&
      page.what === 'cards' &&
      page.sheet.slots.some(({ card }) => isOf(page.deck[card]?.card ?? -1)),
  );
  return at < 0 ? undefined : at;
}
