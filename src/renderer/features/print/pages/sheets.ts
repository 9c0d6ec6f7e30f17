import { LIMITS } from '../../../../shared/base/limits.ts';
import { countCards, type SelectedCard } from '../../../../shared/print/deck/selection.ts';
import { impose, type Sheet } from '../../../../shared/print/impose/impose.ts';
import type { CardSettings } from '../job.ts';
import { paperOf } from '../options/paper-of.ts';

export interface Imposed {
  /** The sides of sheets, or of cards that are pages of their own, in the order of the PDF. */
  readonly sides: readonly Sheet[];
  /** The number of sheets of paper, or of pages if every side is its own page. */
  readonly count: number;
  readonly cards: number;
}

/** The reason why there are no sheets: a card does not fit the paper, or there are more cards than one print takes. */
export interface NoSheets {
  readonly problem: 'too-small' | 'too-many';
  readonly cards: number;
}

/** Returns the sheets of a print with the geometry of the PDF. A slot's `card` is the index in the deck. */
export function imposed(deck: readonly SelectedCard[], settings: CardSettings): Imposed | NoSheets {
  const { sides, marks, bleed, gutter, margin } = settings;
  const cards = countCards(deck);
  if (cards > LIMITS.printCards) return { problem: 'too-many', cards };
  try {
    const printed = impose({
      trims: deck.map(({ size }) => size),
      cards: deck.flatMap(({ copies }, index) => Array<number>(copies).fill(index)),
      paper: paperOf(settings),
      sides,
      marks,
      bleed,
      margin,
      ...(gutter === null ? {} : { gutter }),
    });
    const isSingle = settings.paper === 'card';
    const count = isSingle ? printed.length : printed.filter(({ side }) => side === 'front').length;
    return { sides: printed, count, cards };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'too-small', cards };
    throw error;
  }
}
