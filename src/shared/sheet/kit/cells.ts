/** Boxes with counted lines: the result of layout, which elements draw. All lengths in points. */
import type { FontId } from '../../display/font-ids.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { breakText, type TextLine } from './text-lines.ts';

export interface CellStyle {
  readonly font: FontId;
  readonly strong?: FontId;
  readonly size: number;
  /** Distance of baselines. */
  readonly leading: number;
  readonly colour: string;
  /** Added to the top of its cell so that faces of other sizes stand on the row's baseline. */
  readonly shift?: number;
  readonly align?: 'left' | 'right' | 'center';
}

export interface CellLayout {
  readonly x: number;
  readonly width: number;
  readonly style: CellStyle;
  readonly lines: readonly TextLine[];
  /** Stands under it in the same column. */
  readonly below?: CellLayout;
}

/** A box to tick or to write in. Points from the left edge of its row and from the top of its text. */
export interface RowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isTicked: boolean;
  /** Hatched beside its colour, so that a grey print tells it from the others. */
  readonly tone?: 'red';
}

export interface RowLayout {
  readonly key: string;
  readonly kind: 'row' | 'group' | 'heads' | 'note';
  readonly cells: readonly CellLayout[];
  /** Height of the text, without padding. */
  readonly height: number;
  /** Whether a hairline parts it from the row before. */
  readonly ruled: boolean;
  /** Drawn by the sheets that are inked. */
  readonly boxes?: readonly RowBox[];
}

/** One cell with its lines broken; `x` is measured from the left edge of its row. */
export function cellOf(text: string, x: number, width: number, style: CellStyle, fonts: FontSet): CellLayout {
  return { x, width, style, lines: breakText(text, style, width, fonts) };
}

const cellHeight = (cell: CellLayout): number =>
  cell.lines.length * cell.style.leading + (cell.below ? cellHeight(cell.below) : 0);

export const tallest = (cells: readonly CellLayout[]): number =>
  cells.reduce((most, cell) => Math.max(most, cellHeight(cell)), 0);
