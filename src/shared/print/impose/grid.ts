/** Computes the largest grid of equal cells on a sheet, in either orientation of the paper, that leaves room for marks. */
import { MARK, type Marks, type Size } from '../paper.ts';

export interface GridInput {
  /** The size of a cell in millimeters: a card, or both of its sides if they are folded. */
  readonly cell: Size;
  readonly paper: Size;
  readonly gutter: number;
  /** The bleed on the outer sides of the block. */
  readonly bleed: number;
  /** The unprintable margin of the printer. */
  readonly margin: number;
  readonly marks: Marks;
}

export interface SheetGrid {
  readonly paper: Size;
  readonly columns: number;
  readonly rows: number;
}

/** Lengths that differ by less than this are equal, because millimeters converted from inches are rounded. */
const LENGTH_TOLERANCE = 1e-6;

/** Returns how many cells fit into the available length. */
export const countFittingCells = (availableLength: number, cellLength: number, gutterWidth: number): number =>
  Math.max(0, Math.floor((availableLength + gutterWidth + LENGTH_TOLERANCE) / (cellLength + gutterWidth)));

/** Returns the length of a row of cells. */
export const getSpan = (cellCount: number, cellLength: number, gutterWidth: number): number =>
  cellCount * cellLength + (cellCount - 1) * gutterWidth;

/** Returns the minimum space around a block of cells: bleed, and marks beyond it. */
export const getEdgeSpace = ({ bleed: bleedWidth, marks }: { bleed: number; marks: Marks }): number =>
  bleedWidth + (marks === 'crop' ? MARK.distance + MARK.shortest : 0);

/** Computes the grid on the paper in its given orientation. There are 0 columns or rows if not even one cell fits. */
export function computeGrid({
  cell: cellSize,
  paper: paperSize,
  gutter: gutterWidth,
  bleed: bleedWidth,
  margin: marginWidth,
  marks,
}: GridInput): SheetGrid {
  const edgeLength = 2 * (marginWidth + getEdgeSpace({ bleed: bleedWidth, marks }));
  return {
    paper: paperSize,
    columns: countFittingCells(paperSize.width - edgeLength, cellSize.width, gutterWidth),
    rows: countFittingCells(paperSize.height - edgeLength, cellSize.height, gutterWidth),
  };
}

export const rotateSize = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Returns the grid with the most cells. Portrait wins a tie. */
export function computeBestGrid(gridInput: GridInput): SheetGrid {
  const uprightGrid = computeGrid(gridInput);
  const rotatedGrid = computeGrid({ ...gridInput, paper: rotateSize(gridInput.paper) });
  return rotatedGrid.columns * rotatedGrid.rows > uprightGrid.columns * uprightGrid.rows ? rotatedGrid : uprightGrid;
}
