/** Cells with broken lines: the result of layout, which the elements draw. All lengths are in points. */
import type { FontId } from '../../display/font-ids.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { breakText, type SheetText, type TextLine } from './text-lines.ts';

export interface CellStyle {
  readonly font: FontId;
  readonly boldFont?: FontId;
  readonly size: number;
  /** The distance between baselines. */
  readonly leading: number;
  readonly color: string;
  /** Offset of the cell's top that puts text of another size on the row's baseline. */
  readonly topShift?: number;
  readonly align?: 'left' | 'right' | 'center';
}

export interface CellLayout {
  readonly x: number;
  readonly width: number;
  readonly style: CellStyle;
  readonly lines: readonly TextLine[];
  /** The next cell in the same column. */
  readonly cellBelow?: CellLayout;
}

/** A box to tick or to write in. Its position is in points from the left edge of the row and from the top of the row's text. */
export interface RowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isTicked: boolean;
  /** A red box is also hatched, so that it differs from other boxes in gray print. */
  readonly boxTone?: 'red';
}

export interface RowLayout {
  readonly rowKey: string;
  readonly kind: 'row' | 'group' | 'heads' | 'note';
  readonly cells: readonly CellLayout[];
  /** The height of the text, without padding. */
  readonly height: number;
  /** Whether a hairline separates the row from the previous one. */
  readonly hasRule: boolean;
  /** Only `DrawnSheet` draws these boxes. */
  readonly boxes?: readonly RowBox[];
}

/** Breaks the text of a cell into lines. `x` is measured from the left edge of the row. */
export function layoutCell(text: SheetText, x: number, width: number, style: CellStyle, fonts: FontSet): CellLayout {
  return { x, width, style, lines: breakText(text, style, width, fonts) };
}

const getCellHeight = (cell: CellLayout): number =>
  cell.lines.length * cell.style.leading + (cell.cellBelow ? getCellHeight(cell.cellBelow) : 0);

export const getTallestHeight = (cells: readonly CellLayout[]): number =>
  cells.reduce((maxHeight, cell) => Math.max(maxHeight, getCellHeight(cell)), 0);
