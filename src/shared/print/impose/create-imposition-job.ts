import type { Marks, Paper, Sides, Size } from '../paper.ts';
import type { ImpositionJob } from './impose.ts';

/** A card as far as its place on a sheet depends on it. */
export interface ImposedCard {
  /** The trim size in millimeters. */
  readonly size: Size;
  /** The number of copies. Absent = one. */
  readonly copies?: number | undefined;
  /** Whether the back has nothing to print. */
  readonly hasBlankBack: boolean;
}

/** How cards are put on paper. */
export interface SheetGeometry {
  readonly paper: Paper;
  readonly sides: Sides;
  readonly marks: Marks;
  /** The bleed around every card. Absent: on sheets, neighbors share a cut; single cards keep the template's bleed. */
  readonly bleedMm?: number;
  /** The gap between the trims of neighbors. Absent: enough for both bleeds. */
  readonly gutterMm?: number;
  /** The unprintable margin of the printer. Absent: `MARGIN.default`. */
  readonly marginMm?: number;
}

/** Creates the imposition of cards, for the preview and for the PDF. `drawnBleed` is the bleed of single cards in millimeters. */
export const createImpositionJob = (
  cards: readonly ImposedCard[],
  { paper, sides, marks, bleedMm, gutterMm, marginMm }: SheetGeometry,
  drawnBleed = 0,
): ImpositionJob => ({
  trims: cards.map(({ size }) => size),
  cards: cards.flatMap(({ copies = 1 }, index) => Array.from({ length: copies }, () => index)),
  blankBacks: new Set(cards.flatMap(({ hasBlankBack }, index) => (hasBlankBack ? [index] : []))),
  paper,
  sides,
  marks,
  bleed: bleedMm ?? (paper === 'card' ? drawnBleed : 0),
  ...(gutterMm === undefined ? {} : { gutter: gutterMm }),
  ...(marginMm === undefined ? {} : { margin: marginMm }),
});
