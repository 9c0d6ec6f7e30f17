import { LIMITS } from '../../../../shared/base/limits.ts';
import { countCards, type SelectedCard } from '../../../../shared/print/deck/selection.ts';
import { createImpositionJob } from '../../../../shared/print/impose/create-imposition-job.ts';
import { impose, type Sheet } from '../../../../shared/print/impose/impose.ts';
import { createSheetOptions } from '../options/create-sheet-options.ts';
import type { CardSettings } from '../print-messages.ts';

export interface ImposedDeck {
  /** The pages of the PDF in order: sides of sheets, or sides of cards if every side of a card is a page. */
  readonly sides: readonly Sheet[];
  /** The number of sheets of paper, or the number of pages if every side of a card is a page. */
  readonly sheetCount: number;
  readonly cardCount: number;
}

/** The reason why there are no sheets: a card does not fit the paper, or there are more cards than one print takes. */
export interface ImpositionProblem {
  readonly problem: 'too-small' | 'too-many';
  readonly cardCount: number;
}

/** Returns the sheets of a print with the geometry of the PDF. A slot's `card` is the index in the deck. */
export function imposeDeck(deck: readonly SelectedCard[], settings: CardSettings): ImposedDeck | ImpositionProblem {
  const cardCount = countCards(deck);
  if (cardCount > LIMITS.printCards) return { problem: 'too-many', cardCount };
  try {
    const sheetSides = impose(createImpositionJob(deck, createSheetOptions(settings)));
    const isSingleCard = settings.paper === 'card';
    const paperCount = isSingleCard ? sheetSides.length : sheetSides.filter(({ side }) => side === 'front').length;
    return { sides: sheetSides, sheetCount: paperCount, cardCount };
  } catch (error) {
    // `impose` throws a RangeError for a card that does not fit the paper.
    if (error instanceof RangeError) return { problem: 'too-small', cardCount };
    throw error;
  }
}
