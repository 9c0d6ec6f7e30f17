import { LIMITS } from '../../../../shared/limits.ts';
import { cardsIn, type DeckCard } from '../../../../shared/print/deck/selection.ts';
import { impose, type Sheet } from '../../../../shared/print/impose/impose.ts';
import type { CardSettings } from '../job.ts';
import { paperOf } from '../options/settings.ts';

export interface SheetPreview {
  /** Sheets of paper as they come out of the printer: a front and, when it has one, its back. Single cards: one card. */
  readonly sheets: readonly (readonly Sheet[])[];
  /** Sheets of paper, or pages when every side is one of its own. */
  readonly count: number;
  readonly cards: number;
}

/** Why there are no sheets: a card does not fit the paper, or there are more cards than one print takes. */
export interface NoSheets {
  readonly problem: 'too-small' | 'too-many';
  readonly cards: number;
}

/** The sheets of a print. The geometry is that of the PDF; a slot's `card` is the place in the deck. */
export function previewOf(deck: readonly DeckCard[], settings: CardSettings): SheetPreview | NoSheets {
  const { sides, marks, bleed, gutter, margin } = settings;
  const cards = cardsIn(deck);
  if (cards > LIMITS.printCards) return { problem: 'too-many', cards };
  try {
    const printed = impose({
      trims: deck.map(({ size }) => size),
      cards: deck.flatMap(({ copies }, i) => Array<number>(copies).fill(i)),
      paper: paperOf(settings),
      sides,
      marks,
      bleed,
      margin,
      ...(gutter === null ? {} : { gutter }),
    });
    const sheets = inPairs(printed);
    return { sheets, count: settings.paper === 'card' ? printed.length : sheets.length, cards };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'too-small', cards };
    throw error;
  }
}

/** Each front with the back that follows it. */
function inPairs(sides: readonly Sheet[]): Sheet[][] {
  const sheets: Sheet[][] = [];
  for (const sheet of sides) {
    const last = sheets.at(-1);
    if (sheet.side === 'back' && last !== undefined) last.push(sheet);
    else sheets.push([sheet]);
  }
  return sheets;
}
