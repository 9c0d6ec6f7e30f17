/** What is ticked as the pages that will come out of the printer, in the order of the PDF. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { sheetLine } from '../../../../shared/print/cards-pdf.ts';
import { type CardInfo, type CardSelection, type DeckCard, deckOf } from '../../../../shared/print/deck/selection.ts';
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
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** `Cards, sheet 1 of 2, front` */
  readonly caption: string;
}

/** A side of a sheet of cards. */
export interface SheetPage extends PageBase {
  readonly kind: 'sheet';
  readonly what: CardPrintKind;
  readonly sheet: Sheet;
  readonly deck: readonly DeckCard[];
  /** What stands in its margin. */
  readonly line: string;
}

/** A page of a finished PDF. */
export interface PdfPage extends PageBase {
  readonly kind: 'pdf';
  readonly source: PdfSource;
  /** From 1 on. */
  readonly number: number;
}

export type Page = SheetPage | PdfPage;

export interface Section {
  readonly what: PrintKind;
  readonly label: string;
  /** `7 cards on 1 sheet`; '' = not known yet. */
  readonly sum: string;
  readonly pages: readonly Page[];
  /** Why it has no pages: still being made, made but not to be shown, nothing to print, or a reason that stands in the way. */
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
  /** Undefined while they are still being laid out. */
  readonly deck: DeckReply | undefined;
  readonly choice: CardSelection;
  readonly settings: CardSettings;
  /** Each is drawn once, as a picture. */
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
  const all = deckOf(deck.cards, choice);
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
    const line = sheetLine(translate, deck.label, number, sheets, sheet.side);
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
  const isUnchanged = infos.length > 0 && choice.changedOnly && !infos.some((one) => one.changed);
  return isUnchanged ? translate('print.nothingChanged') : empty;
}

/** A sheet as it can be looked at: open, made but not to be opened here, or not made at all, with the reason. */
export type OpenedSheet = PdfSource | { readonly unshown: true } | { readonly refused: string };

interface SheetInput {
  readonly what: SheetPrintKind;
  readonly label: string;
  /** Names the version of the sheet. */
  readonly key: string;
  /** Undefined while it is still being made. */
  readonly source: OpenedSheet | undefined;
  /** Pictures are wanted, which it cannot become. */
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

/** The number of the first page that shows a card of a character; undefined where none does. */
export function pageOfSubject(pages: readonly Page[], infos: readonly CardInfo[], subject: string): number | undefined {
  const info = infos.find((one) => one.subject === subject);
  if (info === undefined) return undefined;
  const isOf = (card: number): boolean => card >= info.first && card < info.first + info.count;
  const at = pages.findIndex(
    (page) =>
      page.kind === 'sheet' &&
      page.what === 'cards' &&
      page.sheet.slots.some(({ card }) => isOf(page.deck[card]?.card ?? -1)),
  );
  return at < 0 ? undefined : at;
}
