/** Defines what layout returns for one subject (a character, a piece or a row of a deck): its card, and continuation cards if necessary. */

import type { CardFinding } from '../card/findings/card-finding.ts';
import type { DeckRow } from '../deck/deck-rows.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { Character } from '../document/schema.ts';
import { isBlankSide, type Side } from '../pdf/side-content.ts';
import type { PrintedCard } from '../print/cards-pdf.ts';
import { type CardInfo, type CardSelection, getCopies, selectCards } from '../print/deck/selection.ts';
import type { PreflightFinding } from '../print/preflight.ts';

export interface PrintableCard<S extends Side = DisplayList>
  extends Pick<CardInfo, 'name' | 'file' | 'subject' | 'copies' | 'size' | 'key' | 'isChanged'> {
  /** The card and its continuation cards. */
  readonly cards: readonly { readonly front: S; readonly back: S }[];
  /** The findings of the layout. */
  readonly notes: readonly CardFinding[];
  /** The same findings as preflight findings. */
  readonly findings: readonly PreflightFinding[];
  /** The character on the card, if any. */
  readonly character?: Character;
  /** The row on the card, if any. */
  readonly row?: DeckRow;
}

/** Lists every side in the order of the cards. */
export const listSides = <S extends Side>(printableCards: readonly Pick<PrintableCard<S>, 'cards'>[]): S[] =>
  printableCards.flatMap(({ cards }) => cards.flatMap(({ front, back }) => [front, back]));

/** Describes cards for lists and previews: everything except their sides. */
export function describeCards(printableCards: readonly PrintableCard<Side>[]): CardInfo[] {
  let firstCard = 0;
  return printableCards.map(({ name, file, subject, copies, size, key, isChanged, cards }) => {
    const cardRange = { firstCard, cardCount: cards.length };
    const blankBacks = cards.flatMap(({ back }, cardIndex) => (isBlankSide(back) ? [cardIndex] : []));
    firstCard += cards.length;
    return {
      name,
      file,
      ...(subject === undefined ? {} : { subject }),
      copies,
      size,
      ...cardRange,
      ...(blankBacks.length === 0 ? {} : { blankBacks }),
      ...(key === undefined ? {} : { key }),
      isChanged,
    };
  });
}

/** Selects the cards that are printed, including their continuation cards, with the copies that are printed of each. */
export function selectPrintable<S extends Side>(
  printableCards: readonly PrintableCard<S>[],
  selection: CardSelection,
): readonly PrintableCard<S>[] {
  return describeCards(printableCards).flatMap((cardInfo, index) => {
    const printableCard = printableCards[index];
    const copies = getCopies(cardInfo, index, selection);
    return printableCard === undefined || copies === 0 ? [] : [{ ...printableCard, copies }];
  });
}

/** Converts the selected cards for the PDF writer. */
export function toPrintedCards(
  printableCards: readonly PrintableCard<Side>[],
  selection: CardSelection,
): PrintedCard[] {
  const cardSides = printableCards.flatMap(({ cards }) => cards);
  return selectCards(describeCards(printableCards), selection).flatMap(({ card, copies, name }) => {
    const side = cardSides[card];
    return side === undefined ? [] : [{ ...side, copies, ...(name === undefined ? {} : { name }) }];
  });
}

/** Selects every arranged card, with as many copies as the documents say. */
export const EVERYTHING: CardSelection = { copies: 1, each: {}, changedOnly: false };
