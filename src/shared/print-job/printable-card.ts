/** One thing that is printed, laid out: a character, a piece of a game or a row of a table, on as many cards as it needs. */

import type { CardNote } from '../card/notes/note.ts';
import type { DeckRow } from '../deck/deck-rows.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { Character } from '../document/schema.ts';
import type { Side } from '../pdf/side-content.ts';
import type { PrintedCard } from '../print/cards-pdf.ts';
import { type CardInfo, type CardSelection, copiesOf, deckOf } from '../print/deck/selection.ts';
import type { PreflightFinding } from '../print/preflight.ts';

export interface PrintableCard<S extends Side = DisplayList>
  extends Pick<CardInfo, 'name' | 'file' | 'subject' | 'copies' | 'size' | 'key' | 'changed'> {
  /** The card, and the ones it continues on. */
  readonly cards: readonly { readonly front: S; readonly back: S }[];
  /** What the layout has to say. */
  readonly notes: readonly CardNote[];
  /** The same as findings before printing. */
  readonly findings: readonly PreflightFinding[];
  /** The character that it is of. */
  readonly character?: Character;
  /** The row that it is of. */
  readonly row?: DeckRow;
}

/** Every side, in the order of the cards. */
export const sidesOf = <S extends Side>(layout: readonly Pick<PrintableCard<S>, 'cards'>[]): S[] =>
  layout.flatMap(({ cards }) => cards.flatMap(({ front, back }) => [front, back]));

/** What lists and previews need to know of cards: everything but their sides. */
export function describeCards(layout: readonly PrintableCard<Side>[]): CardInfo[] {
  let first = 0;
  return layout.map(({ name, file, subject, copies, size, key, changed, cards }) => {
    const place = { first, count: cards.length };
    first += cards.length;
    return {
      name,
      file,
      ...(subject === undefined ? {} : { subject }),
      copies,
      size,
      ...place,
      ...(key === undefined ? {} : { key }),
      changed,
    };
  });
}

/** The cards that a selection prints, each with those it continues on. */
export function selectPrintable<S extends Side>(
  layout: readonly PrintableCard<S>[],
  selection: CardSelection,
): readonly PrintableCard<S>[] {
  return describeCards(layout).flatMap((info, index) => {
    const card = layout[index];
    return card === undefined || copiesOf(info, index, selection) === 0 ? [] : [card];
  });
}

/** The same as the writer of PDFs takes them. */
export function toPrintedCards(layout: readonly PrintableCard<Side>[], selection: CardSelection): PrintedCard[] {
  const sides = layout.flatMap(({ cards }) => cards);
  return deckOf(describeCards(layout), selection).flatMap(({ card, copies, name }) => {
    const side = sides[card];
    return side === undefined ? [] : [{ ...side, copies, ...(name === undefined ? {} : { name }) }];
  });
}

/** Prints every card that was laid out as often as the documents say. */
export const EVERYTHING: CardSelection = { copies: 1, each: {}, changedOnly: false };
