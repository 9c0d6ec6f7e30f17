import { LIMITS } from '../../../../shared/base/limits.ts';
import { countCards, type SelectedCard } from '../../../../shared/print/deck/selection.ts';
import { impose, type Sheet } from '../../../../shared/print/impose/impose.ts';
import { getPaper } from '../options/get-paper.ts';
import type { CardSettings } from '../print-messages.ts';

export interface ImposedDeck {
  /** The sides of sheets, or of cards that are pages of their own, in the order of the PDF. */
  readonly sides: readonly Sheet[];
  /** The number of sheets of paper, or of pages if every side is its own page. */
  readonly count: number;
  readonly cards: number;
}

/** The reason why there are no sheets: a card does not fit the paper, or there are more cards than one print takes. */
export interface ImpositionProblem {
  readonly problem: 'too-small' | 'too-many';
  readonly cards: number;
}

/** Returns the sheets of a print with the geometry of the PDF. A slot's `card` is the index in the deck. */
export function imposeDeck(deck: readonly SelectedCard[], settings: CardSettings): ImposedDeck | ImpositionProblem {
  const { sides, marks, bleed, gutter, margin } = settings;
  const cardCount = countCards(deck);
  if (cardCount > LIMITS.printCards) return { problem: 'too-many', cards: cardCount };
  try {
    const sheetSides = impose({
      trims: deck.map(({ size: cardSize }) => cardSize),
      cards: deck.flatMap(({ copies }, cardIndex) => Array<number>(copies).fill(cardIndex)),
      paper: getPaper(settings),
      sides,
      marks,
      bleed,
      margin,
      ...(gutter === null ? {} : { gutter }),
    });
    const isSingleCard = settings.paper === 'card';
    const paperCount = isSingleCard ? sheetSides.length : sheetSides.filter(({ side }) => side === 'front').length;
    return { sides: sheetSides, count: paperCount, cards: cardCount };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'too-small', cards: cardCount };
    throw error;
  }
}
